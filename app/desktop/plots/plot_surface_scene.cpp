// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_overlay.h"
#include "app/desktop/plots/plot_surface.h"
#include "app/desktop/style/theme.h"

#include <QEvent>

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

void PlotSurface::setContent(PlotContent content)
{
    ++m_contentRevision;
    const bool keepsZoom =
        !m_isHome && meansTheSame(content.x, m_scene.content.x) && meansTheSame(content.y, m_scene.content.y);
    m_scene.content = std::move(content);
    m_isHome = !keepsZoom;
    redraw();
}

void PlotSurface::goHome()
{
    m_isHome = true;
    redraw();
}

void PlotSurface::startAnew()
{
    m_scene.hiddenNames.clear();
    goHome();
}

void PlotSurface::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::ApplicationFontChange)
        redraw();
}

void PlotSurface::paintOver(QPainter& painter) const
{
    if (!hasData())
        paintHint(painter, rect(), content().hint, theme());
    if (m_isStale && !m_staleTimer.isActive())
        paintVeil(painter, rect(), theme());
    if (m_showsFocus)
        paintFocusFrame(painter, rect(), theme());
}

} // namespace contraflow
