// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/assumptions.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/project/network.h"
#include "core/project/routing_rules.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>

namespace contraflow {

namespace {

/** A platform as it was built, with the preset that its figures are from and its scenarios' models. */
struct Assuming
{
    const Network& network;
    const std::optional<NetworkPreset>& preset;
    bool hasVictims; ///< some let full links slow messages that do not use them
    bool hasOthers;  ///< some do not
    bool isPaired;   ///< some are predicted with a model of each kind
};

/** Whether scenarios of a platform have a model with (or without) victims. */
bool hasModel(const Project& project, const std::string& platform, bool withVictims)
{
    return std::ranges::any_of(project.scenarios, [&](const Scenario& scenario) {
        const Model* model = findByName(project.models, scenario.model);
        const ModelInfo* info = findModelInfo(model ? model->kind : scenario.model);
        return scenario.platform == platform && info && info->hasVictims == withVictims;
    });
}

/** Whether scenarios of a platform are predicted with and without congestion control. */
bool hasPair(const Project& project, const std::string& platform)
{
    return std::ranges::any_of(project.scenarios, [&](const Scenario& scenario) {
        return scenario.platform == platform && !scenario.uncontrolled.empty();
    });
}

std::string withoutFullStop(const std::string& text)
{
    return text.substr(0, text.find_last_not_of(".\n ") + 1);
}

/** Whether there is more than one way between some switches: a link joins what was joined before. */
bool hasSeveralWays(const Network& network)
{
    std::vector<std::size_t> leader(network.switches().size());
    std::iota(leader.begin(), leader.end(), std::size_t{0});
    const auto find = [&leader](std::size_t at) {
        while (leader[at] != at)
            at = leader[at] = leader[leader[at]];
        return at;
    };
    for (const Network::Link& link : network.links()) {
        if (link.from.isNode || link.to.isNode)
            continue;
        const std::size_t from = find(link.from.index);
        const std::size_t to = find(link.to.index);
        if (from == to)
            return true;
        leader[from] = to;
    }
    return false;
}

std::string routingAssumed(const Assuming& of)
{
    if (!hasSeveralWays(of.network))
        return sentence("there is one way between any two nodes, so that no routing decides anything");
    const RoutingInfo& rule = infoOf(of.network.routing());
    return sentence(rule.text) + "; " + sentence(rule.underLoad);
}

std::string ratesAssumed(const Assuming& of)
{
    if (!of.preset)
        return sentence("as entered; no preset says where they come from");
    const auto links = of.network.links();
    const bool isChanged = std::ranges::any_of(links, [&of](const Network::Link& link) {
        return link.isNic &&
               !nearlyEqual(link.capacity, of.preset->nodeBandwidth.value.value, kPresetRounding);
    });
    if (isChanged)
        return sentence("as entered, other than those of the preset %1", {of.preset->name});
    if (of.preset->basis == PresetBasis::measured)
        return sentence("as measured on %1", {of.preset->title});
    switch (of.preset->rate) {
    case PresetRate::payload:
        return sentence("nominal, not measured, headers taken off");
    case PresetRate::link:
        return sentence(
            "nominal, not measured, headers not taken off: times are a few per cent too short, also "
            "beside rates without headers");
    case PresetRate::unknown:
        break;
    }
    return sentence("nominal, not measured");
}

/** "12 of 256 nodes"; empty when all have one. */
std::string missingLatency(const Network& network, bool ofNics)
{
    std::size_t all = 0;
    std::size_t without = 0;
    for (const Network::Link& link : network.links())
        if (link.isNic == ofNics && (ofNics || !link.isInServer)) {
            ++all;
            without += link.latency > 0 ? 0 : 1;
        }
    if (without == 0)
        return {};
    if (without == all)
        return ofNics ? sentence("nodes") : sentence("links between switches");
    const std::string some = groupedCount(without);
    return ofNics ? sentence("%1 of %2 nodes", {some, groupedCount(all)})
                  : sentence("%1 of %2 links between switches", {some, groupedCount(all)});
}

std::string latencyAssumed(const Assuming& of)
{
    std::vector<std::string> missing;
    for (const bool ofNics : {true, false})
        if (std::string part = missingLatency(of.network, ofNics); !part.empty())
            missing.push_back(std::move(part));
    return missing.empty()
               ? std::string()
               : sentence("none is given for %1, which counts as 0: short messages are slower than "
                          "predicted",
                          {joinedWords(missing)});
}

std::string congestionAssumed(const Assuming& of)
{
    if (of.isPaired)
        return sentence(
                   "with working congestion control they slow the messages that use them and no others, "
                   "without also messages that do not use them; both are predicted, and the first decides "
                   "the order") +
               (of.preset && !of.preset->claim.empty() ? ". " + withoutFullStop(sentence(of.preset->claim))
                                                       : std::string());
    if (of.hasVictims)
        return of.hasOthers
                   ? sentence(
                         "in scenarios under backpressure they also slow messages that do not use them, in "
                         "the others those that do and no others")
                   : sentence("they also slow messages that do not use them, since nothing is dropped and "
                              "congestion control is taken not to work");
    if (of.preset && !of.preset->congestion.empty())
        return withoutFullStop(sentence(of.preset->congestion));
    return sentence("they slow the messages that use them and no others, without losses or pauses");
}

struct AssumedSubject
{
    const char* about;
    const char* word;                        ///< in sentences
    std::string (*text)(const Assuming& of); ///< empty: there is nothing to assume
};

constexpr std::array kAssumedSubjects{
    AssumedSubject{phrase("Routing"), phrase("routing"), routingAssumed},
    AssumedSubject{phrase("Rates"), phrase("rates"), ratesAssumed},
    AssumedSubject{phrase("Latency"), phrase("latency"), latencyAssumed},
    AssumedSubject{phrase("Full links"), phrase("full links"), congestionAssumed}};

} // namespace

std::vector<Assumption> assumptionsOf(const Project& project, const std::vector<std::string>& platforms,
                                      const FindPreset& findPreset)
{
    std::array<std::vector<Assumption>, kAssumedSubjects.size()> bySubject;
    for (const std::string& name : platforms) {
        const std::size_t index = indexOfName(project.platforms, name);
        if (index == project.platforms.size())
            continue;
        IssueList issues; // those of the platform are known
        const auto network = Network::build(project.platforms[index], index, issues);
        const std::optional<NetworkPreset> preset = findPreset(presetOf(project.platforms[index]));
        for (std::size_t s = 0; s < kAssumedSubjects.size(); ++s) {
            std::string text =
                kAssumedSubjects[s].text({*network, preset, hasModel(project, name, true),
                                          hasModel(project, name, false), hasPair(project, name)});
            std::vector<Assumption>& known = bySubject[s];
            const auto same = std::ranges::find(known, text, &Assumption::text);
            if (same != known.end())
                same->platforms.push_back(name);
            else if (!text.empty())
                known.push_back(
                    {kAssumedSubjects[s].about, kAssumedSubjects[s].word, {name}, std::move(text)});
        }
    }
    std::vector<Assumption> all;
    for (std::vector<Assumption>& each : bySubject)
        all.insert(all.end(), std::make_move_iterator(each.begin()), std::make_move_iterator(each.end()));
    return all;
}

std::vector<Assumption> assumptionsOf(const Project& project, const OfferComparison& offers,
                                      const FindPreset& findPreset)
{
    const auto platforms = mapped<std::string>(offers.offers, &Offer::platform);
    return assumptionsOf(project, platforms, findPreset);
}

std::vector<std::string> assumptionTexts(const std::vector<Assumption>& assumptions)
{
    std::vector<std::string> texts;
    for (const Assumption& each : assumptions)
        texts.push_back(sentence(each.about) + " (" + joinedWords(each.platforms) + "): " + each.text + ".");
    return texts;
}

} // namespace contraflow
