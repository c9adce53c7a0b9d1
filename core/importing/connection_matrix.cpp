// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/connection_matrix.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/importing/topology_readers.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace contraflow {

namespace {

struct NodePair
{
    unsigned long long from = 0;
    unsigned long long to = 0;
};

/** "0->15" */
std::optional<NodePair> nodePair(std::string_view word)
{
    const std::size_t arrow = word.find("->");
    if (arrow == std::string_view::npos)
        return std::nullopt;
    const auto from = parseCount(word.substr(0, arrow));
    const auto to = parseCount(word.substr(arrow + 2));
    return from && to ? std::optional<NodePair>({*from, *to}) : std::nullopt;
}

/** Words of a connection that are followed by a number. */
constexpr std::array kNumberWords{"start", "size", "id", "trigger", "send_done_trigger", "recv_done_trigger",
                                  "prio"};

class ConnectionReader
{
public:
    Result<ConnectionMatrix> read(std::string_view text)
    {
        for (const TextLine& line : textLines(text)) {
            const std::vector<std::string> words = wordsOf(line.text);
            if (words.empty() || words.front().starts_with('#'))
                continue;
            RETURN_IF_ERROR(take(line, words));
        }
        RETURN_IF_ERROR(check());
        return finish();
    }

private:
    struct Count
    {
        std::string_view word;
        std::uint64_t said = 0;
        std::size_t line = 0; ///< 0: it does not stand there
    };

    Result<void> take(const TextLine& line, const std::vector<std::string>& words)
    {
        for (Count* count : {&m_nodes, &m_connections, &m_triggers, &m_failures})
            if (words.front() == count->word)
                return takeCount(line, words, *count);
        if (words.front().find("->") != std::string::npos)
            return takeConnection(line, words);
        if (words.front() == "trigger")
            return {}; // which says how others set one off: what waits for one is refused itself
        if (words.front() == "failure") {
            m_matrix.file.notes.push_back(
                atLine(line.number,
                       sentence("the failure of a link is left out; remove that link from the platform")));
            return {};
        }
        return topologyFault(
            line.number,
            sentence("htsim knows no %1; there are Nodes, Connections, Triggers, Failures and lines such as "
                     "'0->15 start 0 size 2000000'",
                     {inQuotes(words.front())}));
    }

    static Result<void> takeCount(const TextLine& line, const std::vector<std::string>& words, Count& count)
    {
        const auto number = words.size() == 2 ? parseCount(words[1]) : std::nullopt;
        if (!number || *number > ImportLimits::kRows)
            return topologyFault(line.number,
                                 sentence("%1 needs a whole number up to %2",
                                          {inQuotes(words.front()), groupedCount(ImportLimits::kRows)}));
        count.said = *number;
        count.line = line.number;
        return {};
    }

    Result<void> takeConnection(const TextLine& line, const std::vector<std::string>& words)
    {
        const auto ends = nodePair(words.front());
        if (!ends)
            return topologyFault(line.number,
                                 sentence("%1 is no pair of nodes such as 0->15; correct the line",
                                          {inQuotes(words.front())}));
        if (m_nodes.line == 0 || std::max(ends->from, ends->to) >= m_nodes.said)
            return topologyFault(
                line.number,
                m_nodes.line == 0
                    ? sentence("the line 'Nodes' with their number does not stand before it")
                    : sentence("there is no node %1; line %2 says %3, numbered from 0",
                               {std::to_string(std::max(ends->from, ends->to)), std::to_string(m_nodes.line),
                                sentenceOf(m_nodes.said, "1 node", "%1 nodes")}));
        ImportRecord record{line.number, {{}, std::to_string(ends->from), std::to_string(ends->to), {}, {}}};
        for (std::size_t i = 1; i < words.size(); ++i)
            RETURN_IF_ERROR(takeWord(line, words, i, record));
        if (record.cells[3].empty() || record.cells[4].empty())
            return topologyFault(line.number, record.cells[3].empty()
                                                  ? sentence("the size of the message is missing; add it")
                                                  : sentence("the start of the message is missing; add it"));
        m_hasIds = m_hasIds && !record.cells[0].empty() && m_ids.insert(record.cells[0]).second;
        if (m_records.size() == ImportLimits::kRows)
            return topologyFault(line.number,
                                 sentence("there are more than %1 messages; import a smaller file",
                                          {groupedCount(ImportLimits::kRows)}));
        m_records.push_back(std::move(record));
        return {};
    }

