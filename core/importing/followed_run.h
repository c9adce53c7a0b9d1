// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_report.h"
#include "core/base/result.h"
#include "core/importing/import_plan.h"
#include "core/project/project.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** A pattern or program of a run that has been measured. */
struct FollowedScenario
{
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    std::string name;
    std::size_t repetitions = 0;
    std::size_t attempts = 1; ///< grows when it is measured again because the machine was not quiet
    bool wasQuiet = true;
    bool isPlacedAsPlanned = true;
    std::size_t drifting = 0;  ///< messages or figures whose times grew or fell while it was measured
    std::size_t twoLevels = 0; ///< those that take one of two times
    std::size_t clocked = 0;   ///< messages whose two clocks may be off by more than kClockShare of the mean
    /** Of ErrorData::patterns of the report; kNone when it does not fit the project, and why. */
    std::size_t pattern = kNone;
    std::size_t model =
        kNone; ///< of ErrorData::models: that of the scenario; kNone when it cannot be predicted
    std::string problem;

    /** Whether this is the same outcome: nothing new to be told. */
    [[nodiscard]] bool isSame(const FollowedScenario& other) const
    {
        return name == other.name && attempts == other.attempts && repetitions == other.repetitions &&
               problem == other.problem;
    }
};

/** What a reader of the times should know: "the machine was not quiet", "drifting times: 2"; of a further
 * attempt, that it is one. */
[[nodiscard]] std::vector<std::string> remarksOn(const FollowedScenario& scenario);
/** What a run of contraflow-run has measured so far, beside what the project predicts. */
struct FollowedRun
{
    std::size_t planned = 0;                 ///< patterns and programs of the plan; 0: the file does not say
    bool isFinished = false;                 ///< nothing more will come
    std::vector<FollowedScenario> scenarios; ///< in the order of the file
    std::shared_ptr<const Project> project;  ///< with the times; what the report looks at
    std::shared_ptr<const ErrorReport> report; ///< of the times of this run; null where there is none
    std::optional<ImportPlan> plan;            ///< takes what has been measured into the project
};

/** Whether a text is, or begins like, a result of contraflow-run: one that is being copied may be cut off. */
[[nodiscard]] bool looksLikeRun(std::string_view text);

/**
 * Holds what is in a result file of contraflow-run, whose job may go on, against the project's predictions
 * under the models of its scenarios. The project is not changed; `provenance` goes with the plan to import
 * it. Fails where the text is no whole result, and when cancelled.
 */
[[nodiscard]] Result<FollowedRun> followRun(const Project& project, std::string_view text,
                                            const Provenance& provenance = {},
                                            const std::stop_token& stop = {});

/** How long nobody has written a file, for people: full minutes, from two hours on hours. */
[[nodiscard]] std::string silenceText(std::chrono::seconds silence);

/** Looks at the result file of a run again and again. It is looked at and not watched, since changes that
 * another host makes on a shared file system are told to nobody. */
class RunFollower
{
public:
    /** The job of a file that nobody has written for so long may be over. */
    static constexpr std::chrono::minutes kLongSilence{10};

    explicit RunFollower(std::filesystem::path file) : m_file(std::move(file)) {}

    enum class Outcome
    {
        unchanged,
        missing,
        notWhole, ///< it may be copied just now; problem() says what it lacks, or why it cannot be read
        news,     ///< run() and text() are new
    };
    /** What the file is looked at for. */
    enum class Look
    {
        ifWritten, ///< only where it was written since
        again,     ///< because the project is another one
    };
    /** Fails where the file is no result of contraflow-run, or cannot be read and never could, and when
     * cancelled. */
    [[nodiscard]] Result<Outcome> look(const Project& project, Look look = Look::ifWritten,
                                       const std::stop_token& stop = {});

    [[nodiscard]] const FollowedRun& run() const { return m_run; }
    /** The last whole content; empty before there was one. */
    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    /** How long the file has not been written, by the clock of this host; nothing before it was there. */
    [[nodiscard]] std::optional<std::chrono::seconds> unwrittenFor() const;

private:
    /** When the file was written last, and how large it is. */
    struct Stamp
    {
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;

        bool operator==(const Stamp&) const = default;
    };
    [[nodiscard]] std::optional<Stamp> stamp() const;

    std::filesystem::path m_file;
    std::optional<Stamp> m_seen;
    FollowedRun m_run;
    std::string m_text;
    std::string m_problem;
};

} // namespace contraflow
