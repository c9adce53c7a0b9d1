// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/comparison.h"
#include "app/desktop/tables/message_sheet.h"

#include <memory>

namespace contraflow {

/**
 * The compared models side by side: per model a column of times, of differences to the scenario's own model,
 * and of errors where times were measured.
 */
class ComparisonSheet final : public MessageSheet
{
    Q_OBJECT

public:
    explicit ComparisonSheet(Comparison& comparison);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;

private:
    void showNewest();

    Comparison& m_comparison;
    std::shared_ptr<const ComparisonResult> m_compared;
};

} // namespace contraflow
