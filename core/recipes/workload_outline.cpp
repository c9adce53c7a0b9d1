// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/workload_outline.h"

#include "core/project/host_list.h"
#include "core/project/server_names.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace contraflow {

namespace {

std::string groupTitle(const PatternNodes& nodes, const OutlineGroup& group)
{
    const std::string& first = nodes.names[group.first];
    return group.count == 1 ? first : first + " … " + nodes.names[group.first + group.count - 1];
}

/** Cuts nodes first … first+count-1 into `parts` groups as equal as can be. */
void addGroups(std::vector<OutlineGroup>& groups, std::size_t first, std::size_t count, std::size_t parts,
               std::uint32_t run)
{
    for (std::size_t i = 0; i < parts; ++i) {
        const std::size_t begin = first + count * i / parts;
        groups.push_back({{}, begin, first + count * (i + 1) / parts - begin, run});
    }
}

struct Largest
{
    std::uint64_t users = 0; ///< nodes that have any
    std::uint64_t most = 0;
    std::size_t place = 0;
};

Largest largestOf(const std::vector<std::uint64_t>& counts)
{
    Largest largest;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        largest.users += counts[i] > 0 ? 1 : 0;
        if (counts[i] > largest.most) {
            largest.most = counts[i];
            largest.place = i;
        }
    }
    return largest;
}

/** Counts messages between nodes and between the groups that a sketch makes of them. */
class OutlineCount
{
public:
    explicit OutlineCount(const PatternNodes& nodes)
        : m_groupOf(nodes.names.size())
        , m_sent(nodes.names.size())
        , m_received(nodes.names.size())
    {
        m_outline.groups = outlineGroups(nodes);
        m_flows.resize(m_outline.groups.size() * m_outline.groups.size());
        for (std::size_t i = 0; i < m_outline.groups.size(); ++i)
            std::fill_n(m_groupOf.begin() + static_cast<std::ptrdiff_t>(m_outline.groups[i].first),
                        m_outline.groups[i].count, i);
    }

    void add(std::size_t source, std::size_t destination, double bytes)
    {
        ++m_outline.counts.messages;
        m_outline.counts.bytes += bytes;
        ++m_sent[source];
        ++m_received[destination];
        ++m_flows[m_groupOf[source] * m_outline.groups.size() + m_groupOf[destination]];
    }

    [[nodiscard]] WorkloadOutline finish()
    {
        const std::size_t groups = m_outline.groups.size();
        for (std::size_t i = 0; i < m_flows.size(); ++i)
            if (m_flows[i] > 0)
                m_outline.flows.push_back({i / groups, i % groups, m_flows[i]});
        const Largest senders = largestOf(m_sent);
        const Largest receivers = largestOf(m_received);
        WorkloadCounts& counts = m_outline.counts;
        counts.senders = senders.users;
        counts.mostSent = senders.most;
        counts.topSender = senders.place;
        counts.receivers = receivers.users;
        counts.mostReceived = receivers.most;
        counts.topReceiver = receivers.place;
        return std::move(m_outline);
    }

private:
    WorkloadOutline m_outline;
    std::vector<std::size_t> m_groupOf; ///< by node
    std::vector<std::uint64_t> m_flows;
    std::vector<std::uint64_t> m_sent;
    std::vector<std::uint64_t> m_received;
};

} // namespace

PatternNodes patternNodes(const Platform& platform, const PatternMembers& choice)
{
    PatternNodes nodes;
    for (std::size_t place = 0; place < platform.nodes.size(); ++place) {
        const NodeRow& row = platform.nodes[place];
        Result<std::vector<std::string>> hosts = expandHostList(row.name);
        if (!hosts || hosts->empty())
            continue;
        if (nodes.switches.empty() || nodes.switches.back() != row.switchName)
            nodes.switches.push_back(row.switchName);
        for (std::size_t host = 0; host < hosts->size(); ++host) {
            if (!choice.takes(place, host, row.switchName))
                continue;
            nodes.names.push_back(std::move((*hosts)[host]));
            nodes.runs.push_back(static_cast<std::uint32_t>(nodes.switches.size() - 1));
        }
    }
    for (std::size_t place = 0; place < platform.servers.size(); ++place) {
        for (std::string& gpu : gpuNames(platform.servers[place])) {
            std::string server(serverOfGpu(gpu));
            if (nodes.switches.empty() || nodes.switches.back() != server)
                nodes.switches.push_back(std::move(server));
            if (!choice.isEmpty())
                continue; // rows and switches are chosen, and these are neither
            nodes.names.push_back(std::move(gpu));
            nodes.runs.push_back(static_cast<std::uint32_t>(nodes.switches.size() - 1));
        }
    }
    return nodes;
}

std::vector<OutlineGroup> outlineGroups(const PatternNodes& nodes)
{
    std::vector<OutlineGroup> groups;
    const std::size_t all = nodes.names.size();
    if (all > kMostOutlineGroups && nodes.switches.size() > kMostOutlineGroups) {
        addGroups(groups, 0, all, kMostOutlineGroups, 0);
    } else {
        for (std::size_t first = 0; first < all;) {
            std::size_t end = first + 1;
            while (end < all && nodes.runs[end] == nodes.runs[first])
                ++end;
            const std::size_t count = end - first;
            const std::size_t parts = all <= kMostOutlineGroups
                                          ? count
                                          : std::max<std::size_t>(1, kMostOutlineGroups * count / all);
            addGroups(groups, first, count, parts, nodes.runs[first]);
            if (parts == 1 && count > 1)
                groups.back().title = nodes.switches[nodes.runs[first]];
            first = end;
        }
    }
    for (OutlineGroup& group : groups)
        if (group.title.empty())
            group.title = groupTitle(nodes, group);
    return groups;
}

Result<WorkloadOutline> outlineWorkload(const WorkloadRecipe& recipe, const PatternNodes& nodes,
                                        const WorkloadRun& run)
{
    OutlineCount count(nodes);
    const auto add = [&count](const DrawnMessage& message) {
        count.add(message.source, message.destination, message.size.value);
    };
    RETURN_IF_ERROR(drawMessages(recipe, nodes.names, add, run));
    return count.finish();
}

WorkloadOutline outlineMessages(const SharedRows<MessageRow>& messages, const PatternNodes& nodes)
{
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < nodes.names.size(); ++i)
        places.emplace(nodes.names[i], i);
    OutlineCount count(nodes);
    for (const MessageRow& row : messages) {
        const auto source = places.find(row.source);
        const auto destination = places.find(row.destination);
        if (source != places.end() && destination != places.end())
            count.add(source->second, destination->second, row.size.hasValue() ? row.size.value().value : 0);
    }
    return count.finish();
}

} // namespace contraflow
