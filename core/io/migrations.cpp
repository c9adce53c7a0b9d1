// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/migrations.h"

#include <algorithm>
#include <string>

namespace contraflow {

std::span<const Migration> migrations()
{
    // Version 1 is the first, so nothing leads to it.
    return {};
}

Result<void> migrate(DataNode& root, int from, int to, std::span<const Migration> steps)
{
    for (int version = from; version < to; ++version) {
        const auto step = std::find_if(steps.begin(), steps.end(), [version](const Migration& migration) {
            return migration.from == version;
        });
        const std::string what = "the project has format version " + std::to_string(from) + ", and ";
        if (step == steps.end())
            return Error{ErrorCode::invalidInput,
                         what + "nothing leads from version " + std::to_string(version) + " to " +
                             std::to_string(version + 1) + "; open and save it with an older Contraflow"};
        if (const Result<void> done = step->apply(root); !done)
            return done.error().within(what + "the step to version " + std::to_string(version + 1) +
                                       " failed");
    }
    return {};
}

} // namespace contraflow
