// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/row_program.h"

#include "core/application/channel_steps.h"
#include "core/application/row_source.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/blank_rows.h"
#include "core/project/checks.h"
#include "core/project/program_keys.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace contraflow {

Result<RowMembers> readMembers(std::string_view text, std::uint32_t processes,
                               std::span<const std::string> loops, const ParameterScope& parameters,
                               ProgramCell* condition)
{
    text = trimmed(text);
    if (text.empty() || text == "all")
        return RowMembers();
    if (auto listed = listedRanks(text, processes)) {
        if (!*listed)
            return listed->error();
        return RowMembers(std::move(*listed).value());
    }
    if (text == "even" || text == "odd")
        text = text == "even" ? "rank % 2 = 0" : "rank % 2 = 1";
    ASSIGN_OR_RETURN(ProgramCell cell, ProgramCell::readCondition(text, loops, parameters));
    if (cell.usesLoops() && condition) {
        *condition = std::move(cell);
        return RowMembers();
    }
    std::vector<std::uint32_t> members;
    for (std::uint32_t rank = 0; rank < processes; ++rank) {
        ASSIGN_OR_RETURN(
            const double isIn,
            cell.value({rank, processes, {}}).within(sentence("for process %1", {std::to_string(rank)})));
        if (isIn != 0)
            members.push_back(rank);
    }
    return RowMembers(std::move(members));
}

RowMembers amongBoth(RowMembers a, const RowMembers& b)
{
    if (!a || !b)
        return a ? a : b;
    std::vector<std::uint32_t> sorted = *b;
    std::ranges::sort(*a);
    std::ranges::sort(sorted);
    std::vector<std::uint32_t> both;
    std::set_intersection(a->begin(), a->end(), sorted.begin(), sorted.end(), std::back_inserter(both));
    return both;
}

bool RowLists::add(std::uint32_t row, const RowMembers& members)
{
    if (!members) {
        m_common.push_back(row);
        return true;
    }
    m_ownCount += members->size();
    if (m_ownCount > kMostOwn)
        return false;
    for (const std::uint32_t process : *members)
        if (std::vector<std::uint32_t>& own = m_own[process]; own.empty() || own.back() != row)
            own.push_back(row);
    return true;
}

namespace {

// Programs are untrusted: what reading one takes is bounded.
constexpr std::size_t kMostTriedOfCell = 10'000;  ///< processes for which a cell is tried
constexpr std::size_t kMostTried = 5'000'000;     ///< of all cells
constexpr std::size_t kMostAsked = 100'000'000;   ///< conditions that are evaluated, of all rows
constexpr std::size_t kMostInGroups = 20'000'000; ///< members of all groups

constexpr double kMostAmount = 1e300; ///< bytes or seconds

constexpr std::string_view kRepeat = "repeat";
constexpr std::string_view kEnd = "end";

/** What a kind of event cannot do without. */
struct Needs
{
    bool peer = false;
    bool source = false;
    bool size = false;
    bool time = false;
};

Needs needsOf(EventKind kind)
{
    switch (kind) {
    case EventKind::compute:
        return {.time = true};
    case EventKind::send:
    case EventKind::isend:
        return {.peer = true, .size = true};
    case EventKind::recv:
    case EventKind::irecv:
        return {.peer = true};
    case EventKind::sendrecv:
        return {.peer = true, .source = true, .size = true};
    case EventKind::wait:
    case EventKind::waitall:
    case EventKind::barrier:
    case EventKind::phase:
        return {};
    default:
        return {.size = true};
    }
}

std::vector<std::string> eventNames()
{
    std::vector<std::string> names{std::string(kRepeat), std::string(kEnd)};
    for (const EventInfo& info : eventCatalog())
        names.emplace_back(info.name);
    return names;
}

std::vector<std::string_view> itemsOf(std::string_view text)
{
    std::vector<std::string_view> items;
    while (!trimmed(text).empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        items.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return items;
}

} // namespace

/** Reads the rows of one application. */
class RowCompiler
{
public:
    RowCompiler(const Project& project, std::size_t index, IssueList& issues)
        : m_application(project.applications[index])
        , m_index(index)
        , m_parameters(project.parameters)
        , m_issues(issues)
        , m_capped(issues, TableRef{TableKind::events, index})
        , m_program(std::make_shared<RowProgram>())
    {}

