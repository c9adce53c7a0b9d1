// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/results.h"
#include "app/desktop/tables/results_columns.h"
#include "app/desktop/tables/sheet_model.h"

#include <memory>
#include <vector>

namespace contraflow {

/**
 * The predicted times of the selected scenario, one row per message that could be placed; read-only. Cells
 * are worked out when they are shown, so a new result costs nothing per row.
 */
class ResultsSheet final : public SheetModel
{
    Q_OBJECT

public:
    explicit ResultsSheet(Results& results);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] int dataRowCount() const override { return rowCount(); }
    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;
    [[nodiscard]] int columnOf(const std::string& key) const override;
    [[nodiscard]] std::shared_ptr<const SheetCells> cells() const override;

private:
    void showNewest();

    Results& m_results;
    std::shared_ptr<const ScenarioResult> m_shown; ///< never null; without a prediction when there is none
    std::vector<ResultsColumn> m_columns;
};

} // namespace contraflow
