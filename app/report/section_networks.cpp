// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/analysis/candidates/bisection.h"
#include "core/analysis/candidates/placed_variation.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/io/project/preset_claims.h"
#include "core/io/project/preset_file.h"
#include "core/project/preset.h"
#include "core/project/price.h"
#include "core/project/routing_rules.h"
#include "core/tables/project_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <limits>

namespace contraflow::report {

namespace {

/** "940 Mbit/s", or "1 Gbit/s to 10 Gbit/s"; empty without links. */
std::string capacityText(const Network& network, bool ofNics)
{
    double least = std::numeric_limits<double>::infinity();
    double most = 0;
    for (const Network::Link& link : network.links())
        if (link.isNic == ofNics && (ofNics || !link.isInServer)) {
            least = std::min(least, link.capacity);
            most = std::max(most, link.capacity);
        }
    if (most <= 0)
        return {};
    return nearlyEqual(least, most) ? rateText(most) : rangeText(rateText(least), rateText(most));
}

/** A preset with its figures, each with its source: the main ones, and others that were changed. */
void addPreset(const auto& add, const std::string& name, const Result<NetworkPreset>& preset,
               const std::vector<PresetClaim>& claims, std::string_view heading)
{
    const bool isChanged =
        std::ranges::any_of(claims, [](const PresetClaim& claim) { return claim.changed > 0; });
    add(sentence(heading),
        preset ? preset->title + " (" + name + "), " +
                     (isChanged                               ? sentence("with figures that were changed")
                      : preset->basis == PresetBasis::nominal ? sentence("from the nominal rate")
                                                              : sentence("as measured"))
               : name);
    for (const PresetClaim& claim : claims)
        if (claim.isMain || claim.changed > 0)
            add(sentence(claim.what), claimText(claim));
}

/** The presets of the network and of what is within its servers. */
void addPresets(const auto& add, const Platform& platform, const Network& network)
{
    if (const std::string name = presetOf(platform); !name.empty()) {
        const Result<NetworkPreset> preset = findPreset(name);
        if (preset && presetRouting(*preset, platform) == network.routing())
            add(sentence("Why these routes"), sentence(preset->routing.reason));
        addPreset(add, name, preset, preset ? presetClaims(platform, *preset) : std::vector<PresetClaim>(),
                  phrase("Preset"));
    }
    if (const std::string name = presetOf(platform.extras, kInnerPresetKey); !name.empty()) {
        const Result<NetworkPreset> preset = findPreset(name);
        addPreset(add, name, preset, preset ? innerClaims(platform, *preset) : std::vector<PresetClaim>(),
                  phrase("Preset within servers"));
    }
}

Facts facts(const Platform& platform, const Network& network)
{
    Facts facts;
    const auto add = [&facts](std::string name, std::string value) {
        if (!value.empty())
            facts.facts.push_back({std::move(name), std::move(value)});
    };
    std::size_t cores = 0;
    for (const Network::Node& node : network.nodes())
        cores += node.cores;
    const auto others = static_cast<std::size_t>(std::ranges::count_if(
        network.links(), [](const auto& link) { return !link.isNic && !link.isInServer; }));
    add(sentence("Nodes"),
        groupedCount(network.nodes().size()) +
            (cores > network.nodes().size() ? ", " + sentenceOf(cores, "1 core", "%1 cores") : ""));
    if (!network.servers().empty())
        add(sentence("Servers"),
            sentence("%1, whose GPUs are nodes", {groupedCount(network.servers().size())}));
    add(sentence("Switches"), groupedCount(network.fabricSwitches().size()));
    add(sentence("Links between switches"), groupedCount(others));
    if (const std::string rates = capacityText(network, true); !rates.empty())
        add(sentence("Node bandwidth"), sentence("%1 each way", {rates}));
    if (const std::string rates = capacityText(network, false); !rates.empty())
        add(sentence("Link bandwidth"), sentence("%1 each way", {rates}));
    add(sentence("Routes"), sentence(infoOf(network.routing()).text));
    addPresets(add, platform, network);
    if (const double bisection = bisectionBandwidth(network); bisection > 0)
        add(sentence("Bisection"),
            sentence("%1 each way between the two halves of the nodes, in the order of their names",
                     {rateText(bisection)}));
    if (const std::optional<double> ratio = oversubscription(network))
        add(sentence("Oversubscription"),
            sentence(
                "%1 to 1, nodes' bandwidth over that of the links to other switches, at the switch where it "
                "is the largest",
                {groupedText(*ratio, 3)}));
    if (const double perNode = narrowestCutPerNode(network); perNode > 0)
        add(sentence("Narrowest cut"),
            sentence(
                "%1 for each node, across the middle of the network or out of a switch, whichever is less",
                {rateText(perNode)}));
    const PlatformPrice price = priceOf(platform);
    const std::string paid = price.price ? groupedPrice(*price.price) : platform.price.text();
    add(sentence("Price"), price.price && price.isSum ? sentence("%1 (sum of its parts)", {paid}) : paid);
    if (price.watts > 0) {
        const std::string watts = displayText(Dimension::power, price.watts);
        const std::string hours = groupedNumber(numberText(price.hoursPerYear));
        add(sentence("Power"),
            price.overhead != 1
                ? sentence("%1, with cooling %2, %3 hours a year",
                           {watts, displayText(Dimension::power, price.watts * price.overhead), hours})
                : sentence("%1, %2 hours a year", {watts, hours}));
    }
    if (price.perYear)
        add(sentence("Running cost"),
            sentence("%1 a year, %2 in %3",
                     {groupedPrice(*price.perYear), groupedPrice(*price.running()), yearsText(price)}));
    if (price.isRun())
        add(sentence("Total cost"),
            price.total() ? groupedPrice(*price.total()) : sentence("not known: %1", {price.totalMissing()}));
    return facts;
}

/** What the price is made of; empty where the platform has one price. */
Table priceTable(const Platform& platform)
{
    Table table =
        withoutEmptyColumns(chosenColumns(pricesTable(platform), {"part", "name", "count", "power_w", "units",
                                                                  "price", "per", "years", "total"}));
    const PlatformPrice price = priceOf(platform);
    if (price.parts.empty()) // one price, which stands above
        return {};
    if (price.price)
        table.forEachColumn([&price](Table::Column& column) {
            if (column.kind == ColumnKind::price)
                column.unit = price.price->currency;
        });
    return table;
}

} // namespace

Section networksSection(const ReportData& data)
{
    Section section;
    for (std::size_t index = 0; index < data.project.platforms.size(); ++index) {
        const Platform& platform = data.project.platforms[index];
        if (!data.isNamed(&Scenario::platform, platform.name))
            continue;
        IssueList issues; // predictions and section Validity report them
        const auto network = Network::build(platform, index, issues);
        if (!network || network->nodes().empty())
            continue;
        section.blocks.emplace_back(Subheading{platform.name});
        section.blocks.emplace_back(facts(platform, *network));
        if (Table prices = priceTable(platform); !prices.empty())
            section.blocks.emplace_back(
                TableBlock{std::move(prices), sentence("What the price of %1 is made of.", {platform.name}),
                           60, sentence("the project file")});
        section.blocks.emplace_back(FigureBlock{sentence("The network %1.", {platform.name}),
                                                networkPicture(network, platform, index)});
    }
    return section;
}

} // namespace contraflow::report
