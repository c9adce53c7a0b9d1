// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/network.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/blank_rows.h"
#include "core/project/checks.h"
#include "core/project/dimension_order.h"
#include "core/project/fat_tree.h"
#include "core/project/forwarding_tables.h"
#include "core/project/host_list.h"
#include "core/project/routing_rules.h"
#include "core/project/server_builder.h"
#include "core/project/written_routes.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <unordered_set>

namespace contraflow {

namespace {

/** What is done as long as there is a problem. */
std::string untilThen(const std::string& problem)
{
    return sentence("%1; until then routes are shortest paths", {problem});
}

std::string rowText(const Coordinates& coordinates)
{
    std::string text;
    for (const std::uint32_t c : coordinates)
        text += (text.empty() ? "[" : ", ") + std::to_string(c);
    return text + "]";
}

/** Whether a network, whose links are connected, has what its routing needs: coordinates, levels, or few
 * enough switches and nodes for tables. */
class RoutingCheck
{
public:
    RoutingCheck(const Network& network, const Platform& platform, CappedIssues& switches,
                 CappedIssues& links)
        : m_network(network)
        , m_platform(platform)
        , m_info(infoOf(platform.routing))
        , m_switchIssues(switches)
        , m_linkIssues(links)
    {}

    /** The rule to route by: the platform's, or shortest paths, with issues, where something is missing.
     * `tree` is the network's, where the rule needs one. */
    [[nodiscard]] RoutingRule rule(const FatTree* tree)
    {
        bool isGood = true;
        switch (m_info.needs) {
        case RoutingNeeds::nothing:
        case RoutingNeeds::tables:
            break;
        case RoutingNeeds::places:
            isGood = haveAllCoordinates() && areGridPlaces();
            if (isGood)
                reportUnusedLinks();
            break;
        case RoutingNeeds::groups:
            isGood = haveAllCoordinates();
            break;
        case RoutingNeeds::levels:
        case RoutingNeeds::levelsAndTables:
            isGood = !tree || areLevels(*tree);
            break;
        case RoutingNeeds::routes:
            break; // pairs without a route have no way
        }
        return isGood ? m_info.rule : RoutingRule::shortest;
    }

    /** Why nothing of the network can be routed by the rule: it is too large for it, or has no written route;
     * empty: it can. */
    [[nodiscard]] std::string unusable() const
    {
        if (m_info.needs == RoutingNeeds::routes && !m_network.writtenRoutes())
            return named(untilThen(sentence(
                "%1 takes only routes that are written out, and none is; write them in the platform's "
                "routes, or choose another routing",
                {routingName()})));
        const std::size_t switches = m_network.fabricSwitches().size();
        const std::size_t nodes = m_network.nodes().size();
        bool isSmall = switches == 0 || nodes <= ForwardingTables::kMostEntries / switches;
        for (std::uint32_t s = 0; isSmall && s < switches; ++s)
            isSmall = m_network.switchHops({false, s}).size() < ForwardingTables::kNone;
        if (!needsTables(m_info.rule) || isSmall)
            return {};
        return named(untilThen(
            sentence("%1 needs a table of all %2 nodes for each of %3, which is more than %4 entries; choose "
                     "another routing",
                     {routingName(), groupedCount(nodes), counted(switches, "switch", "switches"),
                      groupedCount(ForwardingTables::kMostEntries)})));
    }

private:
    [[nodiscard]] bool haveAllCoordinates()
    {
        bool haveAll = true;
        const bool isGrid = m_info.needs == RoutingNeeds::places;
        for (const Network::Switch& s : m_network.fabricSwitches()) {
            if (!s.at.empty())
                continue;
            haveAll = false;
            if (coordinatesOf(m_platform.switches[s.row].extras))
                m_switchIssues.error(
                    s.row, "at",
                    named(untilThen(sentence(
                        "switch %1 has no coordinates, which %2 needs; %3, or choose another routing",
                        {inQuotes(s.name), routingName(),
                         isGrid ? sentence("write them, such as at: [0, 2, 1]")
                                : sentence("write its group and its number in it, such as at: [3, 0]")}))));
        }
        return haveAll;
    }

