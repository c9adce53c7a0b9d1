// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate_comparison.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What a sweep changes. */
enum class SweepParameter
{
    size,             ///< bytes of every message
    scale,            ///< what every message's size is multiplied by
    processes,        ///< messages among the first n processes in natural order; of an application: so many
    oversubscription, ///< nodes' bandwidth over uplinks' bandwidth, of every switch with nodes
    nic,              ///< bytes per second of every node's link
    speed,            ///< of nodes: every computation of an application is so many times as fast
    parameter,        ///< a parameter of the project, which formulas use
};

/** A parameter and the values that it takes one after the other. */
struct SweepRange
{
    SweepParameter parameter = SweepParameter::size;
    std::string name;                  ///< "nic"; of a parameter of the project: its name
    std::string unit;                  ///< of `values`: "B", "B/s", "s" or empty
    std::vector<double> values;        ///< in base units
    std::vector<std::string> texts;    ///< the values for people
    std::vector<std::string> settings; ///< of a parameter: the values as the project has them
};

/**
 * Reads "nic=1Gbit/s..100Gbit/s/9" and "size=1 kB,10 kB,1 MB". Behind the slash stands how many values (2 to
 * 1000, 9 by default), and with "lin" or "log" how they follow each other: in equal steps, or in equal
 * ratios. By default the ratios are equal where the last value is at least four times the first and the first
 * is above 0. Numbers of processes are rounded to whole ones. Any other word than size, scale, processes,
 * oversubscription, nic and speed is a parameter of the project, as is NAME in "parameter:NAME=…". Fails with
 * a sentence.
 */
[[nodiscard]] Result<SweepRange> parseSweep(const Project& project, std::string_view text);

struct SweepPoint
{
    std::string failure;         ///< why there is no prediction; nothing else counts then
    double makespan = 0;         ///< seconds
    double mean = 0;             ///< seconds
    std::optional<ErrorBar> bar; ///< of the makespan
};

/** A candidate over the values of a range. */
struct SweepCurve
{
    std::size_t group = 0; ///< in CandidateComparison::groups
    std::size_t candidate = 0;
    std::string workload;
    std::string label;
    std::string model;
    std::vector<SweepPoint> points; ///< parallel to SweepRange::values
};

/** Immutable. */
struct Sweep
{
    SweepRange range;
    std::vector<SweepCurve> curves; ///< of the candidates that could be predicted
    std::vector<std::string> notes;
};

/**
 * Predicts every candidate at every value; what `known` has is not run again. Prices and routes stay as they
 * are. The result is the same for any number of threads. Fails only when cancelled.
 */
[[nodiscard]] Result<Sweep> sweepCandidates(const Project& project, const CandidateComparison& comparison,
                                            const SweepRange& range, const BatchOptions& options = {},
                                            KnownFigures* known = nullptr);

} // namespace contraflow
