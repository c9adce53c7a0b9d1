// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_plot.h"

#include "app/cli/arguments.h"
#include "app/cli/current_services.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/base/text.h"

#include <filesystem>

namespace contraflow::cli {

std::string pictureFormatOf(const Arguments& arguments, const std::string& path)
{
    std::string format = arguments.value("--as").value_or("");
    if (format.empty()) {
        const std::string ending = std::filesystem::path(path).extension().string();
        format = ending.empty() ? "" : ending.substr(1);
    }
    const bool isKnown = contains(kPlotFormats, format);
    return isKnown ? format : std::string();
}

Result<ExitStatus> exportPlot(const Arguments& arguments)
{
    if (arguments.operands().empty())
        return misused("PROJECT is missing");
    const std::string path = arguments.value("--output").value_or("-");
    for (const char* option : {"--table", "--column", "--list"})
        if (arguments.has(option))
            return misused("--plot makes a picture, and " + std::string(option) + " is about tables");
    PlotRequest request;
    request.plot = arguments.value("--plot").value_or("");
    request.format = pictureFormatOf(arguments, path);
    if (request.format.empty())
        return misused(kNoPictureFormat);
    const std::vector<std::string> scenarios = arguments.values("--scenario");
    const bool sumsUp = request.plot == "errors" || request.plot == "scatter";
    request.isUnlearnt = arguments.has("--unlearnt");
    if (request.isUnlearnt && !sumsUp)
        return misused("--unlearnt goes with --plot errors and --plot scatter");
    if (scenarios.size() > 1 && !sumsUp)
        return misused("the picture is of one scenario; name one with --scenario");
    request.sweep = arguments.value("--sweep").value_or("");
    if (!request.sweep.empty() && request.plot != "sweep")
        return misused("--sweep goes with --plot sweep");
    const PlotWriter write = currentServices().plot;
    if (write == nullptr)
        return Error{ErrorCode::environment, "export: " + std::string(kNoPictures)};
    ASSIGN_OR_RETURN(const ProjectFile file, loadProjectWithSettings(arguments));
    Output output(path);
    if (output.hasFailed())
        return output.finish();
    if (scenarios.empty() && file.project().scenarios.empty())
        return noScenario(file);
    if (!scenarios.empty()) {
        ASSIGN_OR_RETURN(request.scenario, findScenario(file, scenarios.front()));
    }
    ASSIGN_OR_RETURN(request.measured, namedScenarios(file, scenarios));
    IssueReport issues(file);
    request.project = file.project();
    ASSIGN_OR_RETURN(const std::string picture, write(request).within(file.name));
    output.write(picture);
    return finish(output, issues);
}

} // namespace contraflow::cli
