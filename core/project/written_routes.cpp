// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/written_routes.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/blank_rows.h"
#include "core/project/host_list.h"

#include <algorithm>

namespace contraflow {

bool WrittenRoutes::append(NodeId source, NodeId destination, std::vector<ChannelId>& route) const
{
    const auto found = m_routes.find(keyOf(source, destination));
    if (found == m_routes.end())
        return false;
    const auto [first, length, isBack] = found->second;
    for (std::uint32_t i = 0; i < length; ++i)
        route.push_back(isBack ? reverse(m_channels[first + length - 1 - i]) : m_channels[first + i]);
    return true;
}

/** The friend of WrittenRoutes that writtenRoutesOf() is. */
class WrittenRoutesBuilder
{
public:
    /** The links of the network are connected. */
    WrittenRoutesBuilder(const Network& network, const Platform& platform, CappedIssues& issues)
        : m_network(network)
        , m_platform(platform)
        , m_issues(issues)
    {
        for (std::size_t i = 0; i < network.links().size(); ++i)
            if (const Network::Link& link = network.links()[i];
                !link.isNic && !link.isInServer && !link.name.empty())
                m_linksByName[link.name].emplace_back(i);
    }

    /** Null where no route is good. */
    [[nodiscard]] std::shared_ptr<const WrittenRoutes> build()
    {
        for (const RouteRow& row : m_platform.routes) {
            m_isAtFault = false;
            if (!isBlank(row) && !m_isFull)
                addRow(row);
            ++m_row;
        }
        if (m_made->size() == 0)
            return nullptr;
        return m_made;
    }

private:
    using Problem = std::string; ///< empty: none

    void addRow(const RouteRow& row)
    {
        const auto sources = nodesOf(row.from, "from");
        const auto destinations = sources ? nodesOf(row.to, "to") : std::nullopt;
        if (!destinations || !areLinksKnown(row))
            return;
        if (!row.ways.empty() && row.ways != kBothWays && row.ways != kOneWay)
            return error("ways",
                         sentence("%1 goes %2 ways; write one, or both for the same links on the way back",
                                  {routeName(row.from, row.to), inQuotes(row.ways)}));
        const std::size_t pairs = sources->size() * destinations->size() * (row.ways == kOneWay ? 1 : 2);
        const std::size_t channels = row.links.size() + 2;
        if (m_made->size() + pairs > WrittenRoutes::kMostPairs ||
            pairs > (WrittenRoutes::kMostChannels - m_made->m_channels.size()) / channels) {
            m_isFull = true;
            return error(
                "from",
                sentence(
                    "from %1 on there are more than %2 pairs of nodes or %3 links to pass, too many to be held "
                    "in memory; write fewer routes",
                    {routeName(row.from, row.to), groupedCount(WrittenRoutes::kMostPairs),
                     groupedCount(WrittenRoutes::kMostChannels)}));
        }
        if (sources->size() == 1 && *sources == *destinations)
            return error(
                "to",
                sentence(
                    "a route leads from node %1 to itself, where messages use no network; name another node",
                    {inQuotes(row.from)}));
        for (const NodeId source : *sources)
            for (const NodeId destination : *destinations)
                if (source != destination && !m_isAtFault)
                    addPair(row, source, destination);
    }

    void addPair(const RouteRow& row, NodeId source, NodeId destination)
    {
        const std::size_t first = m_made->m_channels.size();
        if (const Problem problem = walk(row, source, destination); !problem.empty()) {
            m_made->m_channels.resize(first);
            return error("links", problem);
        }
        const WrittenRoutes::Route route{static_cast<std::uint32_t>(first),
                                         static_cast<std::uint32_t>(m_made->m_channels.size() - first)};
        noteRepeats(source, destination, first);
        if (enter(source, destination, route) && row.ways != kOneWay)
            (void)enter(destination, source, {route.first, route.length, true});
    }

    [[nodiscard]] bool enter(NodeId source, NodeId destination, WrittenRoutes::Route route)
    {
        if (m_made->m_routes.emplace(WrittenRoutes::keyOf(source, destination), route).second)
            return true;
        error("from", sentence("%1 is written out twice; keep one of both, or write ways: one",
                               {routeName(m_network.node(source).name, m_network.node(destination).name)}));
        return false;
    }

