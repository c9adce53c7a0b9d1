// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/text.h"
#include "app/desktop/tables/table_columns.h"
#include "core/project/edits.h"

#include <string>

namespace contraflow {

/** The names of the objects of a list; renaming one renames what refers to it. */
template<typename Row>
[[nodiscard]] TableColumn<Row> nameColumn(TableKind list, const QString& hint)
{
    TableColumn<Row> column =
        textColumn<Row>({"name", tr("Name"), hint, QStringLiteral("name-of-object")}, &Row::name);
    column.rename = [list](const CellPlace& at, const std::string& name) {
        return renameObject(at.project, list, at.row, name);
    };
    return column;
}

} // namespace contraflow
