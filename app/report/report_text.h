// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_data.h"
#include "core/base/units.h"
#include "core/project/calibration_record.h"
#include "core/project/price.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace contraflow::report {

/** Text that any reader of XML takes, UTF-8 without control characters, in which numbers stay on a line with
 * their percent signs and currencies. */
[[nodiscard]] std::string cleanText(std::string_view text);
/** A phrase as a sentence begins. */
[[nodiscard]] std::string capitalised(std::string text);
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

/** The traffic that a model was calibrated with: "messages of 1 kB to 5 MB, up to 12 messages at a time, …".
 */
[[nodiscard]] std::string calibratedText(const CalibrationRecord& record);
/** What is to be had by another placement, in a sentence. */
[[nodiscard]] std::string placementText(const PlacementStudy& study);
/** "; section Validity says why" where the report has that section, empty where it does not. */
[[nodiscard]] std::string sectionHint(const ReportData& data, std::string_view section,
                                      const std::string& does);
/** "3 scenarios" */
[[nodiscard]] std::string scenariosText(std::size_t count);
/** "5 years", for which a platform is paid. */
[[nodiscard]] std::string yearsText(const PlatformPrice& price);
/** "1 kB to 5 MB" */
[[nodiscard]] std::string rangeText(const std::string& first, const std::string& last);

} // namespace contraflow::report
