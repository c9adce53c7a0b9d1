// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traces/trace_formats.h"

#include "core/base/text.h"
#include "core/io/text/text_file.h"
#include "core/io/traces/ti_actions.h"
#include "core/io/traces/trace_lines.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

constexpr std::size_t kHead = 16'384;        ///< bytes of a file that its kind is told from
constexpr std::size_t kMaxList = 64'000'000; ///< bytes of a list of files
constexpr std::size_t kTriedLines = 20;

/** Whether the first line that says something fits. */
template<typename Fits>
bool firstLineFits(std::string_view head, std::string_view comment, const Fits& fits)
{
    for (std::size_t tried = 0; tried < kTriedLines && !head.empty(); ++tried) {
        const std::size_t end = std::min(head.find('\n'), head.size());
        const std::string_view line = trimmed(head.substr(0, end));
        head.remove_prefix(std::min(end + 1, head.size()));
        if (!line.empty() && !line.starts_with(comment))
            return fits(line);
    }
    return false;
}

bool isTimeIndependent(std::string_view head)
{
    return firstLineFits(head, "#", [](std::string_view line) {
        std::vector<std::string_view> words;
        splitWords(line, words);
        if (words.size() < 2)
            return false;
        std::string_view rank = words.front();
        if (rank.starts_with('p'))
            rank.remove_prefix(1);
        return parseCount(rank).has_value() && (findTiWord(words[1]) != nullptr || words[1] == "m_usage");
    });
}

bool isGoal(std::string_view head)
{
    while (true) { // comments in front, which may run over lines
        head = trimmed(head);
        if (head.starts_with("/*") && head.find("*/") != std::string_view::npos)
            head.remove_prefix(head.find("*/") + 2);
        else if (head.starts_with("//") && head.find('\n') != std::string_view::npos)
            head.remove_prefix(head.find('\n'));
        else
            return head.starts_with("num_ranks");
    }
}

bool isMpiTrace(std::string_view head)
{
    return firstLineFits(head, "#", [](std::string_view line) { return line.starts_with("MPI_Init"); });
}

/** A line of a table or of a sentence is no name of a file. */
bool isListedName(std::string_view line)
{
    return line.find_first_of(" \t,;:\"{}") == std::string_view::npos && !parseNumber(line) &&
           line.size() <= 4096;
}

/** The first lines of a file; nothing when it cannot be read. */
std::optional<std::string> headOf(const std::filesystem::path& file)
{
    const Result<std::string> head = readFileHead(file, kHead);
    return head ? std::optional(*head) : std::nullopt;
}

/** The anchor of an archive: its magic word, behind how it was written. */
bool isOtf2(std::string_view head)
{
    return head.substr(0, 64).find("OTF2") != std::string_view::npos;
}

constexpr std::array kFormats{
    TraceFormat{{"goal", "GOAL schedule",
                 "the text of a GOAL schedule (LogGOPSim, Schedgen, ATLAHS), graphs of operations included; "
                 "its Portals operations and `.bin` files are refused"},
                isGoal,
                readGoal},
    TraceFormat{
        {"mpi", "MPI calls", "calls of MPI as liballprof writes them for Schedgen, one file for each rank"},
        isMpiTrace,
        readMpiTrace},
    TraceFormat{
        {"otf2", "OTF2",
         "the `.otf2` of an archive as Score-P writes it, with the calls of MPI; one-sided communication "
         "is refused"},
        isOtf2,
        readOtf2},
    TraceFormat{
        {"paraver", "Paraver", "a `.prv` as Extrae writes it, with the events of MPI calls and the messages"},
        [](std::string_view head) { return head.starts_with("#Paraver"); },
        readParaver},
    TraceFormat{{"ti", "SimGrid, time-independent",
                 "time-independent traces of SimGrid: one file, one for each rank, or the list that names "
                 "them; old spellings are recognised"},
                isTimeIndependent,
                readTimeIndependent,
                /*countsFlops*/ true},
    TraceFormat{{"chakra", "Chakra ET",
                 "execution traces of MLCommons Chakra (`.et`), one file for each rank, as graphs; "
                 "collectives become their messages"},
                looksLikeChakra,
                readChakra,
                /*countsFlops*/ true},
    TraceFormat{{"ti-old", "SimGrid before 3.20, time-independent",
                 "the same from before SimGrid 3.20, without tags, where a file does not show which it is"},
                [](std::string_view /*head*/) { return false; },
                readOldTimeIndependent,
                /*countsFlops*/ true},
};

} // namespace

std::span<const TraceFormat> traceFormats()
{
    return kFormats;
}

const TraceFormat* findTraceFormat(std::string_view name)
{
    return rowNamed(kFormats, name);
}

std::optional<double> parseSpeed(std::string_view text)
{
    text = trimmed(text);
    for (const std::string_view unit : {"flop/s", "flops", "flop", "Flop/s", "f"})
        if (text.ends_with(unit)) {
            text.remove_suffix(unit.size());
            break;
        }
    text = trimmed(text);
    double factor = 1;
    constexpr std::array kPrefixes{std::pair{'k', 1e3}, std::pair{'M', 1e6}, std::pair{'G', 1e9},
                                   std::pair{'T', 1e12}, std::pair{'P', 1e15}};
    for (const auto& [prefix, value] : kPrefixes)
        if (text.ends_with(prefix)) {
            factor = value;
            text.remove_suffix(1);
            break;
        }
    const auto number = parseNumber(text);
    return number && *number > 0 ? std::optional(*number * factor) : std::nullopt;
}

const TraceFormat* recogniseTrace(const std::filesystem::path& file)
{
    const std::optional<std::string> head = headOf(file);
    if (!head)
        return nullptr;
    for (const TraceFormat& format : kFormats)
        if (format.recognise(*head))
            return &format;
    return nullptr;
}

std::optional<std::vector<std::filesystem::path>> listedTraces(const std::filesystem::path& file)
{
    // What is no list is mostly told by its first line, and may be large.
    const std::optional<std::string> head = headOf(file);
    if (!head || !firstLineFits(*head, "#", [](std::string_view line) { return isListedName(line); }))
        return std::nullopt;
    const Result<std::string> text = readTextFile(file, kMaxList);
    if (!text)
        return std::nullopt;
    std::vector<std::filesystem::path> files;
    std::string_view rest = withoutByteOrderMark(*text);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.empty() || line.front() == '#')
            continue;
        if (!isListedName(line))
            return std::nullopt;
        files.push_back(file.parent_path() / std::filesystem::path(line));
    }
    const bool hasPaths = std::ranges::any_of(files, [](const std::filesystem::path& path) {
        return path.has_extension() ||
               path.filename().string().find_first_of("0123456789") != std::string::npos;
    });
    return files.empty() || !hasPaths ? std::nullopt : std::optional(files);
}

} // namespace contraflow
