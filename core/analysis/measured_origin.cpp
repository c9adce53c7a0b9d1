// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/measured_origin.h"

#include <algorithm>

namespace contraflow {

std::string originText(const Provenance& provenance)
{
    std::string text;
    const auto add = [&text](const std::string& before, const std::string& value) {
        if (!value.empty())
            text += (text.empty() ? "" : ", ") + before + value;
    };
    add("", provenance.file);
    add("measured ", provenance.measured);
    add("imported ", provenance.date);
    add("", provenance.machine);
    add("", provenance.mpi);
    add("", provenance.note);
    if (!provenance.changed.empty())
        add("", "changed since");
    return text;
}

std::vector<MeasuredOrigin> originsOf(const ErrorData& data, std::span<const Project* const> projects)
{
    std::vector<MeasuredOrigin> origins;
    for (const MeasuredPattern& pattern : data.patterns) {
        const std::string text =
            originText(projects[pattern.project]->measurements[pattern.measurement].provenance);
        const auto known =
            std::find_if(origins.begin(), origins.end(),
                         [&text](const MeasuredOrigin& origin) { return origin.text == text; });
        if (known == origins.end())
            origins.push_back({text, 1});
        else
            ++known->patterns;
    }
    return origins;
}

} // namespace contraflow
