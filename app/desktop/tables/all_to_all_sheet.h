// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/collectives.h"
#include "app/desktop/tables/computed_sheet.h"

#include <map>
#include <memory>

namespace contraflow {

/** Times of all-to-alls by size, measured and by every method; or what each process of the scenario's own
 * messages has to send and receive. */
class AllToAllSheet final : public ComputedSheet
{
    Q_OBJECT

public:
    enum class Subject
    {
        sizes,
        processes
    };

    explicit AllToAllSheet(Results& results);

    void setSubject(Subject subject);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;

private:
    void showNewest() override;

    Results& m_results;
    std::shared_ptr<const CollectiveResult> m_result; ///< null before the first
    Subject m_subject = Subject::sizes;
    std::optional<TableRef> m_table;            ///< of the measured times
    std::map<std::size_t, int> m_rowOfMeasured; ///< by row of that table
    std::map<int, std::size_t> m_measuredOfRow; ///< the first one
};

} // namespace contraflow
