// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace contraflow {

/** One time that nccl-tests measured. */
struct NcclTest
{
    EventKind kind = EventKind::allreduce; ///< sendrecv: the ring of send/receive
    std::uint32_t servers = 1;
    std::uint32_t gpus = 1; ///< that take part on each server
    double bytes = 0;       ///< as nccl-tests prints them: of an allgather all blocks together
    double seconds = 0;

    [[nodiscard]] std::uint32_t processes() const { return servers * gpus; }
    /** Bytes by which nccl-tests divides the time for its bus bandwidth (its doc/PERFORMANCE.md). */
    [[nodiscard]] double busBytes() const;
};

/** The kind of event that a test of nccl-tests is by its name: "all_reduce", "all_reduce_perf". */
[[nodiscard]] std::optional<EventKind> ncclTestKind(std::string_view name);

/** The figures of a cluster of GPU servers that tests show. */
struct NcclFit
{
    double local = 0;                ///< bytes per second of a GPU into the switch within, each way
    double nic = 0;                  ///< of a NIC, each way, with one message each way at a time: rings
    double exchange = 0;             ///< the same with messages of and to many GPUs at once: all-to-all
    double startUp = 0;              ///< seconds of a step between servers
    std::uint32_t nics = 0;          ///< of a server, and the channels of its rings; 0: one for each GPU
    std::optional<double> inNetwork; ///< of the size of an all-reduce that the switch within reduces
    std::uint32_t inNetworkGpus = 0; ///< on a server, from which it does
    std::size_t used = 0;            ///< tests

    /** Channels of a ring over servers with so many GPUs that take part. */
    [[nodiscard]] std::uint32_t channels(std::uint32_t gpus) const
    {
        return nics == 0 ? gpus : std::min(gpus, nics);
    }
};

/**
 * Learns the figures by least squares of relative errors, from tests of at least `fromBytes`, one after the
 * other and none from a single test's kind and size: the switch within from the collectives of one server,
 * unless an all-reduce is more than a tenth above it, which then is reduced in that switch (NVLS); NIC and
 * start-up from the rings of several servers that are below what a GPU gets into that switch, with as many
 * NICs to a server as make the least errors, which are channels of a ring as well; the NIC in exchanges from
 * the all-to-alls of the most servers. A figure that no test shows is that of its neighbour: the NIC in
 * exchanges that in rings. Fails without any test of one server or of several.
 */
[[nodiscard]] Result<NcclFit> fitNccl(const std::vector<NcclTest>& tests, double fromBytes);

/** A project that runs a test on a platform with these figures: servers with so many GPUs, a rail for each
 * NIC; the algorithm by the rules for GPUs, with a channel for each rail. */
[[nodiscard]] Project ncclProject(const NcclFit& fit, const NcclTest& test);

struct NcclPrediction
{
    NcclTest test;
    double seconds = 0; ///< predicted

    [[nodiscard]] double error() const { return seconds / test.seconds - 1; }
};

/** Every test as ncclProject() has it, under max-min sharing, the worst prediction first. */
[[nodiscard]] Result<std::vector<NcclPrediction>> predictNccl(const NcclFit& fit,
                                                              const std::vector<NcclTest>& tests);

} // namespace contraflow
