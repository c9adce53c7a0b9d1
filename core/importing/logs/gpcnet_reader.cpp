// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

// What network_test and network_load_test of GPCNeT print (utils.c): tables between bars, whose title stands
// in a row of its own. Rows are times in usec or bandwidths in MiB/s of each rank, of all ranks at once:
//   |              Isolated Network Tests              |
//   |                   Name |   Avg |   99% | Units |      with -DVERBOSE also Min, Max, Avg(Worst), 99.9%
//   | RR Two-sided Lat (8 B) |   1.6 |   2.2 |  usec |
// and of the same under load how many times worse they are:
//   | RR Two-sided Lat (8 B) |          1.5X |     2.4X |

/** "| a | b |": its cells; nothing for another line. */
std::vector<std::string> barCells(std::string_view line)
{
    line = trimmed(line);
    std::vector<std::string> cells;
    if (line.size() < 2 || line.front() != '|' || line.back() != '|')
        return cells;
    line = line.substr(1, line.size() - 1);
    while (!line.empty()) {
        const std::size_t bar = line.find('|');
        cells.emplace_back(trimmed(line.substr(0, bar)));
        line.remove_prefix(bar + 1);
    }
    return cells;
}

class GpcnetReader : public LogReader
{
public:
    using LogReader::LogReader;

    ImportedFile read()
    {
        for (const TextLine& line : m_lines)
            take(line);
        if (m_file.tables.empty())
            for (const TextLine& line : m_headers)
                reject(line, sentence("no row of a measured test follows"));
        m_file.notes.emplace_back(sentence(
            "GPCNeT measures all ranks at once and does not say who sent to whom; bandwidths are those of a "
            "rank, with MiB of 2^20 bytes"));
        return std::move(m_file);
    }

private:
    /** Columns of the tables that are made, in their order. */
    enum Cell : std::uint8_t
    {
        test,
        size,
        average,
        minimum,
        maximum,
        worst,
        at99,
        at999,
        impact,
        impact99,
        cellCount,
    };

    void take(const TextLine& line)
    {
        takeFacts(line.text);
        const std::vector<std::string> cells = barCells(line.text);
        if (cells.size() == 1)
            takeTitle(cells[0]);
        else if (cells.size() > 1 && cells[0] == "Name")
            takeHeader(line, cells);
        else if (cells.size() > 1 && !cells[0].empty())
            takeRow(line, cells);
    }

    /** "Test with 20 MPI ranks (10 nodes)", "2 nodes running Network Tests" */
    void takeFacts(std::string_view text)
    {
        const std::vector<std::string> words = wordsOf(text);
        if (words.size() == 7 && words[0] == "Test" && words[3] == "MPI") {
            m_ranks = parseCount(words[2]).value_or(0);
            m_nodes = parseCount(words[5].substr(1)).value_or(0);
            m_testNodes = m_nodes;
        } else if (words.size() == 5 && words[2] == "running" && words[3] == "Network") {
            m_testNodes = parseCount(words[0]).value_or(0);
        }
    }

    void takeTitle(const std::string& text)
    {
        const auto has = [&text](std::string_view words) { return text.find(words) != std::string::npos; };
        m_section.clear();
        m_with.clear();
        m_table.fill(kNoTable);
        m_isImpact = has("Key Results");
        if (has("Isolated Network Tests"))
            m_section = kAlone;
        else if (has("Isolated Congestion Tests"))
            m_section = kCongestors;
        else if (has("with Congestion Tests") && !m_isImpact)
            m_section = kCongested;
        const std::size_t open = text.find('(');
        const std::size_t close = text.find(" Network Test)");
        if (!m_section.empty() && close != std::string::npos && open < close)
            m_with = " " + std::string(trimmed(std::string_view(text).substr(open + 1, close - open - 1)));
    }

    void takeHeader(const TextLine& line, const std::vector<std::string>& cells)
    {
        if (m_isImpact)
            return;
        m_columns = cells;
        if (m_section.empty() || m_columns.back() != "Units") {
            m_section.clear();
            reject(
                line,
                sentence(
                    "the table has no title of GPCNeT, or no column Units; what it measured is not known"));
        } else {
            m_headers.push_back(line);
        }
    }

