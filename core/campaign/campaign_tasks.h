// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace contraflow {

/** What a part of a campaign counts through, from the slowest to the quickest: networks, |N|, d, seeds; or
 * measurements; and for each of these the models. */
struct CampaignPart
{
    bool isCalibration = false;
    std::size_t source = 0; ///< in CampaignPlan::workloads or ::calibrations
    std::uint64_t networks = 1;
    std::uint64_t nodes = 1;
    std::uint64_t degrees = 1;
    std::uint64_t seeds = 1;
    std::uint64_t measurements = 1;
    std::uint64_t models = 1; ///< in a group

    /** Groups on each of its networks. */
    [[nodiscard]] std::uint64_t patterns() const
    {
        return isCalibration ? models : nodes * degrees * seeds * measurements;
    }
};

/**
 * The tasks that share everything but the model: they are worked out together, from one placement and one
 * routing. Positions are in the lists of the part's source.
 */
struct CampaignGroup
{
    std::uint64_t number = 0;
    std::uint64_t firstTask = 0;
    std::uint64_t tasks = 0;
    std::size_t part = 0;
    std::size_t network = 0;
    std::size_t nodes = 0;
    std::size_t degree = 0;
    std::size_t seed = 0;
    std::size_t measurement = 0;
    std::size_t kind = 0; ///< of a calibration, whose groups have one task each
};

/** The numbered tasks of a campaign. None is kept: each is worked out from its number. */
class CampaignTasks
{
public:
    /** More than so many are refused. */
    static constexpr std::uint64_t kMost = 100'000'000;

    CampaignTasks() = default;
    /** Fails when there are more than kMost, or none. */
    [[nodiscard]] static Result<CampaignTasks> make(std::vector<CampaignPart> parts);

    [[nodiscard]] const std::vector<CampaignPart>& parts() const { return m_parts; }
    [[nodiscard]] std::uint64_t taskCount() const { return m_firstTasks.empty() ? 0 : m_firstTasks.back(); }
    [[nodiscard]] std::uint64_t groupCount() const
    {
        return m_firstGroups.empty() ? 0 : m_firstGroups.back();
    }
    /** Of a part. */
    [[nodiscard]] std::uint64_t firstTask(std::size_t part) const { return m_firstTasks[part]; }
    /** `number` is below groupCount(). */
    [[nodiscard]] CampaignGroup group(std::uint64_t number) const;
    /** The group of a task, whose number is below taskCount(). */
    [[nodiscard]] std::uint64_t groupOf(std::uint64_t task) const;

private:
    std::vector<CampaignPart> m_parts;
    std::vector<std::uint64_t> m_firstGroups; ///< by part, and the number of all
    std::vector<std::uint64_t> m_firstTasks;
};

/**
 * A part of a campaign that one job does: every `count`-th group beginning with number `index`, so that what
 * takes long (many nodes) is spread over all.
 */
struct CampaignShard
{
    std::uint64_t index = 1; ///< from 1
    std::uint64_t count = 1;

    [[nodiscard]] bool isWhole() const { return count == 1; }
    [[nodiscard]] bool has(std::uint64_t group) const { return group % count == index - 1; }
    /** How many of so many groups it has. */
    [[nodiscard]] std::uint64_t groups(std::uint64_t all) const
    {
        return all / count + (index - 1 < all % count ? 1 : 0);
    }
    /** Its group number `i`, from 0. */
    [[nodiscard]] std::uint64_t group(std::uint64_t i) const { return i * count + index - 1; }

    bool operator==(const CampaignShard&) const = default;
};

/** Reads "3/8". */
[[nodiscard]] Result<CampaignShard> parseShard(std::string_view text);

} // namespace contraflow
