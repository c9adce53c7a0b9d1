// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/campaign_ranks.h"
#include "app/runner/pattern_runner.h"
#include "app/runner/program_runner.h"
#include "app/runner/run_options.h"
#include "app/runner/run_recorder.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/text/sha256.h"
#include "core/io/text/text_file.h"
#include "core/measuring/measured_run.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <mpi.h>
#include <optional>
#include <set>
#include <string>
#include <sys/utsname.h>
#include <thread>
#include <vector>

#include <cstdio>
#include <deque>
#include <map>
#include <new>

namespace contraflow::runner {

namespace {

namespace fs = std::filesystem;

using Facts = std::vector<std::pair<std::string, std::string>>;

constexpr std::string_view kCoresFact = "cores";
/** Of one rank, when hosts are gathered. */
constexpr std::string_view kAllowedFact = "allowed";

/** The first line of a file of the kernel; empty where it cannot be read. */
std::string lineOf(const fs::path& path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    std::ranges::replace(line, '\t', ' ');
    return std::string(trimmed(line));
}

std::vector<fs::path> entriesOf(const fs::path& folder)
{
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        entries.push_back(entry->path());
    std::ranges::sort(entries);
    return entries;
}

std::string processorName()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name"))
            return std::string(trimmed(line.substr(line.find(':') + 1)));
    return {};
}

/** Of "cpu0", "cpu1" …, those that are on, how many cores they are: hardware threads of a core name one
 * another as siblings. */
void addCores(Facts& facts)
{
    std::size_t threads = 0;
    std::set<std::string> cores;
    for (const fs::path& entry : entriesOf("/sys/devices/system/cpu"))
        if (std::string siblings = lineOf(entry / "topology" / "thread_siblings_list"); !siblings.empty()) {
            ++threads;
            cores.insert(std::move(siblings));
        }
    if (threads == 0)
        threads = std::thread::hardware_concurrency();
    else
        facts.emplace_back(kCoresFact, std::to_string(cores.size()));
    facts.emplace_back("hardware threads", std::to_string(threads));
}

/** The hardware threads that this process may run on, as "0-3,8"; empty where the system does not say. */
std::string allowedThreads()
{
    constexpr std::string_view kKey = "Cpus_allowed_list:";
    std::ifstream file("/proc/self/status");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(kKey))
            return std::string(trimmed(std::string_view(line).substr(kKey.size())));
    return {};
}

void addCards(Facts& facts)
{
    for (const fs::path& card : entriesOf("/sys/class/net")) {
        const std::string name = card.filename().string();
        if (name == "lo" || lineOf(card / "operstate") == "down")
            continue;
        std::string text;
        const std::string speed = lineOf(card / "speed");
        if (const auto number = parseCount(speed); number && *number > 0)
            text = speed + " Mbit/s, ";
        text += "MTU " + lineOf(card / "mtu");
        std::error_code error;
        if (const fs::path driver = fs::read_symlink(card / "device" / "driver", error); !error)
            text += ", driver " + driver.filename().string();
        facts.emplace_back("card " + name, text);
    }
    for (const fs::path& device : entriesOf("/sys/class/infiniband"))
        for (const fs::path& port : entriesOf(device / "ports"))
            facts.emplace_back("rdma " + device.filename().string() + " port " + port.filename().string(),
                               lineOf(port / "rate") + ", " + lineOf(port / "link_layer"));
}

Facts factsOfThisHost()
{
    Facts facts;
    utsname system{};
    if (uname(&system) == 0)
        facts.emplace_back("kernel", std::string(system.sysname) + " " + system.release);
    if (const std::string processor = processorName(); !processor.empty())
        facts.emplace_back("processor", processor);
    addCores(facts);
    addCards(facts);
    for (const char* setting : {"tcp_congestion_control", "tcp_rmem", "tcp_wmem", "tcp_limit_output_bytes"})
        if (const std::string value = lineOf(fs::path("/proc/sys/net/ipv4") / setting); !value.empty())
            facts.emplace_back(setting, value);
    return facts;
}

