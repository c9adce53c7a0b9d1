// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/comparison.h"
#include "app/desktop/tables/message_sheet.h"
#include "app/desktop/tables/run_rows.h"

#include <memory>

namespace contraflow {

/**
 * The compared models side by side: per model a column of times, of differences to the scenario's own model,
 * and of errors where times were measured. A row is a message, or of a run a process or an event.
 */
class ComparisonSheet final : public MessageSheet
{
    Q_OBJECT

public:
    explicit ComparisonSheet(Results& results);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;

    /** What of a run has a row: processes, which are shown first, or events. */
    void setRunRows(RunRows rows);

private:
    void showNewest() override;

    LiveValue<ComparisonResult>& m_comparison;
    std::shared_ptr<const ComparisonResult> m_compared;
    RunRows m_runRows = RunRows::processes;
};

} // namespace contraflow
