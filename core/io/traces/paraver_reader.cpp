// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_list.h"
#include "core/base/refusal.h"
#include "core/base/slots.h"
#include "core/base/text.h"
#include "core/io/text/text_file.h"
#include "core/io/traces/trace_formats.h"
#include "core/io/traces/trace_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace contraflow {

namespace {

/** A call of MPI as a Paraver trace shows it; times are in the unit of the trace. */
struct ParaverCall
{
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t value = 0; ///< which one: the value of its event
    std::uint32_t line = 0;
    std::uint32_t communicator = 0; ///< of a collective; 0: not said
    bool isRoot = false;
    double sent = 0;     ///< bytes, of a collective
    double received = 0; ///< the same
};

/** One end of a message. */
struct ParaverEnd
{
    std::uint64_t posted = 0;
    std::uint64_t done = 0;
    std::uint32_t other = 0; ///< rank
    std::int32_t tag = 0;
    double bytes = 0;
};

struct ParaverTask
{
    std::vector<ParaverCall> calls; ///< in the order of time
    std::vector<ParaverEnd> sends;
    std::vector<ParaverEnd> receives;
};

/** The records of a `.prv` that say what a program does: its calls, messages and communicators. */
struct ParaverRecords
{
    std::vector<ParaverTask> tasks;
    std::map<std::uint32_t, std::vector<std::uint32_t>> communicators; ///< ranks by number
    double tick = 1e-6;                                                ///< seconds of a unit of time
    std::uint64_t otherThreads = 0;                                    ///< records of threads but the first
};

constexpr std::uint64_t kMostTasks = 1'000'000;

// Types of events that Extrae writes (mpi_prv_events.h).
constexpr std::uint64_t kFirstCallType = 50'000'001; ///< point-to-point; then collective, other
constexpr std::uint64_t kLastCallType = 50'000'003;
constexpr std::uint64_t kSentType = 50'100'001;
constexpr std::uint64_t kReceivedType = 50'100'002;
constexpr std::uint64_t kRootType = 50'100'003;
constexpr std::uint64_t kCommunicatorType = 50'100'004;

/** Fails with line, reason and remedy at a record that cannot be read. */
class ParaverReader
{
public:
    explicit ParaverReader(TraceLines& lines) : m_lines(lines) {}

    Result<ParaverRecords> run()
    {
        std::string_view line;
        if (!m_lines.next(line) || !line.starts_with("#Paraver"))
            return m_lines.failure() ? *m_lines.failure()
                                     : m_lines.error(sentence("the file does not begin with #Paraver"));
        takeHeader(line);
        while (m_problem.empty() && m_lines.next(line))
            take(trimmed(line));
        if (m_lines.failure())
            return *m_lines.failure();
        if (!m_problem.empty())
            return m_lines.error(m_problem);
        return std::move(m_records);
    }

private:
    void fail(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    /** "#Paraver (01/02/2024 at 10:20):1000_ns:1(4):1:4(1:1,1:1,1:1,1:1),5" */
    void takeHeader(std::string_view line)
    {
        const std::size_t date = line.find("):");
        if (date == std::string_view::npos)
            return fail(sentence("the header has no date and duration; the file seems to be damaged"));
        line.remove_prefix(date + 2);
        const std::string_view duration = line.substr(0, line.find(':'));
        m_records.tick = duration.ends_with("_ns") ? 1e-9 : 1e-6;
        line.remove_prefix(std::min(duration.size() + 1, line.size()));
        // Nodes with their processors: "1(4)".
        line.remove_prefix(std::min(line.find(':'), line.size() - 1) + 1);
        const std::string_view applications = line.substr(0, line.find(':'));
        if (applications != "1")
            return fail(sentence("the trace has %1 applications; one is taken", {inQuotes(applications)}));
        line.remove_prefix(std::min(applications.size() + 1, line.size()));
        std::uint64_t tasks = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), tasks);
        if (error != std::errc() || tasks == 0 || tasks > kMostTasks)
            return fail(sentence("the header does not say how many tasks there are"));
        m_records.tasks.resize(tasks);
    }

