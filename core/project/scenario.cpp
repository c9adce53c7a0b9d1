// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/scenario.h"

#include "core/base/random.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/blank_rows.h"
#include "core/project/checks.h"
#include "core/project/nodes_in_use.h"
#include "core/project/routing.h"
#include "core/project/routing_rules.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace contraflow {

namespace {

/** Bytes of all routes together; beyond it a platform is a chain, not a network. */
constexpr std::size_t kMaxRouteMemory = 400'000'000;

using Places = std::unordered_map<std::string, NodeId>;

/** A node with the number of its cores that hold no pinned process. */
struct FreeCores
{
    NodeId node;
    std::uint64_t count = 0;
};

/** The nodes that nobody else has in natural order, with the cores that pinned processes leave them; with all
 * their cores when none is left anywhere. */
std::vector<FreeCores> freeCores(const Network& network, const Places& pinned,
                                 const std::vector<bool>& isInUse)
{
    std::vector<FreeCores> nodes;
    for (std::size_t i = 0; i < network.nodes().size(); ++i)
        nodes.push_back({NodeId(i), network.nodes()[i].cores});
    for (const auto& place : pinned) {
        std::uint64_t& count = nodes[place.second.index()].count;
        count -= count > 0 ? 1 : 0;
    }
    std::erase_if(nodes, [&](const FreeCores& n) { return isInUse[n.node.index()]; });
    if (std::ranges::all_of(nodes, [](const FreeCores& n) { return n.count == 0; }))
        for (FreeCores& n : nodes)
            n.count = network.node(n.node).cores;
    std::ranges::sort(nodes, NaturalLess(),
                      [&](const FreeCores& a) -> const std::string& { return network.node(a.node).name; });
    return nodes;
}

/** The first `wanted` cores in which node after node gives one, round after round. */
std::vector<NodeId> coresInTurn(std::vector<FreeCores> nodes, std::size_t wanted)
{
    std::vector<NodeId> slots;
    while (slots.size() < wanted) {
        std::erase_if(nodes, [](const FreeCores& n) { return n.count == 0; });
        if (nodes.empty())
            break;
        for (FreeCores& n : nodes) {
            if (slots.size() == wanted)
                break;
            slots.push_back(n.node);
            --n.count;
        }
    }
    return slots;
}

/** The first `wanted` cores in which each node gives all of its own. */
std::vector<NodeId> coresNodeByNode(const std::vector<FreeCores>& nodes, std::size_t wanted)
{
    std::vector<NodeId> slots;
    for (const FreeCores& n : nodes)
        slots.insert(slots.end(), std::min<std::uint64_t>(n.count, wanted - slots.size()), n.node);
    return slots;
}

/**
 * `wanted` different cores drawn at random, every choice equally likely. The shuffle is that of Fisher and
 * Yates over all cores, but holds only the positions that it moved: a platform may have billions of cores.
 */
std::vector<NodeId> coresAtRandom(const std::vector<FreeCores>& nodes, std::size_t wanted, std::uint64_t seed)
{
    std::vector<std::uint64_t> ends; // by node: how many cores it and those before it have
    std::uint64_t total = 0;
    for (const FreeCores& n : nodes)
        ends.push_back(total += n.count);
    std::unordered_map<std::uint64_t, std::uint64_t> moved;
    const auto at = [&](std::uint64_t position) {
        const auto found = moved.find(position);
        return found == moved.end() ? position : found->second;
    };
    Random random(seed);
    std::vector<NodeId> slots;
    for (std::uint64_t i = 0; i < total && slots.size() < wanted; ++i) {
        const std::uint64_t drawn = i + random.below(total - i);
        const std::uint64_t core = at(drawn);
        moved[drawn] = at(i);
        const auto owner = std::ranges::upper_bound(ends, core);
        slots.push_back(nodes[static_cast<std::size_t>(owner - ends.begin())].node);
    }
    return slots;
}

/** The nodes of the first `wanted` cores in the order in which the policy hands them out; fewer when there
 * are fewer free cores. */
std::vector<NodeId> coreSlots(const Mapping& mapping, const std::vector<FreeCores>& nodes, std::size_t wanted)
{
    switch (mapping.policy) {
    case MappingPolicy::roundRobinPerNode:
        return coresInTurn(nodes, wanted);
    case MappingPolicy::random:
        return coresAtRandom(nodes, wanted, mapping.seed);
    case MappingPolicy::byHand:
    case MappingPolicy::roundRobinPerProcessor:
        break;
    }
    return coresNodeByNode(nodes, wanted);
}

/** Resolves the ends of messages: a placed process first, then a node of that name. */
class EndResolver
{
public:
    EndResolver(const Network& network, const Places& places) : m_network(network), m_places(places) {}

