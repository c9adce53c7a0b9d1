// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/importing/import_readers.h"
#include "core/importing/topology_readers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

// Fat-trees of htsim, as FatTreeTopologyCfg::read_cfg() reads them and set_custom_params() checks them
// (datacenter/fat_tree_topology.cpp). Tier 0 are the switches of the nodes; a tier says what leads down from
// it.

namespace contraflow {

namespace {

constexpr std::array kHtsimTiers{"tor", "agg", "core"};

/** A number of a file and where it stands. */
struct HtsimValue
{
    double value = 0;
    std::size_t line = 0; ///< 0: it does not stand there
};

/** What the file says of one tier. */
struct HtsimTier
{
    std::size_t line = 0; ///< 0: it is missing
    HtsimValue speed;     ///< Gbit/s
    HtsimValue latency;   ///< ns, of a link downwards
    HtsimValue switching; ///< ns, of a switch
    HtsimValue down;
    HtsimValue up;
    HtsimValue bundle{1, 0};
    HtsimValue oversubscription{1, 0};

    [[nodiscard]] std::uint64_t downs() const { return static_cast<std::uint64_t>(down.value); }
    [[nodiscard]] std::uint64_t ups() const { return static_cast<std::uint64_t>(up.value); }
    [[nodiscard]] std::uint64_t bundles() const { return static_cast<std::uint64_t>(bundle.value); }
};

struct HtsimKey
{
    std::string_view word; ///< in small letters
    HtsimValue HtsimTier::*value;
    bool isCount = true;
    bool mayBeZero = false;
};
constexpr std::array kHtsimKeys{HtsimKey{"downlink_speed_gbps", &HtsimTier::speed, false},
                                HtsimKey{"downlink_latency_ns", &HtsimTier::latency, false, true},
                                HtsimKey{"switch_latency_ns", &HtsimTier::switching, false, true},
                                HtsimKey{"radix_down", &HtsimTier::down},
                                HtsimKey{"radix_up", &HtsimTier::up},
                                HtsimKey{"bundle", &HtsimTier::bundle},
                                HtsimKey{"oversubscribed", &HtsimTier::oversubscription, false}};

/** "n[4-7]" */
std::string nodesFrom(std::uint64_t first, std::uint64_t count)
{
    const std::string begin = std::to_string(first);
    return count == 1 ? "n" + begin : "n[" + begin + "-" + std::to_string(first + count - 1) + "]";
}

class HtsimReader
{
public:
    Result<ImportedTopology> read(std::string_view text)
    {
        for (const TextLine& line : textLines(text)) {
            const std::vector<std::string> words = wordsOf(line.text);
            if (words.empty() || words.front().starts_with('#'))
                continue;
            RETURN_IF_ERROR(take(lowered(words.front()), words, line));
        }
        for (const auto step : {&HtsimReader::checkHeader, &HtsimReader::checkTiers,
                                &HtsimReader::checkRadixes, &HtsimReader::checkSize})
            RETURN_IF_ERROR((this->*step)());
        makeRows();
        say();
        m_topology.platforms.push_back(m_rows.platform(RoutingRule::ecmpHash));
        return std::move(m_topology);
    }

private:
    Result<void> take(const std::string& key, const std::vector<std::string>& words, const TextLine& line)
    {
        for (const auto& [name, value] : {std::pair("nodes", &m_nodes), std::pair("tiers", &m_tierCount),
                                          std::pair("podsize", &m_podSize)})
            if (key == name)
                return takeNumber(words, line, *value, {});
        if (key == "tier")
            return takeTier(words, line);
        const auto* const known = std::ranges::find(kHtsimKeys, key, &HtsimKey::word);
        if (known == kHtsimKeys.end()) {
            m_topology.skip(line.number, line.text,
                            key.starts_with("queue_")
                                ? sentence("sizes of queues mean nothing here")
                                : sentence("htsim knows no %1", {inQuotes(words.front())}));
            return {};
        }
        if (m_tier == nullptr)
            return topologyFault(line.number,
                                 sentence("%1 belongs to a tier; write a line such as 'Tier 0' before it",
                                          {inQuotes(words.front())}));
        return takeNumber(words, line, m_tier->*(known->value), *known);
    }