    /** Numbers that colons part. */
    bool split(std::string_view line)
    {
        m_numbers.clear();
        while (true) {
            const std::size_t end = std::min(line.find(':'), line.size());
            std::int64_t number = 0;
            const auto [behind, error] = std::from_chars(line.data(), line.data() + end, number);
            if (error != std::errc() || behind != line.data() + end)
                return false;
            m_numbers.push_back(number);
            if (end == line.size())
                return true;
            line.remove_prefix(end + 1);
        }
    }

    void take(std::string_view line)
    {
        if (line.empty() || line.front() == '#' || line.starts_with("1:"))
            return; // states say nothing that calls do not
        const bool isCommunicator = line.starts_with("c:");
        if (!split(isCommunicator ? line.substr(2) : line))
            return fail(sentence("the record has something that is no number; the file seems to be damaged"));
        if (isCommunicator)
            return takeCommunicator();
        if (m_numbers.front() == 2)
            return takeEvents();
        if (m_numbers.front() == 3)
            return takeMessage();
        fail(sentence("there is no record of kind %1", {std::to_string(m_numbers.front())}));
    }

    /** application, number, size, tasks from 1 on */
    void takeCommunicator()
    {
        if (m_numbers.size() < 4 ||
            m_numbers.size() != 3 + static_cast<std::size_t>(std::max<std::int64_t>(0, m_numbers[2])))
            return fail(sentence("the communicator does not have as many tasks as it says"));
        std::vector<std::uint32_t> ranks;
        for (std::size_t i = 3; i < m_numbers.size(); ++i)
            ranks.push_back(rank(m_numbers[i]));
        std::vector<std::uint32_t> sorted = ranks;
        std::ranges::sort(sorted);
        if (std::ranges::adjacent_find(sorted) != sorted.end())
            return fail(sentence("a task is in the communicator twice"));
        m_records.communicators[static_cast<std::uint32_t>(m_numbers[1])] = std::move(ranks);
    }

    std::uint32_t rank(std::int64_t task)
    {
        if (task < 1 || task > static_cast<std::int64_t>(m_records.tasks.size())) {
            fail(sentence("there is no task %1 of %2",
                          {std::to_string(task), groupedCount(m_records.tasks.size())}));
            return 0;
        }
        return static_cast<std::uint32_t>(task - 1);
    }

    /** 2, processor, application, task, thread, time, then type and value in turn */
    void takeEvents()
    {
        if (m_numbers.size() < 8 || m_numbers.size() % 2 != 0)
            return fail(sentence("the record of events is too short"));
        if (m_numbers[4] != 1) {
            ++m_records.otherThreads;
            return;
        }
        std::vector<ParaverCall>& calls = m_records.tasks[rank(m_numbers[3])].calls;
        const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(0, m_numbers[5]));
        constexpr std::uint64_t open = std::numeric_limits<std::uint64_t>::max();
        for (const bool isDetail : {false, true}) // the call may stand behind its sizes
            for (std::size_t i = 6; i + 1 < m_numbers.size(); i += 2) {
                const auto type = static_cast<std::uint64_t>(m_numbers[i]);
                const std::int64_t value = m_numbers[i + 1];
                const bool isCall = type >= kFirstCallType && type <= kLastCallType;
                const bool isGoing = !calls.empty() && calls.back().end == open;
                if (isCall && !isDetail && value > 0 && !isGoing)
                    calls.push_back({time, open, static_cast<std::uint32_t>(value),
                                     static_cast<std::uint32_t>(m_lines.number()), 0, false, 0, 0});
                else if (isCall && !isDetail && value == 0 && isGoing)
                    calls.back().end = time;
                else if (!isCall && isDetail && isGoing)
                    takeDetail(calls.back(), type, value);
            }
    }

    static void takeDetail(ParaverCall& call, std::uint64_t type, std::int64_t value)
    {
        const double amount = value > 0 ? static_cast<double>(value) : 0;
        if (type == kSentType)
            call.sent = amount;
        else if (type == kReceivedType)
            call.received = amount;
        else if (type == kRootType)
            call.isRoot = value == 1;
        else if (type == kCommunicatorType && value > 0)
            call.communicator = static_cast<std::uint32_t>(value);
    }

    /** 3, sender's processor, application, task, thread, logical and physical time, the same of the receiver,
     * size, tag */
    void takeMessage()
    {
        if (m_numbers.size() != 15)
            return fail(sentence("the record of a message does not have 15 numbers"));
        const std::uint32_t sender = rank(m_numbers[3]);
        const std::uint32_t receiver = rank(m_numbers[9]);
        const auto time = [this](std::size_t at) {
            return static_cast<std::uint64_t>(std::max<std::int64_t>(0, m_numbers[at]));
        };
        if (m_numbers[13] < 0 || m_numbers[14] < 0 || m_numbers[14] > 2'000'000'000)
            return fail(sentence("the size or tag of the message is out of range"));
        const auto bytes = static_cast<double>(m_numbers[13]);
        const auto tag = static_cast<std::int32_t>(m_numbers[14]);
        m_records.tasks[sender].sends.push_back({time(5), time(6), receiver, tag, bytes});
        m_records.tasks[receiver].receives.push_back({time(11), time(12), sender, tag, bytes});
    }

    TraceLines& m_lines;
    ParaverRecords m_records;
    std::vector<std::int64_t> m_numbers;
    std::string m_problem;
};

