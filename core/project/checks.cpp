// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/checks.h"
#include "core/project/blank_rows.h"

#include <memory_resource>
#include <unordered_set>

namespace contraflow {

namespace {

/** Finds a scenario's object by name, or says what is missing. */
template<typename Row>
const Row* findFor(const SharedRows<Row>& rows, const std::string& name, const char* what,
                   std::size_t scenarioIndex, const Scenario& scenario, std::size_t& index, IssueList& issues)
{
    index = name.empty() ? rows.size() : indexOfName(rows, name);
    const std::string problem = referenceProblem(scenario, rows, name, what);
    if (problem.empty())
        return &rows[index];
    issues.push_back({Severity::error, problem, {TableRef{TableKind::scenarios, 0}, scenarioIndex, what, 0}});
    return nullptr;
}

} // namespace

std::string rejection(const QuantityCell& cell, Dimension dimension)
{
    if (cell.isFormula())
        return cell.formulaProblem();
    const Result<Quantity> reading = parseQuantity(dimension, cell.rejectedText());
    return reading ? sentence("%1 was not read; type it again", {inQuotes(cell.rejectedText())})
                   : reading.error().message;
}

std::string rejection(const CountCell& cell, std::string_view pattern)
{
    if (cell.isRejected() && cell.isFormula())
        return cell.formulaProblem();
    return sentence(pattern,
                    {inQuotes(cell.isRejected() ? cell.rejectedText() : std::to_string(cell.value()))});
}

std::string unknownReference(const Scenario& scenario, std::string_view what, const std::string& name,
                             const std::vector<std::string>& known)
{
    const std::string who = sentence("scenario %1", {inQuotes(scenario.name)});
    if (name.empty())
        return sentence("%1 names no %2; name one of the project's", {who, sentence(what)});
    const std::string hint = suggestion(name, known);
    return who + ": " +
           sentence("there is no %1 %2; %3",
                    {sentence(what), inQuotes(name),
                     hint.empty() ? sentence("add it, or name one that exists") : hint});
}

std::string doubledName(std::string_view what, const std::string& name, std::size_t first, std::size_t second)
{
    return sentence("there are two %1s %2 (%3 and %4 in the list); rename one",
                    {sentence(what), inQuotes(name), std::to_string(first + 1), std::to_string(second + 1)});
}

std::optional<std::string> bandwidthProblem(const QuantityCell& cell)
{
    if (cell.isRejected())
        return rejection(cell, Dimension::bandwidth);
    if (cell.hasValue() && cell.value().value <= 0)
        return sentence("a bandwidth of 0 carries nothing; write a bandwidth above 0, such as 940 Mbit/s");
    return {};
}

std::optional<Network::LinkFigures> readFigures(const LinkCells& cells,
                                                const std::function<std::string()>& whose,
                                                CappedIssues& issues, std::size_t row)
{
    bool isUsable = true;
    const auto refuse = [&](const char* column, const std::string& text) {
        issues.error(row, column, text);
        isUsable = false;
    };
    if (cells.bandwidth.isEmpty())
        refuse(cells.bandwidthKey,
               sentence("%1 has no %2; write %3",
                        {whose(), cells.bandwidthKey, sentence(acceptedForms(Dimension::bandwidth))}));
    else if (const auto problem = bandwidthProblem(cells.bandwidth))
        refuse(cells.bandwidthKey, whose() + ": " + *problem);
    if (cells.latency.isRejected())
        refuse(cells.latencyKey, whose() + ": " + rejection(cells.latency, Dimension::duration));
    if (!isUsable)
        return {};
    return Network::LinkFigures{cells.bandwidth.value().value, cells.latency.valueOr(Quantity{0}).value};
}

std::string messageName(const MessageRow& message)
{
    return message.id.empty() ? sentence("a message without id")
                              : sentence("message %1", {inQuotes(message.id)});
}

void CappedIssues::add(Severity severity, std::size_t row, const char* column, std::string text)
{
    if (m_count++ < kLimit)
        m_issues.push_back({severity, std::move(text), {m_table, row, column, 0}});
    else if (severity == Severity::error)
        m_hidden = Severity::error;
}

CappedIssues::~CappedIssues()
{
    if (m_count > kLimit)
        m_issues.push_back({m_hidden,
                            sentence("%1 more problems in this table; correct those above first",
                                     {groupedCount(m_count - kLimit)}),
                            {m_table, {}, {}, 0}});
}

bool resolveScenario(const Project& project, std::size_t scenario, PlacementInput& input, IssueList& issues)
{
    if (scenario >= project.scenarios.size()) {
        issues.push_back({Severity::error, sentence("the project has no such scenario; add one"), {}});
        return false;
    }
    const Scenario& s = project.scenarios[scenario];
    if (const Result<void> once = checkNamedOnce(project.scenarios, s.name, "scenario"); !once) {
        issues.push_back({Severity::error,
                          once.error().message,
                          {TableRef{TableKind::scenarios, 0}, scenario, "name", 0}});
        return false;
    }
    if (!s.applications.empty()) {
        issues.push_back(
            {Severity::error,
             sentence(
                 "scenario %1 runs applications, which 'contraflow replay' does; only scenarios of messages "
                 "are predicted",
                 {inQuotes(s.name)}),
             {TableRef{TableKind::scenarios, 0}, scenario, "application", 0}});
        return false;
    }
    return resolveReferences(project, scenario, input, issues);
}

bool resolveReferences(const Project& project, std::size_t scenario, PlacementInput& input, IssueList& issues)
{
    const Scenario& s = project.scenarios[scenario];
    input.platform =
        findFor(project.platforms, s.platform, "platform", scenario, s, input.platformIndex, issues);
    const bool runsPrograms = !s.applications.empty();
    if (!runsPrograms)
        input.workload =
            findFor(project.workloads, s.workload, "workload", scenario, s, input.workloadIndex, issues);
    if (!s.mapping.empty())
        input.mapping =
            findFor(project.mappings, s.mapping, "mapping", scenario, s, input.mappingIndex, issues);
    else if (runsPrograms)
        issues.push_back(
            {Severity::error,
             sentence("scenario %1: %2",
                      {inQuotes(s.name), sentence("it runs an application and names no mapping; name one "
                                                  "that places its processes")}),
             {TableRef{TableKind::scenarios, 0}, scenario, "mapping", 0}});
    return input.platform && (input.workload || runsPrograms) &&
           (input.mapping || (s.mapping.empty() && !runsPrograms));
}

void checkWorkload(const Workload& workload, std::size_t index, IssueList& issues)
{
    CappedIssues capped(issues, TableRef{TableKind::messages, index});
    // In a few large pieces, which are given back as one: of a million small ones the heap keeps much.
    std::pmr::monotonic_buffer_resource memory;
    std::pmr::unordered_set<std::string_view> ids(&memory);
    ids.reserve(workload.messages.size());
    std::string proposal; // made at the first message that needs one
    const auto freeId = [&] {
        if (proposal.empty()) {
            std::unordered_set<std::string_view> taken;
            for (const MessageRow& m : workload.messages)
                taken.insert(m.id);
            proposal = numberedName("e", [&taken](const std::string& name) { return taken.contains(name); });
        }
        return proposal;
    };
    std::size_t row = 0;
    for (const MessageRow& m : workload.messages) {
        const std::size_t here = row++;
        if (isBlank(m))
            continue;
        if (m.id.empty())
            capped.error(here, "id",
                         [&] { return sentence("a message has no id; write one, such as %1", {freeId()}); });
        else if (!ids.insert(m.id).second)
            capped.error(here, "id",
                         [&] { return sentence("there are two messages %1; rename one", {inQuotes(m.id)}); });
        if (m.source.empty())
            capped.error(here, "source", [&] {
                return sentence("%1 has no source; name a process or a node", {messageName(m)});
            });
        if (m.destination.empty())
            capped.error(here, "destination", [&] {
                return sentence("%1 has no destination; name a process or a node", {messageName(m)});
            });
        if (m.size.isRejected())
            capped.error(here, "size",
                         [&] { return messageName(m) + ": " + rejection(m.size, Dimension::size); });
        else if (m.size.isEmpty())
            capped.error(here, "size", [&] {
                return sentence("%1 has no size; write %2",
                                {messageName(m), sentence(acceptedForms(Dimension::size))});
            });
        if (m.start.isRejected())
            capped.error(here, "start",
                         [&] { return messageName(m) + ": " + rejection(m.start, Dimension::duration); });
        const auto checkCount = [&](const char* column, const CountCell& cell, std::uint32_t least,
                                    const char* pattern) {
            if (cell.isRejected() || cell.valueOr(least) < least || cell.valueOr(least) > UINT16_MAX)
                capped.error(here, column, [&] { return messageName(m) + ": " + rejection(cell, pattern); });
        };
        checkCount("queue_pairs", m.queuePairs, 1,
                   phrase("%1 is not a number of queue pairs; write a whole number from 1 to 65535"));
        checkCount("lane", m.lane, 0, phrase("%1 is not a lane; write a whole number from 0 to 65535"));
    }
}

std::optional<Issue> noMessagesYet(const Project& project, std::size_t scenario)
{
    const Scenario& s = project.scenarios[scenario];
    const std::size_t workload = indexOfName(project.workloads, s.workload);
    if (!s.applications.empty() || workload == project.workloads.size())
        return std::nullopt;
    const auto& messages = project.workloads[workload].messages;
    if (!std::ranges::all_of(messages, [](const MessageRow& row) { return isBlank(row); }))
        return std::nullopt;
    return Issue{Severity::error,
                 sentence("scenario %1: workload %2 has no messages yet; make them by a pattern, import "
                          "them or type them in",
                          {inQuotes(s.name), inQuotes(s.workload)}),
                 {TableRef{TableKind::scenarios, 0}, scenario, {}, 0}};
}

Issue nothingToPredict(const Project& project, std::size_t scenario)
{
    const Scenario& s = project.scenarios[scenario];
    const std::optional<Issue> none = noMessagesYet(project, scenario);
    return {Severity::error,
            none ? none->text
                 : sentence("scenario %1: no message of workload %2 can be predicted; correct its messages",
                            {inQuotes(s.name), inQuotes(s.workload)}),
            {TableRef{TableKind::scenarios, 0}, scenario, {}, 0}};
}

} // namespace contraflow
