// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/logs/osu_tests.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/column_names.h"
#include "core/importing/import_readers.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace contraflow {

namespace {

/** What the tests of a title run on. */
constexpr std::array<std::string_view, 4> kLibraries{"MPI", "NCCL", "RCCL", "HCCL"};

using NamePair = std::pair<std::string_view, std::string_view>;

struct PairTest
{
    std::string_view title; ///< in lower case, behind "MPI " or another library
    std::string_view program;
    BenchmarkKind kind;
    bool isBetweenTwo;
};

constexpr std::array kPairTests{
    PairTest{"latency", "latency", BenchmarkKind::pingPong, true},
    // Its pairs share the network, so that theirs are no times of a pair alone.
    PairTest{"multi latency", "multi_lat", BenchmarkKind::collective, false},
    PairTest{"multi-threaded latency", "latency_mt", BenchmarkKind::pingPong, true},
    PairTest{"multi-process latency", "latency_mp", BenchmarkKind::pingPong, true},
    PairTest{"bandwidth", "bw", BenchmarkKind::stream, true},
    PairTest{"bi-directional bandwidth", "bibw", BenchmarkKind::bidirectional, true},
    PairTest{"multiple bandwidth / message rate", "mbw_mr", BenchmarkKind::stream, false},
};

/** Collectives: what stands before "latency", and their program. */
constexpr std::array kCollectives{
    NamePair{"all-to-all", "alltoall"},
    NamePair{"all-to-allv", "alltoallv"},
    NamePair{"all-to-allw", "alltoallw"},
    NamePair{"alltoall", "alltoall"},
    NamePair{"alltoallv", "alltoallv"},
    NamePair{"alltoallw", "alltoallw"},
    NamePair{"allgather", "allgather"},
    NamePair{"allgatherv", "allgatherv"},
    NamePair{"allreduce", "allreduce"},
    NamePair{"barrier", "barrier"},
    NamePair{"broadcast", "bcast"},
    NamePair{"bcast", "bcast"},
    NamePair{"gather", "gather"},
    NamePair{"gatherv", "gatherv"},
    NamePair{"reduce", "reduce"},
    NamePair{"reduce_scatter", "reduce_scatter"},
    NamePair{"reduce_scatter_block", "reduce_scatter_block"},
    NamePair{"scatter", "scatter"},
    NamePair{"scatterv", "scatterv"},
};

/** What one process does with the memory of another one, behind "MPI_". */
constexpr std::array kOneSided{
    NamePair{"put", "put"},
    NamePair{"get", "get"},
    NamePair{"accumulate", "acc"},
    NamePair{"get_accumulate", "get_acc"},
    NamePair{"compare_and_swap", "cas"},
    NamePair{"fetch_and_op", "fop"},
};

/** Takes a word away where it stands; says whether it did. */
bool takeAway(std::string& text, std::string_view word)
{
    const std::size_t at = text.find(word);
    if (at == std::string::npos)
        return false;
    text.erase(at, word.size());
    return true;
}

template<typename Table>
std::string_view programOf(const Table& table, std::string_view name)
{
    const auto found = std::ranges::find(table, name, &NamePair::first);
    return found == table.end() ? std::string_view() : found->second;
}

/** "put bandwidth", "get_accumulate latency" */
std::optional<OsuTest> oneSidedTest(std::string_view title)
{
    const std::size_t blank = std::min(title.find(' '), title.size());
    const std::string_view program = programOf(kOneSided, title.substr(0, blank));
    const std::string_view what = trimmed(title.substr(blank));
    if (program.empty())
        return std::nullopt;
    const std::string name = "osu_" + std::string(program);
    // Its latency ends when the origin knows that all is done: that is no half of a round trip.
    if (what == "latency")
        return OsuTest{name + "_latency", BenchmarkKind::collective, true};
    if (what == "bandwidth")
        return OsuTest{name + "_bw", BenchmarkKind::stream, true};
    if (what == "bi-directional bandwidth")
        return OsuTest{name + "_bibw", BenchmarkKind::bidirectional, true};
    return std::nullopt;
}

/** "all-to-all personalized exchange latency", "non-blocking neighborhood allgather latency" */
std::optional<OsuTest> collectiveTest(std::string title)
{
    const bool isNonBlocking = takeAway(title, "non-blocking ");
    const bool hasNeighbors = takeAway(title, "neighborhood ") || takeAway(title, "neighbor ");
    takeAway(title, " personalized exchange");
    if (!takeAway(title, " latency"))
        return std::nullopt;
    const std::string_view program = programOf(kCollectives, title);
    if (program.empty())
        return std::nullopt;
    return OsuTest{std::string("osu_") + (isNonBlocking ? "i" : "") + (hasNeighbors ? "neighbor_" : "") +
                       std::string(program),
                   program == "alltoall" && !hasNeighbors ? BenchmarkKind::allToAll
                                                          : BenchmarkKind::collective,
                   false, isNonBlocking};
}

} // namespace