/** What becomes of a call of MPI. */
enum class PrvRole : std::uint8_t
{
    send,
    isend,
    receive,
    ireceive,
    sendReceive,
    wait,    ///< for what was received in it, else for the oldest send
    waitAll, ///< for all that are open
    collective,
    refused,
};

struct PrvCall
{
    std::uint32_t value = 0;
    PrvRole role = PrvRole::refused;
    EventKind kind = EventKind::compute; ///< of a collective
    std::string_view name;
};

// Values of Extrae's events (mpi_prv_events.h); others send nothing.
constexpr std::size_t kMostHeld = 50'000'000; ///< numbers: 400 MB

constexpr std::array kPrvCalls{
    PrvCall{1, PrvRole::send, {}, "MPI_Send"},
    PrvCall{2, PrvRole::receive, {}, "MPI_Recv"},
    PrvCall{3, PrvRole::isend, {}, "MPI_Isend"},
    PrvCall{4, PrvRole::ireceive, {}, "MPI_Irecv"},
    PrvCall{5, PrvRole::wait, {}, "MPI_Wait"},
    PrvCall{6, PrvRole::waitAll, {}, "MPI_Waitall"},
    PrvCall{7, PrvRole::collective, EventKind::bcast, "MPI_Bcast"},
    PrvCall{8, PrvRole::collective, EventKind::barrier, "MPI_Barrier"},
    PrvCall{9, PrvRole::collective, EventKind::reduce, "MPI_Reduce"},
    PrvCall{10, PrvRole::collective, EventKind::allreduce, "MPI_Allreduce"},
    PrvCall{11, PrvRole::collective, EventKind::alltoall, "MPI_Alltoall"},
    PrvCall{12, PrvRole::refused, {}, "MPI_Alltoallv"},
    PrvCall{13, PrvRole::collective, EventKind::gather, "MPI_Gather"},
    PrvCall{14, PrvRole::collective, EventKind::gatherv, "MPI_Gatherv"},
    PrvCall{15, PrvRole::collective, EventKind::scatter, "MPI_Scatter"},
    PrvCall{16, PrvRole::collective, EventKind::scatterv, "MPI_Scatterv"},
    PrvCall{17, PrvRole::collective, EventKind::allgather, "MPI_Allgather"},
    PrvCall{18, PrvRole::collective, EventKind::allgatherv, "MPI_Allgatherv"},
    PrvCall{30, PrvRole::refused, {}, "MPI_Scan"},
    PrvCall{33, PrvRole::send, {}, "MPI_Bsend"},
    PrvCall{34, PrvRole::send, {}, "MPI_Ssend"},
    PrvCall{35, PrvRole::send, {}, "MPI_Rsend"},
    PrvCall{36, PrvRole::isend, {}, "MPI_Ibsend"},
    PrvCall{37, PrvRole::isend, {}, "MPI_Issend"},
    PrvCall{38, PrvRole::isend, {}, "MPI_Irsend"},
    PrvCall{41, PrvRole::sendReceive, {}, "MPI_Sendrecv"},
    PrvCall{42, PrvRole::sendReceive, {}, "MPI_Sendrecv_replace"},
};

