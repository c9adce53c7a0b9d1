// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_model.h"

#include "app/cli/imported.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/importers/import_origin.h"
#include "core/io/project_file.h"
#include "core/project/model_taking.h"

namespace contraflow::cli {

namespace {

constexpr std::string_view kOfOtherImports[]{
    "--messages", "--program",  "--speed",       "--repeat",    "--preset",  "--rows",    "--senders",
    "--total-of", "--count-of", "--unit",        "--platform",  "--model",   "--kind",    "--processes",
    "--as",       "--column",   "--header-line", "--separator", "--decimal", "--machine", "--mpi"};

Result<TakenModel> takenModel(const Arguments& arguments, const Project& project)
{
    const std::string& operand = arguments.operands().front();
    const Result<std::string> text = loadText("project", operand, ReadLimits{}.maxBytes);
    if (!text)
        return text.error();
    const Result<LoadedProject> other = parseProject(*text);
    if (!other)
        return other.error().within(operand);
    ModelTaking taking;
    taking.model = *arguments.value("--take-model");
    taking.name = arguments.value("--name").value_or("");
    taking.provenance = givenProvenance(arguments);
    nameFile(taking.provenance, operand, *text);
    for (const std::string& name : arguments.values("--scenario")) {
        const std::size_t index = indexOfName(project.scenarios, name);
        if (index == project.scenarios.size()) {
            const std::string near = suggestion(name, namesOf(project.scenarios));
            return Error{ErrorCode::notFound,
                         "the project has no scenario " + inQuotes(name) + (near.empty() ? "" : "; " + near)};
        }
        taking.scenarios.push_back(index);
    }
    Result<TakenModel> taken = takeModel(project, other->project, taking);
    return taken ? std::move(taken) : Result<TakenModel>(taken.error().within(operand));
}

} // namespace

ExitStatus importModel(const Arguments& arguments, const ProjectFile& project)
{
    for (const std::string_view option : kOfOtherImports)
        if (arguments.has(option)) {
            say("contraflow: import: " + std::string(option) +
                " does not go with --take-model, which takes --name, --scenario, --note and --date");
            return ExitStatus::wrongUsage;
        }
    if (arguments.operands().size() > 1) {
        say("contraflow: import: --take-model takes one project");
        return ExitStatus::wrongUsage;
    }
    const Result<TakenModel> taken = takenModel(arguments, project.project());
    if (!taken)
        return fail(taken.error());
    if (arguments.has("--dry-run"))
        return showPlan(arguments, taken->edit.label + (taken->isNew ? ", which is new" : ""), taken->notes);
    std::vector<std::string> made;
    if (taken->isNew)
        made.push_back("model " + inQuotes(taken->name));
    return takeImport(arguments, project, taken->edit, noteLines(arguments, taken->notes), made);
}

} // namespace contraflow::cli