/** The texts of all ranks, on rank 0. */
std::vector<std::string> gatherTexts(const std::string& own, MPI_Comm communicator)
{
    int size = 0;
    int rank = 0;
    MPI_Comm_size(communicator, &size);
    MPI_Comm_rank(communicator, &rank);
    const auto length = static_cast<int>(own.size());
    std::vector<int> lengths(static_cast<std::size_t>(size), 0);
    MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, communicator);
    std::vector<int> places;
    int total = 0;
    for (const int one : lengths) {
        places.push_back(total);
        total += one;
    }
    std::string all(static_cast<std::size_t>(total), ' ');
    MPI_Gatherv(own.data(), length, MPI_CHAR, all.data(), lengths.data(), places.data(), MPI_CHAR, 0,
                communicator);
    std::vector<std::string> texts;
    for (std::size_t i = 0; rank == 0 && i < lengths.size(); ++i)
        texts.push_back(
            all.substr(static_cast<std::size_t>(places[i]), static_cast<std::size_t>(lengths[i])));
    return texts;
}

/** "host", then a line for each fact with a tab behind its name. */
std::string textOf(const std::string& host, const Facts& facts)
{
    std::string text = host + "\n";
    for (const auto& [key, value] : facts)
        text += key + "\t" + value + "\n";
    return text;
}

MeasuredHost hostOf(const std::string& text)
{
    MeasuredHost host;
    std::size_t at = text.find('\n');
    host.name = text.substr(0, at);
    while (at != std::string::npos && at + 1 < text.size()) {
        const std::size_t end = text.find('\n', at + 1);
        const std::string line = text.substr(at + 1, end - at - 1);
        const std::size_t tab = line.find('\t');
        if (tab != std::string::npos)
            host.facts.emplace_back(line.substr(0, tab), line.substr(tab + 1));
        at = end;
    }
    return host;
}

/** "each 0-31", or "0: 0,16; 1: 1,17": what the ranks of a host are bound to; empty where none could say. */
std::string bindingText(const std::vector<std::size_t>& ranks, const std::vector<std::string>& threads)
{
    if (std::ranges::all_of(threads, [&threads](const std::string& one) { return one == threads.front(); }))
        return threads.front().empty() ? std::string() : "each " + threads.front();
    std::string text;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        text += (i == 0 ? "" : "; ") + std::to_string(ranks[i]) + ": " + threads[i];
    return text;
}

/** Whether two names are those of one host, of which one may lack the domain: "n1" and "n1.cluster.org". */
bool isSameHost(const std::string& one, const std::string& other)
{
    const std::string& longer = one.size() > other.size() ? one : other;
    const std::string& shorter = one.size() > other.size() ? other : one;
    return longer == shorter || longer.starts_with(shorter + ".");
}

/** The hosts of all ranks, in the order of their first ranks, with processor, cores, hardware threads and
 * which of them ranks may use, kernel, network cards, TCP settings and RDMA devices as far as they can be
 * read. Collective; the result is that of rank 0. */
std::vector<MeasuredHost> gatherHosts(MPI_Comm communicator)
{
    char name[MPI_MAX_PROCESSOR_NAME] = {};
    int length = 0;
    MPI_Get_processor_name(name, &length);
    const std::string own(name, static_cast<std::size_t>(length));
    Facts facts = factsOfThisHost();
    facts.emplace_back(kAllowedFact, allowedThreads());
    std::vector<MeasuredHost> hosts;
    std::map<std::string, std::size_t> positions;
    std::vector<std::vector<std::string>> allowed; // by host and its ranks
    const std::vector<std::string> texts = gatherTexts(textOf(own, facts), communicator);
    for (std::size_t rank = 0; rank < texts.size(); ++rank) {
        MeasuredHost host = hostOf(texts[rank]);
        std::string threads = std::move(host.facts.back().second);
        host.facts.pop_back();
        const auto [found, isNew] = positions.try_emplace(host.name, hosts.size());
        if (isNew) {
            hosts.push_back(std::move(host));
            allowed.emplace_back();
        }
        hosts[found->second].ranks.push_back(rank);
        allowed[found->second].push_back(std::move(threads));
    }
    for (std::size_t i = 0; i < hosts.size(); ++i)
        if (std::string text = bindingText(hosts[i].ranks, allowed[i]); !text.empty())
            hosts[i].facts.emplace_back("hardware threads of ranks", std::move(text));
    return hosts;
}

