// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/folded_layout.h"

#include "app/desktop/canvas/layout/canvas_scene.h"
#include "core/base/text.h"
#include "core/project/collapse.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace contraflow {
namespace {

/** Switches that hang together without those of the uppermost layer; single ones are in no group. */
std::vector<std::uint32_t> groupsBelow(const Network& network, const LayerPlan& plan)
{
    const auto top = static_cast<std::uint32_t>(plan.upper.size());
    std::vector<std::uint32_t> groups(network.switches().size(), kNoFold);
    std::uint32_t next = 0;
    for (std::uint32_t start = 0; start < groups.size(); ++start) {
        if (groups[start] != kNoFold || plan.rank[start] == top)
            continue;
        std::vector<std::uint32_t> part{start};
        groups[start] = next;
        bool hasNodes = false;
        for (std::size_t at = 0; at < part.size(); ++at) {
            hasNodes = hasNodes || !plan.nodesOf[part[at]].empty();
            for (const Network::Hop& hop : network.hops({false, part[at]}))
                if (!hop.to.isNode && plan.rank[hop.to.index] != top && groups[hop.to.index] == kNoFold) {
                    groups[hop.to.index] = next;
                    part.push_back(hop.to.index);
                }
        }
        if (part.size() > 1 && hasNodes)
            ++next;
        else
            for (const std::uint32_t s : part)
                groups[s] = kNoFold - 1; // seen, and no group
    }
    std::ranges::replace(groups, kNoFold - 1, kNoFold);
    return groups;
}

/** A network with one switch and one node for each collapsed box and one link for each bundle, and which of
 * its things stand for which. */
class FoldedNetwork
{
public:
    FoldedNetwork(const Network& network, const std::vector<std::uint32_t>& folds)
        : m_network(network)
        , m_folds(folds)
        , m_plan(planLayers(network))
        , switchOf(network.switches().size())
        , nodeOf(network.nodes().size())
        , linkOf(network.links().size(), kNoFold)
        , isReversed(network.links().size(), false)
    {
        m_platform.name = "folded";
        m_platform.routing = network.routing();
        addSwitches();
        addNodes();
        addLinks();
        IssueList issues; // those of the network itself are known
        folded = Network::build(m_platform, 0, issues);
        numberLinks();
    }

    /** Everything arrived in the network that is drawn. */
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    [[nodiscard]] const LayerPlan& plan() const { return m_plan; }

private:
    [[nodiscard]] std::uint32_t leadOf(std::uint32_t s) const
    {
        return m_folds[s] == kNoFold ? s : m_folds[s];
    }

    void addSwitches()
    {
        const auto switches = m_network.switches();
        std::vector<SwitchRow> rows;
        for (std::uint32_t s = 0; s < switches.size(); ++s)
            if (leadOf(s) == s) {
                switchOf[s] = static_cast<std::uint32_t>(rows.size());
                SwitchRow row{switches[s].name, {}};
                setCoordinates(row.extras, switches[s].at);
                rows.push_back(std::move(row));
            }
        for (std::uint32_t s = 0; s < switches.size(); ++s)
            switchOf[s] = switchOf[leadOf(s)];
        m_platform.switches = SharedRows<SwitchRow>(std::move(rows));
    }

    void addNodes()
    {
        std::vector<NodeRow> rows;
        std::vector<std::uint32_t> stackOf(m_network.switches().size(), kNoFold);
        for (std::uint32_t i = 0; i < m_network.nodes().size(); ++i) {
            const Network::Node& node = m_network.nodes()[i];
            const std::uint32_t at = m_plan.switchOfNode[i];
            const bool isFolded = at < m_folds.size() && m_folds[at] != kNoFold;
            std::uint32_t* stack = isFolded ? &stackOf[leadOf(at)] : nullptr;
            if (stack && *stack != kNoFold) {
                nodeOf[i] = *stack;
                continue;
            }
            NodeRow row;
            row.name = node.name;
            row.bandwidth = quantity(Dimension::bandwidth, 1, "Gbit/s");
            if (isFolded) {
                // As long as what stands beside the stack; '~' keeps clear of other names.
                const std::string number = std::to_string(rows.size());
                row.name = std::string(kStackText - std::min(kStackText, number.size()), '~') + number;
                row.switchName = m_network.switches()[leadOf(at)].name;
                *stack = static_cast<std::uint32_t>(rows.size());
            } else if (node.attachedTo) {
                row.switchName = m_network.networkSwitch(*node.attachedTo).name;
            }
            nodeOf[i] = static_cast<std::uint32_t>(rows.size());
            rows.push_back(std::move(row));
        }
        m_platform.nodes = SharedRows<NodeRow>(std::move(rows));
    }

