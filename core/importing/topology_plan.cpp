// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/topology_plan.h"

#include "core/analysis/candidates/placed_variation.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/importing/import_origin.h"
#include "core/project/edits.h"
#include "core/project/fat_tree.h"
#include "core/project/host_list.h"
#include "core/project/network.h"
#include "core/project/routing_rules.h"
#include "core/project/validate.h"
#include "core/recipes/topology.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

namespace contraflow {

namespace {

using Link = Network::Link;

/** The end of a link between switches that stands lower; nothing where both are of one level. */
std::optional<std::uint32_t> lowerEnd(const FatTree& tree, const Link& link)
{
    const std::uint32_t from = tree.level(link.from);
    const std::uint32_t to = tree.level(link.to);
    if (link.from.isNode || link.to.isNode || from == to)
        return std::nullopt;
    return from < to ? link.from.index : link.to.index;
}

/** By row of links how many cables each needs, from the lowest switches upwards. */
std::vector<double> cablesFor(const Network& network, std::size_t rows, double oversubscription)
{
    const FatTree tree(network);
    std::vector<double> cables(rows, 1);
    std::vector<double> below(network.switches().size(), 0); // bytes per second
    std::vector<std::vector<const Link*>> up(network.switches().size());
    for (const Link& link : network.links())
        if (link.from.isNode || link.to.isNode)
            below[(link.from.isNode ? link.to : link.from).index] += link.capacity;
        else if (const auto lower = lowerEnd(tree, link))
            up[*lower].push_back(&link);
    std::vector<std::uint32_t> order(network.switches().size());
    for (std::uint32_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::uint32_t a) { return tree.level(a); });
    for (const std::uint32_t at : order) {
        double capacity = 0;
        for (const Link* link : up[at])
            capacity += link->capacity;
        const double needed =
            capacity > 0 ? std::ceil(below[at] / (oversubscription * capacity) * (1 - Tolerance::kRelative))
                         : 0;
        for (const Link* link : up[at]) {
            cables[link->row] = std::max(1.0, needed);
            below[(link->from.index == at ? link->to : link->from).index] +=
                link->capacity * cables[link->row];
        }
    }
    return cables;
}

} // namespace

Result<Platform> withCables(Platform platform, const CableChoice& choice, CableRows rows)
{
    IssueList issues; // those of the platform are said where it is validated
    const auto network = Network::build(platform, 0, issues);
    const FatTree tree(*network);
    std::vector<double> cables(platform.links.size(), 1);
    if (choice.oversubscription) {
        if (std::ranges::none_of(network->links(),
                                 [&](const Link& link) { return lowerEnd(tree, link).has_value(); }))
            return invalidInput(
                "none of its switches stands above another, so that there is no oversubscription; say how "
                "many cables a link has instead");
        cables = cablesFor(*network, platform.links.size(), *choice.oversubscription);
    } else {
        for (const Link& link : network->links())
            if (!link.from.isNode && !link.to.isNode)
                cables[link.row] = choice.uplinks.value_or(1);
    }
    double sum = 0;
    for (const double count : cables)
        sum += count;
    if (sum > static_cast<double>(kMaxRecipeLinks))
        return invalidInput("its links would have more than %1 cables; take fewer for each",
                            {groupedCount(kMaxRecipeLinks)});
    std::vector<LinkRow> made;
    for (std::size_t i = 0; i < platform.links.size(); ++i) {
        LinkRow row = platform.links[i];
        const auto count = static_cast<std::uint32_t>(cables[i]);
        if (count > 1 && rows == CableRows::bundled)
            row.bandwidth = inReadableUnit(Dimension::bandwidth, row.bandwidth.value().value * cables[i]);
        const std::uint32_t copies = rows == CableRows::bundled ? 1 : count;
        for (std::uint32_t cable = 1; cable <= copies; ++cable) {
            made.push_back(row);
            if (copies > 1)
                made.back().name += " " + std::to_string(cable);
        }
    }
    platform.links = SharedRows<LinkRow>(std::move(made));
    return platform;
}

