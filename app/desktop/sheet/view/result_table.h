// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace contraflow {

class Table;
class TableModel;

/** A small table of computed values to read: whole rows are selected, and copying gives a spreadsheet's cells
 * with their header. */
class ResultTable : public QTableView
{
    Q_OBJECT

public:
    explicit ResultTable(QWidget* parent = nullptr);

    /** Fills the model that it has until it is given another one; columns become as wide as their cells. */
    void setTable(const Table& table);
    /** No rows and no columns. */
    void clear();

    /** The selected rows, or all of them when none is selected, as tab-separated text under the header. */
    [[nodiscard]] QString text() const;
    /** As high as the header and its rows, at most `rows` of them. */
    void fitHeight(int rows);

public slots:
    void copy();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    TableModel* m_rows;
};

} // namespace contraflow
