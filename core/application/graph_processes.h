// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/replay_messages.h"

#include <cstdint>

namespace contraflow {

/** Lets the processes of a run go on whose operations are a graph. */
class GraphProcesses
{
public:
    GraphProcesses(ReplayState& state, ReplayPath& path, ReplayMessages& messages)
        : m_state(state)
        , m_path(path)
        , m_messages(messages)
    {}

    void proceed(std::uint32_t process, const Instant& now);
    /** The turn of an activity is over. */
    void wake(std::uint32_t process, std::uint32_t activity, const Instant& now);

private:
    void account(std::uint32_t process, const Instant& now);
    void admit(std::uint32_t process, const Instant& now);
    void post(std::uint32_t process, std::uint32_t activity, const Instant& now);
    void beginTurn(std::uint32_t process, std::uint32_t activity, const Instant& now);
    /** Gives processors that are free to those that wait for them; false when nobody could begin. */
    [[nodiscard]] bool serveTurns(std::uint32_t process, const Instant& now);
    void endTurn(std::uint32_t process, std::uint32_t activity, const Instant& now);
    void endActivity(std::uint32_t process, std::uint32_t activity, const Instant& now);
    /** How long an operation has a processor to itself. */
    [[nodiscard]] double turnSeconds(const ProcessGraph::Activity& activity) const;

    ReplayState& m_state;
    ReplayPath& m_path;
    ReplayMessages& m_messages;
};

} // namespace contraflow