/** A host that has fewer cores than ranks: "host n1 has 4 ranks on 2 cores"; nothing where none has. */
std::optional<std::string> crowdedHost(const std::vector<MeasuredHost>& hosts)
{
    for (const MeasuredHost& host : hosts)
        for (const auto& [key, value] : host.facts)
            if (const auto cores = parseCount(value);
                key == kCoresFact && cores && *cores < host.ranks.size())
                return "host " + host.name + " has " + counted(host.ranks.size(), "rank") + " on " +
                       counted(*cores, "core");
    return {};
}

/** Which rank is not where the plan has it: "rank 2, of node n2, is on host n1"; nothing where all are. Ranks
 * share a host exactly where the plan has them on one node, and where it says that its nodes are hosts, the
 * host is called as the node is, with or without its domain. */
std::optional<std::string> misplacedRank(const std::vector<MeasuredHost>& hosts, const MeasuringPlan& plan)
{
    std::map<std::string, std::string> hostsOfNodes;
    for (const MeasuredHost& host : hosts) {
        const std::string& first = plan.nodes[host.ranks.front()];
        for (const std::size_t rank : host.ranks) {
            const std::string& node = plan.nodes[rank];
            const bool isAlone = hostsOfNodes.try_emplace(node, host.name).first->second == host.name;
            if (node != first || !isAlone || (plan.areNodesHosts && !isSameHost(node, host.name)))
                return "rank " + std::to_string(rank) + ", of node " + node + ", is on host " + host.name;
        }
    }
    return {};
}

/** "Open MPI 4.1.4", as far as the library says it in its first words. */
std::string mpiVersion()
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING] = {};
    int length = 0;
    MPI_Get_library_version(text, &length);
    const std::string all(text, static_cast<std::size_t>(length));
    return all.substr(0, all.find_first_of(",\n\r"));
}

/** The text of the plan's file, which rank 0 reads, on all ranks; nothing where it cannot be read. */
std::string broadcastText(std::string text)
{
    unsigned long long size = text.size();
    MPI_Bcast(&size, 1, MPI_UNSIGNED_LONG_LONG, 0, MPI_COMM_WORLD);
    text.resize(size);
    MPI_Bcast(text.data(), static_cast<int>(size), MPI_CHAR, 0, MPI_COMM_WORLD);
    return text;
}

int agreeOn(int value)
{
    MPI_Bcast(&value, 1, MPI_INT, 0, MPI_COMM_WORLD);
    return value;
}

/** One rank speaks for all: they were given the same words. */
int refuseWords(const Error& error)
{
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        say(error.message);
    return 2;
}

/** "48 repetitions, within 1.4 %": of messages, or tasks. */
template<typename Repeated, typename Rows>
std::string outcomeText(const Repeated& repeated, const Rows& rows)
{
    double widest = 0;
    for (const auto& row : rows)
        if (row.times.mean.halfWidth && row.times.mean.mean > 0)
            widest = std::max(widest, *row.times.mean.halfWidth / row.times.mean.mean);
    return repeated.scenario + ": " + counted(repeated.repetitions, "repetition") + ", within " +
           roundedText(100 * widest, 2) + " %" +
           (repeated.late > 0 ? ", " + groupedCount(repeated.late) + " late" : "") +
           (repeated.wasQuiet ? "" : ", the machine was not quiet");
}

/** On rank 0: what is to be measured next, until nothing is. */
class Agenda
{
public:
    Agenda(const std::vector<std::size_t>& runs, std::size_t total)
        : m_open(runs.begin(), runs.end())
        , m_begun(total - runs.size())
        , m_total(total)
    {}

    [[nodiscard]] int next() const { return m_open.empty() ? -1 : static_cast<int>(m_open.front()); }
    /** The place of what is next: "2 of 4", the same at each of its attempts. */
    [[nodiscard]] std::string place()
    {
        const auto [place, isNew] = m_places.try_emplace(m_open.front(), m_begun + 1);
        m_begun += isNew ? 1 : 0;
        return groupedCount(place->second) + " of " + groupedCount(m_total);
    }

    /** `isDone` where a further attempt is not wanted; what cannot be started is given up for this time.
     * Whether it is measured again later. */
    bool finish(bool isDone)
    {
        const std::size_t run = m_open.front();
        m_open.pop_front();
        if (isDone || ++m_attempts[run] >= kMostAttempts)
            return false;
        m_open.push_back(run);
        return true;
    }

private:
    std::deque<std::size_t> m_open;
    std::map<std::size_t, std::size_t> m_attempts;
    std::map<std::size_t, std::size_t> m_places; ///< from 1, in the order in which they were begun
    std::size_t m_begun;
    std::size_t m_total;
};

