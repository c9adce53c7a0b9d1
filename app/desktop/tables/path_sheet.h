// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/results.h"
#include "app/desktop/tables/computed_sheet.h"
#include "core/analysis/application/run_analysis.h"

#include <QString>

#include <memory>

namespace contraflow {

/** The critical path of the run of the selected scenario, taken apart: its steps, or its parts by phase or by
 * channel. A step is selected as the event that went on at its end. */
class PathSheet final : public ComputedSheet
{
    Q_OBJECT

public:
    enum class Subject
    {
        steps,
        phases,
        channels,
    };

    explicit PathSheet(Results& results);

    void setSubject(Subject subject);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;

    /** What the path is made of and what contention costs, as far as it is known; empty without a path. */
    [[nodiscard]] static QString summaryText(const Results& results);

private:
    void showNewest() override;

    Results& m_results;
    std::shared_ptr<const ScenarioResult> m_shown; ///< never null
    Subject m_subject = Subject::steps;
};

} // namespace contraflow
