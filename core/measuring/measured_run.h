// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measuring_plan.h"

#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** A message of a pattern and what its repetitions say, in seconds. */
struct RepeatedMessage
{
    std::string id;
    std::string source;      ///< node of the plan
    std::string destination; ///< node of the plan
    std::uint64_t bytes = 0;
    double start = 0; ///< seconds, as planned
    RepetitionSummary times;

    bool operator==(const RepeatedMessage&) const = default;
};

/** A message alone on the network, before and after a pattern: T_ref (zhu-2014, section 3.1). */
struct ReferenceTimes
{
    std::string message; ///< of the pattern: its largest, the first of several
    double before = 0;   ///< seconds, median
    double after = 0;    ///< seconds, median

    bool operator==(const ReferenceTimes&) const = default;
};

struct RepeatedPattern
{
    std::string scenario;
    std::string workload;
    std::size_t repetitions = 0; ///< that count, those of the warm-up among them
    std::size_t late = 0;        ///< repetitions that were dropped, because a rank began after the others
    std::size_t attempts = 1;    ///< how often the pattern was begun because the machine was not quiet
    bool wasQuiet = true;        ///< wasQuiet() of its reference
    double clockAccuracy = 0;    ///< seconds: largest half round trip of the offsets of two clocks
    ReferenceTimes reference;
    std::vector<RepeatedMessage> messages;

    bool operator==(const RepeatedPattern&) const = default;
};

/** A machine of the job: its name, the ranks on it, and what it says of itself, such as {"kernel", "6.1.0"}.
 */
struct MeasuredHost
{
    std::string name;
    std::vector<std::size_t> ranks;
    std::vector<std::pair<std::string, std::string>> facts;

    bool operator==(const MeasuredHost&) const = default;
};

/** What came out of a plan, as far as it was run. */
struct MeasuredRun
{
    std::string planSha256; ///< of the plan's file
    std::string project;
    std::string projectSha256;
    std::string platform;
    StopRule rule;
    std::string program; ///< that measured, with its version
    std::string mpi;     ///< library and version
    std::string started; ///< UTC, as 2026-11-23T17:25:48Z
    /** Whether ranks of one node were on one host, and those of two nodes on two. */
    bool isPlacedAsPlanned = true;
    std::vector<MeasuredHost> hosts;
    std::vector<RepeatedPattern> patterns; ///< in the order of measuring

    bool operator==(const MeasuredRun&) const = default;
};

} // namespace contraflow
