// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/results.h"
#include "app/desktop/tables/computed_sheet.h"

#include <memory>
#include <optional>

namespace contraflow {

/** What has a row in a sheet of a run. */
enum class RunRows
{
    processes,
    events,
    phases,
};

/** The table of such rows of a result; null without a run. */
[[nodiscard]] const std::shared_ptr<const Table>& runTable(const ScenarioResult& result, RunRows rows);

// What is selected with a row, and the row of what is selected; -1: none. Nothing without a run.
[[nodiscard]] std::optional<TableRef> selectableTable(const ScenarioResult& result, RunRows rows);
[[nodiscard]] std::optional<SelectedItem> itemOfRunRow(const ScenarioResult& result, RunRows rows, int row);
[[nodiscard]] int runRowOf(const ScenarioResult& result, RunRows rows, const SelectedItem& item);

/** What the run of the selected scenario's applications gave, read-only; its rows are worked out when they
 * are shown. */
class ReplaySheet final : public ComputedSheet
{
    Q_OBJECT

public:
    ReplaySheet(Results& results, RunRows rows);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;

private:
    void showNewest() override;

    Results& m_results;
    RunRows m_of;
    std::shared_ptr<const ScenarioResult> m_shown; ///< never null
};

/** "Scenario s, model m": of a result with a run. */
[[nodiscard]] QString runText(const ScenarioResult& result);

} // namespace contraflow