    [[nodiscard]] std::optional<std::vector<NodeId>> nodesOf(const std::string& list, const char* column)
    {
        const bool isFrom = std::string_view(column) == "from";
        if (list.empty()) {
            error(column,
                  sentence(isFrom ? phrase("a route has no node it leads from; name one, or a list of them")
                                  : phrase("a route has no node it leads to; name one, or a list of them")));
            return {};
        }
        const Result<std::size_t> count = countHosts(list);
        if (!count) {
            error(column, count.error().message);
            return {};
        }
        // Rows at fault name hosts as well, and are looked at one after the other.
        m_named += *count;
        if (m_named > 2 * WrittenRoutes::kMostPairs) {
            m_isFull = true;
            error(
                column,
                sentence(
                    isFrom
                        ? phrase(
                              "from the route from %1 on routes name more than %2 ends; write fewer routes")
                        : phrase("from the route to %1 on routes name more than %2 ends; write fewer routes"),
                    {inQuotes(list), groupedCount(2 * WrittenRoutes::kMostPairs)}));
            return {};
        }
        std::vector<NodeId> nodes;
        for (const std::string& name : expandHostList(list).value()) {
            const auto node = m_network.findNode(name);
            if (!node) {
                const std::string hint = suggestion(name, namesOf(m_network.nodes()));
                error(column,
                      sentence(isFrom ? phrase("a route leads from the unknown node %1; %2")
                                      : phrase("a route leads to the unknown node %1; %2"),
                               {inQuotes(name),
                                hint.empty() ? sentence("add the node, or correct the name") : hint}));
                return {};
            }
            nodes.push_back(*node);
        }
        return nodes;
    }

    [[nodiscard]] bool areLinksKnown(const RouteRow& row)
    {
        for (const std::string& name : row.links) {
            if (m_linksByName.contains(name))
                continue;
            std::vector<std::string> known;
            for (const auto& [link, links] : m_linksByName)
                known.emplace_back(link);
            std::ranges::sort(known);
            const std::string hint = suggestion(name, known);
            error("links", sentence("%1 passes the unknown link %2; %3",
                                    {routeName(row.from, row.to), inQuotes(name),
                                     hint.empty() ? sentence("add the link, or correct the name") : hint}));
            return false;
        }
        return true;
    }

    [[nodiscard]] WrittenRoutesBuilder::Problem walk(const RouteRow& row, NodeId source, NodeId destination)
    {
        const auto route = [&] {
            return routeName(m_network.node(source).name, m_network.node(destination).name);
        };
        Vertex at{true, source.value};
        const Vertex end{true, destination.value};
        for (std::size_t i = 0; i < row.links.size(); ++i) {
            if (at.isNode && i > 0)
                return sentence("%1 passes node %2, and nodes do not forward; name links that join switches",
                                {route(), inQuotes(m_network.vertexName(at))});
            const Vertex before = at;
            if (!step(row.links[i], at))
                return sentence(
                    "%1 passes link %2, which does not begin at %3, where the way has got to; name the links in "
                    "the order in which messages pass them",
                    {route(), inQuotes(row.links[i]),
                     sentence(before.isNode ? phrase("node %1") : phrase("switch %1"),
                              {inQuotes(m_network.vertexName(before))})});
        }
        if (at == end)
            return {};
        if (!at.isNode)
            return arrive(at, destination)
                       ? Problem()
                       : sentence(
                             "%1 ends at switch %2, on which that node does not hang; name the links that lead "
                             "on to it",
                             {route(), inQuotes(m_network.vertexName(at))});
        if (!row.links.empty())
            return sentence("%1 ends at node %2; name the links that lead to the other",
                            {route(), inQuotes(m_network.vertexName(at))});
        for (const Network::Hop& first : m_network.switchHops(at)) {
            m_made->m_channels.push_back(first.channel);
            if (arrive(first.to, destination))
                return {};
            m_made->m_channels.pop_back();
        }
        return sentence(
            "%1 names no links, and the nodes hang on no switch in common; name the links between them",
            {route()});
    }

