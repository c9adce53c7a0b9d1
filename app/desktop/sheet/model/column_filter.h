// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/row_order.h"
#include "core/base/result.h"

#include <QJsonObject>
#include <QSet>
#include <QString>

#include <optional>
#include <vector>

namespace contraflow {

/** How a cell is compared with a text. */
enum class FilterCondition
{
    contains,
    containsNot,
    equals,
    differs,
    begins,
    ends,
    less,
    atMost,
    greater,
    atLeast,
    isEmpty,
    isNotEmpty,
};

/** Which cells of a column pass: by a condition, by value, or both. */
struct ColumnFilter
{
    int column = 0;
    FilterCondition condition = FilterCondition::contains;
    QString text; ///< an empty text makes no condition, unless the condition needs none
    std::optional<QSet<QString>> values; ///< shown texts that pass; nothing: all

    [[nodiscard]] bool isActive() const;
    /** For settings; without the column. */
    [[nodiscard]] QJsonObject toJson() const;
    /** What toJson() gave; what is no filter lets everything pass. */
    [[nodiscard]] static ColumnFilter fromJson(int column, const QJsonObject& json);
};

/** Rows whose cells pass all filters. Fails when a text is no number where numbers are compared. */
[[nodiscard]] Result<RowFilter> rowFilter(const std::vector<ColumnFilter>& filters);

/** What a text is compared as: "10 MB", "940 Mbit/s", "2 s" in base units, or a plain number. */
[[nodiscard]] std::optional<double> comparableNumber(const QString& text);

/** The different shown texts of a column in their order, and whether there were more than `most`. */
struct ColumnValues
{
    QStringList texts;
    bool isCut = false;
};
[[nodiscard]] ColumnValues columnValues(const SheetCells& cells, int column, int most,
                                        const JobContext& context);

} // namespace contraflow
