// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/price.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/host_list.h"
#include "core/project/server_names.h"

#include <algorithm>

namespace contraflow {

namespace {

using PartKind = PricePart::Kind;
using PartPeriod = PricePart::Period;

/** Adds prices as long as they are known and in one currency. */
class Sum
{
public:
    void add(PricePart part, const std::string& what, const PriceCell& cell)
    {
        if (!m_missing.empty() || part.count == 0)
            return;
        if (cell.isEmpty())
            m_missing = sentence("%1 has no price", {what});
        else if (!cell.hasValue())
            m_missing = what + ": " + cell.problem();
        else
            add(std::move(part), what, cell.value());
    }

    void add(PricePart part, const std::string& what, const Price& each)
    {
        if (!m_missing.empty())
            return;
        if (!m_total)
            m_total = Price{0, each.currency};
        if (m_total->currency != each.currency) {
            m_missing =
                sentence("%1 is priced in %2 and others in %3", {what, each.currency, m_total->currency});
            return;
        }
        part.each = each;
        m_total->amount += part.total().amount;
        const auto same = std::ranges::find_if(m_parts, [&](const PricePart& other) {
            PricePart counted = part;
            counted.count = other.count;
            return counted == other;
        });
        if (same == m_parts.end())
            m_parts.push_back(std::move(part));
        else
            same->count += part.count;
    }

    [[nodiscard]] const std::optional<Price>& total() const { return m_total; }
    [[nodiscard]] const std::string& missing() const { return m_missing; }
    [[nodiscard]] std::vector<PricePart> takeParts() { return std::move(m_parts); }

private:
    std::optional<Price> m_total;
    std::vector<PricePart> m_parts;
    std::string m_missing;
};

/** What draws power, at so many watts each. */
struct PowerLoad
{
    std::string name;
    double count = 0;
    double watts = 0;
};

std::string titleOfLink(const LinkRow& row)
{
    return row.name.empty() ? sentence("the link between %1 and %2", {inQuotes(row.from), inQuotes(row.to)})
                            : sentence("link %1", {inQuotes(row.name)});
}

double hostsOfRow(const NodeRow& row)
{
    const Result<std::size_t> hosts = countHosts(row.name);
    return hosts ? static_cast<double>(*hosts) : 0;
}

double countOfItem(const PriceItem& item)
{
    return item.count.isEmpty() ? 1 : item.count.hasValue() ? item.count.value().value : 0;
}

template<typename Row>
bool isAnyPriced(const SharedRows<Row>& rows)
{
    return std::ranges::any_of(rows, [](const Row& row) { return !row.price.isEmpty(); });
}

/** What is written at a rejected cell; empty where it has a value or is empty. */
std::string quantityRefusal(const QuantityCell& cell, const std::string& what)
{
    return cell.isRejected() ? sentence("%1 is %2, which has no value", {what, inQuotes(cell.rejectedText())})
                             : std::string();
}

class Pricing
{
public:
    explicit Pricing(const Platform& platform) : m_platform(platform) {}

    PlatformPrice price()
    {
        addPurchase();
        for (const PriceItem& item : m_platform.items)
            if (item.per.empty() || item.per == kOnce)
                addItem(m_once, item, PartPeriod::once);
        takePurchase();
        for (const PriceItem& item : m_platform.items)
            if (item.per == kYearly)
                addItem(m_yearly, item, PartPeriod::yearly);
        addEnergy();
        takeRunning();
        return std::move(m_price);
    }

private:
    void addPurchase()
    {
        if (!m_platform.price.isEmpty()) {
            m_once.add({.kind = PartKind::whole, .count = 1}, sentence("the platform"), m_platform.price);
            return;
        }
        m_price.isSum = true;
        const bool hasItems = isAnyPriced(m_platform.items);
        if (!hasItems || isAnyPriced(m_platform.nodes))
            for (const NodeRow& row : m_platform.nodes)
                m_once.add({.kind = PartKind::nodes, .count = hostsOfRow(row)},
                           sentence("node %1", {inQuotes(row.name)}), row.price);
        if (!hasItems || isAnyPriced(m_platform.servers))
            for (const ServerRow& row : m_platform.servers)
                m_once.add({.kind = PartKind::servers, .count = static_cast<double>(serverCount(row))},
                           sentence("server %1", {inQuotes(row.name)}), row.price);
        // Switches may have a price of their own, or be part of the links' prices.
        if (isAnyPriced(m_platform.switches))
            for (const SwitchRow& row : m_platform.switches)
                m_once.add({.kind = PartKind::switches, .count = 1},
                           sentence("switch %1", {inQuotes(row.name)}), row.price);
        if (!hasItems || isAnyPriced(m_platform.links))
            for (const LinkRow& row : m_platform.links)
                m_once.add({.kind = PartKind::links, .count = 1}, titleOfLink(row), row.price);
    }

    static void addItem(Sum& sum, const PriceItem& item, PartPeriod period)
    {
        if (item.price.isEmpty() && !item.power.isEmpty())
            return; // it draws power and is paid with something else
        sum.add({.kind = priceKind(item.kind).value_or(PartKind::other),
                 .name = item.name,
                 .count = countOfItem(item),
                 .period = period},
                sentence("item %1", {inQuotes(item.name)}), item.price);
    }

    void takePurchase()
    {
        m_price.missing = m_once.missing();
        if (m_price.missing.empty() && !m_once.total())
            m_price.missing = sentence("it has no parts that could have a price");
        if (!m_price.missing.empty()) {
            m_price.isSum = false;
            return;
        }
        m_price.price = m_once.total();
        m_price.parts = m_once.takeParts();
        if (m_price.parts.size() == 1 && m_price.parts.front().kind == PartKind::whole)
            m_price.parts.clear(); // it is not made of anything
    }

