// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_surface.h"

#include "app/desktop/plots/axis_ticks.h"
#include "app/desktop/plots/color_scale.h"
#include "app/desktop/plots/plot_overlay.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/base/text.h"

#include <qcustomplot.h>

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>
#include <functional>

namespace contraflow {
namespace {

constexpr int kMargin = 8;
constexpr int kDataMargin = 12;     ///< on the right of the data
constexpr int kLeastLines = 5;      ///< of text, which the data are high at least
constexpr int kLeastTextWidth = 48; ///< pixels of a row's name
constexpr int kStaleDelayMs = 250;

/** Ticks in the engineering unit of the visible range, without the locale. */
class QuantityTicker : public QCPAxisTicker
{
public:
    void setScale(double scale) { m_scale = scale; }
    void setWhole(bool isWhole) { m_isWhole = isWhole; }

protected:
    double getTickStep(const QCPRange& range) override
    {
        const double usual = QCPAxisTicker::getTickStep(range);
        const double step = m_isWhole ? std::max(1.0, std::round(usual)) : usual;
        m_digits = tickDigits(std::max(std::abs(range.lower), std::abs(range.upper)), step);
        return step;
    }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return qtText(groupedText(tick / m_scale, m_digits));
    }

private:
    double m_scale = 1;
    bool m_isWhole = false;
    int m_digits = 6;
};

/** Ticks with texts of their own: rows, or the counts of panels. */
class ListTicker : public QCPAxisTicker
{
public:
    using Maker = std::function<std::vector<AxisTick>(PlotInterval visible)>;

    void setMaker(Maker maker) { m_maker = std::move(maker); }

protected:
    int getSubTickCount(double) override { return 0; }
    QVector<double> createTickVector(double, const QCPRange& range) override
    {
        m_ticks = m_maker ? m_maker({range.lower, range.upper}) : std::vector<AxisTick>();
        QVector<double> places;
        for (const AxisTick& tick : m_ticks)
            places.append(tick.at);
        return places;
    }
    QString getTickLabel(double place, const QLocale&, QChar, int) override
    {
        for (const AxisTick& tick : m_ticks)
            if (tick.at == place)
                return tick.label;
        return {};
    }

private:
    Maker m_maker;
    std::vector<AxisTick> m_ticks;
};

/** A part above or below the axes that gives way to them where there is no room for both. */
class PlotPart : public QCPLayoutElement
{
public:
    using QCPLayoutElement::QCPLayoutElement;

    void setShown(bool isShown)
    {
        m_isShown = isShown;
        setVisible(isShown);
    }
    [[nodiscard]] bool isShown() const { return m_isShown; }
    /** Pixels that it takes when it is shown. */
    [[nodiscard]] virtual int height() const = 0;

    QSize minimumOuterSizeHint() const override { return {0, m_isShown ? height() : 0}; }
    QSize maximumOuterSizeHint() const override { return {QWIDGETSIZE_MAX, m_isShown ? height() : 0}; }

private:
    bool m_isShown = true;
};

/** A left-aligned line of text that is cut, not widened, when there is no room. */
class TitleLine : public PlotPart
{
public:
    explicit TitleLine(QCustomPlot* plot) : PlotPart(plot) { setMargins({kMargin, 0, kMargin, 0}); }

    void setText(const QString& text, const QFont& font, const QColor& color)
    {
        m_text = text;
        m_font = font;
        m_color = color;
    }
    [[nodiscard]] int height() const override
    {
        return QFontMetrics(m_font).height() + 1 + mMargins.top() + mMargins.bottom();
    }

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
};

/** The legend below the axes, outside of the data. */
class LegendLines : public PlotPart
{
public:
    LegendLines(QCustomPlot* plot, const PlotScene& scene) : PlotPart(plot), m_scene(scene)
    {
        setMargins({kMargin, 2, kMargin, 6});
    }

    [[nodiscard]] int height() const override
    {
        const std::vector<LegendEntry> all = entries();
        return all.empty() ? kMargin : static_cast<int>(std::ceil(all.back().place.bottom())) + kMargin;
    }
    /** The name of the series whose entry is at this pixel. */
    [[nodiscard]] QString nameAt(const QPointF& pixel) const
    {
        if (isShown())
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
                             mParentPlot->viewport().width() - 2 * kMargin);
    }

    const PlotScene& m_scene;
};

/** Everything inside the axes, drawn by our own painting; the library gives axes, layout and output. */
class SceneElement : public QCPAbstractPlottable
{
public:
    SceneElement(QCPAxis* x, QCPAxis* y, const PlotScene& scene) : QCPAbstractPlottable(x, y), m_scene(scene)
    {}

