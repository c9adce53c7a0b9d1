// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/result_items.h"

#include "core/application/application_replay.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace contraflow {

std::optional<std::size_t> platformOf(const Project& project, const std::string& scenario)
{
    const Scenario* found = findByName(project.scenarios, scenario);
    const std::size_t platform = found ? indexOfName(project.platforms, found->platform) : 0;
    if (!found || platform >= project.platforms.size())
        return std::nullopt;
    return platform;
}

std::optional<SelectedItem> itemOfChannel(const Network& network, const Project& project,
                                          const std::string& scenario, ChannelId channel)
{
    const std::optional<std::size_t> platform = platformOf(project, scenario);
    if (!platform || channel.index() >= network.channelCount())
        return std::nullopt;
    const Network::Link& link = network.link(linkOf(channel));
    if (const auto server = network.serverOf(link)) {
        SelectedItem item{{TableKind::servers, *platform}, link.row};
        const auto servers = countHosts(project.platforms[*platform].servers[link.row].name);
        if (servers && *servers > 1)
            item.member = network.memberOf(*server);
        return item;
    }
    if (!link.isNic)
        return SelectedItem{{TableKind::links, *platform}, link.row};
    // Nodes of a row are neighbours; one alone is its row.
    const std::size_t node = link.from.isNode ? link.from.index : link.to.index;
    const auto nodes = network.nodes();
    std::size_t first = node;
    while (first > 0 && nodes[first - 1].row == link.row)
        --first;
    const bool isAlone = first == node && (node + 1 == nodes.size() || nodes[node + 1].row != link.row ||
                                           nodes[node + 1].server);
    SelectedItem item{{TableKind::nodes, *platform}, link.row};
    if (!isAlone)
        item.member = node - first;
    return item;
}

namespace {

// Members of rows: 24 bits of a rank, 38 of the number of its event; or a message's number.
constexpr std::size_t kMessageBit = std::size_t{1} << 62;
constexpr std::size_t kIndexBits = 38;
constexpr std::size_t kIndexMask = (std::size_t{1} << kIndexBits) - 1;

/** Rows of events count from 1 on. */
std::size_t rowFromOne(std::uint32_t row)
{
    return row == 0 ? 0 : row - 1;
}

/** Where an application of a run stands in the project; nothing when it is not there any more. */
std::optional<std::size_t> applicationRow(const ScenarioResult& result, std::uint32_t application)
{
    const auto& applications = result.project.applications;
    const auto& runs = result.project.scenarios[result.scenario].applications;
    const std::size_t row = indexOfName(applications, runs[application].name);
    return row < applications.size() ? std::optional(row) : std::nullopt;
}

/** The process of a rank of an application of the project. */
std::optional<std::uint32_t> processWith(const ScenarioResult& result, std::size_t row, std::size_t rank)
{
    if (!result.replay || row >= result.project.applications.size())
        return std::nullopt;
    std::size_t first = 0;
    for (const PlacedApplication& application : result.replay->applications) {
        if (application.name == result.project.applications[row].name)
            return rank < application.nodes.size() ? std::optional(static_cast<std::uint32_t>(first + rank))
                                                   : std::nullopt;
        first += application.nodes.size();
    }
    return std::nullopt;
}

} // namespace

RunEvents::RunEvents(const Replay& replay, std::shared_ptr<const std::vector<std::uint32_t>> order)
    : m_starts(replay.processes.size() + 1, 0)
    , m_order(std::move(order))
{
    for (const ReplayedEvent& event : replay.events)
        ++m_starts[event.process + 1];
    std::partial_sum(m_starts.begin(), m_starts.end(), m_starts.begin());
    const std::vector<std::uint32_t>& all = *m_order;
    m_begins.reserve(all.size());
    m_kinds.reserve(all.size());
    m_phases.reserve(all.size());
    for (const std::uint32_t i : all) {
        const ReplayedEvent& event = replay.events[i];
        m_begins.push_back(event.start);
        m_kinds.push_back(static_cast<std::uint8_t>(infoOf(event.kind).time));
        m_phases.push_back(static_cast<std::uint8_t>(std::min<std::uint32_t>(event.label, UINT8_MAX)));
    }
    const auto byIndex = [&](std::uint32_t event) {
        return m_starts[replay.events[event].process] + replay.events[event].index;
    };
    for (std::uint32_t place = 0; place < all.size(); ++place)
        if (byIndex(all[place]) != place) {
            m_places.resize(all.size());
            for (std::uint32_t other = 0; other < all.size(); ++other)
                m_places[byIndex(all[other])] = other;
            break;
        }
}

