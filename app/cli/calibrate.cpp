// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/calibration_output.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "core/analysis/calibration/calibration_edit.h"
#include "core/io/project_file.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

constexpr std::string_view kDescription =
    "Fits the parameters of models to the measured times of a project, ranks the models by their errors on "
    "patterns that were left out of the fit, and says what the measurements tell about traffic both ways.\n"
    "\n"
    "A pattern is what was measured together: one workload. All measurements of one platform count, or those "
    "named with --measurement. All kinds of models are fitted, or those named with --kind; parameters that are "
    "not fitted come from the project's first model of the kind. The fit minimises Huber's loss of the relative "
    "errors, and leaves out shared queues that explain too little. From six patterns on, two models are told "
    "apart by their differences per pattern (95 %, Student's t); where that cannot, they are too close to call.\n"
    "\n"
    "--write stores the fitted parameters in the project, with their intervals and what they were learnt from: "
    "of the kinds named with --kind, or of the first of the ranking. Predictions beyond that range carry a note "
    "from then on.\n"
    "\n"
    "Formats:\n"
    "  table  for people\n"
    "  csv    a line for each parameter: rank,kind,left_out_error_pct,fitted_error_pct,within_10_pct,\n"
    "         difference_points,difference_low,difference_high,comparison,parameter,value,low,high,\n"
    "         standing\n"
    "  json   ranking, verdict, suggested runs and the errors of the first model by message";

/** Stores the fits that were asked for in the project's file. */
Result<void> write(const ProjectFile& file, const std::string& operand, const Calibration& calibration,
                   const std::vector<std::string>& kinds)
{
    Project project = file.project();
    for (const RankedModel& model : calibration.ranking) {
        const bool isNamed = std::find(kinds.begin(), kinds.end(), model.fit.model.kind) != kinds.end();
        const bool isFirst = &model == &calibration.ranking.front();
        if (!(kinds.empty() ? isFirst : isNamed))
            continue;
        if (const auto applied = applyEdit(project, applyCalibration(project, calibration, model)); !applied)
            return applied.error();
    }
    return writeProject(operand, project);
}

ExitStatus run(const Arguments& arguments)
{
    const std::string& operand = arguments.operands().front();
    if (arguments.has("--write") && operand == "-") {
        say("contraflow: calibrate: standard input cannot be written to; give --write with a project file");
        return ExitStatus::wrongUsage;
    }
    const Result<ProjectFile> file = loadProject(operand);
    if (!file)
        return fail(file.error());
    IssueReport issues(*file);
    issues.add(file->loaded.issues);
    const CalibrationRequest request{arguments.values("--measurement"), arguments.values("--kind")};
    Result<Calibration> calibration = Error{};
    {
        ProgressLine progress("Calibrating:");
        CalibrationOptions options;
        if (progress.isWanted())
            options.progress = [&](double fraction) { progress.show(fraction); };
        calibration = calibrate(file->project(), request, options);
    }
    if (!calibration)
        return fail(calibration.error().within(file->name));
    issues.add(calibration->data.notes);
    const std::optional<std::string> format = arguments.value("--format");
    Output output;
    if (format == kJsonFormat)
        writeCalibrationJson(file->project(), *calibration, output);
    else if (format == kCsvFormat)
        writeCalibrationCsv(*calibration, output);
    else
        writeCalibrationTable(file->project(), *calibration, output);
    const ExitStatus written = output.finish();
    if (written != ExitStatus::success)
        return written;
    if (arguments.has("--write"))
        if (const Result<void> stored = write(*file, operand, *calibration, request.kinds); !stored)
            return fail(stored.error());
    return issues.hasErrors() ? ExitStatus::inputAtFault : ExitStatus::success;
}

} // namespace

const Command& calibrateCommand()
{
    static const Command command{
        .name = "calibrate",
        .summary = "parameters, ranking and verdict from measured times",
        .synopsis = "PROJECT [--measurement NAME]... [--kind KIND]... [--write] [--format table|csv|json]",
        .description = kDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                {.name = "--measurement",
                 .value = "NAME",
                 .help = "learn from this measurement",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--kind",
                 .value = "KIND",
                 .help = "fit this kind of model",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--write", .help = "store the fit in the project"},
                formatOption("how the result is written"),
            },
        .run = run,
    };
    return command;
}

} // namespace contraflow::cli
