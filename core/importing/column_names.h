// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/measured_file.h"

#include <string>
#include <string_view>

namespace contraflow {

/** What a column is, as far as its name says it. */
struct ColumnReading
{
    ColumnMeaning meaning = ColumnMeaning::kept;
    const Unit* unit = nullptr;
    std::string unknownUnit; ///< a unit that the name gives and nobody knows
};

/**
 * Reads a column's name: known words in several spellings, with a unit behind them as in "T (ms)", "lat[us]",
 * "mean_s" or "Bandwidth (MB/s)". Unknown names are kept as text.
 */
[[nodiscard]] ColumnReading readColumnName(std::string_view text);

/** The unit that a word of a header means: all of findUnit(), and "usec", "Mbytes/sec", "seconds", … */
[[nodiscard]] const Unit* unitOfWord(Dimension dimension, std::string_view word);

} // namespace contraflow
