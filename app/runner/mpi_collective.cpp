// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/mpi_collective.h"

#include <numeric>

namespace contraflow::runner {

namespace {

/** Counts and places of blocks that lie one behind the other. */
struct Blocks
{
    explicit Blocks(const std::vector<std::uint64_t>& sizes)
    {
        for (const std::uint64_t size : sizes) {
            counts.push_back(static_cast<int>(size));
            places.push_back(static_cast<int>(total));
            total += size;
        }
    }

    std::vector<int> counts;
    std::vector<int> places;
    std::uint64_t total = 0;
};

/** Memory to receive into for the time of a call. */
class Received
{
public:
    Received(MessagePool& pool, std::uint64_t bytes) : m_pool(pool), m_piece(pool.take(bytes)) {}
    ~Received() { m_pool.giveBack(m_piece); }
    Received(const Received&) = delete;
    Received& operator=(const Received&) = delete;

    [[nodiscard]] std::byte* memory() { return m_pool.at(m_piece); }

private:
    MessagePool& m_pool;
    std::size_t m_piece;
};

} // namespace

void callCollective(const PlannedEvent& event, const std::vector<std::uint64_t>& received,
                    MPI_Comm communicator, MessagePool& pool)
{
    int size = 1;
    int rank = 0;
    MPI_Comm_size(communicator, &size);
    MPI_Comm_rank(communicator, &rank);
    const auto processes = static_cast<std::uint64_t>(size);
    const auto own = static_cast<std::size_t>(rank);
    const auto count = static_cast<int>(event.bytes);
    const auto root = static_cast<int>(event.root);
    // Sizes of blocks, where the event has one for all.
    const std::vector<std::uint64_t> sizes =
        event.sizes.empty() ? std::vector<std::uint64_t>(processes, event.bytes) : event.sizes;
    const Blocks blocks(sizes);
    switch (event.kind) {
    case EventKind::barrier:
        MPI_Barrier(communicator);
        return;
    case EventKind::bcast: {
        Received memory(pool, event.bytes);
        MPI_Bcast(memory.memory(), count, MPI_BYTE, root, communicator);
        return;
    }
    case EventKind::reduce: {
        Received memory(pool, event.bytes);
        MPI_Reduce(pool.toSend(event.bytes), memory.memory(), count, MPI_BYTE, MPI_BOR, root, communicator);
        return;
    }
    case EventKind::allreduce: {
        Received memory(pool, event.bytes);
        MPI_Allreduce(pool.toSend(event.bytes), memory.memory(), count, MPI_BYTE, MPI_BOR, communicator);
        return;
    }
    case EventKind::reduceScatter: {
        Received memory(pool, sizes[own]);
        MPI_Reduce_scatter(pool.toSend(blocks.total), memory.memory(), blocks.counts.data(), MPI_BYTE,
                           MPI_BOR, communicator);
        return;
    }
    case EventKind::allgather: {
        Received memory(pool, blocks.total);
        MPI_Allgather(pool.toSend(event.bytes), count, MPI_BYTE, memory.memory(), count, MPI_BYTE,
                      communicator);
        return;
    }
    case EventKind::allgatherv: {
        Received memory(pool, blocks.total);
        MPI_Allgatherv(pool.toSend(sizes[own]), blocks.counts[own], MPI_BYTE, memory.memory(),
                       blocks.counts.data(), blocks.places.data(), MPI_BYTE, communicator);
        return;
    }
    case EventKind::alltoall: {
        Received memory(pool, blocks.total);
        MPI_Alltoall(pool.toSend(blocks.total), count, MPI_BYTE, memory.memory(), count, MPI_BYTE,
                     communicator);
        return;
    }
    case EventKind::alltoallv: {
        const Blocks from(received);
        Received memory(pool, from.total);
        MPI_Alltoallv(pool.toSend(blocks.total), blocks.counts.data(), blocks.places.data(), MPI_BYTE,
                      memory.memory(), from.counts.data(), from.places.data(), MPI_BYTE, communicator);
        return;
    }
    case EventKind::gather: {
        Received memory(pool, blocks.total);
        MPI_Gather(pool.toSend(event.bytes), count, MPI_BYTE, memory.memory(), count, MPI_BYTE, root,
                   communicator);
        return;
    }
    case EventKind::gatherv: {
        Received memory(pool, blocks.total);
        MPI_Gatherv(pool.toSend(sizes[own]), blocks.counts[own], MPI_BYTE, memory.memory(),
                    blocks.counts.data(), blocks.places.data(), MPI_BYTE, root, communicator);
        return;
    }
    case EventKind::scatter: {
        Received memory(pool, event.bytes);
        MPI_Scatter(pool.toSend(blocks.total), count, MPI_BYTE, memory.memory(), count, MPI_BYTE, root,
                    communicator);
        return;
    }
    case EventKind::scatterv: {
        Received memory(pool, sizes[own]);
        MPI_Scatterv(pool.toSend(blocks.total), blocks.counts.data(), blocks.places.data(), MPI_BYTE,
                     memory.memory(), blocks.counts[own], MPI_BYTE, root, communicator);
        return;
    }
    default:
        return;
    }
}

} // namespace contraflow::runner
