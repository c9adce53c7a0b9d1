// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/otf2_begun.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace contraflow {
namespace {

/** Blocks go straight from whom they are of to whom they are for. */
bool isDirect(EventKind kind)
{
    return kind == EventKind::gather || kind == EventKind::gatherv || kind == EventKind::scatter ||
           kind == EventKind::scatterv || kind == EventKind::allgather || kind == EventKind::allgatherv;
}

CollectiveStep directStep(const CollectiveCall& call)
{
    const bool isGather = call.kind == EventKind::gather || call.kind == EventKind::gatherv;
    const bool isScatter = call.kind == EventKind::scatter || call.kind == EventKind::scatterv;
    const auto blockOfRank = [&](std::uint32_t rank) {
        return call.sizes.empty() ? call.bytes : call.sizes[rank];
    };
    CollectiveStep step;
    for (std::uint32_t other = 0; other < call.size; ++other) {
        if (other == call.rank)
            continue;
        if (isGather ? call.rank == call.root : !isScatter || other == call.root)
            step.receives.push_back(other);
        if (isScatter ? call.rank == call.root : !isGather || other == call.root)
            step.sends.push_back({other, blockOfRank(isScatter ? other : call.rank)});
    }
    return step;
}

CollectiveAlgorithm algorithmOf(EventKind kind, double bytes)
{
    constexpr double kShort = 65536;
    switch (kind) {
    case EventKind::barrier:
        return CollectiveAlgorithm::dissemination;
    case EventKind::allreduce:
        return bytes < kShort ? CollectiveAlgorithm::recursiveDoubling : CollectiveAlgorithm::rabenseifner;
    case EventKind::reduceScatter:
        return CollectiveAlgorithm::recursiveHalving;
    case EventKind::alltoall:
    case EventKind::alltoallv:
        return CollectiveAlgorithm::basicLinear;
    default:
        return CollectiveAlgorithm::binomial;
    }
}

/** The chain of messages that scans are. */
std::vector<CollectiveStep> roundsOfScan(const CollectiveRecord& record)
{
    std::vector<CollectiveStep> rounds;
    if (record.rank > 0)
        rounds.push_back({{record.rank - 1}, {}});
    if (record.rank + 1 < record.size)
        rounds.push_back({{}, {{record.rank + 1, std::max(record.sent, record.received)}}});
    return rounds;
}

} // namespace

std::size_t BegunCollectives::begin(std::uint64_t request)
{
    m_open[request] = m_begun.size();
    m_begun.emplace_back();
    return m_begun.size() - 1;
}

std::optional<std::size_t> BegunCollectives::end(std::uint64_t request,
                                                 const std::optional<CollectivePart>& part)
{
    const auto found = m_open.find(request);
    if (found == m_open.end())
        return std::nullopt;
    const std::size_t number = found->second;
    m_begun[number].part = part;
    m_open.erase(found);
    return number;
}

std::pair<std::uint32_t, std::uint32_t> BegunCollectives::sizesKey(const Begun& begun)
{
    constexpr std::uint32_t kNonBlocking = 0x80000000;
    return {begun.part->reference, kNonBlocking | begun.place};
}

void BegunCollectives::count(Otf2Context& context, bool isFirstPass)
{
    std::unordered_map<std::uint32_t, std::uint32_t> places;
    for (Begun& begun : m_begun) {
        if (!begun.part)
            continue;
        begun.place = places[begun.part->reference]++;
        if (!isFirstPass)
            continue;
        ++context.begun;
        context.mostBegun = std::max(context.mostBegun, begun.place + 1);
        const CollectiveRecord& record = begun.part->record;
        if (begun.part->isScan || !infoOf(record.kind).hasSizes)
            continue;
        std::vector<double>& sizes = context.sizes[sizesKey(begun)];
        sizes.resize(record.size);
        sizes[record.rank] = blockOf(record);
        context.estimated += record.kind == EventKind::alltoallv ? 1 : 0;
    }
}

std::vector<CollectiveStep> BegunCollectives::rounds(std::size_t number, const Otf2Context& context) const
{
    const Begun& begun = m_begun[number];
    if (!begun.part)
        return {};
    const CollectiveRecord& record = begun.part->record;
    if (begun.part->isScan)
        return roundsOfScan(record);
    CollectiveCall call{record.kind, CollectiveAlgorithm::usual, record.size, record.rank, record.root};
    std::vector<double> sizes;
    if (infoOf(record.kind).hasSizes) {
        sizes = context.sizes.at(sizesKey(begun));
        if (record.kind == EventKind::alltoallv)
            sizes = likeliestShares(begun.part->sent, sizes);
        call.sizes = sizes;
    } else {
        call.bytes = std::round(blockOf(record));
    }
    if (isDirect(record.kind))
        return {directStep(call)};
    call.algorithm = algorithmOf(record.kind, call.bytes);
    std::vector<CollectiveStep> rounds;
    CollectiveStep step;
    for (std::uint32_t index = 0; collectiveStep(call, index, step); ++index)
        if (!step.receives.empty() || !step.sends.empty())
            rounds.push_back(step);
    return rounds;
}

std::int32_t BegunCollectives::tag(std::size_t number, const Otf2Context& context) const
{
    return context.tagIn(m_begun[number].part->reference, context.firstTagOfBegun() + m_begun[number].place);
}

} // namespace contraflow
