// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/edits.h"

#include "core/base/text.h"
#include "core/project/host_list.h"
#include "core/project/route_edits.h"

#include <algorithm>
#include <optional>

namespace contraflow {

namespace {

/** Whether every scenario that uses the thing named `name` runs on this platform, and at least one does. */
bool isOnlyUsedOn(const Project& project, const std::string& platform, const std::string& name,
                  std::string Scenario::*use)
{
    bool isUsed = false;
    for (const Scenario& s : project.scenarios) {
        if (s.*use != name)
            continue;
        if (s.platform != platform)
            return false;
        isUsed = true;
    }
    return isUsed;
}

/**
 * Of the nodes of a platform that get other names those by which a workload or a mapping means no node of
 * another platform; none where no scenario uses it on the platform.
 */
NameMap namesMeantOn(const Project& project, const std::string& platform, const std::string& name,
                     std::string Scenario::*use, NameMap renamed)
{
    bool isUsed = false;
    NameSet others;
    for (const Scenario& s : project.scenarios) {
        if (s.*use != name)
            continue;
        isUsed = isUsed || s.platform == platform;
        const Platform* other = s.platform == platform ? nullptr : findByName(project.platforms, s.platform);
        if (!other || !others.insert(s.platform).second)
            continue;
        for (const NodeRow& row : other->nodes)
            for (const std::string& host : hostsOrText(row.name))
                renamed.erase(host);
    }
    return isUsed ? renamed : NameMap();
}

/** The processes that mappings place for a workload; nothing when a policy places every one. */
std::optional<NameSet> placedProcesses(const Project& project, const std::string& workload)
{
    NameSet placed;
    for (const Scenario& s : project.scenarios) {
        if (s.workload != workload || s.mapping.empty())
            continue;
        const Mapping* mapping = findByName(project.mappings, s.mapping);
        if (!mapping)
            continue;
        if (mapping->policy != MappingPolicy::byHand)
            return {};
        for (const PlaceRow& place : mapping->places)
            placed.insert(place.process);
    }
    return placed;
}

/** Calls `use` with table, messages and placed processes of every workload whose messages may name the
 * platform's nodes and no other platform's. */
template<typename Use>
void forWorkloadsOnlyOn(const Project& project, const std::string& platform, Use use)
{
    std::size_t index = 0;
    for (const Workload& workload : project.workloads) {
        const TableRef table{TableKind::messages, index++};
        if (!isOnlyUsedOn(project, platform, workload.name, &Scenario::workload))
            continue;
        if (const std::optional<NameSet> placed = placedProcesses(project, workload.name))
            use(table, workload.messages, *placed);
    }
}

bool isIn(const std::vector<RowSpan>& spans, std::size_t row)
{
    const auto behind = std::upper_bound(spans.begin(), spans.end(), row,
                                         [](std::size_t r, const RowSpan& span) { return r < span.first; });
    return behind != spans.begin() && row < (behind - 1)->first + (behind - 1)->count;
}

std::size_t rowsIn(const std::vector<RowSpan>& spans)
{
    std::size_t count = 0;
    for (const RowSpan& span : spans)
        count += span.count;
    return count;
}

/** The names of the rows that go and of no row that stays: what refers to a name that stays is left alone. */
NameSet namesThatGo(const SharedRows<SwitchRow>& rows, const std::vector<RowSpan>& spans)
{
    NameSet names;
    for (const RowSpan& span : spans)
        for (std::size_t row = span.first; row < span.first + span.count; ++row)
            names.insert(rows[row].name);
    std::size_t index = 0;
    for (const SwitchRow& row : rows)
        if (!isIn(spans, index++))
            names.erase(row.name);
    names.erase(std::string());
    return names;
}

/** The hosts of the node rows that go and of no row that stays. */
template<typename Goes>
NameSet hostsThatGo(const SharedRows<NodeRow>& rows, Goes goes)
{
    NameSet hosts;
    std::size_t index = 0;
    for (const NodeRow& row : rows)
        if (goes(index++, row))
            for (std::string& host : hostsOrText(row.name))
                hosts.insert(std::move(host));
    index = 0;
    for (const NodeRow& row : rows)
        if (!goes(index++, row))
            for (const std::string& host : hostsOrText(row.name))
                hosts.erase(host);
    hosts.erase(std::string());
    return hosts;
}

void removeUsesOfNodes(const Project& project, const std::string& platform, const NameSet& nodes,
                       std::vector<Change>& changes)
{
    const auto removeMessages = [&](TableRef table, const SharedRows<MessageRow>& messages,
                                    const NameSet& placed) {
        const auto isDoomed = [&](const std::string& end) {
            return nodes.contains(end) && !placed.contains(end);
        };
        removeWhere(changes, table, messages,
                    [&](const MessageRow& m) { return isDoomed(m.source) || isDoomed(m.destination); });
    };
    forWorkloadsOnlyOn(project, platform, removeMessages);
    std::size_t index = 0;
    for (const Mapping& mapping : project.mappings) {
        const TableRef table{TableKind::places, index++};
        if (isOnlyUsedOn(project, platform, mapping.name, &Scenario::mapping))
            removeWhere(changes, table, mapping.places,
                        [&](const PlaceRow& place) { return nodes.contains(place.node); });
    }
}

Edit replaceOne(std::string label, TableRef table, std::size_t row, RowBlock rows)
{
    return {std::move(label), {ReplaceRows{table, row, 1, std::move(rows)}}};
}

template<typename Row>
Edit renameInList(const SharedRows<Row>& rows, TableKind list, std::size_t index, const std::string& name)
{
    Row row = rows[index];
    row.name = name;
    return replaceOne({}, TableRef{list, 0}, index, std::vector<Row>{std::move(row)});
}

/** The list's names, for the lists of named objects. */
NameSet namesIn(const Project& project, TableKind list)
{
    NameSet names;
    const auto collect = [&](const auto& rows) {
        for (const auto& row : rows)
            names.insert(row.name);
    };
    switch (list) {
    case TableKind::platforms:
        collect(project.platforms);
        break;
    case TableKind::workloads:
        collect(project.workloads);
        break;
    case TableKind::mappings:
        collect(project.mappings);
        break;
    case TableKind::models:
        collect(project.models);
        break;
    case TableKind::scenarios:
        collect(project.scenarios);
        break;
    case TableKind::measurements:
        collect(project.measurements);
        break;
    case TableKind::benchmarks:
        collect(project.benchmarks);
        break;
    case TableKind::applications:
        collect(project.applications);
        break;
    default:
        break;
    }
    return names;
}

} // namespace

Edit removeNodes(const Project& project, std::size_t platform, std::size_t first, std::size_t count)
{
    return removeNodeRows(project, platform, {{first, count}});
}

Edit removeNodeRows(const Project& project, std::size_t platform, const std::vector<RowSpan>& spans)
{
    const Platform& p = project.platforms[platform];
    const NameSet nodes =
        hostsThatGo(p.nodes, [&](std::size_t row, const NodeRow&) { return isIn(spans, row); });
    const std::size_t count = rowsIn(spans);
    Edit edit{count == 1 ? "Remove node " + p.nodes[spans.front().first].name
                         : "Remove " + counted(count, "node row", "node rows"),
              {}};
    removeUsesOfNodes(project, p.name, nodes, edit.changes);
    removeWhere(edit.changes, TableRef{TableKind::links, platform}, p.links,
                [&](const LinkRow& link) { return nodes.contains(link.from) || nodes.contains(link.to); });
    removeNodesFromRoutes(project, platform, nodes, edit.changes);
    appendRemovals(edit.changes, TableRef{TableKind::nodes, platform}, p.nodes, spans);
    return edit;
}

Edit removeSwitches(const Project& project, std::size_t platform, std::size_t first, std::size_t count)
{
    return removeSwitchRows(project, platform, {{first, count}});
}

Edit removeSwitchRows(const Project& project, std::size_t platform, const std::vector<RowSpan>& spans)
{
    const Platform& p = project.platforms[platform];
    const NameSet switches = namesThatGo(p.switches, spans);
    const NameSet nodes = hostsThatGo(
        p.nodes, [&](std::size_t, const NodeRow& row) { return switches.contains(row.switchName); });
    NameSet ends = switches;
    ends.insert(nodes.begin(), nodes.end());
    const std::size_t count = rowsIn(spans);
    Edit edit{count == 1 ? "Remove switch " + p.switches[spans.front().first].name
                         : "Remove " + counted(count, "switch", "switches"),
              {}};
    removeUsesOfNodes(project, p.name, nodes, edit.changes);
    removeWhere(edit.changes, TableRef{TableKind::links, platform}, p.links,
                [&](const LinkRow& link) { return ends.contains(link.from) || ends.contains(link.to); });
    removeNodesFromRoutes(project, platform, nodes, edit.changes);
    removeWhere(edit.changes, TableRef{TableKind::nodes, platform}, p.nodes,
                [&](const NodeRow& row) { return switches.contains(row.switchName); });
    appendRemovals(edit.changes, TableRef{TableKind::switches, platform}, p.switches, spans);
    return edit;
}

Edit renameSwitch(const Project& project, std::size_t platform, std::size_t row, const std::string& name)
{
    const Platform& p = project.platforms[platform];
    SwitchRow renamedRow = p.switches[row];
    const NameMap renamed{{renamedRow.name, name}};
    Edit edit{"Rename switch " + renamedRow.name + " to " + name, {}};
    renamedRow.name = name;
    edit.changes.push_back(ReplaceRows{TableRef{TableKind::switches, platform}, row, 1,
                                       std::vector<SwitchRow>{std::move(renamedRow)}});
    // A new row gets its first name: empty cells elsewhere do not mean it. Of two rows with one name the
    // first is the one that others mean.
    const std::string& old = renamed.begin()->first;
    if (old.empty() || indexOfName(p.switches, old) != row)
        return edit;
    changeWhere(edit.changes, TableRef{TableKind::nodes, platform}, p.nodes,
                [&](NodeRow& node) { return rename(node.switchName, renamed); });
    changeWhere(edit.changes, TableRef{TableKind::links, platform}, p.links, [&](LinkRow& link) {
        const bool isFrom = rename(link.from, renamed);
        return rename(link.to, renamed) || isFrom;
    });
    return edit;
}

Edit renameNode(const Project& project, std::size_t platform, std::size_t row, const std::string& name)
{
    const Platform& p = project.platforms[platform];
    NodeRow renamedRow = p.nodes[row];
    const std::vector<std::string> before = hostsOrText(renamedRow.name);
    Edit edit{"Rename node " + renamedRow.name + " to " + name, {}};
    const bool wasEmpty = renamedRow.name.empty();
    renamedRow.name = name;
    const std::vector<std::string> after = hostsOrText(renamedRow.name);
    edit.changes.push_back(ReplaceRows{TableRef{TableKind::nodes, platform}, row, 1,
                                       std::vector<NodeRow>{std::move(renamedRow)}});
    if (wasEmpty || before.size() != after.size())
        return edit; // nodes were added or taken away: who is who cannot be said
    NameMap renamed;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i] != after[i])
            renamed.emplace(before[i], after[i]);
    // Of two nodes with one name the first is the one that others mean.
    for (const NodeRow& earlier : p.nodes.slice(0, row))
        for (const std::string& host : hostsOrText(earlier.name))
            renamed.erase(host);
    changeWhere(edit.changes, TableRef{TableKind::links, platform}, p.links, [&](LinkRow& link) {
        const bool isFrom = rename(link.from, renamed);
        return rename(link.to, renamed) || isFrom;
    });
    renameNodesInRoutes(project, platform, renamed, edit.changes);
    std::size_t index = 0;
    for (const Workload& workload : project.workloads) {
        const TableRef table{TableKind::messages, index++};
        const NameMap meant = namesMeantOn(project, p.name, workload.name, &Scenario::workload, renamed);
        const std::optional<NameSet> placed = placedProcesses(project, workload.name);
        if (meant.empty() || !placed)
            continue;
        const auto renameEnd = [&](ShortText& end) {
            std::string meantName(end);
            if (placed->contains(meantName) || !rename(meantName, meant))
                return false;
            end = meantName;
            return true;
        };
        changeWhere(edit.changes, table, workload.messages, [&](MessageRow& m) {
            const bool isSource = renameEnd(m.source);
            return renameEnd(m.destination) || isSource;
        });
    }
    index = 0;
    for (const Mapping& mapping : project.mappings) {
        const TableRef table{TableKind::places, index++};
        const NameMap meant = namesMeantOn(project, p.name, mapping.name, &Scenario::mapping, renamed);
        if (!meant.empty())
            changeWhere(edit.changes, table, mapping.places,
                        [&](PlaceRow& place) { return rename(place.node, meant); });
    }
    return edit;
}

