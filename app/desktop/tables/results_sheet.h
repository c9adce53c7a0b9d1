// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/results.h"
#include "app/desktop/tables/computed_sheet.h"

#include <memory>
#include <vector>

namespace contraflow {

/** A read-only sheet of computed values with one row per message that could be placed. */
class MessageSheet : public ComputedSheet
{
    Q_OBJECT

public:
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;

protected:
    MessageSheet();

    /** The result whose messages are shown; never null, without a prediction when there is none. */
    [[nodiscard]] const std::shared_ptr<const ScenarioResult>& shown() const { return m_shown; }
    /** Shows a result, which must not be null, with these columns and a row for each of its messages. */
    void show(std::shared_ptr<const ScenarioResult> result, std::vector<ResultsColumn> columns);

private:
    std::shared_ptr<const ScenarioResult> m_shown;
};

/** The predicted times of the selected scenario, one row per message that could be placed, and those under
 * the models that its own is compared with; read-only. */
class ResultsSheet final : public MessageSheet
{
    Q_OBJECT

public:
    explicit ResultsSheet(Results& results);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;

private:
    void showNewest() override;

    Results& m_results;
};

} // namespace contraflow
