// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/route_edits.h"

#include "core/project/host_list.h"
#include "core/project/many_rows.h"

#include <algorithm>

namespace contraflow {

namespace {

bool renameHosts(std::string& list, const NameMap& renamed)
{
    std::vector<std::string> hosts = hostsOrText(list);
    bool isChanged = false;
    for (std::string& host : hosts)
        isChanged = rename(host, renamed) || isChanged;
    if (isChanged)
        list = hostListOf(hosts);
    return isChanged;
}

bool removeHosts(std::string& list, const NameSet& gone)
{
    std::vector<std::string> hosts = hostsOrText(list);
    if (std::erase_if(hosts, [&gone](const std::string& host) { return gone.contains(host); }) == 0)
        return false;
    list = hostListOf(hosts);
    return true;
}

} // namespace

bool rename(std::string& name, const NameMap& renamed)
{
    const auto found = renamed.find(name);
    if (found == renamed.end())
        return false;
    name = found->second;
    return true;
}

void renameNodesInRoutes(const Project& project, std::size_t platform, const NameMap& renamed,
                         std::vector<Change>& changes)
{
    if (renamed.empty())
        return;
    changeWhere(changes, TableRef{TableKind::routes, platform}, project.platforms[platform].routes,
                [&renamed](RouteRow& row) {
                    const bool isFrom = renameHosts(row.from, renamed);
                    return renameHosts(row.to, renamed) || isFrom;
                });
}

void removeNodesFromRoutes(const Project& project, std::size_t platform, const NameSet& nodes,
                           std::vector<Change>& changes)
{
    const SharedRows<RouteRow>& before = project.platforms[platform].routes;
    if (nodes.empty() || before.empty())
        return;
    const TableRef table{TableKind::routes, platform};
    SharedRows<RouteRow> left = before;
    std::vector<Change> shortened;
    changeWhere(shortened, table, before, [&nodes](RouteRow& row) {
        const bool isFrom = removeHosts(row.from, nodes);
        return removeHosts(row.to, nodes) || isFrom;
    });
    for (const Change& change : shortened) {
        const auto& replaced = std::get<ReplaceRows>(change);
        left.splice(replaced.first, replaced.removed, std::get<SharedRows<RouteRow>>(replaced.rows));
        changes.push_back(change);
    }
    std::size_t index = 0;
    removeWhere(changes, table, left, [&](const RouteRow& row) {
        const RouteRow& whole = before[index++];
        return (row.from.empty() && !whole.from.empty()) || (row.to.empty() && !whole.to.empty());
    });
}

Edit renameLink(const Project& project, std::size_t platform, std::size_t row, const std::string& name)
{
    const Platform& p = project.platforms[platform];
    LinkRow renamedRow = p.links[row];
    const NameMap renamed{{renamedRow.name, name}};
    Edit edit{"Rename link " + renamedRow.name + " to " + name, {}};
    renamedRow.name = name;
    edit.changes.push_back(ReplaceRows{TableRef{TableKind::links, platform}, row, 1,
                                       std::vector<LinkRow>{std::move(renamedRow)}});
    const std::string& old = renamed.begin()->first;
    const auto hasOld = [&old](const LinkRow& link) { return link.name == old; };
    if (p.routes.empty() || old.empty() || std::count_if(p.links.begin(), p.links.end(), hasOld) > 1)
        return edit;
    changeWhere(edit.changes, TableRef{TableKind::routes, platform}, p.routes, [&renamed](RouteRow& route) {
        bool isChanged = false;
        for (std::string& link : route.links)
            isChanged = rename(link, renamed) || isChanged;
        return isChanged;
    });
    return edit;
}

} // namespace contraflow
