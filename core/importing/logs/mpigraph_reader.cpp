// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"

#include <algorithm>
#include <set>
#include <utility>

namespace contraflow {

namespace {

// What mpiGraph prints: facts ("MsgSize 16384", "Procs 4"), then two squares of bandwidths, tab separated:
//   Send          node1:0    node2:1
//   node1:0 to    0.000      1180.203
// and "Recv" with "node1:0 from". In each of its steps every process sends to one and receives from one other
// process at once, so that these are no bandwidths of a pair alone. MB are 2^20 bytes.

class MpiGraphReader : public LogReader
{
public:
    using LogReader::LogReader;

    ImportedFile read()
    {
        for (const TextLine& line : m_lines)
            take(line);
        m_file.notes.emplace_back(sentence(
            "mpiGraph lets all processes send at once, each to one other: its bandwidths are no ones of a "
            "pair alone; MB are counted in 2^20 bytes, as it does"));
        return std::move(m_file);
    }

private:
    void take(const TextLine& line)
    {
        const std::vector<std::string> words = wordsOf(line.text);
        if (words.size() == 2 && words[0] == "MsgSize" && parseCount(words[1]))
            m_size = words[1];
        else if (words.size() == 4 && words[1] == "Size:" && parseCount(words[2])) // Msg Size: 16384 Bytes
            m_size = words[2];

        else if (words.size() > 2 && (words[0] == "Send" || words[0] == "Recv") &&
                 words[1].find(':') != std::string::npos)
            beginSquare(words);
        else if (words.size() > 2 && (words[1] == "to" || words[1] == "from"))
            takeRow(line, words);
    }

    void beginSquare(const std::vector<std::string>& words)
    {
        m_isSend = words[0] == "Send";
        m_names.assign(words.begin() + 1, words.end());
        m_rows = 0;
        m_isTooLarge = m_names.size() * (m_names.size() - 1) > ImportLimits::kRows;
        // Where each host has one process, its name says all.
        std::set<std::string> hosts;
        for (const std::string& name : m_names)
            hosts.insert(name.substr(0, name.rfind(':')));
        m_hasOnePerHost = hosts.size() == m_names.size();
        ImportTable table{
            .title = m_isSend ? "mpiGraph send" : "mpiGraph receive",
            .kind = BenchmarkKind::exchange,
            .test = m_isSend ? "mpiGraph send" : "mpiGraph receive",
            .processes = static_cast<std::uint32_t>(m_names.size()),
            .columns = {{"from", ColumnMeaning::source},
                        {"to", ColumnMeaning::destination},
                        {"MsgSize", ColumnMeaning::size, findUnit(Dimension::size, "B")},
                        {"MB/sec", ColumnMeaning::bandwidth, findUnit(Dimension::bandwidth, "MiB/s")}}};
        if (m_size.empty())
            noteUnknownSize(m_file, phrase("the messages"));
        m_file.tables.push_back(std::move(table));
    }

    void takeRow(const TextLine& line, const std::vector<std::string>& words)
    {
        const std::vector<std::string> numbers(words.begin() + 2, words.end());
        const bool isInPlace = m_rows < m_names.size() && words[0] == m_names[m_rows] &&
                               (words[1] == "to") == m_isSend && numbers.size() == m_names.size() &&
                               areNumbers(numbers);
        if (!isInPlace)
            return reject(line,
                          sentence("it is not the next row of the square, with a number for each process"));
        if (m_isTooLarge)
            return reject(
                line, sentence("the square has more than %1 numbers", {groupedCount(ImportLimits::kRows)}));
        if (rejectCutLine(m_file, line))
            return;
        for (std::size_t column = 0; column < numbers.size(); ++column) {
            if (column == m_rows)
                continue;
            const std::string own = nameOf(m_rows);
            const std::string other = nameOf(column);
            m_file.tables.back().records.push_back(
                {line.number, {m_isSend ? own : other, m_isSend ? other : own, m_size, numbers[column]}});
        }
        ++m_rows;
    }

    [[nodiscard]] std::string nameOf(std::size_t index) const
    {
        const std::string& name = m_names[index];
        return m_hasOnePerHost ? name.substr(0, name.rfind(':')) : name;
    }

    std::string m_size;
    std::vector<std::string> m_names; ///< of the columns of the square
    std::size_t m_rows = 0;           ///< of the square so far
    bool m_isTooLarge = false;
    bool m_isSend = true;
    bool m_hasOnePerHost = false;
};

} // namespace

std::optional<Recognition> recogniseMpiGraph(std::string_view text)
{
    if (hasLine(text, "START mpiGraph"))
        return Recognition{Confidence::certain, sentence("a line 'START mpiGraph'")};
    return std::nullopt;
}

Result<ImportedFile> readMpiGraph(std::string_view text, const ImportOptions& /*options*/)
{
    return MpiGraphReader(text).read();
}

} // namespace contraflow
