// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign_inputs.h"

#include <cstdint>
#include <string>
#include <vector>

namespace contraflow {

/** What of a project can change a task's result, as a project without the rest: no prices, notes or layout,
 * no names of links but those that routes go by, and values in place of formulas, which may change where
 * their texts do not. */
[[nodiscard]] Project contentOf(const Project& project);

/**
 * What a task's result depends on, as a hash: network, workload or measurement, |N|, d, seed, model,
 * reference and the program's version, all in the canonical text of contentOf() them, so that neither layout
 * nor prices nor names of the campaign do. The texts are hashed once; the hash of a task costs a microsecond.
 * Any thread.
 */
class CampaignHashes
{
public:
    explicit CampaignHashes(const CampaignInputs& inputs);

    /** 16 hexadecimal digits of SHA-256. */
    [[nodiscard]] std::string ofTask(std::uint64_t task) const;

    /** The same of everything: the campaign's file and all that its tasks depend on. */
    [[nodiscard]] std::string ofCampaign() const;

private:
    const CampaignInputs& m_inputs;
    std::vector<std::string> m_networks;
    std::vector<std::string> m_workloads;                 ///< empty texts of those with measurements
    std::vector<std::vector<std::string>> m_measurements; ///< by workload
    std::vector<std::string> m_models;
    std::vector<std::string> m_calibrations;
    std::string m_reference;
};

} // namespace contraflow