    [[nodiscard]] PlotMap map() const
    {
        const QCPRange x = mKeyAxis->range();
        const QCPRange y = mValueAxis->range();
        return {QRectF(mKeyAxis->axisRect()->rect()), x.lower, x.upper, y.lower, y.upper,
                mValueAxis->rangeReversed()};
    }

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
    QCPRange getKeyRange(bool& foundRange, QCP::SignDomain) const override
    {
        foundRange = false;
        return {};
    }
    QCPRange getValueRange(bool& foundRange, QCP::SignDomain, const QCPRange&) const override
    {
        foundRange = false;
        return {};
    }

protected:
    void draw(QCPPainter* painter) override
    {
        paintScene(*painter, m_scene, map(), theme(), mParentPlot->font());
    }
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

private:
    const PlotScene& m_scene;
};

/** What colours stand for, in the margin on the right of the data. */
class ColorScale : public QCPLayerable
{
public:
    ColorScale(QCustomPlot* plot, const PlotScene& scene)
        : QCPLayerable(plot, QStringLiteral("axes"))
        , m_scene(scene)
    {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override
    {
        const QRectF data(mParentPlot->axisRect()->rect());
        const QFont font = mParentPlot->font();
        const int room = colorScaleWidth(m_scene.content, font, mParentPlot->width());
        if (room > 0)
            paintColorScale(*painter, *m_scene.content.colors, data.translated(data.width() + kDataMargin, 0),
                            theme(), font);
    }

private:
    const PlotScene& m_scene;
};

} // namespace

/** The library's widget, which only draws: it is transparent for the mouse. */
class PlotSurface::Plot : public QCustomPlot
{
public:
    explicit Plot(PlotSurface& surface)
        : QCustomPlot(&surface)
        , m_surface(surface)
        , m_quantityX(new QuantityTicker)
        , m_quantityY(new QuantityTicker)
        , m_list(new ListTicker)
        , m_listX(new ListTicker)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        setAutoAddPlottableToLegend(false);
        QCustomPlot::legend->setVisible(false);
        const PlotScene& scene = surface.m_scene;
        plotLayout()->setRowSpacing(0);
        plotLayout()->insertRow(0);
        plotLayout()->insertRow(0);
        plotLayout()->addElement(0, 0, title = new TitleLine(this));
        plotLayout()->addElement(1, 0, subtitle = new TitleLine(this));
        plotLayout()->addElement(3, 0, legend = new LegendLines(this, scene));
        title->setMargins({kMargin, 6, kMargin, 0});
        element = new SceneElement(xAxis, yAxis, scene);
        new ColorScale(this, scene);
    }

    /** Texts, axes and colours for the content and ranges as they are. */
    void prepare()
    {
        const PlotContent& content = m_surface.content();
        const bool shows = m_surface.hasData();
        axisRect()->setVisible(shows);
        title->setVisible(shows);
        subtitle->setVisible(shows);
        legend->setVisible(shows);
        setBackground(QBrush(theme().ground));
        QFont bold = font();
        bold.setBold(true);
        title->setText(content.title, bold, theme().text);
        subtitle->setText(content.subtitle, font(), theme().mutedText);
        if (!shows)
            return;
        fitParts();
        axisRect()->setMinimumMargins(
            {kMargin, 6, kDataMargin + colorScaleWidth(content, font(), width()), 0});
        prepareAxis(*xAxis, content.x, *m_quantityX);
        prepareAxis(*yAxis, content.y, *m_quantityY);
    }

    void setRanges(const PlotInterval& x, const PlotInterval& y)
    {
        xAxis->setRange(x.from, x.to);
        yAxis->setRange(y.from, y.to);
    }

    TitleLine* title = nullptr;
    TitleLine* subtitle = nullptr;
    LegendLines* legend = nullptr;
    SceneElement* element = nullptr;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QCustomPlot::paintEvent(event);
        QPainter painter(this);
        m_surface.paintOver(painter);
    }

    void resizeEvent(QResizeEvent* event) override
    {
        if (!qFuzzyCompare(bufferDevicePixelRatio(), devicePixelRatioF()))
            setBufferDevicePixelRatio(devicePixelRatioF());
        if (m_surface.hasData())
            fitParts();
        QCustomPlot::resizeEvent(event);
    }

