// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measuring_plan.h"

#include <mpi.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace contraflow::runner {

/** A message of any size as MPI takes it: whole blocks and the rest, since its counts are 32 bits wide. */
class ByteType
{
public:
    explicit ByteType(std::uint64_t bytes);
    ~ByteType();
    ByteType(ByteType&& other) noexcept;
    ByteType(const ByteType&) = delete;
    ByteType& operator=(ByteType&& other) noexcept;
    ByteType& operator=(const ByteType&) = delete;

    [[nodiscard]] MPI_Datatype type() const { return m_type; }
    [[nodiscard]] int count() const { return m_count; }

private:
    MPI_Datatype m_type = MPI_BYTE;
    int m_count = 0;
};

/** One end of a message on this rank. */
struct LocalEnd
{
    std::size_t message = 0; ///< of the pattern
    int peer = 0;
    int tag = 0;
    double start = 0; ///< seconds after the beginning
    ByteType bytes;
    std::byte* buffer = nullptr;
};

/**
 * What this rank sends and receives of a pattern, and the memory for it. All messages are sent from one
 * buffer and each is received into its own, as MPI wants it.
 */
class MessageBuffers
{
public:
    /** Throws std::bad_alloc where there is too little memory. */
    MessageBuffers(const PlannedPattern& pattern, int rank);

    [[nodiscard]] const std::vector<LocalEnd>& sends() const { return m_sends; } ///< by start
    [[nodiscard]] const std::vector<LocalEnd>& receives() const { return m_receives; }

private:
    std::vector<LocalEnd> m_sends;
    std::vector<LocalEnd> m_receives;
    std::vector<std::byte> m_memory;
};

/** Memory for messages whose content does not matter: what is received at one time lies apart, as MPI wants
 * it. */
class MessagePool
{
public:
    /** A piece of at least so many bytes, which is the caller's until it is given back. Throws
     * std::bad_alloc. */
    [[nodiscard]] std::size_t take(std::uint64_t bytes);
    void giveBack(std::size_t piece) { m_free.push_back(piece); }
    [[nodiscard]] std::byte* at(std::size_t piece) { return m_pieces[piece].memory.get(); }

    /** Memory to send from, which many sends share. */
    [[nodiscard]] std::byte* toSend(std::uint64_t bytes);

private:
    struct Piece
    {
        std::unique_ptr<std::byte[]> memory;
        std::uint64_t bytes = 0;
    };

    std::vector<Piece> m_pieces;
    std::vector<std::size_t> m_free;                  ///< of m_pieces
    std::vector<std::unique_ptr<std::byte[]>> m_sent; ///< earlier, smaller ones may be under way
    std::uint64_t m_sentBytes = 0;
};

} // namespace contraflow::runner
