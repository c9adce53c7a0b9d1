// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/exporters/network_writer.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** A platform, and the file that it is written to. */
struct NetworkExport
{
    Project project; ///< as it is now; cheap to copy
    std::size_t platform = 0;
    const NetworkFormat* format = nullptr;
    std::filesystem::path path;
};

/** What came of it: what could not be said in the format, or why there is no file. */
struct NetworkExported
{
    std::filesystem::path path;
    std::vector<std::string> notes;
    std::string problem;
};

/** Writes the file, which appears only when it is complete. Called in a job's thread. */
[[nodiscard]] NetworkExported exportNetworkFile(const NetworkExport& request, std::stop_token stop);

} // namespace contraflow