    std::optional<NodeId> find(const std::string& name) const
    {
        if (!m_places.empty())
            if (const auto placed = m_places.find(name); placed != m_places.end())
                return placed->second;
        return m_network.findNode(name);
    }

private:
    const Network& m_network;
    const Places& m_places;
};

/** The names that an end of a message may have, sorted. */
std::vector<std::string> endNames(const Network& network, const Places& places)
{
    std::vector<std::string> known = namesOf(network.nodes());
    for (const auto& place : places)
        known.push_back(place.first);
    std::ranges::sort(known);
    return known;
}

std::string unknownEnd(const std::string& name, const Platform& platform, const Mapping* mapping,
                       const std::vector<std::string>& known)
{
    const std::string hint = suggestion(name, known);
    if (mapping)
        return sentence("%1 is neither placed by mapping %2 nor a node of platform %3; %4",
                        {inQuotes(name), inQuotes(mapping->name), inQuotes(platform.name),
                         hint.empty() ? sentence("place it in the mapping") : hint});
    return sentence(
        "%1 is not a node of platform %2; %3",
        {inQuotes(name), inQuotes(platform.name),
         hint.empty() ? sentence("name a node of the platform, or give the scenario a mapping that places it")
                      : hint});
}

} // namespace

std::vector<std::string> processNames(const Workload& workload)
{
    std::unordered_set<std::string_view> seen;
    std::vector<std::string> names;
    for (const MessageRow& m : workload.messages)
        for (const ShortText* name : {&m.source, &m.destination})
            if (!name->empty() && seen.insert(*name).second)
                names.push_back(*name);
    std::ranges::sort(names, NaturalLess());
    return names;
}

std::optional<Placements> placements(const Network& network, const Mapping& mapping, const Workload& workload,
                                     IssueList& issues, std::size_t mappingIndex)
{
    // By hand nobody asks for the names, which take long for a million messages.
    std::vector<std::string> names;
    if (mapping.policy != MappingPolicy::byHand)
        names = processNames(workload);
    return placements(network, mapping, std::move(names), issues, mappingIndex);
}

namespace {

/** Where issues of a mapping go. */
struct MappingIssues
{
    IssueList& issues;
    std::size_t mapping = 0;