    Result<void> takeTier(const std::vector<std::string>& words, const TextLine& line)
    {
        const auto number = words.size() > 1 ? parseCount(words[1]) : std::nullopt;
        if (!number || *number >= m_tiers.size())
            return topologyFault(line.number,
                                 sentence("a tier is 0, 1 or 2, from the nodes' switches upwards"));
        m_tier = &m_tiers[*number];
        m_tier->line = line.number;
        return {};
    }

    static Result<void> takeNumber(const std::vector<std::string>& words, const TextLine& line,
                                   HtsimValue& value, const HtsimKey& key)
    {
        const auto number = words.size() > 1 ? parseNumber(words[1]) : std::nullopt;
        if (!number || *number < 0 || (*number == 0 && !key.mayBeZero) ||
            (key.isCount && std::floor(*number) != *number))
            return topologyFault(
                line.number, sentence(key.isCount ? phrase("%1 needs a whole number from 1 on, as in '%2 8'")
                                                  : phrase("%1 needs a number, as in '%2 8'"),
                                      {inQuotes(words.front()), words.front()}));
        if (key.isCount && *number > static_cast<double>(kMostTopologyParts))
            return topologyFault(line.number,
                                 sentence("%1 is more than the %2 that are taken",
                                          {inQuotes(words.front()), groupedCount(kMostTopologyParts)}));
        if (value.line != 0)
            return topologyFault(line.number,
                                 sentence("%1 stands in line %2 already; leave one of them",
                                          {inQuotes(words.front()), std::to_string(value.line)}));
        value = {*number, line.number};
        return {};
    }

    Result<void> checkHeader()
    {
        for (const auto& [value, name] : {std::pair(&m_nodes, "Nodes"), std::pair(&m_tierCount, "Tiers"),
                                          std::pair(&m_podSize, "Podsize")})
            if (value->line == 0)
                return topologyFault(
                    1, sentence("the line '%1' with its number is missing before the tiers; add it", {name}));
        if (m_tierCount.value != 2 && m_tierCount.value != 3)
            return topologyFault(m_tierCount.line, sentence("htsim has trees of 2 or 3 tiers"));
        m_count = static_cast<std::size_t>(m_tierCount.value);
        return {};
    }

    Result<void> checkTiers()
    {
        for (std::size_t i = 0; i < m_tiers.size(); ++i) {
            const HtsimTier& tier = m_tiers[i];
            const std::string number = std::to_string(i);
            if (i >= m_count) {
                if (tier.line != 0)
                    m_topology.skip(
                        tier.line, "Tier " + number,
                        sentence("the tree has %1 tiers, counted from 0", {std::to_string(m_count)}));
                continue;
            }
            if (tier.line == 0)
                return topologyFault(m_tierCount.line, sentence("tier %1 is missing; add it", {number}));
            for (const auto& [value, key] :
                 {std::pair(&tier.speed, "Downlink_speed_Gbps"),
                  std::pair(&tier.latency, "Downlink_Latency_ns"), std::pair(&tier.down, "Radix_Down"),
                  std::pair(i + 1 < m_count ? &tier.up : &tier.down, "Radix_Up")})
                if (value->line == 0)
                    return topologyFault(tier.line,
                                         sentence("tier %1 has no %2; add the line", {number, key}));
        }
        return {};
    }

