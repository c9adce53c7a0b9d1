// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/results_columns.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace contraflow {

/** The core's UTF-8 as Qt's text. */
// Columns of computed sheets, made from what each row has; their functions hold what they read.

/** What a column is called. */
struct ColumnCaption
{
    std::string key;
    QString title;
    QString hint = {};
};

using RowNumber = std::function<std::optional<double>(std::size_t row)>;

/** Quantities in base units; empty where a row has none. */
[[nodiscard]] ResultsColumn quantitiesColumn(const ColumnCaption& words, Dimension dimension,
                                             const RowNumber& value);

/** How plain numbers are written. */
struct NumberStyle
{
    int digits = 3;
    QString suffix = {};
};

[[nodiscard]] ResultsColumn numbersColumn(const ColumnCaption& words, const NumberStyle& style,
                                          const RowNumber& value);

/** Text; `sample` is as wide as it usually is. */
[[nodiscard]] ResultsColumn textsColumn(const ColumnCaption& words, const QString& sample,
                                        const std::function<QString(std::size_t row)>& text);

} // namespace contraflow
