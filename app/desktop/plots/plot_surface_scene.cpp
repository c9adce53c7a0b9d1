// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_surface.h"

// What of a surface is about its scene and knows nothing of the plotting library.

namespace contraflow {

bool PlotSurface::hasData() const
{
    return content().hint.isEmpty() && content().elementCount() > 0;
}

void PlotSurface::setHighlighted(std::set<std::uint32_t> items)
{
    if (items == m_scene.highlighted)
        return;
    m_scene.highlighted = std::move(items);
    redraw();
}

void PlotSurface::setMark(std::optional<PlotInterval> mark)
{
    if (mark == m_scene.mark)
        return;
    m_scene.mark = mark;
    redraw();
}

void PlotSurface::setSeriesShown(const QString& name, bool isShown)
{
    if (isShown)
        m_scene.hiddenNames.erase(name);
    else
        m_scene.hiddenNames.insert(name);
    redraw();
}

} // namespace contraflow