std::optional<std::uint32_t> RunEvents::placeOf(std::uint32_t process, std::size_t index) const
{
    if (index >= of(process).size())
        return std::nullopt;
    const auto place = static_cast<std::uint32_t>(m_starts[process] + index);
    return m_places.empty() ? place : m_places[place];
}

std::optional<SelectedItem> itemOfProcess(const ScenarioResult& result, std::uint32_t process)
{
    const ReplayedProcess& of = result.replay->replay.processes[process];
    const auto row = applicationRow(result, of.application);
    return row ? std::optional(SelectedItem{{TableKind::applications, 0}, *row, of.rank}) : std::nullopt;
}

std::optional<SelectedItem> itemOfEvent(const ScenarioResult& result, std::uint32_t event)
{
    const ReplayedEvent& of = result.replay->replay.events[event];
    const ReplayedProcess& process = result.replay->replay.processes[of.process];
    const auto owner = applicationRow(result, process.application);
    if (!owner)
        return std::nullopt;
    return SelectedItem{{TableKind::events, *owner},
                        rowFromOne(of.row),
                        (static_cast<std::size_t>(process.rank) << kIndexBits) | of.index};
}

std::optional<SelectedItem> itemOfMessage(const ScenarioResult& result, std::uint32_t message)
{
    const ReplayedMessage& of = result.replay->replay.messages[message];
    const auto owner = applicationRow(result, result.replay->replay.processes[of.source].application);
    return owner ? std::optional(
                       SelectedItem{{TableKind::events, *owner}, rowFromOne(of.row), kMessageBit | message})
                 : std::nullopt;
}

std::optional<std::uint32_t> processOf(const ScenarioResult& result, const SelectedItem& item)
{
    if (item.table.kind != TableKind::applications || item.member == SelectedItem::kWholeRow)
        return std::nullopt;
    return processWith(result, item.row, item.member);
}

std::optional<std::uint32_t> eventOf(const ScenarioResult& result, const SelectedItem& item)
{
    if (item.table.kind != TableKind::events || item.member == SelectedItem::kWholeRow ||
        (item.member & kMessageBit) != 0)
        return std::nullopt;
    const auto process = processWith(result, item.table.owner, item.member >> kIndexBits);
    if (!process || !result.runEvents)
        return std::nullopt;
    const auto place = result.runEvents->placeOf(*process, item.member & kIndexMask);
    return place ? std::optional(result.runEvents->all()[*place]) : std::nullopt;
}

std::optional<std::uint32_t> messageOf(const ScenarioResult& result, const SelectedItem& item)
{
    if (item.table.kind != TableKind::events || item.member == SelectedItem::kWholeRow ||
        (item.member & kMessageBit) == 0 || !result.replay)
        return std::nullopt;
    const std::size_t message = item.member & ~kMessageBit;
    return message < result.replay->replay.messages.size()
               ? std::optional(static_cast<std::uint32_t>(message))
               : std::nullopt;
}

LiveValue<PathCost>::Plan pathCostPlan(const std::shared_ptr<const ScenarioResult>& base)
{
    if (!base->analysis)
        return {};
    return {[base](const JobContext& context) -> std::shared_ptr<const PathCost> {
        auto cost = std::make_shared<PathCost>();
        cost->base = base;
        RunAnalysis analysis = *base->analysis;
        const Result<Replay> added = addContentionCost(analysis, base->project, base->scenario, context.stop);
        const Result<void> alone = addJobsAlone(analysis, base->project, base->scenario, context.stop);
        if (context.stop.stop_requested())
            return nullptr;
        if (added && alone)
            cost->analysis = std::make_shared<const RunAnalysis>(std::move(analysis));
        else
            cost->failure = QString::fromStdString((added ? alone.error() : added.error()).message);
        return cost;
    }};
}

LiveValue<PathCost>::Options pathCostOptions()
{
    return {.withoutRun = [](const PathCost&) { return nullptr; }};
}

std::shared_ptr<const RunAnalysis> bestAnalysis(const ScenarioResult& result, const LiveValue<PathCost>& cost)
{
    const auto known = cost.current();
    return known && known->base.get() == &result && known->analysis ? known->analysis : result.analysis;
}

} // namespace contraflow
