// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/measured_file.h"

#include <QTableWidget>

namespace contraflow {

/** The columns of a table that is imported: a row for each, with menus for what it means and in which unit.
 */
class ImportColumnsTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit ImportColumnsTable(QWidget* parent);

    void setTable(const ImportTable& table);

signals:
    /** The user chose a meaning or a unit. */
    void chosen(const contraflow::ColumnChoice& choice);

private:
    /** Menus that choose for the column of this name or number. */
    void addMeanings(int row, const ImportColumn& column, const std::string& name);
    void addUnits(int row, const ImportColumn& column, const std::string& name);
};

} // namespace contraflow