    std::shared_ptr<const RowProgram> compile()
    {
        m_program->m_name = m_application.name;
        if (!readProcesses())
            return nullptr;
        m_program->m_lists = RowLists(m_program->m_processes);
        readGroups();
        std::uint32_t row = 0;
        for (const EventRow& text : m_application.program) {
            m_row = row++;
            if (!isBlank(text))
                read(text);
        }
        for (const std::uint32_t open : m_open)
            m_capped.error(
                m_program->m_rows[open].row, "event",
                place(m_program->m_rows[open].row) +
                    sentence("the loop that begins here has no end; write a row with the event end"));
        if (m_program->m_rows.empty() && !m_hasErrors)
            failAltogether("program", sentence("has no events in its program; write some"));
        return m_hasErrors || !m_open.empty() ? nullptr : m_program;
    }

private:
    [[nodiscard]] std::string place(std::uint32_t row) const
    {
        return sentence("application %1, row %2", {inQuotes(m_application.name), std::to_string(row + 1)}) +
               ": ";
    }

    template<typename MakeText>
    void fail(const char* column, MakeText makeText)
    {
        m_hasErrors = true;
        m_capped.error(m_row, column, [&] { return place(m_row) + makeText(); });
    }
    /** Of the application as a whole. */
    void failAltogether(const char* key, const std::string& problem)
    {
        m_hasErrors = true;
        m_issues.push_back({Severity::error,
                            sentence("application %1 %2", {inQuotes(m_application.name), problem}),
                            {TableRef{TableKind::applications, 0}, m_index, key, 0}});
    }
    void failWith(const char* column, const Error& error)
    {
        fail(column, [&] { return error.message; });
    }

    bool readProcesses()
    {
        const CountCell& cell = m_application.processes;
        std::string problem;
        if (cell.isRejected())
            problem = cell.isFormula()
                          ? sentence("has no number of processes: %1", {cell.formulaProblem()})
                          : rejection(cell, phrase("%1 is not a number of processes; write a whole number"));
        else if (!cell.hasValue() || cell.value() == 0)
            problem = sentence("has no processes; write how many it has");
        else if (cell.value() > kMaxProcesses)
            problem = sentence("has more than %1 processes; use fewer", {groupedCount(kMaxProcesses)});
        if (!problem.empty()) {
            failAltogether("processes", problem);
            return false;
        }
        m_program->m_processes = cell.value();
        return true;
    }

    void readGroups()
    {
        m_program->m_groups.push_back(ProcessGroup::all(m_program->m_processes));
        m_program->m_named.push_back({});
        m_groupNumbers["all"] = 0;
        CappedIssues capped(m_issues, TableRef{TableKind::groups, m_index});
        std::size_t row = 0;
        for (const GroupRow& group : m_application.groups) {
            const std::size_t here = row++;
            if (group == GroupRow())
                continue;
            const std::string problem = readGroup(group);
            if (problem.empty())
                continue;
            m_hasErrors = true;
            m_faultyGroups.insert(group.name);
            capped.error(here, "ranks",
                         sentence("application %1, group %2: %3",
                                  {inQuotes(m_application.name), inQuotes(group.name), problem}));
            if (m_inGroups > kMostInGroups)
                return;
        }
    }