std::optional<OsuTest> findOsuTest(std::string_view title)
{
    // "One Sided MPI_Put Latency", "MPI One Sided MPI_Get latency": versions before 4.
    for (const std::string_view old : {"One Sided ", "MPI One Sided "})
        if (title.starts_with(old))
            title.remove_prefix(old.size());
    const auto library =
        std::ranges::find_if(kLibraries, [title](std::string_view name) { return title.starts_with(name); });
    if (library == kLibraries.end())
        return std::nullopt;
    title.remove_prefix(library->size());
    // "MPI-CUDA Latency", "MPI_Put-ROCM Bandwidth": where the buffers are.
    std::string rest = lowered(title);
    std::string where = *library == "MPI" ? "" : ", " + std::string(*library);
    const std::size_t blank = std::min(rest.find(' '), rest.size());
    if (const std::size_t dash = rest.find('-'); dash < blank) {
        where += ", " + std::string(title.substr(dash + 1, blank - dash - 1));
        rest.erase(dash, blank - dash);
    }
    // Some versions write one word.
    if (const std::size_t at = rest.find("bidirectional"); at != std::string::npos)
        rest.insert(at + 2, "-");
    const bool isPersistent = takeAway(rest, "persistent ") || takeAway(rest, " persistent");
    std::optional<OsuTest> test;
    if (rest.starts_with("_")) {
        test = oneSidedTest(std::string_view(rest).substr(1));
    } else {
        rest = std::string(trimmed(rest));
        const auto found = std::ranges::find(kPairTests, rest, &PairTest::title);
        test = found == kPairTests.end()
                   ? collectiveTest(rest)
                   : OsuTest{"osu_" + std::string(found->program), found->kind, found->isBetweenTwo};
    }
    if (test)
        test->name += (isPersistent ? "_persistent" : "") + where;
    return test;
}

namespace {

// The text that OSU micro-benchmarks print: a title "# OSU MPI Latency Test v5.6.2", facts such as
// "# [ pairs: 8 ] [ window size: 64 ]", a line that names the columns, rows. Times are in us, MB are 10^6
// bytes.

std::string withoutDigits(std::string text)
{
    std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
    return text;
}

/** "gcc-9.3.0": software, no host. */
bool hasVersion(std::string_view word)
{
    const std::size_t dash = word.rfind('-');
    const std::string_view rest = word.substr(dash == std::string_view::npos ? word.size() : dash + 1);
    return rest.find('.') != std::string_view::npos &&
           rest.find_first_not_of("0123456789.") == std::string_view::npos;
}

/** Where columns are named without a sign of comment, and with one. */
bool isHeader(std::string_view text)
{
    return text.starts_with("Size ") || text.starts_with("Size\t") || text.starts_with("Avg Lat") ||
           text.starts_with("Overall(");
}

/** The hosts of a pair that a script names in front of its tests: "node1 node2", "… for nodes node1 node2".
 */
std::optional<std::pair<std::string, std::string>> hostPairIn(std::string_view line)
{
    const std::vector<std::string> words = wordsOf(line);
    if (words.size() < 2)
        return std::nullopt;
    const auto isHost = [](const std::string& word) {
        constexpr std::string_view signs = "abcdefghijklmnopqrstuvwxyz0123456789-._";
        return lowered(word).find_first_not_of(signs) == std::string::npos &&
               word.find_first_of("0123456789") != std::string::npos && !looksLikeValue(word);
    };
    const std::string& from = words[words.size() - 2];
    const std::string& to = words.back();
    if (!isHost(from) || !isHost(to) || from == to || hasVersion(from) || hasVersion(to))
        return std::nullopt;
    // Where nothing says that these are hosts, their names tell: they differ in their numbers alone.
    if (words.size() == 2)
        return withoutDigits(from) == withoutDigits(to) ? std::optional(std::pair(from, to)) : std::nullopt;
    const std::string before = lowered(words[words.size() - 3]);
    for (const std::string_view word : {"nodes", "hosts", "pair", "between", "nodes:", "hosts:", "pair:"})
        if (before == word)
            return std::pair(from, to);
    return std::nullopt;
}

class OsuReader : public LogReader
{
public:
    using LogReader::LogReader;