namespace {

bool lacksSpeed(const NodeRow& row)
{
    return row.bandwidth.isEmpty() && !row.switchName.empty();
}

bool lacksSpeed(const LinkRow& row)
{
    return row.bandwidth.isEmpty();
}

/** How many rows had no bandwidth, and how many no latency. */
struct FilledCounts
{
    std::size_t bandwidths = 0;
    std::size_t latencies = 0;
};

/** Rows with what they lack from the preset; says how many took their bandwidth from it. */
template<typename Row>
SharedRows<Row> filledRows(const SharedRows<Row>& rows, const NetworkPreset* preset,
                           PresetFigure NetworkPreset::*bandwidth, PresetFigure NetworkPreset::*latency,
                           FilledCounts& counts)
{
    std::vector<Row> filled;
    filled.reserve(rows.size());
    for (Row row : rows) {
        if (preset != nullptr && lacksSpeed(row)) {
            row.bandwidth = (preset->*bandwidth).value;
            setPreset(row.extras, preset->name);
            ++counts.bandwidths;
        }
        if (row.latency.isEmpty()) {
            counts.latencies += row.bandwidth.isEmpty() ? 0 : 1; // nodes on no switch have no link
            row.latency =
                preset != nullptr ? (preset->*latency).value : quantity(Dimension::duration, 0, "s");
        }
        filled.push_back(std::move(row));
    }
    return SharedRows<Row>(std::move(filled));
}

/** The row of nodes that has this one. */
std::optional<std::size_t> rowOfNode(const Platform& platform, const std::string& name)
{
    for (std::size_t i = 0; i < platform.nodes.size() && !name.empty(); ++i)
        if (const auto names = expandHostList(platform.nodes[i].name); names && contains(*names, name))
            return i;
    return std::nullopt;
}

std::size_t nodesOf(const Platform& platform)
{
    std::size_t count = 0;
    for (const NodeRow& row : platform.nodes)
        count += countHosts(row.name).value();
    return count;
}

/** Whether a row of the file has a bandwidth. */
bool saysSpeeds(const ImportedTopology& topology)
{
    const auto hasSpeed = [](const auto& row) { return row.bandwidth.hasValue(); };
    return std::ranges::any_of(topology.platforms, [&](const Platform& platform) {
        return std::ranges::any_of(platform.nodes, hasSpeed) ||
               std::ranges::any_of(platform.servers, hasSpeed) ||
               std::ranges::any_of(platform.links, hasSpeed);
    });
}

/** "platform 'cluster': 2 switches, 8 nodes, 1 link besides those of the nodes" */
std::string sizeText(const Platform& platform)
{
    std::size_t servers = 0;
    std::size_t gpus = 0;
    for (const ServerRow& row : platform.servers) {
        const std::size_t count = countHosts(row.name).value();
        servers += count;
        gpus += count * row.gpus.valueOr(1);
    }
    if (servers > 0)
        return sentence("platform %1: %2, %3 with %4, %5 besides those of the servers",
                        {inQuotes(platform.name),
                         sentenceOf(platform.switches.size(), "1 switch", "%1 switches"),
                         sentenceOf(servers, "1 server", "%1 servers"), sentenceOf(gpus, "1 GPU", "%1 GPUs"),
                         sentenceOf(platform.links.size(), "1 link", "%1 links")});
    return sentence("platform %1: %2, %3, %4 besides those of the nodes",
                    {inQuotes(platform.name), sentenceOf(platform.switches.size(), "1 switch", "%1 switches"),
                     sentenceOf(nodesOf(platform), "1 node", "%1 nodes"),
                     sentenceOf(platform.links.size(), "1 link", "%1 links")});
}

/** The platform whose nodes a machine describes, by the target or because it has such a node. */
Result<std::size_t> platformOf(const Project& project, const MachineDescription& machine,
                               const TopologyTarget& target)
{
    if (project.platforms.empty())
        return invalidInput(
            "the file describes a node, and the project has no platform with nodes; make or import one "
            "first");
    const std::string platforms = joinedWords(namesOf(project.platforms));
    if (!target.platform.empty()) {
        const std::size_t index = indexOfName(project.platforms, target.platform);
        if (index < project.platforms.size())
            return index;
        return notFound("there is no platform %1; the project has %2",
                        {inQuotes(target.platform), platforms});
    }
    for (std::size_t i = 0; i < project.platforms.size(); ++i)
        if (rowOfNode(project.platforms[i], machine.name))
            return i;
    if (project.platforms.size() == 1)
        return std::size_t{0};
    return Error{
        ErrorCode::invalidInput,
        machine.name.empty()
            ? sentence(
                  "the file describes a node that no platform has; choose the platform it belongs to: %1",
                  {platforms})
            : sentence(
                  "the file describes a node %1 that no platform has; choose the platform it belongs to: %2",
                  {inQuotes(machine.name), platforms})};
}

/** Rows of nodes, by platform and position, and the machine that describes them. */
using DescribedRows = std::map<std::pair<std::size_t, std::size_t>, const MachineDescription*>;

/** Sets the cores of the nodes that the machine describes. Fails where another one describes them otherwise.
 */
Result<void> describeNodes(Project& changed, const MachineDescription& machine, const TopologyTarget& target,
                           DescribedRows& described, TopologyPlan& plan)
{
    ASSIGN_OR_RETURN(const std::size_t index, platformOf(changed, machine, target));
    const Platform& platform = changed.platforms[index];
    const std::optional<std::size_t> row = rowOfNode(platform, machine.name);
    const std::size_t first = row.value_or(0);
    std::vector<NodeRow> rows;
    for (std::size_t i = first; i < (row ? first + 1 : platform.nodes.size()); ++i) {
        rows.push_back(platform.nodes[i]);
        const MachineDescription* other = described.emplace(std::pair(index, i), &machine).first->second;
        if (other->cores != machine.cores)
            return invalidInput(
                "the file describes the nodes %1 of platform %2 twice, with %3 and with %4; give nodes of "
                "different kinds rows of their own, named as the file names them",
                {inQuotes(rows.back().name), inQuotes(platform.name),
                 sentenceOf(other->cores, "1 core", "%1 cores"),
                 sentenceOf(machine.cores, "1 core", "%1 cores")});
        rows.back().cores = machine.cores;
        plan.made.push_back(
            sentence("platform %1, nodes %2: %3", {inQuotes(platform.name), inQuotes(rows.back().name),
                                                   sentenceOf(machine.cores, "1 core", "%1 cores")}));
    }
    if (rows.empty())
        return invalidInput("platform %1 has no nodes", {inQuotes(platform.name)});
    if (!row)
        plan.notes.push_back(
            machine.name.empty()
                ? sentence(
                      "the file does not name its node: all nodes of the platform were taken to be like it")
                : sentence("platform %1 has no node %2: all nodes of the platform were taken to be like it",
                           {inQuotes(platform.name), inQuotes(machine.name)}));
    ReplaceRows change{TableRef{TableKind::nodes, index}, first, rows.size(), std::move(rows)};
    RETURN_IF_ERROR(applyChange(changed, change));
    plan.edit.changes.emplace_back(std::move(change));
    return {};
}

/** "8 GPUs, 8 NICs of 25 GB/s, 240 GB/s within" */
std::string serverText(const ServerRow& row)
{
    std::string text = sentenceOf(row.gpus.valueOr(0), "1 GPU", "%1 GPUs");
    if (row.nics.hasValue())
        text += ", " + sentenceOf(row.nics.value(), "1 NIC", "%1 NICs");
    if (row.bandwidth.hasValue())
        text = sentence("%1 of %2", {text, quantityText(row.bandwidth.value())});
    if (row.localBandwidth.hasValue())
        text += ", " + sentence("%1 within", {quantityText(row.localBandwidth.value())});
    if (row.pciSwitches.hasValue() && row.pciBandwidth.hasValue())
        text += ", " +
                sentence("%1 of %2", {sentenceOf(row.pciSwitches.value(), "1 PCI switch", "%1 PCI switches"),
                                      quantityText(row.pciBandwidth.value())});
    return text;
}

/** What the file says, in place of what the row says. */
ServerRow describedServer(ServerRow row, const ServerRow& said)
{
    row.gpus = said.gpus;
    if (said.nics.hasValue())
        row.nics = said.nics;
    if (said.bandwidth.hasValue())
        row.bandwidth = said.bandwidth;
    if (said.localBandwidth.hasValue())
        row.localBandwidth = said.localBandwidth;
    if (said.nics.hasValue()) { // the file tells how GPUs reach them
        row.pciSwitches = said.pciSwitches;
        row.pciBandwidth = said.pciBandwidth;
    }
    return row;
}

/** The platform whose servers are described: that of the target, or the only one that has some; nothing where
 * there is none. */
Result<std::optional<std::size_t>> platformOfServers(const Project& project, const TopologyTarget& target)
{
    std::vector<std::size_t> found;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < project.platforms.size(); ++i)
        if (target.platform.empty() ? !project.platforms[i].servers.empty()
                                    : project.platforms[i].name == target.platform) {
            found.push_back(i);
            names.push_back(project.platforms[i].name);
        }
    if (found.size() > 1)
        return invalidInput(
            "the file describes a server, and several platforms have some; choose the one that it belongs "
            "to: %1",
            {joinedWords(names)});
    if (!target.platform.empty() && (found.empty() || project.platforms[found[0]].servers.empty()))
        return notFound("there is no platform %1 with servers; the project has %2",
                        {inQuotes(target.platform), joinedWords(namesOf(project.platforms))});
    return found.empty() ? std::optional<std::size_t>() : std::optional(found[0]);
}

