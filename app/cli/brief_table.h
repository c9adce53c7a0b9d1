// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/table.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace contraflow::cli {

/** In which units times and rates are written. */
enum class BriefUnits
{
    common,     ///< one for all times and one for all rates, which the headers name; decimal points in line
    ofEachCell, ///< each with its own, where they lie many powers of ten apart
};

/** The brief columns of a table for a terminal, those without any value left out. */
[[nodiscard]] std::string briefText(const Table& table, std::size_t indent = 2,
                                    BriefUnits units = BriefUnits::common);
/** The same line by line. */
void writeBrief(const Table& table, const std::function<void(std::string_view line)>& take,
                std::size_t indent = 2, BriefUnits units = BriefUnits::common);

} // namespace contraflow::cli