    /** Takes the word at `i` and the number behind it, where it has one. */
    Result<void> takeWord(const TextLine& line, const std::vector<std::string>& words, std::size_t& i,
                          ImportRecord& record)
    {
        const std::string& word = words[i];
        if (word == "addon")
            return {};
        if (word == "msg") { // number of a message of a flow; it may be left out
            i += i + 1 < words.size() && parseCount(words[i + 1]) ? 1 : 0;
            return {};
        }
        if (!contains(kNumberWords, word))
            return topologyFault(line.number, sentence("htsim knows no %1 of a message", {inQuotes(word)}));
        const auto number = i + 1 < words.size() ? parseNumber(words[i + 1]) : std::nullopt;
        if (!number || *number < 0)
            return topologyFault(line.number,
                                 sentence("%1 needs a number, as in '%2 8'", {inQuotes(word), word}));
        ++i;
        constexpr double kPico = 1e-12;
        if (word == "trigger")
            return topologyFault(
                line.number,
                sentence(
                    "the message waits for trigger %1, and messages of a workload start at times of their "
                    "own; write what waits for one another as a program (GOAL), or give the message a start",
                    {words[i]}));
        if (word == "id")
            record.cells[0] = words[i];
        else if (word == "size")
            record.cells[3] = words[i];
        else if (word == "start")
            record.cells[4] = quantityText(simulatedLatency(*number * kPico));
        else if (word == "prio")
            m_hasPriorities = true;
        return {};
    }

    Result<void> check() const
    {
        if (m_records.empty())
            return invalidInput("it has no message; a line such as '0->15 start 0 size 2000000' is one");
        if (m_connections.line != 0 && m_connections.said != m_records.size())
            return topologyFault(
                m_connections.line,
                sentence("it says %1, and there are %2; fetch the whole file, or correct the number",
                         {sentenceOf(m_connections.said, "1 connection", "%1 connections"),
                          groupedCount(m_records.size())}));
        return {};
    }

    Result<ConnectionMatrix> finish()
    {
        ImportTable table;
        table.decimal = DecimalMark::point;
        table.columns = {{"id", m_hasIds ? ColumnMeaning::message : ColumnMeaning::ignored},
                         {"from", ColumnMeaning::source},
                         {"to", ColumnMeaning::destination},
                         {"size", ColumnMeaning::size, findUnit(Dimension::size, "B")},
                         {"start", ColumnMeaning::start}};
        table.records = std::move(m_records);
        m_matrix.nodes = static_cast<std::uint32_t>(m_nodes.said);
        m_matrix.file.tables.push_back(std::move(table));
        m_matrix.file.notes.emplace_back(
            sentence("sizes are bytes and starts picoseconds, as htsim reads them"));
        if (m_hasPriorities)
            m_matrix.file.notes.emplace_back(sentence("priorities of messages (prio) are left out"));
        return std::move(m_matrix);
    }

    ConnectionMatrix m_matrix;
    Count m_nodes{"Nodes"};
    Count m_connections{"Connections"};
    Count m_triggers{"Triggers"};
    Count m_failures{"Failures"};
    std::vector<ImportRecord> m_records;
    std::unordered_set<std::string> m_ids;
    bool m_hasIds = true; ///< each its own
    bool m_hasPriorities = false;
};

} // namespace

bool hasConnections(std::string_view text)
{
    constexpr std::size_t kInspected = 200'000;
    const std::vector<TextLine> lines = textLines(text.substr(0, kInspected));
    return std::ranges::any_of(lines, [](const TextLine& line) {
        const std::vector<std::string> words = wordsOf(line.text);
        return words.size() > 2 && nodePair(words.front()) && contains(words, "size");
    });
}

bool looksLikeConnections(const std::filesystem::path& file)
{
    constexpr std::size_t kHeadBytes = 65'536;
    const Result<std::string> head = readFileHead(file, kHeadBytes);
    return head && hasConnections(*head);
}

Result<ConnectionMatrix> readConnectionMatrix(std::string_view text)
{
    return ConnectionReader().read(text);
}

} // namespace contraflow
