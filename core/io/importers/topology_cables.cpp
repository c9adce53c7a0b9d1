// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/topology_cables.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/project/fat_tree.h"
#include "core/project/network.h"
#include "core/recipes/topology.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

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
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return tree.level(a) < tree.level(b); });
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
        if (std::none_of(network->links().begin(), network->links().end(),
                         [&](const Link& link) { return lowerEnd(tree, link).has_value(); }))
            return Error{
                ErrorCode::invalidInput,
                "none of its switches stands above another, so that there is no oversubscription; say "
                "how many cables a link has instead"};
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
        return Error{ErrorCode::invalidInput, "its links would have more than " +
                                                  groupedCount(kMaxRecipeLinks) +
                                                  " cables; take fewer for each"};
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

} // namespace contraflow