    void add(Severity severity, const char* column, std::string text) const
    {
        issues.push_back({severity, std::move(text), {TableRef{TableKind::mappings, 0}, mapping, column, 0}});
    }
};

/** Says so when processes are placed by hand on nodes that somebody else has. */
void warnOfPlacesInUse(const Network& network, const Mapping& mapping, const Places& pinned,
                       const std::vector<bool>& isInUse, const MappingIssues& issues)
{
    std::vector<std::string> names;
    for (const auto& [process, node] : pinned)
        if (isInUse[node.index()])
            names.push_back(inQuotes(network.node(node).name));
    sortUnique(names);
    const bool isOne = names.size() == 1;
    if (!names.empty())
        issues.add(
            Severity::warning, "place",
            sentence(isOne ? phrase("mapping %1 places processes by hand on %2, which is in use; place them "
                                    "elsewhere, or correct the list of nodes in use")
                           : phrase("mapping %1 places processes by hand on %2, which are in use; place "
                                    "them elsewhere, or correct the list of nodes in use"),
                     {inQuotes(mapping.name), someOf(std::move(names))}));
}

/** Says that there are more processes than cores; whether they cannot be placed, as nobody shares cores where
 * others have nodes. */
bool lackCores(const Mapping& mapping, std::size_t processes, std::size_t cores,
               const std::vector<bool>& isInUse, const MappingIssues& issues)
{
    const auto inUse = static_cast<std::size_t>(std::ranges::count(isInUse, true));
    const std::string what = sentence("mapping %1", {inQuotes(mapping.name)});
    if (inUse > 0)
        issues.add(Severity::error, "in_use",
                   sentence(inUse == 1
                                ? phrase("%1 has %2 for %3, as %4 of %5 is in use; run fewer processes, or "
                                         "leave more nodes free")
                                : phrase("%1 has %2 for %3, as %4 of %5 are in use; run fewer processes, or "
                                         "leave more nodes free"),
                            {what, counted(cores, "free core"), counted(processes, "process", "processes"),
                             groupedCount(inUse), counted(isInUse.size(), "node")}));
    else
        issues.add(
            Severity::warning, "policy",
            sentence(
                "%1 places %2 processes on %3 cores, so some cores get several; add nodes or cores, or use "
                "fewer processes",
                {what, groupedCount(processes), groupedCount(cores)}));
    return inUse > 0;
}

} // namespace

std::optional<Placements> placements(const Network& network, const Mapping& mapping,
                                     std::vector<std::string> processes, IssueList& issues,
                                     std::size_t mappingIndex)
{
    const std::optional<std::vector<bool>> isInUse = nodesInUse(network, mapping, issues, mappingIndex);
    if (!isInUse)
        return std::nullopt;
    Placements result;
    Places pinned;
    const std::string what = sentence("mapping %1", {inQuotes(mapping.name)});
    std::vector<std::string> known; // made at the first name that needs a suggestion
    CappedIssues capped(issues, TableRef{TableKind::places, mappingIndex});
    std::size_t row = 0;
    for (const PlaceRow& place : mapping.places) {
        const std::size_t here = row++;
        const auto node = network.findNode(place.node);
        if (isBlank(place))
            continue;
        if (place.process.empty())
            capped.error(here, "process", what + ": " + sentence("a place names no process; write its name"));
        else if (!node)
            capped.error(here, "node", [&] {
                if (known.empty())
                    known = namesOf(network.nodes());
                const std::string hint = suggestion(place.node, known);
                return what + ": " +
                       sentence("process %1 is placed on the unknown node %2; %3",
                                {inQuotes(place.process), inQuotes(place.node),
                                 hint.empty() ? sentence("name a node of the platform") : hint});
            });
        else if (!pinned.emplace(place.process, *node).second)
            capped.error(here, "process",
                         what + ": " +
                             sentence("process %1 is placed twice; remove one of the places",
                                      {inQuotes(place.process)}));
        else
            result.emplace_back(place.process, *node);
    }
    warnOfPlacesInUse(network, mapping, pinned, *isInUse, {issues, mappingIndex});
    if (mapping.policy != MappingPolicy::byHand && !network.nodes().empty()) {
        std::vector<std::string> free = std::move(processes);
        std::erase_if(free, [&](const std::string& name) { return pinned.contains(name); });
        const std::vector<NodeId> slots =
            coreSlots(mapping, freeCores(network, pinned, *isInUse), free.size());
        if (free.size() > slots.size() &&
            lackCores(mapping, free.size(), slots.size(), *isInUse, {issues, mappingIndex}))
            return std::nullopt;
        for (std::size_t i = 0; i < free.size(); ++i)
            result.emplace_back(std::move(free[i]), slots[i % slots.size()]);
    }
    std::ranges::sort(result, NaturalLess(), [](const auto& a) -> const std::string& { return a.first; });
    return result;
}

