// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/column_names.h"
#include "core/importing/import_readers.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace contraflow {

namespace {

// The log of Intel MPI Benchmarks: a banner, then for each benchmark and number of processes a block of
// comment lines, a line that names the columns, and rows.

struct ImbTest
{
    std::string_view name;
    BenchmarkKind kind;
    double bytesPerSize; ///< what one of its "Mbytes/sec" counts; 0: the column is missing or counts messages
};

constexpr std::array kTests{
    ImbTest{"PingPong", BenchmarkKind::pingPong, 1},
    ImbTest{"PingPongSpecificSource", BenchmarkKind::pingPong, 1},
    ImbTest{"PingPongAnySource", BenchmarkKind::pingPong, 1},
    ImbTest{"PingPing", BenchmarkKind::exchange, 1},
    ImbTest{"PingPingSpecificSource", BenchmarkKind::exchange, 1},
    ImbTest{"PingPingAnySource", BenchmarkKind::exchange, 1},
    ImbTest{"Sendrecv", BenchmarkKind::exchange, 2},
    ImbTest{"Exchange", BenchmarkKind::exchange, 4},
    ImbTest{"Uniband", BenchmarkKind::stream, 0},
    ImbTest{"Biband", BenchmarkKind::bidirectional, 0},
    ImbTest{"Alltoall", BenchmarkKind::allToAll, 0},
};

/** Collectives whose rows are the time of the whole operation. */
constexpr std::array<std::string_view, 14> kImbCollectives{
    "Allreduce", "Reduce",     "Reduce_local", "Reduce_scatter", "Reduce_scatter_block",
    "Allgather", "Allgatherv", "Gather",       "Gatherv",        "Scatter",
    "Scatterv",  "Alltoallv",  "Bcast",        "Window"};

/** Operations on the memory of other processes (EXT, RMA), in lower case. Their time ends when the origin
 * knows that they are done: no half of a round trip. */
constexpr std::array<std::string_view, 21> kImbOneSided{
    "unidir_put",     "unidir_get",    "bidir_put",        "bidir_get",         "put_local",
    "get_local",      "put_all_local", "get_all_local",    "one_put_all",       "one_get_all",
    "all_put_all",    "all_get_all",   "exchange_put",     "exchange_get",      "accumulate",
    "get_accumulate", "fetch_and_op",  "compare_and_swap", "truly_passive_put", "unidir_put_all",
    "unidir_get_all"};

/** One-sided operations of a pair: their "Mbytes/sec" counts the bytes of one way. */
bool isBetweenTwo(std::string_view name)
{
    const std::string lower = lowered(name);
    return (lower.starts_with("unidir_") || lower.starts_with("bidir_")) && !lower.ends_with("_all");
}

/** Whether the rows of a benchmark are the time of a whole operation: collectives, "Ibcast", "Ibcast_pure",
 * one-sided ones. */
bool isOperation(std::string_view name)
{
    const auto isCollective = [](std::string_view collective) {
        return contains(kImbCollectives, collective) || collective == "Barrier" || collective == "Alltoall";
    };
    const std::string lower = lowered(name);
    if (isCollective(name) || contains(kImbOneSided, lower))
        return true;
    if (name.ends_with("_pure"))
        name.remove_suffix(5);
    if (name.size() < 2 || name.front() != 'I')
        return false;
    std::string blocking(name.substr(1));
    blocking.front() = static_cast<char>(blocking.front() - ('a' - 'A'));
    return isCollective(blocking);
}

/** What a column of these benchmarks is. Overlap, computation and percentiles are kept as text. */
ColumnReading readImbColumn(const std::string& name)
{
    if (name == "t_pure[usec]")
        return {ColumnMeaning::time, findUnit(Dimension::duration, "us"), {}};
    return readColumnName(name);
}

bool isKeptColumn(const std::string& name)
{
    const bool isPercentile =
        name.ends_with("[usec]") && (name.front() == 'p' || (name.front() >= '0' && name.front() <= '9'));
    return isPercentile || name == "Group" || name == "t_ovrl[usec]" || name == "t_CPU[usec]" ||
           name == "overlap[%]" || name == "defects";
}

class ImbReader : public LogReader
{
public:
    using LogReader::LogReader;

