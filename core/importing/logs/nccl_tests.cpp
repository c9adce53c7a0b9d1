// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/logs/nccl_tests.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"

#include <algorithm>
#include <set>
#include <utility>

namespace contraflow {

namespace {

/** How many hosts the lines "Rank 0 Group 0 Pid 6899 on node1 device 0 …" name. */
std::size_t ncclHosts(std::string_view text)
{
    std::set<std::string> hosts;
    for (const TextLine& line : textLines(text)) {
        const std::vector<std::string> words = wordsOf(line.text);
        const auto on = std::ranges::find(words, "on");
        if (contains(words, "Rank") && words.end() - on > 2 && on[2] == "device")
            hosts.insert(on[1]);
    }
    return hosts.size();
}

/** What nccl-tests prints. */
Result<std::vector<NcclTest>> ncclLog(const NamedText& log)
{
    constexpr std::size_t kTime = 5; // of the columns of readNccl()
    ASSIGN_OR_RETURN(const ImportedFile read, readNccl(log.text, {}).within(log.name));
    const std::size_t hosts = ncclHosts(log.text);
    std::vector<NcclTest> tests;
    for (const ImportTable& table : read.tables) {
        const std::uint32_t processes = table.processes.value_or(0);
        const std::optional<EventKind> kind = ncclTestKind(table.test);
        if (!kind)
            continue;
        if (hosts == 0 || processes == 0 || processes % hosts != 0)
            return invalidInput(
                "%1: on which hosts it ran, with as many ranks on each, is not said in its lines 'Rank … on "
                "HOST device …'; take the whole output of the test",
                {log.name});
        for (const ImportRecord& record : table.records) {
            const std::optional<double> bytes = parseNumber(record.cells[0]);
            const std::optional<double> time = parseNumber(record.cells[kTime]);
            if (bytes && time && *bytes > 0 && *time > 0)
                tests.push_back({*kind, static_cast<std::uint32_t>(hosts),
                                 static_cast<std::uint32_t>(processes / hosts), *bytes, *time * 1e-6});
        }
    }
    if (tests.empty())
        return invalidInput(
            "%1: there are no times of all_reduce, all_gather, reduce_scatter, alltoall or sendrecv in it",
            {log.name});
    return tests;
}

} // namespace

Result<std::vector<NcclTest>> parseNcclTests(const NamedText& text)
{
    return text.text.find("size_bytes") < text.text.find('\n') ? parseNcclTable(text) : ncclLog(text);
}

namespace {

// What nccl-tests (and rccl-tests) print: facts, a line for each rank, two lines of headings
//   size count type redop root | time algbw busbw #wrong | time algbw busbw #wrong   (before 2.12: error)
//   (B) (elements)             | (us) (GB/s) (GB/s)      | (us) (GB/s) (GB/s)
// and rows. The first four results are out of place, the others in place. Some columns in front are blank for
// some tests, so that rows are read from their end. GB are 10^9 bytes. Lines may have lost their "#".

constexpr std::size_t kResults = 8; ///< of a row, at its end

std::string_view withoutSign(std::string_view line)
{
    line = trimmed(line);
    return line.starts_with("#") ? trimmed(line.substr(1)) : line;
}

/** "all_reduce_perf" where the text names one program; empty where it names none or several. */
std::string testNamedIn(std::string_view text)
{
    constexpr std::string_view ending = "_perf";
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz_";
    std::set<std::string> names;
    for (std::size_t at = text.find(ending); at != std::string_view::npos; at = text.find(ending, at + 1)) {
        const std::size_t before = text.find_last_not_of(letters, at);
        const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
        if (begin < at)
            names.emplace(text.substr(begin, at + ending.size() - begin));
    }
    return names.size() == 1 ? *names.begin() : std::string();
}

class NcclReader : public LogReader
{
public:
    explicit NcclReader(std::string_view text) : LogReader(text), m_onlyTest(testNamedIn(text)) {}

    ImportedFile read()
    {
        for (const TextLine& line : m_lines)
            take(line);
        rejectEmptyTables(m_file, m_headers, sentence("it ended or failed before its first size"));
        if (m_isNameless)
            m_file.notes.emplace_back(sentence(
                "the file does not say which operation was measured; the name of its program, such as "
                "all_reduce_perf, is missing"));
        m_file.notes.emplace_back(sentence(
            "the time is that out of place; sizes are those of a process's buffer, as the test counts them; "
            "what was measured in place is kept as text"));
        return std::move(m_file);
    }

private:
    void take(const TextLine& line)
    {
        const std::string_view text = withoutSign(line.text);
        const std::vector<std::string> words = wordsOf(text);
        if (words.empty())
            return;
        // "Collective test concluded: alltoall_perf" is of the table above.
        if (std::string named = testNamedIn(line.text);
            !named.empty() && text.find("concluded") == std::string_view::npos)
            m_nextTest = std::move(named);
        if (words.front() == "Rank" && words.size() > 3)
            return takeRank(words, text);
        if (words.front() == "nThread")
            return beginRun();
        if (words.front() == "size" && text.find("algbw") != std::string_view::npos)
            return beginTable(line, words);
        if (words.front() == "(B)" && m_isOpen &&
            (words.size() < 5 || words[2] != "(us)" || words[3] != "(GB/s)")) {
            m_isOpen = false;
            reject(
                line,
                sentence("these tests print us and GB/s, and it names other units; its rows are left out"));
            return;
        }
        if (trimmed(line.text).starts_with("#"))
            return;
        takeRow(line, words);
    }

