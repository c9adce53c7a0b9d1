// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What a process of a program does, one after the other. */
enum class EventKind : std::uint8_t
{
    compute,
    send,
    isend,
    recv,
    irecv,
    sendrecv,
    wait,
    waitall,
    barrier,
    bcast,
    reduce,
    allreduce,
    reduceScatter,
    allgather,
    allgatherv,
    alltoall,
    alltoallv,
    gather,
    gatherv,
    scatter,
    scatterv,
    phase, ///< takes no time: what follows is counted under its label
};

/** How a collective runs as messages; collective_steps.h says what each means. */
enum class CollectiveAlgorithm : std::uint8_t
{
    usual, ///< that of a table (algorithm_rules.h); without one the first of EventInfo::algorithms
    ideal,
    dissemination,
    binomial,
    binomialSmallestFirst,
    ring,
    neighborExchange,
    bruck,
    rabenseifner,
    recursiveHalving,
    shift,
    recursiveDoubling,
    pairwise,
    basicLinear,
    linear,
    doubleBinaryTree,
    hierarchical,
    inNetwork,
    pxn,
};

/** What the time in an event counts as. */
enum class TimeKind : std::uint8_t
{
    compute,
    send,
    receive,
    wait,
    collective,
};
inline constexpr std::size_t kTimeKinds = 5;

struct EventInfo
{
    EventKind kind = EventKind::compute;
    std::string_view name; ///< as in files
    TimeKind time = TimeKind::compute;
    std::span<const CollectiveAlgorithm> algorithms{}; ///< of a collective, the usual one first
    bool hasRoot = false;
    bool hasSizes = false; ///< one size for each process of the group
};

/** All kinds, in the order of EventKind. */
[[nodiscard]] std::span<const EventInfo> eventCatalog();
[[nodiscard]] const EventInfo& infoOf(EventKind kind);
/** The kind with this name, or null. */
[[nodiscard]] const EventInfo* findEvent(std::string_view name);
[[nodiscard]] inline bool isCollective(EventKind kind)
{
    return kind >= EventKind::barrier && kind <= EventKind::scatterv;
}

[[nodiscard]] std::string_view algorithmName(CollectiveAlgorithm algorithm);
/** The algorithm of a kind of event with this name; `usual` when it has none of that name. */
[[nodiscard]] CollectiveAlgorithm findAlgorithm(const EventInfo& event, std::string_view name);
/** The names of a kind's algorithms, for messages. */
[[nodiscard]] std::vector<std::string> algorithmNames(const EventInfo& event);

/** In place of a process or a tag: any of them will do. */
inline constexpr std::int32_t kAny = -1;
/** Of a send or receive without a request of its own, which only waitall waits for. */
inline constexpr std::uint32_t kNoRequest = UINT32_MAX;

/** One event of one process. What its kind does not need is not looked at. */
struct Event
{
    EventKind kind = EventKind::compute;
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual;
    std::int32_t peer = kAny;   ///< whom it sends to, or receives from
    std::int32_t source = kAny; ///< sendrecv: whom it receives from
    std::int32_t tag = 0;
    std::uint32_t request =
        kNoRequest;          ///< isend, irecv: small numbers of the process, which may be used again
    std::uint32_t group = 0; ///< of Program::groups()
    std::uint32_t root = 0;  ///< counted within the group
    std::uint32_t segments = 1;
    std::uint32_t channels = 1;              ///< rings or trees at once
    double bytes = 0;                        ///< whole
    double seconds = 0;                      ///< compute
    std::span<const double> sizes;           ///< bytes, whole; valid until the next event of any process
    std::span<const std::uint32_t> requests; ///< wait, waitall; none: all that are open. Valid as sizes
    std::uint32_t label = 0;                 ///< phase: of Program::labels()
    std::uint32_t row = 0;       ///< where it stands: row of the program's table, or line of its file
    std::uint32_t operation = 0; ///< of a graph: its number within the process
    std::uint32_t cpu = 0;       ///< of a graph: computations with one number take turns
    std::uint32_t cause =
        UINT32_MAX; ///< of a graph: as EventSource::ended() was told; the last that let it begin
};

} // namespace contraflow
