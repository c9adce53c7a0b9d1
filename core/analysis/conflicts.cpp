// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/conflicts.h"
#include "core/base/sentence.h"

namespace contraflow {

ConflictKind Conflicts::atSource() const
{
    if (!intoSource.empty())
        return ConflictKind::incomingOutgoing;
    return outgoing.size() > 1 ? ConflictKind::outgoing : ConflictKind::none;
}

ConflictKind Conflicts::atDestination() const
{
    if (!outOfDestination.empty())
        return ConflictKind::incomingOutgoing;
    return incoming.size() > 1 ? ConflictKind::incoming : ConflictKind::none;
}

ConflictKind Conflicts::kind() const
{
    return atSource() | atDestination();
}

Conflicts conflictsOf(const ActiveSet& active)
{
    const auto& messages = active.scenario.messages;
    const NodeId source = messages[active.explained].source;
    const NodeId destination = messages[active.explained].destination;
    Conflicts found;
    for (const std::uint32_t m : active.messages) {
        if (messages[m].source == source)
            found.outgoing.push_back(m);
        if (messages[m].destination == destination)
            found.incoming.push_back(m);
        if (messages[m].destination == source)
            found.intoSource.push_back(m);
        if (messages[m].source == destination)
            found.outOfDestination.push_back(m);
    }
    return found;
}

std::vector<Term> conflictTerms(const ActiveSet& active)
{
    const PlacedMessage& message = active.scenario.messages[active.explained];
    const std::string& source = active.network().node(message.source).name;
    const std::string& destination = active.network().node(message.destination).name;
    Conflicts conflicts = conflictsOf(active);
    const std::string atSource(conflictName(conflicts.atSource()));
    const std::string atDestination(conflictName(conflicts.atDestination()));
    const std::string kind(conflictName(conflicts.kind()));
    std::string where;
    if (conflicts.atSource() != ConflictKind::none && conflicts.atDestination() != ConflictKind::none)
        where = sentence("%1 at %2, %3 at %4", {atSource, source, atDestination, destination});
    else if (conflicts.kind() != ConflictKind::none)
        where = sentence("at %1", {conflicts.atSource() != ConflictKind::none ? source : destination});
    const auto outgoing = static_cast<double>(conflicts.outgoing.size());
    const auto incoming = static_cast<double>(conflicts.incoming.size());
    return {
        countTerm("Do", "Do", outgoing, sentence("out of %1", {source})).with(std::move(conflicts.outgoing)),
        countTerm("Di", "Di", incoming, sentence("into %1", {destination}))
            .with(std::move(conflicts.incoming)),
        wordTerm("conflict", "conflict", kind, where), wordTerm("conflict_at_source", {}, atSource),
        wordTerm("conflict_at_destination", {}, atDestination)};
}

} // namespace contraflow
