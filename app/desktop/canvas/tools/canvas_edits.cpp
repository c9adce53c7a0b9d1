// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/canvas_edits.h"

#include "app/desktop/document/owners.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/io/project/preset_file.h"
#include "core/project/edits.h"
#include "core/project/host_list.h"
#include "core/project/preset.h"

#include <algorithm>
#include <optional>

namespace contraflow {

namespace {

/** A value that can be copied; a formula belongs to its row and is not. */
QuantityCell valueOf(const QuantityCell& cell)
{
    return cell.hasValue() ? QuantityCell(cell.value()) : QuantityCell();
}

template<typename Row>
const Row* lastOf(const SharedRows<Row>& rows)
{
    return rows.empty() ? nullptr : &rows[rows.size() - 1];
}

/** Copies the figures of a row that has a speed. */
template<typename Row>
bool copyFigures(Row& row, const Row* like)
{
    if (!like || !like->bandwidth.hasValue())
        return false;
    row.bandwidth = valueOf(like->bandwidth);
    row.latency = valueOf(like->latency);
    row.price = like->price;
    setPreset(row.extras, presetOf(like->extras));
    return true;
}

template<typename Row>
bool usePreset(Row& row, const Platform& platform, const PresetFigure NetworkPreset::*bandwidth,
               const PresetFigure NetworkPreset::*latency)
{
    const std::string name = presetOf(platform.extras);
    if (name.empty())
        return false;
    const auto preset = findPreset(name);
    if (!preset || !preset->isOfNetworks())
        return false; // a preset of a later version, or one that is not of networks
    row.bandwidth = QuantityCell(((*preset).*bandwidth).value);
    row.latency = QuantityCell(((*preset).*latency).value);
    return true; // the platform notes where figures come from
}

/** The speed alone of the last row of the last platform that has one. */
template<typename Row>
bool useSpeedOfOthers(Row& row, const Project& project, SharedRows<Row> Platform::*rows)
{
    for (std::size_t i = project.platforms.size(); i-- > 0;)
        if (const Row* last = lastOf(project.platforms[i].*rows); last && last->bandwidth.hasValue()) {
            row.bandwidth = valueOf(last->bandwidth);
            return true;
        }
    return false;
}

} // namespace

void setDrawnFigures(NodeRow& row, const Project& project, std::size_t platform)
{
    const Platform& own = project.platforms[platform];
    if (const NodeRow* last = lastOf(own.nodes))
        row.cores = last->cores;
    if (copyFigures(row, lastOf(own.nodes)) ||
        usePreset(row, own, &NetworkPreset::nodeBandwidth, &NetworkPreset::nodeLatency) ||
        useSpeedOfOthers(row, project, &Platform::nodes))
        return;
    row.bandwidth = quantity(Dimension::bandwidth, 1, "Gbit/s");
}

void setDrawnFigures(LinkRow& row, const Project& project, std::size_t platform)
{
    const Platform& own = project.platforms[platform];
    if (copyFigures(row, lastOf(own.links)) ||
        usePreset(row, own, &NetworkPreset::linkBandwidth, &NetworkPreset::linkLatency) ||
        useSpeedOfOthers(row, project, &Platform::links))
        return;
    NodeRow node; // as fast as the nodes that it joins
    setDrawnFigures(node, project, platform);
    row.bandwidth = node.bandwidth;
}

namespace {

constexpr std::size_t kRackNodes = 4; // of the first rack

std::string label(const QString& text, const std::string& name)
{
    return text.arg(QString::fromStdString(name)).toStdString();
}

/** The tables that new things of a scenario go to; a project that lacks them gets them in the same step. */
TableRef tableFor(EditSteps& steps, std::size_t scenario, TableKind kind)
{
    if (const auto table = tableOf(steps.project(), scenario, kind))
        return *table;
    steps.add(makeOwner(steps.project(), scenario, kind));
    if (const auto table = tableOf(steps.project(), scenario, kind))
        return *table;
    // A scenario of applications has got a scenario of messages beside it.
    return tableOf(steps.project(), steps.project().scenarios.size() - 1, kind).value_or(TableRef{kind, 0});
}

bool endsInDigit(const std::string& name)
{
    return !name.empty() && name.back() >= '0' && name.back() <= '9';
}

std::string nextSwitchName(const Platform& platform)
{
    std::string last = "s0";
    for (const SwitchRow& row : platform.switches)
        if (endsInDigit(row.name))
            last = row.name;
    return takenNames(platform).next(QString::fromStdString(last)).toStdString();
}

/** Names that go on from the last node at the switch, or else from the last node. */
std::vector<std::string> nextNodeNames(const Platform& platform, const std::string& switchName,
                                       std::size_t count)
{
    std::string last = "n0";
    bool isOfSwitch = false;
    for (const NodeRow& row : platform.nodes) {
        const std::vector<std::string> hosts = hostsOf(row);
        const bool isHere = !switchName.empty() && row.switchName == switchName;
        if (!hosts.empty() && endsInDigit(hosts.back()) && (isHere || !isOfSwitch)) {
            last = hosts.back();
            isOfSwitch = isHere;
        }
    }
    FreeNames taken = takenNames(platform);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        last = taken.next(QString::fromStdString(last)).toStdString();
        names.push_back(last);
    }
    return names;
}

void putSwitches(EditSteps& steps, std::size_t platform, const DrawnSwitches& places, bool onlyUnplaced)
{
    const SharedRows<SwitchRow>& rows = steps.project().platforms[platform].switches;
    const std::size_t none = rows.size();
    std::size_t first = none;
    std::size_t last = 0;
    std::vector<SwitchRow> changed = rows.slice(0, rows.size());
    for (std::size_t i = 0; i < changed.size(); ++i) {
        const auto place = places.find(changed[i].name);
        const auto old = positionOf(changed[i]);
        if (place == places.end() || (onlyUnplaced && old) || old == place->second)
            continue;
        setPosition(changed[i], place->second);
        first = std::min(first, i);
        last = i;
    }
    if (first == none)
        return;
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(last) + 1, changed.end());
    changed.erase(changed.begin(), changed.begin() + static_cast<std::ptrdiff_t>(first));
    const std::size_t count = changed.size(); // before it is moved from
    steps.replace({TableKind::switches, platform}, first, count, std::move(changed));
}