    /** Fails where the numbers of ports make no tree: htsim ends there as well. */
    Result<void> checkRadixes()
    {
        const std::uint64_t nodes = static_cast<std::uint64_t>(m_nodes.value);
        const std::uint64_t podSize = static_cast<std::uint64_t>(m_podSize.value);
        const auto& [tor, agg, core] = m_tiers;
        if (nodes % podSize != 0)
            return topologyFault(m_podSize.line,
                                 sentence("%1 nodes are no whole number of pods of %2; correct one of them",
                                          {groupedCount(nodes), groupedCount(podSize)}));
        m_pods = nodes / podSize;
        if (m_count == 2 && m_pods != 1)
            return topologyFault(m_podSize.line,
                                 sentence("in a tree of 2 tiers all nodes are one pod: write Podsize %1",
                                          {groupedCount(nodes)}));
        if (podSize % tor.downs() != 0)
            return topologyFault(
                tor.down.line,
                sentence("a pod of %1 nodes needs a whole number of switches with %2 nodes each",
                         {groupedCount(podSize), groupedCount(tor.downs())}));
        if (tor.bundles() != 1)
            return topologyFault(tor.bundle.line,
                                 sentence("htsim joins a node by one link; write Bundle 1 in tier 0"));
        m_torsPerPod = podSize / tor.downs();
        for (std::size_t i = 0; i + 1 < m_count; ++i)
            RETURN_IF_ERROR(checkUp(i, i == 0 ? m_torsPerPod : m_pods));
        m_aggsPerPod = tor.ups() / agg.bundles();
        m_coresPerAgg = m_count == 3 ? agg.ups() / core.bundles() : 0;
        return {};
    }

    /** What leads up from tier `i`: bundles of links to each of the switches above, each of which has as many
     * below it as `below` says. */
    Result<void> checkUp(std::size_t i, std::uint64_t below) const
    {
        const HtsimTier& tier = m_tiers[i];
        const HtsimTier& above = m_tiers[i + 1];
        if (tier.ups() % above.bundles() != 0)
            return topologyFault(tier.up.line,
                                 sentence("%1 links upwards are no whole number of bundles of %2",
                                          {groupedCount(tier.ups()), groupedCount(above.bundles())}));
        if (above.downs() != below * above.bundles())
            return topologyFault(
                above.down.line,
                sentence(
                    "a switch of tier %1 has %2 links down, and with %3 below it in bundles of %4 it has "
                    "%5; correct Radix_Down, Podsize or Bundle",
                    {std::to_string(i + 1), groupedCount(above.downs()),
                     i == 0 ? sentenceOf(below, "1 switch", "%1 switches")
                            : sentenceOf(below, "1 pod", "%1 pods"),
                     groupedCount(above.bundles()), groupedCount(below * above.bundles())}));
        const double ports = tier.down.value / tier.up.value;
        const double rates = ports * tier.speed.value / above.speed.value;
        const double said = tier.oversubscription.value;
        if (tier.oversubscription.line != 0 && !nearlyEqual(said, ports) && !nearlyEqual(said, rates))
            return topologyFault(
                tier.oversubscription.line,
                sentence("the links of tier %1 make an oversubscription of %2 to 1, and the line says %3; "
                         "correct Radix_Up, Radix_Down or Oversubscribed",
                         {std::to_string(i), roundedText(rates), roundedText(said)}));
        return {};
    }

    Result<void> checkSize()
    {
        const std::uint64_t tors = m_torsPerPod * m_pods;
        const std::uint64_t aggs = m_aggsPerPod * m_pods;
        const std::uint64_t links = tors * m_tiers[0].ups() + (m_count == 3 ? aggs * m_tiers[1].ups() : 0);
        if (std::max({links, tors, aggs, m_aggsPerPod * m_coresPerAgg}) > kMostTopologyParts)
            return topologyFault(
                m_nodes.line,
                sentence("the tree has more than %1 switches or links between them; import a smaller one",
                         {groupedCount(kMostTopologyParts)}));
        return {};
    }

    /** Of a link down from a tier: its own and half of what each switch at its ends takes, so that a way has
     * the whole of each switch that it passes. */
    [[nodiscard]] Quantity latencyOf(std::size_t tier) const
    {
        constexpr double kNano = 1e-9;
        const double below = tier > 0 ? m_tiers[tier - 1].switching.value : 0;
        return simulatedLatency((m_tiers[tier].latency.value + (m_tiers[tier].switching.value + below) / 2) *
                                kNano);
    }

