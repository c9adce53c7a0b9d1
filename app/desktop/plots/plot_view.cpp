// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_view.h"

#include "app/desktop/plots/plot_canvas.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_surface.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/io/exporters/table_writer.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMenu>
#include <QSaveFile>
#include <QVBoxLayout>

namespace contraflow {

PlotView::PlotView(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_optionRow = new QWidget(this);
    auto* options = new FlowLayout;
    options->setContentsMargins(8, 4, 8, 0);
    options->setSpacing(4);
    m_optionRow->setLayout(options);
    m_optionRow->hide();
    column->addWidget(new HeaderArea(m_optionRow, this));
    m_canvas = new PlotCanvas(this);
    column->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
    connect(m_canvas, &PlotCanvas::itemClicked, this, &PlotView::itemClicked);
    connect(m_canvas, &PlotCanvas::emptyClicked, this, &PlotView::emptyClicked);
    m_canvas->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_canvas, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu& menu = contextMenuOf(*this);
        fillMenu(menu);
        menu.popup(m_canvas->mapToGlobal(at));
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
    return m_canvas->content();
}

void PlotView::setHighlighted(std::set<std::uint32_t> items)
{
    m_canvas->setHighlighted(std::move(items));
}

void PlotView::setMark(std::optional<PlotInterval> mark)
{
    m_canvas->setMark(mark);
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

void PlotView::addOption(QWidget* option)
{
    m_optionRow->layout()->addWidget(option);
    m_optionRow->show();
}

void PlotView::setSeriesShown(const QString& name, bool isShown)
{
    m_canvas->setSeriesShown(name, isShown);
}

bool PlotView::isSeriesShown(const QString& name) const
{
    return m_canvas->scene().isShown(name);
}

QString PlotView::dataText(char separator) const
{
    const Table table = m_table ? m_table() : Table();
    return table.columns().empty() ? QString() : qtText(csvText(table, separator));
}

QImage PlotView::picture() const
{
    return m_canvas->picture();
}

Result<QByteArray> PlotView::rendered(Format format) const
{
    if (format != Format::csv || !m_canvas->hasData())
        return m_canvas->bytes(format == Format::svg   ? PictureFormat::svg
                               : format == Format::pdf ? PictureFormat::pdf
                                                       : PictureFormat::png);
    return dataText(',').toUtf8();
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
    ASSIGN_OR_RETURN(const QByteArray bytes, rendered(format));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
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
    const PlotMap map = m_canvas->map();
    return {map.xLower, map.xUpper};
}

void PlotView::resetView()
{
    m_canvas->goHome();
}

void PlotView::startAnew()
{
    m_canvas->startAnew();
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
