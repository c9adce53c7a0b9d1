// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/start_up.h"

#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

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
    const bool isOne = messages.count == 1;
    const auto links = messages.network.links();
    const bool hasSome =
        std::any_of(links.begin(), links.end(), [](const Network::Link& link) { return link.latency > 0; });
    return {
        Severity::warning,
        "platform " + inQuotes(messages.platform) + " gives " + (hasSome ? "its nodes " : "") +
            "no latency, and " + counted(messages.count, "message") + " of " + messages.whose +
            (isOne ? " takes" : " take") +
            " less than 10 us without it: on a real network start-up, 1 us to 10 us and more, decides how "
            "long " +
            (isOne ? "it takes" : "they take") +
            "; enter the latency of nodes and links, or apply a network preset that has it",
        {TableRef{TableKind::nodes, messages.platformIndex}, 0, "latency", 0}};
}

} // namespace contraflow
