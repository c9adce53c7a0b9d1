// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace contraflow {

/** Logical pixels between controls that stand side by side. */
inline constexpr int kSpacing = 8;

/** A layout without margins, for a part of a window. `spacing` is that between its rows and columns;
 * negative: as the style has it. */
template<typename Layout>
[[nodiscard]] Layout* bareLayout(QWidget* part, int spacing = -1)
{
    auto* layout = new Layout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    return layout;
}

} // namespace contraflow