std::string addSwitch(EditSteps& steps, TableRef table, Position at, const DrawnSwitches& others)
{
    putSwitches(steps, table.owner, others, true);
    const Platform& platform = steps.project().platforms[table.owner];
    SwitchRow row;
    row.name = nextSwitchName(platform);
    setPosition(row, at);
    const std::string name = row.name;
    steps.replace(table, platform.switches.size(), 0, std::vector<SwitchRow>{std::move(row)});
    return name;
}

/** Nodes of `count` names at a switch, like the last node of the platform. */
SelectedItem addNodes(EditSteps& steps, std::size_t owner, const std::string& switchName, std::size_t count)
{
    const Platform& platform = steps.project().platforms[owner];
    NodeRow row;
    row.name = hostListOf(nextNodeNames(platform, switchName, count));
    row.switchName = switchName;
    setDrawnFigures(row, steps.project(), owner);
    const TableRef table{TableKind::nodes, owner};
    const std::size_t at = platform.nodes.size();
    steps.replace(table, at, 0, std::vector<NodeRow>{std::move(row)});
    return {table, at};
}

/** Splits a row so that `hosts` have one of their own; its number. */
std::size_t isolate(EditSteps& steps, TableRef table, std::size_t row, const std::set<std::string>& hosts)
{
    const NodeRow whole = steps.project().platforms[table.owner].nodes[row];
    std::vector<std::string> inside;
    std::vector<std::string> outside;
    for (std::string& host : hostsOf(whole))
        (hosts.count(host) != 0 ? inside : outside).push_back(std::move(host));
    if (outside.empty() || inside.empty())
        return row;
    std::vector<NodeRow> rows{whole, whole};
    rows[0].name = hostListOf(outside);
    rows[1].name = hostListOf(inside);
    steps.replace(table, row, 1, std::move(rows));
    return row + 1;
}

