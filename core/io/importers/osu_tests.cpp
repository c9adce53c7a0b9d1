// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/osu_tests.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace contraflow {

namespace {

/** What the tests of a title run on. */
constexpr std::array<std::string_view, 4> kLibraries{"MPI", "NCCL", "RCCL", "HCCL"};

using NamePair = std::pair<std::string_view, std::string_view>;

struct PairTest
{
    std::string_view title; ///< in lower case, behind "MPI " or another library
    std::string_view program;
    BenchmarkKind kind;
    bool isBetweenTwo;
};

constexpr std::array kPairTests{
    PairTest{"latency", "latency", BenchmarkKind::pingPong, true},
    // Its pairs share the network, so that theirs are no times of a pair alone.
    PairTest{"multi latency", "multi_lat", BenchmarkKind::collective, false},
    PairTest{"multi-threaded latency", "latency_mt", BenchmarkKind::pingPong, true},
    PairTest{"multi-process latency", "latency_mp", BenchmarkKind::pingPong, true},
    PairTest{"bandwidth", "bw", BenchmarkKind::stream, true},
    PairTest{"bi-directional bandwidth", "bibw", BenchmarkKind::bidirectional, true},
    PairTest{"multiple bandwidth / message rate", "mbw_mr", BenchmarkKind::stream, false},
};

/** Collectives: what stands before "latency", and their program. */
constexpr std::array kCollectives{
    NamePair{"all-to-all", "alltoall"},
    NamePair{"all-to-allv", "alltoallv"},
    NamePair{"all-to-allw", "alltoallw"},
    NamePair{"alltoall", "alltoall"},
    NamePair{"alltoallv", "alltoallv"},
    NamePair{"alltoallw", "alltoallw"},
    NamePair{"allgather", "allgather"},
    NamePair{"allgatherv", "allgatherv"},
    NamePair{"allreduce", "allreduce"},
    NamePair{"barrier", "barrier"},
    NamePair{"broadcast", "bcast"},
    NamePair{"bcast", "bcast"},
    NamePair{"gather", "gather"},
    NamePair{"gatherv", "gatherv"},
    NamePair{"reduce", "reduce"},
    NamePair{"reduce_scatter", "reduce_scatter"},
    NamePair{"reduce_scatter_block", "reduce_scatter_block"},
    NamePair{"scatter", "scatter"},
    NamePair{"scatterv", "scatterv"},
};

/** What one process does with the memory of another one, behind "MPI_". */
constexpr std::array kOneSided{
    NamePair{"put", "put"},
    NamePair{"get", "get"},
    NamePair{"accumulate", "acc"},
    NamePair{"get_accumulate", "get_acc"},
    NamePair{"compare_and_swap", "cas"},
    NamePair{"fetch_and_op", "fop"},
};

/** Takes a word away where it stands; says whether it did. */
bool takeAway(std::string& text, std::string_view word)
{
    const std::size_t at = text.find(word);
    if (at == std::string::npos)
        return false;
    text.erase(at, word.size());
    return true;
}

template<typename Table>
std::string_view programOf(const Table& table, std::string_view name)
{
    const auto found = std::find_if(table.begin(), table.end(),
                                    [name](const NamePair& entry) { return entry.first == name; });
    return found == table.end() ? std::string_view() : found->second;
}

/** "put bandwidth", "get_accumulate latency" */
std::optional<OsuTest> oneSidedTest(std::string_view title)
{
    const std::size_t blank = std::min(title.find(' '), title.size());
    const std::string_view program = programOf(kOneSided, title.substr(0, blank));
    const std::string_view what = trimmed(title.substr(blank));
    if (program.empty())
        return std::nullopt;
    const std::string name = "osu_" + std::string(program);
    // Its latency ends when the origin knows that all is done: that is no half of a round trip.
    if (what == "latency")
        return OsuTest{name + "_latency", BenchmarkKind::collective, true};
    if (what == "bandwidth")
        return OsuTest{name + "_bw", BenchmarkKind::stream, true};
    if (what == "bi-directional bandwidth")
        return OsuTest{name + "_bibw", BenchmarkKind::bidirectional, true};
    return std::nullopt;
}

/** "all-to-all personalized exchange latency", "non-blocking neighborhood allgather latency" */
std::optional<OsuTest> collectiveTest(std::string title)
{
    const bool isNonBlocking = takeAway(title, "non-blocking ");
    const bool hasNeighbors = takeAway(title, "neighborhood ") || takeAway(title, "neighbor ");
    takeAway(title, " personalized exchange");
    if (!takeAway(title, " latency"))
        return std::nullopt;
    const std::string_view program = programOf(kCollectives, title);
    if (program.empty())
        return std::nullopt;
    return OsuTest{std::string("osu_") + (isNonBlocking ? "i" : "") + (hasNeighbors ? "neighbor_" : "") +
                       std::string(program),
                   program == "alltoall" && !hasNeighbors ? BenchmarkKind::allToAll
                                                          : BenchmarkKind::collective,
                   false, isNonBlocking};
}

} // namespace

std::optional<OsuTest> findOsuTest(std::string_view title)
{
    // "One Sided MPI_Put Latency", "MPI One Sided MPI_Get latency": versions before 4.
    for (const std::string_view old : {"One Sided ", "MPI One Sided "})
        if (title.starts_with(old))
            title.remove_prefix(old.size());
    const auto library = std::find_if(kLibraries.begin(), kLibraries.end(),
                                      [title](std::string_view name) { return title.starts_with(name); });
    if (library == kLibraries.end())
        return std::nullopt;
    title.remove_prefix(library->size());
    // "MPI-CUDA Latency", "MPI_Put-ROCM Bandwidth": where the buffers are.
    std::string rest = lowered(title);
    std::string where = *library == "MPI" ? "" : ", " + std::string(*library);
    const std::size_t blank = std::min(rest.find(' '), rest.size());
    if (const std::size_t dash = rest.find('-'); dash < blank) {
        where += ", " + std::string(title.substr(dash + 1, blank - dash - 1));
        rest.erase(dash, blank - dash);
    }
    // Some versions write one word.
    if (const std::size_t at = rest.find("bidirectional"); at != std::string::npos)
        rest.insert(at + 2, "-");
    const bool isPersistent = takeAway(rest, "persistent ") || takeAway(rest, " persistent");
    std::optional<OsuTest> test;
    if (rest.starts_with("_")) {
        test = oneSidedTest(std::string_view(rest).substr(1));
    } else {
        rest = std::string(trimmed(rest));
        const auto found = std::find_if(kPairTests.begin(), kPairTests.end(),
                                        [&rest](const PairTest& entry) { return entry.title == rest; });
        test = found == kPairTests.end()
                   ? collectiveTest(rest)
                   : OsuTest{"osu_" + std::string(found->program), found->kind, found->isBetweenTwo};
    }
    if (test)
        test->name += (isPersistent ? "_persistent" : "") + where;
    return test;
}

} // namespace contraflow
