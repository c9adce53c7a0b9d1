// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/report_fields.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>

namespace contraflow {

enum class ReportFormat
{
    html,
    pdf,
};

/** Templates that are larger are refused. */
inline constexpr std::size_t kLargestTemplate = 1'000'000;

/** A template of the user's own. */
struct ReportTemplate
{
    std::string name; ///< for messages: the file
    std::string text; ///< Mustache
};

/** Seconds that a report may take, where nobody says otherwise. */
inline constexpr double kUsualBudget = 120;
/** As long as it takes. */
inline constexpr double kNoBudget = std::numeric_limits<double>::infinity();

/** All that a report depends on: the same request gives the same bytes, unless its budget runs out, which it
 * says. Plain values without Qt, so that the command line can ask for a report. */
struct ReportRequest
{
    Project project;
    IssueList issues; ///< of reading the file
    ReportFields fields;
    std::string date;                          ///< 2026-11-21
    std::string fileName;                      ///< of the project, without folders; empty: it was never saved
    std::string sha256;                        ///< of the file; empty when it is not known
    std::optional<ReportTemplate> ownTemplate; ///< of HTML; pages of PDF have a setting of their own
    ReportFormat format = ReportFormat::html;
    std::string language = "en"; ///< of kLanguages; what is made before, such as issues, must be in it too
    std::size_t threads = 0;     ///< 0: as many as the machine has cores
    /** Seconds after which no study is begun or gone on with that only adds to predictions and comparison;
     * kNoBudget: all are made. */
    double budget = kUsualBudget;
    std::stop_token stop = {};
    std::function<void(double)> progress = {}; ///< 0 … 1
    /** Told what is wrong with the scenarios that are shown, under their own names. */
    std::function<void(const IssueList&)> found = {};
};

/** Makes the bytes of a report. */
using ReportWriter = Result<std::string> (*)(const ReportRequest& request);

} // namespace contraflow
