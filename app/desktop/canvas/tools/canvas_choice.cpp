// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/canvas_choice.h"

#include "app/desktop/canvas/paint/canvas_feed.h"
#include "app/desktop/canvas/paint/canvas_viewport.h"
#include "app/desktop/canvas/paint/link_bundles.h"
#include "app/desktop/document/document.h"

#include <QFontMetricsF>
#include <QTextDocumentFragment>

#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kMostChosen = 50'000; ///< items that one gesture selects

} // namespace

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
