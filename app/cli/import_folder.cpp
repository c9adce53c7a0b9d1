// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_folder.h"

#include "app/cli/imported.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/importers/plan_folder.h"

#include <array>
#include <filesystem>

namespace contraflow::cli {

namespace {

/** Said about one file. */
std::string entryText(const std::string& folder, const FolderEntry& entry)
{
    const std::string name = (std::filesystem::path(folder) / entry.file).string();
    if (!entry.problem.empty())
        return name + ": not taken: " + entry.problem + "\n";
    std::string text = name + ": " + groupedCount(entry.patterns) +
                       (entry.patterns == 1 ? " measured pattern, " : " measured patterns, ") +
                       counted(entry.rowCount, "measured value") + "\n";
    for (const std::string& note : entry.notes)
        text += name + ": note: " + note + "\n";
    for (const RejectedLine& line : entry.rejected)
        text += rejectedText(name, line) + "\n";
    return text;
}

} // namespace

ExitStatus importFolder(const Arguments& arguments, const ProjectFile& project, const ImportTarget& target)
{
    const std::string& folder = arguments.operands().front();
    for (const std::string_view option : {"--scenario", "--as", "--column", "--header-line", "--separator",
                                          "--decimal", "--kind", "--processes"})
        if (arguments.has(option)) {
            say("contraflow: import: " + std::string(option) +
                " is about one file; a folder takes --platform, " +
                "--model and what is kept with the import");
            return ExitStatus::wrongUsage;
        }
    const Result<std::vector<std::filesystem::path>> files = folderFiles(folder);
    if (!files)
        return fail(files.error());
    for (const std::filesystem::path& file : *files)
        noteInput("measured file", file);
    const Result<FolderPlan> plan = planFolder(project.project(), *files, target);
    if (!plan)
        return fail(plan.error());
    std::string text;
    for (const FolderEntry& entry : plan->entries)
        text += entryText(folder, entry);
    const std::string sum =
        groupedCount(plan->patterns) + " measured patterns with " + groupedCount(plan->rowCount) + " values";
    if (arguments.has("--dry-run")) {
        Output output(arguments.value("--output"));
        output.write(text + "\n" + plan->edit.label + ": " + sum + "\n");
        return output.finish();
    }
    text.pop_back();
    say(text);
    if (plan->rowCount == 0)
        return fail({ErrorCode::invalidInput, folder +
                                                  ": nothing in the folder was taken; what each file lacks "
                                                  "stands above"});
    return takeImport(arguments, project, plan->edit, {}, {sum});
}

} // namespace contraflow::cli
