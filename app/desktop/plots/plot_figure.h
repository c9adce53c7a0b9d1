// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/picture_file.h"
#include "app/desktop/style/theme.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QFont>
#include <QSize>

namespace contraflow {

/** How a plot is drawn that no window shows. */
struct PlotFigureStyle
{
    QSize size; ///< pixels
    QFont font;
    Theme theme;
};

/**
 * The bytes of a picture of a plot. Needs the application and its thread, but no display that shows anything.
 * Fails when there is nothing to draw or no memory for it.
 */
[[nodiscard]] Result<QByteArray> plotFigure(const PlotContent& content, const PlotFigureStyle& style,
                                            PictureFormat format);

} // namespace contraflow
