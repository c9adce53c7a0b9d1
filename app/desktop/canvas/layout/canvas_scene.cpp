// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/canvas_scene.h"

#include "app/desktop/canvas/layout/folded_layout.h"
#include "app/desktop/live/result_items.h"
#include "app/desktop/style/text.h"
#include "core/analysis/application/run_moment.h"
#include "core/base/text.h"
#include "core/project/host_list.h"
#include "core/project/position.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <map>
#include <unordered_map>

namespace contraflow {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** What stands before the first number of a name. */
std::string beginningOf(const std::string& name)
{
    return name.substr(0, static_cast<std::size_t>(std::ranges::find_if(name, isDigit) - name.begin()));
}

/** From the first to the last of names that are sorted; what both begin with is said once. */
QString rangeBetween(const std::string& first, const std::string& last)
{
    if (first == last)
        return qtText(first);
    std::size_t same = 0;
    while (same < first.size() && same < last.size() && first[same] == last[same])
        ++same;
    while (same > 0 &&
           (isDigit(first[same - 1]) || (static_cast<unsigned char>(last[same]) & 0xC0U) == 0x80U))
        --same; // numbers and characters stay whole
    return qtText(first) + QChar(0x2026) + qtText(last.substr(same));
}

void addToHash(std::size_t& hash, std::size_t value)
{
    hash ^= value + 0x9E3779B97F4A7C15ULL + (hash << 6U) + (hash >> 2U);
}

std::size_t structureOf(const Network& network)
{
    std::size_t hash = 0;
    const std::hash<std::string> text;
    for (const Network::Switch& item : network.switches())
        addToHash(hash, text(item.name));
    for (const Network::Node& node : network.nodes())
        addToHash(hash, text(node.name));
    for (const Network::Link& link : network.links())
        for (const Vertex end : {link.from, link.to})
            addToHash(hash, 2 * std::size_t{end.index} + (end.isNode ? 1 : 0));
    return hash;
}

/** GPUs stand for their servers. */
void addServers(const Network& network, const Platform& platform, std::vector<std::size_t>& members)
{
    std::uint32_t member = 0;
    std::optional<std::uint32_t> last;
    for (const Network::Server& server : network.servers()) {
        member = last == server.row ? member + 1 : 0;
        last = server.row;
        const auto count = countHosts(platform.servers[server.row].name);
        if (count && *count > 1)
            for (std::uint32_t gpu = 0; gpu < server.gpus; ++gpu)
                members[server.gpu(gpu).index()] = member;
    }
}

/** Nodes of one row follow one another; hosts that the network refused leave holes in the list. */
std::vector<std::size_t> membersOf(const Network& network, const Platform& platform)
{
    const auto nodes = network.nodes();
    std::vector<std::size_t> members(nodes.size(), SelectedItem::kWholeRow);
    for (std::size_t first = 0; first < nodes.size();) {
        std::size_t end = first;
        if (nodes[first].server)
            break; // they stand last
        while (end < nodes.size() && nodes[end].row == nodes[first].row && !nodes[end].server)
            ++end;
        const std::string& list = platform.nodes[nodes[first].row].name;
        const auto count = countHosts(list);
        if (count && *count > 1) {
            if (*count == end - first) {
                for (std::size_t i = first; i < end; ++i)
                    members[i] = i - first;
            } else if (const auto hosts = expandHostList(list)) {
                std::unordered_map<std::string, std::size_t> place;
                for (std::size_t i = 0; i < hosts->size(); ++i)
                    place.try_emplace((*hosts)[i], i);
                for (std::size_t i = first; i < end; ++i)
                    if (const auto found = place.find(nodes[i].name); found != place.end())
                        members[i] = found->second;
            }
        }
        first = end;
    }
    addServers(network, platform, members);
    return members;
}

/** What racks make up an area for sums of messages. */
void findAreas(CanvasScene& scene)
{
    const auto isGroup = [](std::uint32_t group) { return group != kNoFold; };
    if (std::ranges::none_of(scene.groups, isGroup))
        return;
    const std::vector<RackBox>& racks = scene.layout.racks;
    std::vector<std::uint32_t> firstOf(scene.groups.size(), kNoFold);
    scene.areaOfRack.resize(racks.size());
    scene.areas.resize(racks.size());
    for (std::uint32_t i = 0; i < racks.size(); ++i) {
        const std::uint32_t group = i < scene.groups.size() ? scene.groups[i] : kNoFold;
        scene.areaOfRack[i] = i;
        if (isGroup(group))
            scene.areaOfRack[i] = firstOf[group] = std::min(firstOf[group], i);
        QRectF& area = scene.areas[scene.areaOfRack[i]];
        if (!racks[i].nodes.empty())
            area = area.united(racks[i].box);
    }
}

/** Index of a message of the run among those of the moment; nothing for other items and messages. */
std::optional<std::uint32_t> messageInMoment(const CanvasMessages& messages, const SelectedItem& item)
{
    const auto message = messageOf(*messages.result, item);
    if (!message)
        return std::nullopt;
    const std::vector<std::uint32_t>& shown = messages.moment->messages;
    const auto found = std::ranges::lower_bound(shown, *message);
    if (found == shown.end() || *found != *message)
        return std::nullopt;
    return static_cast<std::uint32_t>(found - shown.begin());
}

/** Index of the placed message of a row; messages at fault are not placed. */
std::optional<std::uint32_t> messageOfRow(const Prediction& prediction, std::size_t row)
{
    const auto& messages = prediction.placed.messages;
    const auto found = std::ranges::lower_bound(messages, row, {}, &PlacedMessage::row);
    if (found == messages.end() || found->row != row)
        return std::nullopt;
    return static_cast<std::uint32_t>(found - messages.begin());
}

} // namespace

