// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_figure.h"

#include "app/desktop/plots/plot_surface.h"
#include "app/desktop/style/theme.h"

namespace contraflow {

Result<QByteArray> plotFigure(const PlotContent& content, const PlotFigureStyle& style, PictureFormat format)
{
    const ThemeScope scope(style.theme);
    PlotSurface surface;
    surface.setFont(style.font);
    surface.resize(style.size);
    surface.setContent(content);
    surface.settle();
    return surface.bytes(format);
}

} // namespace contraflow
