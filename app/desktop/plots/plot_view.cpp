// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_view.h"

#include "app/desktop/plots/plot_painting.h"
#include "app/desktop/plots/plot_words.h"
#include "app/desktop/theme.h"
#include "core/base/text.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QMenu>
#include <QPageSize>
#include <QPdfWriter>
#include <QRubberBand>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

constexpr int kMargin = 8;
constexpr int kStaleDelayMs = 250;
constexpr double kWheelFactor = 0.85;

/** Ticks in the engineering unit of the visible range, without the locale. */
class QuantityTicker : public QCPAxisTicker
{
public:
    void setScale(double scale) { m_scale = scale; }

protected:
    double getTickStep(const QCPRange& range) override
    {
        const double step = QCPAxisTicker::getTickStep(range);
        const double largest = std::max(std::abs(range.lower), std::abs(range.upper));
        m_digits =
            std::clamp(static_cast<int>(std::ceil(std::log10(std::max(largest / step, 1.0)))) + 2, 3, 15);
        return step;
    }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return toQString(roundedText(tick / m_scale, m_digits));
    }

private:
    double m_scale = 1;
    int m_digits = 6;
};

/** One tick a row, or every second, fifth, tenth … when the rows are narrower than a line of text. */
class RowTicker : public QCPAxisTicker
{
public:
    void setRows(const std::vector<QString>* rows) { m_rows = rows; }
    void setMetrics(const QFontMetrics& metrics, int height, int maxWidth)
    {
        m_lineHeight = metrics.height() - 1;
        m_height = height;
        m_maxWidth = maxWidth;
        m_metrics = metrics;
    }

protected:
    double getTickStep(const QCPRange& range) override
    {
        const double fit = std::max(1.0, static_cast<double>(m_height) / m_lineHeight);
        const double wanted = range.size() / fit;
        double step = 1;
        for (const double factor : {2.0, 2.5, 2.0}) // 1, 2, 5, 10; then again
            if (step < wanted)
                step *= factor;
        while (step < wanted)
            step *= 2;
        return std::round(step);
    }
    int getSubTickCount(double) override { return 0; }
    QVector<double> createTickVector(double step, const QCPRange& range) override
    {
        QVector<double> ticks;
        const double last = std::min(range.upper, static_cast<double>(m_rows ? m_rows->size() : 0) - 1);
        for (double tick = std::max(0.0, std::ceil(range.lower / step) * step); tick <= last; tick += step)
            ticks.push_back(tick);
        return ticks;
    }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        const auto row = static_cast<std::size_t>(std::llround(std::max(0.0, tick)));
        if (!m_rows || row >= m_rows->size())
            return {};
        return m_metrics.elidedText((*m_rows)[row], Qt::ElideMiddle, m_maxWidth);
    }

private:
    const std::vector<QString>* m_rows = nullptr;
    QFontMetrics m_metrics{QFont()};
    int m_lineHeight = 12;
    int m_height = 100;
    int m_maxWidth = 100;
};

/** A left-aligned line of text that is cut, not widened, when there is no room. */
class TextLine : public QCPLayoutElement
{
public:
    explicit TextLine(QCustomPlot* plot) : QCPLayoutElement(plot) { setMargins({kMargin, 0, kMargin, 0}); }

    void setText(const QString& text, const QFont& font, const QColor& color)
    {
        m_text = text;
        m_font = font;
        m_color = color;
    }
    QSize minimumOuterSizeHint() const override { return {0, height()}; }
    QSize maximumOuterSizeHint() const override { return {QWIDGETSIZE_MAX, height()}; }

protected:
    void draw(QCPPainter* painter) override
    {
        painter->setFont(m_font);
        painter->setPen(QPen(m_color));
        painter->drawText(mRect, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(m_font).elidedText(m_text, Qt::ElideRight, mRect.width()));
    }

private:
    [[nodiscard]] int height() const
    {
        return QFontMetrics(m_font).height() + 1 + mMargins.top() + mMargins.bottom();
    }

    QString m_text;
    QFont m_font;
    QColor m_color;
};

/** The legend below the axes, outside of the data. */
class LegendLines : public QCPLayoutElement
{
public:
    LegendLines(QCustomPlot* plot, const PlotScene& scene) : QCPLayoutElement(plot), m_scene(scene)
    {
        setMargins({kMargin, 2, kMargin, 6});
    }

    QSize minimumOuterSizeHint() const override { return {0, height()}; }
    QSize maximumOuterSizeHint() const override { return {QWIDGETSIZE_MAX, height()}; }

