// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace contraflow {

namespace {

// What ib_write_bw, ib_send_lat and the other programs of perftest print: a title such as
// "RDMA_Write BW Test", facts, a line that names the columns, rows.
//   #bytes     #iterations    BW peak[MB/sec]    BW average[MB/sec]   MsgRate[Mpps]
//   #bytes #iterations    t_min[usec]    t_max[usec]  t_typical[usec]    t_avg[usec] …
// With --report-both two blocks stand behind one of both ways, "Local results:" and "Remote results:", of
// what each side sent. MB are 2^20 bytes, Gb are 10^9 bits; messages per second times size say which. Times
// of writes and sends are half a round trip, those of reads and atomic operations are whole ones.

/** The words of a header, with what belongs together joined: "BW peak[MB/sec]", "99% percentile[usec]". */
std::vector<std::string> headerWords(std::string_view line)
{
    std::vector<std::string> words;
    for (std::string& word : wordsOf(line))
        if (!words.empty() && (words.back() == "BW" || words.back() == "tps" || words.back().ends_with("%")))
            words.back() += " " + word;
        else
            words.push_back(std::move(word));
    return words;
}

class PerftestReader : public LogReader
{
public:
    using LogReader::LogReader;

    ImportedFile read()
    {
        for (const TextLine& line : m_lines) {
            const std::string_view text = trimmed(line.text);
            if (text.empty() || text.starts_with("---"))
                continue;
            if (text.ends_with(" BW Test") || text.ends_with(" Latency Test"))
                beginTest(text);
            else if (text == "Local results:" || text == "Remote results:")
                m_side = lowered(text.substr(0, text.find(' ')));
            else if (text.starts_with("#bytes"))
                beginRows(line, text);
            else if (text.starts_with("Number of qps"))
                takeQueuePairs(text);
            else if (!isFact(text))
                takeRow(line, text);
        }
        leaveOutRepetitions();
        for (ImportTable& table : m_file.tables)
            decideMegabytes(table);
        return std::move(m_file);
    }

private:
    void beginTest(std::string_view text)
    {
        m_title = std::string(text.substr(0, text.size() - 5)); // without " Test"
        m_isOpen = false;
        m_side.clear();
        ++m_runs;
        const bool isBothWays = m_title.find("Bidirectional") != std::string::npos;
        const bool isHalfTrip = m_title.starts_with("RDMA_Write") || m_title.starts_with("Send");
        m_kind = m_title.ends_with("BW") ? (isBothWays ? BenchmarkKind::bidirectional : BenchmarkKind::stream)
                 : isHalfTrip            ? BenchmarkKind::pingPong
                                         : BenchmarkKind::collective;
    }

    /** What it says of its connection: "Mtu : 4096[B]", "local address: LID 0x01 …", "* Waiting for client
     * …". */
    static bool isFact(std::string_view text)
    {
        for (const std::string_view key : {"Dual-port ",
                                           "Connection type ",
                                           "PCIe relax order",
                                           "ibv_wr* API ",
                                           "CQ Moderation ",
                                           "TX depth ",
                                           "RX depth ",
                                           "Mtu ",
                                           "Link type ",
                                           "GID",
                                           "Outstand reads ",
                                           "Max inline data ",
                                           "rdma_cm QPs",
                                           "Data ex. method ",
                                           "local address",
                                           "remote address",
                                           "Using ",
                                           "Lock-free ",
                                           "***",
                                           "* Waiting "})
            if (text.starts_with(key))
                return true;
        return false;
    }

    /** "Number of qps   : 4            Transport type : IB" */
    void takeQueuePairs(std::string_view text)
    {
        const std::vector<std::string> words = wordsOf(text);
        if (words.size() > 4 && words[4] != "1" && parseCount(words[4]))
            m_title += ", " + words[4] + " queue pairs";
    }

    void beginRows(const TextLine& line, std::string_view text)
    {
        m_isOpen = false;
        if (m_title.empty())
            return reject(
                line, sentence("no line such as 'RDMA_Write BW Test' says which test these rows belong to"));
        ImportTable table{.title = m_title, .kind = m_kind, .test = m_title, .processes = 2};
        if (!m_side.empty()) {
            table.kind = BenchmarkKind::stream;
            table.test += ", one way";
            table.title = sentence("%1, one way, %2", {m_title, m_side});
        }
        for (const std::string& name : headerWords(text))
            table.columns.push_back(columnOf(name));
        if (!table.has(ColumnMeaning::time))
            for (ImportColumn& column : table.columns)
                if (column.name == "t_typical[usec]") {
                    column.meaning = ColumnMeaning::time;
                    m_file.notes.push_back(
                        sentence("%1: without a mean the median, t_typical, is taken", {m_title}));
                }
        if (!table.has(ColumnMeaning::time) && !table.has(ColumnMeaning::bandwidth))
            return reject(
                line,
                sentence(
                    "it names no column of a time in usec or a bandwidth in MB/sec or Gb/sec; its rows are "
                    "left out"));
        m_isOpen = true;
        m_file.tables.push_back(std::move(table));
        m_runOf.push_back(m_runs);
    }