Edit renameObject(const Project& project, TableKind list, std::size_t index, const std::string& name)
{
    Edit edit;
    std::string before;
    std::string Scenario::*use = nullptr;
    bool isFirst = true; // of two with one name the first is the one that others mean
    const auto renameIn = [&](const auto& rows) {
        before = rows[index].name;
        isFirst = indexOfName(rows, before) == index;
        edit = renameInList(rows, list, index, name);
    };
    switch (list) {
    case TableKind::platforms:
        renameIn(project.platforms);
        use = &Scenario::platform;
        break;
    case TableKind::workloads:
        renameIn(project.workloads);
        use = &Scenario::workload;
        break;
    case TableKind::applications:
        renameIn(project.applications);
        break;
    case TableKind::mappings:
        renameIn(project.mappings);
        use = &Scenario::mapping;
        break;
    case TableKind::models:
        renameIn(project.models);
        use = &Scenario::model;
        break;
    case TableKind::scenarios:
        renameIn(project.scenarios);
        break;
    case TableKind::measurements:
        renameIn(project.measurements);
        break;
    case TableKind::benchmarks:
        renameIn(project.benchmarks);
        break;
    default:
        return edit;
    }
    edit.label = "Rename " + before + " to " + name;
    if (before.empty() || !isFirst)
        return edit;
    const NameMap renamed{{before, name}};
    if (use)
        changeWhere(edit.changes, TableRef{TableKind::scenarios, 0}, project.scenarios,
                    [&](Scenario& s) { return rename(s.*use, renamed); });
    if (list == TableKind::applications)
        changeWhere(edit.changes, TableRef{TableKind::scenarios, 0}, project.scenarios, [&](Scenario& s) {
            bool isChanged = false;
            for (ScenarioApplication& application : s.applications)
                isChanged |= rename(application.name, renamed);
            return isChanged;
        });
    if (list == TableKind::scenarios)
        changeWhere(edit.changes, TableRef{TableKind::measurements, 0}, project.measurements,
                    [&](Measurement& m) { return rename(m.scenario, renamed); });
    return edit;
}

