// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/otf2_collectives.h"

#include <otf2/otf2.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace contraflow {

namespace {

struct CollectiveKind
{
    OTF2_CollectiveOp operation;
    EventKind kind;
};
constexpr CollectiveKind kOtf2Collectives[] = {
    {OTF2_COLLECTIVE_OP_BARRIER, EventKind::barrier},
    {OTF2_COLLECTIVE_OP_BCAST, EventKind::bcast},
    {OTF2_COLLECTIVE_OP_GATHER, EventKind::gather},
    {OTF2_COLLECTIVE_OP_GATHERV, EventKind::gatherv},
    {OTF2_COLLECTIVE_OP_SCATTER, EventKind::scatter},
    {OTF2_COLLECTIVE_OP_SCATTERV, EventKind::scatterv},
    {OTF2_COLLECTIVE_OP_ALLGATHER, EventKind::allgather},
    {OTF2_COLLECTIVE_OP_ALLGATHERV, EventKind::allgatherv},
    {OTF2_COLLECTIVE_OP_ALLTOALL, EventKind::alltoall},
    {OTF2_COLLECTIVE_OP_ALLTOALLV, EventKind::alltoallv},
    {OTF2_COLLECTIVE_OP_ALLTOALLW, EventKind::alltoallv},
    {OTF2_COLLECTIVE_OP_ALLREDUCE, EventKind::allreduce},
    {OTF2_COLLECTIVE_OP_REDUCE, EventKind::reduce},
    {OTF2_COLLECTIVE_OP_REDUCE_SCATTER, EventKind::reduceScatter},
    {OTF2_COLLECTIVE_OP_REDUCE_SCATTER_BLOCK, EventKind::reduceScatter},
};

} // namespace

std::optional<EventKind> otf2Collective(std::uint8_t operation)
{
    const auto* found = std::find_if(std::begin(kOtf2Collectives), std::end(kOtf2Collectives),
                                     [operation](const auto& known) { return known.operation == operation; });
    return found == std::end(kOtf2Collectives) ? std::nullopt : std::optional(found->kind);
}

double blockOf(const CollectiveRecord& record)
{
    const double all = record.size;
    const bool isRoot = record.rank == record.root;
    switch (record.kind) {
    case EventKind::bcast:
    case EventKind::scatter:
    case EventKind::scatterv:
        return record.received > 0 || !isRoot ? record.received : record.sent / all;
    case EventKind::gather:
    case EventKind::gatherv:
        return record.sent > 0 || !isRoot ? record.sent : record.received / all;
    case EventKind::allgather:
        return std::max(record.received / all, record.received > 0 ? 0 : record.sent);
    case EventKind::allgatherv:
        return record.sent;
    case EventKind::alltoall:
        return std::max(record.sent, record.received) / all;
    case EventKind::reduceScatter:
    case EventKind::alltoallv:
        return record.received;
    default:
        return std::max(record.sent, isRoot ? 0.0 : record.received);
    }
}

std::vector<double> likeliestShares(double sent, const std::vector<double>& received)
{
    const double all = std::accumulate(received.begin(), received.end(), 0.0);
    std::vector<double> shares;
    shares.reserve(received.size());
    for (const double one : received)
        shares.push_back(
            std::round(all > 0 ? sent * (one / all) : sent / static_cast<double>(received.size())));
    return shares;
}

} // namespace contraflow