/** Measures what is open, of which all ranks know but only rank 0 has the results. */
class PlanMeasuring
{
public:
    PlanMeasuring(const MeasuringPlan& plan, const RunOptions& options, RunRecorder* recorder)
        : m_plan(plan)
        , m_recorder(recorder)
        , m_clocks(MPI_COMM_WORLD)
        , m_patterns(plan, m_clocks, MPI_COMM_WORLD, options.waiting)
        , m_programs(plan, m_clocks, MPI_COMM_WORLD, options.waiting, {options.collectives, options.compute})
        , m_agenda(recorder ? recorder->openRuns(plan) : std::vector<std::size_t>(),
                   recorder ? plan.runCount() : 0)
    {
        m_clocks.synchronise();
    }

    /** The status of rank 0. */
    int measureAll()
    {
        for (int next = agreeOn(m_agenda.next()); next >= 0; next = agreeOn(m_agenda.next())) {
            const auto run = static_cast<std::size_t>(next);
            sayBegin(run);
            const int status =
                agreeOn(run < m_plan.patterns.size() ? measurePattern(run)
                                                     : measureProgram(run - m_plan.patterns.size()));
            if (status != 0)
                return status;
        }
        return agreeOn(m_recorder ? written(m_recorder->finish()) : 0);
    }

private:
    /** On rank 0: a long pattern says nothing else until it ends. */
    void sayBegin(std::size_t run)
    {
        if (m_recorder == nullptr)
            return;
        m_place = m_agenda.place();
        if (const std::size_t before = m_recorder->attempts(m_plan, run); before > 0)
            m_place += ", attempt " + std::to_string(before + 1);
        say(m_place + ": " + m_plan.scenarioOf(run) + " is being measured since " + nowInUtc());
    }

    int measurePattern(std::size_t pattern)
    {
        RepeatedPattern measured = m_patterns.measure(pattern);
        const std::string outcome = m_recorder ? outcomeText(measured, measured.messages) : std::string();
        return record(pattern, std::move(measured), outcome);
    }

    int measureProgram(std::size_t program)
    {
        RepeatedProgram measured = m_programs.measure(program);
        std::vector<RepeatedTask> wholes = measured.tasks; // parts of a process's time may be small and vary
        std::erase_if(wholes, [](const RepeatedTask& task) { return !task.task.ends_with("/total"); });
        const std::string outcome = m_recorder ? outcomeText(measured, wholes) : std::string();
        return record(m_plan.patterns.size() + program, std::move(measured), outcome);
    }

    /** On rank 0: says and keeps what was measured; the status. */
    template<typename Repeated>
    int record(std::size_t run, Repeated measured, const std::string& outcome)
    {
        if (m_recorder == nullptr)
            return 0;
        const int status = written(m_recorder->add(std::move(measured)));
        const bool isRepeated = m_agenda.finish(m_recorder->isDone(m_plan, run));
        say(m_place + ": " + outcome + (isRepeated ? "; it is measured again later" : ""));
        if (!m_recorder->isWhole(m_plan, run))
            say(inQuotes(m_plan.scenarioOf(run)) +
                " could not be started together on all ranks: are there fewer cores than ranks? --resume --wait "
                "sleep measures it then");
        return status;
    }

    /** The status of writing, of which a failure is said. */
    static int written(const Result<void>& result)
    {
        if (!result)
            say(result.error().message);
        return result ? 0 : statusOf(result.error());
    }

    const MeasuringPlan& m_plan;
    RunRecorder* m_recorder;
    Clocks m_clocks;
    PatternRunner m_patterns;
    ProgramRunner m_programs;
    Agenda m_agenda;
    std::string m_place; ///< of what is being measured: "2 of 4, attempt 3"
};

