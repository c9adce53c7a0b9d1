// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/message_buffers.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace contraflow::runner {

namespace {

/** Bytes of the blocks that messages beyond MPI's counts are made of. */
constexpr std::uint64_t kBlock = std::uint64_t{1} << 20;
/** Tags before this one are used for other things; MPI promises tags up to 32767. */
constexpr int kFirstTag = 16;
constexpr int kTags = 32767 - kFirstTag;

std::unique_ptr<std::byte[]> pagesOf(std::uint64_t bytes)
{
    auto memory = std::make_unique_for_overwrite<std::byte[]>(std::max<std::uint64_t>(bytes, 1));
    std::fill_n(memory.get(), bytes, std::byte{1}); // written to, so that the pages are there
    return memory;
}

} // namespace

ByteType::ByteType(std::uint64_t bytes)
{
    if (bytes <= static_cast<std::uint64_t>(std::numeric_limits<int>::max())) {
        m_count = static_cast<int>(bytes);
        return;
    }
    MPI_Datatype block = MPI_DATATYPE_NULL;
    MPI_Type_contiguous(static_cast<int>(kBlock), MPI_BYTE, &block);
    const auto blocks = static_cast<int>(bytes / kBlock);
    const auto rest = static_cast<int>(bytes % kBlock);
    int lengths[]{blocks, rest};
    MPI_Aint places[]{0, static_cast<MPI_Aint>(static_cast<std::uint64_t>(blocks) * kBlock)};
    MPI_Datatype types[]{block, MPI_BYTE};
    MPI_Type_create_struct(2, lengths, places, types, &m_type);
    MPI_Type_commit(&m_type);
    MPI_Type_free(&block);
    m_count = 1;
}

ByteType::~ByteType()
{
    if (m_type != MPI_BYTE)
        MPI_Type_free(&m_type);
}

ByteType::ByteType(ByteType&& other) noexcept
    : m_type(std::exchange(other.m_type, MPI_BYTE))
    , m_count(other.m_count)
{}

ByteType& ByteType::operator=(ByteType&& other) noexcept
{
    std::swap(m_type, other.m_type);
    std::swap(m_count, other.m_count);
    return *this;
}

MessageBuffers::MessageBuffers(const PlannedPattern& pattern, int rank)
{
    std::map<std::pair<int, int>, int> tags; // of two messages between the same ranks, which may overtake
    std::vector<std::size_t> offsets;
    std::uint64_t received = 0;
    std::uint64_t largestSent = 0;
    for (std::size_t i = 0; i < pattern.messages.size(); ++i) {
        const PlannedMessage& message = pattern.messages[i];
        const auto source = static_cast<int>(message.source);
        const auto destination = static_cast<int>(message.destination);
        const int tag = kFirstTag + tags[{source, destination}]++ % kTags;
        if (source == rank) {
            largestSent = std::max(largestSent, message.bytes);
            m_sends.push_back({i, destination, tag, message.start, ByteType(message.bytes), nullptr});
        }
        if (destination == rank) {
            offsets.push_back(received);
            received += message.bytes;
            m_receives.push_back({i, source, tag, message.start, ByteType(message.bytes), nullptr});
        }
    }
    std::ranges::stable_sort(m_sends, {}, &LocalEnd::start);
    m_memory.assign(received + largestSent, std::byte{1}); // written to, so that the pages are there
    for (std::size_t i = 0; i < m_receives.size(); ++i)
        m_receives[i].buffer = m_memory.data() + offsets[i];
    for (LocalEnd& send : m_sends)
        send.buffer = m_memory.data() + received;
}

std::size_t MessagePool::take(std::uint64_t bytes)
{
    // The smallest that is large enough, so that a few large ones are left for large messages.
    auto best = m_free.end();
    for (auto it = m_free.begin(); it != m_free.end(); ++it)
        if (m_pieces[*it].bytes >= bytes &&
            (best == m_free.end() || m_pieces[*it].bytes < m_pieces[*best].bytes))
            best = it;
    if (best != m_free.end()) {
        const std::size_t piece = *best;
        m_free.erase(best);
        return piece;
    }
    m_pieces.push_back({pagesOf(bytes), bytes});
    return m_pieces.size() - 1;
}

std::byte* MessagePool::toSend(std::uint64_t bytes)
{
    if (m_sent.empty() || m_sentBytes < bytes) {
        m_sent.push_back(pagesOf(bytes));
        m_sentBytes = bytes;
    }
    return m_sent.back().get();
}

} // namespace contraflow::runner
