// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_merge.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/campaign/campaign_summary.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <set>

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

std::size_t fileOf(std::uint64_t place)
{
    return static_cast<std::size_t>(place >> kOffsetBits);
}

std::string numberOf(std::uint64_t task)
{
    return std::to_string(task + 1);
}

/** The number that 16 hexadecimal digits are. */
std::optional<std::uint64_t> hashNumber(std::string_view digits)
{
    std::uint64_t number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
    if (digits.size() != 16 || read.ec != std::errc() || read.ptr != digits.data() + digits.size())
        return {};
    return number;
}

/** The tasks of a campaign by the hash of their inputs, for lines whose number is another task's: the
 * campaign got seeds, models or networks since. A campaign has fewer than 2³² tasks. */
class TasksByInputs
{
public:
    explicit TasksByInputs(const CampaignWork& work)
    {
        const auto count = static_cast<std::uint32_t>(work.inputs->tasks.taskCount());
        m_tasks.reserve(count);
        for (std::uint32_t task = 0; task < count; ++task)
            m_tasks.emplace_back(hashNumber(work.hashes.ofTask(task)).value_or(0), task);
        std::ranges::sort(m_tasks);
    }

    /** The tasks with these inputs: none, one, or those of networks with the same content. */
    [[nodiscard]] std::vector<std::uint64_t> tasksOf(std::string_view inputs) const
    {
        std::vector<std::uint64_t> tasks;
        if (const std::optional<std::uint64_t> hash = hashNumber(inputs))
            for (auto at = std::ranges::lower_bound(m_tasks, std::pair(*hash, 0U));
                 at != m_tasks.end() && at->first == *hash; ++at)
                tasks.push_back(at->second);
        return tasks;
    }

private:
    std::vector<std::pair<std::uint64_t, std::uint32_t>> m_tasks; ///< sorted
};

} // namespace

std::vector<std::string> faultTexts(const MergeFaults& faults, const CampaignInputs& inputs,
                                    const std::string& remedy)
{
    std::vector<std::string> texts;
    if (faults.missing > 0) {
        std::vector<std::string> ranges;
        for (const auto& [first, last] : faults.missingRanges)
            ranges.push_back(first == last ? numberOf(first)
                                           : sentence("%1 to %2", {numberOf(first), numberOf(last)}));
        std::uint64_t shown = 0;
        for (const auto& [first, last] : faults.missingRanges)
            shown += last - first + 1;
        if (shown < faults.missing)
            ranges.push_back(sentence("others"));
        texts.push_back(sentence("%1 of %2 tasks are missing: %3",
                                 {groupedCount(faults.missing), groupedCount(inputs.tasks.taskCount()),
                                  joinedWords(ranges)}) +
                        (remedy.empty() ? "" : "; " + remedy));
    }
    if (faults.different > 0)
        texts.push_back(sentence(
            "%1 have two different results, the first of them is %2; were they worked out by different "
            "builds of the program? Remove the files of one",
            {sentenceOf(faults.different, "1 task", "%1 tasks"), numberOf(faults.firstDifferent)}));
    if (faults.foreign > 0)
        texts.push_back(sentence(
            "%1: %2 of other inputs, the first of task %3: of another campaign, or of this one before it, a "
            "project or the program was changed; they are left out",
            {faults.foreignFile, sentenceOf(faults.foreign, "1 result", "%1 results"),
             numberOf(faults.firstForeign)}));
    if (faults.damaged > 0)
        texts.push_back(sentence("%1, as a program leaves that is killed while it writes; they are left out",
                                 {sentenceOf(faults.damaged, "1 damaged line", "%1 damaged lines")}));
    if (faults.doubled > 0)
        texts.push_back(sentence("%1 stand twice with the same result; they count once",
                                 {sentenceOf(faults.doubled, "1 task", "%1 tasks")}));
    return texts;
}

Result<MergedResults> MergedResults::read(const CampaignWork& work, std::vector<std::filesystem::path> files,
                                          const std::stop_token& stop)
{
    MergedResults merged(work);
    if (files.size() > kMostFiles)
        return invalidInput("there are more than %1 files", {groupedCount(kMostFiles)});
    merged.m_files = std::move(files);
    merged.m_places.assign(work.inputs->tasks.taskCount(), kNowhere);
    for (std::size_t i = 0; i < merged.m_files.size(); ++i) {
        if (stop.stop_requested())
            return Error{ErrorCode::cancelled, sentence("the results were not read to the end")};
        RETURN_IF_ERROR(merged.readFile(i));
    }
    RETURN_IF_ERROR(merged.takeMoved());
    merged.findMissing();
    return merged;
}

Result<void> MergedResults::readFile(std::size_t number)
{
    m_open.emplace_back(::open(m_files[number].c_str(), O_RDONLY | O_CLOEXEC));
    std::optional<Error> failure;
    const Result<void> read =
        readResultLines(m_files[number], resultsHeading(*m_work), [&](std::string_view line, auto offset) {
            const std::optional<ReadResult> result = parseResult(*m_work, line);
            const std::uint64_t place = placeOf(number, offset);
            if (!result) {
                ++m_faults.damaged;
                return;
            }
            const std::uint64_t task = result->result.task;
            const bool isFailed = !result->result.problem.empty();
            if (task >= m_places.size() || result->inputs != m_work->hashes.ofTask(task))
                m_moved.push_back({result->inputs, place, task, isFailed});
            else if (const Result<void> taken = take(task, place, isFailed); !taken)
                failure = taken.error();
        });
    RETURN_IF_ERROR(read);
    return failure ? Result<void>(*failure) : Result<void>();
}

