// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/message_sheet.h"

namespace contraflow {

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
