// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/canvas_choice.h"

#include "app/desktop/canvas/paint/canvas_feed.h"
#include "app/desktop/canvas/paint/canvas_viewport.h"
#include "app/desktop/document/document.h"
#include "core/base/clamped.h"
#include "core/base/ranges.h"

#include <QTextDocumentFragment>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kMostChosen = 50'000; ///< items that one gesture selects

} // namespace

std::vector<CanvasItem> itemsInOrder(const CanvasPicture& picture)
{
    std::vector<CanvasItem> items;
    if (!picture.scene)
        return items;
    const CanvasScene& scene = *picture.scene;
    auto racks = mapped<const RackBox*>(scene.layout.racks, [](const RackBox& rack) { return &rack; });
    std::ranges::sort(racks, [](const RackBox* a, const RackBox* b) {
        return std::tuple(-static_cast<int>(a->layer), a->row, a->column) <
               std::tuple(-static_cast<int>(b->layer), b->row, b->column);
    });
    for (const RackBox* rack : racks) {
        if (rack->box.isNull())
            continue; // inside another box
        if (rack->networkSwitch)
            items.push_back({CanvasItem::Kind::networkSwitch, rack->networkSwitch->value});
        if (rack->isFolded)
            continue;
        for (const NodeId node : rack->nodes)
            items.push_back({CanvasItem::Kind::node, node.value});
    }
    const auto links = scene.network->links();
    for (std::uint32_t i = 0; i < links.size(); ++i)
        if (!scene.network->isStub(links[i]) && scene.layout.isDrawn(LinkId(i)))
            items.push_back({CanvasItem::Kind::link, 2 * i});
    if (const ArcSet* all = picture.drawnArcs(); all && all->grouping == ArcSet::Grouping::none)
        for (const MessageArc& arc : all->arcs)
            items.push_back({CanvasItem::Kind::message, arc.message});
    return items;
}

std::optional<QPointF> placeOf(const CanvasPicture& picture, CanvasItem item)
{
    if (!picture.scene)
        return std::nullopt;
    const NetworkLayout& layout = picture.scene->layout;
    switch (item.kind) {
    case CanvasItem::Kind::node:
        if (item.index < layout.squares.size())
            return layout.squares[item.index].center();
        break;
    case CanvasItem::Kind::networkSwitch:
        if (item.index < layout.racks.size())
            return layout.racks[item.index].bar.center();
        break;
    case CanvasItem::Kind::link:
        if (const LinkId link = linkOf(ChannelId(item.index)); link.index() < layout.paths.size()) {
            const auto path = layout.paths[link];
            const std::size_t middle = path.size() / 2;
            return (path[middle - 1] + path[middle]) / 2;
        }
        break;
    case CanvasItem::Kind::messageGroup:
        if (picture.arcs && item.index < picture.arcs->arcs.size())
            return picture.arcs->arcs[item.index].at(0.5);
        break;
    case CanvasItem::Kind::message:
        if (picture.arcs && picture.arcs->grouping == ArcSet::Grouping::none)
            for (const MessageArc& arc : picture.arcs->arcs)
                if (arc.message == item.index)
                    return arc.at(0.5);
        break;
    case CanvasItem::Kind::none:
        break;
    }
    return std::nullopt;
}

double readableZoom(const CanvasPicture& picture, CanvasItem item, const QFontMetricsF& metrics)
{
    constexpr double kLargest = 6;
    constexpr double kLongestName = 110; // pixels; longer ones are shortened
    constexpr double kAround = 12;       // pixels beside a name
    constexpr double kBold = 1.14;       // as wide as plain letters are those of titles
    if (!picture.scene ||
        (item.kind != CanvasItem::Kind::node && item.kind != CanvasItem::Kind::networkSwitch))
        return 0;
    const NetworkLayout& layout = picture.scene->layout;
    const bool isNode = item.kind == CanvasItem::Kind::node;
    const RackBox& rack = layout.racks[isNode ? layout.rackOfNode[item.index] : item.index];
    double zoom = kLargest;
    if (isNode && !rack.isFolded) {
        // Its neighbours are read as well.
        double width = 0;
        for (const NodeId node : rack.nodes)
            width = std::max(width, metrics.horizontalAdvance(
                                        QString::fromStdString(picture.scene->network->node(node).name)));
        width = std::min(width, kLongestName);
        const double inside = std::max(width + 4, metrics.height()) / rack.square;
        const double room = rack.cell.width() - rack.square;
        const double beside = room > rack.square
                                  ? std::max((width + kAround) / room, metrics.height() / rack.cell.height())
                                  : kLargest;
        zoom = std::min(inside, beside);
    } else if (rack.bar.isValid() && rack.networkSwitch) {
        const double width =
            kBold * metrics.horizontalAdvance(picture.scene->titles[rack.networkSwitch->index()]) + kAround;
        zoom = std::max(width / rack.bar.width(), metrics.height() / rack.bar.height());
    }
    return std::min(zoom, kLargest);
}

