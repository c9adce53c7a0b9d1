// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/engine/prediction.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/io/project/signature_file.h"
#include "core/io/text/file_system.h"
#include "core/io/text/size_tables.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <vector>

namespace contraflow::cli {

/**
 * A file that is read, changed and written back. Another process that claims it waits until this claim goes,
 * so that it reads what was written; a program that asks for no claim, such as an editor, is noticed by
 * checkUnchanged(). Nothing is left on disk, and a process that dies gives its claim up. On file systems
 * without locks nobody waits, and only the check is left.
 */
class FileClaim
{
public:
    /** Claims the ordinary file that `path` leads to; `isWaiting` is called once when another process has it.
     * Errors begin with the path. */
    [[nodiscard]] static Result<FileClaim> take(const std::filesystem::path& path,
                                                const std::function<void()>& isWaiting);

    /** Fails when the path has led to something else since, or the file was written to. */
    [[nodiscard]] Result<void> checkUnchanged() const;

private:
    FileClaim(std::filesystem::path path, Descriptor file, const struct stat& facts);

    std::filesystem::path m_path;
    Descriptor m_file; ///< holds the lock, and keeps the number of the file from being given to another
    struct stat m_facts;
};

class Output;

// Commands read files through the functions here only: they note what was read, so that no output replaces
// it.

/** A project as a command works with it. */
struct ProjectFile
{
    std::string name; ///< as given on the command line, or "standard input"
    LoadedProject loaded;
    std::shared_ptr<const FileClaim> claim{}; ///< of what is to be written back
    bool isNew = false;                       ///< there is no file of this name yet

    [[nodiscard]] const Project& project() const { return loaded.project; }
};

/** What a command does with a project. Of those that change the same file one works at a time. */
enum class FileUse
{
    read,
    change
};

/** Reads a project file, or what comes out of a pipe; "-" is standard input. */
[[nodiscard]] Result<ProjectFile> loadProject(const std::string& operand, FileUse use = FileUse::read);

/** The project that a command is to change: with --new an empty one, whose file is made when it is written
 * back; without, what loadProject() reads. Fails where --new names a file that is there. */
[[nodiscard]] Result<ProjectFile> projectToChange(const Arguments& arguments, const std::string& operand,
                                                  FileUse use);

/** Of commands that call it. */
[[nodiscard]] OptionSpec newProjectOption();

/** Puts a changed project where it was loaded from, to be changed. Fails when another program has written
 * there since: its work would be lost. */
[[nodiscard]] Result<void> writeBack(const ProjectFile& file, const Project& changed);

/** The projects that operands stand for: a file each, or all files of a folder that end in .yaml or .yml, in
 * natural order. What cannot be read is said on standard error and left out; `failure` gets its status. */
[[nodiscard]] std::vector<ProjectFile> loadProjects(const std::vector<std::string>& operands,
                                                    ExitStatus& failure);

/**
 * Gives parameters of the project other values: "N=1000", "block=4 MB", "P==2*N". Formulas follow. Fails at a
 * setting without "=", a parameter that the project lacks or a value that formulas cannot use.
 */
[[nodiscard]] Result<void> setParameters(ProjectFile& file, const std::vector<std::string>& settings);

/** The project that the first operand names, with the parameters that --set gives it. */
[[nodiscard]] Result<ProjectFile> loadProjectWithSettings(const Arguments& arguments,
                                                          FileUse use = FileUse::read);

/** What a command about one project does once that is loaded and its output opened. */
using ProjectWork = std::function<Result<ExitStatus>(const ProjectFile& file, Output& output)>;
/** Begins such a command: loads the project with the parameters of --set and opens the output of --output,
 * after reading and before long work. */
[[nodiscard]] Result<ExitStatus> withProject(const Arguments& arguments, const ProjectWork& work,
                                             FileUse use = FileUse::read);

/** Runs a command that is no more than that. */
template<Result<ExitStatus> (*work)(const ProjectFile& file, const Arguments& arguments, Output& output)>
Result<ExitStatus> onProject(const Arguments& arguments)
{
    return withProject(arguments, [&arguments](const ProjectFile& file, Output& output) {
        return work(file, arguments, output);
    });
}

/** The line of the file that an issue is about, or 0 when none is known. */
[[nodiscard]] std::size_t issueLineNumber(const ProjectFile& file, const Issue& issue);

/** "file:line: severity: text", without the line where none is known. */
[[nodiscard]] std::string issueLine(const ProjectFile& file, const Issue& issue);

/** Says each issue once on standard error, however many scenarios it appears in; those of the file at once.
 */
class IssueReport
{
public:
    explicit IssueReport(const ProjectFile& file) : m_file(file) { add(file.loaded.issues); }
    void add(const IssueList& issues);
    [[nodiscard]] bool hasErrors() const { return m_hasErrors; }

private:
    const ProjectFile& m_file;
    std::set<std::string> m_said;
    bool m_hasErrors = false;
};

/** Writes what is left of the output, and gives the exit status that belongs to it and to the issues. */
[[nodiscard]] ExitStatus finish(Output& output, const IssueReport& issues);

/** The position of a scenario; the error names the file and the scenarios there are. */
[[nodiscard]] Result<std::size_t> findScenario(const ProjectFile& file, const std::string& name);

/** The positions of scenarios, each once. */
[[nodiscard]] Result<std::vector<std::size_t>> namedScenarios(const ProjectFile& file,
                                                              const std::vector<std::string>& names);

/** The named scenario, or the only one of the project. */
[[nodiscard]] Result<std::size_t> chooseScenario(const ProjectFile& file,
                                                 const std::optional<std::string>& name);

/** "there is no `what` 'name'; …" with the name that comes near, or else `otherwise`, or else all names. */
[[nodiscard]] Error unknownName(const std::string& what, const std::string& name,
                                const std::vector<std::string>& known, const std::string& otherwise = {});

/** What to say about a project without scenarios. */
[[nodiscard]] Error noScenario(const ProjectFile& file);

/** The names of the project's scenarios for a sentence, the first few when there are many. */
[[nodiscard]] std::string scenarioNames(const ProjectFile& file);

/** Fails when `name` is neither a model of the project nor a kind of the catalogue. */
[[nodiscard]] Result<void> checkModel(const ProjectFile& file, const std::string& name);

/** Models of the project or kinds of the catalogue, each once. */
[[nodiscard]] Result<std::vector<std::string>> namedModels(const ProjectFile& file,
                                                           const std::vector<std::string>& names);

/** The models of --model, each once; without the option one that is none, for the scenarios' own. */
[[nodiscard]] Result<std::vector<std::optional<std::string>>> modelsToRun(const ProjectFile& file,
                                                                          const Arguments& arguments);
/** The one model of --model, when there is one. */
[[nodiscard]] Result<std::optional<std::string>> modelToRun(const ProjectFile& file,
                                                            const Arguments& arguments);

/** A preset that the program carries, by its name, or one in a file: an operand with a slash or an ending. */
[[nodiscard]] Result<NetworkPreset> loadPreset(const std::string& operand);

/** A contention signature, in the same two ways. */
[[nodiscard]] Result<SignaturePreset> loadSignature(const std::string& operand);

/** The whole of a file; `what` it is, in a word, for when it is to be kept from being replaced. */
[[nodiscard]] Result<std::string> loadText(std::string_view what, const std::string& path,
                                           std::size_t maxBytes);

/** A measured table. */
[[nodiscard]] Result<NamedText> loadTable(const std::string& path);

} // namespace contraflow::cli
