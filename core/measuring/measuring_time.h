// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measuring_plan.h"

#include <cstddef>
#include <string>

namespace contraflow {

// How long a plan keeps a cluster. What the runner does is known: its repetitions, references and attempts.
// How long one of them lasts is predicted, where a model says something about it; the rest is a margin, and
// named as such.

/** How often the message alone is measured before a pattern or program, and again after it. */
inline constexpr std::size_t kReferenceRepetitions = 9;
/** Seconds, a margin: from one repetition to the next ranks agree on when to begin and gather their times. */
inline constexpr double kSecondsBetweenRepetitions = 0.02;
/** Bytes in a second, a margin: models give messages within a node no time. All of a node go through its
 * memory, twice, by processes that look for them now and then. */
inline constexpr double kBytesPerSecondWithinNode = 1e9;
/** A margin for the limit: a repetition may last so many times what is predicted, or as many may begin late
 * and be dropped as count. */
inline constexpr double kSlowestShare = 2;
/** Seconds, a margin for the limit: until MPI has started all ranks. */
inline constexpr double kSecondsToStart = 300;
/** The repetitions that are left out as warming up are at most this share of all (warmUpCount()). */
inline constexpr double kMostWarmUpShare = 0.25;
/** Of the mean, a guess: by so much times usually vary from one repetition to the next. */
inline constexpr double kUsualVariation = 0.05;

/** Repetitions of a pattern that the runner makes at most: those of the rule, but for what rank 0 can keep.
 */
[[nodiscard]] std::size_t mostRepetitions(const PlannedPattern& pattern, const StopRule& rule);
/** The same of a program. */
[[nodiscard]] std::size_t mostRepetitions(const PlannedProgram& program, const StopRule& rule);

/** Seconds of one repetition: as predicted, and messages within a node at kBytesPerSecondWithinNode. */
[[nodiscard]] double repetitionSeconds(const MeasuringPlan& plan, const PlannedPattern& pattern);
/** The same of a program; what collectives send is counted by the sizes of their events. */
[[nodiscard]] double repetitionSeconds(const MeasuringPlan& plan, const PlannedProgram& program);

/** Seconds that a plan takes. */
struct MeasuringTime
{
    /** One attempt of each, with as many repetitions as the rule needs where times vary by kUsualVariation,
     * kMostWarmUpShare of them to warm up, and the references. */
    double expected = 0;
    /** kMostAttempts of each with mostRepetitions() and the references, each kSlowestShare times as long;
     * and kSecondsToStart: the limit of a batch job. */
    double longest = 0;
    /** Patterns and programs that no model predicts although they send from node to node: only pauses and
     * messages within nodes are counted of them. */
    std::size_t unpredicted = 0;
};

[[nodiscard]] MeasuringTime measuringTime(const MeasuringPlan& plan);

/** What MeasuringTime::longest is made of, in words: "up to 3 attempts of …". */
[[nodiscard]] std::string longestTimeText(const MeasuringPlan& plan);

} // namespace contraflow
