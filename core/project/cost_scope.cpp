// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/cost_scope.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <map>
#include <set>

namespace contraflow {

namespace {

using AspectKind = ScopeAspect::Kind;

/** Aspects in which the same owners lack the same. */
struct Lack
{
    AspectKind kind;
    bool isPartial = false; ///< some of the parts have it
    std::vector<std::string> owners;
    std::vector<std::string> whats = {};
    std::vector<std::string> places = {};
};

std::string phraseOf(const Lack& lack)
{
    const bool isOne = lack.owners.size() == 1;
    const std::string owners = someOf(lack.owners);
    const std::string whats = joinedWords(lack.whats);
    switch (lack.kind) {
    case AspectKind::prediction:
        return isOne ? sentence("%1 has no prediction (%2); mend that, or compare without it",
                                {owners, lack.places.front()})
                     : sentence("%1 have no prediction (%2: %3); mend that, or compare without them",
                                {owners, lack.owners.front(), lack.places.front()});
    case AspectKind::workload: {
        const std::string add =
            isOne ? sentence("%1 has no scenario for %2; add one", {owners, someOf(lack.whats)})
                  : sentence("%1 have no scenario for %2; add one to each", {owners, someOf(lack.whats)});
        return lack.whats.size() == 1
                   ? sentence("%1, give it the weight 0, or compare without it", {add})
                   : sentence("%1, give them the weight 0, or compare without them", {add});
    }
    case AspectKind::price:
    case AspectKind::power:
    case AspectKind::value:
        break;
    }
    const std::string places = someOf(lack.places);
    if (lack.kind == AspectKind::price) {
        const std::string lacks = lack.isPartial
                                      ? (isOne ? sentence("%1 has price for some %2 only", {owners, whats})
                                               : sentence("%1 have price for some %2 only", {owners, whats}))
                                      : (isOne ? sentence("%1 has no price for %2", {owners, whats})
                                               : sentence("%1 have no price for %2", {owners, whats}));
        return sentence("%1; give %2 (0 where another price includes it), or leave prices for %3 away in all",
                        {lacks, places, whats});
    }
    const std::string lacks = lack.isPartial
                                  ? (isOne ? sentence("%1 has power for some %2 only", {owners, whats})
                                           : sentence("%1 have power for some %2 only", {owners, whats}))
                                  : (isOne ? sentence("%1 has no power for %2", {owners, whats})
                                           : sentence("%1 have no power for %2", {owners, whats}));
    return sentence("%1; give %2 (0 W where it draws none), or leave power for %3 away in all",
                    {lacks, places, whats});
}

/** What owners have of one aspect. */
struct Held
{
    const ScopeAspect* aspect = nullptr; ///< of the first
    std::vector<std::pair<std::string, const ScopeAspect*>> byOwner = {};

    [[nodiscard]] bool isAlike() const
    {
        return std::ranges::all_of(byOwner,
                                   [&](const auto& held) { return held.second->value == aspect->value; });
    }
};

/** Those that apply to somebody, in the order in which scopes have them. */
std::vector<Held> heldOf(const std::vector<Scope>& scopes)
{
    std::vector<Held> all;
    std::map<std::pair<AspectKind, std::string>, std::size_t> places;
    for (const Scope& scope : scopes)
        for (const ScopeAspect& aspect : scope.aspects) {
            if (aspect.value.empty())
                continue;
            const auto [place, isNew] = places.try_emplace({aspect.kind, aspect.what}, all.size());
            if (isNew)
                all.push_back({&aspect});
            all[place->second].byOwner.emplace_back(scope.owner, &aspect);
        }
    return all;
}

/** "years differ: 3 for roce and 5 for hdr; give platforms.*.years one value". */
std::string valuePhrase(const Held& held)
{
    std::vector<std::pair<const ScopeAspect*, std::vector<std::string>>> values;
    for (const auto& [owner, aspect] : held.byOwner) {
        auto same = std::ranges::find_if(
            values, [wanted = aspect](const auto& value) { return value.first->value == wanted->value; });
        if (same == values.end())
            same = values.insert(values.end(), {aspect, {}});
        same->second.push_back(owner);
    }
    std::vector<std::string> words;
    for (const auto& [aspect, owners] : values)
        words.push_back(
            sentence("%1 for %2", {aspect->shown.empty() ? aspect->value : aspect->shown, someOf(owners)}));
    return held.aspect->what + ": " + someOf(words) + "; " + held.aspect->place;
}

/** Adds what owners lack of an aspect to the lacks of the same owners. */
void addLack(std::vector<Lack>& lacks, const Held& held, std::string_view value)
{
    Lack lack{held.aspect->kind, value == kPartlyGiven, {}};
    for (const auto& [owner, aspect] : held.byOwner)
        if (aspect->value == value) {
            lack.owners.push_back(owner);
            lack.places.push_back(aspect->place);
        }
    if (lack.owners.empty())
        return;
    auto same = std::ranges::find_if(lacks, [&](const Lack& other) {
        return other.kind == lack.kind && other.isPartial == lack.isPartial && other.owners == lack.owners;
    });
    if (same == lacks.end())
        same = lacks.insert(lacks.end(), Lack{lack.kind, lack.isPartial, lack.owners});
    same->whats.push_back(held.aspect->what);
    same->places.insert(same->places.end(), lack.places.begin(), lack.places.end());
}

} // namespace

std::vector<std::string> differences(const std::vector<Scope>& scopes)
{
    std::vector<Lack> lacks;
    std::vector<std::string> values;
    for (const Held& held : heldOf(scopes)) {
        if (held.isAlike())
            continue;
        if (held.aspect->kind == AspectKind::value) {
            values.push_back(valuePhrase(held));
            continue;
        }
        for (const std::string_view value : {kNotGiven, kPartlyGiven})
            addLack(lacks, held, value);
    }
    auto phrases = mapped<std::string>(lacks, [&](const Lack& lack) { return phraseOf(lack); });
    phrases.insert(phrases.end(), values.begin(), values.end());
    return phrases;
}

std::string withReasons(const std::string& prevented, const std::vector<std::string>& reasons)
{
    constexpr std::size_t kMostSaid = 4;
    std::string text = prevented;
    for (std::size_t i = 0; i < std::min(reasons.size(), kMostSaid); ++i)
        text += i == 0 ? ": " + reasons[i] : sentence(". Besides, %1", {reasons[i]});
    if (reasons.size() > kMostSaid)
        text += sentence(". There are %1 further differences", {groupedCount(reasons.size() - kMostSaid)});
    return text;
}

namespace {

using PartKind = PricePart::Kind;

/** How many of some rows have a cell; empty: there are none. */
template<typename Rows, typename Row, typename Cell>
std::string givenOf(const Rows& rows, Cell Row::*cell)
{
    const auto count = static_cast<std::size_t>(
        std::ranges::count_if(rows, [cell](const Row& row) { return !(row.*cell).isEmpty(); }));
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
        const bool drawsPower = std::ranges::any_of(
            m_platform.items, [](const PriceItem& item) { return !item.power.isEmpty(); });
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
        isAnyStated =
            isAnyStated || price.price || std::ranges::any_of(aspects, [](const ScopeAspect& aspect) {
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
