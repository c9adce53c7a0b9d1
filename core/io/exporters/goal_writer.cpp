// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/io/exporters/program_steps.h"

#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace contraflow {

namespace {

constexpr double kMostNanoseconds = 9e18;
constexpr const char* kGraphRefusal = phrase(
    "the program is a graph of operations already; its GOAL schedule is the file it was imported from");

/** The messages of collectives of a group, told from those with tags: between two processes they come in the
 * order of the collectives. */
std::int32_t laneOfGroup(std::uint32_t group)
{
    return -2 - static_cast<std::int32_t>(group);
}

/**
 * The sizes of what is sent, by sender, receiver and lane (tag, or group of a collective), in the order in
 * which receives take them: a simulator tells by the size of a receive whether its sender waits for it.
 */
class SentSizes
{
public:
    void add(std::uint32_t from, std::uint32_t to, std::int32_t lane, double bytes)
    {
        std::vector<Run>& runs = m_lanes[{from, to, lane}].runs;
        if (runs.empty() || runs.back().bytes != bytes)
            runs.push_back({bytes, 0});
        ++runs.back().count;
    }

    /** Which message a receive of this process takes is not known beforehand: one takes any. */
    void addWildcard(std::uint32_t process) { m_wildcards.insert(process); }
    [[nodiscard]] bool hasWildcard(std::uint32_t process) const { return m_wildcards.contains(process); }

    /** Of the next message there; 0 when there is none. */
    [[nodiscard]] double take(std::uint32_t from, std::uint32_t to, std::int32_t lane)
    {
        const auto found = m_lanes.find({from, to, lane});
        if (found == m_lanes.end() || found->second.next == found->second.runs.size())
            return 0;
        Lane& of = found->second;
        const double bytes = of.runs[of.next].bytes;
        if (--of.runs[of.next].count == 0)
            ++of.next;
        return bytes;
    }

private:
    /** So many messages of one size. */
    struct Run
    {
        double bytes = 0;
        std::uint64_t count = 0;
    };
    struct Lane
    {
        std::vector<Run> runs;
        std::size_t next = 0;
    };

    std::map<std::tuple<std::uint32_t, std::uint32_t, std::int32_t>, Lane> m_lanes;
    std::set<std::uint32_t> m_wildcards;
};

/** Goes through a program and writes nothing: what its processes send. */
class SentSizeFinder : public ProgramWriter
{
public:
    SentSizeFinder(const Program& program, const TraceWriting& writing, const ChunkSink& sink,
                   SentSizes& sizes)
        : ProgramWriter(program, writing, sink)
        , m_sizes(sizes)
    {}

private:
    [[nodiscard]] std::string graphRefusal() const override { return kGraphRefusal; }
    void beginProcess() override {}
    void endProcess() override {}

    [[nodiscard]] Result<void> write(const Event& event) override
    {
        if (event.kind == EventKind::send || event.kind == EventKind::isend ||
            event.kind == EventKind::sendrecv)
            m_sizes.add(process(), static_cast<std::uint32_t>(event.peer), event.tag, event.bytes);
        const bool isReceive = event.kind == EventKind::recv || event.kind == EventKind::irecv;
        if ((isReceive && event.peer == kAny) ||
            (event.kind == EventKind::sendrecv && event.source == kAny) ||
            ((isReceive || event.kind == EventKind::sendrecv) && event.tag == kAny))
            m_sizes.addWildcard(process());
        if (!isCollective(event.kind))
            return {};
        return collectives().expand(process(), event, [&](const CollectiveStep& step, std::int32_t /*tag*/) {
            for (const CollectiveStep::Send& send : step.sends)
                m_sizes.add(process(), send.to, laneOfGroup(event.group), send.bytes);
        });
    }

    SentSizes& m_sizes;
};

/**
 * Writes what happens one after the other as operations that require one another. An operation requires what
 * its process has waited for, and the begin of what was posted last, which keeps the order of posting.
 */
class GoalWriter : public ProgramWriter
{
public:
    GoalWriter(const Program& program, const TraceWriting& writing, const ChunkSink& sink, SentSizes& sizes)
        : ProgramWriter(program, writing, sink)
        , m_sizes(sizes)
    {}

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    [[nodiscard]] std::string graphRefusal() const override { return kGraphRefusal; }

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
    /** Of a receive outside collectives; where it names no size, that of the message it takes. */
    std::string receiveText(std::int32_t from, double bytes, std::int32_t tag)
    {
        if (m_sizes.hasWildcard(process())) {
            if (bytes == 0)
                notes().add(sentence(
                    "receives without a size, of processes that receive from any process or with any tag, "
                    "are written with 0 bytes"));
            return receiveTextOf(from, bytes, tag);
        }
        const double sent = m_sizes.take(static_cast<std::uint32_t>(from), process(), tag);
        return receiveTextOf(from, bytes > 0 ? bytes : sent, tag);
    }
    static std::string receiveTextOf(std::int32_t from, double bytes, std::int32_t tag)
    {
        return "recv " + fixedText(bytes, 0) + "b from " + std::to_string(from) + tagText(tag);
    }

    [[nodiscard]] Result<void> write(const Event& event) override
    {
        switch (event.kind) {
        case EventKind::compute: {
            const double nanoseconds = std::round(event.seconds * 1e9);
            if (!(nanoseconds < kMostNanoseconds))
                return invalidInput("process %1 in %2 computes for too long to be counted in nanoseconds",
                                    {std::to_string(process()), program().placeOf(process(), event.row)});
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
            notes().add(sentence("phases are left out"));
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
        notes().add(sentence("collectives are written as their messages, with tags from 1000000000 on"));
        return collectives().expand(process(), event, [&](const CollectiveStep& step, std::int32_t tag) {
            std::vector<std::uint32_t> operations;
            for (const std::uint32_t from : step.receives)
                operations.push_back(
                    addPosted(receiveTextOf(static_cast<std::int32_t>(from),
                                            m_sizes.take(from, process(), laneOfGroup(event.group)), tag)));
            for (const CollectiveStep::Send& send : step.sends)
                operations.push_back(
                    addPosted(sendText(static_cast<std::int32_t>(send.to), send.bytes, tag)));
            await(operations);
        });
    }

    SentSizes& m_sizes;
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
    SentSizes sizes;
    RETURN_IF_ERROR(SentSizeFinder(program, writing, sink, sizes).run());
    return GoalWriter(program, writing, sink, sizes).run();
}

} // namespace contraflow