private:
    /** The data come first: in a low plot the subtitle gives way to them, then the legend. */
    void fitParts()
    {
        const int line = QFontMetrics(font()).height();
        const int axis = 2 * line + kMargin; // tick labels and what they measure
        const int room = height() - title->height() - axis - kLeastLines * line;
        legend->setShown(room >= legend->height());
        subtitle->setShown(room >= legend->height() + subtitle->height());
    }

    void prepareAxis(QCPAxis& axis, const PlotAxis& content, QuantityTicker& quantity)
    {
        const Theme& colors = theme();
        const bool isRows = content.kind == AxisKind::rows;
        const bool isList = isRows || isLogarithmic(content.kind) || content.kind == AxisKind::panels;
        const bool isVertical = axis.orientation() == Qt::Vertical;
        const int length = isVertical ? axisRect()->height() : axisRect()->width();
        axis.setRangeReversed(isRows);
        const double largest = content.labelled > 0
                                   ? content.labelled
                                   : std::max(std::abs(axis.range().lower), std::abs(axis.range().upper));
        if (isList) {
            const auto& list = isVertical ? m_list : m_listX;
            const TickRoom room{QFontMetrics(font()), length, isVertical,
                                std::max(kLeastTextWidth, width() * 36 / 100)};
            list->setMaker(
                [&content, room](const PlotInterval& visible) { return listLabels(visible, content, room); });
            axis.setTicker(list);
        } else {
            quantity.setScale(axisUnit(content, largest).scale);
            quantity.setWhole(content.isWhole);
            quantity.setTickCount(std::clamp(length / (isVertical ? 40 : 64), 2, 8));
            axis.setTicker(isVertical ? m_quantityY : m_quantityX);
        }
        axis.setLabel(
            axisLabel(content, largest, QFontMetrics(font()), isVertical ? length : QWIDGETSIZE_MAX));
        axis.setLabelFont(font());
        axis.setTickLabelFont(font());
        axis.setLabelColor(colors.mutedText);
        axis.setTickLabelColor(colors.text);
        axis.setBasePen(QPen(colors.mutedText, 1));
        axis.setTickPen(isRows ? QPen(Qt::NoPen) : QPen(colors.mutedText, 1));
        axis.setSubTicks(false);
        axis.setTickLengthIn(0);
        axis.setTickLengthOut(isRows ? 0 : 4);
        axis.setTickLabelPadding(isRows ? 6 : 3);
        axis.setLabelPadding(3);
        axis.grid()->setPen(QPen(colors.border, 1));
        axis.grid()->setZeroLinePen(QPen(Qt::NoPen));
        axis.grid()->setVisible(!isRows);
    }

    PlotSurface& m_surface;
    QSharedPointer<QuantityTicker> m_quantityX;
    QSharedPointer<QuantityTicker> m_quantityY;
    QSharedPointer<ListTicker> m_list; ///< of the y axis
    QSharedPointer<ListTicker> m_listX;
};

PlotSurface::PlotSurface(QWidget* parent) : QWidget(parent), m_plot(new Plot(*this))
{
    setMinimumSize(160, 120);
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(kStaleDelayMs);
    connect(&m_staleTimer, &QTimer::timeout, this, [this] { m_plot->update(); });
    connect(m_plot, &QCustomPlot::afterReplot, this, [this] { settleHome(); });
}

PlotSurface::~PlotSurface() = default;

void PlotSurface::setStale(bool isStale)
{
    if (m_isStale == isStale)
        return;
    m_isStale = isStale;
    if (isStale)
        m_staleTimer.start();
    else
        m_staleTimer.stop();
    m_plot->update();
}

void PlotSurface::setFocusShown(bool isShown)
{
    m_showsFocus = isShown;
    m_plot->update();
}

PlotMap PlotSurface::map() const
{
    return m_plot->element->map();
}

QString PlotSurface::legendNameAt(const QPointF& pixel) const
{
    return hasData() ? m_plot->legend->nameAt(pixel) : QString();
}

void PlotSurface::showRanges(PlotInterval x, PlotInterval y)
{
    m_isHome = false;
    m_plot->setRanges(x.within(homeX()), y.within({content().y.lower, content().y.upper}));
    redraw();
}

QImage PlotSurface::picture() const
{
    constexpr double kScale = 2;
    return m_plot->toPixmap(width(), height(), kScale).toImage();
}

bool PlotSurface::paintOn(QPaintDevice& device) const
{
    QCPPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    m_plot->toPainter(&painter, width(), height());
    return painter.end();
}

void PlotSurface::settle()
{
    // Hands out the sizes that showing would.
    QPixmap nowhere(1, 1);
    render(&nowhere, QPoint(), QRegion(0, 0, 1, 1));
    constexpr int kRounds = 4;
    for (int round = 0; round < kRounds; ++round) {
        redraw();
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
    }
}

void PlotSurface::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_plot->setGeometry(rect());
    redraw();
}

PlotInterval PlotSurface::homeX() const
{
    const PlotAxis& x = content().x;
    const double width = std::max(60, m_plot->axisRect()->width());
    const double room = std::min<double>(content().roomBeside, 0.45 * width);
    return {x.lower, x.lower + (x.upper - x.lower) * width / (width - room)};
}

void PlotSurface::settleHome()
{
    const int width = m_plot->axisRect()->width();
    if (m_isHome && hasData() && std::abs(m_homeWidth - width) > 2 && ++m_settling < 4)
        redraw();
    else
        m_settling = 0;
}

void PlotSurface::redraw()
{
    if (m_isHome && hasData()) {
        m_homeWidth = m_plot->axisRect()->width();
        m_plot->setRanges(homeX(), {content().y.lower, content().y.upper});
    }
    m_plot->prepare();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace contraflow
