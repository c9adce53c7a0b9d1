// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/collective_steps.h"
#include "core/application/event.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

// The programs of a scenario as a plan tells them: what each process does, one event after the other, without
// formulas, loops or rules that choose algorithms.

/** One event of one process; what its kind does not need is not looked at. As Event (event.h), but that
 * collectives name their algorithm. */
struct PlannedEvent
{
    EventKind kind = EventKind::compute;
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual; ///< of a collective: never `usual`
    std::int32_t peer = kAny;
    std::int32_t source = kAny;
    std::int32_t tag = 0;
    std::vector<std::uint32_t> requests; ///< isend, irecv: one or none; wait, waitall: none means all
    std::uint32_t group = 0;
    std::uint32_t root = 0;
    std::uint32_t segments = 1;
    std::uint32_t channels = 1;
    std::uint64_t bytes = 0; ///< of what is sent, or as the collective has it
    std::uint64_t room = 0;  ///< of a receive: bytes of the largest message that may come
    double seconds = 0;
    std::vector<std::uint64_t> sizes;

    bool operator==(const PlannedEvent&) const = default;
};

/** A program with the ranks of its processes. */
struct PlannedApplication
{
    std::string name;
    double start = 0;               ///< seconds after the beginning
    std::vector<std::size_t> ranks; ///< by process, each once
    /** Members by group, each once; group 0 has all processes. */
    std::vector<std::vector<std::uint32_t>> groups;
    std::vector<std::vector<PlannedEvent>> events; ///< by process

    bool operator==(const PlannedApplication&) const = default;
};

/** The message whose time alone, before and after a program, says whether the machine was quiet. */
struct PlannedReference
{
    std::size_t source = 0;      ///< rank
    std::size_t destination = 0; ///< rank, on another node
    std::uint64_t bytes = 0;

    bool operator==(const PlannedReference&) const = default;
};

/** The programs that a scenario runs together. */
struct PlannedProgram
{
    /** Events of all processes of a plan. */
    static constexpr std::size_t kMostEvents = 2'000'000;

    std::string scenario;
    std::vector<PlannedApplication> applications; ///< at least one; a rank has a process of one of them
    std::optional<PlannedReference> reference;    ///< nothing where all processes are on one node
    double predicted = 0;                         ///< seconds until the last process ends

    bool operator==(const PlannedProgram&) const = default;
};

[[nodiscard]] std::size_t eventCount(const PlannedProgram& program);

/** A program whose processes have no ranks yet: `ranks` hold 0, 1, 2 … through all applications. */
struct UnseatedProgram
{
    PlannedProgram program;
    std::vector<std::string> nodes; ///< by process, of all applications
};

/**
 * The programs of scenario number `index`. Fails with a sentence that does not name the scenario when it
 * cannot run, waits for ever, or leaves messages without a receive, which MPI would not come to an end with;
 * when a process is a graph of operations that go on at once, which is no sequence of calls of MPI; and when
 * it has more events than kMostEvents.
 */
[[nodiscard]] Result<UnseatedProgram> planProgram(const Project& project, std::size_t index);

/** A collective event of a process as collectiveStep() wants it; `sizes` is filled, and kept by the caller.
 */
[[nodiscard]] CollectiveCall collectiveCall(const PlannedEvent& event, std::uint32_t groupSize,
                                            std::uint32_t rankInGroup, std::vector<double>& sizes);

} // namespace contraflow
