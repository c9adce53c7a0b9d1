// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/network.h"
#include "core/project/project.h"
#include "core/project/scenario.h"

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

// The pieces that placeScenario() and validate() share, so that a problem has one text wherever it is met.

/** Why a rejected cell has no value: what its text or its formula lacks. */
[[nodiscard]] std::string rejection(const QuantityCell& cell, Dimension dimension);
/** The same for a cell of whole numbers, which may have one that is out of range; `pattern` is of a sentence:
 * "%1 is not a number of cores; write …". */
[[nodiscard]] std::string rejection(const CountCell& cell, std::string_view pattern);

/** What is wrong with a cell of bandwidth, or nothing. */
[[nodiscard]] std::optional<std::string> bandwidthProblem(const QuantityCell& cell);

/** "message 'e1'", for messages about a message. */
[[nodiscard]] std::string messageName(const MessageRow& message);

/** "there are two models 'tcp' (1 and 3 in the list); rename one"; rows are counted from 0, and `what` is as
 * TableInfo's thing. */
[[nodiscard]] std::string doubledName(std::string_view what, const std::string& name, std::size_t first,
                                      std::size_t second);

/** Says the same where a name stands for several objects of a list, so that nobody can say which is meant. */
template<typename Row>
[[nodiscard]] Result<void> checkNamedOnce(const SharedRows<Row>& rows, const std::string& name,
                                          std::string_view what)
{
    std::optional<std::size_t> first;
    std::size_t index = 0;
    for (const Row& row : rows) {
        const std::size_t here = index++;
        if (row.name != name || name.empty())
            continue;
        if (first)
            return Error{ErrorCode::invalidInput, doubledName(what, name, *first, here)};
        first = here;
    }
    return {};
}

/** That a scenario names no `what`, or one that is not among those that are known. */
[[nodiscard]] std::string unknownReference(const Scenario& scenario, std::string_view what,
                                           const std::string& name, const std::vector<std::string>& known);

/** Why what a scenario names is none of the rows: there is none of this name, or several; empty where one is.
 */
template<typename Row>
[[nodiscard]] std::string referenceProblem(const Scenario& scenario, const SharedRows<Row>& rows,
                                           const std::string& name, std::string_view what)
{
    if (const Result<void> once = checkNamedOnce(rows, name, what); !once)
        return sentence("scenario %1", {inQuotes(scenario.name)}) + ": " + once.error().message;
    return !name.empty() && findByName(rows, name) ? std::string()
                                                   : unknownReference(scenario, what, name, namesOf(rows));
}

/** Adds issues of one table up to a limit, then one that counts the rest: a broken million-row table stays
 * readable. */
class CappedIssues
{
public:
    static constexpr std::size_t kLimit = 200;

    CappedIssues(IssueList& issues, TableRef table) : m_issues(issues), m_table(table) {}
    ~CappedIssues();
    CappedIssues(const CappedIssues&) = delete;
    CappedIssues& operator=(const CappedIssues&) = delete;

    [[nodiscard]] bool isFull() const { return m_count >= kLimit; }
    void add(Severity severity, std::size_t row, const char* column, std::string text);
    void error(std::size_t row, const char* column, std::string text)
    {
        add(Severity::error, row, column, std::move(text));
    }
    /** The same with a text that costs something to make: it is made only while there is room. */
    template<std::invocable MakeText>
    void error(std::size_t row, const char* column, MakeText makeText)
    {
        add(Severity::error, row, column, isFull() ? std::string() : makeText());
    }

private:
    IssueList& m_issues;
    TableRef m_table;
    std::size_t m_count = 0;
    Severity m_hidden = Severity::warning; ///< the worst of those that are only counted
};

/** The cells of a row that say how fast a link is, and their keys. */
struct LinkCells
{
    const QuantityCell& bandwidth;
    const QuantityCell& latency;
    const char* bandwidthKey = "bandwidth";
    const char* latencyKey = "latency";
};
/** Their values; nothing, with issues that begin with what `whose` gives, when the link cannot be used. */
[[nodiscard]] std::optional<Network::LinkFigures> readFigures(const LinkCells& cells,
                                                              const std::function<std::string()>& whose,
                                                              CappedIssues& issues, std::size_t row);

/** What a scenario refers to. */
struct PlacementInput
{
    const Platform* platform = nullptr;
    const Workload* workload = nullptr; ///< null: it runs applications
    const Mapping* mapping = nullptr;   ///< null: messages name nodes
    std::size_t platformIndex = 0;
    std::size_t workloadIndex = 0;
    std::size_t mappingIndex = 0;
    std::shared_ptr<const Network> network; ///< of the platform; filled by the caller
};

/** Finds platform, workload and mapping by name, of applications platform and mapping; false, with issues,
 * when one of them is not there, or there are two. */
[[nodiscard]] bool resolveReferences(const Project& project, std::size_t scenario, PlacementInput& input,
                                     IssueList& issues);

/** The same for messages of the only scenario of its name; false, with issues, when it cannot run. */
[[nodiscard]] bool resolveScenario(const Project& project, std::size_t scenario, PlacementInput& input,
                                   IssueList& issues);

/** Problems of a message table that do not depend on a platform: ids, missing ends, unreadable sizes and
 * starts. */
void checkWorkload(const Workload& workload, std::size_t index, IssueList& issues);

/** That the workload of a scenario has no messages yet, with the next step; nothing where it has some. */
[[nodiscard]] std::optional<Issue> noMessagesYet(const Project& project, std::size_t scenario);

/** That nothing of a scenario can be predicted, of whoever asked for it. */
[[nodiscard]] Issue nothingToPredict(const Project& project, std::size_t scenario);

/** Places and routes the messages of a resolved scenario; reports unknown ends and missing routes. */
[[nodiscard]] PlacedScenario placeMessages(const PlacementInput& input, IssueList& issues);

} // namespace contraflow
