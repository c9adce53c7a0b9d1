// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/results/results.h"
#include "app/desktop/style/theme.h"
#include "core/analysis/application/event_explanation.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace contraflow {

/**
 * The explanation of an event of a run as rich text: which event it is, what it waited for, and of each of
 * its messages the parts of its time, the channel that limited it and who shared that. Names are links that
 * resolveRunLink() reads. It says what `contraflow explain --process --event` says.
 */
[[nodiscard]] QString eventHtml(const ScenarioResult& result, const EventExplanation& explanation,
                                const Theme& theme);

/** What a link of eventHtml() leads to. */
[[nodiscard]] std::optional<SelectedItem> resolveRunLink(const QUrl& link, const ScenarioResult& result);

} // namespace contraflow
