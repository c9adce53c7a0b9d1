// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/exporters/program_steps.h"

#include <cmath>

namespace contraflow {

namespace {

constexpr double kMostNanoseconds = 9e18;

/**
 * Writes what happens one after the other as operations that require one another. An operation requires what
 * its process has waited for, and the begin of what was posted last, which keeps the order of posting.
 */
class GoalWriter : public ProgramWriter
{
public:
    GoalWriter(const Program& program, const TraceWriting& writing, const ChunkSink& sink)
        : ProgramWriter(program, writing, sink)
    {}

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    [[nodiscard]] std::string graphRefusal() const override
    {
        return "the program is a graph of operations already; its GOAL schedule is the file it was imported from";
    }

    void beginProgram() override { text() = "num_ranks " + std::to_string(program().processCount()) + "\n"; }

    void beginProcess() override
    {
        text() += "\nrank " + std::to_string(process()) + " {\n";
        m_operations = 0;
        m_awaited.clear();
        m_awaitedAt = 0;
        m_posted = kNone;
        m_open.clear();
        m_anonymous.clear();
    }

    void endProcess() override { text() += "}\n"; }

    /** Adds an operation behind all that was awaited; its number. */
    std::uint32_t add(const std::string& operation)
    {
        const std::uint32_t number = m_operations++;
        const std::string label = "l" + std::to_string(number);
        text() += label + ": " + operation + "\n";
        for (const std::uint32_t other : m_awaited)
            text() += label + " requires l" + std::to_string(other) + "\n";
        if (m_posted != kNone)
            text() += label + " irequires l" + std::to_string(m_posted) + "\n";
        return number;
    }
    /** One that the process waits for. */
    void addBlocking(const std::string& operation)
    {
        const std::uint32_t number = add(operation);
        m_awaited = {number};
        m_awaitedAt = m_operations;
        m_posted = kNone;
    }
    /** One that it posts. */
    std::uint32_t addPosted(const std::string& operation)
    {
        m_posted = add(operation);
        return m_posted;
    }
    /** Waits for operations: what comes then requires them. */
    void await(const std::vector<std::uint32_t>& operations)
    {
        // What was posted since requires what was awaited then.
        for (const std::uint32_t operation : operations)
            if (operation >= m_awaitedAt)
                m_awaited.clear();
        m_awaited.insert(m_awaited.end(), operations.begin(), operations.end());
        if (m_awaited.size() > 1)
            addBlocking("calc 0");
        m_awaitedAt = m_operations;
    }

    static std::string tagText(std::int32_t tag)
    {
        return tag == 0 ? std::string() : " tag " + std::to_string(tag);
    }
    static std::string sendText(std::int32_t to, double bytes, std::int32_t tag)
    {
        return "send " + fixedText(bytes, 0) + "b to " + std::to_string(to) + tagText(tag);
    }
    static std::string receiveText(std::int32_t from, double bytes, std::int32_t tag)
    {
        return "recv " + fixedText(bytes, 0) + "b from " + std::to_string(from) + tagText(tag);
    }

    [[nodiscard]] Result<void> write(const Event& event) override
    {
        switch (event.kind) {
        case EventKind::compute: {
            const double nanoseconds = std::round(event.seconds * 1e9);
            if (!(nanoseconds < kMostNanoseconds))
                return Error{ErrorCode::invalidInput,
                             "process " + std::to_string(process()) + " in " +
                                 program().placeOf(process(), event.row) +
                                 " computes for too long to be counted in nanoseconds"};
            addBlocking("calc " + fixedText(nanoseconds, 0));
            return {};
        }
        case EventKind::send:
            addBlocking(sendText(event.peer, event.bytes, event.tag));
            return {};
        case EventKind::recv:
            addBlocking(receiveText(event.peer, event.bytes, event.tag));
            return {};
        case EventKind::isend:
        case EventKind::irecv: {
            const std::uint32_t posted =
                addPosted(event.kind == EventKind::isend ? sendText(event.peer, event.bytes, event.tag)
                                                         : receiveText(event.peer, event.bytes, event.tag));
            if (event.request == kNoRequest)
                m_anonymous.push_back(posted);
            else
                m_open[event.request] = posted;
            return {};
        }
        case EventKind::sendrecv: {
            const std::uint32_t received = addPosted(receiveText(event.source, 0, event.tag));
            const std::uint32_t sent = addPosted(sendText(event.peer, event.bytes, event.tag));
            await({received, sent});
            return {};
        }
        case EventKind::wait:
        case EventKind::waitall:
            await(takeRequests(event));
            return {};
        case EventKind::phase:
            notes().add("phases are left out");
            return {};
        default:
            return writeCollective(event);
        }
    }

    std::vector<std::uint32_t> takeRequests(const Event& event)
    {
        std::vector<std::uint32_t> operations;
        for (const std::uint32_t request : event.requests)
            if (const auto found = m_open.find(request); found != m_open.end()) {
                operations.push_back(found->second);
                m_open.erase(found);
            }
        if (!event.requests.empty())
            return operations;
        operations = std::move(m_anonymous);
        m_anonymous.clear();
        for (const auto& [request, operation] : m_open)
            operations.push_back(operation);
        m_open.clear();
        return operations;
    }

    Result<void> writeCollective(const Event& event)
    {
        notes().add("collectives are written as their messages, with tags from 1000000000 on");
        return collectives().expand(process(), event, [this](const CollectiveStep& step, std::int32_t tag) {
            std::vector<std::uint32_t> operations;
            for (const std::uint32_t from : step.receives)
                operations.push_back(addPosted(receiveText(static_cast<std::int32_t>(from), 0, tag)));
            for (const CollectiveStep::Send& send : step.sends)
                operations.push_back(
                    addPosted(sendText(static_cast<std::int32_t>(send.to), send.bytes, tag)));
            await(operations);
        });
    }

    std::uint32_t m_operations = 0;
    std::vector<std::uint32_t> m_awaited; ///< what the next operation requires
    std::uint32_t m_awaitedAt = 0;        ///< operations from here on require it themselves
    std::uint32_t m_posted = kNone;       ///< whose begin it requires
    std::map<std::uint32_t, std::uint32_t> m_open;
    std::vector<std::uint32_t> m_anonymous;
};

} // namespace

Result<std::vector<std::string>> writeGoal(const Program& program, const TraceWriting& writing,
                                           const ChunkSink& sink)
{
    return GoalWriter(program, writing, sink).run();
}

} // namespace contraflow
