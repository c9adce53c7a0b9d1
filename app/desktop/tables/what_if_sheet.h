// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/candidates.h"
#include "app/desktop/tables/computed_sheet.h"

#include <memory>

namespace contraflow {

/** What the shown scenario could be spared, and below it what faster links would save. */
class WhatIfSheet final : public ComputedSheet
{
    Q_OBJECT

public:
    explicit WhatIfSheet(Results& results);

    [[nodiscard]] QString ownerText() const override;
    [[nodiscard]] QString emptyText() const override;

private:
    void showNewest();

    LiveValue<WhatIfView>& m_whatIf;
    std::shared_ptr<const WhatIfView> m_view; ///< null before the first
};

} // namespace contraflow