    ImportedFile read()
    {
        for (const TextLine& line : m_lines) {
            const std::string_view text = trimmed(line.text);
            if (text.empty())
                m_isOpen = m_isOpen && m_hasGroupColumn; // -multi 1 parts the sizes by blank lines
            else if (text.starts_with("#bytes") || text.starts_with("#repetitions") || isGroupHeader(text))
                beginRows(line, text);
            else if (text.starts_with("#"))
                takeComment(line, trimmed(text.substr(1)));
            else
                takeRow(line, text);
        }
        decideMbytes();
        if (m_runs > 1)
            m_file.notes.push_back(
                sentence("the log has %1 runs; the tests of each are kept apart", {groupedCount(m_runs)}));
        return std::move(m_file);
    }

private:
    void takeComment(const TextLine& line, std::string_view text)
    {
        if (const std::size_t banner = text.find("MPI Benchmark"); banner != std::string_view::npos) {
            // A banner that is there twice begins one run.
            if (m_runs == 0 || m_file.tables.size() > m_tablesBefore) {
                ++m_runs;
                m_banners.push_back({m_file.tables.size(), isBinaryVersion(text.substr(banner))});
            }
            m_tablesBefore = m_file.tables.size();
            m_test = {};
            m_isOpen = m_isKnown = false;
            return;
        }
        if (text.starts_with("Benchmarking "))
            return beginTest(line, trimmed(text.substr(13)));
        if (text.starts_with("#processes")) {
            const std::size_t sign = text.find('=');
            const auto count =
                sign == std::string_view::npos ? std::nullopt : parseCount(text.substr(sign + 1));
            if (count && *count > 0 && *count < 100'000'000)
                m_test.processes = static_cast<std::uint32_t>(*count);
            else
                reject(line, sentence("the number of processes cannot be read"));
            return;
        }
        if (text.find("groups of") != std::string_view::npos)
            return takeGroups(line, text);
        if (text.starts_with("MODE:") && m_isKnown) {
            m_test.test += ", " + lowered(trimmed(text.substr(5)));
            m_test.title = titleOfTest();
            return;
        }
        takeFact(text, "Date", m_file.measured);
        takeFact(text, "Machine", m_file.machine);
    }

    /** "        Group       #bytes #repetitions …": -multi 1 */
    static bool isGroupHeader(std::string_view text)
    {
        return text.starts_with("Group") && text.find('#') != std::string_view::npos;
    }

    /** "( 4 groups of 2 processes each running simultaneous )" */
    void takeGroups(const TextLine& line, std::string_view text)
    {
        const std::vector<std::string> words = wordsOf(text);
        const auto number = [&words](std::size_t at) {
            return at < words.size() ? parseCount(words[at]).value_or(0) : 0;
        };
        const std::uint64_t groups = number(1);
        const std::uint64_t processes = number(4);
        constexpr std::uint64_t most = 10'000;
        if (!m_isMulti || m_groupSize || groups < 2 || processes < 1 || groups > most || processes > most) {
            m_isKnown = false;
            reject(line,
                   sentence(
                       "the groups of a run of several groups at once (-multi) cannot be read; its rows are "
                       "left out"));
            return;
        }
        m_groupSize = static_cast<std::uint32_t>(processes);
        m_test.processes = static_cast<std::uint32_t>(groups * processes);
        m_test.test += ", groups of " + std::to_string(processes);
        m_test.title = titleOfTest();
    }

    /** "# Date                  : Fri Jun 14 13:49:36 2019" */
    static void takeFact(std::string_view text, std::string_view key, std::string& fact)
    {
        if (!text.starts_with(key) || !fact.empty())
            return;
        const std::string_view rest = trimmed(text.substr(key.size()));
        if (rest.starts_with(":"))
            fact = std::string(trimmed(rest.substr(1)));
    }

    [[nodiscard]] std::string titleOfTest() const
    {
        return m_runs > 1 ? sentence("%1, run %2", {m_test.test, std::to_string(m_runs)}) : m_test.test;
    }

    void beginTest(const TextLine& line, std::string_view name)
    {
        m_test = {};
        m_groupSize.reset();
        m_isOpen = m_isKnown = false;
        m_test.test = std::string(name);
        m_isMulti = name.starts_with("Multi-");
        if (m_isMulti)
            name.remove_prefix(6);
        m_test.title = titleOfTest();
        for (const ImbTest& test : kTests)
            if (test.name == name) {
                m_isPingPong = test.kind == BenchmarkKind::pingPong;
                // Groups share the network, so that theirs are no times of a pair, or of an all-to-all,
                // alone.
                m_test.kind = m_isMulti ? BenchmarkKind::collective : test.kind;
                m_test.bytesPerSize = test.bytesPerSize;
                m_isKnown = true;
                return;
            }
        if (isOperation(name)) {
            const bool isAllToAll = name == "Ialltoall" || name == "Ialltoall_pure";
            m_test.kind = isAllToAll && !m_isMulti ? BenchmarkKind::allToAll : BenchmarkKind::collective;
            m_test.bytesPerSize = isBetweenTwo(name) ? 1 : 0;
            m_isPingPong = false;
            m_isKnown = true;
            return;
        }
        reject(line, sentence("%1 is not a benchmark whose times are taken; its rows are left out",
                              {inQuotes(name)}));
    }

