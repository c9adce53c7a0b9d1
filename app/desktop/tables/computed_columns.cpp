// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/computed_columns.h"

namespace contraflow {

namespace {

std::function<QVariant(std::size_t)> sortValueOf(const RowNumber& value)
{
    return [value](std::size_t row) {
        const auto number = value(row);
        return number ? QVariant(*number) : QVariant();
    };
}

} // namespace

ResultsColumn quantitiesColumn(const ColumnCaption& words, Dimension dimension, const RowNumber& value)
{
    return {words.key,
            words.title,
            words.hint,
            QStringLiteral("1000.0 ms"),
            true,
            [value, dimension](std::size_t row) {
                const auto number = value(row);
                return number ? computedText(dimension, *number) : CellText();
            },
            sortValueOf(value),
            dimension};
}

ResultsColumn numbersColumn(const ColumnCaption& words, const NumberStyle& style, const RowNumber& value)
{
    return {words.key,
            words.title,
            words.hint,
            QStringLiteral("1000.0") + style.suffix,
            true,
            [value, style](std::size_t row) {
                const auto number = value(row);
                return number ? computedNumber(*number, style.digits, style.suffix) : CellText();
            },
            sortValueOf(value)};
}

ResultsColumn textsColumn(const ColumnCaption& words, const QString& sample,
                          const std::function<QString(std::size_t)>& text)
{
    return {words.key,
            words.title,
            words.hint,
            sample,
            false,
            [text](std::size_t row) {
                const QString written = text(row);
                return CellText{written, written, {}};
            },
            {}};
}

} // namespace contraflow
