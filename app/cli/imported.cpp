// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/imported.h"

#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/project_file.h"
#include "core/io/trace_reference.h"
#include "core/project/consequences.h"

#include <algorithm>
#include <filesystem>
#include <optional>

namespace contraflow::cli {

namespace {

bool isWrittenBack(const std::string& project, const std::optional<std::string>& output)
{
    std::error_code ignored;
    return !output || std::filesystem::equivalent(project, *output, ignored);
}

} // namespace

FileUse useToChange(const Arguments& arguments, const std::string& project)
{
    return !arguments.has("--dry-run") && isWrittenBack(project, arguments.value("--output"))
               ? FileUse::change
               : FileUse::read;
}

ExitStatus writeChanged(const ProjectFile& project, const Project& changed,
                        const std::optional<std::string>& output)
{
    if (!isWrittenBack(project.name, output)) {
        Output out(*output);
        out.write(*output == "-" ? projectText(changed) : projectText(changed, *output));
        return out.finish();
    }
    const Result<void> written = writeBack(project, changed);
    return written ? ExitStatus::success : fail(written.error());
}

std::string nameOfChanged(const ProjectFile& project, const std::optional<std::string>& output)
{
    if (!output)
        return project.name;
    return *output == "-" ? "standard output" : *output;
}

ImportAnswers answersOf(const Arguments& arguments)
{
    ImportAnswers answers;
    for (const OptionSpec& option : importCommand().options)
        if (!option.value.empty() && arguments.has(option.name))
            answers.set(option.name, arguments.values(option.name));
    return answers;
}

ImportRequest requestOf(const Arguments& arguments, const ProjectFile& project)
{
    ImportRequest request;
    request.files.assign(arguments.operands().begin(), arguments.operands().end());
    request.answers = answersOf(arguments);
    request.project = project.project();
    request.calledAs = arguments.operands().front();
    return request;
}

std::string rejectedText(const std::string& name, const RejectedLine& line)
{
    return name + (line.line > 0 ? ":" + std::to_string(line.line) : "") + ": not taken: " + line.reason +
           (line.text.empty() ? "" : " (" + inQuotes(line.text) + ")");
}

std::vector<std::string> noteLines(const Arguments& arguments, const std::vector<std::string>& notes)
{
    std::vector<std::string> lines;
    for (const std::string& note : notes)
        lines.push_back(arguments.operands().front() + ": note: " + note);
    return lines;
}

bool refuses(const Arguments& arguments, std::span<const std::string_view> options, std::string_view why)
{
    const auto given =
        std::find_if(options.begin(), options.end(), [&](auto option) { return arguments.has(option); });
    if (given != options.end())
        say("contraflow: import: " + std::string(*given) + " " + std::string(why));
    return given != options.end();
}

ExitStatus showPlan(const Arguments& arguments, const std::string& headline,
                    const std::vector<std::string>& notes)
{
    Output output(arguments.value("--output"));
    output.write(headline + "\n");
    for (const std::string& note : notes)
        output.write("note: " + note + "\n");
    return output.finish();
}

Result<ExitStatus> takeProposal(const Arguments& arguments, const ProjectFile& project,
                                const ImportProposal& proposal)
{
    RETURN_IF_ERROR(proposal.edit);
    if (arguments.has("--dry-run"))
        return showPlan(arguments, proposal.edit->label + ": " + proposal.made.front(), proposal.notes);
    return takeImport(arguments, project, *proposal.edit, noteLines(arguments, proposal.notes),
                      proposal.made);
}

Result<ExitStatus> takeImport(const Arguments& arguments, const ProjectFile& project, const Edit& edit,
                              const std::vector<std::string>& remarks, const std::vector<std::string>& made)
{
    Project changed = project.project();
    RETURN_IF_ERROR(changeDocument(changed, edit));
    for (const std::string& remark : remarks)
        say(remark);
    const std::optional<std::string> output = arguments.value("--output");
    const ExitStatus status = writeChanged(project, changed, output);
    if (status == ExitStatus::success)
        for (const std::string& thing : made)
            say(arguments.operands().front() + ": " + thing + " imported into " +
                nameOfChanged(project, output));
    return status;
}

} // namespace contraflow::cli
