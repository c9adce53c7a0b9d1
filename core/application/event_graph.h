// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/program.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** A program whose processes are graphs of computations, sends and receives, such as a GOAL schedule: what no
 * path joins goes on side by side. */
class EventGraph : public Program
{
public:
    explicit EventGraph(std::uint32_t processes);

    /** What rows are in messages: "line" of a file, or "node". */
    void setRowWord(std::string word) { m_rowWord = std::move(word); }

    /** Adds an operation, a compute, send or recv; its number within the process. */
    std::uint32_t add(std::uint32_t process, const Event& event);
    /** An operation begins when another one of the process has ended. */
    void require(std::uint32_t process, std::uint32_t operation, std::uint32_t ended);
    /** An operation begins when another one of the process has begun. */
    void requireBegin(std::uint32_t process, std::uint32_t operation, std::uint32_t begun);
    /** To be called once for each process, behind its last operation. Fails when operations wait for one
     * another in a circle, with the row of one of them. */
    [[nodiscard]] Result<void> close(std::uint32_t process);

    [[nodiscard]] std::uint32_t processCount() const override
    {
        return static_cast<std::uint32_t>(m_graphs.size());
    }
    [[nodiscard]] std::span<const ProcessGroup> groups() const override { return m_groups; }
    [[nodiscard]] std::span<const std::string> labels() const override { return {}; }
    [[nodiscard]] std::string placeOf(std::uint32_t process, std::uint32_t row) const override;
    [[nodiscard]] std::unique_ptr<EventSource> run() const override;

private:
    class Source;

    struct Operation
    {
        double amount = 0; ///< bytes, or seconds of a computation
        std::int32_t peer = kAny;
        std::int32_t tag = 0;
        std::uint32_t row = 0;
        EventKind kind = EventKind::compute;
        std::uint16_t cpu = 0;
    };
    /** From the operation that is waited for: to whom, and whether its begin will do. */
    struct Edge
    {
        std::uint32_t to = 0;
        bool isBegin = false;
    };
    struct Graph
    {
        std::vector<Operation> operations;
        std::vector<std::pair<std::uint32_t, Edge>> open; ///< from and edge, until close()
        std::vector<std::uint32_t> first; ///< by operation, and one more: of its edges, in `edges`
        std::vector<Edge> edges;
        std::vector<std::uint32_t> waits; ///< by operation: edges that lead to it
    };

    std::vector<Graph> m_graphs; ///< by process
    std::vector<ProcessGroup> m_groups;
    std::string m_rowWord = "line";
};

} // namespace contraflow