    /** The name of an end; a node inside a box is where its box is. */
    [[nodiscard]] std::string nameOf(Vertex end) const
    {
        if (!end.isNode)
            return m_network.switches()[leadOf(end.index)].name;
        const std::uint32_t at = m_plan.switchOfNode[end.index];
        const bool isFolded = at < m_folds.size() && m_folds[at] != kNoFold;
        return isFolded ? m_network.switches()[leadOf(at)].name : m_network.nodes()[end.index].name;
    }

    void addLinks()
    {
        std::vector<LinkRow> rows;
        for (std::uint32_t i = 0; i < m_network.links().size(); ++i) {
            const Network::Link& link = m_network.links()[i];
            LinkRow row;
            row.from = nameOf(link.from);
            row.to = nameOf(link.to);
            if (m_network.isStub(link) || row.from == row.to)
                continue;
            row.name = link.name;
            row.bandwidth = quantity(Dimension::bandwidth, link.capacity, "B/s");
            const auto& [low, high] = std::minmax(row.from, row.to);
            const auto [entry, isNew] = m_rowOfPair.try_emplace({low, high}, rows.size());
            linkOf[i] = static_cast<std::uint32_t>(entry->second); // behind the NICs, once they are counted
            isReversed[i] = !isNew && rows[entry->second].from != row.from;
            if (isNew)
                rows.push_back(std::move(row));
        }
        m_platform.links = SharedRows<LinkRow>(std::move(rows));
    }

    void numberLinks()
    {
        std::uint32_t nics = 0;
        for (const Network::Link& link : folded->links())
            nics += link.isNic ? 1 : 0;
        m_isComplete = folded->switches().size() == m_platform.switches.size() &&
                       folded->nodes().size() == m_platform.nodes.size() &&
                       folded->links().size() == nics + m_platform.links.size();
        if (!m_isComplete)
            return;
        for (std::uint32_t i = 0; i < linkOf.size(); ++i) {
            const Network::Link& link = m_network.links()[i];
            if (!m_network.isStub(link)) {
                linkOf[i] += linkOf[i] == kNoFold ? 0 : nics;
                continue;
            }
            const std::uint32_t at = m_plan.switchOfNode[link.from.index];
            const auto nic = folded->nodes()[nodeOf[link.from.index]].nic;
            if ((at >= m_folds.size() || m_folds[at] == kNoFold) && nic)
                linkOf[i] = nic->value;
        }
    }

    static constexpr std::size_t kStackText = 10;