    /** The table for times, or that for bandwidths, of what the title says. */
    ImportTable& tableOf(bool isTime)
    {
        std::size_t& index = m_table[isTime ? 1 : 0];
        if (index != kNoTable)
            return m_file.tables[index];
        index = m_file.tables.size();
        ImportTable& table = m_file.tables.emplace_back();
        table.title = sentence(isTime ? phrase("GPCNeT %1 times") : phrase("GPCNeT %1 bandwidths"),
                               {sentence(m_section) + m_with});
        table.kind = BenchmarkKind::collective;
        table.test = "GPCNeT";
        const bool areAll = m_section != kCongestors && m_nodes > 0 && m_ranks % m_nodes == 0;
        if (const std::uint64_t ranks = areAll ? m_ranks / m_nodes * m_testNodes : 0;
            ranks > 0 && ranks <= UINT32_MAX)
            table.processes = static_cast<std::uint32_t>(ranks);
        const Unit* const unit =
            isTime ? findUnit(Dimension::duration, "us") : findUnit(Dimension::bandwidth, "MiB/s");
        table.columns.resize(cellCount);
        table.columns[test] = {"Name", ColumnMeaning::test};
        table.columns[size] = {"size", ColumnMeaning::size, findUnit(Dimension::size, "B")};
        table.columns[average] = {"Avg", isTime ? ColumnMeaning::time : ColumnMeaning::bandwidth, unit};
        for (const auto& [cell, name] :
             {std::pair(minimum, "Min"), std::pair(maximum, "Max"),
              std::pair(worst, "mean of the worst rank"), std::pair(at99, "99 %"), std::pair(at999, "99.9 %"),
              std::pair(impact, "impact of congestion"), std::pair(impact99, "impact at 99 %")})
            table.columns[cell] = keptResult(name);
        if (isTime && m_columns.size() > kPlainColumns) {
            table.columns[minimum] = {"Min", ColumnMeaning::minimum, unit};
            table.columns[maximum] = {"Max", ColumnMeaning::maximum, unit};
        }
        return table;
    }