    ImportedFile read()
    {
        for (const TextLine& line : m_lines) {
            const std::string_view text = trimmed(line.text);
            if (text.empty())
                continue;
            if (text.starts_with("#"))
                takeComment(line, trimmed(text.substr(1)));
            else if (m_isKnown && isHeader(text))
                beginRows(line, text);
            else
                takeRow(line);
        }
        rejectEmptyTables(m_file, m_headers, sentence("its run ended or failed before the first size"));
        return std::move(m_file);
    }

private:
    void takeComment(const TextLine& line, std::string_view text)
    {
        if (text.starts_with("OSU "))
            return beginTest(line, text.substr(4));
        if (text.starts_with("OMB-Py "))
            return beginTest(line, text.substr(7));
        if (text.starts_with("[ pairs:")) {
            const auto pairs = parseCount(text.substr(8, text.find(']') - 8));
            if (text.find("varied") != std::string_view::npos) {
                m_isKnown = false;
                reject(line,
                       sentence(
                           "osu_mbw_mr ran with varied windows (-V), a column for each, which are not taken; "
                           "run it without -V"));
            } else if (m_isOpen || !pairs || *pairs == 0 || *pairs > 1'000'000)
                reject(line, m_isOpen ? sentence("the number of pairs stands behind the names of the columns")
                                      : sentence("the number of pairs cannot be read"));
            else
                m_test.processes = static_cast<std::uint32_t>(2 * *pairs);
            return;
        }
        if (const std::size_t buffer = text.find("Send Buffer on "); buffer == 0 && m_isKnown)
            takeBuffers(text);
        else if ((text.starts_with("Window creation:") || text.starts_with("Synchronization:")) && m_isKnown)
            note(m_test.title + ": " + std::string(text));
        else if (isHeader(text))
            beginRows(line, text);
    }

    void beginTest(const TextLine& line, std::string_view text)
    {
        m_test = {};
        m_isOpen = m_isKnown = false;
        const std::size_t end = text.find(" Test");
        const std::string_view title = text.substr(0, end);
        const auto test = end == std::string_view::npos ? std::nullopt : findOsuTest(title);
        if (!test) {
            reject(line, sentence("%1 is not a test whose times are taken; its rows are left out",
                                  {inQuotes(title)}));
            return;
        }
        m_test.title = m_test.test = test->name;
        m_test.kind = test->kind;
        m_isOverlapped = test->isOverlapped;
        m_isBetweenTwo = test->isBetweenTwo;
        if (test->isBetweenTwo)
            m_test.processes = 2;
        m_isKnown = true;
    }