/** Fails where a platform from `first` on is none that a project may have, such as one that is too large
 * beside those that are there: what is imported can be opened again. */
Result<void> checkPlatforms(const Project& changed, std::size_t first)
{
    for (const Issue& issue : validate(changed)) {
        const auto& [table, row, column, line] = issue.location;
        if (issue.severity != Severity::error || !table)
            continue;
        const bool isOfPlatform = table->kind == TableKind::switches || table->kind == TableKind::nodes ||
                                  table->kind == TableKind::links || table->kind == TableKind::routes ||
                                  table->kind == TableKind::servers;
        if ((isOfPlatform && table->owner >= first) ||
            (table->kind == TableKind::platforms && row && *row >= first))
            return invalidInput("what the file says makes no platform for this project: %1", {issue.text});
    }
    return {};
}

/** A platform of one such server, for what goes on within it. */
Result<void> addServer(Project& changed, const ServerRow& said, const TopologyTarget& target,
                       TopologyPlan& plan)
{
    if (said.localBandwidth.isEmpty() && said.gpus.valueOr(1) > 1)
        return invalidInput(
            "the file does not say how fast its GPUs are connected, and the project has no platform with "
            "servers that say it; make one first, or import what NCCL dumps (NCCL_TOPO_DUMP_FILE)");
    Platform platform;
    platform.name = freeName(changed, TableKind::platforms, target.name);
    platform.provenance = target.provenance;
    ServerRow row = said;
    row.name = "s1";
    platform.servers = SharedRows<ServerRow>(std::vector<ServerRow>{std::move(row)});
    plan.made.push_back(
        sentence("platform %1: 1 server with %2", {inQuotes(platform.name), serverText(said)}));
    plan.notes.emplace_back(sentence(
        "the file describes one server and no network: add switches, name them as its rails, and write as "
        "many servers as there are, such as s[1-10]"));
    ReplaceRows change{TableRef{TableKind::platforms, 0}, changed.platforms.size(), 0,
                       std::vector<Platform>{std::move(platform)}};
    RETURN_IF_ERROR(applyChange(changed, change));
    plan.edit.changes.emplace_back(std::move(change));
    return checkPlatforms(changed, changed.platforms.size() - 1);
}

