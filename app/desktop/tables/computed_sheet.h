// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/results.h"
#include "app/desktop/tables/results_columns.h"
#include "app/desktop/tables/sheet_model.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace contraflow {

/** A read-only sheet of computed values. Cells are worked out when they are shown, so new values cost nothing
 * per row. */
class ComputedSheet : public SheetModel
{
    Q_OBJECT

public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] int dataRowCount() const override { return rowCount(); }
    [[nodiscard]] int columnOf(const std::string& key) const override;
    [[nodiscard]] std::shared_ptr<const SheetCells> cells() const override;

protected:
    ComputedSheet();

    /** Calls showNewest() now and whenever `live` has something else, and greys what it says is old. */
    void follow(const Live& live);
    virtual void showNewest() = 0;
    /** Shows the rows and columns of a table, null: none; `swap` as below. */
    void showTable(const std::shared_ptr<const Table>& table, const std::function<void()>& swap);
    /** Shows so many rows with these columns; `swap` replaces what a subclass keeps about them. */
    void showRows(std::size_t rows, std::vector<ResultsColumn> columns, const std::function<void()>& swap);

private:
    void setStale(bool isStale);
    void setGreyed(bool isGreyed);

    std::size_t m_rows = 0;
    std::vector<ResultsColumn> m_columns;
    QTimer m_greying;
    bool m_isGreyed = false;
};

} // namespace contraflow
