// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/collective_groups.h"

#include "core/base/ranges.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace contraflow {

CollectiveGroups::CollectiveGroups(const Network& network, const std::vector<PlacedApplication>& applications,
                                   const AlgorithmRules* rules)
    : m_network(network)
    , m_rules(rules)
    , m_reducedGroups(network.switches().size(), 0)
{
    for (const PlacedApplication& application : applications) {
        m_first.push_back(static_cast<std::uint32_t>(m_groups.size()));
        std::map<std::uint32_t, std::uint32_t> ofSize;
        for (const ProcessGroup& group : application.program->groups())
            ++ofSize[group.size()];
        for (const ProcessGroup& group : application.program->groups())
            m_groups.push_back({CollectiveRuns(group, ofSize[group.size()]), &application, {}, {}});
    }
}

const ServerLayout& CollectiveGroups::layoutOf(std::uint32_t group)
{
    Group& own = m_groups[group];
    if (own.layout)
        return *own.layout;
    const auto servers = static_cast<std::uint32_t>(m_network.servers().size());
    std::vector<ServerSeat> seats;
    for (std::uint32_t rank = 0; rank < own.runs.group().size(); ++rank) {
        const NodeId node = own.nodeOf(rank);
        const Network::GpuPlace place = m_network.gpuPlace(node);
        if (place.isGpu()) {
            const auto server = static_cast<std::uint32_t>(place.server);
            seats.push_back({server, place.gpu, m_network.servers()[server].nicOf(place.gpu)});
        } else {
            seats.push_back({servers + node.value, 0, 0});
        }
    }
    return own.layout.emplace(seats);
}

std::vector<std::uint32_t> CollectiveGroups::reducingSwitches(std::uint32_t group)
{
    const bool isLocal = isWithinServer(group);
    const Group& own = m_groups[group];
    std::vector<std::uint32_t> switches;
    for (std::uint32_t rank = 0; rank < own.runs.group().size(); ++rank) {
        const NodeId node = own.nodeOf(rank);
        if (isLocal) {
            if (m_network.node(node).attachedTo)
                switches.push_back(m_network.node(node).attachedTo->value);
        } else {
            for (const Network::Hop& hop : m_network.switchHops(Vertex{true, node.value}))
                switches.push_back(hop.to.index);
        }
    }
    sortUnique(switches);
    return switches;
}

bool CollectiveGroups::admitsInNetwork(std::uint32_t group)
{
    std::optional<bool>& known = m_groups[group].isInNetwork;
    if (known)
        return *known;
    const std::vector<std::uint32_t> switches = reducingSwitches(group);
    const std::size_t most = m_network.inNetworkGroups(isWithinServer(group));
    if (std::ranges::all_of(switches, [&](std::uint32_t at) { return m_reducedGroups[at] < most; }))
        return true;
    known = false; // switches get no fewer groups
    return false;
}

bool CollectiveGroups::takeInNetwork(std::uint32_t group)
{
    if (!admitsInNetwork(group))
        return false;
    if (!m_groups[group].isInNetwork)
        for (const std::uint32_t at : reducingSwitches(group))
            ++m_reducedGroups[at];
    m_groups[group].isInNetwork = true;
    return true;
}

AlgorithmChoice CollectiveGroups::choose(std::uint32_t group, const Event& event)
{
    if (!m_rules)
        return {infoOf(event.kind).algorithms.front(), 1, {}};
    const bool isOnGpus = m_network.gpuPlace(m_groups[group].nodeOf(0)).isGpu();
    CollectiveSize size =
        collectiveSize(event, runs(group).group().size(), isOnGpus ? &layoutOf(group) : nullptr);
    size.canReduceInNetwork = std::isfinite(m_network.inNetworkBandwidth(false));
    AlgorithmChoice choice = m_rules->choose(size);
    if (choice.algorithm == CollectiveAlgorithm::inNetwork && !admitsInNetwork(group)) {
        size.canReduceInNetwork = false;
        choice = m_rules->choose(size);
        choice.meant = algorithmName(CollectiveAlgorithm::inNetwork);
    }
    for (ChosenAlgorithm& known : m_chosen)
        if (known.kind == event.kind && known.algorithm == choice.algorithm && known.meant == choice.meant) {
            ++known.count;
            return choice;
        }
    m_chosen.push_back({event.kind, choice.algorithm, choice.meant, 1});
    return choice;
}

void CollectiveGroups::countSteady(const CollectiveCall& call)
{
    m_steady += call.layout->servers() > 1 ? 1 : 0;
    const std::uint32_t partners = partnersForAll(call);
    if (partners == 0 || (m_partners > 0 && partners >= m_partners))
        return;
    m_partners = partners;
    m_partnersOf = call.layout->servers() - 1;
}

std::vector<std::string> CollectiveGroups::notes() const
{
    std::vector<std::string> notes;
    if (m_steady > 0)
        notes.push_back(sentence(
            "takes %1 that with all groups of as many processes have more than %2 messages in the steady state: all "
            "steps of a ring or tree together, at the rates that its links have when all are busy, between the last "
            "process that comes and the last link that is done; all that a GPU has for others in an all-to-all as a "
            "few messages that load it as much",
            {counted(m_steady, "collective"), groupedCount(kMostSteppedMessages)}));
    if (m_partners > 0)
        notes.push_back(sentence(
            "takes an all-to-all as messages to %1 of %2 other servers, which stand for those to all: where routes are "
            "hashed over several leaves and spines its time may come out several times too long",
            {groupedCount(m_partners), groupedCount(m_partnersOf)}));
    if (m_disturbed > 0)
        notes.push_back(sentence(
            "takes %1 within a server in the steady state, all steps together, although processes came to it at "
            "different times or its messages were slower than alone: its time is an approximation",
            {counted(m_disturbed, "ring")}));
    return notes;
}

} // namespace contraflow
