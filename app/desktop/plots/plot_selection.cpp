// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_selection.h"

#include "app/desktop/live/result_items.h"
#include "core/application/application_replay.h"
#include "core/base/ranges.h"

#include <algorithm>

namespace contraflow {
namespace {

/** Index of the message in this row of the workload, or nothing when it was left out. */
std::optional<std::uint32_t> messageInRow(const PlacedScenario& placed, std::size_t row)
{
    const auto at = std::ranges::lower_bound(placed.messages, row, {}, &PlacedMessage::row);
    if (at == placed.messages.end() || at->row != row)
        return std::nullopt;
    return static_cast<std::uint32_t>(at - placed.messages.begin());
}

void addLink(std::vector<ChannelId>& channels, std::size_t link)
{
    channels.emplace_back(2 * link);
    channels.emplace_back(2 * link + 1);
}

/** NICs of the nodes of a row, or of one of them. Nodes of a row are neighbours. */
void addNodes(std::vector<ChannelId>& channels, const Network& network, const SelectedItem& item)
{
    const auto all = network.nodes();
    const auto nodes = network.servers().empty() ? all : all.first(network.servers()[0].firstGpu.index());
    const auto first = std::ranges::lower_bound(nodes, item.row, {}, &Network::Node::row);
    std::size_t member = 0;
    for (auto node = first; node != nodes.end() && node->row == item.row; ++node, ++member)
        if (node->nic && (item.member == SelectedItem::kWholeRow || item.member == member))
            addLink(channels, node->nic->index());
}

/** NICs of the servers of a row, or of one of them. */
void addServers(std::vector<ChannelId>& channels, const Network& network, const SelectedItem& item)
{
    std::size_t member = 0;
    for (const Network::Server& server : network.servers()) {
        if (server.row != item.row || (item.member != SelectedItem::kWholeRow && item.member != member++))
            continue;
        for (std::uint32_t gpu = 0; gpu < server.gpus; ++gpu)
            if (const auto nic = network.node(server.gpu(gpu)).nic)
                addLink(channels, nic->index());
    }
}

void addLinks(std::vector<ChannelId>& channels, const Network& network, std::size_t row)
{
    const auto links = network.links();
    for (std::size_t i = 0; i < links.size(); ++i)
        if (!links[i].isNic && links[i].row == row)
            addLink(channels, i);
}

} // namespace

PlotSelection plotSelection(const Selection& selection, const ScenarioResult* result)
{
    PlotSelection found;
    if (!result)
        return found;
    const Prediction* const prediction = result->prediction.get();
    const Network* const network = result->network();
    if (!network)
        return found;
    const std::optional<std::size_t> platform = platformOf(result->project, result->run()->scenario);
    for (const SelectedItem& item : selection.items()) {
        if (prediction && item.table.kind == TableKind::messages &&
            item.table.owner == prediction->workload) {
            const auto message = messageInRow(prediction->placed, item.row);
            if (message && found.messages.size() < PlotSelection::kMaxMessages)
                found.messages.push_back(*message);
        } else if (platform && item.table.owner == *platform && found.channels.size() < 64) {
            if (item.table.kind == TableKind::links)
                addLinks(found.channels, *network, item.row);
            else if (item.table.kind == TableKind::nodes)
                addNodes(found.channels, *network, item);
            else if (item.table.kind == TableKind::servers)
                addServers(found.channels, *network, item);
        }
    }
    for (std::size_t i = 0; i < std::min(found.messages.size(), PlotSelection::kMaxRoutes); ++i)
        for (const ChannelId channel : prediction->placed.routes[found.messages[i]])
            found.channels.push_back(channel);
    sortUnique(found.channels);
    return found;
}

std::set<SelectedItem> afterClick(const std::set<SelectedItem>& selected, std::set<SelectedItem> clicked,
                                  Qt::KeyboardModifiers modifiers)
{
    if (!(modifiers & Qt::ControlModifier))
        return clicked;
    std::set<SelectedItem> items = selected;
    const bool isSelected =
        std::ranges::all_of(clicked, [&](const SelectedItem& item) { return items.count(item) != 0; });
    for (const SelectedItem& item : clicked) {
        if (isSelected)
            items.erase(item);
        else
            items.insert(item);
    }
    return items;
}

std::optional<std::size_t> stepAt(const StepTimes& steps, double time)
{
    const auto after = std::ranges::upper_bound(steps.starts, time);
    if (after == steps.starts.begin())
        return std::nullopt;
    return static_cast<std::size_t>(after - steps.starts.begin()) - 1;
}

} // namespace contraflow
