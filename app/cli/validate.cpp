// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/engine/model_choice.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

constexpr std::string_view kValidateDescription =
    "Prints every issue of the project as FILE:LINE: SEVERITY: TEXT, where the severity is error, warning or "
    "note. The exit status is 1 when there is an error. PROJECT is a project file, or - for standard input.";

std::string summary(const IssueList& issues)
{
    if (issues.empty())
        return "no issues";
    const auto countOf = [&](Severity severity) {
        return static_cast<std::size_t>(std::ranges::count(issues, severity, &Issue::severity));
    };
    std::string text =
        counted(countOf(Severity::error), "error") + ", " + counted(countOf(Severity::warning), "warning");
    if (const auto notes = countOf(Severity::note); notes > 0)
        text += ", " + counted(notes, "note");
    return text;
}

/** A file that is no project at all: its one issue, in the same form as all others. */
ExitStatus reportUnreadable(const std::string& operand, const Error& error)
{
    // The message begins with the file and, where one is known, the line; the severity belongs behind them.
    std::string text = error.message;
    const std::string name = operand == "-" ? "standard input" : operand;
    const std::size_t colon = text.find(": ", text.starts_with(name) ? name.size() : 0);
    text.insert(colon == std::string::npos ? 0 : colon + 2, "error: ");
    Output output;
    output.write(text + '\n');
    const ExitStatus written = output.finish();
    if (written != ExitStatus::success)
        return written;
    say(name + ": not a project that can be read");
    return ExitStatus::inputAtFault;
}

Result<ExitStatus> runValidate(const Arguments& arguments)
{
    const std::string& operand = arguments.operands().front();
    const Result<ProjectFile> file = loadProject(operand);
    if (!file)
        return file.error().code == ErrorCode::invalidInput ? reportUnreadable(operand, file.error())
                                                            : fail(file.error());
    const IssueList issues = allIssues(file->loaded, validateRates(file->project()));
    Output output;
    for (const Issue& issue : issues)
        output.write(issueLine(*file, issue) + '\n');
    const ExitStatus written = output.finish();
    if (written != ExitStatus::success)
        return written;
    say(file->name + ": " + summary(issues));
    return hasErrors(issues) ? ExitStatus::inputAtFault : ExitStatus::success;
}

} // namespace

Command validateCommand()
{
    return {
        .name = "validate",
        .summary = "every issue of a project, with file and line",
        .synopsis = "PROJECT",
        .description = kValidateDescription,
        .operands = {"PROJECT", 1, 1},
        .options = {},
        .run = runValidate,
    };
}

} // namespace contraflow::cli
