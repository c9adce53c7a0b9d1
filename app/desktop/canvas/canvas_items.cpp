// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/canvas_items.h"

#include "app/desktop/canvas/canvas_choice.h"
#include "app/desktop/canvas/canvas_feed.h"
#include "app/desktop/canvas/canvas_navigation.h"
#include "app/desktop/canvas/canvas_viewport.h"
#include "app/desktop/style/text.h"

#include <QTextDocumentFragment>
#include <QWidget>

#include <algorithm>
#include <optional>

namespace contraflow {

CanvasItems::CanvasItems(QWidget& view, const CanvasFeed& feed, const CanvasViewport& viewport,
                         CanvasChoice& choice)
    : m_view(view)
    , m_feed(feed)
    , m_viewport(viewport)
    , m_choice(choice)
{
    setAccessibleItems(view, *this);
}

const std::vector<CanvasItem>& CanvasItems::drawn() const
{
    const CanvasPicture& picture = m_feed.picture();
    if (picture.scene != m_scene || picture.arcs != m_arcs || picture.shownMessages != m_shown) {
        m_scene = picture.scene;
        m_arcs = picture.arcs;
        m_shown = picture.shownMessages;
        m_items = itemsInOrder(picture);
    }
    return m_items;
}

int CanvasItems::accessibleCount() const
{
    return static_cast<int>(drawn().size());
}

QString CanvasItems::accessibleItemName(int index) const
{
    const CanvasItem item = at(index);
    const CanvasPicture& picture = m_feed.picture();
    const Network& network = *picture.scene->network;
    switch (item.kind) {
    case CanvasItem::Kind::node:
        return tr("Node %1").arg(qtText(network.node(NodeId(item.index)).name));
    case CanvasItem::Kind::networkSwitch:
        return tr("Switch %1").arg(qtText(network.networkSwitch(SwitchId(item.index)).name));
    case CanvasItem::Kind::link:
        return tr("Link %1").arg(qtText(network.channelName(ChannelId(item.index))));
    case CanvasItem::Kind::message:
        return tr("Message %1").arg(messageName(picture, item.index));
    case CanvasItem::Kind::messageGroup:
    case CanvasItem::Kind::none:
        break;
    }
    return {};
}

QString CanvasItems::accessibleItemText(int item) const
{
    return QTextDocumentFragment::fromHtml(itemDescription(m_feed.picture(), at(item))).toPlainText();
}

QRect CanvasItems::accessibleItemRect(int index) const
{
    const CanvasItem item = at(index);
    const NetworkLayout& layout = m_feed.picture().scene->layout;
    const CanvasTransform& transform = m_viewport.transform();
    QRectF place;
    if (item.kind == CanvasItem::Kind::node && item.index < layout.squares.size()) {
        place = transform.toScreen(layout.squares[item.index]);
    } else if (item.kind == CanvasItem::Kind::networkSwitch && item.index < layout.racks.size()) {
        place = transform.toScreen(layout.racks[item.index].bar);
    } else if (const std::optional<QPointF> middle = placeOf(m_feed.picture(), item)) {
        constexpr double kAround = 8; // pixels, of what is a line
        place = QRectF(transform.toScreen(*middle), QSizeF()).adjusted(-kAround, -kAround, kAround, kAround);
    }
    return place.toAlignedRect().intersected(m_view.rect());
}

bool CanvasItems::isAccessibleItemSelected(int index) const
{
    const CanvasItem item = at(index);
    const CanvasSelection& selection = m_feed.picture().selection;
    const auto holds = [&item](const std::vector<std::uint32_t>& chosen) {
        return std::binary_search(chosen.begin(), chosen.end(), item.index);
    };
    switch (item.kind) {
    case CanvasItem::Kind::node:
        return holds(selection.nodes);
    case CanvasItem::Kind::networkSwitch:
        return holds(selection.switches);
    case CanvasItem::Kind::link:
        return std::binary_search(selection.links.begin(), selection.links.end(), item.index / 2);
    case CanvasItem::Kind::message:
        return holds(selection.messages);
    case CanvasItem::Kind::messageGroup:
    case CanvasItem::Kind::none:
        break;
    }
    return false;
}

void CanvasItems::activateAccessibleItem(int item)
{
    m_choice.choose({at(item)}, SelectionMode::replace);
}

} // namespace contraflow
