// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event.h"

#include "core/base/text.h"
#include "core/base/words.h"

#include <array>
#include <utility>

namespace contraflow {

namespace {

using Algorithm = CollectiveAlgorithm;

constexpr std::array kAlgorithmNames{
    std::pair{Algorithm::ideal, std::string_view("ideal")},
    std::pair{Algorithm::dissemination, std::string_view("dissemination")},
    std::pair{Algorithm::binomial, std::string_view("binomial")},
    std::pair{Algorithm::binomialSmallestFirst, std::string_view("binomial-smallest-first")},
    std::pair{Algorithm::ring, std::string_view("ring")},
    std::pair{Algorithm::neighborExchange, std::string_view("neighbor-exchange")},
    std::pair{Algorithm::bruck, std::string_view("bruck")},
    std::pair{Algorithm::rabenseifner, std::string_view("rabenseifner")},
    std::pair{Algorithm::recursiveHalving, std::string_view("recursive-halving")},
    std::pair{Algorithm::shift, std::string_view("shift")},
    std::pair{Algorithm::recursiveDoubling, std::string_view("recursive-doubling")},
    std::pair{Algorithm::pairwise, std::string_view("pairwise")},
    std::pair{Algorithm::basicLinear, std::string_view("basic-linear")},
    std::pair{Algorithm::linear, std::string_view("linear")},
    std::pair{Algorithm::doubleBinaryTree, std::string_view("double-binary-tree")},
    std::pair{Algorithm::hierarchical, std::string_view("hierarchical")},
    std::pair{Algorithm::inNetwork, std::string_view("in-network")},
    std::pair{Algorithm::pxn, std::string_view("pxn")},
};

constexpr std::array kOfBarrier{Algorithm::ideal, Algorithm::dissemination, Algorithm::inNetwork};
constexpr std::array kOfBcast{Algorithm::binomial, Algorithm::ring, Algorithm::doubleBinaryTree,
                              Algorithm::inNetwork};
constexpr std::array kOfReduce{Algorithm::binomial, Algorithm::linear, Algorithm::ring,
                               Algorithm::doubleBinaryTree, Algorithm::inNetwork};
constexpr std::array kOfAllreduce{Algorithm::recursiveDoubling, Algorithm::ring,
                                  Algorithm::rabenseifner,      Algorithm::doubleBinaryTree,
                                  Algorithm::hierarchical,      Algorithm::inNetwork};
constexpr std::array kOfReduceScatter{Algorithm::ring, Algorithm::recursiveHalving, Algorithm::inNetwork};
constexpr std::array kOfAllgather{Algorithm::ring,
                                  Algorithm::shift,
                                  Algorithm::recursiveDoubling,
                                  Algorithm::bruck,
                                  Algorithm::neighborExchange,
                                  Algorithm::inNetwork};
constexpr std::array kOfAllgatherv{Algorithm::ring, Algorithm::shift, Algorithm::bruck,
                                   Algorithm::neighborExchange};
constexpr std::array kOfAlltoall{Algorithm::pairwise, Algorithm::shift, Algorithm::basicLinear,
                                 Algorithm::bruck, Algorithm::pxn};
constexpr std::array kOfAlltoallv{Algorithm::pairwise, Algorithm::shift, Algorithm::basicLinear};
constexpr std::array kOfGather{Algorithm::binomial, Algorithm::linear};
constexpr std::array kOfScatter{Algorithm::binomial, Algorithm::binomialSmallestFirst, Algorithm::linear};
constexpr std::array kLinear{Algorithm::linear};

constexpr std::array kEvents{
    EventInfo{.kind = EventKind::compute, .name = "compute", .time = TimeKind::compute},
    EventInfo{.kind = EventKind::send, .name = "send", .time = TimeKind::send},
    EventInfo{.kind = EventKind::isend, .name = "isend", .time = TimeKind::send},
    EventInfo{.kind = EventKind::recv, .name = "recv", .time = TimeKind::receive},
    EventInfo{.kind = EventKind::irecv, .name = "irecv", .time = TimeKind::receive},
    EventInfo{.kind = EventKind::sendrecv, .name = "sendrecv", .time = TimeKind::wait},
    EventInfo{.kind = EventKind::wait, .name = "wait", .time = TimeKind::wait},
    EventInfo{.kind = EventKind::waitall, .name = "waitall", .time = TimeKind::wait},
    EventInfo{.kind = EventKind::barrier,
              .name = "barrier",
              .time = TimeKind::collective,
              .algorithms = kOfBarrier},
    EventInfo{.kind = EventKind::bcast,
              .name = "bcast",
              .time = TimeKind::collective,
              .algorithms = kOfBcast,
              .hasRoot = true},
    EventInfo{.kind = EventKind::reduce,
              .name = "reduce",
              .time = TimeKind::collective,
              .algorithms = kOfReduce,
              .hasRoot = true},
    EventInfo{.kind = EventKind::allreduce,
              .name = "allreduce",
              .time = TimeKind::collective,
              .algorithms = kOfAllreduce},
    EventInfo{.kind = EventKind::reduceScatter,
              .name = "reduce_scatter",
              .time = TimeKind::collective,
              .algorithms = kOfReduceScatter,
              .hasSizes = true},
    EventInfo{.kind = EventKind::allgather,
              .name = "allgather",
              .time = TimeKind::collective,
              .algorithms = kOfAllgather},
    EventInfo{.kind = EventKind::allgatherv,
              .name = "allgatherv",
              .time = TimeKind::collective,
              .algorithms = kOfAllgatherv,
              .hasSizes = true},
    EventInfo{.kind = EventKind::alltoall,
              .name = "alltoall",
              .time = TimeKind::collective,
              .algorithms = kOfAlltoall},
    EventInfo{.kind = EventKind::alltoallv,
              .name = "alltoallv",
              .time = TimeKind::collective,
              .algorithms = kOfAlltoallv,
              .hasSizes = true},
    EventInfo{.kind = EventKind::gather,
              .name = "gather",
              .time = TimeKind::collective,
              .algorithms = kOfGather,
              .hasRoot = true},
    EventInfo{.kind = EventKind::gatherv,
              .name = "gatherv",
              .time = TimeKind::collective,
              .algorithms = kLinear,
              .hasRoot = true,
              .hasSizes = true},
    EventInfo{.kind = EventKind::scatter,
              .name = "scatter",
              .time = TimeKind::collective,
              .algorithms = kOfScatter,
              .hasRoot = true},
    EventInfo{.kind = EventKind::scatterv,
              .name = "scatterv",
              .time = TimeKind::collective,
              .algorithms = kLinear,
              .hasRoot = true,
              .hasSizes = true},
    EventInfo{.kind = EventKind::phase, .name = "phase", .time = TimeKind::compute},
};

} // namespace

std::span<const EventInfo> eventCatalog()
{
    return kEvents;
}

const EventInfo& infoOf(EventKind kind)
{
    return kEvents[static_cast<std::size_t>(kind)];
}

const EventInfo* findEvent(std::string_view name)
{
    if (name == "reducescatter")
        name = "reduce_scatter";
    return rowNamed(kEvents, name);
}

std::string_view algorithmName(CollectiveAlgorithm algorithm)
{
    return nameOf(algorithm, kAlgorithmNames);
}

CollectiveAlgorithm findAlgorithm(const EventInfo& event, std::string_view name)
{
    for (const CollectiveAlgorithm algorithm : event.algorithms)
        if (algorithmName(algorithm) == name)
            return algorithm;
    return CollectiveAlgorithm::usual;
}

std::vector<std::string> algorithmNames(const EventInfo& event)
{
    return mapped<std::string>(event.algorithms,
                               [&](CollectiveAlgorithm algorithm) { return algorithmName(algorithm); });
}

} // namespace contraflow
