// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/followed_run.h"

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace contraflow::cli {

/** Says, each thing once, why nothing comes in of a result file that is followed. */
class Silences
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /** A copy may take that long before its file is said to be not whole. */
    static constexpr std::chrono::seconds kCopyTime{10};

    explicit Silences(std::string file) : m_file(std::move(file)) {}

    /** What is to be said after a look at the file `now`; `problem` is why it is not whole, empty where it
     * is, and `unwritten` for how long nobody has written it. */
    [[nodiscard]] std::vector<std::string> toTell(RunFollower::Outcome outcome, const std::string& problem,
                                                  std::optional<std::chrono::seconds> unwritten, Time now)
    {
        std::vector<std::string> lines;
        if (outcome == RunFollower::Outcome::missing && !std::exchange(m_isMissingTold, true))
            lines.push_back(m_file + ": waiting for the file; Ctrl+C ends it");
        if (outcome == RunFollower::Outcome::news)
            m_isOldTold = m_isBrokenTold = false;
        // The job of a file that nobody has written for long may be over.
        if (unwritten && *unwritten >= RunFollower::kLongSilence && !std::exchange(m_isOldTold, true)) {
            lines.push_back(m_file + ": was last written " + silenceText(*unwritten) +
                            " ago; if its job is over, Ctrl+C takes what has been measured");
        }
        if (problem.empty())
            m_brokenSince.reset();
        else if (!m_brokenSince)
            m_brokenSince = now;
        if (m_brokenSince && now - *m_brokenSince >= kCopyTime && !std::exchange(m_isBrokenTold, true))
            lines.push_back(m_file + ": the file is not whole, and the rest is waited for: " + problem);
        return lines;
    }

private:
    std::string m_file;
    std::optional<Time> m_brokenSince;
    bool m_isMissingTold = false;
    bool m_isOldTold = false;
    bool m_isBrokenTold = false;
};

} // namespace contraflow::cli