/** Sets what the file says of a server in all rows of servers of the platform. */
Result<void> describeServers(Project& changed, const ServerRow& said, const TopologyTarget& target,
                             TopologyPlan& plan)
{
    ASSIGN_OR_RETURN(const std::optional<std::size_t> index, platformOfServers(changed, target));
    if (!index)
        return addServer(changed, said, target, plan);
    const Platform& platform = changed.platforms[*index];
    std::vector<ServerRow> rows;
    for (const ServerRow& row : platform.servers) {
        rows.push_back(describedServer(row, said));
        plan.made.push_back(sentence("platform %1, servers %2: %3",
                                     {inQuotes(platform.name), inQuotes(row.name), serverText(rows.back())}));
    }
    ReplaceRows change{TableRef{TableKind::servers, *index}, 0, rows.size(), std::move(rows)};
    RETURN_IF_ERROR(applyChange(changed, change));
    plan.edit.changes.emplace_back(std::move(change));
    return {};
}

/** Files that say how messages are routed have been believed; for others the preset knows. */
void takeRouting(Platform& platform, const NetworkPreset& preset, std::vector<std::string>& notes)
{
    if (platform.routing != RoutingRule::shortest)
        return;
    platform.routing = presetRouting(preset, platform);
    if (platform.routing != RoutingRule::shortest)
        notes.push_back(
            sentence("platform %1 gets the routing %2 of the preset %3, as the file names none",
                     {inQuotes(platform.name), infoOf(platform.routing).name, inQuotes(preset.name)}));
}

