// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/cost_scope.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <set>

namespace contraflow {

namespace {

using PartKind = PricePart::Kind;

/** How many of some rows have a cell; empty: there are none. */
template<typename Rows, typename Row, typename Cell>
std::string givenOf(const Rows& rows, Cell Row::*cell)
{
    const auto count = static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [cell](const Row& row) { return !(row.*cell).isEmpty(); }));
    return std::string(rows.empty()          ? std::string_view()
                       : count == 0          ? kNotGiven
                       : count < rows.size() ? kPartlyGiven
                                             : kGiven);
}

/** What the costs of a platform are of. */
class ScopeOfCosts
{
public:
    explicit ScopeOfCosts(const Platform& platform) : m_platform(platform) {}

    std::vector<ScopeAspect> aspects(const PlatformPrice& price)
    {
        addRows(PartKind::nodes, m_platform.nodes);
        addRows(PartKind::switches, m_platform.switches);
        addRows(PartKind::links, m_platform.links);
        addRows(PartKind::servers, m_platform.servers);
        for (const PriceKindInfo& info : priceKinds())
            if (!info.word.empty())
                addItems(info);
        const bool drawsPower = std::any_of(m_platform.items.begin(), m_platform.items.end(),
                                            [](const PriceItem& item) { return !item.power.isEmpty(); });
        m_aspects.push_back({AspectKind::power, sentence("other items"),
                             std::string(drawsPower ? kGiven : kNotGiven), placeOf("items.*.power")});
        if (price.perYear)
            addValue(sentence("years differ"), roundedText(price.years, kDigits), "years");
        if (price.watts > 0 && m_platform.energyPrice.hasValue())
            addValue(sentence("the price of energy differs"),
                     roundedText(m_platform.energyPrice.value().amount, kDigits) + " " +
                         m_platform.energyPrice.value().currency,
                     "energy_price");
        if (price.watts > 0) {
            addValue(sentence("PUE differs"), roundedText(price.overhead, kDigits), "pue");
            addValue(sentence("hours a year differ"), roundedText(price.hoursPerYear, kDigits),
                     "hours_per_year");
        }
        return std::move(m_aspects);
    }

private:
    using AspectKind = ScopeAspect::Kind;

    static constexpr int kDigits = 9; ///< of values that formulas may give with other last digits

    [[nodiscard]] std::string placeOf(std::string_view column) const
    {
        const bool isPlain = m_platform.name.find_first_of(".[]") == std::string::npos;
        return "platforms" + (isPlain ? "." + m_platform.name : "[" + m_platform.name + "]") + "." +
               std::string(column);
    }

    template<typename Row>
    void addRows(PartKind kind, const SharedRows<Row>& rows)
    {
        const std::string name(infoOf(kind).title);
        std::string priced = givenOf(rows, &Row::price);
        if (!priced.empty() && !m_platform.price.isEmpty())
            priced = kGiven; // in the price of the whole
        if (priced == kGiven)
            m_inRows.insert(kind);
        const std::string said = sentence(name);
        m_aspects.push_back({AspectKind::price, said, std::move(priced), placeOf(name + ".*.price")});
        m_aspects.push_back(
            {AspectKind::power, said, givenOf(rows, &Row::power), placeOf(name + ".*.power")});
    }

    /** Items that stand for nodes, switches or links matter where these have no prices of their own. */
    void addItems(const PriceKindInfo& info)
    {
        std::vector<PriceItem> items;
        for (const PriceItem& item : m_platform.items)
            if (priceKind(item.kind).value_or(PartKind::other) == info.kind)
                items.push_back(item);
        std::string priced = items.empty() ? std::string(kNotGiven) : givenOf(items, &PriceItem::price);
        if (m_inRows.contains(info.kind))
            priced.clear();
        const bool isRow = info.kind <= PartKind::servers;
        const std::string title =
            info.kind == PartKind::other ? sentence("other things") : sentence(info.title);
        m_aspects.push_back({AspectKind::price, isRow ? sentence("%1 as items", {title}) : title, priced,
                             priced == kPartlyGiven
                                 ? placeOf("items.*.price")
                                 : sentence("%1 a row of kind %2", {placeOf("items"), info.word})});
    }

    void addValue(std::string what, std::string value, std::string_view key)
    {
        m_aspects.push_back({AspectKind::value, std::move(what), std::move(value),
                             sentence("give platforms.*.%1 one value", {key})});
    }

    const Platform& m_platform;
    std::set<PartKind> m_inRows; ///< kinds with prices of their own
    std::vector<ScopeAspect> m_aspects;
};

} // namespace

std::vector<ScopeAspect> costAspects(const Platform& platform, const PlatformPrice& price)
{
    return ScopeOfCosts(platform).aspects(price);
}

CostScope costScope(const std::vector<PricedPlatform>& platforms)
{
    CostScope scope;
    std::set<std::string> names;
    std::set<std::string> currencies;
    std::vector<Scope> known;
    bool isAnyStated = false; // a price of anything
    for (const auto& [name, price, aspects] : platforms) {
        if (!names.insert(name).second)
            continue;
        isAnyStated = isAnyStated || price.price ||
                      std::any_of(aspects.begin(), aspects.end(), [](const ScopeAspect& aspect) {
                          return aspect.kind == ScopeAspect::Kind::price && !aspect.value.empty() &&
                                 aspect.value != kNotGiven;
                      });
        if (const std::optional<Price> total = price.total()) {
            currencies.insert(total->currency);
            known.push_back({name, aspects});
        } else {
            scope.differences.push_back(
                sentence("platform %1 has %2; give what is missing, or compare without it",
                         {inQuotes(name), missingCostText(price)}));
        }
    }
    if (!isAnyStated)
        scope.differences.clear(); // costs are not asked for
    if (currencies.size() > 1)
        scope.differences.push_back(
            sentence("prices are in %1, which are not converted; give all of them in one currency",
                     {joinedWords({currencies.begin(), currencies.end()})}));
    if (currencies.size() == 1)
        scope.currency = *currencies.begin();
    for (std::string& phrase : contraflow::differences(known))
        scope.differences.push_back(std::move(phrase));
    return scope;
}

std::string missingCostText(const PlatformPrice& price)
{
    return price.price ? sentence("no total cost: %1", {price.totalMissing()})
                       : sentence("no price: %1", {price.totalMissing()});
}

} // namespace contraflow
