// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/column_names.h"
#include "core/io/importers/import_readers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace contraflow {

namespace {

// The text that OSU micro-benchmarks print: a title "# OSU MPI Latency Test v5.6.2", facts such as
// "# [ pairs: 8 ] [ window size: 64 ]", a line that names the columns, rows. Times are in us, MB are 10^6
// bytes.

struct OsuTest
{
    std::string_view title; ///< between "OSU " and "Test"
    std::string_view name;
    BenchmarkKind kind;
    bool isBetweenTwo = false;
};

constexpr std::array kTests{
    OsuTest{"MPI Latency", "osu_latency", BenchmarkKind::pingPong, true},
    OsuTest{"MPI Multi Latency", "osu_multi_lat", BenchmarkKind::pingPong},
    OsuTest{"MPI Multi-threaded Latency", "osu_latency_mt", BenchmarkKind::pingPong, true},
    OsuTest{"MPI Bandwidth", "osu_bw", BenchmarkKind::stream, true},
    OsuTest{"MPI Bi-Directional Bandwidth", "osu_bibw", BenchmarkKind::bidirectional, true},
    OsuTest{"MPI Multiple Bandwidth / Message Rate", "osu_mbw_mr", BenchmarkKind::stream},
    OsuTest{"MPI All-to-All Personalized Exchange Latency", "osu_alltoall", BenchmarkKind::allToAll},
    OsuTest{"MPI All-to-Allv Personalized Exchange Latency", "osu_alltoallv", BenchmarkKind::collective},
    OsuTest{"MPI Allgather Latency", "osu_allgather", BenchmarkKind::collective},
    OsuTest{"MPI Allgatherv Latency", "osu_allgatherv", BenchmarkKind::collective},
    OsuTest{"MPI Allreduce Latency", "osu_allreduce", BenchmarkKind::collective},
    OsuTest{"MPI Barrier Latency", "osu_barrier", BenchmarkKind::collective},
    OsuTest{"MPI Broadcast Latency", "osu_bcast", BenchmarkKind::collective},
    OsuTest{"MPI Gather Latency", "osu_gather", BenchmarkKind::collective},
    OsuTest{"MPI Gatherv Latency", "osu_gatherv", BenchmarkKind::collective},
    OsuTest{"MPI Reduce Latency", "osu_reduce", BenchmarkKind::collective},
    OsuTest{"MPI Reduce_scatter Latency", "osu_reduce_scatter", BenchmarkKind::collective},
    OsuTest{"MPI Scatter Latency", "osu_scatter", BenchmarkKind::collective},
    OsuTest{"MPI Scatterv Latency", "osu_scatterv", BenchmarkKind::collective},
};

class OsuReader
{
public:
    explicit OsuReader(std::string_view text) : m_lines(textLines(text)) {}

    ImportedFile read()
    {
        for (const TextLine& line : m_lines) {
            const std::string_view text = trimmed(line.text);
            if (text.empty())
                continue;
            if (text.starts_with("#"))
                takeComment(line, trimmed(text.substr(1)));
            else
                takeRow(line);
        }
        return std::move(m_file);
    }

private:
    void takeComment(const TextLine& line, std::string_view text)
    {
        if (text.starts_with("OSU "))
            return beginTest(line, text.substr(4));
        if (text.starts_with("[ pairs:")) {
            const auto pairs = parseCount(text.substr(8, text.find(']') - 8));
            if (m_isOpen || !pairs || *pairs == 0 || *pairs > 1'000'000)
                m_file.reject(line.number, line.text,
                              m_isOpen ? "the number of pairs stands behind the names of the columns"
                                       : "the number of pairs cannot be read");
            else
                m_test.processes = static_cast<std::uint32_t>(2 * *pairs);
            return;
        }
        if (text.starts_with("Size ") || text.starts_with("Avg Lat"))
            beginRows(line, text);
    }

