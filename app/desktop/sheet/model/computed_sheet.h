// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/results.h"
#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/sheet/model/sheet_model.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace contraflow {

/** What a computed sheet shows. Its functions hold the result that they read. */
struct ComputedView
{
    std::size_t rows = 0;
    std::vector<ComputedColumn> columns = {}; ///< none: there are no rows
    QString owner = {};                       ///< SheetModel::ownerText()
    QString empty = {};                       ///< SheetModel::emptyText()
    std::function<std::optional<TableRef>()> selectableTable = {};
    std::function<std::optional<SelectedItem>(std::size_t row)> itemAt = {};
    std::function<int(const SelectedItem& item)> rowOf = {};
    std::function<std::optional<std::size_t>(std::size_t row)> scenarioOf = {};

    /** Rows and columns of a table; null: none. */
    void setTable(const std::shared_ptr<const Table>& table);
};

/** A read-only sheet of computed values. Cells are worked out when they are shown, so new values cost nothing
 * per row. */
class ComputedSheet final : public SheetModel
{
    Q_OBJECT

public:
    /** What is to be shown of a subject; nothing: what is shown stays. */
    using Viewing = std::function<std::optional<ComputedView>(int subject)>;

    /** Shows what `viewing` gives now and whenever one of `lives` has something else, and greys what the
     * first of them says is old. `pending`: what is said before there is anything. */
    ComputedSheet(const QString& pending, const std::vector<const Live*>& lives, Viewing viewing);

    /** Which of its subjects the sheet shows; at first 0. */
    void setSubject(int subject);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] int dataRowCount() const override { return rowCount(); }
    [[nodiscard]] int columnOf(const std::string& key) const override;
    [[nodiscard]] std::shared_ptr<const SheetCells> cells() const override;
    [[nodiscard]] QString ownerText() const override { return m_view.owner; }
    [[nodiscard]] QString emptyText() const override { return m_view.empty; }
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;
    [[nodiscard]] std::optional<std::size_t> scenarioOf(int row) const override;

private:
    void showNewest();
    void setStale(bool isStale);
    void setGreyed(bool isGreyed);
    [[nodiscard]] bool hasRow(int row) const { return row >= 0 && row < rowCount(); }

    Viewing m_viewing;
    int m_subject = 0;
    ComputedView m_view;
    QTimer m_greying;
    bool m_isGreyed = false;
};

} // namespace contraflow
