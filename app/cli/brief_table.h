// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/table.h"

#include <cstddef>
#include <string>

namespace contraflow::cli {

/**
 * The brief columns of a table for a terminal: those without any value left out, one unit for all times and
 * one for all rates, which the headers name, and decimal points in line.
 */
[[nodiscard]] std::string briefText(const Table& table, std::size_t indent = 2);

} // namespace contraflow::cli
