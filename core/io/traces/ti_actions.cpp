// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traces/ti_actions.h"

#include <array>
#include <unordered_map>

namespace contraflow {

namespace {

using Action = TiAction;

constexpr std::array kTiWords{
    TiWord{"init", Action::init},
    TiWord{"finalize", Action::nothing},
    TiWord{"comm_size", Action::nothing},
    TiWord{"comm_split", Action::nothing},
    TiWord{"comm_dup", Action::nothing},
    TiWord{"location", Action::nothing},
    TiWord{"compute", Action::compute},
    TiWord{"sleep", Action::sleep},
    TiWord{"send", Action::send},
    TiWord{"isend", Action::isend},
    TiWord{"recv", Action::recv},
    TiWord{"irecv", Action::irecv},
    TiWord{"wait", Action::wait},
    TiWord{"test", Action::test},
    TiWord{"waitall", Action::waitall},
    TiWord{"sendRecv", Action::sendrecv},
    TiWord{"sendrecv", Action::sendrecv},
    TiWord{"barrier", Action::barrier},
    TiWord{"bcast", Action::bcast},
    TiWord{"reduce", Action::reduce},
    TiWord{"allreduce", Action::allreduce},
    TiWord{"alltoall", Action::alltoall},
    TiWord{"alltoallv", Action::alltoallv},
    TiWord{"gather", Action::gather},
    TiWord{"gatherv", Action::gatherv},
    TiWord{"scatter", Action::scatter},
    TiWord{"scatterv", Action::scatterv},
    TiWord{"allgather", Action::allgather},
    TiWord{"allgatherv", Action::allgatherv},
    TiWord{"reducescatter", Action::reduceScatter},
    TiWord{"scan", Action::scan},
    TiWord{"exscan", Action::scan},
    TiWord{"Isend", Action::isend, true},
    TiWord{"Irecv", Action::irecv, true},
    TiWord{"waitAll", Action::waitall, true},
    TiWord{"allReduce", Action::allreduce, true},
    TiWord{"allToAll", Action::alltoall, true},
    TiWord{"allToAllV", Action::alltoallv, true},
    TiWord{"gatherV", Action::gatherv, true},
    TiWord{"scatterV", Action::scatterv, true},
    TiWord{"allGather", Action::allgather, true},
    TiWord{"allGatherV", Action::allgatherv, true},
    TiWord{"reduceScatter", Action::reduceScatter, true},
};

// Of x86-64 Linux, in the order of SimGrid's table of datatypes; 30 to 37 are pairs such as MPI_FLOAT_INT.
constexpr std::array<double, 41> kTypeSizes{8,  4, 1, 2,  8,  4, 1, 8, 1,  1,  2, 4, 8,  8,
                                            16, 4, 1, 1,  2,  4, 8, 1, 2,  4,  8, 8, 16, 32,
                                            8,  8, 8, 16, 16, 8, 8, 8, 16, 16, 4, 4, 8};
constexpr std::uint32_t kPacked = 57; ///< a byte

} // namespace

const TiWord* findTiWord(std::string_view name)
{
    static const std::unordered_map<std::string_view, const TiWord*> known = [] {
        std::unordered_map<std::string_view, const TiWord*> words;
        for (const TiWord& word : kTiWords)
            words.emplace(word.name, &word);
        return words;
    }();
    const auto found = known.find(name);
    return found == known.end() ? nullptr : found->second;
}

std::optional<double> tiTypeSize(std::uint32_t number)
{
    if (number == kPacked)
        return 1;
    if (number >= kTypeSizes.size())
        return std::nullopt;
    return kTypeSizes[number];
}

} // namespace contraflow