QString rangeOfNames(std::vector<std::string> names)
{
    std::ranges::sort(names, NaturalLess());
    std::vector<std::string> order;
    std::map<std::string, std::pair<std::string, std::string>> ends;
    for (const std::string& name : names) {
        const std::string beginning = beginningOf(name);
        const auto [entry, isNew] = ends.try_emplace(beginning, name, name);
        if (isNew)
            order.push_back(beginning);
        entry->second.second = name;
    }
    QStringList ranges;
    for (const std::string& beginning : order)
        ranges << rangeBetween(ends[beginning].first, ends[beginning].second);
    return ranges.join(QStringLiteral(", "));
}

QString rangeOfSwitches(const Network& network, const std::vector<std::uint32_t>& switches,
                        const std::vector<bool>& hasNodes)
{
    std::vector<std::string> racks;
    std::vector<std::string> others;
    for (const std::uint32_t s : switches)
        (hasNodes[s] ? racks : others).push_back(network.switches()[s].name);
    QStringList ranges;
    for (std::vector<std::string>* names : {&racks, &others})
        if (!names->empty())
            ranges << rangeOfNames(std::move(*names));
    return ranges.join(QStringLiteral(", "));
}

std::vector<QString> switchTitles(const Network& network, const std::vector<std::uint32_t>& folds,
                                  const std::vector<bool>& hasNodes)
{
    std::vector<QString> titles;
    for (const Network::Switch& item : network.switches())
        titles.push_back(QString::fromStdString(item.name));
    std::map<std::uint32_t, std::vector<std::uint32_t>> groups;
    for (std::uint32_t s = 0; s < folds.size() && s < network.fabricSwitches().size(); ++s)
        if (folds[s] != kNoFold)
            groups[folds[s]].push_back(s);
    for (const auto& [lead, members] : groups)
        if (members.size() > 1)
            titles[lead] = rangeOfSwitches(network, members, hasNodes);
    return titles;
}

std::vector<bool> switchesWithNodes(const Network& network)
{
    std::vector<bool> hasNodes(network.switches().size(), false);
    for (const Network::Node& node : network.nodes())
        if (node.attachedTo)
            hasNodes[node.attachedTo->index()] = true;
    return hasNodes;
}

std::shared_ptr<const CanvasScene> makeScene(std::shared_ptr<const Network> network, const Platform& platform,
                                             std::size_t platformIndex)
{
    auto scene = std::make_shared<CanvasScene>();
    ChosenPlaces places;
    for (const Network::Switch& item : network->switches()) {
        const auto chosen = item.isInServer ? std::nullopt : positionOf(platform.switches[item.row]);
        places.push_back(chosen ? std::optional(QPointF(chosen->x, chosen->y)) : std::nullopt);
    }
    scene->groups = switchGroups(*network);
    scene->hasNodes = switchesWithNodes(*network);
    const std::vector<std::uint32_t> folds = foldsOf(*network, platform, scene->groups);
    scene->layout = layoutFolded(*network, folds, places);
    scene->titles = switchTitles(*network, folds, scene->hasNodes);
    findAreas(*scene);
    scene->memberOfNode = membersOf(*network, platform);
    scene->structure = structureOf(*network);
    scene->platform = platformIndex;
    scene->network = std::move(network);
    return scene;
}

