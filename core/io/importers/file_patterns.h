// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/import_readers.h"

#include <algorithm>
#include <string>
#include <vector>

namespace contraflow {

/** The usual names of the files of these formats, each once: "*.csv *.tsv". */
template<typename Formats>
[[nodiscard]] std::string patternsOf(const Formats& formats)
{
    std::vector<std::string> patterns;
    std::string text;
    for (const auto& format : formats)
        for (const std::string& pattern : wordsOf(format.patterns))
            if (std::find(patterns.begin(), patterns.end(), pattern) == patterns.end()) {
                patterns.push_back(pattern);
                text += (text.empty() ? "" : " ") + pattern;
            }
    return text;
}

} // namespace contraflow