    /** What is wrong with a group; empty: it is taken. */
    std::string readGroup(const GroupRow& group)
    {
        if (group.name.empty() || m_groupNumbers.contains(group.name))
            return group.name.empty() ? sentence("it has no name; write one")
                                      : sentence("there is another group of this name; rename one");
        RowProgram::NamedGroup named;
        std::vector<std::vector<std::uint32_t>> groups;
        const auto each = formulaOfEach(group.ranks);
        if (each) {
            if (std::string problem = readEach(*each, named, groups); !problem.empty())
                return problem;
        } else {
            Result<RowMembers> members =
                readMembers(group.ranks, m_program->m_processes, {}, m_parameters, nullptr);
            if (!members)
                return members.error().message;
            if (*members && hasTwice(**members))
                return sentence("a rank is in it twice; name each once");
            if (*members && (*members)->empty())
                return sentence("no process is in it; name some");
            if (*members)
                groups.push_back(std::move(**members));
        }
        m_inGroups += groups.size() == 1 ? groups.front().size() : m_program->m_processes;
        if (m_inGroups > kMostInGroups)
            return sentence("the groups have too many members together; use fewer groups");
        named.first = static_cast<std::uint32_t>(m_program->m_groups.size());
        if (groups.empty())
            m_program->m_groups.push_back(ProcessGroup::all(m_program->m_processes));
        for (std::vector<std::uint32_t>& members : groups)
            m_program->m_groups.emplace_back(each ? group.name + " of " + std::to_string(members.front())
                                                  : group.name,
                                             std::move(members));
        m_groupNumbers[group.name] = static_cast<std::uint32_t>(m_program->m_named.size());
        m_program->m_named.push_back(std::move(named));
        return {};
    }

    /** The processes by what a formula comes to for them. */
    std::string readEach(std::string_view formula, RowProgram::NamedGroup& named,
                         std::vector<std::vector<std::uint32_t>>& groups)
    {
        const Result<ProgramCell> cell = ProgramCell::read(formula, CellUnit::plain, {}, m_parameters);
        if (!cell)
            return cell.error().message;
        std::map<double, std::uint32_t> numbers;
        for (std::uint32_t rank = 0; rank < m_program->m_processes; ++rank) {
            const Result<double> value = cell->value({rank, m_program->m_processes, {}});
            if (!value)
                return value.error().within(sentence("for process %1", {std::to_string(rank)})).message;
            const auto next = static_cast<std::uint32_t>(groups.size());
            const std::uint32_t number = numbers.emplace(*value, next).first->second;
            if (number == next)
                groups.emplace_back();
            groups[number].push_back(rank);
            named.ofProcess.push_back(number);
        }
        return {};
    }

    static bool hasTwice(std::vector<std::uint32_t> ranks)
    {
        std::ranges::sort(ranks);
        return std::ranges::adjacent_find(ranks) != ranks.end();
    }

    void read(const EventRow& text)
    {
        RowProgram::Row row;
        row.row = m_row;
        const std::string event(trimmed(text.event));
        if (event == kEnd)
            return readEnd(row);
        const std::string_view ranks = trimmed(text.ranks);
        if (ranks != "all" && ranks.find_first_not_of("0123456789-;, ") != std::string_view::npos)
            m_asked += m_program->m_processes;
        if (m_asked > kMostAsked)
            return fail("ranks", [] {
                return sentence(
                    "up to here, conditions are evaluated too often; list ranks, or use fewer rows or "
                    "processes");
            });
        Result<RowMembers> members =
            readMembers(text.ranks, m_program->m_processes, m_loops, m_parameters, &row.condition);
        if (!members)
            return failWith("ranks", members.error());
        giveSlot(row.condition);
        if (event == kRepeat)
            return readRepeat(text, row, std::move(members).value());
        const EventInfo* info = findEvent(event);
        if (!info)
            return fail("event", [&] {
                const std::string hint = suggestion(event, eventNames());
                return (event.empty() ? sentence("it has no event")
                                      : sentence("there is no event %1", {inQuotes(event)})) +
                       "; " +
                       (hint.empty() ? sentence("write one such as compute, send or allreduce") : hint);
            });
        row.event = info->kind;
        readCells(text, *info, row);
        m_program->m_rows.push_back(std::move(row));
        const RowProgram::Row& known = m_program->m_rows.back();
        const RowMembers who = within(std::move(members).value());
        if (!known.condition.isSet())
            tryCells(known, *info, who);
        distribute(who);
    }

