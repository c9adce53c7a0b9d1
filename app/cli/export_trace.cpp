// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_trace.h"

#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/io/exporters/program_steps.h"
#include "core/io/trace_formats.h"

namespace contraflow::cli {

namespace {

Result<std::size_t> namedApplication(const ProjectFile& file, const std::string& name)
{
    const Project& project = file.project();
    const std::size_t found = indexOfName(project.applications, name);
    if (found < project.applications.size())
        return found;
    const std::vector<std::string> known = namesOf(project.applications);
    const std::string near = suggestion(name, known);
    return Error{ErrorCode::notFound,
                 file.name + ": there is no application " + inQuotes(name) +
                     (known.empty()
                          ? "; the project has none"
                          : "; " + (near.empty() ? "the project has " + joinedWords(known) : near))};
}

Result<std::size_t> chosenApplication(const ProjectFile& file, const Arguments& arguments)
{
    const Project& project = file.project();
    if (const auto name = arguments.value("--application"))
        return namedApplication(file, *name);
    const std::vector<std::string> scenarios = arguments.values("--scenario");
    if (scenarios.size() == 1) {
        const Result<std::size_t> scenario = findScenario(file, scenarios.front());
        if (!scenario)
            return scenario.error();
        const auto& applications = project.scenarios[*scenario].applications;
        if (applications.size() == 1)
            return namedApplication(file, applications.front().name);
        return Error{ErrorCode::invalidInput, file.name + ": scenario " + inQuotes(scenarios.front()) +
                                                  " runs " + counted(applications.size(), "application") +
                                                  "; name one by --application"};
    }
    if (project.applications.size() == 1)
        return std::size_t{0};
    return Error{ErrorCode::invalidInput,
                 file.name +
                     (project.applications.empty()
                          ? std::string(": the project has no application to be written")
                          : ": the project has " + counted(project.applications.size(), "application") +
                                "; name one by --application")};
}

} // namespace

bool isTraceExport(const Arguments& arguments)
{
    const auto format = arguments.value("--as");
    return format && (*format == "ti" || *format == "goal");
}

ExitStatus exportTrace(const Arguments& arguments)
{
    for (const std::string_view option : {"--table", "--column"})
        if (arguments.has(option)) {
            say("contraflow: export: " + std::string(option) +
                " is about tables; --as ti and --as goal take none");
            return ExitStatus::wrongUsage;
        }
    TraceWriting writing;
    if (const auto speed = arguments.value("--speed")) {
        const auto flops = parseSpeed(*speed);
        if (!flops) {
            say("contraflow: export: --speed takes flops in a second such as 10 Gflop/s, not " +
                inQuotes(*speed));
            return ExitStatus::wrongUsage;
        }
        writing.flopsPerSecond = *flops;
    }
    const Result<ProjectFile> file = loadProjectWithSettings(arguments);
    if (!file)
        return fail(file.error());
    const Result<std::size_t> application = chosenApplication(*file, arguments);
    if (!application)
        return fail(application.error());
    IssueReport issues(*file);
    issues.add(file->loaded.issues);
    IssueList found;
    const std::shared_ptr<const Program> program = programOf(file->project(), *application, found);
    writing.algorithms = algorithmRulesOf(file->project(), found);
    issues.add(found);
    if (!program)
        return ExitStatus::inputAtFault;
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    const ChunkSink sink = output.sink();
    const bool isGoal = *arguments.value("--as") == "goal";
    const Result<std::vector<std::string>> notes =
        isGoal ? writeGoal(*program, writing, sink) : writeTimeIndependent(*program, writing, sink);
    if (!notes)
        return fail(notes.error());
    for (const std::string& note : *notes)
        say(file->name + ": note: " + note);
    return finish(output, issues);
}

} // namespace contraflow::cli
