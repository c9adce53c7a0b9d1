// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/campaign/campaign_plan.h"
#include "core/campaign/campaign_tasks.h"
#include "core/project/network.h"
#include "core/project/project.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** A network of the campaign, built once for all tasks. */
struct PreparedNetwork
{
    Platform platform; ///< named as in the campaign
    std::shared_ptr<const Network> network;
    std::vector<std::string> nodeNames; ///< in the order of the platform's rows
};

/** What stands behind a workload of the campaign. */
struct PreparedWorkload
{
    std::vector<std::size_t> networks;     ///< in CampaignPlan::networks
    std::vector<std::size_t> measurements; ///< of the project, for those that are measured
    /** Of a project's workload or application: the project with these, its mapping and parameters, without
     * platforms and scenarios. Of measurements: the project with the campaign's models. */
    Project project;
};

/**
 * A campaign with everything it needs: immutable, to be shared by any number of threads. Made by
 * prepareCampaign().
 */
struct CampaignInputs
{
    CampaignPlan plan;
    std::vector<PreparedNetwork> networks;   ///< parallel to the plan's
    std::vector<PreparedWorkload> workloads; ///< parallel to the plan's
    std::vector<Model> models;               ///< parallel to the plan's, named as in the campaign
    std::optional<std::size_t> reference;    ///< in models
    std::vector<Project> calibrations;       ///< the projects, parallel to the plan's calibrations
    CampaignTasks tasks;

    [[nodiscard]] const CampaignWorkload& workloadOf(const CampaignGroup& group) const
    {
        return plan.workloads[tasks.parts()[group.part].source];
    }
    [[nodiscard]] bool isCalibration(const CampaignGroup& group) const
    {
        return tasks.parts()[group.part].isCalibration;
    }
};

/**
 * Resolves every name of a plan, builds its networks and checks that each workload can run on each of its
 * networks. `projects` are those of the plan, in its order. What is wrong is appended to `issues`, with the
 * lines of the plan; with an error among them the result is null.
 */
[[nodiscard]] std::shared_ptr<const CampaignInputs>
prepareCampaign(CampaignPlan plan, const std::vector<Project>& projects, IssueList& issues);

/** What a task is about, in words and numbers: the columns that come before its figures. */
struct CampaignTaskNames
{
    std::uint64_t task = 0; ///< from 0
    std::string workload;   ///< of a calibration: its name
    std::string network;    ///< empty: where it was measured
    std::string measurement;
    std::optional<std::uint64_t> nodes; ///< |N| that is asked for
    std::optional<std::uint64_t> degree;
    std::optional<std::uint64_t> seed; ///< where something is drawn
    std::string model;
    std::string kind;
};

[[nodiscard]] CampaignTaskNames taskNames(const CampaignInputs& inputs, std::uint64_t task);

} // namespace contraflow
