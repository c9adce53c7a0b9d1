// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fat_trees.h"

#include "tests/support/builders.h"

namespace contraflow::test {

namespace {

std::string switchName(std::size_t level, std::uint32_t number)
{
    return "s" + std::to_string(level) + "-" + std::to_string(number);
}

} // namespace

Platform fatTree(const std::vector<std::uint32_t>& below, const std::vector<std::uint32_t>& above,
                 const std::vector<std::uint32_t>& cables, RoutingRule rule)
{
    // A switch of a level is one of `copies` alike above the same subtree; subtrees are numbered through.
    std::vector<SwitchRow> switches;
    std::vector<NodeRow> rows;
    std::vector<LinkRow> links;
    std::uint32_t subtrees = 1;
    for (const std::uint32_t count : below)
        subtrees *= count;
    std::uint32_t copies = 1;
    for (std::size_t level = 0; level < below.size(); ++level) {
        const std::uint32_t lowerSubtrees = subtrees;
        const std::uint32_t lowerCopies = copies;
        subtrees /= below[level];
        copies *= above[level];
        for (std::uint32_t s = 0; s < subtrees * copies; ++s)
            switches.push_back({switchName(level + 1, s), {}});
        for (std::uint32_t lower = 0; lower < lowerSubtrees; ++lower)
            for (std::uint32_t copy = 0; copy < lowerCopies; ++copy)
                for (std::uint32_t digit = 0; digit < above[level]; ++digit) {
                    const std::string upper =
                        switchName(level + 1, lower / below[level] * copies + copy + lowerCopies * digit);
                    if (level == 0) {
                        rows.push_back(nodes("n" + std::to_string(lower + 1), upper));
                        continue;
                    }
                    for (std::uint32_t cable = 0; cable < cables[level]; ++cable)
                        links.push_back(link("cable" + std::to_string(links.size()),
                                             switchName(level, lower * lowerCopies + copy), upper));
                }
    }
    Platform platform;
    platform.name = "fat-tree";
    platform.routing = rule;
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return platform;
}

} // namespace contraflow::test