const PrvCall* findPrvCall(std::uint32_t value)
{
    const auto found = std::ranges::find(kPrvCalls, value, &PrvCall::value);
    return found == kPrvCalls.end() ? nullptr : &*found;
}

/** What the members of a communicator say about their collectives one after the other. */
struct PrvGroup
{
    std::uint32_t number = 0; ///< of EventList
    std::vector<std::uint32_t> ranks;
    std::vector<std::uint32_t> roots;        ///< by collective, in the group
    std::vector<std::vector<double>> blocks; ///< by collective and member: bytes of v-collectives
};

/** Makes a program of calls and messages. */
class PrvProgram
{
public:
    explicit PrvProgram(ParaverRecords records)
        : m_records(std::move(records))
        , m_list(std::make_shared<EventList>(static_cast<std::uint32_t>(m_records.tasks.size())))
    {
        m_list->setRowWord("line");
    }

    Result<ReadTrace> run()
    {
        if (std::ranges::all_of(m_records.tasks, [](const ParaverTask& task) { return task.calls.empty(); }))
            return invalidInput(
                "no event of the trace is a call of MPI, so that nothing says what its processes did; give "
                "the trace as Extrae wrote it, with its events of MPI");
        RETURN_IF_ERROR(makeGroups());
        for (m_rank = 0; m_rank < m_records.tasks.size() && m_problem.empty(); ++m_rank)
            takeTask(m_records.tasks[m_rank]);
        if (!m_problem.empty())
            return Error{ErrorCode::invalidInput, m_problem};
        m_list->shrink();
        ReadTrace trace;
        trace.program = m_list;
        trace.events = m_events;
        if (m_records.otherThreads > 0)
            trace.notes.push_back(sentenceOf(
                m_records.otherThreads,
                "1 record of further threads were skipped: calls of MPI are those of the first",
                "%1 records of further threads were skipped: calls of MPI are those of the first"));
        if (m_hasWaitAll)
            trace.notes.emplace_back(sentence(
                "the trace does not say what MPI_Waitall waits for; it is taken to wait for all that is open"));
        if (m_unmatched > 0)
            trace.notes.push_back(sentenceOf(m_unmatched, "1 call without a message in the trace was skipped",
                                             "%1 calls without a message in the trace were skipped"));
        return trace;
    }

private:
    void fail(const ParaverCall& call, const std::string& problem)
    {
        if (m_problem.empty())
            m_problem = atLine(call.line, problem);
    }

    /** Roots and sizes of v-collectives come from all members, so they are put together first. */
    Result<void> makeGroups()
    {
        std::map<std::uint32_t, std::vector<std::size_t>> done; ///< by communicator and rank
        for (std::uint32_t rank = 0; rank < m_records.tasks.size(); ++rank)
            for (const ParaverCall& call : m_records.tasks[rank].calls) {
                const PrvCall* known = findPrvCall(call.value);
                if (!known || known->role != PrvRole::collective)
                    continue;
                PrvGroup& group = groupOf(call.communicator);
                const auto member = std::ranges::find(group.ranks, rank);
                if (member == group.ranks.end()) {
                    fail(call, sentence("task %1 is not in communicator %2",
                                        {std::to_string(rank + 1), std::to_string(call.communicator)}));
                    return Error{ErrorCode::invalidInput, m_problem};
                }
                const auto at = static_cast<std::uint32_t>(member - group.ranks.begin());
                std::vector<std::size_t>& counts = done[call.communicator];
                counts.resize(group.ranks.size());
                const std::size_t index = counts[at]++;
                if (index >= group.roots.size()) {
                    group.roots.push_back(0);
                    group.blocks.emplace_back();
                    m_held += infoOf(known->kind).hasSizes ? group.ranks.size() : 0;
                }
                if (m_held > kMostHeld) {
                    fail(call,
                         sentence(
                             "up to here communicators and the sizes of their collectives are more than %1 "
                             "numbers, with %2; give a trace of fewer tasks or a shorter one",
                             {groupedCount(kMostHeld),
                              sentenceOf(m_records.tasks.size(), "1 task", "%1 tasks")}));
                    return Error{ErrorCode::invalidInput, m_problem};
                }
                if (call.isRoot)
                    group.roots[index] = at;
                if (!infoOf(known->kind).hasSizes)
                    continue;
                group.blocks[index].resize(group.ranks.size());
                group.blocks[index][at] = known->kind == EventKind::scatterv ? call.received : call.sent;
            }
        return {};
    }