    void beginRows(const TextLine& line, std::string_view text)
    {
        m_isOpen = false;
        if (!m_isKnown || !m_test.processes) {
            reject(line,
                   !m_isKnown
                       ? sentence("no line '# Benchmarking …' says which benchmark these rows belong to")
                       : sentence("no line '# #processes = …' says how many processes ran"));
            m_isSkipped = !m_isKnown;
            return;
        }
        m_isSkipped = false;
        const std::uint32_t together = m_groupSize.value_or(*m_test.processes);
        if (m_isPingPong && together != 2) {
            reject(line, sentence("a ping-pong is between 2 processes, not %1; its rows are left out",
                                  {groupedCount(together)}));
            m_isSkipped = true;
            return;
        }
        const bool isAlone = together == 1;
        if (isAlone) {
            m_file.notes.push_back(
                atLine(line.number,
                       sentence("%1 with a single process sends nothing and was skipped", {m_test.test})));
            m_isSkipped = true;
            return;
        }
        m_test.columns.clear();
        for (const std::string& name : wordsOf(text)) {
            const bool isKept = isKeptColumn(name);
            const ColumnReading column = isKept ? ColumnReading{} : readImbColumn(name);
            const auto dimension = dimensionOf(column.meaning);
            const bool isForeign =
                (dimension == Dimension::duration && column.unit != findUnit(Dimension::duration, "us")) ||
                (dimension == Dimension::bandwidth &&
                 column.unit != findUnit(Dimension::bandwidth, "MB/s")) ||
                (column.meaning == ColumnMeaning::kept && !isKept);
            if (isForeign) {
                reject(line,
                       sentence("the column %1 is none that these benchmarks print (they print usec and "
                                "Mbytes/sec); its rows are left out",
                                {inQuotes(name)}));
                m_isSkipped = true;
                return;
            }
            m_test.columns.push_back({name, column.meaning, column.unit, name != "Group"});
        }
        m_isOpen = true;
        m_hasGroupColumn = isGroupHeader(text);
        m_file.tables.push_back(m_test);
        m_isKnown = false; // the next block says what it is itself
    }

    void takeRow(const TextLine& line, std::string_view text)
    {
        const std::vector<std::string> words = wordsOf(text);
        if (text.starts_with("[ ") && text.ends_with(" ]") && text.find(", ") != std::string_view::npos)
            return reject(
                line, sentence("it has the percentiles of the row above (-show_tail), which are left out"),
                true);
        if (!areNumbers(words)) {
            reject(line, sentence("it is no row of numbers"), !looksLikeValue(words.front()));
            return;
        }
        if (!m_isOpen) {
            if (!m_isSkipped)
                reject(line, sentence("it stands outside of a table"));
            return;
        }
        ImportTable& table = m_file.tables.back();
        if (rejectWidth(line, words.size(), table.columns.size()))
            return;
        else if (hasDefects(table, words))
            reject(line, sentence("its data did not arrive intact, as defects say"));
        else if (!rejectCutLine(m_file, line) && !rejectShortNumber(m_file, table, line, words))
            table.records.push_back({line.number, words});
    }

    /** Whether the benchmark found wrong bytes in what arrived. */
    static bool hasDefects(const ImportTable& table, const std::vector<std::string>& words)
    {
        for (std::size_t i = 0; i < words.size(); ++i)
            if (table.columns[i].name == "defects" && parseNumber(words[i]) != 0.0)
                return true;
        return false;
    }

    /** "MPI Benchmarks 2019 Update 5", "MPI Benchmark Suite V3.2.3": Mbytes were 2^20 bytes before 2018. */
    static bool isBinaryVersion(std::string_view banner)
    {
        constexpr double firstDecimal = 2018;
        for (std::string word : wordsOf(banner)) {
            if (word.starts_with("V"))
                word.erase(0, 1);
            if (const auto version = parseNumber(word.substr(0, word.find_first_not_of("0123456789"))))
                return *version < firstDecimal;
        }
        return false;
    }

