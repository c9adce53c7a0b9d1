// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/measured_file.h"

#include <string>
#include <string_view>

namespace contraflow {

/** The table of one test of iperf3, which has a row for each way; without rows. */
[[nodiscard]] ImportTable iperf3Table(const std::string& protocol, bool isBothWays);

/** The last cell of a row of a test of both ways. */
[[nodiscard]] std::string_view iperf3Way(bool isReverse);

/**
 * Takes the tests out of what iperf3 prints without -J, client or server: what arrived, and from where to
 * where. A test that does not say both for certain is listed with what it lacks.
 */
void readIperf3Text(std::string_view text, ImportedFile& file);

} // namespace contraflow
