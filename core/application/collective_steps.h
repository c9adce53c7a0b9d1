// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

class ServerLayout;

/** A collective as one of its processes calls it. */
struct CollectiveCall
{
    EventKind kind = EventKind::barrier;
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual;
    std::uint32_t size = 1; ///< processes of the group, n
    std::uint32_t rank = 0; ///< its own number in the group, v
    std::uint32_t root = 0;
    std::uint32_t segments = 1;
    double bytes = 0;              ///< of all, of a block, or of a pair, as the kind has it
    std::span<const double> sizes; ///< of blocks, or to each process, where the kind has them
    std::uint32_t channels = 1;
    std::uint32_t groups = 1; ///< with as many processes in the program: they may call it at the same time
    const ServerLayout* layout = nullptr; ///< of the group; null: every process has a server to itself
};

/** What a process does at once: everything is posted, receives first, and the step ends when all is done. */
struct CollectiveStep
{
    struct Send
    {
        std::uint32_t to = 0; ///< in the group
        double bytes = 0;
        std::uint32_t rounds = 1;  ///< the steps that it stands for, one after the other
        std::uint32_t fill = 0;    ///< as many more until its pipeline is full
        std::uint32_t channel = 0; ///< of several, from 1 on; 0: of none
    };
    std::vector<std::uint32_t> receives; ///< from whom, in the group
    std::vector<Send> sends;

    void clear()
    {
        receives.clear();
        sends.clear();
    }
};

/**
 * Step number `index`, from 0 on, of a process in a collective: false when it has no more. A step may be
 * empty. With n processes, v the process counted from the root where there is one:
 *
 * - dissemination (Hensgen et al. 1988): for d = 1, 2, 4 … < n: send to v + d, receive from v - d;
 * - binomial (MPICH, Open MPI): bcast and scatter receive from v without its lowest bit, then send down the
 *   tree, the largest part first; gather and reduce the other way round;
 * - ring: bcast hands segment after segment to v + 1; allgather and reduce_scatter hand a block to v + 1 in
 *   each of n - 1 rounds, allreduce does both (Patarasuk and Yuan 2009);
 * - recursive-doubling (Thakur, Rabenseifner and Gropp 2005, section 4.4): the first 2 (n - p) processes pair
 *   up, p of them exchange with v xor 1, 2, 4 …;
 * - pairwise (the same, 3.3): in round k exchange with v xor k where n is a power of two, else send to v + k
 *   and receive from v - k; shift: the latter for every n; basic-linear: everything at once;
 * - bruck (Bruck et al. 1997): allgather sends min(2^k, n - 2^k) blocks to v - 2^k in round k, alltoall hands
 *   the blocks whose distance has bit k to v + 2^k; recursive-doubling of an allgather exchanges 2^k blocks
 *   with v xor 2^k, and is bruck where n is no power of two;
 * - neighbor-exchange (Chen et al. 2005): n / 2 rounds, with the neighbours in turn, of two blocks each but
 *   for the first; ring where n is odd;
 * - recursive-halving of a reduce_scatter, and rabenseifner, which brings the parts back the same way
 * (Thakur, Rabenseifner and Gropp 2005, sections 4.1 and 4.4): processes pair up as with recursive-doubling;
 * - ring of a reduce: segment after segment along the chain to the root, Open MPI's pipeline;
 * - linear: the root sends or receives one message after the other in the order of ranks.
 *
 * channel_steps.h has those that know of servers: ring with channels, double-binary-tree, hierarchical,
 * in-network and pxn.
 *
 * Blocks of an allreduce are n, the first (bytes mod n) one byte longer; segments of a bcast alike. Messages
 * of a process to itself are left out, and reducing takes no time.
 */
[[nodiscard]] bool collectiveStep(const CollectiveCall& call, std::uint32_t index, CollectiveStep& step);

/** More messages than this in one collective are refused: they would take hours. */
inline constexpr std::uint64_t kMaxCollectiveMessages = 1'000'000'000;
/** More than this that are posted at once are refused: they would need a dozen gigabytes of memory. */
inline constexpr std::uint64_t kMaxMessagesAtOnce = 20'000'000;

/** A collective on servers is taken in its steady state when those of all groups like its own have more
 * messages than this between them. */
inline constexpr std::uint64_t kMostSteppedMessages = 200'000;

/** Whether all processes begin and end the collective together: its switches need all data, or its steps are
 * taken together. */
[[nodiscard]] bool meetsAtEnds(const CollectiveCall& call);
/** Whether its steps are taken together. */
[[nodiscard]] bool isSteady(const CollectiveCall& call);
/** Of an all-to-all whose steps are taken together: the other servers whose messages stand for those to all,
 * where they are fewer; 0 otherwise. */
[[nodiscard]] std::uint32_t partnersForAll(const CollectiveCall& call);

/** How many messages all steps of all processes have together; of algorithms whose messages are few, at most
 * a few times as many as there are. */
[[nodiscard]] std::uint64_t mostMessages(const CollectiveCall& call);

/** Size of part `index` when bytes are cut into so many: the first ones are a byte longer. */
[[nodiscard]] double partOf(double bytes, std::uint32_t parts, std::uint32_t index);

/** Why a collective is refused, for its number of messages or the places of its processes, and what helps;
 * empty where it can run. */
[[nodiscard]] std::string countProblem(const CollectiveCall& call);

} // namespace contraflow
