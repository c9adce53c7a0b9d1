// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/importing/measured_file.h"

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace contraflow {

/** The messages of a connection matrix of htsim (`.cm`) as a table of one row each. */
struct ConnectionMatrix
{
    ImportedFile file;       ///< columns: id where each has one of its own, source, destination, size, start
    std::uint32_t nodes = 0; ///< that there are, numbered from 0 on; not all of them need send or receive
};

/** Whether a line says who sends to whom and how much, as in "0->15 start 0 size 2000000". */
[[nodiscard]] bool hasConnections(std::string_view text);
/** The same of the beginning of a file; false when it cannot be read. */
[[nodiscard]] bool looksLikeConnections(const std::filesystem::path& file);

/**
 * Takes the file apart as ConnectionMatrix::load() of htsim does (datacenter/connection_matrix.cpp): sizes
 * are bytes, starts are picoseconds. Fails with its line on anything that would make it another workload:
 * numbers that are not those of the header, words that htsim does not know, messages that wait for others.
 */
[[nodiscard]] Result<ConnectionMatrix> readConnectionMatrix(std::string_view text);

} // namespace contraflow
