// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/placed_variation.h"
#include "core/project/price.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** Links that would be upgraded together. */
struct LinkGroup
{
    enum class Kind
    {
        link,        ///< one row of links between switches
        rackNics,    ///< the links of the nodes at one switch
        nics,        ///< the links of all nodes
        uplinks,     ///< the links to other switches of one switch with nodes
        allUplinks,  ///< those of all switches with nodes
        backbone,    ///< all links between switches
        someNics,    ///< those of the switches without which doubling all NICs saves less
        someUplinks, ///< the same of uplinks
        allLinks     ///< those of nodes and those between switches together
    };

    Kind kind = Kind::link;
    std::vector<std::string> members; ///< names: of the link, or of the switches
    LinkSet links;
    std::vector<std::string> aliases; ///< titles of further groups of the same links

    bool operator==(const LinkGroup&) const = default;
};

/** "uplinks of tor[3-5]", "link backbone", "all NICs": how the group is called in sentences and tables. */
/** Names in natural order, as short as a host list can say them; of many, how many and the ends. */
[[nodiscard]] std::string shortList(std::vector<std::string> names);
[[nodiscard]] std::string titleOf(LinkGroup::Kind kind, const std::vector<std::string>& members);
[[nodiscard]] inline std::string titleOf(const LinkGroup& group)
{
    return titleOf(group.kind, group.members);
}
/** "uplinks": the word for files. */
[[nodiscard]] std::string_view kindWord(LinkGroup::Kind kind);

/** The groups of a network, each set of links once, in the order of the kinds. */
[[nodiscard]] std::vector<LinkGroup> linkGroups(const Network& network);

/** The switches with nodes and their links of one kind (rackNics or uplinks), those with any. */
[[nodiscard]] std::vector<LinkGroup> rackGroups(const Network& network, LinkGroup::Kind kind);

/** All links of these groups. */
[[nodiscard]] LinkSet unionOf(const std::vector<LinkGroup>& groups);

/** What upgrading a group of links does to a scenario. Routes stay as they are. */
struct GroupEffect
{
    LinkGroup group;
    /** Why it was not run, "not run by itself: NICs of leaf[1-4] together save less than 0.5 %": times are
     * then those of the scenario as it is. Empty: it was run. */
    std::string notRun;
    double makespan = 0;   ///< seconds, with the group `factor` times as fast
    double mean = 0;       ///< seconds, of the messages' times
    double saved = 0;      ///< seconds of the makespan; below 0 when it takes longer
    double savedShare = 0; ///< of the makespan, 0 … 1
    /** What the links cost now: an upgrade is taken to cost as much again. */
    std::optional<Price> price;
    std::string priceMissing;             ///< why there is none
    std::optional<double> pricePerSecond; ///< price / saved, when it saves something
};

/** Below this share of the makespan, nothing worth a sentence is saved. */
inline constexpr double kWorthSaying = 0.005;

struct Sensitivity
{
    double factor = 2;
    /** By saving; of those that are as good as each other those of fewer links first. */
    std::vector<GroupEffect> groups;
    std::vector<std::string> notes; ///< sentences on what was not looked for
};

struct SensitivityRequest
{
    double factor = 2; ///< by which bandwidths of groups of links are multiplied
    /** In the runs of all groups together; where there are more, groups that cannot save anything worth
     * saying are not run, and parts of several switches are not looked for in applications. As many take some
     * seconds of a core. */
    double mostMessages = 500'000;
};

/**
 * Recomputes the scenario for every group of links (linkGroups) with its bandwidth times `factor`. Where all
 * NICs or all uplinks together save something, also finds the switches that this needs: those without which
 * less is saved, less still left out one after the other while nothing is lost. Where no group saves anything
 * worth saying, those of nodes and those between switches may hold the same messages up: then all links are
 * made faster together as well. A group whose links no
 * message uses saves nothing and is not run; nor is, where there is much to run, one that leaves a channel
 * busy for nearly as long as the scenario takes, nor, of applications, one that is part of a set which was
 * run together and saves nothing worth saying; it may then save more by itself, as order in a program may
 * turn out better by chance (GroupEffect::notRun). `price` of a link is that of its row; NICs that are part
 * of a node's row have none. Fails when cancelled or when the model cannot run.
 */
[[nodiscard]] Result<Sensitivity> sensitivity(const Project& project, const PreparedScenario& scenario,
                                              const TimeFigures& base, const SensitivityRequest& request,
                                              VariationRuns& runs);

/** How many runs of so many messages sensitivity() makes, as far as can be told before. */
[[nodiscard]] double usualRuns(const Network& network, std::size_t messages,
                               const SensitivityRequest& request);

/** Groups of one kind with the same effect, told together. */
struct AlikeGroups
{
    std::vector<std::size_t> groups; ///< in Sensitivity::groups
    std::string title;               ///< "uplinks of each of tor[1-4]"
};

[[nodiscard]] std::vector<AlikeGroups> alikeGroups(const Sensitivity& sensitivity);

/** "Doubling the uplinks of tor[3-5] saves 31 %, all NICs 2 %." for people. */
[[nodiscard]] std::string adviceText(const Sensitivity& sensitivity);

} // namespace contraflow
