// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/ti_outline.h"

#include "core/base/text.h"
#include "core/io/ti_actions.h"
#include "core/io/trace_lines.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::uint32_t kMostRanks = 1'000'000;

/** The ranks and the dialect, in a first pass over the files. */
class TiScout
{
public:
    Result<TiOutline> run(std::span<const std::filesystem::path> files, const TraceOptions& options)
    {
        std::vector<std::string_view> words;
        for (const std::filesystem::path& file : files) {
            Result<TraceLines> lines = TraceLines::open(file, options.stop);
            if (!lines)
                return lines.error();
            std::string_view line;
            while (lines->next(line)) {
                splitWords(line, words);
                if (isTiComment(words))
                    continue;
                dropRankLetters(words);
                if (const auto problem = look(words))
                    return lines->error(*problem);
            }
            if (lines->failure())
                return *lines->failure();
        }
        if (m_outline.ranks == 0)
            return Error{ErrorCode::invalidInput,
                         files.front().filename().string() +
                             ": there is no action in the trace; give a file in which "
                             "lines begin with a rank and an action"};
        if (m_communicator > m_outline.ranks)
            return Error{ErrorCode::invalidInput,
                         files.front().filename().string() + ": the trace speaks of " +
                             groupedCount(m_communicator) +
                             " processes (comm_size) and has no actions behind rank " +
                             std::to_string(m_outline.ranks - 1) + "; give the files of all ranks"};
        return m_outline;
    }

private:
    std::optional<std::string> look(const std::vector<std::string_view>& words)
    {
        const auto rank = traceNumber<std::uint32_t>(words.front());
        if (!rank)
            return "a line begins with the rank of its process, not with " + inQuotes(words.front()) +
                   "; where lines begin with names, as in action traces of MSG, number the processes from 0";
        if (*rank >= kMostRanks)
            return "rank " + std::to_string(*rank) + " is too large; up to " + groupedCount(kMostRanks) +
                   " processes are taken";
        m_outline.ranks = std::max(m_outline.ranks, *rank + 1);
        if (words.size() < 2)
            return "the line has no action";
        const TiWord* word = findTiWord(words[1]);
        if (!word)
            return std::nullopt; // the reader says it
        m_outline.hasOldSpelling =
            m_outline.hasOldSpelling || word->isOld || (word->action == TiAction::wait && words.size() == 2);
        if (word->name == "comm_size" && words.size() > 2)
            m_communicator = std::max(m_communicator, traceNumber<std::uint32_t>(words[2]).value_or(0));
        if (word->action == TiAction::send || word->action == TiAction::isend)
            lookAtSend(words);
        return std::nullopt;
    }

    void lookAtSend(const std::vector<std::string_view>& words)
    {
        const std::size_t numbers = words.size() - 2;
        m_outline.hasPlainSend = m_outline.hasPlainSend || numbers == 2;
        if (numbers == 4)
            m_outline.hasTags = true;
        if (numbers != 3)
            return;
        // dst tag size, or dst size datatype
        const auto last = traceNumber<double>(words[4]);
        const auto middle = traceNumber<double>(words[3]);
        if (!last || !middle)
            return;
        if (*last > 57)
            m_outline.hasTags = true;
        else if (*middle > 57)
            m_outline.isDoubtful = true;
    }

    TiOutline m_outline;
    std::uint32_t m_communicator = 0; ///< the largest that is named
};

} // namespace

void dropRankLetters(std::vector<std::string_view>& words)
{
    for (const std::size_t at : {std::size_t{0}, std::size_t{2}}) {
        if (at >= words.size() || !words[at].starts_with('p'))
            continue;
        const std::string_view number = words[at].substr(1);
        if (traceNumber<std::uint32_t>(number))
            words[at] = number;
    }
}

Result<TiOutline> outlineTimeIndependent(std::span<const std::filesystem::path> files,
                                         const TraceOptions& options)
{
    return TiScout().run(files, options);
}

} // namespace contraflow