Result<void> MergedResults::take(std::uint64_t task, std::uint64_t place, bool isFailed)
{
    if (!has(task)) {
        m_places[task] = place;
        ++m_count;
        if (isFailed)
            m_failed.push_back(task);
        return {};
    }
    Result<Line> first = lineAt(m_places[task]);
    Result<Line> second = lineAt(place);
    if (!first || !second)
        return first ? second.error() : first.error();
    first->read.result.task = second->read.result.task = task;
    if (resultLine(*m_work, first->read.result) == resultLine(*m_work, second->read.result))
        ++m_faults.doubled;
    else if (m_faults.different++ == 0)
        m_faults.firstDifferent = task;
    return {};
}

Result<void> MergedResults::takeMoved()
{
    if (m_moved.empty())
        return {};
    const TasksByInputs tasks(*m_work);
    for (const Moved& line : std::exchange(m_moved, {})) {
        const std::vector<std::uint64_t> same = tasks.tasksOf(line.inputs);
        if (same.empty()) {
            if (m_faults.foreign++ == 0) {
                m_faults.firstForeign = line.number;
                m_faults.foreignFile = m_files[fileOf(line.place)].string();
            }
            continue;
        }
        const auto open = std::ranges::find_if(same, [&](std::uint64_t task) { return !has(task); });
        RETURN_IF_ERROR(take(open == same.end() ? same.front() : *open, line.place, line.isFailed));
    }
    return {};
}

bool MergedResults::has(std::uint64_t task) const
{
    return m_places[task] != kNowhere;
}

std::vector<std::uint64_t> MergedResults::openOf(const CampaignGroup& group) const
{
    std::vector<std::uint64_t> open;
    for (std::uint64_t task = group.firstTask; task < group.firstTask + group.tasks; ++task)
        if (!has(task))
            open.push_back(task);
    return open;
}

std::vector<std::uint64_t> MergedResults::shardsWithout(std::uint64_t shards) const
{
    std::set<std::uint64_t> found;
    const CampaignTasks& tasks = m_work->inputs->tasks;
    for (std::uint64_t task = 0; task < m_places.size() && found.size() < shards; ++task)
        if (!has(task))
            found.insert(tasks.groupOf(task) % shards + 1);
    return {found.begin(), found.end()};
}

void MergedResults::findMissing()
{
    for (std::uint64_t task = 0; task < m_places.size(); ++task) {
        if (has(task))
            continue;
        ++m_faults.missing;
        auto& ranges = m_faults.missingRanges;
        if (!ranges.empty() && ranges.back().second + 1 == task)
            ranges.back().second = task;
        else if (ranges.size() < kShownRanges)
            ranges.emplace_back(task, task);
    }
}

Result<std::string> MergedResults::textAt(std::uint64_t place) const
{
    const std::size_t file = fileOf(place);
    auto offset = static_cast<off_t>(place & ((std::uint64_t{1} << kOffsetBits) - 1));
    std::string line;
    std::array<char, 512> room{};
    for (;;) {
        const ssize_t got = ::pread(m_open[file].get(), room.data(), room.size(), offset);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemError(m_files[file], sentence("the file cannot be read"), errno);
        if (got == 0 && !line.empty())
            return line; // its program was killed before the line end
        if (got == 0)
            return fileError(ErrorCode::environment, m_files[file],
                             sentence("was changed while it was read; try again when nothing writes to it"));
        const std::string_view piece(room.data(), static_cast<std::size_t>(got));
        const std::size_t end = piece.find('\n');
        line += piece.substr(0, end);
        if (end != std::string_view::npos)
            return line;
        offset += got;
    }
}

Result<MergedResults::Line> MergedResults::lineAt(std::uint64_t place) const
{
    ASSIGN_OR_RETURN(std::string text, textAt(place));
    std::optional<ReadResult> read = parseResult(*m_work, text);
    if (!read)
        return fileError(ErrorCode::environment, m_files[fileOf(place)],
                         sentence("was changed while it was read; try again when nothing writes to it"));
    return Line{std::move(*read), std::move(text)};
}

Result<void> MergedResults::forEach(const std::function<Result<void>(std::string_view line)>& take) const
{
    for (std::uint64_t task = 0; task < m_places.size(); ++task) {
        if (!has(task))
            continue;
        ASSIGN_OR_RETURN(Line line, lineAt(m_places[task]));
        line.text.push_back('\n');
        if (std::exchange(line.read.result.task, task) != task || !line.read.hasWithout)
            line.text = resultLine(*m_work, line.read.result);
        RETURN_IF_ERROR(take(line.text));
    }
    return {};
}

Result<void> MergedResults::write(const ChunkSink& sink) const
{
    RETURN_IF_ERROR(sink(resultsHeading(*m_work)));
    return forEach(sink);
}

Result<CampaignSummary> MergedResults::summary(const std::stop_token& stop) const
{
    const auto resultOf = [&](std::uint64_t task) -> Result<std::optional<CampaignResult>> {
        if (!has(task))
            return std::optional<CampaignResult>();
        if (stop.stop_requested())
            return Error{ErrorCode::cancelled, sentence("the results were not read to the end")};
        ASSIGN_OR_RETURN(Line line, lineAt(m_places[task]));
        line.read.result.task = task;
        return std::optional(std::move(line.read.result));
    };
    return campaignSummary(*m_work->inputs, resultOf);
}

} // namespace contraflow
