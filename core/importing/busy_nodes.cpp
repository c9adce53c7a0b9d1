// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/busy_nodes.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/io/text/text_file.h"
#include "core/project/host_list.h"
#include "core/project/nodes_in_use.h"

#include <algorithm>
#include <array>
#include <optional>

namespace contraflow {

namespace {

/** States in which nobody has a node: sinfo's, and those of jobs that wait or have ended. */
constexpr std::array<std::string_view, 22> kFreeStates{
    "idle",      "plnd", "planned",   "pd",  "pending", "cd",        "completed", "f",
    "failed",    "ca",   "cancelled", "to",  "timeout", "nf",        "node_fail", "bf",
    "boot_fail", "dl",   "deadline",  "oom", "pr",      "preempted",
};
/** What sinfo puts behind the state of a node that can be had all the same: it sleeps, wakes up, or somebody
 * is to have it later. Others, such as *, are behind nodes that do not answer or are reserved. */
constexpr std::string_view kHarmlessMarks = "~#!%-";
constexpr std::string_view kMarks = "*~#!%$@^-+";

bool isFreeState(std::string_view printed)
{
    const std::size_t end = printed.find_last_not_of(kMarks) + 1;
    const std::string state = lowered(printed.substr(0, end));
    return contains(kFreeStates, state) &&
           printed.find_first_not_of(kHarmlessMarks, end) == std::string_view::npos;
}

/** Where the two columns are that matter, counted from the left or, with other columns before them whose
 * cells may hold blanks, from the right. */
struct BusyColumns
{
    std::size_t count = 0;
    std::size_t nodes = 0;
    std::size_t state = 0;
    bool isJobs = false;

    [[nodiscard]] std::optional<std::string> cell(const std::vector<std::string>& words,
                                                  std::size_t column) const
    {
        if (words.size() < count)
            return std::nullopt;
        return words[isJobs ? words.size() - count + column : column];
    }
};

std::optional<BusyColumns> busyColumns(std::string_view line)
{
    const std::vector<std::string> words = wordsOf(line);
    const auto at = [&words](std::string_view wanted) {
        return static_cast<std::size_t>(std::ranges::find(words, wanted) - words.begin());
    };
    const std::size_t nodes = std::min(at("NODELIST"), at("NODELIST(REASON)"));
    const std::size_t state = std::min(at("STATE"), at("ST"));
    if (nodes == words.size() || state == words.size())
        return std::nullopt;
    return BusyColumns{words.size(), nodes, state, at("JOBID") < words.size()};
}

/** The words of a line of a table; a reason in brackets, such as "(Nodes required for job are DOWN)", is one.
 */
std::vector<std::string> busyCells(std::string_view line)
{
    line = trimmed(line);
    const std::size_t reason = line.ends_with(')') ? line.rfind(" (") : std::string_view::npos;
    std::vector<std::string> words = wordsOf(line.substr(0, reason));
    if (reason != std::string_view::npos)
        words.emplace_back(trimmed(line.substr(reason)));
    return words;
}

/** Reads the lines behind that of the columns. */
class BusyReader
{
public:
    explicit BusyReader(const BusyColumns& columns) : m_columns(columns)
    {
        m_found.tool = columns.isJobs ? "squeue" : "sinfo";
    }

    void take(const TextLine& line)
    {
        const std::vector<std::string> cells = busyCells(line.text);
        const std::optional<std::string> state = m_columns.cell(cells, m_columns.state);
        const std::optional<std::string> nodes = m_columns.cell(cells, m_columns.nodes);
        if (!state || !nodes)
            return reject(line, sentence("it has fewer words than there are columns"));
        const bool isFree = isFreeState(*state);
        if (nodes->starts_with('(')) // no nodes, but why a job waits
            return isFree ? void() : reject(line, sentence("it names no nodes"));
        const Result<std::size_t> count = countHosts(*nodes);
        if (count && *count > kMaxHosts - m_count)
            return reject(line,
                          sentence("with it there would be more than %1 nodes", {groupedCount(kMaxHosts)}));
        const Result<std::vector<std::string>> hosts = expandHostList(*nodes);
        if (!hosts)
            return reject(line, hosts.error().message);
        m_count += hosts->size();
        for (const std::string& host : *hosts)
            if (!isFree)
                m_found.busy[*state].insert(host);
            else if (!m_columns.isJobs)
                m_found.free.insert(host);
    }

    BusyNodes found() && { return std::move(m_found); }

private:
    void reject(const TextLine& line, std::string reason)
    {
        m_found.rejected.push_back({line.number, std::string(line.text), std::move(reason)});
    }

