// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/platform_recipe.h"
#include "core/recipes/workload_recipe.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// This room: many networks, patterns and models at once. A CampaignPlan says which; CampaignTasks number
// them, and a CampaignGroup is the tasks that share a placement. A CampaignResult is what one task gives, a
// CampaignSummary what all give together. Jobs on many hosts take shards of the groups; order and number of
// jobs change nothing.
//
//     const CampaignGroup group = tasks.group(0);
//     ASSIGN_OR_RETURN(const std::vector<CampaignResult> results, evaluateGroup(inputs, group, numbers));

namespace contraflow {

// What a campaign's file says: networks, what runs on them, and the models that predict it. Plain values; a
// line is that of the file, 0 when it was not read from one.

/** A project that a campaign takes things from. */
struct CampaignProject
{
    std::string name;
    std::string file;   ///< relative to the campaign's own
    std::string sha256; ///< of the file's content; empty: not sealed
    std::size_t line = 0;
};

/** A platform of a project, or one by recipe. */
struct CampaignNetwork
{
    std::string name;
    std::string project;                  ///< empty: by recipe
    std::string platform;                 ///< of the project
    std::optional<PlatformRecipe> recipe; ///< named as the network
    std::string price;    ///< as Platform::price, in place of the platform's own; may be empty
    std::string replaces; ///< another network of the campaign, of which this is a new version; may be empty
    std::size_t line = 0;
};

/** Which nodes of a network take part when not all do. */
enum class NodeChoice
{
    spread, ///< number ⌊i · all / N⌋, so that racks have equally many
    first,
    random, ///< drawn by the pattern's seed
};

inline constexpr std::array<std::pair<NodeChoice, std::string_view>, 3> kNodeChoices{{
    {NodeChoice::spread, "spread"},
    {NodeChoice::first, "first"},
    {NodeChoice::random, "random"},
}};

/** Patterns by recipe: every number of nodes with every degree and every seed. */
struct CampaignPatterns
{
    WorkloadRecipe recipe;              ///< degree and seed are those of the lists
    std::vector<std::uint64_t> nodes;   ///< |N|; empty: all of the network
    std::vector<std::uint64_t> degrees; ///< of the random pattern; empty with another one
    NodeChoice take = NodeChoice::spread;
};

struct CampaignWorkload
{
    enum class Kind
    {
        patterns,    ///< by recipe, on networks
        workload,    ///< of a project, on networks
        application, ///< of a project, on networks
        measured,    ///< measurements of a project, on the platforms where they were taken
    };

    std::string name;
    Kind kind = Kind::patterns;
    CampaignPatterns patterns;
    std::string project;
    std::string object;                    ///< name of the workload or application
    std::string mapping;                   ///< of the project; empty: by `policy`, or messages name nodes
    std::optional<MappingPolicy> policy;   ///< that places processes
    std::vector<std::string> measurements; ///< empty: all of the project
    std::vector<std::string> networks;     ///< empty: all of the campaign; of no meaning for measurements
    std::vector<std::uint64_t> seeds{1};   ///< of patterns and of random mappings
    std::size_t line = 0;
};

/** A model by kind, or one of a project. */
struct ModelInCampaign
{
    Model model;         ///< by kind: with its parameters; of a project: its name here
    std::string project; ///< empty: by kind
    std::string taken;   ///< name in the project
    std::size_t line = 0;
};

/** Kinds of models to be fitted to measurements of a project, each a task. */
struct CampaignCalibration
{
    std::string name;
    std::string project;
    std::string platform;                  ///< empty: the first measured one
    std::vector<std::string> measurements; ///< empty: all of the platform
    std::vector<std::string> kinds;
    std::size_t line = 0;
};

struct CampaignPlan
{
    static constexpr int kFormatVersion = 1;

    std::string title;
    std::vector<CampaignProject> projects;
    std::vector<CampaignNetwork> networks;
    std::vector<CampaignWorkload> workloads;
    std::vector<ModelInCampaign> models;
    std::string reference; ///< a model whose times errors are taken against where nothing was measured
    std::vector<CampaignCalibration> calibrations;
    std::vector<std::string> record; ///< keys of figures (campaign_result.h); empty: all
};

} // namespace contraflow