    /** The name of the series whose entry is at this pixel. */
    [[nodiscard]] QString nameAt(const QPointF& pixel) const
    {
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
    [[nodiscard]] int height() const
    {
        const std::vector<LegendEntry> all = entries();
        return all.empty() ? kMargin : static_cast<int>(std::ceil(all.back().place.bottom())) + kMargin;
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

bool meansTheSame(const PlotAxis& a, const PlotAxis& b)
{
    return a.kind == b.kind && a.quantity == b.quantity && a.rows.size() == b.rows.size();
}

} // namespace

/** The drawing surface with its mouse and keys. */
class PlotCanvas : public QCustomPlot
{
public:
    explicit PlotCanvas(PlotView& view)
        : QCustomPlot(&view)
        , m_view(view)
        , m_quantityX(new QuantityTicker)
        , m_quantityY(new QuantityTicker)
        , m_rowTicker(new RowTicker)
    {
        setFocusPolicy(Qt::StrongFocus);
        setMouseTracking(true);
        setMinimumSize(160, 120);
        setAutoAddPlottableToLegend(false);
        legend->setVisible(false);
        m_rows.setRows(&scene.content.y.rows);
        plotLayout()->setRowSpacing(0);
        plotLayout()->insertRow(0);
        plotLayout()->insertRow(0);
        plotLayout()->addElement(0, 0, m_title = new TextLine(this));
        plotLayout()->addElement(1, 0, m_subtitle = new TextLine(this));
        plotLayout()->addElement(3, 0, m_legend = new LegendLines(this, scene));
        m_title->setMargins({kMargin, 6, kMargin, 0});
        axisRect()->setMinimumMargins({kMargin, 6, 12, 0});
        m_element = new SceneElement(xAxis, yAxis, scene);
        xAxis->setTicker(m_quantityX);
        m_staleTimer.setSingleShot(true);
        m_staleTimer.setInterval(kStaleDelayMs);
        QObject::connect(&m_staleTimer, &QTimer::timeout, this, [this] { update(); });
        QObject::connect(this, &QCustomPlot::afterReplot, this, [this] { settleHome(); });
    }

    PlotScene scene;
    std::function<QString(std::uint32_t, double)> describer;

    [[nodiscard]] bool hasData() const
    {
        return scene.content.hint.isEmpty() && scene.content.elementCount() > 0;
    }
    [[nodiscard]] bool isStale() const { return m_isStale; }
    [[nodiscard]] PlotMap map() const { return m_element->map(); }

    void setStale(bool isStale)
    {
        if (m_isStale == isStale)
            return;
        m_isStale = isStale;
        if (isStale)
            m_staleTimer.start();
        else
            m_staleTimer.stop();
        update();
    }

    void setContent(PlotContent content)
    {
        const bool keepsZoom =
            !m_isHome && meansTheSame(content.x, scene.content.x) && meansTheSame(content.y, scene.content.y);
        scene.content = std::move(content);
        if (!keepsZoom)
            m_isHome = true;
        QToolTip::hideText();
        redraw();
    }

    void goHome()
    {
        m_isHome = true;
        redraw();
    }

    /** Brings axes, texts and colours up to date and draws. */
    void redraw()
    {
        const bool shows = hasData();
        for (QCPLayoutElement* element :
             {static_cast<QCPLayoutElement*>(axisRect()), static_cast<QCPLayoutElement*>(m_title),
              static_cast<QCPLayoutElement*>(m_subtitle), static_cast<QCPLayoutElement*>(m_legend)})
            element->setVisible(shows);
        const Theme& colors = theme();
        setBackground(QBrush(colors.ground));
        QFont bold = font();
        bold.setBold(true);
        m_title->setText(scene.content.title, bold, colors.text);
        m_subtitle->setText(scene.content.subtitle, font(), colors.mutedText);
        if (shows) {
            if (m_isHome)
                setHomeRanges();
            prepareAxis(*xAxis, scene.content.x, *m_quantityX);
            prepareAxis(*yAxis, scene.content.y, *m_quantityY);
        }
        replot(QCustomPlot::rpQueuedReplot);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QCustomPlot::paintEvent(event);
        QPainter painter(this);
        if (!hasData()) {
            painter.fillRect(rect(), theme().ground);
            painter.setPen(theme().mutedText);
            painter.drawText(rect().adjusted(24, 16, -24, -16), Qt::AlignCenter | Qt::TextWordWrap,
                             scene.content.hint);
        }
        if (m_isStale && !m_staleTimer.isActive()) {
            QColor veil = theme().ground;
            veil.setAlpha(150);
            painter.fillRect(rect(), veil);
        }
        if (hasFocus() && m_hasKeyFocus) {
            painter.setPen(QPen(theme().accent, 1));
            painter.drawRect(rect().adjusted(0, 0, -1, -1));
        }
    }

    void resizeEvent(QResizeEvent* event) override
    {
        if (!qFuzzyCompare(bufferDevicePixelRatio(), devicePixelRatioF()))
            setBufferDevicePixelRatio(devicePixelRatioF());
        QCustomPlot::resizeEvent(event);
        redraw();
    }

    void changeEvent(QEvent* event) override
    {
        QCustomPlot::changeEvent(event);
        if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
            event->type() == QEvent::ApplicationFontChange)
            redraw();
    }

    void focusInEvent(QFocusEvent* event) override
    {
        m_hasKeyFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                        event->reason() == Qt::ShortcutFocusReason;
        QCustomPlot::focusInEvent(event);
        update();
    }
    void focusOutEvent(QFocusEvent* event) override
    {
        QCustomPlot::focusOutEvent(event);
        update();
    }

    void mousePressEvent(QMouseEvent* event) override
    {
        event->accept();
        if (event->button() != Qt::LeftButton || !hasData())
            return;
        m_press = event->position();
        m_last = m_press;
        m_isDragging = false;
        m_pressesArea = axisRect()->rect().contains(event->position().toPoint());
    }

    void mouseMoveEvent(QMouseEvent* event) override
    {
        if (!hasData())
            return;
        const QPointF at = event->position();
        if (event->buttons() & Qt::LeftButton) {
            if (!m_isDragging && m_pressesArea &&
                (at - m_press).manhattanLength() >= QApplication::startDragDistance()) {
                m_isDragging = true;
                m_isZoomingRect = event->modifiers().testFlag(Qt::ControlModifier);
                QToolTip::hideText();
            }
            if (m_isDragging)
                drag(at);
            return;
        }
        hover(at, event->globalPosition().toPoint());
    }

    void mouseReleaseEvent(QMouseEvent* event) override
    {
        event->accept();
        if (event->button() != Qt::LeftButton || !hasData())
            return;
        if (m_isDragging) {
            m_isDragging = false;
            if (m_isZoomingRect)
                zoomInto(QRectF(m_press, event->position()).normalized());
            m_rubber.hide();
            unsetCursor();
            return;
        }
        click(event->position(), event->modifiers());
    }

    void mouseDoubleClickEvent(QMouseEvent* event) override
    {
        event->accept();
        if (event->button() == Qt::LeftButton && m_legend->nameAt(event->position()).isEmpty())
            goHome();
    }

    void wheelEvent(QWheelEvent* event) override
    {
        event->accept();
        const QPoint delta = event->angleDelta();
        const double steps = (delta.y() != 0 ? delta.y() : delta.x()) / 120.0;
        if (!hasData() || steps == 0)
            return;
        const double factor = std::pow(kWheelFactor, steps);
        const QPointF at = event->position();
        const bool isOverRows = at.x() < axisRect()->left();
        const bool zoomsY = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier) || isOverRows;
        const bool zoomsX = !(event->modifiers() & Qt::ShiftModifier) && !isOverRows;
        const PlotMap now = map();
        if (zoomsX)
            xAxis->scaleRange(factor, now.xAt(at.x()));
        if (zoomsY)
            yAxis->scaleRange(factor, now.yAt(at.y()));
        leaveHome();
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        constexpr double kPan = 0.1;
        const QCPRange x = xAxis->range();
        const QCPRange y = yAxis->range();
        const double up = yAxis->rangeReversed() ? -kPan : kPan;
        switch (event->key()) {
        case Qt::Key_Home:
            goHome();
            return;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            xAxis->scaleRange(kWheelFactor);
            break;
        case Qt::Key_Minus:
            xAxis->scaleRange(1 / kWheelFactor);
            break;
        case Qt::Key_Left:
            xAxis->moveRange(-kPan * x.size());
            break;
        case Qt::Key_Right:
            xAxis->moveRange(kPan * x.size());
            break;
        case Qt::Key_Up:
            yAxis->moveRange(up * y.size());
            break;
        case Qt::Key_Down:
            yAxis->moveRange(-up * y.size());
            break;
        default:
            QCustomPlot::keyPressEvent(event);
            return;
        }
        leaveHome();
    }

private:
    /** The home range along x with the wished pixels free at its right end. */
    [[nodiscard]] QCPRange homeX() const
    {
        const PlotAxis& x = scene.content.x;
        const double width = std::max(60, axisRect()->width());
        const double room = std::min<double>(scene.content.roomBeside, width / 3);
        return {x.lower, x.lower + (x.upper - x.lower) * width / (width - room)};
    }

