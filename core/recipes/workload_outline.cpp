// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/workload_outline.h"

#include "core/project/host_list.h"

#include <algorithm>

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

} // namespace

PatternNodes patternNodes(const Platform& platform)
{
    PatternNodes nodes;
    for (const NodeRow& row : platform.nodes) {
        Result<std::vector<std::string>> hosts = expandHostList(row.name);
        if (!hosts || hosts->empty())
            continue;
        if (nodes.switches.empty() || nodes.switches.back() != row.switchName)
            nodes.switches.push_back(row.switchName);
        for (std::string& name : *hosts) {
            nodes.names.push_back(std::move(name));
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
    WorkloadOutline outline;
    outline.groups = outlineGroups(nodes);
    const std::size_t groups = outline.groups.size();
    std::vector<std::size_t> groupOf(nodes.names.size());
    for (std::size_t i = 0; i < groups; ++i)
        std::fill_n(groupOf.begin() + static_cast<std::ptrdiff_t>(outline.groups[i].first),
                    outline.groups[i].count, i);
    std::vector<std::uint64_t> flows(groups * groups);
    std::vector<std::uint64_t> sent(nodes.names.size());
    std::vector<std::uint64_t> received(nodes.names.size());
    WorkloadCounts& counts = outline.counts;
    const auto count = [&](const DrawnMessage& message) {
        ++counts.messages;
        counts.bytes += message.size.value;
        ++sent[message.source];
        ++received[message.destination];
        ++flows[groupOf[message.source] * groups + groupOf[message.destination]];
    };
    if (const Result<void> drawn = drawMessages(recipe, nodes.names, count, run); !drawn)
        return drawn.error();
    for (std::size_t i = 0; i < flows.size(); ++i)
        if (flows[i] > 0)
            outline.flows.push_back({i / groups, i % groups, flows[i]});
    const Largest senders = largestOf(sent);
    const Largest receivers = largestOf(received);
    counts.senders = senders.users;
    counts.mostSent = senders.most;
    counts.topSender = senders.place;
    counts.receivers = receivers.users;
    counts.mostReceived = receivers.most;
    counts.topReceiver = receivers.place;
    return outline;
}

} // namespace contraflow
