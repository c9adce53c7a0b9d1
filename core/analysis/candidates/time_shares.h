// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/application/path_parts.h"

#include <string>
#include <string_view>

namespace contraflow {

/** What most of the time of applications goes to. */
enum class Decider
{
    computing,
    startUp, ///< of messages: latency and overheads
    network, ///< bytes on their way, alone and in contention
};

/** What of the critical path of applications each thing takes, from 0 to 1; 0 throughout where it takes no
 * time. They add up to 1: what passes before an application begins does not count. */
struct TimeShares
{
    double computing = 0; ///< with waiting for cores
    double startUp = 0;
    double transfer = 0; ///< of bytes, as long as they take alone
    double contention = 0;

    /** What takes at least half of the path, or more of its communication than the other does. */
    [[nodiscard]] Decider decider() const;
};

[[nodiscard]] TimeShares timeShares(const PathParts& path);

/** "computing", "start-up" or "network": the word for files. */
[[nodiscard]] std::string_view deciderWord(Decider decider);
/** "computing decides", "start-up of messages decides", "the network decides". */
[[nodiscard]] std::string_view deciderText(Decider decider);
/** "computing 83 %, transfer 12 % and contention 5 %": those that take anything. */
[[nodiscard]] std::string sharesText(const TimeShares& shares);

} // namespace contraflow
