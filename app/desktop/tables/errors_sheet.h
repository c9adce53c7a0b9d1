// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/errors.h"
#include "app/desktop/tables/computed_sheet.h"
#include "core/tables/error_tables.h"

#include <map>
#include <memory>

namespace contraflow {

/**
 * Every measured message of the project with its measured time, and per model the predicted time and the
 * error. Selecting a row shows the scenario that was measured.
 */
class ErrorsSheet final : public ComputedSheet
{
    Q_OBJECT

public:
    ErrorsSheet(Selection& selection, Results& results);

    /** How good each model is on the whole; empty without errors. */
    [[nodiscard]] static QString summaryText(const std::shared_ptr<const ErrorsResult>& errors);
    /** "17 measured patterns". */
    [[nodiscard]] static QString patternsText(const ErrorsResult& errors);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;
    [[nodiscard]] std::optional<std::size_t> scenarioOf(int row) const override;

private:
    void showNewest() override;

    Selection& m_selection;
    Results& m_results;
    std::shared_ptr<const ErrorsResult> m_errors; ///< null before the first
    std::map<SelectedItem, int> m_rowOfItem;
};

/** What was measured, summed up: by pattern, by experiment (|N| and d, Table II of zhu-2014), or by model. */
class ErrorSumsSheet final : public ComputedSheet
{
    Q_OBJECT

public:
    ErrorSumsSheet(Results& results, ErrorView view);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;

private:
    void showNewest() override;

    Results& m_results;
    ErrorView m_view;
    std::shared_ptr<const ErrorsResult> m_errors; ///< null before the first
};

} // namespace contraflow
