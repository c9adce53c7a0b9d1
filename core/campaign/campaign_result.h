// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What is recorded of a task, in the order of the columns. */
enum class CampaignFigure : std::uint8_t
{
    nodes,
    degree,
    messages,
    bothWays,
    steps,
    makespan,
    mean,
    percentile95,
    slowdown,
    makespanAlone,
    busiest,
    compared,
    absoluteError,
    errorSpread,
    meanError,
    within,
};

struct CampaignFigureInfo
{
    CampaignFigure figure;
    std::string_view key; ///< of its column, with its unit; published
    std::string_view hint;
};

/** All figures; keys and meanings are published, new ones come last. */
inline constexpr std::array<CampaignFigureInfo, 16> kCampaignFigures{{
    {CampaignFigure::nodes, "nodes", "|N|, the nodes that take part"},
    {CampaignFigure::degree, "d", "degree of the pattern"},
    {CampaignFigure::messages, "messages", "messages that were predicted"},
    {CampaignFigure::bothWays, "both_ways", "1 where messages go both ways on a shared link, else 0"},
    {CampaignFigure::steps, "steps", "steps of the run"},
    {CampaignFigure::makespan, "makespan_s", "from the first start until everything has arrived"},
    {CampaignFigure::mean, "mean_s", "mean of the messages' times"},
    {CampaignFigure::percentile95, "p95_s", "time that 95 % of the messages do not exceed"},
    {CampaignFigure::slowdown, "slowdown", "mean of time over time alone"},
    {CampaignFigure::makespanAlone, "makespan_alone_s", "makespan if no message met another"},
    {CampaignFigure::busiest, "busiest_load", "share of its capacity that the busiest channel carries"},
    {CampaignFigure::compared, "compared", "messages held against a measured time or the reference"},
    {CampaignFigure::absoluteError, "abs_err_pct", "mean |error| of these"},
    {CampaignFigure::errorSpread, "abs_err_sd_pct", "standard deviation of |error|"},
    {CampaignFigure::meanError, "mean_err_pct", "mean error with its sign"},
    {CampaignFigure::within, "within_10_pct", "percent of these with |error| up to 10 %"},
}};

/** The figures of a task; not a number where one is not known. */
class CampaignFigures
{
public:
    CampaignFigures() { m_values.fill(std::numeric_limits<double>::quiet_NaN()); }

    [[nodiscard]] double& operator[](CampaignFigure figure)
    {
        return m_values[static_cast<std::size_t>(figure)];
    }
    [[nodiscard]] double operator[](CampaignFigure figure) const
    {
        return m_values[static_cast<std::size_t>(figure)];
    }

private:
    std::array<double, kCampaignFigures.size()> m_values{};
};

/** What became of one task. */
struct CampaignResult
{
    std::uint64_t task = 0; ///< from 0; people count from 1
    CampaignFigures figures;
    std::string parameters;                ///< of a calibration: "kappa_host=0.9;epsilon=0.027"
    std::string problem;                   ///< why there are no figures; empty when there are
    std::vector<std::string> without = {}; ///< what was left out of its prediction (leftOutOf)
};

/** The figures that are recorded, in the order of the columns; `keys` empty: all. |N| and d, by which results
 * are summed up, and the number of messages, without which a pattern says nothing, always are. Keys that are
 * none are left out. */
[[nodiscard]] std::vector<CampaignFigureInfo> recordedFigures(const std::vector<std::string>& keys);

} // namespace contraflow
