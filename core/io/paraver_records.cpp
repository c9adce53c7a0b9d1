// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/paraver_records.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>

namespace contraflow {

namespace {

constexpr std::uint64_t kMostTasks = 1'000'000;

// Types of events that Extrae writes (mpi_prv_events.h).
constexpr std::uint64_t kFirstCallType = 50'000'001; ///< point-to-point; then collective, other
constexpr std::uint64_t kLastCallType = 50'000'003;
constexpr std::uint64_t kSentType = 50'100'001;
constexpr std::uint64_t kReceivedType = 50'100'002;
constexpr std::uint64_t kRootType = 50'100'003;
constexpr std::uint64_t kCommunicatorType = 50'100'004;

class ParaverReader
{
public:
    explicit ParaverReader(TraceLines& lines) : m_lines(lines) {}

    Result<ParaverRecords> run()
    {
        std::string_view line;
        if (!m_lines.next(line) || !line.starts_with("#Paraver"))
            return m_lines.failure() ? *m_lines.failure()
                                     : m_lines.error("the file does not begin with #Paraver");
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
            return fail("the header has no date and duration; the file seems to be damaged");
        line.remove_prefix(date + 2);
        const std::string_view duration = line.substr(0, line.find(':'));
        m_records.tick = duration.ends_with("_ns") ? 1e-9 : 1e-6;
        line.remove_prefix(std::min(duration.size() + 1, line.size()));
        // Nodes with their processors: "1(4)".
        line.remove_prefix(std::min(line.find(':'), line.size() - 1) + 1);
        const std::string_view applications = line.substr(0, line.find(':'));
        if (applications != "1")
            return fail("the trace has " + inQuotes(applications) + " applications; one is taken");
        line.remove_prefix(std::min(applications.size() + 1, line.size()));
        std::uint64_t tasks = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), tasks);
        if (error != std::errc() || tasks == 0 || tasks > kMostTasks)
            return fail("the header does not say how many tasks there are");
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
            return fail("the record has something that is no number; the file seems to be damaged");
        if (isCommunicator)
            return takeCommunicator();
        if (m_numbers.front() == 2)
            return takeEvents();
        if (m_numbers.front() == 3)
            return takeMessage();
        fail("there is no record of kind " + std::to_string(m_numbers.front()));
    }

    /** application, number, size, tasks from 1 on */
    void takeCommunicator()
    {
        if (m_numbers.size() < 4 ||
            m_numbers.size() != 3 + static_cast<std::size_t>(std::max<std::int64_t>(0, m_numbers[2])))
            return fail("the communicator does not have as many tasks as it says");
        std::vector<std::uint32_t> ranks;
        for (std::size_t i = 3; i < m_numbers.size(); ++i)
            ranks.push_back(rank(m_numbers[i]));
        std::vector<std::uint32_t> sorted = ranks;
        std::sort(sorted.begin(), sorted.end());
        if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
            return fail("a task is in the communicator twice");
        m_records.communicators[static_cast<std::uint32_t>(m_numbers[1])] = std::move(ranks);
    }

    std::uint32_t rank(std::int64_t task)
    {
        if (task < 1 || task > static_cast<std::int64_t>(m_records.tasks.size())) {
            fail("there is no task " + std::to_string(task) + " of " + groupedCount(m_records.tasks.size()));
            return 0;
        }
        return static_cast<std::uint32_t>(task - 1);
    }

    /** 2, processor, application, task, thread, time, then type and value in turn */
    void takeEvents()
    {
        if (m_numbers.size() < 8 || m_numbers.size() % 2 != 0)
            return fail("the record of events is too short");
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
            return fail("the record of a message does not have 15 numbers");
        const std::uint32_t sender = rank(m_numbers[3]);
        const std::uint32_t receiver = rank(m_numbers[9]);
        const auto time = [this](std::size_t at) {
            return static_cast<std::uint64_t>(std::max<std::int64_t>(0, m_numbers[at]));
        };
        if (m_numbers[13] < 0 || m_numbers[14] < 0 || m_numbers[14] > 2'000'000'000)
            return fail("the size or tag of the message is out of range");
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

} // namespace

Result<ParaverRecords> readParaverRecords(TraceLines& lines)
{
    return ParaverReader(lines).run();
}

} // namespace contraflow
