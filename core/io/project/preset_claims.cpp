// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/preset_claims.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/io/project/preset_file.h"
#include "core/project/blank_rows.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <type_traits>

namespace contraflow {

namespace {

/** Whether a value is the preset's; a link may stand for several cables and have the sum of their bandwidths.
 */
template<typename Row>
bool isPresets(const Row& row, double value, double presets)
{
    double cables = 1;
    if constexpr (std::is_same_v<Row, LinkRow>)
        if (row.bandwidth.hasValue() && row.bandwidth.value().value == value && presets > 0)
            cables = std::max(1.0, std::round(value / presets));
    return nearlyEqual(value, cables * presets, kPresetRounding);
}

/** Adds what the preset's figure is in the rows that note it. */
template<typename Row>
void addRows(PresetClaim& claim, const SharedRows<Row>& rows, QuantityCell Row::*cell, const auto& isNoted)
{
    for (const Row& row : rows) {
        if (isBlank(row) || !isNoted(row.extras))
            continue;
        ++claim.rows;
        const QuantityCell& value = row.*cell;
        if (value.hasValue() && isPresets(row, value.value().value, claim.figure.value.value))
            continue;
        if (claim.changed++ == 0)
            claim.changedTo = value.hasValue() ? quantityText(value.value()) : std::string();
    }
}

/** Adds what the preset says of switches that reduce, and whether the platform has that. */
void addReduction(std::vector<PresetClaim>& claims, const PresetReduction& preset, bool isNoted,
                  const char* bandwidthText, const QuantityCell& bandwidth, const char* groupsText,
                  const CountCell& groups)
{
    const auto add = [&](const char* what, PresetFigure figure, const auto& cell, const auto& textOf) {
        if (figure.source.empty())
            return;
        PresetClaim claim{what, std::move(figure), true, isNoted ? std::size_t{1} : std::size_t{0}};
        if (isNoted && (!cell.hasValue() || textOf(cell.value()) != quantityText(claim.figure.value))) {
            claim.changed = 1;
            claim.changedTo = cell.hasValue() ? textOf(cell.value()) : std::string();
        }
        claims.push_back(std::move(claim));
    };
    add(bandwidthText, preset.bandwidth, bandwidth, quantityText);
    add(groupsText, PresetFigure{inBaseUnit(Dimension::number, preset.groups.value), preset.groups.source},
        groups, [](std::uint32_t count) { return std::to_string(count); });
}

/** What can be said of all bandwidths of platforms %1; empty where its figures are not those of a preset. */
std::string kindOfRates(const NetworkPreset& preset, const std::vector<PresetClaim>& claims)
{
    if (!claims[0].holds())
        return {};
    if (preset.basis == PresetBasis::measured)
        return phrase("the bandwidths of %1 are measured");
    switch (preset.rate) {
    case PresetRate::payload:
        return phrase("the bandwidths of %1 are what messages get at the most of a nominal rate");
    case PresetRate::link:
        return phrase(
            "the bandwidths of %1 are the nominal rate of the link, from which headers and checks are "
            "not taken off");
    case PresetRate::unknown:
        break;
    }
    return {};
}

/** Networks by the pattern of what is to be said of them. */
using Kinds = std::map<std::string, std::vector<std::string>>;

void describe(const Project& project, const std::string& name, Kinds& rates, Kinds& latencies)
{
    const Platform* platform = findByName(project.platforms, name);
    const Result<NetworkPreset> preset =
        platform ? findPreset(presetOf(*platform)) : Result<NetworkPreset>(Error{});
    if (!preset)
        return;
    const std::vector<PresetClaim> claims = presetClaims(*platform, *preset);
    if (std::string kind = kindOfRates(*preset, claims); !kind.empty())
        rates[std::move(kind)].push_back(name);
    const auto isUnknown = [](const PresetClaim& claim) {
        return claim.holds() && claim.figure.value.value == 0;
    };
    latencies[isUnknown(claims[1]) && isUnknown(claims[3])
                  ? phrase("of %1 the latency of nodes and latency of links is not known")
              : isUnknown(claims[1]) ? phrase("of %1 the latency of nodes is not known")
              : isUnknown(claims[3]) ? phrase("of %1 the latency of links is not known")
                                     : ""]
        .push_back(name);
}

std::string textOf(const Kinds& kinds)
{
    std::string text;
    for (const auto& [kind, names] : kinds)
        if (!kind.empty())
            text += (text.empty() ? "" : "; ") + sentence(kind, {joinedWords(names)});
    return text;
}

} // namespace

std::vector<PresetClaim> presetClaims(const Platform& platform, const NetworkPreset& preset)
{
    const auto isNoted = [&, ofPlatform = presetOf(platform.extras)](const ExtraKeys& row) {
        const std::string own = presetOf(row);
        return (own.empty() ? ofPlatform : own) == preset.name;
    };
    std::vector<PresetClaim> claims{{phrase("Rate of a node"), preset.nodeBandwidth, true},
                                    {phrase("Latency of a node"), preset.nodeLatency},
                                    {phrase("Rate of a link"), preset.linkBandwidth},
                                    {phrase("Latency of a link"), preset.linkLatency}};
    addRows(claims[0], platform.nodes, &NodeRow::bandwidth, isNoted);
    addRows(claims[0], platform.servers, &ServerRow::bandwidth, isNoted);
    addRows(claims[1], platform.nodes, &NodeRow::latency, isNoted);
    addRows(claims[1], platform.servers, &ServerRow::latency, isNoted);
    addRows(claims[2], platform.links, &LinkRow::bandwidth, isNoted);
    addRows(claims[3], platform.links, &LinkRow::latency, isNoted);
    addReduction(claims, preset.inNetwork, presetOf(platform) == preset.name, phrase("In-network bandwidth"),
                 platform.inNetworkBandwidth, phrase("In-network groups"), platform.inNetworkGroups);
    return claims;
}

std::vector<PresetClaim> innerClaims(const Platform& platform, const NetworkPreset& preset)
{
    std::vector<PresetClaim> claims{{phrase("Rate within servers"), preset.innerBandwidth, true},
                                    {phrase("Latency within servers"), preset.innerLatency}};
    const bool isOfAll = presetOf(platform.extras, kInnerPresetKey) == preset.name;
    const auto isNoted = [isOfAll](const ExtraKeys&) { return isOfAll; };
    addRows(claims[0], platform.servers, &ServerRow::localBandwidth, isNoted);
    addRows(claims[1], platform.servers, &ServerRow::localLatency, isNoted);
    addReduction(claims, preset.localInNetwork, isOfAll, phrase("Local in-network bandwidth"),
                 platform.localInNetworkBandwidth, phrase("Local in-network groups"),
                 platform.localInNetworkGroups);
    return claims;
}

std::string claimText(const PresetClaim& claim)
{
    if (claim.rows == 0)
        return {};
    const std::string own = quantityText(claim.figure.value);
    if (claim.holds())
        return sentence("%1: %2", {own, sourceText(claim.figure)});
    const std::string now = claim.changedTo.empty() ? sentence("none") : claim.changedTo;
    if (claim.changed == claim.rows)
        return sentence("%1, entered in place of the preset's %2, whose source does not tell of it",
                        {now, own});
    return sentence("%1 in %2: %3 In %4 it was changed, such as to %5, of which that source does not tell",
                    {own, sentenceOf(claim.rows - claim.changed, "1 row", "%1 rows"),
                     sourceText(claim.figure), sentenceOf(claim.changed, "1 row", "%1 rows"), now});
}

void noteFooting(const Project& project, CandidateComparison& comparison)
{
    for (CandidateGroup& group : comparison.groups) {
        Kinds rates;
        Kinds latencies;
        std::set<std::string> seen;
        for (const Candidate& candidate : group.candidates)
            if (candidate.isPredicted() && seen.insert(candidate.platform).second)
                describe(project, candidate.platform, rates, latencies);
        if (rates.size() > 1)
            group.notes.push_back(
                sentence("the networks do not stand on one footing: %1; enter rates that were "
                         "measured alike where they are close",
                         {textOf(rates)}));
        if (latencies.size() > 1)
            group.notes.push_back(
                sentence("the networks do not stand on one footing: %1, and counts as 0; enter "
                         "it before short messages are compared",
                         {textOf(latencies)}));
    }
}

} // namespace contraflow
