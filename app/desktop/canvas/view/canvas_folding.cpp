// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/view/canvas_folding.h"

#include "app/desktop/canvas/layout/folded_layout.h"
#include "core/project/edits.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <utility>

namespace contraflow {
namespace {

Collapsed stateIn(const CollapsedParts& parts, const std::string& name)
{
    const auto found = parts.find(name);
    return found == parts.end() ? Collapsed::no : found->second;
}

} // namespace

CanvasFolding::CanvasFolding(Document& document, Selection& selection, CanvasFeed& feed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_selection(selection)
    , m_feed(feed)
{}

const Platform* CanvasFolding::platform() const
{
    const auto& platforms = m_document.project().platforms;
    return scene() && scene()->platform < platforms.size() ? &platforms[scene()->platform] : nullptr;
}

CanvasFolding::States CanvasFolding::statesInDocument() const
{
    return platform() ? collapsedParts(*platform()) : States();
}

const std::string& CanvasFolding::nameOf(std::uint32_t item) const
{
    return scene()->network->switches()[item].name;
}

std::set<std::uint32_t> CanvasFolding::chosenSwitches() const
{
    std::set<std::uint32_t> chosen;
    if (!scene())
        return chosen;
    const CanvasSelection& selection = m_feed.picture().selection;
    chosen.insert(selection.switches.begin(), selection.switches.end());
    for (const std::uint32_t node : selection.nodes)
        if (const std::uint32_t rack = scene()->layout.rackOfNode[node];
            rack < scene()->network->switches().size())
            chosen.insert(rack);
    return chosen;
}

std::vector<std::uint32_t> CanvasFolding::groupOf(std::uint32_t item) const
{
    std::vector<std::uint32_t> members;
    const std::vector<std::uint32_t>& groups = scene()->groups;
    if (groups[item] != kNoFold)
        for (std::uint32_t s = 0; s < groups.size(); ++s)
            if (groups[s] == groups[item])
                members.push_back(s);
    return members;
}

void CanvasFolding::collapse(std::uint32_t item, const States& now, States& wanted) const
{
    if (hasNodes(item) && now.count(nameOf(item)) == 0) {
        wanted[nameOf(item)] = Collapsed::rack;
        return;
    }
    for (const std::uint32_t member : groupOf(item))
        wanted[nameOf(member)] = Collapsed::group;
}

void CanvasFolding::reveal(NodeId node)
{
    const auto& inside = scene()->network->node(node).attachedTo;
    States wanted;
    if (!inside)
        return;
    expand(inside->value, statesInDocument(), wanted);
    wanted[nameOf(inside->value)] = Collapsed::no;
    submit(wanted, tr("Expand %1"), tr("Expand %1 boxes"));
}

void CanvasFolding::expand(std::uint32_t item, const States& now, States& wanted) const
{
    const auto state = now.find(nameOf(item));
    if (state == now.end())
        return;
    if (state->second == Collapsed::group)
        for (const std::uint32_t member : groupOf(item))
            wanted[nameOf(member)] = hasNodes(member) ? Collapsed::rack : Collapsed::no;
    else
        wanted[nameOf(item)] = Collapsed::no;
}

void CanvasFolding::submit(const States& wanted, const QString& one, const QString& many)
{
    const Platform* drawn = platform();
    if (wanted.empty() || !drawn)
        return;
    const States now = collapsedParts(*drawn);
    Edit edit;
    changeRows(edit.changes, {TableKind::switches, scene()->platform}, drawn->switches,
               allRows(drawn->switches), [&](SwitchRow& row) {
                   const auto state = wanted.find(row.name);
                   if (state != wanted.end())
                       setCollapsed(row, state->second);
                   return state != wanted.end() && collapsedOf(row) != stateIn(now, row.name);
               });
    changeRows(edit.changes, {TableKind::servers, scene()->platform}, drawn->servers, allRows(drawn->servers),
               [&](ServerRow& row) {
                   const std::vector<std::string> names = hostsOrText(row.name);
                   std::vector<std::size_t> open;
                   bool isChanged = false;
                   for (std::size_t i = 0; i < names.size(); ++i) {
                       const auto state = wanted.find(names[i]);
                       const bool wasOpen = stateIn(now, names[i]) == Collapsed::no;
                       const bool isOpen = state == wanted.end() ? wasOpen : state->second == Collapsed::no;
                       isChanged = isChanged || isOpen != wasOpen;
                       if (isOpen)
                           open.push_back(i);
                   }
                   if (isChanged)
                       setExpanded(row, *drawn, open);
                   return isChanged;
               });
    if (edit.changes.empty())
        return;
    edit.label = (wanted.size() == 1 ? one.arg(QString::fromStdString(wanted.begin()->first))
                                     : many.arg(wanted.size()))
                     .toStdString();
    m_document.submit(std::move(edit));
}

void CanvasFolding::collapseSelected()
{
    const std::set<std::uint32_t> chosen = chosenSwitches();
    const States now = statesInDocument();
    // Racks first; groups when no chosen rack is open any more.
    const bool hasOpen = std::ranges::any_of(
        chosen, [&](std::uint32_t item) { return hasNodes(item) && now.count(nameOf(item)) == 0; });
    States wanted;
    for (const std::uint32_t item : chosen)
        if (!hasOpen || hasNodes(item))
            collapse(item, now, wanted);
    if (wanted.empty())
        emit noticed(
            tr("Nothing to collapse is selected: select a rack, a node of it, or a switch of a group."));
    submit(wanted, tr("Collapse %1"), tr("Collapse %1 boxes"));
}

void CanvasFolding::expandSelected()
{
    States wanted;
    const States now = statesInDocument();
    for (const std::uint32_t item : chosenSwitches())
        expand(item, now, wanted);
    if (wanted.empty())
        emit noticed(tr("Nothing collapsed is selected."));
    submit(wanted, tr("Expand %1"), tr("Expand %1 boxes"));
}

void CanvasFolding::collapseAll()
{
    if (!scene())
        return;
    const States now = statesInDocument();
    States racks;
    States groups;
    for (std::uint32_t s = 0; s < scene()->network->switches().size(); ++s) {
        if (hasNodes(s) && now.count(nameOf(s)) == 0)
            racks[nameOf(s)] = Collapsed::rack;
        if (scene()->groups[s] != kNoFold)
            groups[nameOf(s)] = Collapsed::group;
    }
    submit(racks.empty() ? groups : racks, tr("Collapse %1"), tr("Collapse %1 boxes"));
}

void CanvasFolding::expandAll()
{
    States wanted = statesInDocument();
    for (auto& [name, state] : wanted)
        state = Collapsed::no;
    submit(wanted, tr("Expand %1"), tr("Expand %1 boxes"));
}

void CanvasFolding::toggle(SwitchId item)
{
    if (!scene())
        return;
    const States now = statesInDocument();
    States wanted;
    const bool isOpen = now.count(nameOf(item.value)) == 0;
    if (isOpen)
        collapse(item.value, now, wanted);
    else
        expand(item.value, now, wanted);
    submit(wanted, isOpen ? tr("Collapse %1") : tr("Expand %1"),
           isOpen ? tr("Collapse %1 boxes") : tr("Expand %1 boxes"));
}

} // namespace contraflow
