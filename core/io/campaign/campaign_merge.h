// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/campaign/campaign_results.h"
#include "core/io/text/text_file.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

struct CampaignSummary;

/** What is wrong with files of results, taken together. */
struct MergeFaults
{
    std::uint64_t missing = 0;
    std::vector<std::pair<std::uint64_t, std::uint64_t>>
        missingRanges;                ///< the first of them, from 0, with ends
    std::uint64_t doubled = 0;        ///< that stand more than once, with equal results
    std::uint64_t different = 0;      ///< that stand more than once, with different results
    std::uint64_t firstDifferent = 0; ///< task, from 0
    std::uint64_t foreign = 0;        ///< lines of other inputs, which are left out
    std::uint64_t firstForeign = 0;   ///< number of its task where it comes from, from 0
    std::string foreignFile;
    std::uint64_t damaged = 0; ///< lines that are no results

    /** Each task has one result of its inputs. */
    [[nodiscard]] bool isWhole() const { return missing == 0 && different == 0; }
};

/** Sentences on what is wrong; empty where nothing is. `remedy`: what works out the missing tasks, as the end
 * of a sentence, or empty. */
[[nodiscard]] std::vector<std::string> faultTexts(const MergeFaults& faults, const CampaignInputs& inputs,
                                                  const std::string& remedy = {});

/** Results of a campaign from any number of files, in the order of the tasks. */
class MergedResults
{
public:
    /**
     * Reads which tasks the files have and holds eight bytes for each; equal results of a task in two places
     * count once. A line belongs to the task of its inputs, whatever number it has. Lines of other inputs,
     * damaged ones and those of a task that differ from an earlier one are left out. Fails when a file cannot
     * be read or is none of this campaign's.
     */
    [[nodiscard]] static Result<MergedResults> read(const CampaignWork& work,
                                                    std::vector<std::filesystem::path> files,
                                                    const std::stop_token& stop = {});

    [[nodiscard]] const MergeFaults& faults() const { return m_faults; }
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] bool has(std::uint64_t task) const;
    /** The tasks that have a result without figures. */
    [[nodiscard]] const std::vector<std::uint64_t>& failed() const { return m_failed; }
    /** The tasks of a group that have no result. */
    [[nodiscard]] std::vector<std::uint64_t> openOf(const CampaignGroup& group) const;
    /** The numbers, from 1, of those of so many shards that have a task without a result. */
    [[nodiscard]] std::vector<std::uint64_t> shardsWithout(std::uint64_t shards) const;
    /** Calls `take` for each result in the order of the tasks, with its line (and its line end). Fails when a
     * file has become shorter, and when `take` fails. */
    [[nodiscard]] Result<void> forEach(const std::function<Result<void>(std::string_view line)>& take) const;
    /** The heading and all lines. */
    [[nodiscard]] Result<void> write(const ChunkSink& sink) const;
    /** All of it summed up. Fails when cancelled, too. */
    [[nodiscard]] Result<CampaignSummary> summary(const std::stop_token& stop = {}) const;

private:
    explicit MergedResults(const CampaignWork& work) : m_work(&work) {}
    /** A line whose number is not that of a task with its inputs. */
    struct Moved
    {
        std::string inputs;
        std::uint64_t place = 0;
        std::uint64_t number = 0; ///< from 0
        bool isFailed = false;
    };

    Result<void> readFile(std::size_t number);
    /** `place` has a result of the task. */
    Result<void> take(std::uint64_t task, std::uint64_t place, bool isFailed);
    Result<void> takeMoved();
    void findMissing();
    /** A line as it stands in its file; its number is another one where the campaign grew. */
    struct Line
    {
        ReadResult read;
        std::string text;
    };
    [[nodiscard]] Result<std::string> textAt(std::uint64_t place) const;
    [[nodiscard]] Result<Line> lineAt(std::uint64_t place) const;

    const CampaignWork* m_work;
    std::vector<std::filesystem::path> m_files;
    std::vector<Descriptor> m_open;
    std::vector<std::uint64_t> m_places; ///< by task: file and offset, or kNowhere
    std::vector<std::uint64_t> m_failed; ///< tasks
    std::vector<Moved> m_moved;          ///< until takeMoved()
    std::uint64_t m_count = 0;
    MergeFaults m_faults;
};

} // namespace contraflow
