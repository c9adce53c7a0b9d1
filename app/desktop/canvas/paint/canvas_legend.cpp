// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_painter.h"
#include "app/desktop/style/text.h"

#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/style/theme.h"
#include "core/base/text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <utility>

namespace contraflow {
namespace {

constexpr double kLoadScale = 64;

/** Paints entries from left to right while there is room. */
class LegendPainter
{
public:
    LegendPainter(QPainter& painter, const CanvasPicture& picture, const QRectF& strip, const QFont& font)
        : m_painter(painter)
        , m_picture(picture)
        , m_strip(strip)
        , m_metrics(font)
        , m_x(strip.left() + 12)
        , m_end(strip.right() - 12)
    {
        m_painter.setFont(font);
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paint()
    {
        m_painter.fillRect(m_strip, theme().ground);
        m_painter.fillRect(QRectF(m_strip.left(), m_strip.top(), m_strip.width(), 1), theme().border);
        paintNodesInUse();
        if (!m_picture.prediction()) {
            const QString words = tr("The messages of an application are in the sheets and plots");
            if (m_picture.result && m_picture.result->isOfApplications &&
                m_picture.result->runSteps.empty() && fits(m_metrics.horizontalAdvance(words)))
                text(words, theme().mutedText);
            return;
        }
        paintStep();
        paintLoads();
        paintSaturated();
        paintBuffer();
        paintArrows();
    }

private:
    /** Whether something `width` wide still fits; the next entry begins behind it. */
    [[nodiscard]] bool fits(double width) const { return m_x + width <= m_end; }

    void text(const QString& words, const QColor& colour)
    {
        m_painter.setPen(colour);
        const double width = m_metrics.horizontalAdvance(words);
        m_painter.drawText(QRectF(m_x, m_strip.top(), width + 2, m_strip.height()),
                           Qt::AlignVCenter | Qt::AlignLeft, words);
        m_x += width + 6;
    }

    template<typename ColourAt>
    void scale(double width, const ColourAt& colourAt)
    {
        const QRectF rect(m_x, std::round(m_strip.center().y() - 4), width, 8);
        // Strips rather than a gradient, which a picture in a page would have to refer to by a name.
        constexpr int kStrips = 24;
        const double strip = rect.width() / kStrips;
        for (int i = 0; i < kStrips; ++i) {
            const double left = rect.left() + i * strip;
            // Up to the end, so that no seam shows between strips.
            m_painter.fillRect(QRectF(left, rect.top(), rect.right() - left, rect.height()),
                               colourAt((i + 0.5) / kStrips));
        }
        m_painter.setPen(QPen(theme().border, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(crisp(rect));
        m_x += width + 6;
    }

    void paintNodesInUse()
    {
        constexpr double kSide = 11;
        const QString title = tr("in use by others");
        if (!m_picture.inUse || !fits(m_metrics.horizontalAdvance(title) + kSide + 24))
            return;
        paintInUse(m_painter, QRectF(m_x, std::round(m_strip.center().y() - kSide / 2), kSide, kSide),
                   between(theme().border, theme().mutedText, 0.6));
        m_x += kSide + 6;
        text(title, theme().text);
        m_x += 12;
    }

    /** At the right end; everything else keeps clear of it. */
    void paintStep()
    {
        const bool hasSteps = m_picture.prediction()->timeline.hasAllSegments;
        const StepTimes steps = m_picture.result->steps();
        const std::size_t step = m_picture.moment ? m_picture.runStep : m_picture.step;
        QString words;
        if (!hasSteps)
            words = tr("mean over the run");
        else if (step < steps.count())
            words = tr("step %1 of %2, %3 to %4")
                        .arg(countText(step + 1))
                        .arg(countText(steps.count()))
                        .arg(QString::fromStdString(displayText(Dimension::duration, steps.starts[step])),
                             QString::fromStdString(displayText(Dimension::duration, steps.ends[step])));
        // The times stand in the window as well; the scale of loads does not.
        if (hasSteps && m_metrics.horizontalAdvance(words) + 36 + loadsWidth() > m_strip.width())
            words = tr("step %1 of %2").arg(countText(step + 1)).arg(countText(steps.count()));
        const double width = m_metrics.horizontalAdvance(words);
        if (words.isEmpty() || width > m_strip.width() - 24)
            return;
        m_painter.setPen(theme().mutedText);
        m_painter.drawText(m_strip.adjusted(12, 0, -12, 0), Qt::AlignVCenter | Qt::AlignRight, words);
        m_end = m_strip.right() - 12 - width - 24;
    }

    [[nodiscard]] double loadsWidth() const
    {
        return m_metrics.horizontalAdvance(tr("Load") + QStringLiteral("0 %100 %")) + kLoadScale + 24;
    }

    void paintLoads()
    {
        const QString title = tr("Load");
        if (!fits(loadsWidth()))
            return;
        text(title, theme().text);
        text(QStringLiteral("0"), theme().mutedText);
        scale(kLoadScale, [](double share) { return theme().load(share); });
        text(QStringLiteral("100 %"), theme().mutedText);
        m_x += 12;
    }

    void paintSaturated()
    {
        const QString title = tr("full");
        const QString limit = tr("limits");
        if (!fits(m_metrics.horizontalAdvance(title + limit) + 72))
            return;
        const double y = m_strip.center().y();
        m_painter.setPen(QPen(between(theme().ground, theme().text, 0.42), 5.6, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(QPointF(m_x, y), QPointF(m_x + 22, y));
        m_painter.setPen(QPen(theme().load(1), 4.4, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(QPointF(m_x, y), QPointF(m_x + 22, y));
        m_x += 28;
        text(title, theme().text);
        m_x += 12;
        paintLimitMark(m_painter, {m_x, y}, theme().load(1), theme().text);
        m_x += 10;
        text(limit, theme().text);
        m_x += 12;
    }

    /** Where messages wait that do not use the channel, if there are such. */
    void paintBuffer()
    {
        const QString title = tr("full buffer");
        const auto* figures = m_picture.figures.get();
        if (!figures || std::ranges::count(figures->victims, 0U) == std::ssize(figures->victims) ||
            !fits(m_metrics.horizontalAdvance(title) + 28))
            return;
        paintBufferMark(m_painter, {m_x, m_strip.center().y()}, theme().load(1), theme().text);
        m_x += 10;
        text(title, theme().text);
        m_x += 12;
    }

    /** What the colour of arrows says, of single messages or of sums. */
    [[nodiscard]] QString arrowTitle() const
    {
        const ArcSet& arcs = *m_picture.arcs;
        const ArrowColour what = m_picture.arrowColour;
        if (what == ArrowColour::model)
            return tr("Messages by %1").arg(QString::fromStdString(m_picture.prediction()->kind));
        const bool isTime = what == ArrowColour::time;
        if (arcs.grouping == ArcSet::Grouping::none)
            return isTime ? tr("Message time") : tr("Message slowdown");
        const QString pairs = arcs.grouping == ArcSet::Grouping::nodes   ? tr("node pairs")
                              : arcs.grouping == ArcSet::Grouping::racks ? tr("rack pairs")
                                                                         : tr("group pairs");
        const QString shown = arcs.arcs.size() < arcs.pairs
                                  ? tr("Largest %1 of %2 %3")
                                        .arg(countText(arcs.arcs.size()))
                                        .arg(countText(arcs.pairs))
                                        .arg(pairs)
                                  : tr("Sums of %1 %2").arg(countText(arcs.pairs)).arg(pairs);
        return isTime ? tr("%1, longest time").arg(shown) : tr("%1, largest slowdown").arg(shown);
    }

    /** The ends of the scale; the same text twice, or none, where there is nothing to tell apart. */
    [[nodiscard]] std::pair<QString, QString> arrowEnds() const
    {
        const ArcSet& arcs = *m_picture.arcs;
        const auto factor = [](double value) {
            return QString::fromStdString(groupedText(value, 3)) + QStringLiteral(" ×");
        };
        const auto time = [](double value) {
            return QString::fromStdString(displayText(Dimension::duration, value, 3));
        };
        switch (m_picture.arrowColour) {
        case ArrowColour::time:
            return {time(arcs.leastTime), time(arcs.mostTime)};
        case ArrowColour::slowdown:
            return {factor(1), factor(arcs.mostSlowdown)};
        case ArrowColour::model:
            break;
        }
        return {};
    }

    void paintArrows()
    {
        if (!m_picture.arcs || m_picture.arcs->arcs.empty())
            return;
        if (m_picture.shownMessages == ShownMessages::none) {
            if (const QString hidden = tr("Messages hidden"); fits(m_metrics.horizontalAdvance(hidden)))
                text(hidden, theme().mutedText);
            return;
        }
        const auto [least, most] = arrowEnds();
        QString title = arrowTitle();
        constexpr double kScale = 56;
        const double rest = m_metrics.horizontalAdvance(least + most) + kScale + 52;
        if (!fits(m_metrics.horizontalAdvance(title) + rest))
            title.clear();
        if (!fits(rest))
            return;
        const QColor sample = m_picture.arrowColour == ArrowColour::model
                                  ? arrowColourOf(m_picture, m_picture.arcs->arcs.front())
                                  : theme().duration(0.5);
        const double y = m_strip.center().y();
        m_painter.setPen(QPen(sample, 1.7));
        m_painter.drawLine(QPointF(m_x, y), QPointF(m_x + 16, y));
        paintArrowHead(m_painter, {m_x + 22, y}, {1, 0}, 9, sample);
        m_x += 28;
        if (!title.isEmpty())
            text(title, theme().text);
        if (least.isEmpty())
            return;
        text(least, theme().mutedText);
        if (least == most)
            return;
        scale(kScale, [](double share) { return theme().duration(share); });
        text(most, theme().mutedText);
    }

    QPainter& m_painter;
    const CanvasPicture& m_picture;
    const QRectF m_strip;
    const QFontMetricsF m_metrics;
    double m_x;
    double m_end;
};

} // namespace

double legendHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(font).height()) + 12;
}

void paintLegend(QPainter& painter, const CanvasPicture& picture, const QRectF& strip, const QFont& font)
{
    painter.save();
    LegendPainter(painter, picture, strip, font).paint();
    painter.restore();
}

} // namespace contraflow
