// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/document/selection.h"

#include <QFontMetricsF>
#include <QObject>
#include <QPointF>

#include <optional>
#include <set>
#include <vector>

namespace contraflow {

class CanvasFeed;
class CanvasViewport;
class Document;

enum class Direction
{
    left,
    right,
    up,
    down
};

/** The middle of an item in the picture; nothing when it is not drawn. */
[[nodiscard]] std::optional<QPointF> placeOf(const CanvasPicture& picture, CanvasItem item);

/** At which the name of a switch or node has room where it stands, as far as that is not too large. */
[[nodiscard]] double readableZoom(const CanvasPicture& picture, CanvasItem item,
                                  const QFontMetricsF& metrics);

/** `preferred` while it is selected; else the first of what is selected, messages before nodes before others.
 */
[[nodiscard]] CanvasItem currentItem(const CanvasSelection& selection, CanvasItem preferred);

/** The nearest node or switch in a direction; the first one of the picture when `from` is no item. */
[[nodiscard]] CanvasItem neighbourOf(const CanvasPicture& picture, CanvasItem from, Direction direction);

/** Everything that is drawn, in reading order: switches with their nodes, links between switches, messages.
 */
[[nodiscard]] std::vector<CanvasItem> itemsInOrder(const CanvasPicture& picture);

/**
 * The item after (or before, with `steps` -1) `from` in reading order. No item behind the last one.
 */
[[nodiscard]] CanvasItem itemAfter(const CanvasPicture& picture, CanvasItem from, int steps);

/** How a choice of items changes what is selected. */
enum class SelectionMode
{
    replace,
    add,
    toggle,
};

/** What is selected on the canvas, which is the window's selection, and where the keyboard is in it. */
class CanvasChoice : public QObject
{
    Q_OBJECT

public:
    /** All must outlive this. */
    CanvasChoice(const Document& document, Selection& selection, const CanvasFeed& feed,
                 CanvasViewport& viewport);

    void choose(const std::vector<CanvasItem>& items, SelectionMode mode);
    void clear() { choose({}, SelectionMode::replace); }
    /** All switches and nodes. */
    void chooseAll();
    [[nodiscard]] bool isEmpty() const { return m_selection.items().empty(); }
    /** The one selected thing, or nothing. */
    [[nodiscard]] const SelectedItem* single() const;

    /** Where the keyboard is: the item it moved to, while that is still selected; else what is selected. */
    [[nodiscard]] CanvasItem keyboardItem() const;
    /** What the selected thing is, in words. */
    [[nodiscard]] QString text() const;

    /** Selects the next item in a direction, if there is one, and brings it into sight. */
    void goTowards(Direction direction);
    /** The same in reading order; false: there is no further one. */
    bool goOn(int steps);

    enum class FindFrom
    {
        here, ///< the selected thing itself may fit
        behind,
    };
    /** Selects a switch or node whose name has this text, and brings it into the middle, as large as it takes
     * to read its name. */
    void find(const QString& text, FindFrom from);
    /** Brings what was found inside a collapsed box into the middle as soon as the box is open. */
    void showFound();

signals:
    void noticed(const QString& text); ///< for the message bar
    void found(contraflow::CanvasItem item);
    /** That is the whole name of a node inside a collapsed box. */
    void foundInside(contraflow::NodeId node);

private:
    void goTo(CanvasItem item);
    void centreOn(CanvasItem item);
    /** Whether a node is drawn as part of a collapsed box. */
    [[nodiscard]] bool isInside(CanvasItem item) const;
    /** Rows that were removed since the picture was made are no longer there to be selected. */
    void addRows(CanvasItem item, std::set<SelectedItem>& rows) const;

    const Document& m_document;
    Selection& m_selection;
    const CanvasFeed& m_feed;
    CanvasViewport& m_viewport;
    CanvasItem m_cursor;
    CanvasItem m_hidden; ///< found, and to be shown when its box is open
};

} // namespace contraflow