    void setHomeRanges()
    {
        m_homeWidth = axisRect()->width();
        xAxis->setRange(homeX());
        yAxis->setRange(scene.content.y.lower, scene.content.y.upper);
    }

    /** The room for text depends on the width that the layout has just found: once more if that changed it.
     */
    void settleHome()
    {
        if (m_isHome && hasData() && std::abs(m_homeWidth - axisRect()->width()) > 2 && ++m_settling < 4)
            redraw();
        else
            m_settling = 0;
    }

    void leaveHome()
    {
        m_isHome = false;
        clampRange(*xAxis, homeX());
        clampRange(*yAxis, QCPRange(scene.content.y.lower, scene.content.y.upper));
        redraw();
    }

    /** Nothing lies beyond the home range, so the view never leaves it; and it ends where doubles do. */
    static void clampRange(QCPAxis& axis, const QCPRange& home)
    {
        QCPRange range = axis.range();
        const double least = home.size() * 1e-9;
        if (range.size() >= home.size())
            range = home;
        else if (range.size() < least)
            range = QCPRange(range.center() - least / 2, range.center() + least / 2);
        if (range.lower < home.lower)
            range += home.lower - range.lower;
        if (range.upper > home.upper)
            range -= range.upper - home.upper;
        axis.setRange(range);
    }

