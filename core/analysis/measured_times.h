// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <optional>
#include <string>
#include <unordered_map>

namespace contraflow {

/** The measured mean time of each message of a scenario. */
class MeasuredTimes
{
public:
    /**
     * The times of the first measurement that names this scenario, else of the first one whose scenario has
     * the same platform, workload and mapping: the model does not change what was measured. Empty when there
     * is none.
     */
    [[nodiscard]] static MeasuredTimes of(const Project& project, std::size_t scenario);

    [[nodiscard]] bool empty() const { return m_seconds.empty(); }
    [[nodiscard]] const std::string& measurement() const { return m_measurement; } ///< its name
    /** Seconds, or nothing when the message was not measured. */
    [[nodiscard]] std::optional<double> mean(const std::string& message) const;

private:
    std::string m_measurement;
    std::unordered_map<std::string, double> m_seconds; ///< by message id
};

/** Erel = (predicted − measured) / measured · 100; negative where the prediction is optimistic. Measured must
 * not be 0. */
[[nodiscard]] inline double relativeErrorPercent(double predicted, double measured)
{
    return (predicted - measured) / measured * 100;
}

} // namespace contraflow
