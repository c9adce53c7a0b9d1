// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign_inputs.h"
#include "core/campaign/campaign_result.h"
#include "core/io/text/file_system.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What of a project can change a task's result, as a project without the rest: no prices, notes or layout,
 * no names of links but those that routes go by, and values in place of formulas, which may change where
 * their texts do not. */
[[nodiscard]] Project contentOf(const Project& project);

/**
 * What a task's result depends on, as a hash: network, workload or measurement, |N|, d, seed, model,
 * reference and the program's version, all in the canonical text of contentOf() them, so that neither layout
 * nor prices nor names of the campaign do. The texts are hashed once; the hash of a task costs a microsecond.
 * Any thread.
 */
class CampaignHashes
{
public:
    explicit CampaignHashes(const CampaignInputs& inputs);

    /** 16 hexadecimal digits of SHA-256. */
    [[nodiscard]] std::string ofTask(std::uint64_t task) const;

    /** The same of everything: the campaign's file and all that its tasks depend on. */
    [[nodiscard]] std::string ofCampaign() const;

private:
    const CampaignInputs& m_inputs;
    std::vector<std::string> m_networks;
    std::vector<std::string> m_workloads;                 ///< empty texts of those with measurements
    std::vector<std::vector<std::string>> m_measurements; ///< by workload
    std::vector<std::string> m_models;
    std::vector<std::string> m_calibrations;
    std::string m_reference;
};

// Results are CSV, a line for each task: its number (from 1), the hash of its inputs, what it is about, its
// figures, and at the end a checksum of the line. A line is written by one call at the end of the file, so
// that any number of programs may append to one file; what a killed one left of its last line has no right
// checksum, and is worked out again. Files of times when results did not say what their predictions were made
// without lack that column: they are read, and nothing is appended to them.

/** A campaign that is worked out: what all threads share. */
struct CampaignWork
{
    explicit CampaignWork(std::shared_ptr<const CampaignInputs> shared)
        : inputs(std::move(shared))
        , hashes(*inputs)
        , figures(recordedFigures(inputs->plan.record))
    {}

    std::shared_ptr<const CampaignInputs> inputs;
    CampaignHashes hashes;
    std::vector<CampaignFigureInfo> figures;
};

/** The heading of results of a campaign, with its line end. */
[[nodiscard]] std::string resultsHeading(const CampaignWork& work);

/** What the prediction of a result was made without, as its line has it. */
[[nodiscard]] std::string withoutField(const CampaignResult& result);

/** The line of a result, with its line end. */
[[nodiscard]] std::string resultLine(const CampaignWork& work, const CampaignResult& result);

/** What a line of results says. */
struct ReadResult
{
    CampaignResult result;  ///< with the number that the line has, which the campaign need not have
    std::string inputs;     ///< hash
    bool hasWithout = true; ///< old lines do not say what was left out
};

/** Reads a line without its line end. Nothing of one that is damaged: torn, or with another checksum, or of
 * another number of columns. */
[[nodiscard]] std::optional<ReadResult> parseResult(const CampaignWork& work, std::string_view line);

/** Calls `take` for every line of a file of results behind the heading, without its line end, and with the
 * place of its first byte in the file. Fails, with the path, when the file cannot be read, has another
 * heading, or has a line of more than a megabyte. */
[[nodiscard]] Result<void>
readResultLines(const std::filesystem::path& path, const std::string& heading,
                const std::function<void(std::string_view line, std::uint64_t offset)>& take);

/** Whether a file of results is begun or gone on with. */
enum class ResultsStart
{
    fresh, ///< a file that is there and not empty is left alone
    resumed,
};

/** Appends to a file of results; several programs may do so at once. */
class ResultsFile
{
public:
    [[nodiscard]] static Result<ResultsFile> open(const std::filesystem::path& path,
                                                  const std::string& heading, ResultsStart start);

    /** Whole lines, by one call. */
    [[nodiscard]] Result<void> append(std::string_view lines);
    /** Waits until what was appended is on the disk. */
    [[nodiscard]] Result<void> flush();

private:
    ResultsFile(std::filesystem::path path, Descriptor file)
        : m_path(std::move(path))
        , m_file(std::move(file))
    {}
    [[nodiscard]] Result<void> begin(const std::string& heading, ResultsStart wanted);
    [[nodiscard]] Result<void> writeAll(std::string_view text);

    std::filesystem::path m_path;
    Descriptor m_file;
};

/** "folder/table-2.yaml": "folder/table-2.results.csv", and of a shard "folder/table-2.3-of-8.csv". */
[[nodiscard]] std::filesystem::path resultsFileOf(const std::filesystem::path& campaign,
                                                  const CampaignShard& shard);

} // namespace contraflow
