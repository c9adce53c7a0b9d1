// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_statistics.h"
#include "core/campaign/campaign_inputs.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace contraflow {

/** What the same patterns take on one network, held against another. */
struct PairedChange
{
    MeanEstimate log; ///< of ln(new / old), over the patterns; 95 % by Student's t
    std::size_t slower = 0;
    double worst = 0;            ///< the largest ln(new / old)
    std::uint64_t worstTask = 0; ///< on the new network, from 0
    bool differs = false;        ///< a pattern takes another time
};

/**
 * Makespans task by task, so that networks are held against one another over the patterns that they share. Of
 * a campaign in which every workload has one network nothing is kept. Networks are named by their places in
 * PreparedWorkload::networks, and patterns by theirs among those of a part on a network.
 */
class CampaignPairs
{
public:
    explicit CampaignPairs(const CampaignInputs& inputs);

    /** Seconds, of a task that has figures. */
    void set(std::uint64_t task, double makespan);

    /** The networks of a part that have results under a model. */
    [[nodiscard]] std::vector<std::size_t> networks(std::size_t part, std::size_t model) const;
    /** How many patterns have results on one of them. */
    [[nodiscard]] std::size_t most(std::size_t part, std::size_t model) const;
    /** How many patterns have results on all of them. */
    [[nodiscard]] std::size_t shared(std::size_t part, std::size_t model) const;
    /** Whether all networks that have results under its model have those of a task's pattern. */
    [[nodiscard]] bool isShared(std::uint64_t task) const;
    /** Whether a pattern has results on one network and not on another that has some. */
    [[nodiscard]] bool isUneven() const;

    /** Over the patterns that all of `networks` have. */
    [[nodiscard]] PairedChange change(std::size_t part, std::size_t model, std::size_t before,
                                      std::size_t after, const std::vector<std::size_t>& networks) const;

private:
    [[nodiscard]] std::size_t knownOf(std::size_t part, std::size_t model, std::size_t network) const
    {
        return m_known[part][network * static_cast<std::size_t>(m_tasks.parts()[part].models) + model];
    }
    [[nodiscard]] double makespan(std::size_t part, std::size_t model, std::size_t network,
                                  std::uint64_t pattern) const;
    [[nodiscard]] bool has(std::size_t part, std::size_t model, const std::vector<std::size_t>& networks,
                           std::uint64_t pattern) const;

    const CampaignTasks& m_tasks;
    std::vector<double> m_makespans; ///< by task; not a number: unknown. Empty: no workload has two networks
    std::vector<std::vector<std::size_t>> m_known; ///< by part; by network and model: makespans
};

} // namespace contraflow