    [[nodiscard]] bool areGridPlaces()
    {
        bool isGood = true;
        std::map<Coordinates, const Network::Switch*> places;
        for (const Network::Switch& s : m_network.fabricSwitches()) {
            const Network::Switch& first = m_network.switches().front();
            const auto [place, isNew] = places.emplace(s.at, &s);
            std::string problem;
            const std::string name = inQuotes(s.name);
            if (s.at.size() != first.at.size())
                problem = sentence(
                    "switch %1 has %2 coordinates and switch %3 has %4; give all switches as many",
                    {name, groupedCount(s.at.size()), inQuotes(first.name), std::to_string(first.at.size())});
            else if (!isNew)
                problem = sentence("switch %1 stands at %2 as switch %3 does; change one of them",
                                   {name, rowText(s.at), inQuotes(place->second->name)});
            if (problem.empty())
                continue;
            isGood = false;
            m_switchIssues.error(s.row, "at", named(untilThen(problem)));
        }
        return isGood;
    }

    [[nodiscard]] bool areLevels(const FatTree& tree)
    {
        bool isGood = true;
        for (const Network::Link& link : m_network.links()) {
            if (link.from.isNode || link.to.isNode || link.isInServer ||
                tree.level(link.from) != tree.level(link.to) || tree.level(link.from) == 0)
                continue;
            isGood = false;
            m_linkIssues.error(link.row, "between", [&] {
                return named(untilThen(sentence(
                    tree.level(link.from) == 1
                        ? phrase(
                              "link %1 joins %2 and %3, which both have nodes, and %4 needs a tree, in which "
                              "every link leads to the next level; choose another routing, or remove the link")
                        : phrase(
                              "link %1 joins %2 and %3, which are both at level %5 above the nodes, and %4 "
                              "needs a tree, in which every link leads to the next level; choose another "
                              "routing, or remove the link"),
                    {inQuotes(link.name), inQuotes(m_network.vertexName(link.from)),
                     inQuotes(m_network.vertexName(link.to)), routingName(),
                     std::to_string(tree.level(link.from))})));
            });
        }
        return isGood;
    }

    void reportUnusedLinks()
    {
        const std::vector<std::uint32_t> lengths = gridLengths(m_network);
        for (const Network::Link& link : m_network.links()) {
            if (link.from.isNode || link.to.isNode || link.isInServer)
                continue;
            const Network::Switch& from = m_network.switches()[link.from.index];
            const Network::Switch& to = m_network.switches()[link.to.index];
            if (!stepBetween(from.at, to.at, lengths))
                m_linkIssues.add(
                    Severity::warning, link.row, "between",
                    named(sentence(
                        "link %1 joins %2 at %3 and %4 at %5, which are no neighbours, so that dimension-order "
                        "routing never takes it; correct the coordinates, or choose another routing",
                        {inQuotes(link.name), inQuotes(from.name), rowText(from.at), inQuotes(to.name),
                         rowText(to.at)})));
        }
    }

    [[nodiscard]] std::string named(const std::string& text) const
    {
        return sentence("platform %1: %2", {inQuotes(m_platform.name), text});
    }

    /** "d-mod-k routing". */
    [[nodiscard]] std::string routingName() const { return sentence("%1 routing", {m_info.name}); }

    const Network& m_network;
    const Platform& m_platform;
    const RoutingInfo& m_info;
    CappedIssues& m_switchIssues;
    CappedIssues& m_linkIssues;
};

} // namespace

/** Builds a Network row by row; rows at fault are reported and left out. */
class NetworkBuilder
{
public:
    NetworkBuilder(const Platform& platform, std::size_t index, IssueList& issues)
        : m_platform(platform)
        , m_index(index)
        , m_issues(issues)
        , m_switchIssues(issues, TableRef{TableKind::switches, index})
        , m_nodeIssues(issues, TableRef{TableKind::nodes, index})
        , m_serverIssues(issues, TableRef{TableKind::servers, index})
        , m_linkIssues(issues, TableRef{TableKind::links, index})
        , m_routeIssues(issues, TableRef{TableKind::routes, index})
    {}

