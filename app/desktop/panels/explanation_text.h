// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/style/theme.h"
#include "core/analysis/explanation.h"

#include <QString>
#include <QUrl>

#include <optional>

class QFontMetricsF;

namespace contraflow {

/** What the explanation panel shows about one message. */
struct ExplanationView
{
    const Prediction& prediction;
    const Project& project; ///< the snapshot that was predicted
    const Explanation& explanation;
    std::size_t step = 0; ///< the step that the window shows, 0-based
    /** How a step stands in the table: what limits it beside its figures, or below them where there is little
     * room. */
    enum class Rows
    {
        single,
        twofold,
    };
    Rows rows = Rows::single;
};

/**
 * The explanation as rich text: the finding, the message's time, its steps with rate and limiting channel,
 * and for the shown step every channel of the route with the messages that share it, and the figures from
 * which the model has the rate. Names are links that resolveLink() reads.
 */
[[nodiscard]] QString explanationHtml(const ExplanationView& view, const Theme& theme);

/** Pixels that the table of steps needs with one line per step. */
[[nodiscard]] double stepTableWidth(const ExplanationView& view, const QFontMetricsF& metrics);

/** What a link of explanationHtml leads to: a thing to select, or a step to show. */
struct ExplanationTarget
{
    std::optional<SelectedItem> item;
    std::optional<std::size_t> step;
};

[[nodiscard]] ExplanationTarget resolveLink(const QUrl& link, const Prediction& prediction,
                                            const Project& project);

} // namespace contraflow