    BusyColumns m_columns;
    BusyNodes m_found;
    std::size_t m_count = 0; ///< of names
};

/** The name of a node of the network for one that is printed, which may have its domain behind it. */
std::optional<std::string> nameThere(const Network& network, const std::string& host)
{
    const std::string alone = host.substr(0, host.find('.'));
    for (const std::string& name : {host, alone})
        if (!nodesCalled(network, name).empty())
            return name;
    return std::nullopt;
}

/** "4 alloc, 1 drain" */
std::string statesText(const std::map<std::string, std::size_t>& counts)
{
    std::string text;
    for (const auto& [state, count] : counts)
        text += (text.empty() ? "" : ", ") + groupedCount(count) + " " + state;
    return text;
}

/** How many scenarios have a mapping. */
std::size_t usersOf(const Project& project, const std::string& mapping)
{
    return static_cast<std::size_t>(std::ranges::count(project.scenarios, mapping, &Scenario::mapping));
}

} // namespace

bool looksLikeBusyNodes(const std::filesystem::path& file)
{
    constexpr std::size_t kHeadBytes = 4096;
    const Result<std::string> head = readFileHead(file, kHeadBytes);
    if (!head)
        return false;
    const std::vector<TextLine> lines = textLines(*head);
    return std::ranges::any_of(lines,
                               [](const TextLine& line) { return busyColumns(line.text).has_value(); });
}

Result<BusyNodes> readBusyNodes(std::string_view text)
{
    std::string readable(withoutByteOrderMark(text));
    (void)replaceInvalidUtf8(readable);
    std::optional<BusyReader> reader;
    for (const TextLine& line : textLines(readable)) {
        if (const auto columns = busyColumns(line.text); columns && !reader)
            reader.emplace(*columns);
        else if (reader && !columns && !trimmed(line.text).empty())
            reader->take(line);
    }
    if (!reader)
        return invalidInput(
            "it has no line with the columns NODELIST and STATE or ST, as sinfo -N and squeue print them");
    return std::move(*reader).found();
}

Result<BusyPlan> planBusyNodes(const Project& project, std::size_t scenario, const BusyNodes& nodes)
{
    const Scenario& row = project.scenarios[scenario];
    const std::size_t platform = indexOfName(project.platforms, row.platform);
    const std::size_t index = indexOfName(project.mappings, row.mapping);
    if (index == project.mappings.size() || platform == project.platforms.size())
        return invalidInput(
            "scenario %1 has no mapping, which is where nodes are marked as in use; give it a platform and a "
            "mapping",
            {inQuotes(row.name)});
    IssueList known; // the platform's own, which are shown with it
    const auto network = Network::build(project.platforms[platform], platform, known);
    BusyPlan plan;
    std::set<std::string> unknown;
    std::set<std::string> taken;
    std::map<std::string, std::size_t> counts; // by state
    std::vector<bool> isTaken(network->nodes().size(), false);
    for (const auto& [state, hosts] : nodes.busy)
        for (const std::string& host : hosts)
            if (const std::optional<std::string> name = nameThere(*network, host)) {
                taken.insert(*name);
                ++counts[state];
                for (const NodeId node : nodesCalled(*network, *name))
                    isTaken[node.index()] = true;
            } else {
                unknown.insert(inQuotes(host));
            }
    const std::string elsewhere = someOf({unknown.begin(), unknown.end()});
    if (taken.empty() && !unknown.empty())
        return invalidInput(
            "platform %1 has none of the nodes in use, which are %2; choose a scenario on the cluster that "
            "was looked at",
            {inQuotes(row.platform), elsewhere});
    if (!unknown.empty())
        plan.notes.push_back(sentence("platform %1 has no node %2, so that was left out",
                                      {inQuotes(row.platform), elsewhere}));
    Mapping mapping = project.mappings[index];
    if (!mapping.inUseShare.isEmpty())
        plan.notes.push_back(
            sentence("the share in use that mapping %1 had was taken out, as the list says who is there",
                     {inQuotes(mapping.name)}));
    if (const std::size_t users = usersOf(project, mapping.name); users > 1)
        plan.notes.push_back(
            sentence("mapping %1 is that of %2, and all of them have these nodes in use now",
                     {inQuotes(mapping.name), sentenceOf(users, "1 scenario", "%1 scenarios")}));
    std::vector<std::string> names(taken.begin(), taken.end());
    std::ranges::sort(names, NaturalLess());
    mapping.inUse = hostListOf(names);
    mapping.inUseShare = {};
    const auto count = static_cast<std::size_t>(std::ranges::count(isTaken, true));
    const std::string states = taken.empty() ? "" : " (" + statesText(counts) + ")";
    plan.made = sentence("%1 of %2 in use%3 of mapping %4",
                         {groupedCount(count), sentenceOf(isTaken.size(), "1 node", "%1 nodes"), states,
                          inQuotes(mapping.name)});
    plan.edit = {
        sentence("Mark nodes in use"),
        {ReplaceRows{TableRef{TableKind::mappings, 0}, index, 1, SharedRows<Mapping>{std::move(mapping)}}}};
    return plan;
}

} // namespace contraflow