CanvasMessages::CanvasMessages(const RunMoment& shown, const ScenarioResult& ofRun)
    : prediction(&shown.prediction)
    , moment(&shown)
    , result(&ofRun)
{}

CanvasSelection canvasSelection(const std::set<SelectedItem>& items, const CanvasScene& scene,
                                const CanvasMessages& messages)
{
    const Prediction* prediction = messages.prediction;
    CanvasSelection result;
    const Network& network = *scene.network;
    const TableRef nodeTable{TableKind::nodes, scene.platform};
    const TableRef serverTable{TableKind::servers, scene.platform};
    std::set<SelectedItem> nodeItems;
    std::set<std::size_t> switchRows;
    std::set<std::size_t> linkRows;
    for (const SelectedItem& item : items) {
        if (messages.moment && item.table.kind == TableKind::events) {
            if (const auto message = messageInMoment(messages, item))
                result.messages.push_back(*message);
        } else if (prediction && item.table == TableRef{TableKind::messages, prediction->workload}) {
            if (const auto message = messageOfRow(*prediction, item.row))
                result.messages.push_back(*message);
        } else if (item.table == nodeTable || item.table == serverTable)
            nodeItems.insert(item);
        else if (item.table == TableRef{TableKind::switches, scene.platform})
            switchRows.insert(item.row);
        else if (item.table == TableRef{TableKind::links, scene.platform})
            linkRows.insert(item.row);
    }
    if (!nodeItems.empty())
        for (std::uint32_t i = 0; i < network.nodes().size(); ++i) {
            const std::size_t row = network.nodes()[i].row;
            const TableRef table = network.nodes()[i].server ? serverTable : nodeTable;
            if (nodeItems.count({table, row, SelectedItem::kWholeRow}) != 0 ||
                nodeItems.count({table, row, scene.memberOfNode[i]}) != 0)
                result.nodes.push_back(i);
        }
    if (!switchRows.empty())
        for (std::uint32_t i = 0; i < network.switches().size(); ++i)
            if (!network.switches()[i].isInServer && switchRows.count(network.switches()[i].row) != 0)
                result.switches.push_back(i);
    if (!linkRows.empty())
        for (std::uint32_t i = 0; i < network.links().size(); ++i)
            if (!network.links()[i].isNic && !network.links()[i].isInServer &&
                linkRows.count(network.links()[i].row) != 0)
                result.links.push_back(i);
    sortUnique(result.messages);
    return result;
}

std::optional<SelectedItem> selectedItem(CanvasItem item, const CanvasScene& scene,
                                         const CanvasMessages& messages)
{
    const Network& network = *scene.network;
    const auto nodeItem = [&](std::size_t node) {
        return SelectedItem{
            {network.nodes()[node].server ? TableKind::servers : TableKind::nodes, scene.platform},
            network.nodes()[node].row,
            scene.memberOfNode[node]};
    };
    const auto serverItem = [&](std::uint32_t server) {
        return nodeItem(network.servers()[server].firstGpu.index());
    };
    switch (item.kind) {
    case CanvasItem::Kind::node:
        return nodeItem(item.index);
    case CanvasItem::Kind::networkSwitch:
        if (const auto server = network.serverOf(SwitchId(item.index)))
            return serverItem(*server);
        return SelectedItem{{TableKind::switches, scene.platform}, network.switches()[item.index].row};
    case CanvasItem::Kind::link: {
        const Network::Link& link = network.link(linkOf(ChannelId(item.index)));
        if (const auto server = network.serverOf(link))
            return serverItem(*server);
        if (link.isNic)
            return nodeItem(link.from.index);
        return SelectedItem{{TableKind::links, scene.platform}, link.row};
    }
    case CanvasItem::Kind::message:
        if (!messages.prediction)
            return std::nullopt;
        if (messages.moment)
            return itemOfMessage(*messages.result, messages.moment->messages[item.index]);
        return SelectedItem{{TableKind::messages, messages.prediction->workload},
                            messages.prediction->placed.messages[item.index].row};
    case CanvasItem::Kind::messageGroup:
    case CanvasItem::Kind::none:
        break;
    }
    return std::nullopt;
}

} // namespace contraflow
