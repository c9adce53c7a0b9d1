// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/mpi_calls.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

/** (buffer, count, type, peer, tag, communicator), and a request where it does not block. */
constexpr CallShape pointToPoint(std::string_view name, EventKind kind, std::size_t request = kNoArgument)
{
    return {.name = name,
            .kind = kind,
            .count = 1,
            .type = 2,
            .peer = 3,
            .tag = 4,
            .communicator = 5,
            .request = request};
}

constexpr std::array kShapes{
    pointToPoint("Send", EventKind::send),
    pointToPoint("Ssend", EventKind::send),
    pointToPoint("Rsend", EventKind::send),
    pointToPoint("Bsend", EventKind::send),
    pointToPoint("Isend", EventKind::isend, 6),
    pointToPoint("Recv", EventKind::recv),
    pointToPoint("Irecv", EventKind::irecv, 6),
    CallShape{.name = "Sendrecv",
              .kind = EventKind::sendrecv,
              .count = 1,
              .type = 2,
              .peer = 3,
              .tag = 4,
              .communicator = 10,
              .source = 8},
    CallShape{.name = "Wait", .kind = EventKind::wait, .request = 0},
    CallShape{.name = "Waitall", .kind = EventKind::waitall, .count = 0, .request = 1},
    CallShape{.name = "Waitany", .kind = EventKind::wait, .count = 0, .request = 1},
    CallShape{.name = "Waitsome", .kind = EventKind::wait, .count = 0, .request = 1},
    CallShape{.name = "Barrier", .kind = EventKind::barrier, .communicator = 0},
    CallShape{.name = "Bcast", .kind = EventKind::bcast, .count = 1, .type = 2, .root = 3, .communicator = 4},
    CallShape{
        .name = "Reduce", .kind = EventKind::reduce, .count = 2, .type = 3, .root = 5, .communicator = 6},
    CallShape{.name = "Allreduce", .kind = EventKind::allreduce, .count = 2, .type = 3, .communicator = 5},
    CallShape{.name = "Alltoall", .kind = EventKind::alltoall, .count = 1, .type = 2, .communicator = 6},
    CallShape{.name = "Allgather", .kind = EventKind::allgather, .count = 1, .type = 2, .communicator = 6},
    CallShape{
        .name = "Gather", .kind = EventKind::gather, .count = 1, .type = 2, .root = 6, .communicator = 7},
    CallShape{
        .name = "Scatter", .kind = EventKind::scatter, .count = 4, .type = 5, .root = 6, .communicator = 7},
    CallShape{
        .name = "Alltoallv", .kind = EventKind::alltoallv, .communicator = 12, .sizes = 2, .sizesType = 5},
    CallShape{
        .name = "Allgatherv", .kind = EventKind::allgatherv, .communicator = 9, .sizes = 5, .sizesType = 8},
    CallShape{.name = "Reduce_scatter",
              .kind = EventKind::reduceScatter,
              .communicator = 6,
              .sizes = 3,
              .sizesType = 4},
    // Who is not the root says its own block only.
    CallShape{.name = "Gatherv",
              .kind = EventKind::gatherv,
              .count = 1,
              .type = 2,
              .root = 9,
              .communicator = 10,
              .sizes = 5,
              .sizesType = 8},
    CallShape{.name = "Scatterv",
              .kind = EventKind::scatterv,
              .count = 7,
              .type = 8,
              .root = 9,
              .communicator = 10,
              .sizes = 2,
              .sizesType = 5},
};

constexpr std::array kMakings{
    MakingShape{"Comm_dup", CommunicatorNote::Kind::dup},
    MakingShape{"Comm_dup_with_info", CommunicatorNote::Kind::dup},
    MakingShape{"Comm_split", CommunicatorNote::Kind::split},
    MakingShape{"Cart_create", CommunicatorNote::Kind::prefix},
    MakingShape{"Comm_create"},
    MakingShape{"Comm_split_type"},
    MakingShape{"Cart_sub"},
    MakingShape{"Graph_create"},
    MakingShape{"Dist_graph_create"},
    MakingShape{"Dist_graph_create_adjacent"},
};

/** Calls that send nothing, by the beginnings of their names. */
constexpr std::array<std::string_view, 21> kQuiet{
    "Init",       "Finalize", "Comm_",   "Type_",   "Group_", "Op_",         "Wtime",
    "Wtick",      "Get_",     "Attr_",   "Keyval_", "Cart_",  "Dims_",       "Graph",
    "Errhandler", "Error_",   "Address", "Pack",    "Unpack", "Initialized", "Test"};

template<typename Shapes>
auto callShapeOf(const Shapes& shapes, std::string_view name)
{
    const auto found =
        std::find_if(shapes.begin(), shapes.end(), [name](const auto& known) { return known.name == name; });
    return found == shapes.end() ? nullptr : &*found;
}

} // namespace

const CallShape* findCall(std::string_view name)
{
    return callShapeOf(kShapes, name);
}

const MakingShape* findMaking(std::string_view name)
{
    return callShapeOf(kMakings, name);
}

bool isQuietCall(std::string_view name)
{
    return std::any_of(kQuiet.begin(), kQuiet.end(),
                       [name](std::string_view word) { return name.starts_with(word); });
}

} // namespace contraflow
