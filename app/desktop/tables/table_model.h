// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/results_columns.h"

#include <QAbstractTableModel>

#include <vector>

namespace contraflow {

class Table;

/** A table for the lists of dialogs: what it shows in sheets, but for columns without any value. */
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const Table& table);
    /** No rows and no columns. */
    void clear();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::size_t m_rows = 0;
    std::vector<ResultsColumn> m_columns;
};

} // namespace contraflow