    /** Goes on over a link of that name, from a node over its NIC where that leads there; false where none
     * is there. */
    [[nodiscard]] bool step(const std::string& link, Vertex& at)
    {
        std::vector<ChannelId>& way = m_made->m_channels;
        if (const auto hop = hopOver(link, at)) {
            way.push_back(hop->channel);
            at = hop->to;
            return true;
        }
        if (!at.isNode)
            return false;
        for (const Network::Hop& first : m_network.switchHops(at))
            if (const auto hop = hopOver(link, first.to)) {
                way.push_back(first.channel);
                way.push_back(hop->channel);
                at = hop->to;
                return true;
            }
        return false;
    }

    [[nodiscard]] std::optional<Network::Hop> hopOver(const std::string& link, Vertex at) const
    {
        for (const LinkId id : m_linksByName.at(link)) {
            if (m_network.link(id).from == at)
                return Network::Hop{ChannelId(2 * id.index()), m_network.link(id).to};
            if (m_network.link(id).to == at)
                return Network::Hop{ChannelId(2 * id.index() + 1), m_network.link(id).from};
        }
        return {};
    }

    [[nodiscard]] bool arrive(Vertex at, NodeId destination)
    {
        for (const Network::Hop& last : m_network.switchHops({true, destination.value}))
            if (last.to == at) {
                m_made->m_channels.push_back(reverse(last.channel));
                return true;
            }
        return false;
    }

    void noteRepeats(NodeId source, NodeId destination, std::size_t first)
    {
        if (m_made->m_repeating)
            return;
        std::vector<ChannelId> way(m_made->m_channels.begin() + static_cast<std::ptrdiff_t>(first),
                                   m_made->m_channels.end());
        std::ranges::sort(way);
        if (std::ranges::adjacent_find(way) != way.end())
            m_made->m_repeating = std::pair(source, destination);
    }

    void error(const char* column, const std::string& text)
    {
        m_isAtFault = true;
        m_issues.error(m_row, column, sentence("platform %1: %2", {inQuotes(m_platform.name), text}));
    }

    [[nodiscard]] std::string routeName(const std::string& from, const std::string& to) const
    {
        return sentence("the route from %1 to %2", {inQuotes(from), inQuotes(to)});
    }

    const Network& m_network;
    const Platform& m_platform;
    CappedIssues& m_issues;
    std::unordered_map<std::string_view, std::vector<LinkId>> m_linksByName;
    std::shared_ptr<WrittenRoutes> m_made = std::make_shared<WrittenRoutes>();
    std::size_t m_row = 0;
    std::size_t m_named = 0; ///< ends of the routes so far
    bool m_isFull = false;
    bool m_isAtFault = false; ///< the present row: one issue is enough
};

std::shared_ptr<const WrittenRoutes> writtenRoutesOf(const Network& network, const Platform& platform,
                                                     CappedIssues& issues)
{
    return WrittenRoutesBuilder(network, platform, issues).build();
}

namespace {

/** A name in quotation marks from `at` on, which moves behind the last of them. */
std::string quotedName(std::string_view text, std::size_t& at)
{
    std::string name;
    for (++at; at < text.size(); ++at) {
        if (text[at] == '"' && (++at == text.size() || text[at] != '"'))
            break;
        name += text[at];
    }
    return name;
}

} // namespace

std::string routeLinksText(const std::vector<std::string>& links)
{
    std::string text;
    for (const std::string& link : links) {
        text += text.empty() ? "" : ", ";
        if (!link.empty() && link.find_first_of(",\"") == std::string::npos && trimmed(link) == link) {
            text += link;
            continue;
        }
        text += '"';
        for (const char c : link)
            text += c == '"' ? std::string("\"\"") : std::string(1, c);
        text += '"';
    }
    return text;
}

std::vector<std::string> routeLinksOf(std::string_view text)
{
    std::vector<std::string> links;
    if (trimmed(text).empty())
        return links;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const std::size_t begin = text.find_first_not_of(" \t", at);
        std::string name;
        if (begin != std::string_view::npos && text[begin] == '"') {
            at = begin;
            name = quotedName(text, at);
        }
        // What stands behind the quotation marks belongs to the name.
        const std::size_t end = std::min(text.find(',', at), text.size());
        name += trimmed(text.substr(at, end - at));
        at = end;
        links.push_back(std::move(name));
    }
    return links;
}

} // namespace contraflow
