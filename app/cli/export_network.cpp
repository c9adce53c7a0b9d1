// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_network.h"

#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/exporters/network_writer.h"

namespace contraflow::cli {

namespace {

/** By --platform, by the scenario of --scenario, or the only one. */
Result<std::size_t> exportedPlatform(const ProjectFile& file, const Arguments& arguments)
{
    const Project& project = file.project();
    std::optional<std::string> name = arguments.value("--platform");
    if (const std::vector<std::string> scenarios = arguments.values("--scenario");
        !name && scenarios.size() == 1) {
        const Result<std::size_t> scenario = findScenario(file, scenarios.front());
        if (!scenario)
            return scenario.error();
        name = project.scenarios[*scenario].platform;
    }
    if (!name && project.platforms.size() == 1)
        return std::size_t{0};
    const std::vector<std::string> known = namesOf(project.platforms);
    if (!name)
        return Error{ErrorCode::invalidInput,
                     file.name + (known.empty() ? ": the project has no platform"
                                                : ": name the platform by --platform; the project has " +
                                                      joinedWords(known))};
    const std::size_t index = indexOfName(project.platforms, *name);
    if (index < project.platforms.size())
        return index;
    const std::string near = suggestion(*name, known);
    return Error{ErrorCode::notFound, file.name + ": there is no platform " + inQuotes(*name) + "; " +
                                          (near.empty() ? "the project has " + joinedWords(known) : near)};
}

} // namespace

bool isNetworkExport(const Arguments& arguments)
{
    const auto format = arguments.value("--as");
    return format && findNetworkFormat(*format) != nullptr;
}

ExitStatus exportNetwork(const Arguments& arguments)
{
    const std::string format = *arguments.value("--as");
    for (const std::string_view option : {"--table", "--column", "--application", "--speed"})
        if (arguments.has(option)) {
            say("contraflow: export: " + std::string(option) + " has no meaning with --as " + format +
                ", which writes a platform");
            return ExitStatus::wrongUsage;
        }
    const Result<ProjectFile> file = loadProjectWithSettings(arguments);
    if (!file)
        return fail(file.error());
    const Result<std::size_t> platform = exportedPlatform(*file, arguments);
    if (!platform)
        return fail(platform.error());
    IssueReport issues(*file);
    issues.add(file->loaded.issues);
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    const ChunkSink sink = output.sink();
    const auto notes = writeNetwork(file->project(), *platform, *findNetworkFormat(format), sink);
    if (!notes)
        return fail(notes.error().within(file->name));
    for (const std::string& note : *notes)
        say(file->name + ": note: " + note);
    return finish(output, issues);
}

} // namespace contraflow::cli