/** What was said about the file, as options of the command line. */
std::string optionsText(const TopologyTarget& target)
{
    std::string text = target.preset ? "--preset " + target.preset->name : std::string();
    const auto add = [&text](const std::string& option) { text += (text.empty() ? "" : " ") + option; };
    if (target.cables.uplinks)
        add("--uplinks " + std::to_string(*target.cables.uplinks));
    if (target.cables.oversubscription)
        add("--oversubscription " + numberText(*target.cables.oversubscription));
    return text;
}

/** Whether the routing lets messages take different ones of several cables side by side. */
bool spreadsOverCables(RoutingRule rule)
{
    return rule != RoutingRule::shortest && rule != RoutingRule::dimensionOrder &&
           rule != RoutingRule::written;
}

/** Joins switches by as many cables as are chosen. */
Result<void> takeCables(Platform& platform, const TopologyTarget& target)
{
    ASSIGN_OR_RETURN(Platform joined, withCables(platform, target.cables, CableRows::parallel));
    const RoutingRule rule = platform.routing == RoutingRule::shortest && target.preset
                                 ? presetRouting(*target.preset, joined)
                                 : platform.routing;
    if (!spreadsOverCables(rule)) {
        ASSIGN_OR_RETURN(joined, withCables(platform, target.cables, CableRows::bundled));
    }
    platform = std::move(joined);
    return {};
}

/** How much the nodes of a switch can send at once over what its cables carry; what the file leaves open is
 * said with what it comes to. */
void noteCables(const Platform& platform, const TopologyTarget& target, std::vector<std::string>& notes)
{
    IssueList issues; // those of the platform are said where it is validated
    const auto network = Network::build(platform, 0, issues);
    const std::optional<double> ratio = oversubscription(*network);
    if (!ratio)
        return;
    const std::string which = sentence(
        "platform %1 gets an oversubscription of %2 to 1, the nodes' bandwidth over that of the links to "
        "other switches",
        {inQuotes(platform.name), groupedText(*ratio, 3)});
    notes.push_back(
        target.cables.isGiven()
            ? which
            : sentence(
                  "the file does not say how many cables join two switches: with one each %1; say --uplinks "
                  "N or --oversubscription RATIO",
                  {which}));
}

/** Whether the preset says something of switches that reduce. */
bool reduces(const NetworkPreset& preset)
{
    return !preset.inNetwork.bandwidth.source.empty() || !preset.inNetwork.groups.source.empty();
}

/** The model of the preset, for the scenarios that will be made on its network. */
void takeModel(const Project& project, const NetworkPreset& preset, TopologyPlan& plan)
{
    PresetTarget target;
    target.scope = PresetTarget::Scope::nothing;
    target.model = PresetTarget::ModelUse::add;
    PresetEdit taken = applyPreset(project, preset, target);
    plan.notes.push_back(sentence(
        taken.addsModel
            ? phrase(
                  "new scenarios on it get the model %1, which the preset %2 recommends and which was added")
            : phrase("new scenarios on it get the model %1, which the preset %2 recommends"),
        {inQuotes(taken.model), inQuotes(preset.name)}));
    std::ranges::move(taken.edit.changes, std::back_inserter(plan.edit.changes));
}

} // namespace

std::size_t rowsWithoutSpeed(const ImportedTopology& topology)
{
    std::size_t count = 0;
    for (const Platform& platform : topology.platforms) {
        for (const NodeRow& row : platform.nodes)
            count += lacksSpeed(row) ? 1 : 0;
        for (const LinkRow& row : platform.links)
            count += lacksSpeed(row) ? 1 : 0;
    }
    return count;
}

