// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/start_up.h"

#include "core/base/sentence.h"
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
    const auto links = messages.network.links();
    const bool hasSome =
        std::any_of(links.begin(), links.end(), [](const Network::Link& link) { return link.latency > 0; });
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
