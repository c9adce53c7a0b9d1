// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/network_picture.h"
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/analysis/candidates/bisection.h"
#include "core/analysis/candidates/placed_variation.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/io/preset_claims.h"
#include "core/io/preset_file.h"
#include "core/project/preset.h"
#include "core/project/price.h"
#include "core/project/routing_rules.h"
#include "core/tables/project_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <array>
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
    return nearlyEqual(least, most) ? rateText(most) : rateText(least) + " to " + rateText(most);
}

Facts facts(const Platform& platform, const Network& network)
{
    Facts facts;
    const auto add = [&facts](const char* name, std::string value) {
        if (!value.empty())
            facts.facts.push_back({name, std::move(value)});
    };
    std::size_t cores = 0;
    for (const Network::Node& node : network.nodes())
        cores += node.cores;
    const auto others = static_cast<std::size_t>(
        std::count_if(network.links().begin(), network.links().end(),
                      [](const auto& link) { return !link.isNic && !link.isInServer; }));
    add("Nodes", groupedCount(network.nodes().size()) +
                     (cores > network.nodes().size() ? ", " + counted(cores, "core", "cores") : ""));
    if (!network.servers().empty())
        add("Servers", groupedCount(network.servers().size()) + ", whose GPUs are nodes");
    add("Switches", groupedCount(network.fabricSwitches().size()));
    add("Links between switches", groupedCount(others));
    add("Node bandwidth",
        capacityText(network, true).empty() ? "" : capacityText(network, true) + " each way");
    add("Link bandwidth",
        capacityText(network, false).empty() ? "" : capacityText(network, false) + " each way");
    const std::string preset = presetOf(platform);
    const Result<NetworkPreset> known = findPreset(preset);
    add("Routes", std::string(infoOf(network.routing()).text));
    if (known && presetRouting(*known, platform) == network.routing())
        add("Why these routes", known->routing.reason);
    if (!preset.empty()) {
        const std::vector<PresetClaim> claims =
            known ? presetClaims(platform, *known) : std::vector<PresetClaim>();
        const bool isChanged = std::any_of(claims.begin(), claims.end(),
                                           [](const PresetClaim& claim) { return claim.changed > 0; });
        add("Preset", known ? known->title + " (" + preset + "), " +
                                  (isChanged                              ? "with figures that were changed"
                                   : known->basis == PresetBasis::nominal ? "from the nominal rate"
                                                                          : "as measured")
                            : preset);
        constexpr std::array kFigures{"Rate of a node", "Latency of a node", "Rate of a link",
                                      "Latency of a link"};
        for (std::size_t i = 0; i < claims.size(); ++i)
            if (i == 0 || claims[i].changed > 0)
                add(kFigures[i], claimText(claims[i]));
    }
    if (const double bisection = bisectionBandwidth(network); bisection > 0)
        add("Bisection", rateText(bisection) +
                             " each way between the two halves of the nodes, in the order of their names");
    if (const std::optional<double> ratio = oversubscription(network))
        add("Oversubscription", groupedText(*ratio, 3) +
                                    " to 1, nodes' bandwidth over that of the links to other "
                                    "switches, at the switch where it is the largest");
    if (const double perNode = narrowestCutPerNode(network); perNode > 0)
        add("Narrowest cut", rateText(perNode) +
                                 " for each node, across the middle of the network or out of a "
                                 "switch, whichever is less");
    const PlatformPrice price = priceOf(platform);
    add("Price", price.price ? groupedPrice(*price.price) + (price.isSum ? " (sum of its parts)" : "")
                             : platform.price.text());
    if (price.watts > 0)
        add("Power", displayText(Dimension::power, price.watts) +
                         (price.overhead != 1 ? ", with cooling " + displayText(Dimension::power,
                                                                                price.watts * price.overhead)
                                              : std::string()) +
                         ", " + groupedNumber(numberText(price.hoursPerYear)) + " hours a year");
    if (price.perYear)
        add("Running cost", groupedPrice(*price.perYear) + " a year, " + groupedPrice(*price.running()) +
                                " in " + numberText(price.years) + (price.years == 1 ? " year" : " years"));
    if (price.isRun())
        add("Total cost",
            price.total() ? groupedPrice(*price.total()) : "not known: " + price.totalMissing());
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
            section.blocks.emplace_back(TableBlock{std::move(prices),
                                                   "What the price of " + platform.name + " is made of.", 60,
                                                   "the project file"});
        section.blocks.emplace_back(
            FigureBlock{"The network " + platform.name + ".", networkPicture(network, platform, index)});
    }
    return section;
}

} // namespace contraflow::report