    void readRepeat(const EventRow& text, RowProgram::Row& row, RowMembers members)
    {
        row.kind = RowProgram::RowKind::repeat;
        if (m_open.size() == kMaxLoops)
            return fail("event", [] {
                return sentence("there are more than %1 loops within one another", {groupedCount(kMaxLoops)});
            });
        row.amount = cell(text.count, "count", CellUnit::plain);
        if (trimmed(text.count).empty())
            fail("count", [] { return sentence("a loop says how often it is repeated; write its count"); });
        const std::string variable(trimmed(text.label));
        if (!variable.empty() && !isFormulaName(variable))
            fail("label", [&] {
                return sentence("%1 is no name for the variable of a loop; write one such as i",
                                {inQuotes(variable)});
            });
        if (variable == "rank" || variable == "processes")
            fail("label", [&] {
                return sentence("%1 means the process's own; write one such as i", {inQuotes(variable)});
            });
        m_members.push_back(within(std::move(members)));
        m_open.push_back(addLoop(std::move(row), m_members.back()));
        m_loops.push_back(variable);
    }

    void readEnd(RowProgram::Row& row)
    {
        row.kind = RowProgram::RowKind::end;
        if (m_open.empty())
            return fail("event", [] { return sentence("no loop begins before this end; remove it"); });
        row.partner = m_open.back();
        m_open.pop_back();
        m_loops.pop_back();
        const std::uint32_t repeat = row.partner;
        const std::uint32_t end = addLoop(std::move(row), m_members.back());
        m_program->m_rows[repeat].partner = end;
        m_members.pop_back();
    }

    ProgramCell cell(std::string_view text, const char* column, CellUnit unit)
    {
        text = trimmed(text);
        if (text.empty())
            return {};
        Result<ProgramCell> read = ProgramCell::read(text, unit, m_loops, m_parameters);
        if (read) {
            giveSlot(*read);
            return std::move(read).value();
        }
        failWith(column, read.error());
        return {};
    }

    void giveSlot(ProgramCell& cell)
    {
        if (!m_loops.empty() && cell.hasFormula() && !cell.usesLoops())
            cell.setSlot(m_program->m_slots++);
    }

    void need(bool isNeeded, const std::string& text, const char* column, const EventInfo& info)
    {
        if (isNeeded && trimmed(text).empty())
            fail(column, [&] { return sentence("the event %1 needs a %2; write it", {info.name, column}); });
    }

    void readCells(const EventRow& text, const EventInfo& info, RowProgram::Row& row)
    {
        const Needs needs = needsOf(info.kind);
        need(needs.peer, text.peer, "peer", info);
        need(needs.source, text.source, "source", info);
        need(needs.time, text.time, "time", info);
        need(needs.size && (!info.hasSizes || trimmed(text.sizes).empty()), text.size, "size", info);
        const bool isReceive = info.kind == EventKind::recv || info.kind == EventKind::irecv;
        row.isAnyPeer = trimmed(text.peer) == "any";
        row.isAnySource = trimmed(text.source) == "any";
        row.isAnyTag = trimmed(text.tag) == "any";
        if (row.isAnyPeer && needs.peer && !isReceive)
            fail("peer", [] { return sentence("a message is sent to one process; write its rank"); });
        if (row.isAnyTag && info.kind != EventKind::sendrecv && !isReceive)
            fail("tag", [] { return sentence("a message has one tag; write it, or leave it empty for 0"); });
        if (needs.peer && !row.isAnyPeer)
            row.peer = cell(text.peer, "peer", CellUnit::plain);
        if (needs.source && !row.isAnySource)
            row.source = cell(text.source, "source", CellUnit::plain);
        if (needs.peer && !row.isAnyTag)
            row.tag = cell(text.tag, "tag", CellUnit::plain);
        row.amount = info.kind == EventKind::compute ? cell(text.time, "time", CellUnit::seconds)
                                                     : cell(text.size, "size", CellUnit::bytes);
        if (info.kind == EventKind::phase)
            row.label = labelNumber(std::string(trimmed(text.label)));
        if (!isCollective(info.kind))
            return readRequests(text, info, row);
        readCollective(text, info, row);
    }

