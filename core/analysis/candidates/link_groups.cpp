// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/link_groups.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <map>

namespace contraflow {

namespace {

using Kind = LinkGroup::Kind;

class Groups
{
public:
    /** A group of the same links as an earlier one becomes another name of it. */
    void add(LinkGroup group)
    {
        if (group.links.empty())
            return;
        const auto [at, isNew] = m_positions.try_emplace(group.links, m_groups.size());
        if (isNew)
            m_groups.push_back(std::move(group));
        else
            m_groups[at->second].aliases.push_back(titleOf(group));
    }

    [[nodiscard]] std::vector<LinkGroup> take() { return std::move(m_groups); }

private:
    std::vector<LinkGroup> m_groups;
    std::map<LinkSet, std::size_t> m_positions;
};

std::string linkName(const Network& network, LinkId link)
{
    const Network::Link& l = network.link(link);
    const std::string ends = network.vertexName(l.from) + " – " + network.vertexName(l.to);
    return l.name.empty() ? ends : l.name + " (" + ends + ")";
}

} // namespace

std::string shortList(std::vector<std::string> names)
{
    std::sort(names.begin(), names.end(),
              [](const std::string& a, const std::string& b) { return naturalOrder(a, b) < 0; });
    std::string list;
    int depth = 0;
    for (const char c : hostListOf(names)) {
        depth += c == '[' ? 1 : c == ']' ? -1 : 0;
        list.push_back(c);
        if (c == ',' && depth == 0)
            list.push_back(' ');
    }
    constexpr std::size_t kReadable = 40;
    if (list.size() <= kReadable)
        return list;
    return sentence("%1 switches (%2 … %3)", {groupedCount(names.size()), names.front(), names.back()});
}

std::string titleOf(Kind kind, const std::vector<std::string>& members)
{
    switch (kind) {
    case Kind::link:
        return sentence("link %1", {members.front()});
    case Kind::rackNics:
    case Kind::someNics:
        return sentence("NICs of %1", {shortList(members)});
    case Kind::nics:
        return sentence("all NICs");
    case Kind::uplinks:
    case Kind::someUplinks:
        return sentence("uplinks of %1", {shortList(members)});
    case Kind::allUplinks:
        return sentence("all uplinks");
    case Kind::backbone:
        return sentence("all links between switches");
    case Kind::allLinks:
        return sentence("all links");
    }
    return {};
}

std::string_view kindWord(Kind kind)
{
    switch (kind) {
    case Kind::link:
        return "link";
    case Kind::rackNics:
        return "rack-nics";
    case Kind::nics:
        return "nics";
    case Kind::uplinks:
        return "uplinks";
    case Kind::allUplinks:
        return "all-uplinks";
    case Kind::backbone:
        return "backbone";
    case Kind::someNics:
        return "some-nics";
    case Kind::someUplinks:
        return "some-uplinks";
    case Kind::allLinks:
        return "all-links";
    }
    return {};
}

std::vector<LinkGroup> rackGroups(const Network& network, Kind kind)
{
    std::vector<LinkSet> nics(network.switches().size());
    std::vector<LinkSet> uplinks(network.switches().size());
    for (const LinkId link : nicLinks(network))
        if (const std::optional<SwitchId> rack = rackOf(network, link))
            nics[rack->index()].push_back(link);
    for (const LinkId link : backboneLinks(network))
        for (const Vertex end : {network.link(link).from, network.link(link).to})
            uplinks[end.index].push_back(link);
    std::vector<LinkGroup> groups;
    for (std::size_t i = 0; i < nics.size(); ++i) {
        LinkSet& links = kind == Kind::uplinks ? uplinks[i] : nics[i];
        if (!nics[i].empty() && !links.empty())
            groups.push_back({kind, {network.switches()[i].name}, std::move(links), {}});
    }
    return groups;
}

LinkSet unionOf(const std::vector<LinkGroup>& groups)
{
    LinkSet all;
    for (const LinkGroup& group : groups)
        all.insert(all.end(), group.links.begin(), group.links.end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

std::vector<LinkGroup> linkGroups(const Network& network)
{
    Groups groups;
    const LinkSet backbone = backboneLinks(network);
    for (const LinkId link : backbone)
        groups.add({Kind::link, {linkName(network, link)}, {link}, {}});
    groups.add({Kind::nics, {}, nicLinks(network), {}});
    for (LinkGroup& group : rackGroups(network, Kind::rackNics))
        groups.add(std::move(group));
    std::vector<LinkGroup> uplinks = rackGroups(network, Kind::uplinks);
    const LinkSet allUplinks = unionOf(uplinks);
    for (LinkGroup& group : uplinks)
        groups.add(std::move(group));
    groups.add({Kind::allUplinks, {}, allUplinks, {}});
    groups.add({Kind::backbone, {}, backbone, {}});
    return groups.take();
}

} // namespace contraflow