    const Network& m_network;
    const std::vector<std::uint32_t>& m_folds;
    const LayerPlan m_plan;
    Platform m_platform;
    std::map<std::pair<std::string, std::string>, std::size_t> m_rowOfPair; ///< of links, by their ends
    bool m_isComplete = false;

public:
    std::shared_ptr<const Network> folded;
    std::vector<std::uint32_t> switchOf; ///< by switch of the whole network
    std::vector<std::uint32_t> nodeOf;
    std::vector<std::uint32_t> linkOf; ///< kNoFold: inside a box
    std::vector<bool> isReversed;      ///< by link: it runs against the one that stands for it
};

/** The layout of the whole network, of which the folded one shows less. */
NetworkLayout unfolded(const NetworkLayout& drawn, const FoldedNetwork& folded, const Network& network,
                       const std::vector<std::uint32_t>& folds)
{
    NetworkLayout layout;
    layout.foldOfSwitch = folds;
    const std::size_t switches = network.switches().size();
    const bool hasLoose = drawn.racks.size() > folded.folded->switches().size();
    layout.racks.resize(switches + (hasLoose ? 1 : 0));
    const auto leadOf = [&](std::uint32_t s) { return folds[s] == kNoFold ? s : folds[s]; };
    for (std::uint32_t s = 0; s < layout.racks.size(); ++s) {
        RackBox& rack = layout.racks[s];
        rack = s < switches ? drawn.racks[folded.switchOf[s]] : drawn.racks.back();
        rack.nodes.clear();
        if (s == switches)
            continue;
        rack.networkSwitch = SwitchId(s);
        rack.isFolded = folds[s] != kNoFold;
        if (leadOf(s) != s)
            rack.box = QRectF(); // inside another one's
    }
    for (std::uint32_t s = 0; s < network.fabricSwitches().size(); ++s)
        if (leadOf(s) != s)
            ++layout.racks[leadOf(s)].switches;
    layout.rackOfNode.resize(network.nodes().size());
    layout.squares.resize(network.nodes().size());
    layout.drawnNode.resize(network.nodes().size());
    std::vector<std::uint32_t> first(folded.folded->nodes().size(), kNoFold);
    for (std::size_t at = 0; at < folded.plan().nodesOf.size(); ++at)
        for (const std::uint32_t node : folded.plan().nodesOf[at]) {
            const auto rack = static_cast<std::uint32_t>(at);
            layout.rackOfNode[node] = at < switches ? leadOf(rack) : rack;
            layout.racks[layout.rackOfNode[node]].nodes.emplace_back(node);
            layout.squares[node] = drawn.squares[folded.nodeOf[node]];
            std::uint32_t& standsFor = first[folded.nodeOf[node]];
            standsFor = std::min(standsFor, node);
        }
    for (std::uint32_t node = 0; node < layout.drawnNode.size(); ++node)
        layout.drawnNode[node] = first[folded.nodeOf[node]];
    layout.foldOfLink.assign(network.links().size(), kNoFold);
    for (std::uint32_t i = 0; i < network.links().size(); ++i) {
        if (folded.linkOf[i] != kNoFold) {
            const auto path = drawn.paths[LinkId(folded.linkOf[i])];
            if (folded.isReversed[i])
                layout.paths.append(std::vector<QPointF>(path.rbegin(), path.rend()));
            else
                layout.paths.append(path);
            continue;
        }
        const Vertex from = network.links()[i].from;
        const std::uint32_t rack = from.isNode ? layout.rackOfNode[from.index] : leadOf(from.index);
        const std::vector<QPointF> point(2, layout.racks[rack].bar.center());
        layout.foldOfLink[i] = rack;
        layout.paths.append(point);
    }
    layout.bounds = drawn.bounds;
    return layout;
}

/** Links that one line of the drawn network stands for. */
void bundleLinks(NetworkLayout& layout, const FoldedNetwork& folded)
{
    std::vector<std::vector<BundledLink>> members(folded.folded->links().size());
    for (std::uint32_t i = 0; i < folded.linkOf.size(); ++i)
        if (folded.linkOf[i] != kNoFold)
            members[folded.linkOf[i]].push_back({LinkId(i), folded.isReversed[i]});
    for (std::vector<BundledLink>& bundle : members) {
        if (bundle.size() < 2)
            continue;
        if (layout.bundleOfLink.empty())
            layout.bundleOfLink.assign(folded.linkOf.size(), UINT32_MAX);
        for (const BundledLink& item : bundle)
            layout.bundleOfLink[item.link.index()] = static_cast<std::uint32_t>(layout.bundles.size());
        layout.bundles.push_back(std::move(bundle));
    }
}

/** Whether two links join the same two things. */
bool hasParallelLinks(const Network& network)
{
    std::set<std::pair<std::uint64_t, std::uint64_t>> pairs;
    const auto keyOf = [](Vertex end) { return 2 * std::uint64_t{end.index} + (end.isNode ? 1 : 0); };
    for (const Network::Link& link : network.links())
        if (!network.isStub(link) && !pairs.insert(std::minmax(keyOf(link.from), keyOf(link.to))).second)
            return true;
    return false;
}

std::vector<QPointF> openPlaces(const Network& network, const ChosenPlaces& places)
{
    const NetworkLayout open = layoutNetwork(network);
    std::vector<QPointF> corners;
    corners.reserve(network.switches().size());
    for (std::size_t s = 0; s < network.switches().size(); ++s)
        corners.push_back(s < places.size() && places[s] ? *places[s] : open.racks[s].bar.topLeft());
    return corners;
}

} // namespace