    void beginRun()
    {
        m_ranks.clear();
        m_isOpen = false;
    }

    /** "Rank 0 Group 0 Pid 6899 on node1 device 0 [0x04] NVIDIA H100 80GB HBM3" */
    void takeRank(const std::vector<std::string>& words, std::string_view text)
    {
        const auto rank = parseCount(words[1]);
        if (!rank || *rank > 10'000'000)
            return;
        m_ranks.insert(*rank);
        if (const std::size_t end = text.find(']'); end != std::string_view::npos && m_file.machine.empty())
            m_file.machine = std::string(trimmed(text.substr(end + 1)));
    }

    void beginTable(const TextLine& line, const std::vector<std::string>& words)
    {
        m_isOpen = std::ranges::count(words, "algbw") == 2 && words.size() > kResults;
        if (!m_isOpen) {
            reject(line, sentence("its columns are not those that these tests print; its rows are left out"));
            return;
        }
        const Unit* microseconds = findUnit(Dimension::duration, "us");
        const Unit* gigabytes = findUnit(Dimension::bandwidth, "GB/s");
        // Where the log names several, the last one in front of the table.
        const std::string named = m_onlyTest.empty() ? std::exchange(m_nextTest, {}) : m_onlyTest;
        m_isNameless = m_isNameless || named.empty();
        m_hasError = contains(words, "error");
        m_hasRootOnly = contains(words, "root") && !contains(words, "redop");
        const std::string test = named.empty() ? "NCCL test" : named;
        ImportTable table{.title = test,
                          .kind =
                              test == "sendrecv_perf" ? BenchmarkKind::exchange : BenchmarkKind::collective,
                          .test = test,
                          .bytesPerSize = 1};
        table.columns = {{"size", ColumnMeaning::size, findUnit(Dimension::size, "B")},
                         {"count"},
                         {"type"},
                         {"redop"},
                         {"root"},
                         {"time", ColumnMeaning::time, microseconds},
                         {"algbw", ColumnMeaning::bandwidth, gigabytes},
                         keptResult("busbw (GB/s)"),
                         keptResult("wrong"),
                         keptResult("in-place time (us)"),
                         keptResult("in-place algbw (GB/s)"),
                         keptResult("in-place busbw (GB/s)"),
                         keptResult("in-place wrong")};
        if (!m_ranks.empty() && *m_ranks.rbegin() + 1 == m_ranks.size())
            table.processes = static_cast<std::uint32_t>(m_ranks.size());
        m_headers.emplace_back(m_file.tables.size(), line);
        m_file.tables.push_back(std::move(table));
    }

    void takeRow(const TextLine& line, const std::vector<std::string>& words)
    {
        const bool isRow = m_isOpen && words.size() >= kResults + 3 && words.size() <= kResults + 5 &&
                           parseCount(words[0]) && parseCount(words[1]);
        if (!isRow) {
            const bool hasNumbers = m_isOpen && parseCount(words[0]);
            reject(line,
                   hasNumbers ? sentence("it has not as many values as these tests print")
                              : sentence("it is no row of results"),
                   !hasNumbers);
            return;
        }
        const std::string& result = words[words.size() - kResults + 3];
        const auto wrong = parseNumber(result);
        // A count that is none shows that a value is missing.
        if (wrong && !m_hasError && !parseCount(result))
            return reject(line, sentence("it has not as many values as these tests print"));
        if (wrong && !m_hasError && *wrong != 0)
            return reject(line, sentence("%1 of its values arrived wrong, as the test says", {result}));
        if (wrong && m_hasError && *wrong > mostError(words))
            return reject(line, sentence("its values are off by %1, more than rounding explains", {result}));
        if (rejectCutLine(m_file, line))
            return;
        ImportRecord record{line.number, {words.begin(), words.end() - kResults}};
        if (m_hasRootOnly && record.cells.size() == 4)
            record.cells.insert(record.cells.begin() + 3, std::string());
        record.cells.resize(5);
        record.cells.insert(record.cells.end(), words.end() - kResults, words.end());
        m_file.tables.back().records.push_back(std::move(record));
    }

    /** How far the test lets results of a type be off, in versions that print the error (before 2.12). */
    static double mostError(const std::vector<std::string>& words)
    {
        const auto has = [&words](std::string_view type) { return contains(words, type); };
        return has("half") || has("bfloat16") ? 1e-2 : has("double") ? 1e-12 : 1e-5;
    }

    std::string m_onlyTest; ///< that the file names; empty where it names none or several
    std::string m_nextTest; ///< named since the last table
    TableHeaders m_headers;
    std::set<std::uint64_t> m_ranks; ///< of the run
    bool m_isNameless = false;       ///< some table is of a test that is not named
    bool m_hasError = false;    ///< the last table has a relative error in place of a count of wrong values
    bool m_hasRootOnly = false; ///< its rows have a root and no operator
    bool m_isOpen = false;      ///< rows belong to the last table
};

} // namespace

std::optional<Recognition> recogniseNccl(std::string_view text)
{
    for (const TextLine& line : textLines(text)) {
        const std::string_view content = withoutSign(line.text);
        if (content.starts_with("size ") && content.find(" algbw ") != std::string_view::npos &&
            content.find(" busbw ") != std::string_view::npos)
            return Recognition{Confidence::certain, sentence("the columns algbw and busbw")};
    }
    return std::nullopt;
}

Result<ImportedFile> readNccl(std::string_view text, const ImportOptions& /*options*/)
{
    return NcclReader(text).read();
}

} // namespace contraflow
