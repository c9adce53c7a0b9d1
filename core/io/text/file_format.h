// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace contraflow {

/** What is said of each format of files, whatever its reader makes of them. */
struct FileFormat
{
    std::string_view name;  ///< in projects and on the command line: "osu"
    std::string_view title; ///< in menus: "OSU micro-benchmarks"
    std::string_view takes; ///< what of its files is taken, for the guide
};

} // namespace contraflow