    /** "Send Buffer on DEVICE (D) and Receive Buffer on HOST (H)" */
    void takeBuffers(std::string_view text)
    {
        std::string places;
        for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at + 1))
            places += (places.empty() ? ", " : " to ") +
                      std::string(text.substr(at + 1, text.find(')', at) - at - 1));
        m_test.title = m_test.test += places;
    }

    void beginRows(const TextLine& line, std::string_view text)
    {
        m_isOpen = false;
        if (!m_isKnown) {
            reject(line, sentence("no line '# OSU MPI … Test' says which test these rows belong to"));
            return;
        }
        m_test.columns.clear();
        m_test.records.clear();
        for (const std::string& name : wideWordsOf(text)) {
            ColumnReading column = readOsuColumn(name);
            if (!isPrintedUnit(column)) {
                reject(
                    line,
                    sentence("the column %1 has a unit that OSU benchmarks do not print (they print us and "
                             "MB/s); its rows are left out",
                             {inQuotes(name)}));
                return;
            }
            if (column.meaning == ColumnMeaning::kept && name != "Validation" && !m_isOverlapped)
                m_file.notes.push_back(
                    atLine(line.number,
                           sentence("the column %1 is not known; it is kept as text", {inQuotes(name)})));
            m_test.columns.push_back({name, column.meaning, column.unit, true});
        }
        if (m_isOverlapped && m_file.tables.empty())
            m_file.notes.emplace_back(sentence(
                "non-blocking operations: 'Pure Comm.', the time without computing meanwhile, is taken as "
                "the time"));
        openTable(line);
    }

    /** A table of its own, or further rows of the one that has the other pairs of hosts. */
    void openTable(const TextLine& line)
    {
        m_isOpen = true;
        m_isOfPair = false;
        m_isKnown = false; // the next table has a title of its own
        // A test that comes again behind the names of a pair may be between others.
        if (m_pair && !m_testsOfPair.insert(m_test.title).second)
            m_pair.reset();
        if (m_pair && m_isBetweenTwo) {
            m_isOfPair = true;
            m_test.columns.push_back({"from", ColumnMeaning::source, nullptr});
            m_test.columns.push_back({"to", ColumnMeaning::destination, nullptr});
            const auto sameColumns = [this](const ImportTable& table) {
                return std::ranges::equal(table.columns, m_test.columns,
                                          [](const auto& a, const auto& b) { return a.name == b.name; });
            };
            // The last table of the test is joined, unless this pair has rows in it already.
            for (std::size_t i = m_file.tables.size(); i-- > 0;) {
                const ImportTable& table = m_file.tables[i];
                if (table.title != m_test.title || !sameColumns(table))
                    continue;
                if (!m_pairsIn[i].insert(*m_pair).second)
                    break;
                m_current = i;
                return;
            }
        }
        m_current = m_file.tables.size();
        if (m_pair)
            m_pairsIn[m_current].insert(*m_pair);
        m_headers.emplace_back(m_current, line);
        m_file.tables.push_back(m_test);
    }

    /** What a column of these benchmarks is; their percentiles and shares are no times of the test. */
    static ColumnReading readOsuColumn(const std::string& name)
    {
        if (name == "Size" || name == "Size (B)")
            return {ColumnMeaning::size, unitOfWord(Dimension::size, "B"), {}};
        const Unit* microseconds = findUnit(Dimension::duration, "us");
        if (name == "Pure Comm.(us)")
            return {ColumnMeaning::time, microseconds, {}};
        if (name == "Min Comm.(us)")
            return {ColumnMeaning::minimum, microseconds, {}};
        if (name == "Max Comm.(us)")
            return {ColumnMeaning::maximum, microseconds, {}};
        if (name.starts_with("Bi-Bandwidth"))
            return readColumnName(name.substr(3));
        const bool isFurther =
            name.starts_with("P5") || name.starts_with("P9") || name.starts_with("Overall") ||
            name.starts_with("Compute") || name.starts_with("Coll. Init") || name.starts_with("MPI_Test") ||
            name.starts_with("MPI_Wait") || name.starts_with("Overlap") || name.starts_with("Validation");
        return isFurther ? ColumnReading{} : readColumnName(name);
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
        std::vector<std::string> words = wordsOf(line.text);
        if (auto pair = hostPairIn(line.text)) {
            m_pair = std::move(pair);
            m_testsOfPair.clear();
            m_isOpen = false;
            return;
        }
        if (!m_isOpen) {
            reject(line, sentence("it stands outside of a table"), !areNumbers(words));
            return;
        }
        ImportTable& table = m_file.tables[m_current];
        const std::size_t width = table.columns.size() - (m_isOfPair ? 2 : 0);
        const std::string validation = table.columns[width - 1].name == "Validation" && words.size() == width
                                           ? std::exchange(words.back(), "0")
                                           : std::string();
        if (!areNumbers(words)) {
            reject(line, sentence("it is no row of numbers"), !looksLikeValue(words.front()));
        } else if (rejectWidth(line, words.size(), width)) {
            return;
        } else if (validation == "Fail") {
            reject(line, sentence("its data did not arrive intact, as Validation says"));
        } else if (!rejectCutLine(m_file, line) && !rejectShortNumber(m_file, table, line, words)) {
            if (!validation.empty())
                words.back() = validation;
            if (m_isOfPair)
                words.insert(words.end(), {m_pair->first, m_pair->second});
            table.records.push_back({line.number, std::move(words)});
        }
    }

    ImportTable m_test;                                        ///< what the next table is of
    std::optional<std::pair<std::string, std::string>> m_pair; ///< of hosts, named in front of the tests
    std::set<std::string> m_testsOfPair;                       ///< since the pair was named
    std::map<std::size_t, std::set<std::pair<std::string, std::string>>> m_pairsIn; ///< pairs by table
    TableHeaders m_headers;
    std::size_t m_current = 0; ///< table of the next rows
    bool m_isKnown = false;    ///< a title was read
    bool m_isOpen = false;     ///< rows belong to the current table
    bool m_isOfPair =
        false; ///< the current table has two columns more than are printed: the hosts of its pair
    bool m_isBetweenTwo = false;
    bool m_isOverlapped = false; ///< the test computes meanwhile
};

} // namespace

std::optional<Recognition> recogniseOsu(std::string_view text)
{
    if (hasLine(text, "# OSU "))
        return Recognition{Confidence::certain, sentence("a line '# OSU …'")};
    if (hasLine(text, "# OMB-Py "))
        return Recognition{Confidence::certain, sentence("a line '# OMB-Py …'")};
    if (hasLine(text, "# Size "))
        return Recognition{Confidence::likely, sentence("a line '# Size …'")};
    return std::nullopt;
}

Result<ImportedFile> readOsu(std::string_view text, const ImportOptions& /*options*/)
{
    return OsuReader(text).read();
}

} // namespace contraflow