namespace {

/** Says so when messages are so short that their start-up would be most of their time, and none is given. */
void checkStartUp(const PlacedScenario& placed, const PlacementInput& input, IssueList& issues)
{
    const Network& network = *placed.network;
    std::size_t count = 0;
    for (std::size_t m = 0; m < placed.messages.size(); ++m) {
        const auto route = placed.routes[m];
        const PlacedMessage& message = placed.messages[m];
        if (route.empty() || !isStartUpUnknown(network, message.source, message.destination))
            continue;
        double slowest = std::numeric_limits<double>::infinity();
        placed.routes.forEach(m, [&](ChannelId channel, double share) {
            slowest = std::min(slowest, network.capacity(channel) / share);
        });
        count += network.latency(route) + message.bytes / slowest < kUsualStartUp ? 1 : 0;
    }
    if (count > 0)
        issues.push_back(startUpIssue({network, input.platform->name, input.platformIndex, count,
                                       sentence("workload %1", {inQuotes(input.workload->name)})}));
}

/** Says so when more processes are placed by hand on a node than the platform says that it has cores. */
void checkPinnedCores(const PlacementInput& input, IssueList& issues)
{
    const Network& network = *input.network;
    const Mapping& mapping = *input.mapping;
    std::vector<std::uint32_t> pinned(network.nodes().size(), 0);
    std::unordered_set<std::string_view> seen;
    for (const PlaceRow& place : mapping.places)
        if (const auto node = network.findNode(place.node); node && seen.insert(place.process).second)
            ++pinned[node->index()];
    std::size_t crowded = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i < pinned.size(); ++i) {
        const Network::Node& node = network.nodes()[i];
        const bool isStated = !node.server && input.platform->nodes[node.row].cores.hasValue();
        if (isStated && pinned[i] > node.cores && crowded++ == 0)
            first = i;
    }
    if (crowded == 0)
        return;
    const Network::Node& node = network.nodes()[first];
    issues.push_back(
        {Severity::warning,
         sentence(crowded > 1 ? phrase("mapping %1 places %2 by hand on node %3, which has %4, and too many "
                                       "on %5; place some elsewhere, or correct the cores")
                              : phrase("mapping %1 places %2 by hand on node %3, which has %4; place some "
                                       "elsewhere, or correct the cores"),
                  {inQuotes(mapping.name), counted(pinned[first], "process", "processes"),
                   inQuotes(node.name), counted(node.cores, "core"), counted(crowded - 1, "other node")}),
         {TableRef{TableKind::mappings, 0}, input.mappingIndex, "place", 0}});
}

} // namespace

bool arePlaceable(const MessageRow& m)
{
    const auto isIn = [](const CountCell& cell, std::uint32_t least) {
        return !cell.isRejected() && cell.valueOr(least) >= least && cell.valueOr(least) <= UINT16_MAX;
    };
    return isIn(m.queuePairs, 1) && isIn(m.lane, 0);
}

