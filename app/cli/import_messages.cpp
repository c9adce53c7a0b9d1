// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imported.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/connection_matrix.h"
#include "core/io/preset_file.h"

namespace contraflow::cli {

namespace {

/** The scenario whose messages they become, or the platform of a new scenario. */
Result<WorkloadTarget> targetOf(const Arguments& arguments, const Project& project)
{
    WorkloadTarget target;
    if (const auto name = arguments.value("--scenario")) {
        ASSIGN_OR_RETURN(const std::size_t found, indexIn(namesOf(project.scenarios),
                                                          phrase("the project has no scenario %1"), *name));
        target.use = WorkloadUse::scenario;
        target.scenario = found;
        target.platform = project.scenarios[found].platform;
        return target;
    }
    target.use = WorkloadUse::newScenario;
    if (const auto name = arguments.value("--platform"))
        target.platform = *name;
    else if (project.platforms.size() == 1)
        target.platform = project.platforms[0].name;
    else
        return Error{
            ErrorCode::invalidInput,
            "the project has " + counted(project.platforms.size(), "platform") +
                "; say by --platform on which the messages are sent, or by --scenario which one uses them"};
    for (std::size_t i = project.scenarios.size(); i-- > 0;)
        if (project.scenarios[i].platform == target.platform)
            target.scenario = i; // the new one is like the first of the platform
    target.model = modelForPlatform(project, target.platform);
    target.uncontrolled = uncontrolledForPlatform(project, target.platform);
    return target;
}

} // namespace

bool isMessagesImport(const Arguments& arguments)
{
    return arguments.has("--messages") ||
           (!arguments.has("--as") && looksLikeConnections(arguments.operands().front()));
}

Result<ExitStatus> importMessages(const Arguments& arguments, const ProjectFile& project)
{
    constexpr std::string_view kOthers[]{"--model", "--kind", "--processes"};
    if (refuses(arguments, kOthers, "is about measured times; --messages takes none"))
        return ExitStatus::wrongUsage;
    ImportRequest request = requestOf(arguments, project);
    if (const Result<TrafficOptions> options = trafficOptions(request.answers); !options) {
        (void)fail(options.error());
        return ExitStatus::wrongUsage;
    }
    ASSIGN_OR_RETURN(request.workload, targetOf(arguments, project.project()));
    noteInput("file of messages", arguments.operands().front());
    return takeProposal(arguments, project, proposeImport(importKind(Imported::messages), request));
}

} // namespace contraflow::cli