    std::shared_ptr<const Network> build()
    {
        m_network->m_localBandwidth = std::numeric_limits<double>::infinity();
        readBandwidth(m_platform.localBandwidth, "local_bandwidth", phrase("between processes of one node"),
                      m_network->m_localBandwidth);
        readBandwidth(m_platform.inNetworkBandwidth, "in_network_bandwidth", phrase("in the network"),
                      m_network->m_inNetworkBandwidth);
        readBandwidth(m_platform.localInNetworkBandwidth, "local_in_network_bandwidth",
                      phrase("within a server"), m_network->m_localInNetworkBandwidth);
        readGroups(m_platform.inNetworkGroups, "in_network_groups", m_network->m_inNetworkGroups);
        readGroups(m_platform.localInNetworkGroups, "local_in_network_groups",
                   m_network->m_localInNetworkGroups);
        readCell(m_platform.localLatency, Dimension::duration, "local_latency", m_network->m_localLatency);
        readCell(m_platform.eagerThreshold, Dimension::size, "eager_threshold", m_network->m_eagerThreshold);
        readCell(m_platform.sendOverhead, Dimension::duration, "send_overhead", m_network->m_sendOverhead);
        readCell(m_platform.receiveOverhead, Dimension::duration, "receive_overhead",
                 m_network->m_receiveOverhead);
        addSwitches();
        addNodes();
        addServers();
        addLinks();
        connect();
        if (!m_platform.routes.empty())
            m_network->m_written = writtenRoutesOf(*m_network, m_platform, m_routeIssues);
        chooseRouting();
        reportLooseNodes();
        return m_network;
    }

private:
    [[nodiscard]] std::string named(const std::string& text) const
    {
        return sentence("platform %1: %2", {inQuotes(m_platform.name), text});
    }

    void refuse(const char* column, const std::string& problem)
    {
        m_issues.push_back(
            {Severity::error, named(problem), {TableRef{TableKind::platforms, 0}, m_index, column, 0}});
    }

    void readBandwidth(const QuantityCell& cell, const char* column, const char* where, double& value)
    {
        if (const auto problem = bandwidthProblem(cell))
            refuse(column, sentence(where) + ": " + *problem);
        else if (cell.hasValue())
            value = cell.value().value;
    }

    void readGroups(const CountCell& cell, const char* column, std::uint32_t& value)
    {
        if (cell.isRejected())
            refuse(column, std::string(column) + ": " +
                               rejection(cell, phrase("%1 is not a number of groups; write a whole number")));
        else if (cell.hasValue())
            value = cell.value();
    }

    /** Any value of its dimension will do. */
    void readCell(const QuantityCell& cell, Dimension dimension, const char* column, double& value)
    {
        if (cell.isRejected())
            refuse(column, std::string(column) + ": " + rejection(cell, dimension));
        else if (cell.hasValue())
            value = cell.value().value;
    }

    void addSwitches()
    {
        std::size_t row = 0;
        for (const SwitchRow& r : m_platform.switches) {
            const auto next = static_cast<std::uint32_t>(m_network->m_switches.size());
            if (isBlank(r)) {
                ++row;
                continue;
            }
            if (!m_network->m_switchByName.emplace(r.name, next).second)
                m_switchIssues.error(
                    row, "name",
                    named(sentence("there are two switches %1; rename or remove one", {inQuotes(r.name)})));
            else
                m_network->m_switches.push_back(
                    {r.name, static_cast<std::uint32_t>(row), readCoordinates(r, row)});
            ++row;
        }
    }

    Coordinates readCoordinates(const SwitchRow& r, std::size_t row)
    {
        Result<Coordinates> read = coordinatesOf(r.extras);
        if (read)
            return std::move(*read);
        m_switchIssues.error(row, "at",
                             named(sentence("switch %1: %2", {inQuotes(r.name), read.error().message})));
        return {};
    }

    [[nodiscard]] std::string withSuggestion(const std::string& text, const std::string& name,
                                             const std::vector<std::string>& known,
                                             const std::string& remedy) const
    {
        const std::string hint = suggestion(name, known);
        return named(text + "; " + (hint.empty() ? remedy : hint));
    }

    void addNodes()
    {
        m_known = namesOf(m_network->m_switches);
        std::size_t row = 0;
        for (const NodeRow& r : m_platform.nodes)
            addNodeRow(r, row++);
    }

