// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/canvas_drawing.h"

#include "app/desktop/canvas/paint/canvas_overlays.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/sheet/model/cell_block.h"
#include "app/desktop/style/text.h"
#include "core/base/result.h"
#include "core/base/units.h"
#include "core/io/project/project_file.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <utility>

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace contraflow {
namespace {

constexpr double kAside = 40; // from a copied switch to its copy

QString mimeType()
{
    return QStringLiteral("application/x-contraflow-network");
}

/** The selected part of a platform as a platform of its own. */
Platform partOf(const Platform& platform, std::size_t index, const std::set<SelectedItem>& items)
{
    const auto isChosen = [&](TableKind kind, std::size_t row, std::size_t member) {
        return items.count({{kind, index}, row, member}) != 0;
    };
    Platform part;
    part.name = platform.name;
    std::set<std::string> names;
    for (std::size_t i = 0; i < platform.switches.size(); ++i)
        if (isChosen(TableKind::switches, i, SelectedItem::kWholeRow)) {
            part.switches.append(platform.switches[i]);
            names.insert(platform.switches[i].name);
        }
    for (std::size_t i = 0; i < platform.nodes.size(); ++i) {
        NodeRow row = platform.nodes[i];
        const std::vector<std::string> hosts = hostsOf(row);
        std::vector<std::string> kept;
        const bool isWhole =
            names.count(row.switchName) != 0 || isChosen(TableKind::nodes, i, SelectedItem::kWholeRow);
        for (std::size_t member = 0; member < hosts.size(); ++member)
            if (isWhole || isChosen(TableKind::nodes, i, member))
                kept.push_back(hosts[member]);
        if (kept.empty())
            continue;
        if (kept.size() != hosts.size())
            row.name = hostListOf(kept);
        names.insert(kept.begin(), kept.end());
        part.nodes.append(std::move(row));
    }
    for (std::size_t i = 0; i < platform.links.size(); ++i) {
        const LinkRow& row = platform.links[i];
        if ((names.count(row.from) != 0 && names.count(row.to) != 0) ||
            isChosen(TableKind::links, i, SelectedItem::kWholeRow))
            part.links.append(row);
    }
    return part;
}

QString nodeSheet(const Platform& part)
{
    const auto text = [](const QuantityCell& cell) {
        return QString::fromStdString(cell.hasValue()     ? quantityText(cell.value())
                                      : cell.isRejected() ? cell.rejectedText()
                                                          : std::string());
    };
    CellBlock block;
    for (const NodeRow& row : part.nodes)
        block.push_back({QString::fromStdString(row.name), QString::fromStdString(row.switchName),
                         row.cores.hasValue() ? QString::number(row.cores.value()) : QString(),
                         text(row.bandwidth), text(row.latency), QString::fromStdString(row.price.text())});
    return tabSeparated(block);
}

template<typename Row>
void appendAll(EditSteps& steps, TableRef table, std::vector<Row> rows, std::set<SelectedItem>& made)
{
    const std::size_t first = rowCount(steps.project(), table);
    const std::size_t count = rows.size();
    steps.replace(table, first, 0, std::move(rows));
    for (std::size_t i = 0; i < count; ++i)
        made.insert({table, first + i});
}

Error nothing(const QString& text)
{
    return {ErrorCode::invalidInput, text.toStdString()};
}

/**
 * Puts the selected switches, nodes and links on the clipboard: as a part of a network for this program, and
 * as rows of the node sheet for others. A switch takes its nodes along, links go along when both their ends
 * do. False when none of these is selected.
 */
bool copyToClipboard(const Project& project, const std::set<SelectedItem>& items)
{
    for (std::size_t i = 0; i < project.platforms.size(); ++i) {
        Platform part = partOf(project.platforms[i], i, items);
        if (part.switches.empty() && part.nodes.empty() && part.links.empty())
            continue;
        auto data = std::make_unique<QMimeData>();
        data->setText(nodeSheet(part));
        Project carrier;
        carrier.platforms.append(std::move(part));
        data->setData(mimeType(), QByteArray::fromStdString(projectText(carrier)));
        QGuiApplication::clipboard()->setMimeData(data.release());
        return true;
    }
    return false;
}

/**
 * The network on the clipboard under free names, beside what is drawn. Nodes whose switch was not copied go
 * to the switch of that name, if there is one.
 */
Result<DrawnEdit> pasteFromClipboard(const Project& project, std::size_t scenario, const DrawnSwitches& drawn)
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr || !data->hasFormat(mimeType()))
        return nothing(tr("There is no part of a network on the clipboard: copy switches or nodes on "
                          "the canvas first. Rows of a spreadsheet are pasted into the sheets."));
    const QByteArray text = data->data(mimeType());
    const auto loaded =
        parseProject(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!loaded || loaded->project.platforms.empty())
        return nothing(tr("What is on the clipboard is no network of this program."));
    const Platform part = loaded->project.platforms[0];
    EditSteps steps(project);
    if (!tableOf(project, scenario, TableKind::nodes))
        steps.add(makeOwner(project, scenario, TableKind::nodes));
    const auto nodes = tableOf(steps.project(), scenario, TableKind::nodes);
    if (!nodes)
        return nothing(tr("The scenario has no platform to paste into."));
    const Platform& platform = steps.project().platforms[nodes->owner];
    FreeNames names = takenNames(platform);
    for (const LinkRow& row : platform.links)
        names.take(QString::fromStdString(row.name));
    std::map<std::string, std::string> renamed;
    const auto fresh = [&](const std::string& old) {
        std::string name = names.next(QString::fromStdString(old)).toStdString();
        renamed[old] = name;
        return name;
    };
    const auto current = [&](const std::string& old) {
        const auto found = renamed.find(old);
        return found == renamed.end() ? old : found->second;
    };
    std::set<SelectedItem> made;
    std::vector<SwitchRow> switches;
    for (SwitchRow row : part.switches) {
        auto place = positionOf(row);
        if (const auto seen = drawn.find(row.name); seen != drawn.end())
            place = seen->second;
        row.name = fresh(row.name);
        if (place)
            setPosition(row, Position{place->x + kAside, place->y + kAside});
        switches.push_back(std::move(row));
    }
    appendAll(steps, {TableKind::switches, nodes->owner}, std::move(switches), made);
    std::vector<NodeRow> rows;
    for (NodeRow row : part.nodes) {
        std::vector<std::string> hosts;
        for (const std::string& host : hostsOf(row))
            hosts.push_back(fresh(host));
        row.name = hostListOf(hosts);
        row.switchName = current(row.switchName);
        rows.push_back(std::move(row));
    }
    appendAll(steps, *nodes, std::move(rows), made);
    std::vector<LinkRow> links;
    for (LinkRow row : part.links) {
        row.from = current(row.from);
        row.to = current(row.to);
        row.name = names.next(QString::fromStdString(row.name)).toStdString();
        links.push_back(std::move(row));
    }
    appendAll(steps, {TableKind::links, nodes->owner}, std::move(links), made);
    return DrawnEdit{steps.take(tr("Paste into the network").toStdString()), std::move(made)};
}

