// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/text.h"
#include "app/desktop/tables/table_columns.h"
#include "core/project/references.h"

#include <string>

namespace contraflow {

/** What a column of names does that others refer to: what means a thing by its name is renamed with it. */
[[nodiscard]] inline Edit renameAt(const CellPlace& at, const std::string& name)
{
    return renameRow(at.project, at.table, at.row, name);
}

/** The names of the objects of a list. */
template<typename Row>
[[nodiscard]] TableColumn<Row> nameColumn(const QString& hint)
{
    TableColumn<Row> column =
        textColumn<Row>({"name", tr("Name"), hint, QStringLiteral("name-of-object")}, &Row::name);
    column.rename = renameAt;
    return column;
}

} // namespace contraflow
