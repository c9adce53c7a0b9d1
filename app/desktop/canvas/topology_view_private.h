// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_feed.h"
#include "app/desktop/canvas/canvas_focus.h"
#include "app/desktop/canvas/canvas_folding.h"
#include "app/desktop/canvas/canvas_navigation.h"
#include "app/desktop/canvas/canvas_painter.h"
#include "app/desktop/canvas/canvas_renderer.h"
#include "app/desktop/canvas/canvas_tool_bar.h"
#include "app/desktop/canvas/drawing_tools.h"
#include "app/desktop/canvas/find_field.h"
#include "app/desktop/canvas/focus_note.h"
#include "app/desktop/canvas/item_editor.h"
#include "app/desktop/canvas/minimap.h"
#include "app/desktop/canvas/picture_saver.h"
#include "app/desktop/canvas/process_chips.h"
#include "app/desktop/canvas/topology_view.h"
#include "app/desktop/style/theme.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QTextDocumentFragment>

#include <algorithm>
#include <cmath>
#include <set>

namespace contraflow {

inline constexpr double kLeastZoom = 0.002;
inline constexpr double kMostZoom = 16;
inline constexpr double kMostFitZoom = 1.7; ///< small networks are not blown up beyond this
inline constexpr double kZoomStep = 1.25;
inline constexpr double kMargin = 20;              ///< pixels around the fitted picture
inline constexpr std::size_t kMostChosen = 50'000; ///< items that one gesture selects
inline constexpr double kLabelSize = 0.92;         ///< of the window's font

/** What the view is made of, and what its tools may do with it. */
class TopologyView::Private : public ToolHost
{
public:
    Private(TopologyView& owner, Document& doc, Selection& sel, Results& results)
        : q(owner)
        , document(doc)
        , selection(sel)
        , feed(doc, sel, results)
        , draw(doc, sel, feed)
        , folding(doc, sel, feed)
        , selectTool(*this)
        , dragTool(*this)
        , panTool(*this)
        , switchTool(*this, Placed::networkSwitch)
        , rackTool(*this, Placed::rack)
        , nodeTool(*this, Placed::node)
        , linkTool(*this, ConnectTool::Kind::link)
        , messageTool(*this, ConnectTool::Kind::message)
        , processTool(*this)
        , mapTool(*this)
        , toolBar(&owner)
        , editor(doc, &owner)
        , finder(&owner)
        , note(&owner)
    {
        toolBar.resize(toolBar.sizeHint());
    }

    // ToolHost
    [[nodiscard]] CanvasItem itemUnder(QPointF point) const override
    {
        return canvasArea().contains(point) ? itemAt(feed.picture(), shownAt, point) : CanvasItem();
    }
    [[nodiscard]] std::vector<CanvasItem> itemsInside(const QRectF& rect) const override
    {
        return itemsIn(feed.picture(), shownAt, rect);
    }
    void moveBy(QPointF distance) override
    {
        followsFit = false;
        shownAt.offset += distance;
        redraw();
    }
    void repaint() override { q.update(); }
    [[nodiscard]] const CanvasPicture& picture() const override { return feed.picture(); }
    [[nodiscard]] const CanvasTransform& transform() const override { return shownAt; }
    [[nodiscard]] QRectF area() const override { return canvasArea(); }
    [[nodiscard]] CanvasDrawing& drawing() override { return draw; }
    [[nodiscard]] std::string processUnder(QPointF point) const override
    {
        for (const ProcessChip& chip : chips)
            if (chip.rect.contains(point))
                return chip.process;
        return {};
    }
    void centreByMap(QPointF point) override
    {
        const CanvasFrame now = frame();
        centreOn(Minimap(feed.picture(), now).toPicture(point));
    }
    void centreOn(QPointF point)
    {
        followsFit = false;
        setTransform(shownAt.zoom, canvasArea().center() - point * shownAt.zoom);
    }
    void editFields(const SelectedItem& item, QPointF near) override { editor.open(item, near.toPoint()); }

    void choose(const std::vector<CanvasItem>& items, SelectionMode mode) override
    {
        std::set<SelectedItem> chosen;
        for (const CanvasItem& item : items)
            addRows(item, chosen);
        cursor = items.size() == 1 ? items.front() : CanvasItem();
        if (mode == SelectionMode::replace) {
            selection.setItems(std::move(chosen));
            return;
        }
        std::set<SelectedItem> all = selection.items();
        for (const SelectedItem& item : chosen)
            if (!all.insert(item).second && mode == SelectionMode::toggle)
                all.erase(item);
        selection.setItems(std::move(all));
    }