/** On rank 0: tells the recorder where and how it is measured; the status. */
int beginSession(RunRecorder& recorder, const MeasuringPlan& plan, const RunOptions& options,
                 MeasuringSession session)
{
    if (recorder.openRuns(plan).empty())
        return 0;
    const std::optional<std::string> misplaced = misplacedRank(session.hosts, plan);
    if (misplaced)
        say("ranks are not where the plan has them: " + *misplaced + "; " +
            counted(plan.nodes.size(), "rank") + " on " + counted(session.hosts.size(), "host") +
            ", planned on " + counted(ranksByNode(plan).size(), "node") + "; the results say so");
    if (const auto crowded = crowdedHost(session.hosts); crowded && options.waiting == Waiting::spin)
        say(*crowded + ", and ranks spin while they wait; --wait sleep lets the others run");
    session.isPlacedAsPlanned = !misplaced;
    session.mpi = mpiVersion();
    session.waiting = nameOf(options.waiting, kWaitings);
    const Result<void> begun = recorder.begin(std::move(session));
    if (!begun)
        say(begun.error().message);
    return begun ? 0 : statusOf(begun.error());
}

int runPlan(const RunOptions& options, int rank, int size)
{
    Result<std::string> text = rank == 0 ? readTextFile(options.plan, std::numeric_limits<int>::max())
                                         : Result<std::string>(std::string());
    if (rank == 0 && !text)
        say(text.error().message);
    if (const int status = agreeOn(text ? 0 : statusOf(text.error())); status != 0)
        return status;
    const std::string shared = broadcastText(std::move(text).value());
    const Result<MeasuringPlan> plan = parsePlan(shared);
    if (!plan) {
        if (rank == 0)
            say(options.plan + ": " + plan.error().message);
        return 1;
    }
    if (static_cast<std::size_t>(size) != plan->nodes.size()) {
        if (rank == 0)
            say("the plan has " + counted(plan->nodes.size(), "rank") + ", and " +
                groupedCount(static_cast<std::size_t>(size)) + (size == 1 ? " was" : " were") +
                " started; start it with mpirun -np " + std::to_string(plan->nodes.size()));
        return 2;
    }
    for (const PlannedProgram& program : plan->programs)
        if (const auto reason = whyNot(program, {options.collectives, options.compute}, MPI_COMM_WORLD)) {
            if (rank == 0)
                say("scenario " + inQuotes(program.scenario) + ", " + *reason);
            return 1;
        }
    Result<RunRecorder> recorder =
        rank == 0 ? RunRecorder::open(options, *plan, sha256Text(shared)) : Result<RunRecorder>(Error{});
    if (rank == 0 && !recorder)
        say(recorder.error().message);
    if (const int status = agreeOn(rank != 0 || recorder ? 0 : statusOf(recorder.error())); status != 0)
        return status;
    MeasuringSession session;
    session.hosts = gatherHosts(MPI_COMM_WORLD);
    if (const int status =
            agreeOn(rank == 0 ? beginSession(*recorder, *plan, options, std::move(session)) : 0);
        status != 0)
        return status;
    return PlanMeasuring(*plan, options, rank == 0 ? &*recorder : nullptr).measureAll();
}

int runUnderMpi(const RunOptions& options)
{
    int rank = 0;
    int size = 1;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    try {
        return options.task == RunOptions::Task::campaign ? runCampaignRanks(options, MPI_COMM_WORLD)
                                                          : runPlan(options, rank, size);
    } catch (const std::bad_alloc&) {
        say("rank " + std::to_string(rank) +
            " has too little memory; use fewer or smaller messages at once, or fewer ranks on a host");
        MPI_Abort(MPI_COMM_WORLD, 3);
    }
    return 3;
}

} // namespace

} // namespace contraflow::runner

int main(int argc, char** argv)
{
    using namespace contraflow;
    using namespace contraflow::runner;
    const Result<RunOptions> options =
        parseOptions(std::span(argv + 1, static_cast<std::size_t>(argc > 0 ? argc - 1 : 0)));
    const auto asks = [&options](RunOptions::Task task) { return options && options->task == task; };
    if (asks(RunOptions::Task::help)) {
        std::fputs(helpText().c_str(), stdout);
        return 0;
    }
    if (asks(RunOptions::Task::version)) {
        std::fputs("contraflow-run " CONTRAFLOW_VERSION "\n", stdout);
        return 0;
    }
    int threads = MPI_THREAD_SINGLE;
    MPI_Init_thread(&argc, &argv, asks(RunOptions::Task::campaign) ? MPI_THREAD_FUNNELED : MPI_THREAD_SINGLE,
                    &threads);
    const int status = options ? runUnderMpi(*options) : refuseWords(options.error());
    MPI_Finalize();
    return status;
}
