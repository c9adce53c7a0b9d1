// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/live_value.h"
#include "core/analysis/error_report.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace contraflow {

/** All measured patterns of a project beside their predictions, without histograms; an immutable value that
 * views show. Its only project is that of `base`. */
struct ErrorsResult : ErrorReport
{
    std::shared_ptr<const ScenarioResult> base; ///< project and revision
    QString failure;                            ///< why a model or all of it is missing

    /** The row that a message has in the project's tables. */
    [[nodiscard]] SelectedItem item(std::size_t message) const;
};

/** Only what models were not learnt from, as the command `errors --unlearnt` shows it. */
[[nodiscard]] std::shared_ptr<const ErrorsResult> withoutLearnt(const ErrorsResult& errors);

/** As LiveValue<ErrorsResult> makes it: everything that was measured in the project is predicted with the
 * models of its scenarios and those of the compared ones that there are, on all cores. */
[[nodiscard]] LiveValue<ErrorsResult>::Plan errorsPlan(const std::shared_ptr<const ScenarioResult>& base,
                                                       const QStringList& compared);

} // namespace contraflow