    [[nodiscard]] Quantity rateOf(std::size_t tier) const
    {
        return quantity(Dimension::bandwidth, m_tiers[tier].speed.value, "Gbit/s");
    }

    static std::string nameOf(std::size_t tier, std::uint64_t number)
    {
        return kHtsimTiers[tier] + std::to_string(number);
    }

    void join(std::size_t tier, std::uint64_t below, std::uint64_t above)
    {
        const std::string from = nameOf(tier - 1, below);
        const std::string to = nameOf(tier, above);
        for (std::uint64_t cable = 1; cable <= m_tiers[tier].bundles(); ++cable)
            m_rows.join(from + " - " + to +
                            (m_tiers[tier].bundles() > 1 ? " " + std::to_string(cable) : std::string()),
                        from, to, rateOf(tier), latencyOf(tier));
    }

    /** As FatTreeTopology::init_network() joins them. */
    void makeRows()
    {
        const std::uint64_t nodesPerTor = m_tiers[0].downs();
        const std::array counts{m_torsPerPod * m_pods, m_aggsPerPod * m_pods, m_aggsPerPod * m_coresPerAgg};
        for (std::size_t tier = 0; tier < m_count; ++tier)
            for (std::uint64_t i = 0; i < counts[tier]; ++i)
                m_rows.addSwitch(nameOf(tier, i));
        for (std::uint64_t tor = 0; tor < counts[0]; ++tor) {
            m_rows.addNode(nodesFrom(tor * nodesPerTor, nodesPerTor), nameOf(0, tor), rateOf(0),
                           latencyOf(0));
            for (std::uint64_t agg = 0; agg < m_aggsPerPod; ++agg)
                join(1, tor, tor / m_torsPerPod * m_aggsPerPod + agg);
        }
        if (m_count == 3)
            for (std::uint64_t agg = 0; agg < counts[1]; ++agg)
                for (std::uint64_t core = 0; core < m_coresPerAgg; ++core)
                    join(2, agg, agg % m_aggsPerPod + m_aggsPerPod * core);
    }

    void say()
    {
        if (std::any_of(m_tiers.begin(), m_tiers.begin() + static_cast<std::ptrdiff_t>(m_count),
                        [](const HtsimTier& tier) { return tier.switching.value > 0; }))
            m_topology.notes.emplace_back(
                sentence("half of what a switch takes stands in the latency of each link at it"));
        m_topology.notes.emplace_back(sentence(
            "the file does not say how messages choose among equal ways: a hash of their ends does (ECMP); "
            "choose the routing adaptive where packets are sprayed over all of them"));
    }

    ImportedTopology m_topology;
    HtsimValue m_nodes;
    HtsimValue m_tierCount;
    HtsimValue m_podSize;
    std::array<HtsimTier, kHtsimTiers.size()> m_tiers;
    HtsimTier* m_tier = nullptr; ///< of which the lines are
    std::size_t m_count = 0;     ///< tiers
    std::uint64_t m_pods = 0;
    std::uint64_t m_torsPerPod = 0;
    std::uint64_t m_aggsPerPod = 0;
    std::uint64_t m_coresPerAgg = 0;
    NetworkRows m_rows;
};

} // namespace

std::optional<Recognition> recogniseHtsim(std::string_view text)
{
    bool hasNodes = false;
    for (const TextLine& line : textLines(text)) {
        const std::vector<std::string> words = wordsOf(line.text);
        if (words.empty() || words.front().starts_with('#'))
            continue;
        const std::string key = lowered(words.front());
        if (key == "tiers" && hasNodes)
            return Recognition{Confidence::certain, sentence("its lines Nodes and Tiers")};
        if (words.size() < 2 || !parseCount(words[1]) || (key != "nodes" && key != "podsize"))
            return std::nullopt;
        hasNodes = hasNodes || key == "nodes";
    }
    return std::nullopt;
}

Result<ImportedTopology> readHtsim(std::string_view text)
{
    return HtsimReader().read(text);
}

} // namespace contraflow