Edit renameMessage(const Project& project, std::size_t workload, std::size_t row, const std::string& id)
{
    const Workload& w = project.workloads[workload];
    MessageRow renamedRow = w.messages[row];
    const NameMap renamed{{renamedRow.id, id}};
    Edit edit{"Rename message " + renamedRow.id + " to " + id, {}};
    renamedRow.id = id;
    edit.changes.push_back(ReplaceRows{TableRef{TableKind::messages, workload}, row, 1,
                                       std::vector<MessageRow>{std::move(renamedRow)}});
    const std::string& old = renamed.begin()->first;
    std::size_t earlier = 0;
    while (earlier < row && w.messages[earlier].id != old)
        ++earlier;
    if (old.empty() || earlier < row)
        return edit; // of two messages with one id the first is the one that others mean
    std::size_t index = 0;
    for (const Measurement& measurement : project.measurements) {
        const TableRef table{TableKind::times, index++};
        const Scenario* scenario = findByName(project.scenarios, measurement.scenario);
        if (scenario && scenario->workload == w.name)
            changeWhere(edit.changes, table, measurement.times,
                        [&](TimeRow& time) { return rename(time.message, renamed); });
    }
    return edit;
}

std::string freeName(const Project& project, TableKind list, const std::string& wanted)
{
    const NameSet taken = namesIn(project, list);
    std::string name = wanted;
    for (int n = 2; taken.contains(name); ++n)
        name = wanted + " " + std::to_string(n);
    return name;
}

} // namespace contraflow
