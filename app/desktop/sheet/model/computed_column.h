// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/tables/table.h"

#include <QString>
#include <QVariant>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

class ShownTable;

/** A column of a table as sheets show it, with title and hint translated. It shares the table, so any thread
 * may read its cells. */
struct ComputedColumn
{
    std::string key;
    QString title;
    QString hint;
    QString sample; ///< as wide as its cells usually are
    bool isNumber = true;
    std::optional<Dimension> dimension = {}; ///< of quantities: their sort values are in its base unit
    std::shared_ptr<const ShownTable> table;
    std::size_t index = 0; ///< in it

    /** All digits. */
    [[nodiscard]] QString fullText(std::size_t row) const;
    [[nodiscard]] QString shownText(std::size_t row) const;
    [[nodiscard]] QVariant sortValue(std::size_t row) const;
};

/** A table's columns for sheets. They let go of its rows before they let go of the table. */
[[nodiscard]] std::vector<ComputedColumn> sheetColumns(std::shared_ptr<const Table> table);

/** What a row says, for a tool tip: its first column, then a line for each other one that says something. */
[[nodiscard]] QString rowText(const Table& table, std::size_t row);

} // namespace contraflow
