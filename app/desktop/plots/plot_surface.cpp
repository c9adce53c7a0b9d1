// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_surface.h"

#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/base/text.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QEvent>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QResizeEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace contraflow {
namespace {

constexpr int kMargin = 8;
constexpr int kDataMargin = 12;       ///< on the right of the data
constexpr int kStripWidth = 12;       ///< of a scale of colours
constexpr int kLeastScaleWidth = 360; ///< of a plot that has room for a scale of colours
constexpr int kLeastLines = 5;        ///< of text, which the data are high at least
constexpr int kLinesOnScreen = 8;     ///< the same before the subtitle, which the window says elsewhere too
constexpr int kLeastTextWidth = 48;   ///< pixels of a row's name
constexpr int kStaleDelayMs = 250;

/** Significant digits that tell neighbouring ticks apart, when none is further from zero than `largest`. */
int tickDigits(double largest, double step)
{
    constexpr int kFewest = 3;
    constexpr int kMost = 15;
    const double steps = std::max(largest / step, 1.0);
    return std::clamp(static_cast<int>(std::ceil(std::log10(steps))) + 2, kFewest, kMost);
}

/** Every row, or every second, fifth, tenth … when fewer lines of text than rows fit beside the axis. */
double rowTickStep(double visibleRows, double fittingLines)
{
    const double wanted = visibleRows / std::max(1.0, fittingLines);
    double step = 1;
    for (const double factor : {2.0, 2.5, 2.0}) // 1, 2, 5, 10
        if (step < wanted)
            step *= factor;
    while (step < wanted)
        step *= 2;
    return std::round(step);
}

/** A tick with its text. */
struct AxisTick
{
    double at = 0;
    QString label;
};

/** The visible ticks of an axis of rows, beside which so many lines of text fit. */
std::vector<AxisTick> rowLabels(PlotInterval visible, const PlotAxis& axis, double fittingLines)
{
    std::vector<AxisTick> labels;
    const double step = rowTickStep(visible.to - visible.from, fittingLines);
    const double last = std::min(visible.to, static_cast<double>(axis.rows.size()) - 1);
    for (double tick = std::max(0.0, std::ceil(visible.from / step) * step); tick <= last; tick += step)
        labels.push_back({tick, axis.rows[static_cast<std::size_t>(std::llround(tick))]});
    return labels;
}

/** The counts 0, 1, 2, 5, 10 … of each panel, as many as fit. */
std::vector<AxisTick> panelLabels(PlotInterval visible, const PlotAxis& axis, double fittingLines)
{
    std::vector<AxisTick> labels;
    const double visiblePanels =
        std::max(1e-9, (visible.to - visible.from) / std::max(1.0, axis.upper - axis.lower)) *
        static_cast<double>(std::max<std::size_t>(1, axis.panels));
    // Half of the lines, so that the panels do not look like a column of numbers.
    const double step = rowTickStep(axis.panelHeight, std::clamp(fittingLines / 2 / visiblePanels, 1.0, 8.0));
    for (std::size_t panel = 0; panel < axis.panels; ++panel)
        for (double count = 0; count <= axis.panelHeight; count += step)
            if (const double at = panelBase(axis, panel) + count; at >= visible.from && at <= visible.to)
                labels.push_back({at, countText(static_cast<std::uint64_t>(std::llround(count)))});
    return labels;
}

/** Decades of a logarithmic axis with their unit, and twos and fives between them, as many as fit. */
std::vector<AxisTick> logLabels(PlotInterval visible, AxisKind kind, double fittingLabels)
{
    static constexpr std::array<std::array<double, 3>, 3> kSteps{{{1, 2, 5}, {1, 3, 0}, {1, 0, 0}}};
    std::vector<AxisTick> labels;
    const double decades = std::max(1e-9, visible.to - visible.from);
    const double perDecade = fittingLabels / decades;
    const auto& steps = kSteps.at(perDecade >= 3 ? 0 : perDecade >= 2 ? 1 : 2);
    const double stride = std::max(1.0, std::ceil(decades / std::max(1.0, fittingLabels)));
    for (double decade = std::floor(visible.from / stride) * stride; decade <= visible.to; decade += stride)
        for (const double step : steps) {
            if (step == 0)
                continue;
            const double at = decade + std::log10(step);
            if (at >= visible.from - 1e-9 && at <= visible.to + 1e-9)
                labels.push_back({at, logValueText(kind, at)});
        }
    return labels;
}

/** What is beside an axis whose ticks have texts of their own: rows, panels and logarithms. */
struct TickRoom
{
    QFont font;
    int length = 0; ///< pixels of the axis
    bool isVertical = true;
    int textWidth = 0; ///< pixels of a text at a vertical axis; longer ones are wrapped where rows are high
};

std::vector<AxisTick> listLabels(PlotInterval visible, const PlotAxis& axis, const TickRoom& room)
{
    constexpr int kLogHeight = 28; // pixels that a label of a logarithm takes
    constexpr int kLogWidth = 72;
    if (isLogarithmic(axis.kind))
        return logLabels(visible, axis.kind,
                         std::max(2, room.length / (room.isVertical ? kLogHeight : kLogWidth)));
    const double lines = static_cast<double>(room.length) / (QFontMetrics(room.font).height() - 1);
    std::vector<AxisTick> ticks =
        axis.kind == AxisKind::rows ? rowLabels(visible, axis, lines) : panelLabels(visible, axis, lines);
    const int each = std::max(1, static_cast<int>(lines / (visible.to - visible.from))); // beside a row
    for (AxisTick& tick : ticks)
        tick.label = wrappedText(tick.label, room.font, room.textWidth, each, Qt::ElideMiddle);
    return ticks;
}

/** What an axis says it shows, with the unit of values up to `largest`: in two lines where it is longer than
 * so many pixels, cut where a word is, and empty where hardly a letter would be left. */
QString axisLabel(const PlotAxis& axis, double largest, const QFont& font, int pixels)
{
    const QString unit = axisUnit(axis, largest).unit;
    const QString label = unit.isEmpty() ? axis.quantity : QStringLiteral("%1 (%2)").arg(axis.quantity, unit);
    const QStringList words = label.split(QLatin1Char(' '));
    const bool holdsWords = std::ranges::all_of(
        words, [&](const QString& word) { return QFontMetrics(font).horizontalAdvance(word) <= pixels; });
    const QString cut = wrappedText(label, font, pixels, holdsWords ? 2 : 1);
    return cut.size() < std::min<qsizetype>(label.size(), 4) ? QString() : cut;
}

/** Ticks in the engineering unit of the visible range, without the locale. */
class QuantityTicker : public QCPAxisTicker
{
public:
    void setScale(double scale) { m_scale = scale; }
    void setWhole(bool isWhole) { m_isWhole = isWhole; }
    void setWords(std::vector<AxisWord> words) { m_words = std::move(words); }

protected:
    double getTickStep(const QCPRange& range) override
    {
        const double usual = QCPAxisTicker::getTickStep(range);
        const double step = m_isWhole ? std::max(1.0, std::round(usual)) : usual;
        m_digits = tickDigits(std::max(std::abs(range.lower), std::abs(range.upper)), step);
        return step;
    }
    QVector<double> createTickVector(double step, const QCPRange& range) override
    {
        QVector<double> ticks = QCPAxisTicker::createTickVector(step, range);
        for (const AxisWord& word : m_words) {
            // A word is about as wide as ticks are apart.
            ticks.removeIf([&](double tick) { return std::abs(tick - word.at) < step; });
            if (range.contains(word.at))
                ticks.append(word.at);
        }
        std::ranges::sort(ticks);
        return ticks;
    }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        for (const AxisWord& word : m_words)
            if (word.at == tick)
                return word.text;
        return qtText(groupedText(tick / m_scale, m_digits));
    }

private:
    double m_scale = 1;
    bool m_isWhole = false;
    std::vector<AxisWord> m_words;
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

/** Left-aligned text in as many lines as it takes, up to a few. */
class TitleText : public PlotPart
{
public:
    explicit TitleText(QCustomPlot* plot) : PlotPart(plot) { setMargins({kMargin, 0, kMargin, 0}); }

