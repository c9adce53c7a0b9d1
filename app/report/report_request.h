// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/project/report_fields.h"

#include <array>
#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

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

inline constexpr std::array<std::string_view, 3> kPlotFormats{"svg", "pdf", "png"};

struct PlotRequest
{
    Project project;
    std::size_t scenario = 0; ///< in Project::scenarios
    /** Of plots of errors: the scenarios whose measurements they sum up; empty: all of the project. */
    std::vector<std::size_t> measured = {};
    bool isUnlearnt = false; ///< of plots of errors: only what the models were not learnt from
    std::string sweep = {};  ///< of a sweep: as parseSweep() takes it
    std::string plot;        ///< one of those that can be made
    std::string format;      ///< one of kPlotFormats
};

/** Makes the bytes of a picture. */
using PlotWriter = Result<std::string> (*)(const PlotRequest& request);

struct CampaignSummary;

/** A picture of what a campaign gave. */
struct CampaignPlotRequest
{
    const CampaignSummary& summary;
    std::string plot;    ///< one of those that can be made
    std::string subject; ///< the workload and network, or model, that is drawn; empty: the first
    std::string format;  ///< one of kPlotFormats
};

using CampaignPlotWriter = Result<std::string> (*)(const CampaignPlotRequest& request);

} // namespace contraflow
