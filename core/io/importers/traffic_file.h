// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/measured_file.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// Files that say what is sent: a square matrix of bytes, or a list of source, destination, size and start.
// They become a workload (traffic_plan.h).

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
    std::string unitOption;     ///< how to say it, for messages: "--unit"; may be empty
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

} // namespace contraflow
