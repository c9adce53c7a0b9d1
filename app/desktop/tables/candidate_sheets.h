// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/candidates.h"
#include "app/desktop/tables/computed_sheet.h"

#include <map>
#include <memory>

namespace contraflow {

/** The scenarios of the project side by side, those of one workload together. Selecting a row shows its
 * scenario everywhere. */
class CompareSheet final : public ComputedSheet
{
    Q_OBJECT

public:
    explicit CompareSheet(Results& results);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;

private:
    void showNewest() override;

    LiveValue<CandidatesView>& m_candidates;
    std::shared_ptr<const CandidatesView> m_view; ///< null before the first
    std::vector<std::size_t> m_scenarios;         ///< by row
    std::map<std::size_t, int> m_rowOfScenario;
};

/** What the shown scenario could be spared, and below it what faster links would save. */
class WhatIfSheet final : public ComputedSheet
{
    Q_OBJECT

public:
    explicit WhatIfSheet(Results& results);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;

private:
    void showNewest() override;

    LiveValue<WhatIfView>& m_whatIf;
    std::shared_ptr<const WhatIfView> m_view; ///< null before the first
};

} // namespace contraflow
