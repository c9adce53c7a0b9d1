// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/table.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace contraflow::cli {

/** The brief columns of a table for a terminal, those without any value left out. All times have one unit and
 * all rates, which the headers name; decimal points are in line. */
[[nodiscard]] std::string briefText(const Table& table, std::size_t indent = 2);
/** The same line by line. */
void writeBrief(const Table& table, const std::function<void(std::string_view line)>& take,
                std::size_t indent = 2);

} // namespace contraflow::cli
