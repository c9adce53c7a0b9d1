// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_data.h"
#include "core/base/units.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace contraflow::report {

/** Text that any reader of XML takes: UTF-8 without control characters. */
[[nodiscard]] std::string cleanText(std::string_view text);
/** "1 node", "16 256 nodes": digits in groups of three. */
[[nodiscard]] std::string groupedCount(std::size_t count, std::string_view one, std::string_view many);
[[nodiscard]] std::string groupedDigits(std::size_t count);
[[nodiscard]] std::string timeText(double seconds);
/** "94.2 %" of a share 0 … 1. */
[[nodiscard]] std::string shareText(double share);
[[nodiscard]] std::string percentText(double percent);
[[nodiscard]] std::string rateText(double bytesPerSecond);
[[nodiscard]] std::string sizeText(double bytes);
/** "1.85×". */
[[nodiscard]] std::string timesText(double factor);
/** What people call a model: its title with its name, "Asymmetric (tcp)". */
[[nodiscard]] std::string modelText(const Project& project, const std::string& name);

} // namespace contraflow::report
