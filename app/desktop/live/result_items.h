// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/live/live_value.h"
#include "app/desktop/live/results.h"
#include "core/analysis/application/run_analysis.h"
#include "core/project/network.h"
#include "core/project/project.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

struct Replay;

/** Position of the platform of a scenario; nothing when one of them is not in the project any more. */
[[nodiscard]] std::optional<std::size_t> platformOf(const Project& project, const std::string& scenario);

/** The row to select for a channel of a scenario's network: its link, or its node when the link is an
 * adapter. */
[[nodiscard]] std::optional<SelectedItem> itemOfChannel(const Network& network, const Project& project,
                                                        const std::string& scenario, ChannelId channel);

// What is selected of the run of applications. A process is a member of its application; an event and a
// message are members of the row of the program that they come from, so that this row is selected with them.

/** The events of a run by process, those of a process in their order. */
class RunEvents
{
public:
    RunEvents() = default;
    /** `order` is what eventsByProcess() gives. */
    RunEvents(const Replay& replay, std::shared_ptr<const std::vector<std::uint32_t>> order);

    /** Positions in Replay::events. */
    [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t process) const
    {
        return std::span(*m_order).subspan(m_starts[process], m_starts[process + 1] - m_starts[process]);
    }
    /** The same of all processes, one after the other: the rows of replayedEventsTable(). */
    [[nodiscard]] const std::vector<std::uint32_t>& all() const { return *m_order; }
    /** Where the events of a process begin in all(). */
    [[nodiscard]] std::uint32_t start(std::uint32_t process) const { return m_starts[process]; }
    /** The place in all() of an event of a process by ReplayedEvent::index; nothing when there is none. */
    [[nodiscard]] std::optional<std::uint32_t> placeOf(std::uint32_t process, std::size_t index) const;

    // What is drawn of the events of a process, kept together because drawing goes through all of them.
    /** When each began, in seconds on the clock. It lasts until the next one, the last one until the process
     * has finished. */
    [[nodiscard]] std::span<const double> begins(std::uint32_t process) const
    {
        return std::span(m_begins).subspan(m_starts[process], m_starts[process + 1] - m_starts[process]);
    }
    /** TimeKind of the event that is in this place of all(). */
    [[nodiscard]] std::uint8_t timeKind(std::size_t place) const { return m_kinds[place]; }
    /** Its phase: 0 for none, else 1 + the index of its label; the last one for any beyond it. */
    [[nodiscard]] std::uint8_t phase(std::size_t place) const { return m_phases[place]; }

private:
    std::vector<std::uint32_t> m_starts; ///< one more than processes
    std::shared_ptr<const std::vector<std::uint32_t>> m_order =
        std::make_shared<const std::vector<std::uint32_t>>();
    /** By process and index: places in all(); empty when these are the same. Operations of a graph begin in
     * another order. */
    std::vector<std::uint32_t> m_places;
    // In the order of m_order.
    std::vector<double> m_begins;
    std::vector<std::uint8_t> m_kinds;
    std::vector<std::uint8_t> m_phases;
};

[[nodiscard]] std::optional<SelectedItem> itemOfProcess(const ScenarioResult& result, std::uint32_t process);
/** `event` and `message` are positions in Replay::events and Replay::messages. */
[[nodiscard]] std::optional<SelectedItem> itemOfEvent(const ScenarioResult& result, std::uint32_t event);
[[nodiscard]] std::optional<SelectedItem> itemOfMessage(const ScenarioResult& result, std::uint32_t message);

// Nothing when the item is another thing, or not of this run.
[[nodiscard]] std::optional<std::uint32_t> processOf(const ScenarioResult& result, const SelectedItem& item);
[[nodiscard]] std::optional<std::uint32_t> eventOf(const ScenarioResult& result, const SelectedItem& item);
[[nodiscard]] std::optional<std::uint32_t> messageOf(const ScenarioResult& result, const SelectedItem& item);

/** The critical path of a run beside what contention costs, for which the applications run once more without
 * any, and beside how long each takes by itself. */
struct PathCost
{
    std::shared_ptr<const ScenarioResult> base;
    std::shared_ptr<const RunAnalysis> analysis; ///< null when it failed
    QString failure;                             ///< why there is nothing
};

/** As LiveValue<PathCost> makes it; there is none for results without a path. */
[[nodiscard]] LiveValue<PathCost>::Plan pathCostPlan(const std::shared_ptr<const ScenarioResult>& base);
/** It goes with its run. */
[[nodiscard]] LiveValue<PathCost>::Options pathCostOptions();

/** What is known best of the path of a result; null: it has none. */
[[nodiscard]] std::shared_ptr<const RunAnalysis> bestAnalysis(const ScenarioResult& result,
                                                              const LiveValue<PathCost>& cost);

} // namespace contraflow
