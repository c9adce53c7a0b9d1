// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace contraflow::runner {

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