    void prepareAxis(QCPAxis& axis, const PlotAxis& content, QuantityTicker& quantity)
    {
        const Theme& colors = theme();
        const bool isRows = content.kind == AxisKind::rows;
        axis.setRangeReversed(isRows);
        const double largest = std::max(std::abs(axis.range().lower), std::abs(axis.range().upper));
        EngineeringUnit unit;
        if (content.kind == AxisKind::time)
            unit = timeUnit(largest);
        else if (content.kind == AxisKind::rate)
            unit = rateUnit(largest);
        else if (content.kind == AxisKind::percent)
            unit.unit = QStringLiteral("%");
        quantity.setScale(unit.scale);
        const QFontMetrics metrics(font());
        if (isRows) {
            m_rows.setMetrics(metrics, axisRect()->height(), std::max(48, width() * 36 / 100));
            axis.setTicker(m_rowTicker);
        } else {
            const bool isVertical = axis.orientation() == Qt::Vertical;
            const int length = isVertical ? axisRect()->height() : axisRect()->width();
            quantity.setTickCount(std::clamp(length / (isVertical ? 40 : 64), 2, 8));
            axis.setTicker(isVertical ? m_quantityY.staticCast<QCPAxisTicker>()
                                      : m_quantityX.staticCast<QCPAxisTicker>());
        }
        axis.setLabel(isRows ? content.quantity : QStringLiteral("%1 (%2)").arg(content.quantity, unit.unit));
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

    void drag(const QPointF& at)
    {
        if (m_isZoomingRect) {
            m_rubber.setGeometry(QRectF(m_press, at).normalized().toRect().intersected(axisRect()->rect()));
            m_rubber.show();
            return;
        }
        setCursor(Qt::ClosedHandCursor);
        const PlotMap now = map();
        xAxis->moveRange(now.xAt(m_last.x()) - now.xAt(at.x()));
        yAxis->moveRange(now.yAt(m_last.y()) - now.yAt(at.y()));
        m_last = at;
        if (!m_isHome || xAxis->range() != homeX())
            leaveHome();
    }

    void zoomInto(const QRectF& pixels)
    {
        constexpr double kLeast = 5;
        const QRectF inside = pixels.intersected(QRectF(axisRect()->rect()));
        if (inside.width() < kLeast || inside.height() < kLeast)
            return;
        const PlotMap now = map();
        xAxis->setRange(now.xAt(inside.left()), now.xAt(inside.right()));
        yAxis->setRange(now.yAt(inside.top()), now.yAt(inside.bottom()));
        leaveHome();
    }

    [[nodiscard]] std::optional<std::uint32_t> itemUnder(const QPointF& at) const
    {
        const QRect area = axisRect()->rect();
        if (area.contains(at.toPoint()))
            return sceneItemAt(scene, map(), at);
        if (at.x() < area.left() && at.y() >= area.top() && at.y() <= area.bottom())
            return itemOfRowAt(scene, map(), at.y());
        return std::nullopt;
    }

    void hover(const QPointF& at, const QPoint& global)
    {
        if (!m_legend->nameAt(at).isEmpty()) {
            setCursor(Qt::PointingHandCursor);
            QToolTip::showText(global, PlotView::tr("Click to show or hide"), this);
            return;
        }
        const std::optional<std::uint32_t> item = itemUnder(at);
        if (!item) {
            unsetCursor();
            QToolTip::hideText();
            return;
        }
        setCursor(Qt::PointingHandCursor);
        if (describer)
            QToolTip::showText(global, describer(*item, map().xAt(at.x())), this);
    }

    void click(const QPointF& at, Qt::KeyboardModifiers modifiers)
    {
        const QString name = m_legend->nameAt(at);
        if (!name.isEmpty())
            m_view.setSeriesShown(name, !m_view.isSeriesShown(name));
        else if (const std::optional<std::uint32_t> item = itemUnder(at))
            emit m_view.itemClicked(*item, modifiers);
        else if (m_pressesArea)
            emit m_view.emptyClicked(map().xAt(at.x()));
    }

    PlotView& m_view;
    QSharedPointer<QuantityTicker> m_quantityX;
    QSharedPointer<QuantityTicker> m_quantityY;
    QSharedPointer<RowTicker> m_rowTicker;
    RowTicker& m_rows = *m_rowTicker;
    TextLine* m_title = nullptr;
    TextLine* m_subtitle = nullptr;
    LegendLines* m_legend = nullptr;
    SceneElement* m_element = nullptr;
    QRubberBand m_rubber{QRubberBand::Rectangle, this};
    QTimer m_staleTimer;
    QPointF m_press;
    QPointF m_last;
    int m_homeWidth = 0;
    int m_settling = 0;
    bool m_isHome = true;
    bool m_isStale = false;
    bool m_isDragging = false;
    bool m_isZoomingRect = false;
    bool m_pressesArea = false;
    bool m_hasKeyFocus = false;
};

PlotView::PlotView(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_optionRow = new QWidget(this);
    m_options = new QHBoxLayout(m_optionRow);
    m_options->setContentsMargins(kMargin, 4, kMargin, 0);
    m_options->setSpacing(4);
    m_options->addStretch();
    m_optionRow->hide();
    column->addWidget(m_optionRow);
    m_canvas = new PlotCanvas(*this);
    column->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
    m_canvas->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_canvas, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu(this);
        fillMenu(menu);
        menu.exec(m_canvas->mapToGlobal(at));
    });
}