std::optional<std::size_t> rowOfNode(const Platform& platform, const std::string& name)
{
    std::size_t row = 0;
    for (const NodeRow& node : platform.nodes) {
        const std::vector<std::string> hosts = hostsOf(node);
        if (contains(hosts, name))
            return row;
        ++row;
    }
    return std::nullopt;
}

bool hasSwitch(const Platform& platform, const std::string& name)
{
    return findByName(platform.switches, name) != nullptr;
}

/** A process of this node in a mapping by hand. */
std::string endAt(const Project& project, std::size_t scenario, const std::string& node)
{
    const auto table = tableOf(project, scenario, TableKind::places);
    if (!table || scenario >= project.scenarios.size() || project.scenarios[scenario].mapping.empty())
        return node;
    for (const PlaceRow& place : project.mappings[table->owner].places)
        if (place.node == node)
            return place.process;
    return node;
}

} // namespace

std::vector<std::string> hostsOf(const NodeRow& row)
{
    auto hosts = expandHostList(row.name);
    return hosts ? std::move(*hosts) : std::vector<std::string>{row.name};
}

FreeNames takenNames(const Platform& platform)
{
    FreeNames names;
    for (const SwitchRow& row : platform.switches)
        names.take(QString::fromStdString(row.name));
    for (const NodeRow& row : platform.nodes)
        for (const std::string& host : hostsOf(row))
            names.take(QString::fromStdString(host));
    return names;
}

DrawnEdit placeSwitch(const Project& project, std::size_t scenario, Position at, const DrawnSwitches& others)
{
    EditSteps steps(project);
    const TableRef table = tableFor(steps, scenario, TableKind::switches);
    const std::string name = addSwitch(steps, table, at, others);
    const std::size_t row = steps.project().platforms[table.owner].switches.size() - 1;
    return {steps.take(label(tr("Add switch %1"), name)), {{table, row}}};
}

DrawnEdit placeRack(const Project& project, std::size_t scenario, Position at, const DrawnSwitches& others)
{
    EditSteps steps(project);
    const TableRef table = tableFor(steps, scenario, TableKind::switches);
    const Platform& before = steps.project().platforms[table.owner];
    std::size_t count = kRackNodes;
    if (!before.nodes.empty())
        count = std::max(std::size_t{1}, hostsOf(before.nodes[before.nodes.size() - 1]).size());
    const std::string name = addSwitch(steps, table, at, others);
    const std::size_t row = steps.project().platforms[table.owner].switches.size() - 1;
    addNodes(steps, table.owner, name, count);
    return {steps.take(label(tr("Add rack %1"), name)), {{table, row}}};
}

DrawnEdit placeNode(const Project& project, std::size_t scenario, const std::string& switchName)
{
    EditSteps steps(project);
    const TableRef table = tableFor(steps, scenario, TableKind::nodes);
    if (!switchName.empty() && !hasSwitch(steps.project().platforms[table.owner], switchName))
        return {}; // it is gone while its picture is still there
    const SelectedItem item = addNodes(steps, table.owner, switchName, 1);
    const std::string name = steps.project().platforms[table.owner].nodes[item.row].name;
    return {steps.take(label(tr("Add node %1"), name)), {item}};
}