constexpr double kGrid = 20;
constexpr QSizeF kNewBar(110, 22); // of a switch without nodes
constexpr QPointF kNewBarInRack(67, 11);

} // namespace

CanvasDrawing::CanvasDrawing(Document& document, Selection& selection, CanvasFeed& feed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_selection(selection)
    , m_feed(feed)
{}

QPointF CanvasDrawing::snapped(QPointF point) const
{
    return m_snaps ? QPointF(std::round(point.x() / kGrid) * kGrid, std::round(point.y() / kGrid) * kGrid)
                   : QPointF(std::round(point.x()), std::round(point.y()));
}

std::optional<SwitchId> CanvasDrawing::rackAt(QPointF point) const
{
    if (scene())
        for (const RackBox& rack : scene()->layout.racks)
            if (rack.networkSwitch && rack.box.contains(point))
                return rack.networkSwitch;
    return std::nullopt;
}

std::string CanvasDrawing::nameOf(CanvasItem item) const
{
    if (!scene())
        return {};
    if (item.kind == CanvasItem::Kind::node)
        return scene()->network->node(NodeId(item.index)).name;
    if (item.kind == CanvasItem::Kind::networkSwitch)
        return scene()->network->networkSwitch(SwitchId(item.index)).name;
    return {};
}

bool CanvasDrawing::submit(Edit edit)
{
    if (edit.changes.empty())
        return false;
    emit aboutToDraw();
    return m_document.submit(std::move(edit));
}

std::optional<SelectedItem> CanvasDrawing::submit(DrawnEdit drawn)
{
    const std::size_t scenarios = m_document.project().scenarios.size();
    if (drawn.items.empty() || !submit(std::move(drawn.edit)))
        return std::nullopt;
    if (m_document.project().scenarios.size() > scenarios)
        m_selection.setScenario(scenarios); // which the drawn thing is part of
    m_selection.setItems(drawn.items);
    return *drawn.items.begin();
}

DrawnSwitches CanvasDrawing::drawnSwitches() const
{
    DrawnSwitches places;
    if (scene())
        for (const RackBox& rack : scene()->layout.racks)
            if (rack.networkSwitch && !rack.box.isNull())
                addPlaces(places, rack.networkSwitch->value, rack.bar.topLeft());
    return places;
}

void CanvasDrawing::addPlaces(DrawnSwitches& places, std::uint32_t drawn, QPointF corner) const
{
    const auto switches = scene()->network->switches();
    places[switches[drawn].name] = {corner.x(), corner.y()};
    const NetworkLayout& layout = scene()->layout;
    if (layout.openPlaces.empty() || layout.racks[drawn].switches < 2)
        return;
    for (std::uint32_t s = 0; s < switches.size(); ++s) {
        if (s == drawn || layout.foldOfSwitch[s] != drawn)
            continue;
        const QPointF inside = corner + layout.openPlaces[s] - layout.openPlaces[drawn];
        places[switches[s].name] = {inside.x(), inside.y()};
    }
}

std::optional<SelectedItem> CanvasDrawing::place(Placed what, QPointF point)
{
    const Project& project = m_document.project();
    const std::size_t scenario = m_selection.scenario();
    if (what == Placed::node) {
        const auto rack = rackAt(point);
        return placeNodeAt(rack ? nameOf({CanvasItem::Kind::networkSwitch, rack->value}) : std::string());
    }
    const QPointF middle =
        what == Placed::rack ? kNewBarInRack : QPointF(kNewBar.width() / 2, kNewBar.height() / 2);
    const QPointF corner = snapped(point - middle);
    const Position at{corner.x(), corner.y()};
    return submit(what == Placed::rack ? placeRack(project, scenario, at, drawnSwitches())
                                       : placeSwitch(project, scenario, at, drawnSwitches()));
}

std::optional<SelectedItem> CanvasDrawing::placeNodeAt(const std::string& switchName)
{
    return submit(placeNode(m_document.project(), m_selection.scenario(), switchName));
}

std::optional<SelectedItem> CanvasDrawing::connectItems(CanvasItem from, CanvasItem to)
{
    auto drawn = connectEnds(m_document.project(), m_selection.scenario(), nameOf(from), nameOf(to));
    if (!drawn) {
        emit noticed(QString::fromStdString(drawn.error().message));
        return std::nullopt;
    }
    return submit(std::move(*drawn));
}

std::optional<SelectedItem> CanvasDrawing::drawMessageBetween(CanvasItem from, CanvasItem to)
{
    if (from.kind != CanvasItem::Kind::node || to.kind != CanvasItem::Kind::node) {
        emit noticed(tr("A message goes from one node to another: drag from node to node."));
        return std::nullopt;
    }
    return submit(drawMessage(m_document.project(), m_selection.scenario(), nameOf(from), nameOf(to)));
}

void CanvasDrawing::placeProcess(const std::string& process, CanvasItem node)
{
    submit(moveProcess(m_document.project(), m_selection.scenario(), process, nameOf(node)));
}

std::vector<std::string> CanvasDrawing::processesOn(CanvasItem node) const
{
    std::vector<std::string> processes;
    const std::string name = nameOf(node);
    if (const Mapping* mapping = handMapping(m_document.project(), m_selection.scenario()))
        for (const PlaceRow& place : mapping->places)
            if (node.kind == CanvasItem::Kind::node && place.node == name)
                processes.push_back(place.process);
    return processes;
}

std::vector<std::uint32_t> CanvasDrawing::chosenSwitches() const
{
    std::set<std::uint32_t> chosen;
    if (!scene())
        return {};
    const CanvasSelection& selection = m_feed.picture().selection;
    chosen.insert(selection.switches.begin(), selection.switches.end());
    // Those inside the box of another one have no place of their own.
    std::erase_if(chosen, [this](std::uint32_t i) { return scene()->layout.racks[i].box.isNull(); });
    return {chosen.begin(), chosen.end()};
}

std::vector<std::uint32_t> CanvasDrawing::chosenRacks() const
{
    const auto switches = chosenSwitches();
    std::set<std::uint32_t> chosen(switches.begin(), switches.end());
    if (scene())
        for (const std::uint32_t node : m_feed.picture().selection.nodes)
            if (const std::uint32_t rack = scene()->layout.rackOfNode[node];
                rack < scene()->network->switches().size())
                chosen.insert(rack);
    return {chosen.begin(), chosen.end()};
}

std::set<std::string> CanvasDrawing::chosenNodes() const
{
    std::set<std::string> names;
    if (scene())
        for (const std::uint32_t node : m_feed.picture().selection.nodes)
            names.insert(scene()->network->nodes()[node].name);
    return names;
}

void CanvasDrawing::put(const std::vector<std::uint32_t>& switches, const std::vector<QPointF>& corners,
                        const QString& label)
{
    DrawnSwitches places;
    for (std::size_t i = 0; i < switches.size(); ++i)
        addPlaces(places, switches[i], corners[i]);
    submit(moveSwitches(m_document.project(), scene()->platform, places, label.toStdString()));
}

void CanvasDrawing::moveSelected(QPointF distance)
{
    const auto switches = chosenSwitches();
    if (switches.empty())
        return;
    // The first one comes to the grid and the others keep their distance from it.
    const QPointF first = scene()->layout.racks[switches.front()].bar.topLeft();
    const QPointF by = snapped(first + distance) - first;
    std::vector<QPointF> corners;
    for (const std::uint32_t i : switches)
        corners.push_back(scene()->layout.racks[i].bar.topLeft() + by);
    std::size_t count = 0; // with those that a collapsed group takes along
    for (const std::uint32_t i : switches)
        count += scene()->layout.racks[i].switches;
    put(switches, corners,
        count == 1
            ? tr("Move %1").arg(QString::fromStdString(scene()->network->switches()[switches.front()].name))
            : tr("Move %1 switches").arg(countText(count)));
}

void CanvasDrawing::attachSelected(SwitchId to)
{
    const std::set<std::string> nodes = chosenNodes();
    if (nodes.empty())
        return;
    submit(attachNodes(m_document.project(), scene()->platform, nodes,
                       scene()->network->networkSwitch(to).name));
}

void CanvasDrawing::nudgeSelected(Direction direction)
{
    if (!scene())
        return;
    const bool isBack = direction == Direction::left || direction == Direction::up;
    const bool isLevel = direction == Direction::left || direction == Direction::right;
    const double step = isBack ? -kGrid : kGrid;
    if (!m_feed.picture().selection.switches.empty())
        return moveSelected(isLevel ? QPointF(step, 0) : QPointF(0, step));
    const std::vector<std::uint32_t>& nodes = m_feed.picture().selection.nodes;
    if (nodes.empty())
        return;
    const NetworkLayout& layout = scene()->layout;
    const RackBox& own = layout.racks[layout.rackOfNode[nodes.front()]];
    const RackBox* best = nullptr;
    double least = INFINITY;
    for (const RackBox& rack : layout.racks) {
        const QPointF way = rack.box.center() - own.box.center();
        const double ahead = (isLevel ? way.x() : way.y()) * (isBack ? -1 : 1);
        const double cost = ahead + 3 * std::abs(isLevel ? way.y() : way.x());
        if (rack.networkSwitch && &rack != &own && ahead > 0.5 && cost < least) {
            least = cost;
            best = &rack;
        }
    }
    if (best)
        attachSelected(*best->networkSwitch);
    else
        emit noticed(tr("There is no switch in this direction to attach the node to."));
}

void CanvasDrawing::align(Alignment how)
{
    const auto switches = chosenRacks();
    if (switches.size() < 2) {
        emit noticed(tr("Select two or more switches, or nodes of two or more racks, to align them."));
        return;
    }
    QRectF all;
    for (const std::uint32_t i : switches)
        all = all.united(scene()->layout.racks[i].bar);
    std::vector<QPointF> corners;
    for (const std::uint32_t i : switches) {
        QRectF bar = scene()->layout.racks[i].bar;
        switch (how) {
        case Alignment::left:
            bar.moveLeft(all.left());
            break;
        case Alignment::centre:
            bar.moveLeft(all.center().x() - bar.width() / 2);
            break;
        case Alignment::right:
            bar.moveRight(all.right());
            break;
        case Alignment::top:
            bar.moveTop(all.top());
            break;
        case Alignment::middle:
            bar.moveTop(all.center().y() - bar.height() / 2);
            break;
        case Alignment::bottom:
            bar.moveBottom(all.bottom());
            break;
        }
        corners.push_back(bar.topLeft());
    }
    put(switches, corners, tr("Align %1 switches").arg(countText(switches.size())));
}

void CanvasDrawing::distribute(Qt::Orientation direction)
{
    auto switches = chosenRacks();
    if (switches.size() < 3) {
        emit noticed(
            tr("Select three or more switches, or nodes of three or more racks, to distribute them."));
        return;
    }
    const bool isLevel = direction == Qt::Horizontal;
    const auto box = [&](std::uint32_t i) { return scene()->layout.racks[i].box; };
    const auto start = [&](std::uint32_t i) { return isLevel ? box(i).left() : box(i).top(); };
    const auto length = [&](std::uint32_t i) { return isLevel ? box(i).width() : box(i).height(); };
    std::ranges::stable_sort(switches, [&](std::uint32_t a, std::uint32_t b) { return start(a) < start(b); });
    double filled = 0;
    for (const std::uint32_t i : switches)
        filled += length(i);
    const double whole = start(switches.back()) + length(switches.back()) - start(switches.front());
    const double gap = (whole - filled) / static_cast<double>(switches.size() - 1);
    double at = start(switches.front());
    std::vector<QPointF> corners;
    for (const std::uint32_t i : switches) {
        const double by = std::round(at - start(i));
        corners.push_back(scene()->layout.racks[i].bar.topLeft() +
                          (isLevel ? QPointF(by, 0) : QPointF(0, by)));
        at += length(i) + gap;
    }
    put(switches, corners, tr("Distribute %1 switches").arg(countText(switches.size())));
}

void CanvasDrawing::layOutAutomatically()
{
    if (scene())
        submit(forgetPlaces(m_document.project(), scene()->platform));
}

void CanvasDrawing::keepPlaces()
{
    if (scene())
        submit(moveSwitches(m_document.project(), scene()->platform, drawnSwitches(),
                            tr("Keep all places").toStdString()));
}

void CanvasDrawing::copySelected() const
{
    copyToClipboard(m_document.project(), m_selection.items());
}

void CanvasDrawing::cutSelected()
{
    if (!copyToClipboard(m_document.project(), m_selection.items()))
        return;
    Edit edit = removeItems(m_document.project(), m_selection.items());
    edit.label = tr("Cut").toStdString();
    submit(std::move(edit));
}

void CanvasDrawing::paste()
{
    auto pasted = pasteFromClipboard(m_document.project(), m_selection.scenario(), drawnSwitches());
    if (!pasted) {
        emit noticed(QString::fromStdString(pasted.error().message));
        return;
    }
    submit(std::move(*pasted));
}

} // namespace contraflow
