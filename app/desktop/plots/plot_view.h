// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/picture_file.h"
#include "app/desktop/style/theme.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QSize>
#include <QWidget>

#include <functional>
#include <optional>
#include <set>

class QMenu;

namespace contraflow {

class PlotCanvas;

/**
 * One plot with its options above it. Draws a PlotContent; knows nothing of messages or predictions, only
 * items with numbers. Wheel zooms along x (Shift: along y, Ctrl: both), drag pans, Ctrl+drag zooms into a
 * rectangle, double click or Home shows everything again; a click in the legend hides or shows a series.
 */
class PlotView : public QWidget
{
    Q_OBJECT

public:
    enum class Format
    {
        png,
        svg,
        pdf,
        csv
    };

    explicit PlotView(QWidget* parent = nullptr);
    ~PlotView() override;

    /** Replaces what is shown. The zoom stays as long as the axes mean the same. */
    void setContent(PlotContent content);
    [[nodiscard]] const PlotContent& content() const;

    /** Items that are selected somewhere. */
    void setHighlighted(std::set<std::uint32_t> items);
    /** The stretch of x that is looked at, with a line at its beginning. */
    void setMark(std::optional<PlotInterval> mark);
    /** Stale content is greyed, after a moment, so that quick updates do not flicker. */
    void setStale(bool isStale);
    [[nodiscard]] bool isStale() const;

    /** The hover text of an item at x; several lines. */
    void setDescriber(std::function<QString(std::uint32_t item, double x)> describer);
    /** The drawn numbers. */
    void setTable(std::function<Table()> table) { m_table = std::move(table); }

    /** Adds a control to the row above the plot. */
    void addOption(QWidget* option);

    void setSeriesShown(const QString& name, bool isShown);
    [[nodiscard]] bool isSeriesShown(const QString& name) const;

    [[nodiscard]] QString dataText(char separator) const;
    [[nodiscard]] QImage picture() const;
    /** The plot as the bytes of a file. */
    [[nodiscard]] Result<QByteArray> rendered(Format format) const;
    /** Writes the plot to a file whose ending is png, svg, pdf or csv; replaces the file only when all went
     * well. */
    [[nodiscard]] Result<void> save(const QString& path) const;

    /** The widget that takes the mouse, and where a coordinate is drawn in it. */
    [[nodiscard]] QWidget* canvas() const;
    [[nodiscard]] QPoint pixelOf(double x, double y) const;
    /** The x range that is visible. */
    [[nodiscard]] PlotInterval visibleX() const;

    /** Gives up zoom and hidden series before another project is shown. */
    void startAnew();

public slots:
    void resetView();
    void copyPicture();
    void copyData();

signals:
    void itemClicked(quint32 item, Qt::KeyboardModifiers modifiers);
    /** A click where nothing is drawn. */
    void emptyClicked(double x);
    void saveRequested();
    void copied(const QString& what);

private:
    void fillMenu(QMenu& menu);

    QWidget* m_optionRow = nullptr;
    PlotCanvas* m_canvas = nullptr;
    std::function<Table()> m_table;
};

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