    void addNodeRow(const NodeRow& r, std::size_t row)
    {
        if (isBlank(r))
            return;
        if (r.name.empty()) {
            m_nodeIssues.error(row, "name", [this] {
                std::unordered_set<std::string> taken;
                for (const NodeRow& node : m_platform.nodes)
                    if (const auto names = expandHostList(node.name))
                        taken.insert(names->begin(), names->end());
                const std::string free =
                    numberedName("X", [&taken](const std::string& name) { return taken.contains(name); });
                return named(
                    sentence("a node has no name; write one, such as %1, or a list such as X[1-3]", {free}));
            });
            return;
        }
        const Result<std::size_t> count = countHosts(r.name);
        if (!count) {
            m_nodeIssues.error(row, "name", named(count.error().message));
            return;
        }
        m_named =
            std::min(m_named + *count, Network::kMostNodes + 1); // once more where rows name the same ones
        if (m_named > Network::kMostNodes) {
            m_nodeIssues.error(row, "name",
                               named(sentence("with node %1 there are more than %2 nodes; remove some",
                                              {inQuotes(r.name), groupedCount(Network::kMostNodes)})));
            return;
        }
        const auto what = [&r] { return sentence("node %1", {inQuotes(r.name)}); };
        std::uint32_t cores = r.cores.valueOr(1);
        if (r.cores.isRejected() || cores == 0) {
            const char* pattern = phrase("%1 is not a number of cores; write a whole number from 1 on");
            m_nodeIssues.error(row, "cores", named(what() + ": " + rejection(r.cores, pattern)));
            cores = 1;
        }
        std::optional<SwitchId> attachedTo;
        if (!r.switchName.empty()) {
            attachedTo = m_network->findSwitch(r.switchName);
            if (!attachedTo)
                m_nodeIssues.error(row, "switch", [&] {
                    return withSuggestion(
                        sentence("%1 hangs on the unknown switch %2", {what(), inQuotes(r.switchName)}),
                        r.switchName, m_known, sentence("add the switch to the platform's switches"));
                });
        }
        std::optional<Network::LinkFigures> nic;
        if (attachedTo || r.bandwidth.isRejected() || r.latency.isRejected())
            nic = readFigures(
                {r.bandwidth, r.latency}, [&] { return named(what()); }, m_nodeIssues, row);
        for (const std::string& name : expandHostList(r.name).value())
            addNode(name, row, cores, attachedTo, nic);
    }

    void addNode(const std::string& name, std::size_t row, std::uint32_t cores,
                 std::optional<SwitchId> attachedTo, const std::optional<Network::LinkFigures>& nic)
    {
        if (m_network->m_switchByName.contains(name)) {
            m_nodeIssues.error(row, "name",
                               named(sentence("a node and a switch are both called %1; rename one of them",
                                              {inQuotes(name)})));
            return;
        }
        const NodeId id(m_network->m_nodes.size());
        if (!m_network->m_nodeByName.emplace(name, id.value).second) {
            m_nodeIssues.error(
                row, "name",
                named(sentence("there are two nodes %1; rename or remove one", {inQuotes(name)})));
            return;
        }
        Network::Node node{name, static_cast<std::uint32_t>(row), cores, {}, attachedTo};
        if (attachedTo && nic) {
            node.nic = LinkId(m_network->m_links.size());
            m_network->m_links.push_back({name + " NIC", Vertex{true, id.value},
                                          Vertex{false, attachedTo->value}, nic->capacity, nic->latency, true,
                                          static_cast<std::uint32_t>(row)});
        }
        m_network->m_nodes.push_back(std::move(node));
    }

    void addServers()
    {
        m_network->m_fabricSwitches = m_network->m_switches.size();
        m_network->m_rails = m_platform.rails;
        contraflow::addServers(*m_network, m_platform, m_serverIssues, m_named);
    }

    [[nodiscard]] bool isInServer(Vertex v) const
    {
        return v.isNode ? m_network->m_nodes[v.index].server.has_value()
                        : m_network->m_switches[v.index].isInServer;
    }

    std::optional<Vertex> linkEnd(const std::string& name, const LinkRow& r, std::size_t row)
    {
        if (const auto s = m_network->findSwitch(name))
            return Vertex{false, s->value};
        if (const auto n = m_network->findNode(name))
            return Vertex{true, n->value};
        if (name.empty())
            m_linkIssues.error(row, "between",
                               named(sentence("link %1 has an open end; name the two switches it joins",
                                              {inQuotes(r.name)})));
        else
            m_linkIssues.error(row, "between", [&] {
                return withSuggestion(sentence("link %1 ends at %2, which is neither a switch nor a node",
                                               {inQuotes(r.name), inQuotes(name)}),
                                      name, m_known, sentence("add it, or correct the name"));
            });
        return {};
    }