CanvasItem currentItem(const CanvasSelection& selection, CanvasItem preferred)
{
    using Kind = CanvasItem::Kind;
    struct Choices
    {
        Kind kind;
        const std::vector<std::uint32_t>& list;
    };
    const Choices all[] = {{Kind::message, selection.messages},
                           {Kind::node, selection.nodes},
                           {Kind::networkSwitch, selection.switches},
                           {Kind::link, selection.links}};
    // Links are selected as a whole and pointed at by direction.
    const std::uint32_t index = preferred.kind == Kind::link ? preferred.index / 2 : preferred.index;
    for (const Choices& candidates : all)
        if (candidates.kind == preferred.kind && std::ranges::binary_search(candidates.list, index))
            return preferred;
    for (const Choices& candidates : all)
        if (!candidates.list.empty())
            return {candidates.kind, candidates.list.front() * (candidates.kind == Kind::link ? 2 : 1)};
    return {};
}

CanvasItem neighbourOf(const CanvasPicture& picture, CanvasItem from, Direction direction)
{
    if (!picture.scene)
        return {};
    const auto start = placeOf(picture, from);
    if (!start)
        return itemAfter(picture, {}, 1);
    CanvasItem best;
    double least = INFINITY;
    const auto consider = [&](CanvasItem item, QPointF place) {
        const QPointF way = place - *start;
        const bool isLevel = direction == Direction::left || direction == Direction::right;
        const bool isBack = direction == Direction::left || direction == Direction::up;
        const double ahead = (isLevel ? way.x() : way.y()) * (isBack ? -1 : 1);
        const double aside = std::abs(isLevel ? way.y() : way.x());
        // Things far to the side are not in this direction.
        const double cost = ahead + 3 * aside;
        if (ahead > 0.5 && !(item == from) && cost < least) {
            least = cost;
            best = item;
        }
    };
    const NetworkLayout& layout = picture.scene->layout;
    for (std::uint32_t i = 0; i < layout.squares.size(); ++i)
        if (!layout.racks[layout.rackOfNode[i]].isFolded)
            consider({CanvasItem::Kind::node, i}, layout.squares[i].center());
    for (const RackBox& rack : layout.racks)
        if (rack.networkSwitch && !rack.box.isNull()) {
            // A bar is as near as its nearest point.
            const double x = clamped(start->x(), rack.bar.left(), rack.bar.right());
            const bool isLevel = direction == Direction::left || direction == Direction::right;
            consider({CanvasItem::Kind::networkSwitch, rack.networkSwitch->value},
                     isLevel ? rack.bar.center() : QPointF(x, rack.bar.center().y()));
        }
    return best ? best : from;
}

CanvasItem itemAfter(const CanvasPicture& picture, CanvasItem from, int steps)
{
    const std::vector<CanvasItem> items = itemsInOrder(picture);
    const auto found = std::ranges::find(items, from);
    if (found == items.end()) {
        if (items.empty())
            return {};
        return steps > 0 ? items.front() : items.back();
    }
    const std::ptrdiff_t next = found - items.begin() + steps;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(items.size()))
        return {};
    return items[static_cast<std::size_t>(next)];
}

CanvasChoice::CanvasChoice(const Document& document, Selection& selection, const CanvasFeed& feed,
                           CanvasViewport& viewport)
    : m_document(document)
    , m_selection(selection)
    , m_feed(feed)
    , m_viewport(viewport)
{}

void CanvasChoice::choose(const std::vector<CanvasItem>& items, SelectionMode mode)
{
    std::set<SelectedItem> chosen;
    for (const CanvasItem& item : items)
        addRows(item, chosen);
    m_cursor = items.size() == 1 ? items.front() : CanvasItem();
    if (mode == SelectionMode::replace) {
        m_selection.setItems(std::move(chosen));
        return;
    }
    std::set<SelectedItem> all = m_selection.items();
    for (const SelectedItem& item : chosen)
        if (!all.insert(item).second && mode == SelectionMode::toggle)
            all.erase(item);
    m_selection.setItems(std::move(all));
}