    void takeRow(const TextLine& line, const std::vector<std::string>& cells)
    {
        if (m_isImpact)
            return takeImpact(line, cells);
        if (m_section.empty() || cells.size() != m_columns.size())
            return reject(line,
                          sentence("it has another number of cells than the line that names the columns"));
        ImportRecord record{line.number, std::vector<std::string>(cellCount)};
        nameRow(cells[0], record);
        const std::string& unit = cells.back();
        if (unit != "usec" && unit != "MiB/s/rank")
            return reject(line, sentence("its unit %1 is neither usec nor MiB/s/rank", {inQuotes(unit)}));
        const bool isTime = unit == "usec";
        for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
            const auto number = parseNumber(cells[i]);
            if (!number || *number < 0)
                return reject(line, sentence("%1 in the column %2 is no number",
                                             {inQuotes(cells[i]), inQuotes(m_columns[i])}));
            const auto known = std::ranges::find_if(
                kColumns, [&](const auto& column) { return column.first == m_columns[i]; });
            if (known != kColumns.end())
                record.cells[known->second] = cells[i];
        }
        for (const Cell cell : {worst, at99, at999, minimum, maximum})
            if (!record.cells[cell].empty() && (!isTime || (cell != minimum && cell != maximum)))
                record.cells[cell] += isTime ? " us" : " MiB/s"; // which is kept as text
        std::vector<ImportRecord>& records = tableOf(isTime).records;
        m_newest[keyOf(m_section, record)] = {m_table[isTime ? 1 : 0], records.size()};
        records.push_back(std::move(record));
    }

    /** "RR Two-sided Lat (8 B)": test and size */
    static void nameRow(const std::string& name, ImportRecord& record)
    {
        const std::size_t open = name.rfind('(');
        record.cells[test] = std::string(trimmed(std::string_view(name).substr(0, open)));
        if (open != std::string::npos && name.ends_with(" B)"))
            record.cells[size] = std::string(trimmed(name.substr(open + 1, name.size() - open - 4)));
    }

    /** "1.5X" of the mean, and of what 99 % keep to, of a test under load; of a bandwidth how many times less
     * it is. */
    void takeImpact(const TextLine& line, const std::vector<std::string>& cells)
    {
        ImportRecord key{line.number, std::vector<std::string>(cellCount)};
        nameRow(cells[0], key);
        ImportRecord* const row = cells.size() == 3 ? newestRow(kCongested, key) : nullptr;
        const ImportRecord* const before = newestRow(kAlone, key);
        if (row == nullptr || before == nullptr)
            return reject(line, sentence("no row of the tests alone and under load is called like it"));
        for (const std::size_t i : {1, 2})
            if (!cells[i].ends_with('X') || !parseNumber(cells[i].substr(0, cells[i].size() - 1)))
                return reject(line, sentence("%1 is no factor such as 1.5X", {inQuotes(cells[i])}));
        const std::string factor = cells[1].substr(0, cells[1].size() - 1);
        const bool isTime = row->cells[at99].ends_with(" us");
        if (!isImpact(*parseNumber(factor), isTime, *before, *row))
            return reject(line, sentence("the factor is not that of its rows alone and under load"));
        row->cells[impact] = factor;
        row->cells[impact99] = cells[2].substr(0, cells[2].size() - 1);
    }

    /** Within what its one decimal leaves open, as GPCNeT works it out of what it prints. */
    static bool isImpact(double factor, bool isTime, const ImportRecord& before, const ImportRecord& under)
    {
        const double alone = parseNumber(before.cells[average]).value_or(0);
        const double loaded = parseNumber(under.cells[average]).value_or(0);
        constexpr double kHalfDigit = 0.05 + 1e-9;
        return alone > 0 && loaded > 0 &&
               std::abs((isTime ? loaded / alone : alone / loaded) - factor) <= kHalfDigit;
    }

    ImportRecord* newestRow(std::string_view section, const ImportRecord& key)
    {
        const auto found = m_newest.find(keyOf(section, key));
        return found == m_newest.end() ? nullptr
                                       : &m_file.tables[found->second.first].records[found->second.second];
    }

    static std::string keyOf(std::string_view section, const ImportRecord& record)
    {
        return std::string(section) + "|" + record.cells[test] + "|" + record.cells[size];
    }

    static constexpr std::string_view kAlone = phrase("isolated");
    static constexpr std::string_view kCongestors = phrase("congestors isolated");
    static constexpr std::string_view kCongested = phrase("congested");
    static constexpr std::size_t kNoTable = SIZE_MAX;
    static constexpr std::size_t kPlainColumns = 4; ///< of a program that is not verbose
    static constexpr std::array<std::pair<std::string_view, Cell>, 6> kColumns{{{"Avg", average},
                                                                                {"Min", minimum},
                                                                                {"Max", maximum},
                                                                                {"Avg(Worst)", worst},
                                                                                {"99%", at99},
                                                                                {"99.9%", at999}}};

    std::string m_section;                                  ///< what the newest title says; empty: not known
    std::string m_with;                                     ///< with which network test
    std::array<std::size_t, 2> m_table{kNoTable, kNoTable}; ///< of bandwidths and of times
    std::vector<std::string> m_columns;
    std::vector<TextLine> m_headers;
    std::unordered_map<std::string, std::pair<std::size_t, std::size_t>> m_newest; ///< table and row
    std::uint64_t m_ranks = 0;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_testNodes = 0; ///< on which the network tests run
    bool m_isImpact = false;
};

} // namespace

std::optional<Recognition> recogniseGpcnet(std::string_view text)
{
    for (const std::string_view words :
         {"Isolated Network Tests", "Isolated Congestion Tests", "with Congestion Tests"})
        if (const std::size_t at = text.find(words); at != std::string_view::npos) {
            const std::size_t begin = text.rfind('\n', at);
            if (trimmed(text.substr(begin == std::string_view::npos ? 0 : begin + 1)).starts_with('|'))
                return Recognition{Confidence::certain, sentence("a table called %1", {inQuotes(words)})};
        }
    return std::nullopt;
}

Result<ImportedFile> readGpcnet(std::string_view text, const ImportOptions& /*options*/)
{
    return GpcnetReader(text).read();
}

} // namespace contraflow