Result<DrawnEdit> connectEnds(const Project& project, std::size_t scenario, const std::string& from,
                              const std::string& to)
{
    const auto refused = [](const QString& text) {
        return Error{ErrorCode::invalidInput, text.toStdString()};
    };
    const auto table = tableOf(project, scenario, TableKind::links);
    if (!table)
        return refused(tr("There is nothing to link yet: place switches and nodes first."));
    if (from == to)
        return refused(
            tr("A link needs two ends: %1 cannot be linked to itself.").arg(QString::fromStdString(from)));
    const Platform& platform = project.platforms[table->owner];
    const bool isFromSwitch = hasSwitch(platform, from);
    const bool isToSwitch = hasSwitch(platform, to);
    if (!isFromSwitch && !isToSwitch)
        return refused(tr("%1 and %2 are nodes: link each of them to a switch.")
                           .arg(QString::fromStdString(from), QString::fromStdString(to)));
    EditSteps steps(project);
    const std::string text =
        tr("Link %1 and %2").arg(QString::fromStdString(from), QString::fromStdString(to)).toStdString();
    if (!isFromSwitch || !isToSwitch) {
        const std::string& node = isFromSwitch ? to : from;
        const std::string& at = isFromSwitch ? from : to;
        const auto row = rowOfNode(platform, node);
        if (!row)
            return refused(tr("%1 is no longer there.").arg(QString::fromStdString(node)));
        if (!hasSwitch(platform, platform.nodes[*row].switchName)) {
            DrawnEdit attached = attachNodes(project, table->owner, {node}, at);
            attached.edit.label = text;
            return attached;
        }
    }
    FreeNames names;
    for (const LinkRow& row : platform.links)
        names.take(QString::fromStdString(row.name));
    LinkRow row;
    row.name = names.next(QStringLiteral("link0")).toStdString();
    row.from = from;
    row.to = to;
    setDrawnFigures(row, project, table->owner);
    const std::size_t at = platform.links.size();
    steps.replace(*table, at, 0, std::vector<LinkRow>{std::move(row)});
    return DrawnEdit{steps.take(text), {{*table, at}}};
}

DrawnEdit drawMessage(const Project& project, std::size_t scenario, const std::string& source,
                      const std::string& destination)
{
    EditSteps steps(project);
    const TableRef table = tableFor(steps, scenario, TableKind::messages);
    const SharedRows<MessageRow>& rows = steps.project().workloads[table.owner].messages;
    MessageRow row;
    row.source = endAt(project, scenario, source);
    row.destination = endAt(project, scenario, destination);
    row.size = quantity(Dimension::size, 10, "MB");
    FreeNames names;
    QString last = QStringLiteral("e0");
    for (const MessageRow& other : rows) {
        names.take(QString::fromStdString(other.id));
        if (endsInDigit(other.id))
            last = QString::fromStdString(other.id);
        if (other.size.hasValue())
            row.size = other.size;
    }
    row.id = names.next(last).toStdString();
    const std::string text = label(tr("Draw message %1"), row.id);
    const std::size_t at = rows.size();
    steps.replace(table, at, 0, std::vector<MessageRow>{std::move(row)});
    return {steps.take(text), {{table, at}}};
}

Edit moveSwitches(const Project& project, std::size_t platform, const DrawnSwitches& places,
                  const std::string& label)
{
    EditSteps steps(project);
    if (platform < project.platforms.size())
        putSwitches(steps, platform, places, false);
    return steps.take(label);
}

Edit forgetPlaces(const Project& project, std::size_t platform)
{
    EditSteps steps(project);
    if (platform < project.platforms.size()) {
        std::vector<SwitchRow> rows =
            project.platforms[platform].switches.slice(0, project.platforms[platform].switches.size());
        const auto isPlaced = [](const SwitchRow& row) { return positionOf(row).has_value(); };
        if (std::ranges::any_of(rows, isPlaced)) {
            for (SwitchRow& row : rows)
                setPosition(row, std::nullopt);
            const std::size_t count = rows.size(); // before it is moved from
            steps.replace({TableKind::switches, platform}, 0, count, std::move(rows));
        }
    }
    return steps.take(tr("Lay out automatically").toStdString());
}