    std::uint32_t labelNumber(const std::string& label)
    {
        if (label.empty())
            fail("label", [] { return sentence("a phase has a name; write it"); });
        std::vector<std::string>& labels = m_program->m_labels;
        const auto known = std::ranges::find(labels, label);
        if (known == labels.end())
            labels.push_back(label);
        return static_cast<std::uint32_t>(std::ranges::find(labels, label) - labels.begin());
    }

    void readRequests(const EventRow& text, const EventInfo& info, RowProgram::Row& row)
    {
        const bool begins = info.kind == EventKind::isend || info.kind == EventKind::irecv;
        const bool waits = info.kind == EventKind::wait || info.kind == EventKind::waitall;
        if (!begins && !waits)
            return;
        for (const std::string_view item : itemsOf(text.request))
            row.requests.push_back(
                m_requests.emplace(std::string(item), static_cast<std::uint32_t>(m_requests.size()))
                    .first->second);
        if (begins && row.requests.size() > 1)
            fail("request", [] { return sentence("it has one request; write one name"); });
        if (info.kind == EventKind::wait && row.requests.empty())
            fail("request", [] {
                return sentence("a wait names the request that it waits for; write it, or use waitall");
            });
    }

    void readCollective(const EventRow& text, const EventInfo& info, RowProgram::Row& row)
    {
        const std::string group(trimmed(text.group));
        const auto known = m_groupNumbers.find(group.empty() ? "all" : group);
        if (m_faultyGroups.contains(group))
            return; // what is wrong with it is said
        if (known == m_groupNumbers.end())
            fail("group", [&] {
                std::vector<std::string> names;
                for (const auto& [name, number] : m_groupNumbers)
                    names.push_back(name);
                const std::string hint = suggestion(group, names);
                return sentence("there is no group %1; %2",
                                {inQuotes(group),
                                 hint.empty() ? sentence("add it to the groups of the application") : hint});
            });
        else
            row.group = known->second;
        const std::string algorithm(trimmed(text.algorithm));
        row.algorithm = findAlgorithm(info, algorithm);
        if (!algorithm.empty() && row.algorithm == CollectiveAlgorithm::usual)
            fail("algorithm", [&] {
                return sentence("%1 has no algorithm %2; take %3, or leave it empty",
                                {info.name, inQuotes(algorithm), joinedWords(algorithmNames(info))});
            });
        if (info.hasRoot)
            row.root = cell(text.root, "root", CellUnit::plain);
        row.segments = cell(text.segments, "segments", CellUnit::plain);
        row.channels = cell(text.channels, "channels", CellUnit::plain);
        const std::string_view channels = trimmed(text.channels);
        if (row.algorithm != CollectiveAlgorithm::usual && !channels.empty() && channels != "1" &&
            !takesChannels(info.kind, row.algorithm))
            fail("channels", [&] {
                return sentence(
                    takesChannels(info.kind, CollectiveAlgorithm::ring)
                        ? phrase("%1 as %2 has no channels; leave them empty, or take the algorithm ring")
                        : phrase("%1 as %2 has no channels; leave them empty"),
                    {info.name, algorithm});
            });
        if (info.hasSizes)
            for (const std::string_view item : itemsOf(text.sizes))
                row.sizes.push_back(cell(item, "sizes", CellUnit::bytes));
        const std::uint32_t size = m_program->m_groups[m_program->m_named[row.group].first].size();
        if (!row.sizes.empty() && row.sizes.size() != size)
            fail("sizes", [&] {
                return sentence("there are %1 for the %2 of the group; write one for each",
                                {counted(row.sizes.size(), "size"), counted(size, "process", "processes")});
            });
    }

