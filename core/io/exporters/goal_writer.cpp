// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/exporters/program_steps.h"

#include <cmath>

namespace contraflow {

namespace {

constexpr std::size_t kGoalPiece = 1 << 16;
constexpr double kMostNanoseconds = 9e18;

/**
 * Writes what happens one after the other as operations that require one another. An operation requires what
 * its process has waited for, and the begin of what was posted last, which keeps the order of posting.
 */
class GoalWriter
{
public:
    GoalWriter(const Program& program, const TraceWriting& writing, const ChunkSink& sink)
        : m_program(program)
        , m_writing(writing)
        , m_sink(sink)
        , m_collectives(program, writing, m_notes)
        , m_events(program.run())
    {}

    Result<std::vector<std::string>> run()
    {
        m_text = "num_ranks " + std::to_string(m_program.processCount()) + "\n";
        for (m_process = 0; m_process < m_program.processCount(); ++m_process) {
            if (m_events->isGraph(m_process))
                return Error{
                    ErrorCode::invalidInput,
                    "the program is a graph of operations already; its GOAL schedule is the file it was "
                    "imported from"};
            if (const Result<void> written = writeProcess(); !written)
                return written.error();
        }
        if (Result<void> flushed = flush(); !flushed)
            return flushed.error();
        return m_notes.texts();
    }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    Result<void> flush()
    {
        Result<void> taken = m_sink(m_text);
        m_text.clear();
        return taken;
    }

    Result<void> writeProcess()
    {
        m_text += "\nrank " + std::to_string(m_process) + " {\n";
        m_collectives.beginProcess();
        m_operations = 0;
        m_awaited.clear();
        m_awaitedAt = 0;
        m_posted = kNone;
        m_open.clear();
        m_anonymous.clear();
        Event event;
        std::uint64_t count = 0;
        while (m_events->next(m_process, event)) {
            if (Result<void> written = write(event); !written)
                return written;
            if (m_text.size() > kGoalPiece)
                if (Result<void> flushed = flush(); !flushed)
                    return flushed;
            if (++count % 4096 == 0 && m_writing.stop.stop_requested())
                return Error{ErrorCode::cancelled, "the export was cancelled"};
        }
        if (!m_events->failure().empty())
            return Error{ErrorCode::invalidInput, m_events->failure()};
        m_text += "}\n";
        return {};
    }

    /** Adds an operation behind all that was awaited; its number. */
    std::uint32_t add(const std::string& operation)
    {
        const std::uint32_t number = m_operations++;
        const std::string label = "l" + std::to_string(number);
        m_text += label + ": " + operation + "\n";
        for (const std::uint32_t other : m_awaited)
            m_text += label + " requires l" + std::to_string(other) + "\n";
        if (m_posted != kNone)
            m_text += label + " irequires l" + std::to_string(m_posted) + "\n";
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

    Result<void> write(const Event& event)
    {
        switch (event.kind) {
        case EventKind::compute: {
            const double nanoseconds = std::round(event.seconds * 1e9);
            if (!(nanoseconds < kMostNanoseconds))
                return Error{ErrorCode::invalidInput,
                             "process " + std::to_string(m_process) + " in " +
                                 m_program.placeOf(m_process, event.row) +
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
            m_notes.add("phases are left out");
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
        m_notes.add("collectives are written as their messages, with tags from 1000000000 on");
        return m_collectives.expand(m_process, event, [this](const CollectiveStep& step, std::int32_t tag) {
            std::vector<std::uint32_t> operations;
            for (const std::uint32_t from : step.receives)
                operations.push_back(addPosted(receiveText(static_cast<std::int32_t>(from), 0, tag)));
            for (const CollectiveStep::Send& send : step.sends)
                operations.push_back(
                    addPosted(sendText(static_cast<std::int32_t>(send.to), send.bytes, tag)));
            await(operations);
        });
    }

    const Program& m_program;
    const TraceWriting& m_writing;
    const ChunkSink& m_sink;
    WritingNotes m_notes;
    CollectiveMessages m_collectives;
    std::unique_ptr<EventSource> m_events;
    std::string m_text;
    std::uint32_t m_process = 0;
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