    void addLinks()
    {
        for (const Network::Node& n : m_network->m_nodes)
            m_known.push_back(n.name);
        std::unordered_set<std::string_view> seen;
        std::size_t row = 0;
        for (const LinkRow& r : m_platform.links) {
            addLinkRow(r, row);
            if (!r.name.empty() && !seen.insert(r.name).second)
                m_linkIssues.add(
                    Severity::warning, row, "name",
                    named(sentence("there are two links %1; rename one, so that results can tell them apart",
                                   {inQuotes(r.name)})));
            ++row;
        }
    }

    void addLinkRow(const LinkRow& r, std::size_t row)
    {
        if (isBlank(r))
            return;
        const std::optional<Vertex> from = linkEnd(r.from, r, row);
        const std::optional<Vertex> to = linkEnd(r.to, r, row);
        const auto facts = readFigures(
            {r.bandwidth, r.latency}, [&] { return named(sentence("link %1", {inQuotes(r.name)})); },
            m_linkIssues, row);
        if (!from || !to || !facts)
            return;
        if (isInServer(*from) || isInServer(*to)) {
            m_linkIssues.error(
                row, "between",
                named(sentence(
                    "link %1 ends at %2, which is part of a server; name the switches that servers are "
                    "connected to as their rails",
                    {inQuotes(r.name), inQuotes(isInServer(*from) ? r.from : r.to)})));
            return;
        }
        if (*from == *to) {
            m_linkIssues.error(row, "between",
                               named(sentence("link %1 joins %2 with itself; name two different ends",
                                              {inQuotes(r.name), inQuotes(r.from)})));
            return;
        }
        if (from->isNode && to->isNode) {
            m_linkIssues.error(
                row, "between",
                named(sentence("link %1 joins two nodes; nodes do not forward, so put a switch between them",
                               {inQuotes(r.name)})));
            return;
        }
        m_network->m_links.push_back(
            {r.name, *from, *to, facts->capacity, facts->latency, false, static_cast<std::uint32_t>(row)});
    }

    /** Lists every vertex's links in an order that depends on names only. */
    void connect()
    {
        Network& n = *m_network;
        const std::size_t vertices = n.m_switches.size() + n.m_nodes.size();
        n.m_hopStart.assign(vertices + 1, 0);
        for (const Network::Link& link : n.m_links) {
            ++n.m_hopStart[n.vertexIndex(link.from) + 1];
            ++n.m_hopStart[n.vertexIndex(link.to) + 1];
        }
        for (std::size_t v = 0; v < vertices; ++v)
            n.m_hopStart[v + 1] += n.m_hopStart[v];
        n.m_hops.resize(2 * n.m_links.size());
        std::vector<std::uint32_t> next(n.m_hopStart.begin(), n.m_hopStart.end() - 1);
        for (std::size_t l = 0; l < n.m_links.size(); ++l) {
            const Network::Link& link = n.m_links[l];
            n.m_hops[next[n.vertexIndex(link.from)]++] = {ChannelId(2 * l), link.to};
            n.m_hops[next[n.vertexIndex(link.to)]++] = {ChannelId(2 * l + 1), link.from};
        }
        n.m_nodeHopStart.resize(vertices);
        const std::vector<std::uint32_t> ranks = ranksOfSwitches();
        for (std::size_t v = 0; v < vertices; ++v) {
            const auto first = n.m_hops.begin() + n.m_hopStart[v];
            const auto last = n.m_hops.begin() + n.m_hopStart[v + 1];
            std::sort(first, last,
                      [&](const Network::Hop& a, const Network::Hop& b) { return isBefore(a, b, ranks); });
            const auto nodes =
                std::find_if(first, last, [&](const Network::Hop& hop) { return !isOfFabric(hop.to); });
            n.m_nodeHopStart[v] = static_cast<std::uint32_t>(nodes - n.m_hops.begin());
        }
    }

    [[nodiscard]] bool isOfFabric(Vertex v) const
    {
        return !v.isNode && v.index < m_network->m_fabricSwitches;
    }