std::vector<std::uint32_t> switchGroups(const Network& network)
{
    const LayerPlan plan = planLayers(network);
    std::vector<std::uint32_t> none(network.switches().size(), kNoFold);
    switch (layoutStyle(network, plan)) {
    case LayoutStyle::groups: {
        const GridPlaces places = gridPlaces(network);
        for (std::size_t i = 0; i < none.size(); ++i)
            if (places.at[i])
                none[i] = (*places.at[i])[0];
        return none;
    }
    case LayoutStyle::layers:
        return plan.upper.size() > 1 ? groupsBelow(network, plan) : none;
    case LayoutStyle::grid:
    case LayoutStyle::forces:
        break;
    }
    return none;
}

std::vector<std::uint32_t> foldsOf(const Network& network, const Platform& platform,
                                   const std::vector<std::uint32_t>& groups)
{
    const CollapsedParts collapsed = collapsedParts(platform);
    std::vector<std::uint32_t> folds;
    if (collapsed.empty())
        return folds;
    const auto switches = network.fabricSwitches();
    std::vector<Collapsed> states;
    states.reserve(switches.size());
    for (const Network::Switch& item : switches) {
        const auto found = collapsed.find(item.name);
        states.push_back(found == collapsed.end() ? Collapsed::no : found->second);
    }
    folds.assign(network.switches().size(), kNoFold);
    // A group is collapsed when none of its switches says otherwise.
    std::vector<std::uint32_t> leads(switches.size(), kNoFold); // by group
    std::vector<bool> isWhole(switches.size(), true);
    for (std::uint32_t s = 0; s < switches.size(); ++s) {
        const std::uint32_t group = groups[s];
        if (group == kNoFold)
            continue;
        if (states[s] != Collapsed::group)
            isWhole[group] = false;
        if (leads[group] == kNoFold || naturalOrder(switches[s].name, switches[leads[group]].name) < 0)
            leads[group] = s;
    }
    const std::vector<bool> hasNodes = switchesWithNodes(network);
    for (std::uint32_t s = 0; s < switches.size(); ++s) {
        if (states[s] == Collapsed::no)
            continue;
        if (groups[s] != kNoFold && isWhole[groups[s]])
            folds[s] = leads[groups[s]];
        else if (hasNodes[s])
            folds[s] = s;
    }
    for (const Network::Server& server : network.servers())
        if (collapsed.count(server.name) != 0)
            std::fill_n(folds.begin() + server.inner.value, server.switches(), server.inner.value);
    return folds;
}

NetworkLayout layoutFolded(const Network& network, const std::vector<std::uint32_t>& wanted,
                           const ChosenPlaces& places)
{
    const auto plain = [&] {
        NetworkLayout layout = layoutNetwork(network);
        placeRacks(layout, network, places);
        return layout;
    };
    if (wanted.empty() && !hasParallelLinks(network))
        return plain();
    const bool isFolded = !wanted.empty();
    const std::vector<std::uint32_t> folds =
        isFolded ? wanted : std::vector<std::uint32_t>(network.switches().size(), kNoFold);
    const FoldedNetwork folded(network, folds);
    if (!folded.isComplete())
        return plain();
    ChosenPlaces drawnPlaces(folded.folded->switches().size());
    for (std::uint32_t s = 0; s < places.size(); ++s)
        if (folds[s] == kNoFold || folds[s] == s)
            drawnPlaces[folded.switchOf[s]] = places[s];
    LayoutOptions options;
    options.titleLengths.resize(folded.folded->switches().size());
    const std::vector<QString> titles = switchTitles(network, folds, switchesWithNodes(network));
    for (std::uint32_t s = 0; s < folds.size(); ++s)
        if (folds[s] == kNoFold || folds[s] == s)
            options.titleLengths[folded.switchOf[s]] = static_cast<std::size_t>(titles[s].size());
    NetworkLayout drawn = layoutNetwork(*folded.folded, options);
    placeRacks(drawn, *folded.folded, drawnPlaces);
    NetworkLayout layout = unfolded(drawn, folded, network, folds);
    bundleLinks(layout, folded);
    if (!isFolded) {
        layout.foldOfSwitch.clear();
        layout.drawnNode.clear();
        layout.foldOfLink.clear();
    }
    const auto isGroup = [](const RackBox& rack) { return rack.switches > 1; };
    if (std::ranges::any_of(layout.racks, isGroup))
        layout.openPlaces = openPlaces(network, places);
    return layout;
}

} // namespace contraflow
