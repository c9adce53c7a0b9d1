// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/networks.h"

#include <stdexcept>
#include <utility>
#include <vector>

namespace contraflow::test {

std::shared_ptr<const Network> build(const Platform& platform)
{
    IssueList issues;
    auto network = Network::build(platform, 0, issues);
    for (const Issue& issue : issues)
        throw std::logic_error(issue.text);
    return network;
}

Platform shuffled(Platform platform, Random& random)
{
    std::vector<SwitchRow> switches = platform.switches.slice(0, platform.switches.size());
    std::vector<NodeRow> rows = platform.nodes.slice(0, platform.nodes.size());
    std::vector<LinkRow> links = platform.links.slice(0, platform.links.size());
    random.shuffle(switches);
    random.shuffle(rows);
    random.shuffle(links);
    for (LinkRow& row : links)
        if (random.coin())
            std::swap(row.from, row.to);
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return platform;
}

} // namespace contraflow::test