    /** What Mbytes are is the same in the tables of one run: bytes / time decides, else the version. */
    void decideMbytes()
    {
        if (m_banners.empty() || m_banners.front().firstTable > 0)
            m_banners.insert(m_banners.begin(), Banner{});
        for (std::size_t i = 0; i < m_banners.size(); ++i) {
            const std::size_t first = m_banners[i].firstTable;
            const std::size_t end =
                i + 1 < m_banners.size() ? m_banners[i + 1].firstTable : m_file.tables.size();
            decideMbytes(std::span(m_file.tables).subspan(first, end - first), m_banners[i].isBinary);
        }
    }

    void decideMbytes(std::span<ImportTable> tables, bool isBinaryVersion)
    {
        std::size_t decimal = 0;
        std::size_t binary = 0;
        for (const ImportTable& table : tables)
            countMbytes(table, decimal, binary);
        if (decimal == binary ? !isBinaryVersion : decimal > binary)
            return;
        bool hasBandwidth = false;
        for (ImportTable& table : tables)
            for (ImportColumn& column : table.columns)
                if (column.meaning == ColumnMeaning::bandwidth) {
                    column.unit = findUnit(Dimension::bandwidth, "MiB/s");
                    hasBandwidth = true;
                }
        if (hasBandwidth)
            LogReader::note(
                binary > 0 ? sentence("Mbytes/sec are counted in 2^20 bytes, as bytes / time show")
                           : sentence("Mbytes/sec are counted in 2^20 bytes, as versions before 2018 do"));
    }

    /** A number of a row, and how far rounding may have moved it, relative to it. */
    struct Printed
    {
        double value = 0;
        double rounding = 0;
    };

    static std::optional<Printed> cell(const ImportTable& table, const ImportRecord& record,
                                       ColumnMeaning meaning)
    {
        const std::optional<std::size_t> column = columnOf(table.columns, meaning);
        if (!column)
            return std::nullopt;
        const std::string& text = record.cells[*column];
        const auto value = parseNumber(text);
        return value && *value > 0 ? std::optional(Printed{*value, halfDigit(text) / *value}) : std::nullopt;
    }

    static void countMbytes(const ImportTable& table, std::size_t& decimal, std::size_t& binary)
    {
        constexpr double kMebi = 1.048576;
        constexpr double kMeasuring = 0.003; // the rate is worked out from a time with more digits
        for (const ImportRecord& record : table.records) {
            const auto size = cell(table, record, ColumnMeaning::size);
            const auto rate = cell(table, record, ColumnMeaning::bandwidth);
            auto time = cell(table, record, ColumnMeaning::maximum);
            if (!time)
                time = cell(table, record, ColumnMeaning::time);
            if (table.bytesPerSize == 0 || !size || !rate || !time)
                continue;
            // Bytes per us are 10^6 bytes/s.
            const double ratio = table.bytesPerSize * size->value / time->value / rate->value;
            const double allowed = rate->rounding + time->rounding + kMeasuring;
            const bool isDecimal = std::abs(ratio - 1) < allowed;
            const bool isBinary = std::abs(ratio / kMebi - 1) < allowed;
            decimal += isDecimal && !isBinary ? 1 : 0;
            binary += isBinary && !isDecimal ? 1 : 0;
        }
    }

    /** Where a run begins, and what its version counts as a Mbyte. */
    struct Banner
    {
        std::size_t firstTable = 0;
        bool isBinary = false;
    };

    ImportTable m_test; ///< what the next table is of
    std::vector<Banner> m_banners;
    std::size_t m_tablesBefore = 0;           ///< the last banner
    std::size_t m_runs = 0;                   ///< banners so far
    std::optional<std::uint32_t> m_groupSize; ///< of a run of several groups at once
    bool m_isMulti = false;                   ///< of several groups at once, as the benchmark's name says
    bool m_isPingPong = false;
    bool m_hasGroupColumn = false; ///< the last table has a row for each group
    bool m_isKnown = false;        ///< of a benchmark that is taken
    bool m_isOpen = false;         ///< rows belong to the last table
    bool m_isSkipped = false;      ///< rows belong to a table that is left out, which was said
};

} // namespace

std::optional<Recognition> recogniseImb(std::string_view text)
{
    if (hasLine(text, "# Benchmarking ") || hasLine(text, "#    Intel"))
        return Recognition{Confidence::certain, sentence("a line '# Benchmarking …'")};
    if (hasLine(text, "#bytes "))
        return Recognition{Confidence::likely, sentence("a line '#bytes …'")};
    return std::nullopt;
}

Result<ImportedFile> readImb(std::string_view text, const ImportOptions& /*options*/)
{
    return ImbReader(text).read();
}

} // namespace contraflow
