// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_graph.h"
#include "core/base/sentence.h"

#include <algorithm>
#include <functional>

namespace contraflow {

/** The operations that may begin, process by process, the one with the least number first. */
class EventGraph::Source : public EventSource
{
public:
    explicit Source(const EventGraph& graph) : m_graph(graph)
    {
        for (const Graph& each : graph.m_graphs) {
            State& state = m_states.emplace_back();
            state.waits = each.waits;
            state.remaining = static_cast<std::uint32_t>(each.operations.size());
            for (std::uint32_t i = 0; i < state.waits.size(); ++i)
                if (state.waits[i] == 0)
                    state.ready.emplace_back(i, UINT32_MAX); // ascending: a heap with the least first
        }
    }

    bool next(std::uint32_t process, Event& event) override
    {
        State& state = m_states[process];
        if (state.ready.empty())
            return false;
        const auto [number, cause] = state.ready.front();
        std::pop_heap(state.ready.begin(), state.ready.end(), std::greater<>());
        state.ready.pop_back();
        const Operation& operation = m_graph.m_graphs[process].operations[number];
        event = {};
        event.kind = operation.kind;
        event.peer = operation.peer;
        event.tag = operation.tag;
        event.row = operation.row;
        event.cpu = operation.cpu;
        event.operation = number;
        event.cause = cause;
        (operation.kind == EventKind::compute ? event.seconds : event.bytes) = operation.amount;
        return true;
    }

    [[nodiscard]] const std::string& failure() const override { return m_failure; }
    [[nodiscard]] bool isGraph(std::uint32_t /*process*/) const override { return true; }
    void begun(std::uint32_t process, std::uint32_t operation, std::uint32_t cause) override
    {
        release(process, operation, cause, true);
    }
    void ended(std::uint32_t process, std::uint32_t operation, std::uint32_t cause) override
    {
        release(process, operation, cause, false);
        --m_states[process].remaining;
    }
    [[nodiscard]] std::uint32_t remaining(std::uint32_t process) const override
    {
        return m_states[process].remaining;
    }

private:
    struct State
    {
        std::vector<std::uint32_t> waits;                           ///< by operation
        std::vector<std::pair<std::uint32_t, std::uint32_t>> ready; ///< a heap: operations with their causes
        std::uint32_t remaining = 0;
    };

    void release(std::uint32_t process, std::uint32_t operation, std::uint32_t cause, bool isBegin)
    {
        const Graph& graph = m_graph.m_graphs[process];
        State& state = m_states[process];
        for (std::uint32_t e = graph.first[operation]; e < graph.first[operation + 1]; ++e) {
            const Edge& edge = graph.edges[e];
            if (edge.isBegin != isBegin || --state.waits[edge.to] > 0)
                continue;
            state.ready.emplace_back(edge.to, cause);
            std::push_heap(state.ready.begin(), state.ready.end(), std::greater<>());
        }
    }

    const EventGraph& m_graph;
    std::vector<State> m_states; ///< by process
    std::string m_failure;
};

EventGraph::EventGraph(std::uint32_t processes) : m_graphs(processes)
{
    m_groups.push_back(ProcessGroup::all(processes));
}

std::uint32_t EventGraph::add(std::uint32_t process, const Event& event)
{
    std::vector<Operation>& operations = m_graphs[process].operations;
    operations.push_back({event.kind == EventKind::compute ? event.seconds : event.bytes, event.peer,
                          event.tag, event.row, event.kind, static_cast<std::uint16_t>(event.cpu)});
    return static_cast<std::uint32_t>(operations.size() - 1);
}

void EventGraph::require(std::uint32_t process, std::uint32_t operation, std::uint32_t ended)
{
    m_graphs[process].open.push_back({ended, {operation, false}});
}

void EventGraph::requireBegin(std::uint32_t process, std::uint32_t operation, std::uint32_t begun)
{
    m_graphs[process].open.push_back({begun, {operation, true}});
}

Result<void> EventGraph::close(std::uint32_t process)
{
    Graph& graph = m_graphs[process];
    const std::size_t count = graph.operations.size();
    graph.first.assign(count + 1, 0);
    graph.waits.assign(count, 0);
    for (const auto& [from, edge] : graph.open) {
        ++graph.first[from + 1];
        ++graph.waits[edge.to];
    }
    for (std::size_t i = 0; i < count; ++i)
        graph.first[i + 1] += graph.first[i];
    graph.edges.resize(graph.open.size());
    std::vector<std::uint32_t> next(graph.first.begin(), graph.first.end() - 1);
    for (const auto& [from, edge] : graph.open)
        graph.edges[next[from]++] = edge;
    graph.open = {};
    graph.operations.shrink_to_fit();

    // Kahn's order reaches every operation unless some wait for one another.
    std::vector<std::uint32_t> waits = graph.waits;
    std::vector<std::uint32_t> ready;
    for (std::uint32_t i = 0; i < count; ++i)
        if (waits[i] == 0)
            ready.push_back(i);
    for (std::size_t at = 0; at < ready.size(); ++at)
        for (std::uint32_t e = graph.first[ready[at]]; e < graph.first[ready[at] + 1]; ++e)
            if (--waits[graph.edges[e].to] == 0)
                ready.push_back(graph.edges[e].to);
    if (ready.size() == count)
        return {};
    const auto stuck = std::ranges::find_if(waits, [](std::uint32_t n) { return n > 0; });
    const std::uint32_t row = graph.operations[static_cast<std::size_t>(stuck - waits.begin())].row;
    return Error{
        ErrorCode::invalidInput,
        placeOf(process, row) + ": " +
            sentence(
                "this operation of rank %1 waits for itself, through those that it requires; remove one of "
                "these requirements",
                {std::to_string(process)})};
}

std::string EventGraph::placeOf(std::uint32_t /*process*/, std::uint32_t row) const
{
    return m_rowWord + " " + std::to_string(row);
}

std::unique_ptr<EventSource> EventGraph::run() const
{
    return std::make_unique<Source>(*this);
}

} // namespace contraflow
