// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import_columns_table.h"

#include "app/desktop/style/text.h"

#include <QComboBox>
#include <QHeaderView>

#include <algorithm>

namespace contraflow {
namespace {

enum Column
{
    kName,
    kMeaning,
    kUnit,
    kExample
};

} // namespace

ImportColumnsTable::ImportColumnsTable(QWidget* parent) : QTableWidget(0, kExample + 1, parent)
{
    setAccessibleName(tr("Columns of the file, what they mean and their units"));
    setHorizontalHeaderLabels({tr("Column"), tr("Means"), tr("Unit"), tr("First value")});
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    verticalHeader()->hide();
    horizontalHeader()->setStretchLastSection(true);
}

void ImportColumnsTable::setTable(const ImportTable& table)
{
    // Menus are made anew: what was chosen comes back as what the file is read as. The keyboard stays where
    // it is.
    QPoint focused(-1, -1);
    for (int row = 0; row < rowCount(); ++row)
        for (const int column : {kMeaning, kUnit})
            if (cellWidget(row, column) && cellWidget(row, column)->hasFocus())
                focused = QPoint(column, row);
    setRowCount(0);
    setRowCount(static_cast<int>(table.columns.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const auto index = static_cast<std::size_t>(row);
        const ImportColumn& column = table.columns[index];
        setItem(row, kName, new QTableWidgetItem(qtText(column.name)));
        // One of several columns of a name is meant by its number.
        const bool isAlone =
            std::count_if(table.columns.begin(), table.columns.end(),
                          [&column](const auto& other) { return other.name == column.name; }) == 1;
        const std::string name = isAlone ? column.name : std::to_string(row + 1);
        addMeanings(row, column, name);
        addUnits(row, column, name);
        const bool hasExample = !table.records.empty() && index < table.records.front().cells.size();
        setItem(row, kExample,
                new QTableWidgetItem(hasExample ? qtText(table.records.front().cells[index]) : QString()));
    }
    resizeColumnsToContents();
    if (QWidget* menu = cellWidget(focused.y(), focused.x()))
        menu->setFocus();
}

void ImportColumnsTable::addMeanings(int row, const ImportColumn& column, const std::string& name)
{
    auto* menu = new QComboBox(this);
    menu->setAccessibleName(tr("What the column %1 means").arg(qtText(column.name)));
    for (const ColumnMeaningInfo& info : columnMeanings())
        menu->addItem(coreText(info.title), static_cast<int>(info.meaning));
    menu->setCurrentIndex(menu->findData(static_cast<int>(column.meaning)));
    connect(menu, &QComboBox::activated, this, [this, menu, name] {
        emit chosen({name, static_cast<ColumnMeaning>(menu->currentData().toInt()), nullptr});
    });
    setCellWidget(row, kMeaning, menu);
}

void ImportColumnsTable::addUnits(int row, const ImportColumn& column, const std::string& name)
{
    const auto dimension = dimensionOf(column.meaning);
    if (!dimension) {
        setItem(row, kUnit, new QTableWidgetItem());
        return;
    }
    auto* menu = new QComboBox(this);
    menu->setAccessibleName(tr("Unit of the column %1").arg(qtText(column.name)));
    // A unit within a cell wins over that of the column, so only columns without one offer it.
    if (!column.unit)
        menu->addItem(tr("in each cell"), -1);
    const auto units = unitsOf(*dimension);
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = units[i];
        menu->addItem(qtText(unit.symbol), static_cast<int>(i));
        if (&unit == column.unit)
            menu->setCurrentIndex(menu->count() - 1);
    }
    connect(menu, &QComboBox::activated, this, [this, menu, name, meaning = column.meaning, units] {
        const int index = menu->currentData().toInt();
        emit chosen({name, meaning, index < 0 ? nullptr : &units[static_cast<std::size_t>(index)]});
    });
    setCellWidget(row, kUnit, menu);
}

} // namespace contraflow
