// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/collective_steps.h"

namespace contraflow {

/** Whether a collective knows of servers and their rails: it runs as channelStep() says. */
[[nodiscard]] bool runsOnRails(const CollectiveCall& call);

/** Whether a collective of this kind and algorithm can have several channels. */
[[nodiscard]] bool takesChannels(EventKind kind, CollectiveAlgorithm algorithm);

/**
 * The steps of collectives as NCCL runs them, as collectiveStep(). With n processes on m servers:
 *
 * - ring with several channels: ring k enters and leaves every server by rail k and passes its processes from
 *   that rail's on; each ring has its part of the data. Rings that would be the same, because there are fewer
 *   rails than channels, are one; so are all of them within one server. bcast and reduce go in chunks from
 *   link to link of a chain: as many as `segments`, or of 512 KiB, NCCL's step of a 4 MiB buffer;
 * - double-binary-tree (Sanders, Speck and Träff 2009; NCCL's src/graph/trees.cc): servers are the vertices
 * of two binary trees, each for half of a channel's data, in which no server but one is within both; a
 * server's processes are a chain behind the one on the rail. Chunks as NCCL has them (src/enqueue.cc): 512
 * KiB, halved to 128, 64 and 32 KiB while there are fewer than 8, 4 and 1 times the tree's depth of them.
 * With a root, the other servers are the vertices, and the root feeds both trees;
 * - hierarchical: reduce-scatter within servers, all-reduce among the processes of a rail, allgather within;
 * - in-network: data go up to the switches, which reduce them, once and come down once (SHARP; NVLS within a
 *   server). Among servers each rail reduces its part, after a reduce-scatter and before an allgather within
 *   the servers. As messages it is one from each process of a rail to the next: every link is loaded as by
 *   the tree of switches, the data once each way. bcast goes up from the root alone, reduce comes down to
 *   it alone: as messages these are chains from it and to it, in which links of others have the data the
 *   other way as well; barrier is an allreduce of nothing. allgather brings everybody what it has not,
 *   reduce_scatter takes that up, and links have as much the other way as well;
 * - pxn: an alltoall whose messages for the GPUs of a rail are collected on it within the server, and go out
 *   as one to each server.
 *
 * Everything that one step has goes on at once. The steps of a ring within one server, and of a collective
 * that has with all groups like its own more than kMostSteppedMessages messages, are taken together: what
 * steps of one link have between them is one message with as many `rounds`. As the steps of a ring load the
 * same links alike, and those of a pipeline do once it is full, this is exact where nothing else disturbs
 * them; then `fill` rounds are added for the pipeline. Of a pxn what a process has for the others of its
 * server is one message to the next one, and what it has for other servers goes to as many of them as 24 000
 * messages allow, two at least, as far apart as can be: inner switches and NICs carry what they do, links
 * between switches about that.
 */
[[nodiscard]] bool channelStep(const CollectiveCall& call, std::uint32_t index, CollectiveStep& step);

/** All data of a collective whose processes have one size, or a block each. */
[[nodiscard]] double wholeBytes(const CollectiveCall& call);

/** As mostMessages(). */
[[nodiscard]] std::uint64_t channelMessages(const CollectiveCall& call);
/** Why the processes' places do not allow the algorithm, and what helps; empty where they do. */
[[nodiscard]] std::string layoutProblem(const CollectiveCall& call);

} // namespace contraflow
