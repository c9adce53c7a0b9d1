// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace contraflow {

/** What a send and its receive must agree in. */
struct Envelope
{
    std::uint32_t context = 0; ///< 0: messages of programs; others: collectives of a group
    std::uint32_t source = 0;
    std::uint32_t destination = 0;
    std::int32_t tag = 0;

    bool operator==(const Envelope&) const = default;
};

/** Who waits for a receive, or a send: the event that its process is in, or one of its requests. */
struct Waiter
{
    std::uint32_t process = 0;
    std::uint32_t request = kNoRequest; ///< kNoRequest: the event itself

    bool operator==(const Waiter&) const = default;
};

/** A receive as it is posted; source and tag may be kAny in context 0. */
struct PostedReceive
{
    std::uint32_t context = 0;
    std::int32_t source = kAny;
    std::uint32_t destination = 0;
    std::int32_t tag = 0;
    Waiter waiter;
    double bytes = 0;                  ///< room for so many; 0: not said
    std::uint32_t row = 0;             ///< of its event
    std::uint32_t record = UINT32_MAX; ///< of its event in the results, when there is one
};

/**
 * Sends and receives that wait for each other. A receive takes the earliest posted send that fits and is not
 * taken, a send goes to the earliest posted receive that fits, so messages of one source and tag never
 * overtake one another. Exact receives cost the same whatever waits.
 */
class Matching
{
public:
    explicit Matching(std::uint32_t processes);

    /** The receive that a message goes to; nothing: it waits for one. */
    [[nodiscard]] std::optional<PostedReceive> postSend(const Envelope& envelope, std::uint32_t message);
    /** The message that a receive takes; nothing: it waits for one. */
    [[nodiscard]] std::optional<std::uint32_t> postReceive(const PostedReceive& receive);

    /** Messages that nobody has received, in the order in which they were posted to each process. */
    [[nodiscard]] std::vector<std::uint32_t> unreceived() const;
    /** Receives that nothing was sent to, by process in the order in which they were posted. */
    [[nodiscard]] std::vector<PostedReceive> unsent() const;

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    /** A send or receive that waits, in the queue of its envelope and in the list of its destination. */
    struct Entry
    {
        Envelope envelope;
        std::uint64_t order = 0;       ///< of posting
        std::uint32_t inQueue = kNone; ///< the next of its envelope
        std::uint32_t before = kNone;  ///< in the list
        std::uint32_t after = kNone;
        std::uint32_t what = 0; ///< message, or position in m_receives
    };
    struct List
    {
        std::uint32_t first = kNone;
        std::uint32_t last = kNone;
    };
    /** Entries with one envelope: all of them sends, or all receives. */
    struct Queue
    {
        Envelope envelope;
        std::uint32_t first = kNone; ///< kNone: the place is free
        std::uint32_t last = kNone;
        bool isSends = false;
    };

    [[nodiscard]] std::uint32_t place(const Envelope& envelope) const;
    [[nodiscard]] Queue* find(const Envelope& envelope);
    void append(const Envelope& envelope, std::uint32_t entry, bool isSends);
    void takeFirst(Queue& queue);
    void growTable();
    void removePlace(std::uint32_t place);
    [[nodiscard]] std::uint32_t newEntry(const Envelope& envelope, std::uint32_t what);
    void link(List& list, std::uint32_t entry);
    void unlink(List& list, std::uint32_t entry);
    void release(std::uint32_t entry);
    [[nodiscard]] std::uint32_t newReceive(const PostedReceive& receive);
    [[nodiscard]] PostedReceive takeReceive(std::uint32_t entry);

    std::vector<Entry> m_entries;
    std::uint32_t m_freeEntry = kNone;
    std::vector<PostedReceive> m_receives;
    std::vector<std::uint32_t> m_freeReceives;
    std::vector<Queue> m_table; ///< open addressing, a power of two
    std::size_t m_queues = 0;
    std::vector<List> m_sends;     ///< by destination: context 0, for receives from any
    std::vector<List> m_wildcards; ///< by destination: receives from any source or with any tag
    std::uint64_t m_order = 0;
};

} // namespace contraflow
