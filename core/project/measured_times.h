// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/measured_doubts.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace contraflow {

/**
 * The measurement of a scenario, by its place in Project::measurements: the first one that names the
 * scenario, else the first one whose scenario has the same platform, workload or applications, and mapping,
 * for the model does not change what was measured. Nothing when there is none, or no such scenario.
 */
[[nodiscard]] std::optional<std::size_t> measurementOf(const Project& project, std::size_t scenario);

struct MeasuredTime
{
    double mean = 0; ///< seconds, above 0
    double ci95 = 0; ///< half-width of the 95 % confidence interval in seconds; 0 when it is not known
    MeasuredDoubts doubts = {}; ///< not of measuredTime()
};

/** The measured time of one message; for all of a scenario, MeasuredTimes. Nothing without a mean above 0. */
[[nodiscard]] std::optional<MeasuredTime> measuredTime(const Project& project, std::size_t scenario,
                                                       std::string_view message);

/** The measured time of each message of a scenario. */
class MeasuredTimes
{
public:
    /** Of the scenario's measurement (measurementOf). Rows without a mean above 0 are left out. */
    [[nodiscard]] static MeasuredTimes of(const Project& project, std::size_t scenario);
    /** The same of one measurement, by its place in Project::measurements. */
    [[nodiscard]] static MeasuredTimes ofMeasurement(const Project& project, std::size_t measurement);

    [[nodiscard]] bool empty() const { return m_times.empty(); }
    [[nodiscard]] const std::string& measurement() const { return m_measurement; } ///< its name
    /** Null when the message was not measured. */
    [[nodiscard]] const MeasuredTime* find(const std::string& message) const;
    /** Seconds, or nothing when the message was not measured. */
    [[nodiscard]] std::optional<double> mean(const std::string& message) const;

private:
    std::string m_measurement;
    std::unordered_map<std::string, MeasuredTime> m_times; ///< by message id
};

/** Erel = (predicted − measured) / measured · 100; negative where the prediction is optimistic. Measured must
 * not be 0. */
[[nodiscard]] inline double relativeErrorPercent(double predicted, double measured)
{
    return (predicted - measured) / measured * 100;
}

} // namespace contraflow