DrawnEdit attachNodes(const Project& project, std::size_t platform, const std::set<std::string>& nodes,
                      const std::string& switchName)
{
    EditSteps steps(project);
    const TableRef table{TableKind::nodes, platform};
    DrawnEdit result;
    if (platform < project.platforms.size() && hasSwitch(project.platforms[platform], switchName))
        for (std::size_t row = project.platforms[platform].nodes.size(); row-- > 0;) {
            const NodeRow& old = steps.project().platforms[platform].nodes[row];
            const std::vector<std::string> hosts = hostsOf(old);
            const bool isMeant =
                std::ranges::any_of(hosts, [&](const std::string& host) { return nodes.count(host) != 0; });
            if (!isMeant || old.switchName == switchName)
                continue;
            const std::size_t before = steps.project().platforms[platform].nodes.size();
            const std::size_t at = isolate(steps, table, row, nodes);
            NodeRow moved = steps.project().platforms[platform].nodes[at];
            moved.switchName = switchName;
            steps.setRow(table, at, std::move(moved));
            // Rows behind this one, which are done, move on by what was split off.
            const std::size_t more = steps.project().platforms[platform].nodes.size() - before;
            std::set<SelectedItem> items{{table, at}};
            for (SelectedItem item : result.items) {
                item.row += more;
                items.insert(item);
            }
            result.items = std::move(items);
        }
    result.edit = steps.take(nodes.size() == 1 ? tr("Move %1 to %2")
                                                     .arg(QString::fromStdString(*nodes.begin()),
                                                          QString::fromStdString(switchName))
                                                     .toStdString()
                                               : tr("Move %1 nodes to %2")
                                                     .arg(countText(nodes.size()))
                                                     .arg(QString::fromStdString(switchName))
                                                     .toStdString());
    return result;
}

Edit moveProcess(const Project& project, std::size_t scenario, const std::string& process,
                 const std::string& node)
{
    EditSteps steps(project);
    if (const auto table = tableOf(project, scenario, TableKind::places)) {
        const SharedRows<PlaceRow>& rows = project.mappings[table->owner].places;
        std::size_t row = 0;
        while (row < rows.size() && rows[row].process != process)
            ++row;
        if (row == rows.size() || rows[row].node != node)
            steps.replace(*table, row, row < rows.size() ? 1 : 0, std::vector<PlaceRow>{{process, node}});
    }
    return steps.take(tr("Place %1 on %2")
                          .arg(QString::fromStdString(process), QString::fromStdString(node))
                          .toStdString());
}

Edit removeItems(const Project& project, const std::set<SelectedItem>& items)
{
    EditSteps steps(project);
    // What hangs on something else goes first, and last rows before first ones, so that numbers stay right.
    for (const TableKind kind :
         {TableKind::messages, TableKind::links, TableKind::nodes, TableKind::switches})
        for (auto item = items.rbegin(); item != items.rend();) {
            const SelectedItem current = *item;
            std::set<std::size_t> members;
            for (; item != items.rend() && item->table == current.table && item->row == current.row; ++item)
                members.insert(item->member);
            if (current.table.kind != kind || current.row >= rowCount(steps.project(), current.table))
                continue;
            const std::size_t owner = current.table.owner;
            if (kind == TableKind::messages)
                steps.replace(current.table, current.row, 1, std::vector<MessageRow>());
            else if (kind == TableKind::links)
                steps.replace(current.table, current.row, 1, std::vector<LinkRow>());
            else if (kind == TableKind::switches)
                steps.add(removeSwitches(steps.project(), owner, current.row, 1));
            else {
                const std::vector<std::string> hosts =
                    hostsOf(steps.project().platforms[owner].nodes[current.row]);
                std::set<std::string> going;
                for (std::size_t i = 0; i < hosts.size(); ++i)
                    if (members.count(i) != 0 || members.count(SelectedItem::kWholeRow) != 0)
                        going.insert(hosts[i]);
                if (!going.empty())
                    steps.add(removeNodes(steps.project(), owner,
                                          isolate(steps, current.table, current.row, going), 1));
            }
        }
    return steps.take(items.size() == 1 ? tr("Delete").toStdString()
                                        : tr("Delete %1 things").arg(items.size()).toStdString());
}

} // namespace contraflow
