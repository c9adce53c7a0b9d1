// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/sensitivity.h"
#include "core/analysis/candidates/standing.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

using Kind = LinkGroup::Kind;

constexpr std::size_t kMostInSentence = 3;

bool isAlike(const GroupEffect& a, const GroupEffect& b)
{
    return a.group.kind == b.group.kind && a.group.links.size() == b.group.links.size() &&
           standing({a.makespan}, {b.makespan}) == Standing::equal && a.price == b.price &&
           a.notRun == b.notRun;
}

bool isOfNodes(Kind kind)
{
    return kind == Kind::nics || kind == Kind::rackNics || kind == Kind::someNics;
}

std::string titleOfEach(const Sensitivity& sensitivity, const std::vector<std::size_t>& groups)
{
    const LinkGroup& first = sensitivity.groups[groups.front()].group;
    if (groups.size() == 1)
        return titleOf(first);
    if (first.kind == Kind::link)
        return sentence("each of %1 links between switches", {groupedCount(groups.size())});
    std::vector<std::string> members;
    for (const std::size_t group : groups)
        members.push_back(sensitivity.groups[group].group.members.front());
    return isOfNodes(first.kind) ? sentence("NICs of each of %1", {shortList(members)})
                                 : sentence("uplinks of each of %1", {shortList(members)});
}

std::string savedText(const GroupEffect& effect)
{
    return roundedText(100 * effect.savedShare, 2) + " %";
}

/** What is worth a sentence: the greatest savings, without what contains or is part of one said before. */
std::vector<const GroupEffect*> chosen(const Sensitivity& sensitivity)
{
    std::vector<const GroupEffect*> picks;
    for (const GroupEffect& effect : sensitivity.groups) {
        if (effect.savedShare < kWorthSaying || picks.size() == kMostInSentence)
            break;
        const bool isSaid = std::ranges::any_of(picks, [&](const GroupEffect* pick) {
            return std::ranges::includes(effect.group.links, pick->group.links) ||
                   std::ranges::includes(pick->group.links, effect.group.links);
        });
        if (!isSaid)
            picks.push_back(&effect);
    }
    // Of the other kind at least what all of it together does.
    for (const Kind whole : {Kind::nics, Kind::backbone}) {
        const bool isNics = whole == Kind::nics;
        if (picks.empty() || std::ranges::any_of(picks, [&](const GroupEffect* pick) {
                return isOfNodes(pick->group.kind) == isNics;
            }))
            continue;
        const GroupEffect* widest = nullptr;
        for (const GroupEffect& effect : sensitivity.groups)
            if (isOfNodes(effect.group.kind) == isNics &&
                (!widest || effect.group.links.size() > widest->group.links.size()))
                widest = &effect;
        if (widest)
            picks.push_back(widest);
    }
    return picks;
}

/** Whether parts of a group were looked at and none of them saves anything by itself: they are equally full.
 */
bool savesOnlyWhole(const Sensitivity& sensitivity, const GroupEffect& whole)
{
    bool hasParts = false;
    for (const GroupEffect& effect : sensitivity.groups) {
        const bool isPart = effect.group.links.size() < whole.group.links.size() &&
                            std::ranges::includes(whole.group.links, effect.group.links);
        hasParts = hasParts || isPart;
        if (isPart && effect.savedShare >= kWorthSaying)
            return false;
    }
    return hasParts;
}

/** What is to be said where no group of links saves anything by itself. */
std::string nothingAloneText(const Sensitivity& sensitivity)
{
    const bool isDoubled = sensitivity.factor == 2;
    const std::string factor = roundedText(sensitivity.factor);
    const GroupEffect& widest = *std::ranges::max_element(
        sensitivity.groups, {}, [](const GroupEffect& a) { return a.group.links.size(); });
    const bool isAll = std::ranges::all_of(sensitivity.groups, [&](const GroupEffect& effect) {
        return std::ranges::includes(widest.group.links, effect.group.links);
    });
    const bool areAllLinks = widest.group.kind == Kind::allLinks;
    if (areAllLinks && widest.savedShare >= kWorthSaying)
        return isDoubled ? sentence("Doubling all NICs or all links between switches alone saves next to "
                                    "nothing; both together save %1.",
                                    {savedText(widest)})
                         : sentence("Giving %1 times the bandwidth to all NICs or all links between switches "
                                    "alone saves next to nothing; both together save %2.",
                                    {factor, savedText(widest)});
    const std::string nothing =
        isDoubled
            ? sentence("Doubling any one of these groups of links saves next to nothing")
            : sentence("Giving %1 times the bandwidth to any one of these groups of links saves next to "
                       "nothing",
                       {factor});
    if (!isAll || sensitivity.factor <= 1 || widest.savedShare <= -kWorthSaying)
        return nothing + ".";
    return areAllLinks
               ? sentence(
                     "%1, all of them together included: what takes the time is not the bandwidth of links.",
                     {nothing})
               : sentence("%1: what takes the time is not the bandwidth of links.", {nothing});
}

/** What a group saves, behind the first of a sentence. */
std::string furtherText(const std::string& text, const std::string& title, const GroupEffect& effect)
{
    if (effect.savedShare >= kWorthSaying)
        return sentence("%1, %2 %3", {text, title, savedText(effect)});
    if (effect.savedShare <= -kWorthSaying)
        return sentence("%1, %2 makes it %3 % longer",
                        {text, title, groupedText(-100 * effect.savedShare, 2)});
    return sentence("%1, %2 nothing", {text, title});
}

} // namespace

std::vector<AlikeGroups> alikeGroups(const Sensitivity& sensitivity)
{
    std::vector<AlikeGroups> rows;
    for (std::size_t i = 0; i < sensitivity.groups.size(); ++i) {
        const auto alike = std::ranges::find_if(rows, [&](const AlikeGroups& row) {
            return isAlike(sensitivity.groups[row.groups.front()], sensitivity.groups[i]);
        });
        if (alike == rows.end())
            rows.push_back({{i}, {}});
        else
            alike->groups.push_back(i);
    }
    for (AlikeGroups& row : rows)
        row.title = titleOfEach(sensitivity, row.groups);
    return rows;
}

std::string adviceText(const Sensitivity& sensitivity)
{
    if (sensitivity.groups.empty())
        return sentence("The network has no links.");
    const std::vector<const GroupEffect*> picks = chosen(sensitivity);
    // All links together are there only where nothing helps alone, and then they come first.
    if (picks.empty() || picks.front()->group.kind == Kind::allLinks)
        return nothingAloneText(sensitivity);
    const auto named = [](const GroupEffect& pick) {
        const std::string group = titleOf(pick.group);
        return pick.group.members.empty() || isOfNodes(pick.group.kind) ? group : sentence("the %1", {group});
    };
    std::string text;
    for (const GroupEffect* pick : picks) {
        const std::string title = named(*pick);
        if (!text.empty())
            text = furtherText(text, title, *pick);
        else if (sensitivity.factor == 2)
            text = sentence("Doubling %1 saves %2", {title, savedText(*pick)});
        else
            text = sentence("%1 times the bandwidth for %2 saves %3",
                            {roundedText(sensitivity.factor), title, savedText(*pick)});
    }
    if (savesOnlyWhole(sensitivity, *picks.front()))
        text = sentence("%1; part of %2 alone saves next to nothing", {text, named(*picks.front())});
    return text + ".";
}

} // namespace contraflow