    PrvGroup& groupOf(std::uint32_t communicator)
    {
        const auto [found, isNew] = m_groups.try_emplace(communicator);
        PrvGroup& group = found->second;
        if (!isNew)
            return group;
        const auto known = m_records.communicators.find(communicator);
        if (known != m_records.communicators.end())
            group.ranks = known->second;
        bool isAll = group.ranks.empty() || group.ranks.size() == m_records.tasks.size();
        for (std::uint32_t i = 0; i < group.ranks.size() && isAll; ++i)
            isAll = group.ranks[i] == i;
        if (group.ranks.empty())
            for (std::uint32_t i = 0; i < m_records.tasks.size(); ++i)
                group.ranks.push_back(i);
        m_held += group.ranks.size();
        group.number =
            isAll ? 0 : m_list->addGroup("communicator " + std::to_string(communicator), group.ranks);
        return group;
    }

    void takeTask(ParaverTask& task)
    {
        const auto byTime = [](const ParaverEnd& a, const ParaverEnd& b) { return a.posted < b.posted; };
        std::ranges::stable_sort(task.sends, byTime);
        std::ranges::stable_sort(task.receives, byTime);
        m_next[0] = m_next[1] = 0;
        m_open.clear();
        m_requests = {};
        m_collective.clear();
        bool isFirst = true;
        std::uint64_t before = 0;
        for (const ParaverCall& call : task.calls) {
            m_row = call.line;
            if (!isFirst && call.begin > before)
                add({.kind = EventKind::compute,
                     .seconds = static_cast<double>(call.begin - before) * m_records.tick});
            isFirst = false;
            before = call.end;
            takeCall(task, call);
            if (!m_problem.empty())
                return;
        }
    }

    void add(Event event)
    {
        event.row = m_row;
        m_list->add(m_rank, event);
        ++m_events;
    }

    void takeCall(const ParaverTask& task, const ParaverCall& call)
    {
        const PrvCall* known = findPrvCall(call.value);
        if (!known)
            return;
        switch (known->role) {
        case PrvRole::refused:
            return fail(call,
                        sentence("%1 is not taken: the trace does not say what goes to whom", {known->name}));
        case PrvRole::send:
        case PrvRole::isend:
            if (const ParaverEnd* end = take(task.sends, 0, call))
                addMessage(*end, known->role == PrvRole::send ? EventKind::send : EventKind::isend);
            return;
        case PrvRole::receive:
        case PrvRole::ireceive:
            if (const ParaverEnd* end = take(task.receives, 1, call))
                addMessage(*end, known->role == PrvRole::receive ? EventKind::recv : EventKind::irecv);
            return;
        case PrvRole::sendReceive: {
            std::vector<std::uint32_t> requests;
            if (const ParaverEnd* end = take(task.receives, 1, call))
                requests.push_back(addMessage(*end, EventKind::irecv));
            if (const ParaverEnd* end = take(task.sends, 0, call))
                requests.push_back(addMessage(*end, EventKind::isend));
            return waitFor(requests);
        }
        case PrvRole::wait:
            return takeWait(call);
        case PrvRole::waitAll:
            m_hasWaitAll = true;
            for (const Open& open : m_open)
                m_requests.giveBack(open.request);
            m_open.clear();
            return add({.kind = EventKind::waitall});
        case PrvRole::collective:
            return takeCollective(call, known->kind);
        }
    }