PlacedScenario placeMessages(const PlacementInput& input, IssueList& issues)
{
    PlacedScenario placed;
    placed.network = input.network;
    const Network& network = *input.network;
    Places places;
    if (input.mapping) {
        std::optional<Placements> found =
            placements(network, *input.mapping, *input.workload, issues, input.mappingIndex);
        if (!found)
            return placed;
        for (auto& [process, node] : *found)
            places.emplace(std::move(process), node);
        checkPinnedCores(input, issues);
    }

    const EndResolver ends(network, places);
    Router router(network);
    CappedIssues capped(issues, TableRef{TableKind::messages, input.workloadIndex});
    std::vector<std::string> known; // made at the first name that needs a suggestion
    placed.messages.reserve(input.workload->messages.size());
    std::size_t row = 0;
    for (const MessageRow& m : input.workload->messages) {
        const std::size_t here = row++;
        const auto source = ends.find(m.source);
        const auto destination = ends.find(m.destination);
        for (const auto& [end, name, column] : {std::tuple(source, &m.source, "source"),
                                                std::tuple(destination, &m.destination, "destination")})
            if (!end && !name->empty())
                capped.error(here, column, [&, unknown = name] {
                    if (known.empty())
                        known = endNames(network, places);
                    return messageName(m) + ": " +
                           unknownEnd(*unknown, *input.platform, input.mapping, known);
                });
        if (!source || !destination || !m.size.hasValue() || m.start.isRejected() || !arePlaceable(m))
            continue; // checkWorkload has said what is wrong with the cells
        if (!router.appendRoute(*source, *destination, placed.routes)) {
            capped.error(here, "destination", [&] {
                return messageName(m) + ": " +
                       sentence(
                           network.routing() == RoutingRule::written
                               ? phrase("there is no way from node %1 to node %2; write the route out, or "
                                        "choose another routing")
                           : needsLevels(network.routing())
                               ? phrase("there is no way from node %1 to node %2 up the tree and down "
                                        "again, which %3 routing needs; add a link, or choose another "
                                        "routing")
                               : phrase("there is no way from node %1 to node %2; add a link between their "
                                        "switches"),
                           {inQuotes(network.node(*source).name), inQuotes(network.node(*destination).name),
                            infoOf(network.routing()).name});
            });
            continue;
        }
        if (placed.routes.memory() > kMaxRouteMemory) {
            capped.error(here, "destination", [&] {
                return sentence(
                    "from %1 on, the routes are too long to be held in memory; use fewer messages or a "
                    "network with shorter ways",
                    {messageName(m)});
            });
            break;
        }
        placed.routes.closeRoute();
        placed.messages.push_back(
            {.row = static_cast<std::uint32_t>(here),
             .source = *source,
             .destination = *destination,
             .queuePairs = static_cast<std::uint16_t>(m.queuePairs.valueOr(1)),
             .lane = m.lane.hasValue() ? static_cast<std::uint16_t>(m.lane.value()) : laneOfName(m.id),
             .bytes = m.size.value().value,
             .start = m.start.hasValue() ? m.start.value().value : 0.0});
    }
    checkStartUp(placed, input, issues);
    return placed;
}

std::uint16_t laneOfName(std::string_view name)
{
    std::uint64_t hash = 0;
    for (const char letter : name)
        hash = mixedBits(hash + static_cast<unsigned char>(letter) + 1);
    return static_cast<std::uint16_t>(hash);
}

PlacedScenario placeScenario(const Project& project, std::size_t scenario, IssueList& issues)
{
    PlacementInput input;
    if (!resolveScenario(project, scenario, input, issues))
        return {};
    input.network = Network::build(*input.platform, input.platformIndex, issues);
    checkWorkload(*input.workload, input.workloadIndex, issues);
    return placeMessages(input, issues);
}

bool isStartUpUnknown(const Network& network, NodeId source, NodeId destination)
{
    const auto hasLatency = [&network](NodeId id) {
        const std::optional<LinkId> nic = network.node(id).nic;
        return !nic || network.link(*nic).latency > 0;
    };
    return !hasLatency(source) && !hasLatency(destination);
}

Issue startUpIssue(const ShortMessages& messages)
{
    const auto links = messages.network.links();
    const bool hasSome =
        std::ranges::any_of(links, [](const Network::Link& link) { return link.latency > 0; });
    const std::string platform = inQuotes(messages.platform);
    const std::string lack = hasSome ? sentence("platform %1 gives its nodes no latency", {platform})
                                     : sentence("platform %1 gives no latency", {platform});
    const std::string text =
        messages.count == 1
            ? sentence(
                  "%1, and 1 message of %2 takes less than 10 us without it: on a real network start-up, 1 us "
                  "to 10 us and more, decides how long it takes; enter the latency of nodes and links, or "
                  "apply a network preset that has it",
                  {lack, messages.whose})
            : sentence(
                  "%1, and %2 messages of %3 take less than 10 us without it: on a real network start-up, 1 us "
                  "to 10 us and more, decides how long they take; enter the latency of nodes and links, or "
                  "apply a network preset that has it",
                  {lack, groupedCount(messages.count), messages.whose});
    return {Severity::warning, text, {TableRef{TableKind::nodes, messages.platformIndex}, 0, "latency", 0}};
}

} // namespace contraflow
