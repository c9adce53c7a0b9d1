// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/scenario.h"

#include "core/base/random.h"
#include "core/base/text.h"
#include "core/project/checks.h"
#include "core/project/routing.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace contraflow {

namespace {

/** The processes of a workload in natural order, each once. */
std::vector<std::string> processNames(const Workload& workload)
{
    std::vector<std::string> names;
    names.reserve(2 * workload.messages.size());
    for (const MessageRow& m : workload.messages)
        for (const std::string* name : {&m.source, &m.destination})
            if (!name->empty() && (names.empty() || names.back() != *name))
                names.push_back(*name);
    const auto isBefore = [](const std::string& a, const std::string& b) { return naturalOrder(a, b) < 0; };
    std::sort(names.begin(), names.end(), isBefore);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

/** The nodes in the order in which a policy hands out their cores, one entry a core. */
std::vector<NodeId> coreSlots(const Network& network, const Mapping& mapping)
{
    std::vector<NodeId> nodes;
    for (std::size_t i = 0; i < network.nodes().size(); ++i)
        nodes.emplace_back(i);
    std::sort(nodes.begin(), nodes.end(), [&](NodeId a, NodeId b) {
        return naturalOrder(network.node(a).name, network.node(b).name) < 0;
    });
    std::uint32_t mostCores = 0;
    for (const NodeId n : nodes)
        mostCores = std::max(mostCores, network.node(n).cores);
    constexpr std::size_t kMaxSlots = 10'000'000; // more than any workload has processes
    std::vector<NodeId> slots;
    if (mapping.policy == MappingPolicy::roundRobinPerNode) {
        for (std::uint32_t round = 0; round < mostCores && slots.size() < kMaxSlots; ++round)
            for (const NodeId n : nodes)
                if (network.node(n).cores > round)
                    slots.push_back(n);
    } else {
        for (const NodeId n : nodes)
            slots.insert(slots.end(),
                         std::min<std::size_t>(network.node(n).cores, kMaxSlots / nodes.size() + 1), n);
    }
    if (mapping.policy == MappingPolicy::random)
        Random(mapping.seed).shuffle(slots);
    return slots;
}

std::vector<std::string> nodeNames(const Network& network)
{
    std::vector<std::string> names;
    for (const Network::Node& node : network.nodes())
        names.push_back(node.name);
    return names;
}

using Places = std::unordered_map<std::string, NodeId>;

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

std::string unknownEnd(const std::string& name, const Platform& platform, const Network& network,
                       const Mapping* mapping, const Places& places)
{
    std::vector<std::string> known = nodeNames(network);
    for (const auto& place : places)
        known.push_back(place.first);
    std::sort(known.begin(), known.end());
    const std::string hint = suggestion(name, known);
    if (mapping)
        return quoted(name) + " is neither placed by mapping " + quoted(mapping->name) +
               " nor a node of platform " + quoted(platform.name) + "; " +
               (hint.empty() ? "place it in the mapping" : hint);
    return quoted(name) + " is not a node of platform " + quoted(platform.name) + "; " +
           (hint.empty() ? "name a node of the platform, or give the scenario a mapping that places it"
                         : hint);
}

} // namespace

std::vector<std::pair<std::string, NodeId>> placements(const Network& network, const Mapping& mapping,
                                                       const Workload& workload, IssueList& issues,
                                                       std::size_t mappingIndex)
{
    std::vector<std::pair<std::string, NodeId>> result;
    Places pinned;
    std::size_t row = 0;
    for (const PlaceRow& place : mapping.places) {
        const Location location{TableRef{TableKind::places, mappingIndex}, row, "node", 0};
        const auto node = network.findNode(place.node);
        if (place.process.empty())
            issues.push_back(
                {Severity::error,
                 "mapping " + quoted(mapping.name) + ": a place names no process; write its name", location});
        else if (!node) {
            const std::string hint = suggestion(place.node, nodeNames(network));
            issues.push_back({Severity::error,
                              "mapping " + quoted(mapping.name) + ": process " + quoted(place.process) +
                                  " is placed on the unknown node " + quoted(place.node) + "; " +
                                  (hint.empty() ? "name a node of the platform" : hint),
                              location});
        } else if (!pinned.emplace(place.process, *node).second)
            issues.push_back({Severity::error,
                              "mapping " + quoted(mapping.name) + ": process " + quoted(place.process) +
                                  " is placed twice; remove one of the places",
                              location});
        else
            result.emplace_back(place.process, *node);
        ++row;
    }
    if (mapping.policy != MappingPolicy::byHand && !network.nodes().empty()) {
        std::vector<std::string> free = processNames(workload);
        std::erase_if(free, [&](const std::string& name) { return pinned.contains(name); });
        const std::vector<NodeId> slots = coreSlots(network, mapping);
        if (free.size() > slots.size())
            issues.push_back(
                {Severity::warning,
                 "mapping " + quoted(mapping.name) + " places " + std::to_string(free.size()) +
                     " processes on " + std::to_string(slots.size()) +
                     " cores, so some cores get several; add nodes or cores, or use fewer processes",
                 {TableRef{TableKind::mappings, 0}, mappingIndex, "policy", 0}});
        for (std::size_t i = 0; i < free.size(); ++i)
            result.emplace_back(std::move(free[i]), slots[i % slots.size()]);
    }
    std::sort(result.begin(), result.end(),
              [](const auto& a, const auto& b) { return naturalOrder(a.first, b.first) < 0; });
    return result;
}

PlacedScenario placeMessages(const PlacementInput& input, IssueList& issues)
{
    PlacedScenario placed;
    placed.network = input.network;
    const Network& network = *input.network;
    Places places;
    if (input.mapping)
        for (auto& [process, node] :
             placements(network, *input.mapping, *input.workload, issues, input.mappingIndex))
            places.emplace(std::move(process), node);

    const EndResolver ends(network, places);
    Router router(network);
    CappedIssues capped(issues, TableRef{TableKind::messages, input.workloadIndex});
    placed.messages.reserve(input.workload->messages.size());
    std::size_t row = 0;
    for (const MessageRow& m : input.workload->messages) {
        const std::size_t here = row++;
        const auto source = ends.find(m.source);
        const auto destination = ends.find(m.destination);
        for (const auto& [end, name, column] : {std::tuple(source, &m.source, "source"),
                                                std::tuple(destination, &m.destination, "destination")})
            if (!end && !name->empty())
                capped.error(here, column,
                             messageName(m) + ": " +
                                 (capped.isFull()
                                      ? std::string()
                                      : unknownEnd(*name, *input.platform, network, input.mapping, places)));
        if (!source || !destination || !m.size.hasValue() || m.start.isRejected())
            continue; // checkWorkload has said what is wrong with the cells
        if (!router.appendRoute(*source, *destination, placed.routes.channels())) {
            capped.error(here, "destination",
                         messageName(m) + ": there is no way from node " +
                             quoted(network.node(*source).name) + " to node " +
                             quoted(network.node(*destination).name) + "; add a link between their switches");
            continue;
        }
        placed.routes.closeRoute();
        placed.messages.push_back({static_cast<std::uint32_t>(here), *source, *destination,
                                   m.size.value().value, m.start.hasValue() ? m.start.value().value : 0.0});
    }
    return placed;
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

} // namespace contraflow
