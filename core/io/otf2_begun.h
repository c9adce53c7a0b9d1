// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/collective_steps.h"
#include "core/io/otf2_collectives.h"
#include "core/io/otf2_context.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace contraflow {

/** A process's part in a collective. */
struct CollectivePart
{
    std::uint32_t reference = 0; ///< of the communicator
    const Otf2Communicator* communicator = nullptr;
    bool isScan = false; ///< of which programs have none
    CollectiveRecord record;
    double sent = 0; ///< in all
};

/**
 * The collectives of a process that do not block, from their beginning, which says only a request, to where
 * they were found complete, which says everything else. They match those of other processes in the order in
 * which they were begun.
 */
class BegunCollectives
{
public:
    /** Its number. */
    std::size_t begin(std::uint64_t request);
    /** Its number; nothing when it was never begun. Without a part no message belongs to it. */
    std::optional<std::size_t> end(std::uint64_t request, const std::optional<CollectivePart>& part);
    /** How many were begun and not found complete. */
    [[nodiscard]] std::size_t open() const { return m_open.size(); }

    /** To be called behind the last record: counts them by communicator; in the first pass it tells the
     * context how many there are, and the sizes of those whose blocks differ. */
    void count(Otf2Context& context, bool isFirstPass);
    /** What the process sends and receives, round by round, with ranks of the communicator: a round begins
     * when the one before it has ended. */
    [[nodiscard]] std::vector<CollectiveStep> rounds(std::size_t number, const Otf2Context& context) const;
    /** No other message has it. */
    [[nodiscard]] std::int32_t tag(std::size_t number, const Otf2Context& context) const;
    /** The process behind a rank of its communicator. */
    [[nodiscard]] std::int32_t process(std::size_t number, std::uint32_t rank) const
    {
        return static_cast<std::int32_t>(m_begun[number].part->communicator->members[rank]);
    }

private:
    struct Begun
    {
        std::optional<CollectivePart> part;
        std::uint32_t place = 0; ///< among those of the communicator
    };

    /** Of VaryingSizes, apart from collectives that block. */
    [[nodiscard]] static std::pair<std::uint32_t, std::uint32_t> sizesKey(const Begun& begun);

    std::vector<Begun> m_begun;
    std::unordered_map<std::uint64_t, std::size_t> m_open; ///< by request
};

} // namespace contraflow