PlotView::~PlotView() = default;

void PlotView::setContent(PlotContent content)
{
    m_canvas->setAccessibleName(content.title);
    m_canvas->setAccessibleDescription(content.hint.isEmpty() ? content.subtitle : content.hint);
    m_canvas->setContent(std::move(content));
}

const PlotContent& PlotView::content() const
{
    return m_canvas->scene.content;
}

void PlotView::setHighlighted(std::set<std::uint32_t> items)
{
    if (items == m_canvas->scene.highlighted)
        return;
    m_canvas->scene.highlighted = std::move(items);
    m_canvas->redraw();
}

void PlotView::setMark(std::optional<PlotInterval> mark)
{
    if (mark == m_canvas->scene.mark)
        return;
    m_canvas->scene.mark = mark;
    m_canvas->redraw();
}

void PlotView::setStale(bool isStale)
{
    m_canvas->setStale(isStale);
}

bool PlotView::isStale() const
{
    return m_canvas->isStale();
}

void PlotView::setDescriber(std::function<QString(std::uint32_t, double)> describer)
{
    m_canvas->describer = std::move(describer);
}

void PlotView::setTable(std::function<std::string(char)> table)
{
    m_table = std::move(table);
}

void PlotView::addOption(QWidget* option)
{
    m_options->insertWidget(m_options->count() - 1, option);
    m_optionRow->show();
}

void PlotView::setSeriesShown(const QString& name, bool isShown)
{
    if (isShown)
        m_canvas->scene.hiddenNames.erase(name);
    else
        m_canvas->scene.hiddenNames.insert(name);
    m_canvas->redraw();
}