    void setText(const QString& text, const QFont& font, const QColor& color)
    {
        m_text = text;
        m_font = font;
        m_color = color;
    }
    [[nodiscard]] int height() const override
    {
        const auto lines = static_cast<int>(shownText().count(QLatin1Char('\n'))) + 1;
        return lines * QFontMetrics(m_font).height() + 1 + mMargins.top() + mMargins.bottom();
    }

protected:
    void draw(QCPPainter* painter) override
    {
        painter->setFont(m_font);
        painter->setPen(QPen(m_color));
        painter->drawText(mRect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, shownText());
    }

private:
    [[nodiscard]] QString shownText() const
    {
        constexpr int kMostLines = 3;
        return wrappedText(m_text, m_font, mParentPlot->viewport().width() - 2 * kMargin, kMostLines);
    }

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

/** The strip between the data and the axis that says what its colours stand for. */
class ColorStrip : public QCPLayerable
{
public:
    explicit ColorStrip(const QCPAxis* axis)
        : QCPLayerable(axis->parentPlot(), QStringLiteral("axes"))
        , m_axis(axis)
    {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(false); }
    void draw(QCPPainter* painter) override
    {
        if (!m_axis->visible())
            return;
        const QRectF data(m_axis->axisRect()->rect());
        const QRectF strip(data.right() + kDataMargin, data.top(), kStripWidth, data.height());
        // Bands rather than a gradient, which a picture in a page would have to refer to by a name.
        constexpr int kBands = 64;
        for (int band = 0; band < kBands; ++band) {
            // Up to the upper end, so that no seam shows between bands.
            const double height = strip.height() * (kBands - band) / kBands;
            painter->fillRect(QRectF(strip.left(), strip.top(), strip.width(), height),
                              scaleColor((band + 0.5) / kBands, theme()));
        }
        painter->setPen(QPen(theme().border, 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(strip);
    }

private:
    const QCPAxis* m_axis;
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
        , m_quantityColors(new QuantityTicker)
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
        plotLayout()->addElement(0, 0, title = new TitleText(this));
        plotLayout()->addElement(1, 0, subtitle = new TitleText(this));
        plotLayout()->addElement(3, 0, legend = new LegendLines(this, scene));
        title->setMargins({kMargin, 6, kMargin, 0});
        element = new SceneElement(xAxis, yAxis, scene);
        new ColorStrip(yAxis2);
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
        axisRect()->setMinimumMargins({kMargin, 6, kDataMargin, 0});
        prepareAxis(*xAxis, content.x, m_quantityX);
        prepareAxis(*yAxis, content.y, m_quantityY);
        yAxis2->setVisible(content.colors && content.colors->upper > 0 && width() >= kLeastScaleWidth);
        yAxis2->setOffset(yAxis2->visible() ? kDataMargin + kStripWidth : 0); // it takes room in any case
        if (yAxis2->visible()) {
            yAxis2->setRange(content.colors->lower, content.colors->upper);
            prepareAxis(*yAxis2, *content.colors, m_quantityColors);
            yAxis2->grid()->setVisible(false);
        }
    }

    void setRanges(const PlotInterval& x, const PlotInterval& y)
    {
        xAxis->setRange(x.from, x.to);
        yAxis->setRange(y.from, y.to);
    }

    TitleText* title = nullptr;
    TitleText* subtitle = nullptr;
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

    void updateLayout() override
    {
        constexpr int kMostTimes = 4; // long names take room from the axis that there are fewer of then
        QCustomPlot::updateLayout();
        // Ranges, ticks and labels were chosen for the room that axes had before.
        for (int times = 0; times < kMostTimes && m_room != axisRect()->size(); ++times) {
            m_room = axisRect()->size();
            m_surface.fit();
            QCustomPlot::updateLayout();
        }
    }

private:
    /** The data come first: in a low plot the subtitle gives way to them, then the legend. */
    void fitParts()
    {
        const int line = QFontMetrics(font()).height();
        const int axis = 2 * line + kMargin; // tick labels and what they measure
        const int room = height() - title->height() - axis - legend->height();
        legend->setShown(room >= kLeastLines * line);
        const bool isPicture = m_surface.parentWidget() == nullptr; // drawn on a surface of its own
        subtitle->setShown(room - subtitle->height() >= (isPicture ? kLeastLines : kLinesOnScreen) * line);
    }

    void prepareAxis(QCPAxis& axis, const PlotAxis& content, const QSharedPointer<QuantityTicker>& quantity)
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
            const TickRoom room{font(), length, isVertical, std::max(kLeastTextWidth, width() * 36 / 100)};
            list->setMaker(
                [&content, room](const PlotInterval& visible) { return listLabels(visible, content, room); });
            axis.setTicker(list);
        } else {
            quantity->setScale(axisUnit(content, largest).scale);
            quantity->setWhole(content.isWhole);
            quantity->setWords(content.words);
            quantity->setTickCount(std::clamp(length / (isVertical ? 40 : 64), 2, 8));
            axis.setTicker(quantity);
        }
        // A label stands at the middle of its axis, and may reach the nearer end of the picture.
        const int middle = axisRect()->center().x();
        const int room = isVertical ? length : 2 * std::min(middle, width() - middle);
        axis.setLabel(axisLabel(content, largest, font(), room));
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
    QSize m_room; ///< of the data
    QSharedPointer<QuantityTicker> m_quantityX;
    QSharedPointer<QuantityTicker> m_quantityY;
    QSharedPointer<QuantityTicker> m_quantityColors;
    QSharedPointer<ListTicker> m_list; ///< of the y axis
    QSharedPointer<ListTicker> m_listX;
};

PlotSurface::PlotSurface(QWidget* parent) : QWidget(parent), m_plot(new Plot(*this))
{
    setMinimumSize(160, 120);
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(kStaleDelayMs);
    connect(&m_staleTimer, &QTimer::timeout, this, [this] { m_plot->update(); });
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

QString PlotSurface::headingAt(const QPointF& pixel) const
{
    const bool isAbove = hasData() && pixel.y() < map().area.top();
    return isAbove && !m_plot->subtitle->isShown() ? content().title + QLatin1Char('\n') + content().subtitle
                                                   : QString();
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
    redraw();
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
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
    constexpr double kMostBeside = 0.55;                // words that are cut say less than short bars
    const auto upperFor = [&](double at, double room) { // that many pixels are free behind a coordinate
        return x.lower + (at - x.lower) * width / (width - std::min(room, kMostBeside * width));
    };
    double upper = upperFor(x.upper, content().roomBeside);
    const QFontMetricsF metrics(font());
    for (const PlotBoxes& group : content().boxes)
        for (const PlotBox& box : group.boxes)
            if (!box.beside.isEmpty())
                upper = std::max(upper, upperFor(std::max(box.to, box.besideAt),
                                                 kBesideGap + metrics.horizontalAdvance(box.beside) + 2));
    return {x.lower, upper};
}

void PlotSurface::redraw()
{
    fit();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void PlotSurface::fit()
{
    if (m_isHome && hasData())
        m_plot->setRanges(homeX(), {content().y.lower, content().y.upper});
    m_plot->prepare();
}

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
    if (!hasData()) {
        painter.fillRect(rect(), theme().ground);
        painter.setPen(theme().mutedText);
        painter.drawText(rect().adjusted(24, 16, -24, -16), Qt::AlignCenter | Qt::TextWordWrap,
                         content().hint);
    }
    if (m_isStale && !m_staleTimer.isActive()) {
        constexpr int kOpacity = 150;
        QColor veil = theme().ground;
        veil.setAlpha(kOpacity);
        painter.fillRect(rect(), veil);
    }
    if (m_showsFocus) {
        painter.setPen(QPen(theme().accent, 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

Result<QByteArray> PlotSurface::bytes(PictureFormat format) const
{
    if (!hasData())
        return Error{ErrorCode::invalidInput,
                     tr("There is nothing to save: the plot is empty.").toStdString()};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    // With the screen's own resolution text keeps its size relative to everything else.
    const int dotsPerInch = logicalDpiX();
    bool isDone = false;
    switch (format) {
    case PictureFormat::png:
        isDone = picture().save(&buffer, "PNG");
        break;
    case PictureFormat::svg:
        bytes = svgFile({size(), content().title, dotsPerInch},
                        [this](QPaintDevice& device) { return paintOn(device); });
        isDone = !bytes.isEmpty();
        break;
    case PictureFormat::pdf: {
        constexpr double kPointsPerInch = 72;
        QPdfWriter pdf(&buffer);
        pdf.setTitle(content().title);
        pdf.setCreator(QStringLiteral("Contraflow"));
        pdf.setResolution(dotsPerInch);
        pdf.setPageSize(QPageSize(QSizeF(size()) * kPointsPerInch / dotsPerInch, QPageSize::Point, {},
                                  QPageSize::ExactMatch));
        pdf.setPageMargins(QMarginsF(0, 0, 0, 0));
        isDone = paintOn(pdf);
        break;
    }
    }
    if (!isDone)
        return Error{ErrorCode::environment, tr("The plot could not be drawn: out of memory?").toStdString()};
    return bytes;
}

} // namespace contraflow