    /** Cells that do not depend on loops must have values; who is sent to must be there. */
    void tryCells(const RowProgram::Row& row, const EventInfo& info, const RowMembers& members)
    {
        const char* const amount = info.kind == EventKind::compute ? "time" : "size";
        const bool hasSomebody = !members || !members->empty();
        const auto tryCell = [&](const ProgramCell& cell, const char* column, double most) {
            if (!cell.isSet() || cell.usesLoops() || !hasSomebody)
                return;
            std::size_t count = members ? members->size() : m_program->m_processes;
            count = cell.hasFormula() && m_tried < kMostTried ? std::min(count, kMostTriedOfCell) : 1;
            m_tried += count;
            for (std::size_t i = 0; i < count; ++i) {
                const std::uint32_t rank = members ? (*members)[i] : static_cast<std::uint32_t>(i);
                const Result<double> value = cell.value({rank, m_program->m_processes, {}});
                if (value && *value >= 0 && *value <= most)
                    continue;
                return fail(column, [&] {
                    const std::string who = sentence("%1 of process %2", {column, std::to_string(rank)});
                    return value ? sentence("%1 comes to %2 and must lie between 0 and %3",
                                            {who, numberText(*value), numberText(most)})
                                 : who + " " + value.error().message;
                });
            }
        };
        const double last = m_program->m_processes - 1;
        tryCell(row.peer, "peer", last);
        tryCell(row.source, "source", last);
        tryCell(row.amount, amount, kMostAmount);
        tryCell(row.tag, "tag", kMostAmount);
        tryCell(row.root, "root", last);
        for (const ProgramCell& cell : row.sizes)
            tryCell(cell, "sizes", kMostAmount);
    }

    /** Of these, those that go through the loops around the row. */
    [[nodiscard]] RowMembers within(RowMembers members) const
    {
        return m_members.empty() ? members : amongBoth(std::move(members), m_members.back());
    }

    /** A row that begins or ends a loop; its number. */
    std::uint32_t addLoop(RowProgram::Row row, const RowMembers& members)
    {
        m_program->m_rows.push_back(std::move(row));
        distribute(members);
        return static_cast<std::uint32_t>(m_program->m_rows.size() - 1);
    }

    /** Gives the last row to those who come to it. */
    void distribute(const RowMembers& members)
    {
        if (!m_program->m_lists.add(static_cast<std::uint32_t>(m_program->m_rows.size() - 1), members))
            fail("ranks", [] {
                return sentence(
                    "from here on, rows for some processes only are too many to be held in memory; use "
                    "fewer rows or conditions that all processes fit");
            });
    }

    const Application& m_application;
    std::size_t m_index;
    ParameterScope m_parameters;
    IssueList& m_issues;
    CappedIssues m_capped;
    std::shared_ptr<RowProgram> m_program;
    std::uint32_t m_row = 0; ///< the one that is read
    bool m_hasErrors = false;
    std::map<std::string, std::uint32_t> m_groupNumbers; ///< of m_named
    std::set<std::string> m_faultyGroups;                ///< that there would be
    std::unordered_map<std::string, std::uint32_t> m_requests;
    std::vector<std::uint32_t> m_open; ///< loops that have not ended, of RowProgram::m_rows
    std::vector<std::string> m_loops;  ///< their variables
    std::size_t m_tried = 0;           ///< cells
    std::size_t m_asked = 0;           ///< conditions, each for a process
    std::size_t m_inGroups = 0;        ///< members
    std::vector<RowMembers> m_members; ///< who goes through them
};

std::shared_ptr<const RowProgram> RowProgram::compile(const Project& project, std::size_t application,
                                                      IssueList& issues)
{
    return RowCompiler(project, application, issues).compile();
}

std::string RowProgram::placeOf(std::uint32_t /*process*/, std::uint32_t row) const
{
    return sentence("row %1", {std::to_string(row)});
}

std::unique_ptr<EventSource> RowProgram::run() const
{
    return std::make_unique<RowSource>(*this);
}

} // namespace contraflow
