// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_pairs.h"

#include "core/analysis/mean_parts.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace contraflow {

namespace {

/** Patterns of a part on each of its networks. */
std::uint64_t patternsOf(const CampaignPart& part)
{
    return part.isCalibration ? 0 : part.nodes * part.degrees * part.seeds * part.measurements;
}

} // namespace

CampaignPairs::CampaignPairs(const CampaignInputs& inputs) : m_tasks(inputs.tasks)
{
    const std::vector<CampaignPart>& parts = m_tasks.parts();
    for (const CampaignPart& part : parts)
        m_known.emplace_back(static_cast<std::size_t>(part.networks * part.models), 0);
    if (std::any_of(parts.begin(), parts.end(), [](const CampaignPart& part) { return part.networks > 1; }))
        m_makespans.assign(m_tasks.taskCount(), std::numeric_limits<double>::quiet_NaN());
}

void CampaignPairs::set(std::uint64_t task, double makespan)
{
    if (m_makespans.empty() || !std::isfinite(makespan))
        return;
    const CampaignGroup group = m_tasks.group(m_tasks.groupOf(task));
    const std::uint64_t models = m_tasks.parts()[group.part].models;
    if (std::isnan(std::exchange(m_makespans[task], makespan)))
        ++m_known[group.part][static_cast<std::size_t>(group.network * models + task - group.firstTask)];
}

double CampaignPairs::makespan(std::size_t part, std::size_t model, std::size_t network,
                               std::uint64_t pattern) const
{
    const CampaignPart& shape = m_tasks.parts()[part];
    return m_makespans[m_tasks.firstTask(part) + (network * patternsOf(shape) + pattern) * shape.models +
                       model];
}

bool CampaignPairs::has(std::size_t part, std::size_t model, const std::vector<std::size_t>& networks,
                        std::uint64_t pattern) const
{
    return std::all_of(networks.begin(), networks.end(), [&](std::size_t network) {
        return !std::isnan(makespan(part, model, network, pattern));
    });
}

std::vector<std::size_t> CampaignPairs::networks(std::size_t part, std::size_t model) const
{
    std::vector<std::size_t> found;
    for (std::size_t network = 0; network < m_tasks.parts()[part].networks; ++network)
        if (knownOf(part, model, network) > 0)
            found.push_back(network);
    return found;
}

std::size_t CampaignPairs::most(std::size_t part, std::size_t model) const
{
    std::size_t most = 0;
    for (const std::size_t network : networks(part, model))
        most = std::max(most, knownOf(part, model, network));
    return most;
}

std::size_t CampaignPairs::shared(std::size_t part, std::size_t model) const
{
    const std::vector<std::size_t> all = networks(part, model);
    std::size_t count = 0;
    if (!m_makespans.empty() && !all.empty())
        for (std::uint64_t pattern = 0; pattern < patternsOf(m_tasks.parts()[part]); ++pattern)
            count += has(part, model, all, pattern) ? 1 : 0;
    return count;
}

bool CampaignPairs::isShared(std::uint64_t task) const
{
    const CampaignGroup group = m_tasks.group(m_tasks.groupOf(task));
    const CampaignPart& shape = m_tasks.parts()[group.part];
    if (m_makespans.empty() || shape.isCalibration)
        return true;
    const auto model = static_cast<std::size_t>(task - group.firstTask);
    const std::uint64_t pattern =
        (task - m_tasks.firstTask(group.part)) / shape.models - group.network * patternsOf(shape);
    return has(group.part, model, networks(group.part, model), pattern);
}

bool CampaignPairs::isUneven() const
{
    for (std::size_t part = 0; part < m_tasks.parts().size(); ++part)
        for (std::size_t model = 0; model < m_tasks.parts()[part].models; ++model)
            if (m_tasks.parts()[part].networks > 1 && shared(part, model) != most(part, model))
                return true;
    return false;
}

PairedChange CampaignPairs::change(std::size_t part, std::size_t model, std::size_t before, std::size_t after,
                                   const std::vector<std::size_t>& networks) const
{
    const CampaignPart& shape = m_tasks.parts()[part];
    PairedChange change;
    change.worst = -std::numeric_limits<double>::infinity();
    MeanParts logs;
    for (std::uint64_t pattern = 0; pattern < patternsOf(shape); ++pattern) {
        const double old = makespan(part, model, before, pattern);
        const double fresh = makespan(part, model, after, pattern);
        if (!(old > 0) || !(fresh > 0) || !has(part, model, networks, pattern))
            continue;
        const double log = nearlyEqual(old, fresh) ? 0 : std::log(fresh / old);
        logs = joined(logs, {1, log, 0});
        change.differs = change.differs || log != 0;
        change.slower += log > 0 ? 1 : 0;
        if (log > change.worst) {
            change.worst = log;
            change.worstTask =
                m_tasks.firstTask(part) + (after * patternsOf(shape) + pattern) * shape.models + model;
        }
    }
    change.log = meanEstimate(logs);
    return change;
}

} // namespace contraflow