    void addLoad(const std::string& name, double count, const QuantityCell& power)
    {
        if (m_trouble.empty())
            m_trouble = quantityRefusal(power, sentence("the power of %1", {name}));
        if (!power.hasValue() || power.value().value == 0 || count == 0)
            return;
        const auto same = std::ranges::find_if(m_loads, [&](const PowerLoad& load) {
            return load.name == name && load.watts == power.value().value;
        });
        if (same == m_loads.end())
            m_loads.push_back({name, count, power.value().value});
        else
            same->count += count;
        m_price.watts += count * power.value().value;
    }

    void addEnergy()
    {
        for (const NodeRow& row : m_platform.nodes)
            addLoad(sentence("nodes"), hostsOfRow(row), row.power);
        for (const ServerRow& row : m_platform.servers)
            addLoad(sentence("servers"), static_cast<double>(serverCount(row)), row.power);
        for (const SwitchRow& row : m_platform.switches)
            addLoad(sentence("switches"), 1, row.power);
        for (const LinkRow& row : m_platform.links)
            addLoad(sentence("links"), 1, row.power);
        for (const PriceItem& item : m_platform.items)
            addLoad(item.name, countOfItem(item), item.power);
        for (const auto& [cell, what] :
             {std::pair(&m_platform.hoursPerYear, "hours_per_year"), std::pair(&m_platform.pue, "pue"),
              std::pair(&m_platform.years, "years")})
            if (m_trouble.empty())
                m_trouble = quantityRefusal(*cell, what);
        m_price.hoursPerYear = m_platform.hoursPerYear.valueOr(Quantity{kHoursPerYear}).value;
        m_price.overhead = m_platform.pue.valueOr(Quantity{1}).value;
        m_price.years = m_platform.years.valueOr(Quantity{0}).value;
        if (m_loads.empty() || !m_trouble.empty())
            return;
        const PriceCell& energy = m_platform.energyPrice;
        if (!energy.hasValue() || !energy.value().currency.ends_with(kPerEnergy)) {
            m_trouble = energy.isEmpty()
                            ? sentence("it draws power, and the price of energy (energy_price) is not given")
                            : sentence("the price of energy cannot be read; write one such as 0.28 EUR/kWh");
            return;
        }
        Price each = energy.value();
        each.currency.erase(each.currency.size() - kPerEnergy.size());
        each.currency = std::string(trimmed(each.currency));
        for (const PowerLoad& load : m_loads)
            m_yearly.add({.kind = PartKind::energy,
                          .name = load.name,
                          .count = load.count,
                          .units = load.watts / 1000 * m_price.hoursPerYear * m_price.overhead,
                          .period = PartPeriod::yearly,
                          .watts = load.watts},
                         "energy", each);
    }

    void takeRunning()
    {
        const std::optional<Price>& yearly = m_yearly.total();
        if (m_trouble.empty())
            m_trouble = m_yearly.missing();
        if (m_trouble.empty() && !yearly)
            return;
        if (m_trouble.empty() && m_platform.years.isEmpty())
            m_trouble = sentence("it has costs of every year, and their number (years) is not given");
        if (m_trouble.empty() && m_price.price && m_price.price->currency != yearly->currency)
            m_trouble =
                sentence("it is bought in %1 and run in %2", {m_price.price->currency, yearly->currency});
        m_price.runningMissing = m_trouble;
        if (!m_trouble.empty())
            return;
        m_price.perYear = yearly;
        if (m_price.price && m_price.parts.empty())
            m_price.parts.push_back({.kind = PartKind::whole, .count = 1, .each = *m_price.price});
        for (PricePart& part : m_yearly.takeParts())
            m_price.parts.push_back(std::move(part));
    }

    const Platform& m_platform;
    PlatformPrice m_price;
    Sum m_once;
    Sum m_yearly;
    std::vector<PowerLoad> m_loads;
    std::string m_trouble; ///< why running it has no price
};

} // namespace

const std::array<PriceKindInfo, 11>& priceKinds()
{
    static constexpr std::array<PriceKindInfo, 11> kKinds{
        {{PartKind::nodes, "node", phrase("nodes")},
         {PartKind::switches, "switch", phrase("switches")},
         {PartKind::links, "link", phrase("links")},
         {PartKind::servers, "server", phrase("servers")},
         {PartKind::cards, "nic", phrase("network cards")},
         {PartKind::cables, "cable", phrase("cables")},
         {PartKind::licences, "licence", phrase("licences")},
         {PartKind::support, "support", phrase("support")},
         {PartKind::other, "other", phrase("other")},
         {PartKind::whole, "", phrase("platform")},
         {PartKind::energy, "", phrase("energy")}}};
    return kKinds;
}

const PriceKindInfo& infoOf(PricePart::Kind kind)
{
    return priceKinds()[static_cast<std::size_t>(kind)];
}

std::optional<PricePart::Kind> priceKind(std::string_view word)
{
    if (word.empty())
        return PartKind::other;
    for (const PriceKindInfo& info : priceKinds())
        if (info.word == word)
            return info.kind;
    return {};
}

std::optional<Price> PlatformPrice::running() const
{
    return perYear ? std::optional(Price{perYear->amount * years, perYear->currency}) : std::nullopt;
}

std::optional<Price> PlatformPrice::total() const
{
    if (!price || !runningMissing.empty())
        return {};
    return perYear ? Price{price->amount + running()->amount, price->currency} : *price;
}

PlatformPrice priceOf(const Platform& platform)
{
    return Pricing(platform).price();
}

} // namespace contraflow
