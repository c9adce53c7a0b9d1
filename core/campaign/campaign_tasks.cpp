// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_tasks.h"

#include "core/base/refusal.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

/** The place of a number in the ranges that begin at `firsts`, of which the last is the end of all. */
std::size_t rangeOf(const std::vector<std::uint64_t>& firsts, std::uint64_t number)
{
    return static_cast<std::size_t>(std::ranges::upper_bound(firsts, number) - firsts.begin()) - 1;
}

/** The product; more than kMost is kMost + 1. */
std::uint64_t boundedProduct(std::initializer_list<std::uint64_t> factors)
{
    constexpr std::uint64_t kTooMany = CampaignTasks::kMost + 1;
    std::uint64_t product = 1;
    for (const std::uint64_t factor : factors) {
        if (factor == 0)
            return 0;
        product = product > kTooMany / factor ? kTooMany : std::min(product * factor, kTooMany);
    }
    return product;
}

} // namespace

Result<CampaignTasks> CampaignTasks::make(std::vector<CampaignPart> parts)
{
    CampaignTasks tasks;
    std::uint64_t groups = 0;
    std::uint64_t all = 0;
    for (const CampaignPart& part : parts) {
        tasks.m_firstGroups.push_back(groups);
        tasks.m_firstTasks.push_back(all);
        const std::uint64_t own =
            boundedProduct({part.networks, part.nodes, part.degrees, part.seeds, part.measurements});
        groups += part.isCalibration ? part.models : own;
        all += part.isCalibration ? part.models : boundedProduct({own, part.models});
        if (all > kMost)
            return invalidInput("the campaign has more than %1 tasks; make several of it",
                                {groupedCount(kMost)});
    }
    if (all == 0)
        return invalidInput("the campaign has no task; it needs workloads with models, or calibrations");
    tasks.m_firstGroups.push_back(groups);
    tasks.m_firstTasks.push_back(all);
    tasks.m_parts = std::move(parts);
    return tasks;
}

CampaignGroup CampaignTasks::group(std::uint64_t number) const
{
    CampaignGroup group;
    group.number = number;
    group.part = rangeOf(m_firstGroups, number);
    const CampaignPart& part = m_parts[group.part];
    std::uint64_t rest = number - m_firstGroups[group.part];
    if (part.isCalibration) {
        group.firstTask = m_firstTasks[group.part] + rest;
        group.tasks = 1;
        group.kind = static_cast<std::size_t>(rest);
        return group;
    }
    group.firstTask = m_firstTasks[group.part] + rest * part.models;
    group.tasks = part.models;
    const auto take = [&rest](std::uint64_t count) {
        const auto place = static_cast<std::size_t>(rest % count);
        rest /= count;
        return place;
    };
    group.measurement = take(part.measurements);
    group.seed = take(part.seeds);
    group.degree = take(part.degrees);
    group.nodes = take(part.nodes);
    group.network = take(part.networks);
    return group;
}

std::uint64_t CampaignTasks::groupOf(std::uint64_t task) const
{
    const std::size_t part = rangeOf(m_firstTasks, task);
    const std::uint64_t own = task - m_firstTasks[part];
    return m_firstGroups[part] + (m_parts[part].isCalibration ? own : own / m_parts[part].models);
}

Result<CampaignShard> parseShard(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash != std::string_view::npos) {
        const auto index = parseCount(text.substr(0, slash));
        const auto count = parseCount(text.substr(slash + 1));
        if (index && count && *index >= 1 && *index <= *count && *count <= CampaignTasks::kMost)
            return CampaignShard{*index, *count};
    }
    return invalidInput("a shard is one of so many, such as 3/8, and not %1", {inQuotes(text)});
}

} // namespace contraflow
