// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_cases.h"

#include "tests/support/builders.h"

#include <string>

namespace contraflow::test {

namespace {

std::string numbered(const char* name, std::size_t number)
{
    return name + std::to_string(number);
}

/** Mostly speeds that networks have, so that shares coincide; sometimes any. */
double randomSpeed(Random& random)
{
    constexpr double kCommon[] = {940, 940, 1000, 2000, 10'000};
    return random.below(4) > 0 ? kCommon[random.below(std::size(kCommon))] : 100 + 5000 * random.unit();
}

} // namespace

Platform randomTree(Random& random)
{
    const std::size_t racks = 1 + random.below(4);
    const double nic = randomSpeed(random);
    std::vector<SwitchRow> switches;
    std::vector<NodeRow> rows;
    std::vector<LinkRow> links;
    std::size_t node = 0;
    for (std::size_t rack = 0; rack < racks; ++rack) {
        switches.push_back({numbered("tor", rack), {}});
        const std::size_t size = (racks == 1 ? 2 : 1) + random.below(5);
        for (std::size_t i = 0; i < size; ++i)
            rows.push_back(nodes(numbered("n", node++), switches.back().name,
                                 random.below(5) > 0 ? nic : randomSpeed(random)));
    }
    if (racks == 2)
        links.push_back(link("backbone", "tor0", "tor1", randomSpeed(random)));
    if (racks > 2) {
        for (std::size_t rack = 0; rack < racks; ++rack)
            links.push_back(link(numbered("up", rack), numbered("tor", rack), "core", randomSpeed(random)));
        switches.push_back({"core", {}});
    }
    Platform platform;
    platform.name = "tree";
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return platform;
}

Platform randomGraph(Random& random)
{
    const std::size_t count = 3 + random.below(4);
    std::vector<SwitchRow> switches;
    std::vector<NodeRow> rows;
    std::vector<LinkRow> links;
    for (std::size_t s = 0; s < count; ++s) {
        switches.push_back({numbered("s", s), {}});
        if (s > 0)
            links.push_back(link(numbered("spanning", s), numbered("s", random.below(s)), numbered("s", s),
                                 randomSpeed(random)));
        for (std::size_t i = 0; i < 1 + random.below(2); ++i)
            rows.push_back(nodes(numbered("n", rows.size()), numbered("s", s), randomSpeed(random)));
    }
    const std::size_t further = random.below(2 * count);
    for (std::size_t l = 0; l < further; ++l) {
        const std::size_t from = random.below(count);
        const std::size_t to = (from + 1 + random.below(count - 1)) % count;
        links.push_back(
            link(numbered("further", l), numbered("s", from), numbered("s", to), randomSpeed(random)));
    }
    if (random.coin())
        links.push_back(link("second", "n0", numbered("s", count - 1), randomSpeed(random)));
    Platform platform;
    platform.name = "graph";
    platform.routing = random.coin() ? RoutingRule::shortest : RoutingRule::ecmpHash;
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.links = SharedRows<LinkRow>(std::move(links));
    if (random.coin())
        platform.localBandwidth = quantity(Dimension::bandwidth, 4, "GB/s");
    return platform;
}

std::vector<MessageRow> randomMessages(Random& random, const Platform& platform, std::size_t count)
{
    const bool areSizesEqual = random.coin();
    const bool startTogether = random.coin();
    const std::size_t nodeCount = platform.nodes.size();
    std::vector<MessageRow> messages;
    for (std::size_t i = 0; i < count; ++i) {
        double megabytes =
            areSizesEqual ? 10.0 * static_cast<double>(1 + random.below(3)) : 0.1 + 40 * random.unit();
        if (random.below(40) == 0)
            megabytes = 0;
        // Few receivers, so that messages meet; one in twenty stays at home.
        const std::size_t source = random.below(nodeCount);
        std::size_t destination = random.below(std::min<std::size_t>(nodeCount, 4));
        if (destination == source && random.below(20) > 0)
            destination = (source + 1) % nodeCount;
        messages.push_back(message(numbered("e", i), numbered("n", source), numbered("n", destination),
                                   megabytes, startTogether ? 0.0 : 0.3 * random.unit()));
    }
    return messages;
}

Project randomCase(Random& random, const std::string& modelKind, const MessageCount& count)
{
    Platform platform = random.coin() ? randomTree(random) : randomGraph(random);
    std::vector<MessageRow> messages =
        randomMessages(random, platform, count.least + random.below(count.most - count.least + 1));
    return project(std::move(platform), std::move(messages), modelKind);
}

} // namespace contraflow::test
