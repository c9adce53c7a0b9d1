// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/measured_file.h"
#include "core/project/edits.h"
#include "core/project/project.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// Files that say what is sent: a square matrix of bytes, or a list of source, destination, size and start.
// They become a workload.

/** Which row of a matrix is that of the first node. */
enum class MatrixRows
{
    unsaid, ///< the first, unless the matrix is symmetric only the other way round, which fails
    down,   ///< the first
    up,     ///< the last
};

/** What a row of a matrix holds: most tools write what its node sends to each other one. */
enum class MatrixSenders
{
    rows,
    columns, ///< a row holds what its node receives
};

/** What becomes of sizes that a node, or a process, sends to itself: the diagonal of a matrix. */
enum class SelfMessages
{
    leftOut, ///< they do not use the network
    taken,   ///< they are messages within a node, at the platform's local bandwidth
};

struct TrafficOptions
{
    ImportOptions reading; ///< how the file is written; an importer other than "csv" and "matrix" is refused
    const Unit* unit = nullptr; ///< of sizes whose file does not say it; null: such sizes are refused
    MatrixRows rows = MatrixRows::unsaid;
    MatrixSenders senders = MatrixSenders::rows;
    SelfMessages selfMessages = SelfMessages::leftOut;
    double countOf = 0;         ///< the numbers count messages of so many bytes each; 0: they are sizes
    std::uint32_t totalOf = 1;  ///< the sizes are sums over so many repetitions; a message is the part of one
    Provenance provenance = {}; ///< what is known of the file; reading it adds how it was read
};

/** What a file says is sent. */
struct Traffic
{
    std::vector<MessageRow> messages; ///< m1, m2, … in the order of the file, or with the ids that it gives
    std::vector<std::string> ends;    ///< who may send and receive, in natural order
    bool isMatrix = false;
    std::vector<std::string> notes; ///< what was left out, and what was taken for granted
    Provenance provenance;
};

/**
 * Reads a matrix (row sends to column; its nodes may be named in the first line, in the first column, in both
 * or nowhere) or a list. Sizes of 0 are no messages; these, and what became of messages of a node to itself,
 * are noted. Any other thing that cannot be read fails with its line and column: a workload without it would
 * be another one.
 */
[[nodiscard]] Result<Traffic> readTraffic(std::string_view text, const TrafficOptions& options = {});

/** A workload between the nodes of a platform, or between processes with the mapping that places them. */
struct TrafficPlan
{
    Workload workload;
    std::optional<Mapping> mapping; ///< of processes; empty: the messages name nodes
    std::vector<std::string> notes;
};

/**
 * Fits what is sent to a platform of the project. When its ends are the platform's nodes, that is all. When
 * none of them is, they are processes, which fill the cores of one node after the other. Fails when only some
 * of them are nodes, and when there are more processes than cores.
 */
[[nodiscard]] Result<TrafficPlan> planTraffic(Traffic traffic, const Project& project,
                                              const Platform& platform, const std::string& name);

/** The edit that takes the plan into the project: that of addWorkload(), with the mapping for its scenario.
 */
[[nodiscard]] Result<Edit> addTraffic(const Project& project, TrafficPlan plan, WorkloadTarget target);

} // namespace contraflow
