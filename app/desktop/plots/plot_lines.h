// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_painting.h"
#include "app/desktop/style/theme.h"

#include <qcustomplot.h>

#include <cmath>
#include <vector>

namespace contraflow {

inline constexpr int kPlotMargin = 8; ///< pixels around the parts of a plot

/** A left-aligned line of text that is cut, not widened, when there is no room. */
class TextLine : public QCPLayoutElement
{
public:
    explicit TextLine(QCustomPlot* plot) : QCPLayoutElement(plot)
    {
        setMargins({kPlotMargin, 0, kPlotMargin, 0});
    }

    void setText(const QString& text, const QFont& font, const QColor& color)
    {
        m_text = text;
        m_font = font;
        m_color = color;
    }
    /** Without it the data have more room. */
    void setShown(bool isShown)
    {
        m_isShown = isShown;
        setVisible(isShown);
    }
    [[nodiscard]] int height() const
    {
        return QFontMetrics(m_font).height() + 1 + mMargins.top() + mMargins.bottom();
    }
    QSize minimumOuterSizeHint() const override { return {0, m_isShown ? height() : 0}; }
    QSize maximumOuterSizeHint() const override { return {QWIDGETSIZE_MAX, m_isShown ? height() : 0}; }

protected:
    void draw(QCPPainter* painter) override
    {
        painter->setFont(m_font);
        painter->setPen(QPen(m_color));
        painter->drawText(mRect, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(m_font).elidedText(m_text, Qt::ElideRight, mRect.width()));
    }

private:
    QString m_text;
    QFont m_font;
    QColor m_color;
    bool m_isShown = true;
};

/** The legend below the axes, outside of the data. */
class LegendLines : public QCPLayoutElement
{
public:
    LegendLines(QCustomPlot* plot, const PlotScene& scene) : QCPLayoutElement(plot), m_scene(scene)
    {
        setMargins({kPlotMargin, 2, kPlotMargin, 6});
    }

    /** Without it the data have more room. */
    void setShown(bool isShown)
    {
        m_isShown = isShown;
        setVisible(isShown);
    }
    [[nodiscard]] int height() const
    {
        const std::vector<LegendEntry> all = entries();
        return all.empty() ? kPlotMargin
                           : static_cast<int>(std::ceil(all.back().place.bottom())) + kPlotMargin;
    }
    QSize minimumOuterSizeHint() const override { return {0, m_isShown ? height() : kPlotMargin}; }
    QSize maximumOuterSizeHint() const override
    {
        return {QWIDGETSIZE_MAX, m_isShown ? height() : kPlotMargin};
    }

    /** The name of the series whose entry is at this pixel. */
    [[nodiscard]] QString nameAt(const QPointF& pixel) const
    {
        if (m_isShown)
            for (const LegendEntry& entry : entries())
                if (entry.place.translated(mRect.topLeft()).contains(pixel))
                    return entry.name;
        return {};
    }

protected:
    void draw(QCPPainter* painter) override
    {
        paintLegend(*painter, entries(), m_scene, mRect.topLeft(), theme(), mParentPlot->font());
    }

private:
    [[nodiscard]] std::vector<LegendEntry> entries() const
    {
        return legendEntries(m_scene.content, mParentPlot->font(),
                             mParentPlot->viewport().width() - 2 * kPlotMargin);
    }
    const PlotScene& m_scene;
    bool m_isShown = true;
};

} // namespace contraflow