void CanvasChoice::addRows(CanvasItem item, std::set<SelectedItem>& rows) const
{
    const CanvasPicture& picture = m_feed.picture();
    const auto add = [&](CanvasItem single) {
        const auto row = selectedItem(single, *picture.scene, picture.messages());
        if (!row)
            return;
        // A message of a run is a member of a row that its trace may not have.
        const bool isOfRun = row->table.kind == TableKind::events;
        if (isOfRun ? row->table.owner < m_document.project().applications.size()
                    : row->row < rowCount(m_document.project(), row->table))
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
    if (item.kind == CanvasItem::Kind::link) {
        for (const ChannelId channel : bundleChannels(picture.scene->layout, ChannelId(item.index)))
            add({CanvasItem::Kind::link, channel.value});
        return;
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

void CanvasChoice::chooseAll()
{
    const CanvasPicture& picture = m_feed.picture();
    const CanvasTransform& transform = m_viewport.transform();
    if (picture.scene)
        choose(itemsIn(picture, transform, transform.toScreen(picture.scene->layout.bounds)),
               SelectionMode::replace);
}

const SelectedItem* CanvasChoice::single() const
{
    const std::set<SelectedItem>& items = m_selection.items();
    return items.size() == 1 ? &*items.begin() : nullptr;
}

CanvasItem CanvasChoice::keyboardItem() const
{
    const CanvasItem item = currentItem(m_feed.picture().selection, m_cursor);
    // A selected server is its GPUs; while it is one box, that is where the keyboard is.
    return isInside(item) && !(item == m_cursor)
               ? CanvasItem{CanvasItem::Kind::networkSwitch,
                            m_feed.picture().scene->layout.rackOfNode[item.index]}
               : item;
}

QString CanvasChoice::text() const
{
    const CanvasItem item = keyboardItem();
    return item ? QTextDocumentFragment::fromHtml(itemDescription(m_feed.picture(), item)).toPlainText()
                : QString();
}

void CanvasChoice::goTo(CanvasItem item)
{
    choose({item}, SelectionMode::replace);
    if (const auto place = placeOf(m_feed.picture(), item))
        m_viewport.reveal(*place);
}

void CanvasChoice::goTowards(Direction direction)
{
    if (const CanvasItem item = neighbourOf(m_feed.picture(), keyboardItem(), direction))
        goTo(item);
}

bool CanvasChoice::goOn(int steps)
{
    const CanvasItem item = itemAfter(m_feed.picture(), keyboardItem(), steps);
    if (item)
        goTo(item);
    return static_cast<bool>(item);
}

bool CanvasChoice::isInside(CanvasItem item) const
{
    const auto& scene = m_feed.picture().scene;
    return item.kind == CanvasItem::Kind::node && scene && item.index < scene->layout.rackOfNode.size() &&
           scene->layout.racks[scene->layout.rackOfNode[item.index]].isFolded;
}

void CanvasChoice::centreOn(CanvasItem item)
{
    const CanvasPicture& shown = m_feed.picture();
    if (const auto place = placeOf(shown, item))
        m_viewport.centreOn(*place, readableZoom(shown, item, QFontMetricsF(m_viewport.labelFont())));
}

void CanvasChoice::showFound()
{
    if (m_hidden && !isInside(m_hidden))
        centreOn(std::exchange(m_hidden, {}));
}

void CanvasChoice::find(const QString& text, FindFrom from)
{
    const CanvasPicture& shown = m_feed.picture();
    if (text.trimmed().isEmpty() || !shown.scene)
        return;
    const Network& network = *shown.scene->network;
    const std::size_t switches = network.switches().size();
    const std::size_t all = switches + network.nodes().size();
    const CanvasItem at = keyboardItem();
    std::size_t start = all == 0 ? 0 : all - 1; // so that the first is the next
    if (at.kind == CanvasItem::Kind::networkSwitch)
        start = at.index;
    else if (at.kind == CanvasItem::Kind::node)
        start = switches + at.index;
    const bool isHere = from == FindFrom::here && at;
    for (std::size_t i = isHere ? 0 : 1; i <= all && all > 0; ++i) {
        const std::size_t index = (start + i) % all;
        const std::string& name =
            index < switches ? network.switches()[index].name : network.nodes()[index - switches].name;
        if (!QString::fromStdString(name).contains(text.trimmed(), Qt::CaseInsensitive))
            continue;
        const bool isSwitch = index < switches;
        const CanvasItem item{isSwitch ? CanvasItem::Kind::networkSwitch : CanvasItem::Kind::node,
                              static_cast<std::uint32_t>(isSwitch ? index : index - switches)};
        choose({item}, SelectionMode::replace);
        centreOn(item);
        emit found(item);
        m_hidden = {};
        const bool isWhole = text.trimmed().compare(QString::fromStdString(name), Qt::CaseInsensitive) == 0;
        if (isWhole && isInside(item)) {
            m_hidden = item;
            emit foundInside(NodeId(item.index));
        }
        return;
    }
    emit noticed(tr("No switch and no node has %1 in its name.").arg(text.trimmed()));
}

} // namespace contraflow
