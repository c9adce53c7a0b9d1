// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_merge.h"

#include "core/base/text.h"

#include <array>
#include <cerrno>
#include <fcntl.h>

namespace contraflow {

namespace {

constexpr std::uint64_t kNowhere = UINT64_MAX;
constexpr unsigned kOffsetBits = 44; ///< 16 TiB of a file, and a million files
constexpr std::size_t kMostFiles = std::size_t{1} << (63 - kOffsetBits);
constexpr std::size_t kShownRanges = 8;

std::uint64_t placeOf(std::size_t file, std::uint64_t offset)
{
    return (static_cast<std::uint64_t>(file) << kOffsetBits) | offset;
}

std::string numberOf(std::uint64_t task)
{
    return std::to_string(task + 1);
}

} // namespace

std::vector<std::string> faultTexts(const MergeFaults& faults, const CampaignInputs& inputs,
                                    const std::string& campaign)
{
    std::vector<std::string> texts;
    if (faults.missing > 0) {
        std::vector<std::string> ranges;
        for (const auto& [first, last] : faults.missingRanges)
            ranges.push_back(first == last ? numberOf(first) : numberOf(first) + " to " + numberOf(last));
        std::uint64_t shown = 0;
        for (const auto& [first, last] : faults.missingRanges)
            shown += last - first + 1;
        if (shown < faults.missing)
            ranges.emplace_back("others");
        texts.push_back(std::to_string(faults.missing) + " of " + std::to_string(inputs.tasks.taskCount()) +
                        " tasks are missing: " + joinedWords(ranges) + "; 'contraflow campaign " + campaign +
                        " --resume' or the job, submitted again, works them out");
    }
    if (faults.different > 0)
        texts.push_back(counted(faults.different, "task") +
                        " have two different results, the first of them is " +
                        numberOf(faults.firstDifferent) +
                        "; were they worked out by different builds of the program? Remove the files of one");
    if (faults.foreign > 0)
        texts.push_back(faults.foreignFile + ": " + counted(faults.foreign, "result") +
                        " of other inputs, the first of task " + numberOf(faults.firstForeign) +
                        ": the campaign, a project or the program was changed since; they are left out");
    if (faults.damaged > 0)
        texts.push_back(counted(faults.damaged, "line") +
                        " that a program which was killed did not finish; they are left out");
    if (faults.doubled > 0)
        texts.push_back(counted(faults.doubled, "task") +
                        " stand twice with the same result; they count once");
    return texts;
}

Result<MergedResults> MergedResults::read(const CampaignWork& work, std::vector<std::filesystem::path> files,
                                          const std::stop_token& stop)
{
    MergedResults merged(work);
    if (files.size() > kMostFiles)
        return Error{ErrorCode::invalidInput, "there are more than " + std::to_string(kMostFiles) + " files"};
    merged.m_files = std::move(files);
    merged.m_places.assign(work.inputs->tasks.taskCount(), kNowhere);
    for (std::size_t i = 0; i < merged.m_files.size(); ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::cancelled, "the results were not read to the end"};
        if (const Result<void> read = merged.readFile(i); !read)
            return read.error();
    }
    merged.findMissing();
    return merged;
}

Result<void> MergedResults::readFile(std::size_t number)
{
    m_open.emplace_back(::open(m_files[number].c_str(), O_RDONLY | O_CLOEXEC));
    std::optional<Error> failure;
    const Result<void> read =
        readResultLines(m_files[number], resultsHeading(*m_work), [&](const ResultLine& line) {
            const std::optional<ReadResult> result = parseResult(*m_work, line.text);
            if (!result) {
                ++m_faults.damaged;
                return;
            }
            const std::uint64_t task = result->result.task;
            if (result->inputs != m_work->hashes.ofTask(task)) {
                if (m_faults.foreign++ == 0) {
                    m_faults.firstForeign = task;
                    m_faults.foreignFile = m_files[number].string();
                }
                return;
            }
            std::uint64_t& place = m_places[task];
            if (place == kNowhere) {
                place = placeOf(number, line.offset);
                ++m_count;
                return;
            }
            const Result<std::string> first = lineAt(place);
            if (!first)
                failure = first.error();
            else if (*first == line.text)
                ++m_faults.doubled;
            else if (m_faults.different++ == 0)
                m_faults.firstDifferent = task;
        });
    if (!read)
        return read.error();
    return failure ? Result<void>(*failure) : Result<void>();
}

void MergedResults::findMissing()
{
    for (std::uint64_t task = 0; task < m_places.size(); ++task) {
        if (m_places[task] != kNowhere)
            continue;
        ++m_faults.missing;
        auto& ranges = m_faults.missingRanges;
        if (!ranges.empty() && ranges.back().second + 1 == task)
            ranges.back().second = task;
        else if (ranges.size() < kShownRanges)
            ranges.emplace_back(task, task);
    }
}

Result<std::string> MergedResults::lineAt(std::uint64_t place) const
{
    const auto file = static_cast<std::size_t>(place >> kOffsetBits);
    auto offset = static_cast<off_t>(place & ((std::uint64_t{1} << kOffsetBits) - 1));
    std::string line;
    std::array<char, 512> room{};
    for (;;) {
        const ssize_t got = ::pread(m_open[file].get(), room.data(), room.size(), offset);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemError(m_files[file], "the file cannot be read", errno);
        if (got == 0 && !line.empty())
            return line; // its program was killed before the line end
        if (got == 0)
            return fileError(ErrorCode::environment, m_files[file],
                             "was changed while it was read; try again when nothing writes to it");
        const std::string_view piece(room.data(), static_cast<std::size_t>(got));
        const std::size_t end = piece.find('\n');
        line += piece.substr(0, end);
        if (end != std::string_view::npos)
            return line;
        offset += got;
    }
}

Result<void> MergedResults::forEach(
    const std::function<Result<void>(const ReadResult& result, std::string_view line)>& take,
    const std::stop_token& stop) const
{
    for (const std::uint64_t place : m_places) {
        if (place == kNowhere)
            continue;
        if (stop.stop_requested())
            return Error{ErrorCode::cancelled, "the results were not read to the end"};
        Result<std::string> line = lineAt(place);
        if (!line)
            return line.error();
        const std::optional<ReadResult> result = parseResult(*m_work, *line);
        if (!result)
            return fileError(ErrorCode::environment, m_files[static_cast<std::size_t>(place >> kOffsetBits)],
                             "was changed while it was read; try again when nothing writes to it");
        line->push_back('\n');
        if (const Result<void> taken = take(*result, *line); !taken)
            return taken.error();
    }
    return {};
}

Result<void> MergedResults::write(const ChunkSink& sink) const
{
    if (const Result<void> begun = sink(resultsHeading(*m_work)); !begun)
        return begun.error();
    return forEach([&](const ReadResult&, std::string_view line) { return sink(line); });
}

Result<CampaignSummary> MergedResults::summary(const std::stop_token& stop) const
{
    CampaignSummaryBuilder builder(m_work->inputs);
    const Result<void> added = forEach(
        [&](const ReadResult& read, std::string_view) {
            builder.add(read.result);
            return Result<void>();
        },
        stop);
    if (!added)
        return added.error();
    return builder.summary();
}

} // namespace contraflow
