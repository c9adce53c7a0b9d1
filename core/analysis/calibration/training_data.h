// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/scenario.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** Times that differ by less, relative, are the same to any measurement: an almost empty queue changes them
 * by as much. */
inline constexpr double kSameToMeasurements = 5e-3;

/** A measured time of a message. */
struct Observation
{
    std::uint32_t message = 0; ///< index into PlacedScenario::messages
    double seconds = 0;        ///< above 0
    double halfWidth = 0;      ///< of the 95 % confidence interval in seconds; 0 when it is not known
    std::size_t measurement = 0;
};

/**
 * Messages that were measured together: one workload under one mapping. A pattern is what is left out, and
 * drawn again, as a whole, since its messages shared the network.
 */
struct TrainingPattern
{
    std::string name;         ///< of its first measurement
    std::size_t scenario = 0; ///< of its first measurement
    PlacedScenario placed;
    std::vector<Observation> observations; ///< not empty
};

/** What a calibration learns from: measured patterns on one platform. */
struct TrainingData
{
    std::size_t platform = 0; ///< position in Project::platforms
    std::vector<std::string> measurements;
    std::vector<TrainingPattern> patterns;
    std::vector<double> measured; ///< seconds of all observations, pattern by pattern
    IssueList notes;              ///< what was left out, and why

    /** Where a pattern's observations are in `measured`. */
    [[nodiscard]] std::size_t offset(std::size_t pattern) const { return m_offsets[pattern]; }
    [[nodiscard]] std::size_t count(std::size_t pattern) const
    {
        return patterns[pattern].observations.size();
    }
    /** Appends a pattern and its times. */
    void add(TrainingPattern pattern);

private:
    std::vector<std::size_t> m_offsets;
};

/**
 * The patterns of the named measurements, or of all measurements of one platform when none is named: of the
 * first measured one when it is empty. Measurements of the same workload, platform and mapping are one
 * pattern. Fails when a measurement or the platform does not exist, when two of the named ones lie on
 * different platforms, and when no time is left.
 */
[[nodiscard]] Result<TrainingData> collectTraining(const Project& project,
                                                   std::span<const std::string> measurements,
                                                   const std::string& platform = {});

/** Which measured patterns a calibration does not see, so that its models can be judged by them. */
struct HoldOut
{
    std::size_t part = 0;           ///< `part` of `whole` patterns, drawn at random with a fixed seed
    std::size_t whole = 0;          ///< 0: none are drawn
    std::vector<std::string> names; ///< of measurements; * stands for any signs, or none

    [[nodiscard]] bool isNothing() const { return whole == 0 && names.empty(); }
};

/** Reads "1/2" (half of the patterns), "2/3" and names of measurements such as "incast-*".
 * Fails with a sentence. */
[[nodiscard]] Result<HoldOut> parseHoldOut(std::span<const std::string> texts);

/**
 * Moves the patterns that are held out from `data` to the data that is returned. Those that are drawn do not
 * depend on the order of the measurements, which often follows a plan. A pattern is held out with
 * all its measurements when one of them is named. Fails when a name means no measurement of the data, when
 * nothing would be held out, and when nothing would be left to learn from; `data` is of no use then.
 */
[[nodiscard]] Result<TrainingData> takeHeldOut(TrainingData& data, const HoldOut& holdOut,
                                               const Project& project);

} // namespace contraflow
