// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace contraflow {

/** The sends and receives that a process has begun and not waited for. */
class Requests
{
public:
    /** Of a request: what it is about, for messages. */
    struct About
    {
        std::int32_t peer = 0;
        std::uint32_t row = 0;
        bool isSend = false;
    };

    /** Begins a request under its number; false when that one is still in use. */
    [[nodiscard]] bool begin(std::uint32_t number, const About& about)
    {
        if (number >= m_states.size())
            m_states.resize(number + 1);
        if (m_states[number].stage != Stage::none)
            return false;
        m_states[number] = {Stage::open, about};
        if (m_listed.size() > 64 && m_listed.size() > 2 * m_used)
            std::erase_if(m_listed,
                          [this](std::uint32_t known) { return m_states[known].stage == Stage::none; });
        m_listed.push_back(number);
        ++m_used;
        return true;
    }

    /** A request is complete. True when the process waits for it. */
    [[nodiscard]] bool complete(std::uint32_t number)
    {
        State& state = m_states[number];
        if (state.stage == Stage::awaited) {
            clear(number);
            return true;
        }
        state.stage = Stage::done;
        return false;
    }

    enum class Outcome
    {
        unknown, ///< no such request was begun
        done,
        open, ///< complete() will be true for it
    };
    /** The process waits for a request. */
    [[nodiscard]] Outcome await(std::uint32_t number)
    {
        if (number >= m_states.size() || m_states[number].stage == Stage::none)
            return Outcome::unknown;
        if (m_states[number].stage == Stage::done) {
            m_received += m_states[number].about.isSend ? 0 : 1;
            clear(number);
            return Outcome::done;
        }
        m_states[number].stage = Stage::awaited;
        return Outcome::open;
    }
    /** The same for all that are in use; how many are open. */
    [[nodiscard]] std::uint32_t awaitAll()
    {
        std::uint32_t open = 0;
        for (const std::uint32_t number : m_listed) {
            const Stage stage = m_states[number].stage;
            if (stage == Stage::none || stage == Stage::awaited)
                continue;
            open += await(number) == Outcome::open ? 1 : 0;
        }
        m_listed.clear();
        return open;
    }

    /** How many receives were found to be done since this was last asked. */
    [[nodiscard]] std::uint32_t takeReceived() { return std::exchange(m_received, 0); }

    /** What the process waits for, by number. */
    [[nodiscard]] std::vector<About> awaited() const
    {
        std::vector<About> found;
        for (const State& state : m_states)
            if (state.stage == Stage::awaited)
                found.push_back(state.about);
        return found;
    }

private:
    enum class Stage : std::uint8_t
    {
        none,
        open,
        done,
        awaited,
    };
    struct State
    {
        Stage stage = Stage::none;
        About about;
    };

    void clear(std::uint32_t number)
    {
        m_states[number].stage = Stage::none;
        --m_used;
    }

    std::vector<State> m_states;         ///< by number
    std::vector<std::uint32_t> m_listed; ///< those in use, and some that were
    std::size_t m_used = 0;
    std::uint32_t m_received = 0;
};

} // namespace contraflow
