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
    /** What is known of one message: where its times are in the pool; after close() the channel. */
    struct Head
    {
        std::uint32_t first = kNone;
    };

    void add(Head& message, std::uint32_t channel, double seconds)
    {
        for (std::uint32_t at = message.first; at != kNone; at = m_entries[at].next)
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
        m_entries[fresh] = {seconds, channel, message.first};
        message.first = fresh;
    }

    /** Adds the message's last seconds, which may be none, and keeps only which channel limited it longest,
     * among equals the one that did so first. */
    void close(Head& message, std::uint32_t channel, double seconds)
    {
        bool isNew = seconds > 0;
        for (std::uint32_t at = message.first; at != kNone; at = m_entries[at].next)
            if (m_entries[at].channel == channel) {
                m_entries[at].seconds += seconds;
                isNew = false;
            }
        std::uint32_t best = isNew ? channel : kNoChannel;
        double most = isNew ? seconds : -1;
        std::uint32_t last = kNone;
        for (std::uint32_t at = message.first; at != kNone; at = m_entries[at].next) {
            if (m_entries[at].seconds >= most) {
                most = m_entries[at].seconds;
                best = m_entries[at].channel;
            }
            last = at;
        }
        if (last != kNone)
            m_entries[last].next = std::exchange(m_free, message.first);
        message.first = best;
    }

    /** The channel that close() found; it is forgotten. */
    [[nodiscard]] static std::uint32_t take(Head& message) { return std::exchange(message.first, kNone); }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    struct Entry
    {
        double seconds = 0;
        std::uint32_t channel = kNoChannel;
        std::uint32_t next = kNone;
    };
    std::vector<Entry> m_entries;
    std::uint32_t m_free = kNone; ///< the first of the entries that nobody uses
};

} // namespace contraflow