    /** Rows that were removed since the picture was made are no longer there to be selected. */
    void addRows(CanvasItem item, std::set<SelectedItem>& rows) const
    {
        const CanvasPicture& picture = feed.picture();
        const auto add = [&](CanvasItem single) {
            const auto row = selectedItem(single, *picture.scene, picture.prediction());
            if (row && row->row < rowCount(document.project(), row->table))
                rows.insert(*row);
        };
        if (!picture.scene)
            return;
        if (item.kind == CanvasItem::Kind::networkSwitch) {
            // A collapsed group is chosen with all its switches.
            const auto& folds = picture.scene->layout.foldOfSwitch;
            for (std::uint32_t s = 0; s < folds.size(); ++s)
                if (folds[s] == item.index)
                    add({CanvasItem::Kind::networkSwitch, s});
        }
        if (item.kind != CanvasItem::Kind::messageGroup) {
            add(item);
            return;
        }
        const MessageArc& arc = picture.arcs->arcs[item.index];
        for (const std::uint32_t message :
             messagesOf(arc, picture.arcs->grouping, *picture.scene, *picture.prediction())) {
            if (rows.size() >= kMostChosen)
                return;
            add({CanvasItem::Kind::message, message});
        }
    }

    [[nodiscard]] QRectF canvasArea() const
    {
        const double left = toolBar.width();
        return {left, 0, std::max(1.0, q.width() - left),
                std::max(1.0, q.height() - legendHeight(labelFont()))};
    }
    [[nodiscard]] QFont labelFont() const
    {
        QFont font = q.font();
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * kLabelSize);
        else
            font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * kLabelSize))));
        return font;
    }
    [[nodiscard]] CanvasFrame frame() const { return {shownAt, canvasArea(), labelFont()}; }

    void fitNow()
    {
        const QRectF bounds = pictureBounds(feed.picture());
        const QRectF area = canvasArea().adjusted(kMargin, kMargin, -kMargin, -kMargin);
        if (bounds.isEmpty() || area.width() < 1 || area.height() < 1)
            return;
        const double zoom =
            std::min({kMostFitZoom, area.width() / bounds.width(), area.height() / bounds.height()});
        setTransform(std::max(kLeastZoom, zoom),
                     area.center() - bounds.center() * std::max(kLeastZoom, zoom));
    }

    void setTransform(double zoom, QPointF offset)
    {
        const bool isZoom = zoom != shownAt.zoom;
        shownAt.zoom = zoom;
        // Whole pixels keep borders crisp while the picture moves.
        shownAt.offset = QPointF(std::round(offset.x()), std::round(offset.y()));
        redraw();
        if (isZoom)
            emit q.zoomChanged(zoom);
    }

    void zoomBy(double factor, QPointF fixedPoint)
    {
        followsFit = false;
        const double zoom = std::clamp(shownAt.zoom * factor, kLeastZoom, kMostZoom);
        const QPointF point = shownAt.toPicture(fixedPoint);
        setTransform(zoom, fixedPoint - point * zoom);
    }

    void redraw()
    {
        isCacheValid = false;
        q.update();
    }

    void onPictureChanged()
    {
        hovered = {};
        keepInPlace();
        if (followsFit)
            fitNow();
        q.setAccessibleDescription(selectionText());
        sayFocus();
        redraw();
    }

    void sayFocus()
    {
        note.setRestHidden(feed.picture().rest == RestOfPicture::hidden);
        const QRect area = canvasArea().toRect();
        finder.place(area);
        note.say(focusText(feed.picture()), area, finder.isVisible() ? finder.geometry() : QRect());
    }

    [[nodiscard]] QString selectionText() const
    {
        const CanvasItem item = currentItem(feed.picture().selection, cursor);
        return item ? QTextDocumentFragment::fromHtml(itemDescription(feed.picture(), item)).toPlainText()
                    : QString();
    }

    /** Where the keyboard is: the item it moved to, while that is still selected; else what is selected. */
    [[nodiscard]] CanvasItem keyboardItem() const override
    {
        return currentItem(feed.picture().selection, cursor);
    }

    void goTo(CanvasItem item)
    {
        choose({item}, SelectionMode::replace);
        const auto place = placeOf(feed.picture(), item);
        if (!place)
            return;
        const QPointF at = shownAt.toScreen(*place);
        const QRectF inner = canvasArea().adjusted(2 * kMargin, 2 * kMargin, -2 * kMargin, -2 * kMargin);
        if (!inner.contains(at) && inner.isValid())
            moveBy(QPointF(std::clamp(at.x(), inner.left(), inner.right()),
                           std::clamp(at.y(), inner.top(), inner.bottom())) -
                   at);
    }

    void begin(CanvasTool& tool, QPointF point, Qt::KeyboardModifiers modifiers)
    {
        active = &tool;
        q.setCursor(tool.cursor());
        tool.press(point, modifiers);
    }
    void end()
    {
        active = nullptr;
        showCursor();
    }

    void showCursor() { q.setCursor(isSpaceHeld ? QCursor(Qt::OpenHandCursor) : current().cursor()); }

    /** The tool that the bar shows. */
    [[nodiscard]] CanvasTool& current()
    {
        switch (kind) {
        case CanvasToolKind::networkSwitch:
            return switchTool;
        case CanvasToolKind::rack:
            return rackTool;
        case CanvasToolKind::node:
            return nodeTool;
        case CanvasToolKind::link:
            return linkTool;
        case CanvasToolKind::message:
            return messageTool;
        case CanvasToolKind::select:
            break;
        }
        return selectTool;
    }
    void pick(CanvasToolKind tool)
    {
        current().cancel();
        processTool.cancel();
        kind = tool;
        toolBar.setTool(tool);
        showCursor();
        q.update();
    }
    /** The tool for a press: a switch or a node under the pointer of the first tool is dragged. */
    [[nodiscard]] CanvasTool& toolFor(const QMouseEvent& event)
    {
        const CanvasFrame now = frame();
        if (const Minimap map(feed.picture(), now); map.isShown() && map.rect().contains(event.position()))
            return mapTool;
        if (kind != CanvasToolKind::select)
            return current();
        if (!processUnder(event.position()).empty())
            return processTool;
        const CanvasItem item = itemUnder(event.position());
        const bool isMovable =
            item.kind == CanvasItem::Kind::networkSwitch || item.kind == CanvasItem::Kind::node;
        return isMovable && event.modifiers() == Qt::NoModifier ? static_cast<CanvasTool&>(dragTool)
                                                                : selectTool;
    }
    /** Opens the fields of the selected thing, near it. */
    void editSelected()
    {
        if (selection.items().size() != 1)
            return;
        const auto place = placeOf(feed.picture(), keyboardItem());
        editor.open(*selection.items().begin(),
                    (place ? shownAt.toScreen(*place) : canvasArea().center()).toPoint());
    }

    /** The first change that is drawn stops the picture from being fitted again after each. */
    void holdStill()
    {
        isDrawn = true;
        followsFit = false;
    }
    void startAnew()
    {
        editor.cancel();
        isDrawn = false;
        followsFit = true;
        shownAt = {};
        pick(CanvasToolKind::select);
    }

    enum class FindFrom
    {
        here, ///< the selected thing itself may fit
        behind,
    };
    /** Selects a switch or node whose name has this text, and brings it into the middle. */
    void find(const QString& text, FindFrom from);

    /** Collapses or opens what has its triangle at a point. */
    bool toggleFoldAt(QPointF point);
    void toggleFold(SwitchId item);
    /** What was collapsed or opened by hand stays under it. */
    void keepInPlace();

    void addActions(); ///< of the menu, with their keys
    void addFoldActions();
    /** The action of the view that a key means. */
    [[nodiscard]] QAction* actionOf(const QKeyEvent& event) const;
    void showMenu(const QContextMenuEvent& event); ///< of what is under the pointer

    [[nodiscard]] bool isPaintedInJob() const { return CanvasRenderer::isLarge(feed.picture()); }
    /** Everything but what follows the pointer. */
    void paintStill(QPainter& painter);
    void paintCache();
    void paintAroundPicture(QPainter& painter); ///< what keeps its place or its size while that moves

    TopologyView& q;
    Document& document;
    Selection& selection;
    CanvasFeed feed;
    CanvasDrawing draw;
    CanvasFolding folding;
    CanvasTransform shownAt;
    SelectTool selectTool;
    DragTool dragTool;
    PanTool panTool;
    PlaceTool switchTool;
    PlaceTool rackTool;
    PlaceTool nodeTool;
    ConnectTool linkTool;
    ConnectTool messageTool;
    ProcessTool processTool;
    MapTool mapTool;
    CanvasToolBar toolBar;
    ItemEditor editor;
    FindField finder;
    FocusNote note;
    std::vector<ProcessChip> chips; ///< as painted last
    CanvasToolKind kind = CanvasToolKind::select;
    CanvasTool* active = nullptr;
    CanvasItem hovered;
    CanvasItem cursor;
    CanvasRenderer renderer; ///< of large pictures
    PictureSaver saver;
    struct Anchor
    {
        std::string name; ///< of a switch
        QPointF at;       ///< of its bar, on the screen
        std::shared_ptr<const CanvasScene> before;
    };
    std::optional<Anchor> anchor;
    QPixmap cache; ///< of others: everything but what follows the pointer
    bool isCacheValid = false;
    bool followsFit = true;
    bool isDrawn = false; ///< the user draws: the picture stays where it is
    bool isSpaceHeld = false;
};

} // namespace contraflow
