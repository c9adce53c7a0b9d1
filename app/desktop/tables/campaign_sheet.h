// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/errors.h"
#include "app/desktop/tables/computed_sheet.h"

#include <memory>

namespace contraflow {

/** The measured patterns of the project summed up by |N| and d: Table II of zhu-2014, a row per model. */
class CampaignSheet final : public ComputedSheet
{
    Q_OBJECT

public:
    explicit CampaignSheet(Results& results);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;

private:
    void showNewest();

    Results& m_results;
    std::shared_ptr<const ErrorsResult> m_errors; ///< null before the first
};

} // namespace contraflow