bool PlotView::isSeriesShown(const QString& name) const
{
    return m_canvas->scene.isShown(name);
}

QString PlotView::dataText(char separator) const
{
    return m_table ? toQString(m_table(separator)) : QString();
}

QImage PlotView::picture() const
{
    constexpr double kScale = 2;
    return m_canvas->toPixmap(m_canvas->width(), m_canvas->height(), kScale).toImage();
}

Result<QByteArray> PlotView::rendered(Format format) const
{
    if (!m_canvas->hasData())
        return Error{ErrorCode::invalidInput,
                     tr("There is nothing to save: the plot is empty.").toStdString()};
    if (format == Format::csv)
        return dataText(',').toUtf8();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QSize size = m_canvas->size();
    // With the screen's own resolution text keeps its size relative to everything else.
    const int dotsPerInch = m_canvas->logicalDpiX();
    bool isDone = false;
    const auto paint = [&](QPaintDevice& device) {
        QCPPainter painter;
        isDone = painter.begin(&device);
        if (!isDone)
            return;
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        m_canvas->toPainter(&painter, size.width(), size.height());
        isDone = painter.end();
    };
    if (format == Format::png) {
        isDone = picture().save(&buffer, "PNG");
    } else if (format == Format::svg) {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(dotsPerInch);
        svg.setSize(size);
        svg.setViewBox(QRect(QPoint(0, 0), size));
        svg.setTitle(content().title);
        paint(svg);
    } else {
        constexpr double kPointsPerInch = 72;
        QPdfWriter pdf(&buffer);
        pdf.setTitle(content().title);
        pdf.setCreator(QStringLiteral("Contraflow"));
        pdf.setResolution(dotsPerInch);
        pdf.setPageSize(QPageSize(QSizeF(size) * kPointsPerInch / dotsPerInch, QPageSize::Point, {},
                                  QPageSize::ExactMatch));
        pdf.setPageMargins(QMarginsF(0, 0, 0, 0));
        paint(pdf);
    }
    if (!isDone)
        return Error{ErrorCode::environment, tr("The plot could not be drawn: out of memory?").toStdString()};
    return bytes;
}

Result<void> PlotView::save(const QString& path) const
{
    const QString ending = QFileInfo(path).suffix().toLower();
    Format format = Format::png;
    if (ending == QLatin1String("svg"))
        format = Format::svg;
    else if (ending == QLatin1String("pdf"))
        format = Format::pdf;
    else if (ending == QLatin1String("csv"))
        format = Format::csv;
    else if (ending != QLatin1String("png"))
        return Error{
            ErrorCode::invalidInput,
            tr("%1 was not written: its name must end in .png, .svg, .pdf or .csv, which decides the format.")
                .arg(path)
                .toStdString()};
    const Result<QByteArray> bytes = rendered(format);
    if (!bytes)
        return bytes.error();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*bytes) != bytes->size() || !file.commit())
        return Error{
            ErrorCode::environment,
            tr("%1 was not written: %2. Choose another place.").arg(path, file.errorString()).toStdString()};
    return {};
}

QWidget* PlotView::canvas() const
{
    return m_canvas;
}

QPoint PlotView::pixelOf(double x, double y) const
{
    const PlotMap map = m_canvas->map();
    return QPointF(map.xPixel(x), map.yPixel(y)).toPoint();
}

PlotInterval PlotView::visibleX() const
{
    return {m_canvas->xAxis->range().lower, m_canvas->xAxis->range().upper};
}

void PlotView::resetView()
{
    m_canvas->goHome();
}

void PlotView::copyPicture()
{
    QApplication::clipboard()->setImage(picture());
    emit copied(tr("Picture copied: %1").arg(content().title));
}

void PlotView::copyData()
{
    QApplication::clipboard()->setText(dataText('\t'));
    emit copied(tr("Data copied: %1").arg(content().title));
}

void PlotView::fillMenu(QMenu& menu)
{
    const bool hasData = m_canvas->hasData();
    const auto add = [&](const QString& text, auto slot) {
        QAction* action = menu.addAction(text, this, slot);
        action->setEnabled(hasData);
    };
    add(tr("Copy picture"), [this] { copyPicture(); });
    add(tr("Copy data"), [this] { copyData(); });
    add(tr("Save plot…"), [this] { emit saveRequested(); });
    menu.addSeparator();
    add(tr("Show everything"), [this] { resetView(); });
}

} // namespace contraflow