    /** The message that was posted in a call; null, and counted, when there is none. */
    const ParaverEnd* take(const std::vector<ParaverEnd>& ends, std::size_t which, const ParaverCall& call)
    {
        std::size_t& next = m_next[which];
        while (next < ends.size() && ends[next].posted < call.begin)
            ++next;
        if (next < ends.size() && ends[next].posted <= call.end)
            return &ends[next++];
        ++m_unmatched;
        return nullptr;
    }

    /** The number of its request, when it has one. */
    std::uint32_t addMessage(const ParaverEnd& end, EventKind kind)
    {
        Event event{
            .kind = kind, .peer = static_cast<std::int32_t>(end.other), .tag = end.tag, .bytes = end.bytes};
        if (kind == EventKind::isend || kind == EventKind::irecv) {
            event.request = m_requests.take();
            m_open.push_back({event.request, end.done, kind == EventKind::isend});
        }
        add(event);
        return event.request;
    }

    void waitFor(const std::vector<std::uint32_t>& requests)
    {
        for (const std::uint32_t request : requests) {
            std::erase_if(m_open, [request](const Open& open) { return open.request == request; });
            m_requests.giveBack(request);
        }
        if (!requests.empty())
            add({.kind = EventKind::waitall, .requests = requests});
    }

    void takeWait(const ParaverCall& call)
    {
        const auto received = std::ranges::find_if(m_open, [&call](const Open& open) {
            return !open.isSend && open.done >= call.begin && open.done <= call.end;
        });
        const auto found = received != m_open.end() ? received : std::ranges::find_if(m_open, &Open::isSend);
        if (found != m_open.end())
            return waitFor({found->request});
        if (!m_open.empty())
            return waitFor({m_open.front().request});
    }

    void takeCollective(const ParaverCall& call, EventKind kind)
    {
        PrvGroup& group = groupOf(call.communicator);
        const std::size_t index = m_collective[call.communicator]++;
        Event event{.kind = kind,
                    .group = group.number,
                    .root = infoOf(kind).hasRoot ? group.roots[index] : 0,
                    .bytes = kind == EventKind::scatter ? call.received : std::max(call.sent, call.received)};
        if (kind == EventKind::gather || kind == EventKind::alltoall || kind == EventKind::allgather)
            event.bytes = call.sent;
        if (infoOf(kind).hasSizes) {
            group.blocks[index].resize(group.ranks.size());
            event.sizes = group.blocks[index];
        }
        add(event);
    }

    struct Open
    {
        std::uint32_t request = 0;
        std::uint64_t done = 0;
        bool isSend = false;
    };

    ParaverRecords m_records;
    std::shared_ptr<EventList> m_list;
    std::map<std::uint32_t, PrvGroup> m_groups;        ///< by communicator
    std::map<std::uint32_t, std::size_t> m_collective; ///< by communicator: of the task so far
    std::array<std::size_t, 2> m_next{};               ///< of the task's sends and receives
    std::vector<Open> m_open;
    FreeNumbers m_requests;
    std::uint32_t m_rank = 0;
    std::uint32_t m_row = 0;
    std::uint64_t m_events = 0;
    std::size_t m_unmatched = 0;
    std::size_t m_held = 0; ///< numbers of communicators and sizes
    bool m_hasWaitAll = false;
    std::string m_problem;
};

} // namespace

Result<ReadTrace> readParaver(std::span<const std::filesystem::path> files, const TraceOptions& options)
{
    if (files.size() != 1)
        return invalidInput("a Paraver trace is one .prv file with all tasks; give one");
    ASSIGN_OR_RETURN(TraceLines lines, TraceLines::open(files.front(), options.stop));
    ASSIGN_OR_RETURN(ParaverRecords records, ParaverReader(lines).run());
    ASSIGN_OR_RETURN(ReadTrace trace, PrvProgram(std::move(records)).run().within(lines.name()));
    trace.sha256.push_back(lines.sha256());
    return trace;
}

} // namespace contraflow
