// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharing_model.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace contraflow {

/** Adds up how long each channel limited each message, in one pool for all messages. */
class LimitTimes
{
public:
    explicit LimitTimes(std::size_t messages) : m_heads(messages, kNone) {}

    void grow(std::size_t messages) { m_heads.resize(messages, kNone); }

    void add(std::uint32_t message, std::uint32_t channel, double seconds)
    {
        for (std::uint32_t at = m_heads[message]; at != kNone; at = m_entries[at].next)
            if (m_entries[at].channel == channel) {
                m_entries[at].seconds += seconds;
                return;
            }
        std::uint32_t fresh = m_free;
        if (fresh == kNone) {
            fresh = static_cast<std::uint32_t>(m_entries.size());
            m_entries.emplace_back();
        } else {
            m_free = m_entries[fresh].next;
        }
        m_entries[fresh] = {seconds, channel, m_heads[message]};
        m_heads[message] = fresh;
    }

    /** The channel that limited the message longest, among equals the one that did so first; what is known of
     * the message is forgotten. */
    [[nodiscard]] std::uint32_t take(std::uint32_t message)
    {
        std::uint32_t best = kNoChannel;
        double most = -1;
        std::uint32_t last = kNone;
        const std::uint32_t first = std::exchange(m_heads[message], kNone);
        for (std::uint32_t at = first; at != kNone; at = m_entries[at].next) {
            if (m_entries[at].seconds >= most) {
                most = m_entries[at].seconds;
                best = m_entries[at].channel;
            }
            last = at;
        }
        if (last != kNone)
            m_entries[last].next = std::exchange(m_free, first);
        return best;
    }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    struct Entry
    {
        double seconds = 0;
        std::uint32_t channel = kNoChannel;
        std::uint32_t next = kNone;
    };
    std::vector<std::uint32_t> m_heads;
    std::vector<Entry> m_entries;
    std::uint32_t m_free = kNone; ///< the first of the entries that nobody uses
};

} // namespace contraflow