    void beginTest(const TextLine& line, std::string_view text)
    {
        m_test = {};
        m_isOpen = m_isKnown = false;
        const std::size_t end = text.find(" Test");
        const std::string_view title = text.substr(0, end);
        for (const OsuTest& test : kTests) {
            if (test.title != title || end == std::string_view::npos)
                continue;
            m_test.title = std::string(test.name);
            m_test.test = m_test.title;
            m_test.kind = test.kind;
            if (test.isBetweenTwo)
                m_test.processes = 2;
            m_isKnown = true;
            return;
        }
        m_file.reject(line.number, line.text,
                      inQuotes(title) + " is not a test whose times are taken; its rows are left out");
    }

    void beginRows(const TextLine& line, std::string_view text)
    {
        m_isOpen = false;
        if (!m_isKnown) {
            m_file.reject(line.number, line.text,
                          "no line '# OSU MPI … Test' says which test these rows belong to");
            return;
        }
        m_test.columns.clear();
        m_test.records.clear();
        for (const std::string& name : wideWordsOf(text)) {
            ColumnReading column = readColumnName(name);
            if (name == "Size")
                column.unit = unitOfWord(Dimension::size, "B");
            if (!isPrintedUnit(column)) {
                m_file.reject(
                    line.number, line.text,
                    "the column " + inQuotes(name) +
                        " has a unit that OSU benchmarks do not print (they print us and MB/s); its "
                        "rows are left out");
                return;
            }
            if (column.meaning == ColumnMeaning::kept)
                m_file.notes.push_back("line " + std::to_string(line.number) + ": the column " +
                                       inQuotes(name) + " is not known; it is kept as text");
            m_test.columns.push_back({name, column.meaning, column.unit});
        }
        if (!m_test.processes)
            m_file.notes.push_back(m_test.title +
                                   ": the file does not say how many processes took part; give their number");
        m_isOpen = true;
        m_isKnown = false; // the next table has a title of its own
        m_file.tables.push_back(m_test);
    }

    static bool isPrintedUnit(const ColumnReading& column)
    {
        const auto dimension = dimensionOf(column.meaning);
        if (!column.unknownUnit.empty())
            return false;
        if (dimension == Dimension::duration)
            return column.unit == findUnit(Dimension::duration, "us");
        if (dimension == Dimension::bandwidth)
            return column.unit == findUnit(Dimension::bandwidth, "MB/s");
        return true;
    }

    void takeRow(const TextLine& line)
    {
        const std::vector<std::string> words = wordsOf(line.text);
        if (!m_isOpen) {
            m_file.reject(line.number, line.text, "it stands outside of a table");
            return;
        }
        ImportTable& table = m_file.tables.back();
        if (!areNumbers(words)) {
            m_file.reject(line.number, line.text, "it is no row of numbers");
        } else if (words.size() != table.columns.size()) {
            m_file.reject(line.number, line.text,
                          "it has " + std::to_string(words.size()) + " numbers where the table has " +
                              std::to_string(table.columns.size()) + " columns");
        } else if (!rejectCutLine(m_file, line)) {
            table.records.push_back({line.number, words});
        }
    }

    std::vector<TextLine> m_lines;
    ImportedFile m_file;
    ImportTable m_test;     ///< what the next table is of
    bool m_isKnown = false; ///< a title was read
    bool m_isOpen = false;  ///< rows belong to the last table
};

} // namespace

std::optional<Recognition> recogniseOsu(std::string_view text)
{
    if (hasLine(text, "# OSU "))
        return Recognition{Confidence::certain, "a line '# OSU …'"};
    if (hasLine(text, "# Size "))
        return Recognition{Confidence::likely, "a line '# Size …'"};
    return std::nullopt;
}

Result<ImportedFile> readOsu(std::string_view text, const ImportOptions& /*options*/)
{
    return OsuReader(text).read();
}

} // namespace contraflow