    /** By switch, its place in the natural order of the names of all; equal names have the same. */
    [[nodiscard]] std::vector<std::uint32_t> ranksOfSwitches() const
    {
        const std::vector<Network::Switch>& switches = m_network->m_switches;
        std::vector<std::uint32_t> order(switches.size());
        std::iota(order.begin(), order.end(), 0U);
        const auto compare = [&](std::uint32_t a, std::uint32_t b) {
            return naturalOrder(switches[a].name, switches[b].name);
        };
        const auto isLess = [&](std::uint32_t a, std::uint32_t b) { return compare(a, b) < 0; };
        if (!std::ranges::is_sorted(order, isLess)) // as they often are
            std::ranges::sort(order, isLess);
        std::vector<std::uint32_t> ranks(switches.size());
        for (std::size_t i = 1; i < order.size(); ++i)
            ranks[order[i]] = ranks[order[i - 1]] + (compare(order[i - 1], order[i]) != 0 ? 1 : 0);
        return ranks;
    }

    /** Of the links of a vertex. Many may lead to one switch, whose name is long to compare: `ranks` are
     * ranksOfSwitches(). */
    [[nodiscard]] bool isBefore(const Network::Hop& a, const Network::Hop& b,
                                const std::vector<std::uint32_t>& ranks) const
    {
        if (a.to.isNode != b.to.isNode)
            return !a.to.isNode;
        if (isOfFabric(a.to) != isOfFabric(b.to))
            return isOfFabric(a.to);
        const Network& n = *m_network;
        if (!a.to.isNode && ranks[a.to.index] != ranks[b.to.index])
            return ranks[a.to.index] < ranks[b.to.index];
        if (a.to.isNode && a.to != b.to)
            if (const auto order = naturalOrder(n.vertexName(a.to), n.vertexName(b.to)); order != 0)
                return order < 0;
        const Network::Link& x = n.link(linkOf(a.channel));
        const Network::Link& y = n.link(linkOf(b.channel));
        if (const auto order = naturalOrder(x.name, y.name); order != 0)
            return order < 0;
        // Links that cannot be told apart by name are taken by what they are, and only then by position.
        if (x.capacity != y.capacity)
            return x.capacity > y.capacity;
        if (x.latency != y.latency)
            return x.latency < y.latency;
        return a.channel < b.channel;
    }

    void chooseRouting()
    {
        std::shared_ptr<const FatTree> tree;
        if (needsLevels(m_platform.routing))
            tree = std::make_shared<const FatTree>(*m_network);
        RoutingCheck check(*m_network, m_platform, m_switchIssues, m_linkIssues);
        RoutingRule rule = check.rule(tree.get());
        if (std::string problem = check.unusable(); !problem.empty()) {
            m_issues.push_back({Severity::error,
                                std::move(problem),
                                {TableRef{TableKind::platforms, 0}, m_index, "routing", 0}});
            rule = RoutingRule::shortest;
        }
        m_network->m_routing = rule;
        if (needsLevels(rule))
            m_network->m_tree = std::move(tree);
        if (needsTables(rule))
            m_network->m_tables = std::make_shared<LazyForwardingTables>();
    }

    void reportLooseNodes()
    {
        std::size_t reportedRow = SIZE_MAX;
        for (std::size_t i = 0; i < m_network->m_nodes.size(); ++i) {
            const Network::Node& node = m_network->m_nodes[i];
            if (node.server)
                break; // they stand last
            const NodeRow& r = m_platform.nodes[node.row];
            if (node.row == reportedRow || !r.switchName.empty() ||
                !m_network->hops(Vertex{true, static_cast<std::uint32_t>(i)}).empty())
                continue;
            reportedRow = node.row;
            m_nodeIssues.add(Severity::warning, node.row, "switch",
                             named(sentence("node %1 hangs on no switch; name its switch or add a link to it",
                                            {inQuotes(node.name)})));
        }
    }

    const Platform& m_platform;
    std::size_t m_index;
    IssueList& m_issues;
    CappedIssues m_switchIssues;
    CappedIssues m_nodeIssues;
    CappedIssues m_serverIssues;
    CappedIssues m_linkIssues;
    CappedIssues m_routeIssues;
    std::size_t m_named = 0;          ///< nodes of the rows so far
    std::vector<std::string> m_known; ///< names to suggest: the switches, for links the nodes too
    std::shared_ptr<Network> m_network = std::make_shared<Network>();
};

std::shared_ptr<const Network> Network::build(const Platform& platform, std::size_t platformIndex,
                                              IssueList& issues)
{
    return NetworkBuilder(platform, platformIndex, issues).build();
}

} // namespace contraflow