    static ImportColumn columnOf(const std::string& name)
    {
        struct Known
        {
            std::string_view name;
            ColumnMeaning meaning;
            Dimension dimension;
            std::string_view unit;
        };
        static constexpr std::array kKnown{
            Known{"#bytes", ColumnMeaning::size, Dimension::size, "B"},
            Known{"BW average[MB/sec]", ColumnMeaning::bandwidth, Dimension::bandwidth, "MiB/s"},
            Known{"BW average[MiB/sec]", ColumnMeaning::bandwidth, Dimension::bandwidth, "MiB/s"},
            Known{"BW average[Gb/sec]", ColumnMeaning::bandwidth, Dimension::bandwidth, "Gbit/s"},
            Known{"t_avg[usec]", ColumnMeaning::time, Dimension::duration, "us"},
            Known{"t_typical[usec]", ColumnMeaning::kept, Dimension::duration, "us"},
            Known{"t_min[usec]", ColumnMeaning::minimum, Dimension::duration, "us"},
            Known{"t_max[usec]", ColumnMeaning::maximum, Dimension::duration, "us"},
        };
        for (const Known& known : kKnown)
            if (known.name == name)
                return {name, known.meaning, findUnit(known.dimension, known.unit), true};
        if (name == "#iterations")
            return {name, ColumnMeaning::repetitions};
        return keptResult(name);
    }

    void takeRow(const TextLine& line, std::string_view text)
    {
        const std::vector<std::string> words = wordsOf(text);
        if (!m_isOpen || !areNumbers(words))
            return reject(line, sentence("it is no row of results"), true);
        ImportTable& table = m_file.tables.back();
        if (rejectWidth(line, words.size(), table.columns.size()))
            return;
        else if (!rejectCutLine(m_file, line))
            table.records.push_back({line.number, words});
    }

    /** Client and server print the same result: where both are in the file it is one run. */
    void leaveOutRepetitions()
    {
        // What one side calls local is remote to the other one.
        const auto isSame = [](const ImportTable& a, const ImportTable& b) {
            return a.test == b.test && !a.records.empty() &&
                   std::ranges::equal(a.records, b.records, [](const ImportRecord& x, const ImportRecord& y) {
                       return x.cells == y.cells;
                   });
        };
        for (std::size_t i = m_file.tables.size(); i-- > 1;) {
            const auto end = m_file.tables.begin() + static_cast<std::ptrdiff_t>(i);
            if (std::none_of(m_file.tables.begin(), end, [&](const ImportTable& other) {
                    const auto at = static_cast<std::size_t>(&other - m_file.tables.data());
                    return m_runOf[at] != m_runOf[i] && isSame(other, *end);
                }))
                continue;
            m_file.notes.push_back(atLine(
                end->records.front().line,
                sentence("the same result of %1 again, as client and server print it, which was skipped",
                         {end->title})));
            m_file.tables.erase(end);
        }
    }

    /** Messages per second times their size tell how many bytes a MB has. */
    void decideMegabytes(ImportTable& table)
    {
        const auto at = [&table](std::string_view name) {
            return static_cast<std::size_t>(std::ranges::find(table.columns, name, &ImportColumn::name) -
                                            table.columns.begin());
        };
        const std::size_t rateAt = at("BW average[MB/sec]");
        const std::size_t messagesAt = at("MsgRate[Mpps]");
        if (rateAt == table.columns.size())
            return;
        std::size_t decimal = 0;
        std::size_t binary = 0;
        for (const ImportRecord& record : table.records) {
            const double rate = *parseNumber(record.cells[rateAt]);
            const double size = *parseNumber(record.cells[0]);
            if (messagesAt == table.columns.size() || !(rate > 1))
                continue;
            const double bytes = *parseNumber(record.cells[messagesAt]) * 1e6 * size / rate;
            decimal += std::abs(bytes / 1e6 - 1) < 0.02 ? 1 : 0;
            binary += std::abs(bytes / 1048576 - 1) < 0.02 ? 1 : 0;
        }
        if (decimal > binary)
            table.columns[rateAt].unit = findUnit(Dimension::bandwidth, "MB/s");
        std::string note = sentence(
            decimal > binary ? phrase("%1: MB are counted in 10^6 bytes, as messages per second show")
                             : phrase("%1: MB are counted in 2^20 bytes, as perftest does"),
            {table.test});
        LogReader::note(std::move(note));
    }

    std::string m_title;
    std::string m_side;               ///< "local" or "remote": of one way of a test of both
    std::size_t m_runs = 0;           ///< tests that began
    std::vector<std::size_t> m_runOf; ///< by table
    BenchmarkKind m_kind = BenchmarkKind::stream;
    bool m_isOpen = false; ///< rows belong to the last table
};

} // namespace

std::optional<Recognition> recognisePerftest(std::string_view text)
{
    const auto has = [text](std::string_view word) { return text.find(word) != std::string_view::npos; };
    if (has("BW average[") || has("t_typical[usec]") || (has("t_avg[usec]") && has("tps average")))
        return Recognition{Confidence::certain, sentence("the columns of ib_write_bw and its sisters")};
    return std::nullopt;
}

Result<ImportedFile> readPerftest(std::string_view text, const ImportOptions& /*options*/)
{
    return PerftestReader(text).read();
}

} // namespace contraflow