std::vector<std::string> contentsOf(const ImportedTopology& topology, const std::string& name)
{
    std::vector<std::string> lines;
    for (Platform platform : topology.platforms) {
        if (platform.name.empty())
            platform.name = name;
        lines.push_back(sizeText(platform));
    }
    return lines;
}

Result<TopologyPlan> planTopology(const Project& project, const ImportedTopology& topology,
                                  const TopologyTarget& target)
{
    const NetworkPreset* const preset = target.preset ? &*target.preset : nullptr;
    if (const std::size_t missing = rowsWithoutSpeed(topology); missing > 0 && preset == nullptr)
        return invalidInput(
            "the file does not say how fast its network is (%1); choose a network preset by --preset",
            {sentenceOf(missing, "1 row of nodes or links", "%1 rows of nodes and links")});
    TopologyPlan plan;
    plan.notes = topology.notes;
    Project changed = project;
    DescribedRows describedRows;
    for (const MachineDescription& machine : topology.machines)
        RETURN_IF_ERROR(machine.server ? describeServers(changed, *machine.server, target, plan)
                                       : describeNodes(changed, machine, target, describedRows, plan));
    if (!topology.machines.empty()) {
        plan.edit.label = topology.machines.front().server ? sentence("Import a server")
                                                           : sentence("Import cores of nodes");
        return plan;
    }
    if (target.cables.isGiven() && topology.format->countsCables)
        return invalidInput("a file of %1 says how many cables join its switches; leave their number and the "
                            "oversubscription out",
                            {topology.format->title});
    Provenance origin = target.provenance;
    origin.importer = topology.format->name;
    origin.options = optionsText(target);
    noteEarlierImport(project, origin, plan.notes);
    FilledCounts filled;
    for (Platform platform : topology.platforms) {
        platform.name =
            freeName(changed, TableKind::platforms, platform.name.empty() ? target.name : platform.name);
        platform.provenance = origin;
        platform.nodes = filledRows(platform.nodes, preset, &NetworkPreset::nodeBandwidth,
                                    &NetworkPreset::nodeLatency, filled);
        platform.links = filledRows(platform.links, preset, &NetworkPreset::linkBandwidth,
                                    &NetworkPreset::linkLatency, filled);
        if (target.cables.isGiven())
            RETURN_IF_ERROR(takeCables(platform, target));
        if (!topology.format->countsCables)
            noteCables(platform, target, plan.notes);
        if (preset != nullptr) {
            takeRouting(platform, *preset, plan.notes);
            takeReduction(platform, *preset);
        }
        plan.made.push_back(sizeText(platform));
        std::vector<Platform> rows;
        rows.push_back(std::move(platform));
        ReplaceRows change{TableRef{TableKind::platforms, 0}, changed.platforms.size(), 0, std::move(rows)};
        (void)applyChange(changed, change);
        plan.edit.changes.emplace_back(std::move(change));
    }
    RETURN_IF_ERROR(checkPlatforms(changed, project.platforms.size()));
    if (preset == nullptr) {
        if (filled.latencies > 0)
            plan.notes.emplace_back(sentence("the file says no latencies: they are 0 s"));
    } else if (filled.bandwidths > 0)
        plan.notes.push_back(
            sentence("bandwidths and latencies that the file does not say are those of the preset %1",
                     {inQuotes(preset->name)}));
    else if (filled.latencies == 0 && saysSpeeds(topology) && !reduces(*preset))
        plan.notes.push_back(
            sentence("the file says bandwidths and latencies; nothing of the preset %1 was taken",
                     {inQuotes(preset->name)}));
    else if (filled.latencies > 0)
        plan.notes.push_back(sentence("the file says its bandwidths; latencies are those of the preset %1",
                                      {inQuotes(preset->name)}));
    if (preset != nullptr) {
        if (reduces(*preset))
            plan.notes.push_back(
                sentence("the limits of what its switches reduce on the way are those of the preset %1",
                         {inQuotes(preset->name)}));
        takeModel(changed, *preset, plan);
    }
    plan.edit.label = sentence("Import topology");
    return plan;
}

} // namespace contraflow
