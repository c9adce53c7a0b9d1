// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/loading.h"

#include "app/cli/arguments.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/formula/formula_value.h"
#include "core/io/project/trace_reference.h"
#include "core/io/text/text_file.h"
#include "core/project/checks.h"
#include "core/project/formulas.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace contraflow::cli {

namespace {

constexpr int kMaxReplacements = 10'000; ///< of a file while it is waited for; more is no accident

bool isSameFile(const struct stat& a, const struct stat& b)
{
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

bool isSameContent(const struct stat& a, const struct stat& b)
{
    return isSameFile(a, b) && a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec &&
           a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

/** Waits for the lock. A file system that knows none is used without. */
void lock(int file, const std::function<void()>& isWaiting)
{
    int result = ::flock(file, LOCK_EX | LOCK_NB);
    if (result == 0 || errno != EWOULDBLOCK)
        return;
    isWaiting();
    do {
        result = ::flock(file, LOCK_EX);
    } while (result != 0 && errno == EINTR);
}

Descriptor opened(const std::filesystem::path& path)
{
    // Network file systems lock only what may be written. What cannot be is refused when it comes to that.
    const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
    return Descriptor(file >= 0 ? file : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
}

} // namespace

Result<FileClaim> FileClaim::take(const std::filesystem::path& path, const std::function<void()>& isWaiting)
{
    bool isSaid = false;
    const auto sayOnce = [&] {
        if (!isSaid)
            isWaiting();
        isSaid = true;
    };
    // Who had the file before has put another one in its place, which is the one to claim then.
    for (int i = 0; i < kMaxReplacements; ++i) {
        Descriptor file = opened(path);
        if (!file.isOpen())
            return systemError(path, "the file cannot be read", errno);
        lock(file.get(), sayOnce);
        struct stat held = {};
        struct stat present = {};
        if (::fstat(file.get(), &held) == 0 && ::stat(path.c_str(), &present) == 0 &&
            isSameFile(held, present))
            return FileClaim(path, std::move(file), present);
    }
    return fileError(ErrorCode::environment, path,
                     "other programs keep replacing the file; run the command again when they are done");
}

FileClaim::FileClaim(std::filesystem::path path, Descriptor file, const struct stat& facts)
    : m_path(std::move(path))
    , m_file(std::move(file))
    , m_facts(facts)
{}

Result<void> FileClaim::checkUnchanged() const
{
    struct stat present = {};
    if (::stat(m_path.c_str(), &present) == 0 && isSameContent(present, m_facts))
        return {};
    return fileError(
        ErrorCode::environment, m_path,
        "another program has changed the file since it was read, so it was left as it is; run the "
        "command again");
}

namespace {

/** Of what there is to choose from, in a sentence. */
constexpr std::size_t kNamedChoices = 10;

/** What comes out of a pipe, piece by piece. */
PieceSource piecesOf(int pipe, std::size_t maxBytes)
{
    return [pipe, maxBytes, total = std::size_t{0}](std::span<char> room) mutable -> Result<std::size_t> {
        ssize_t got = 0;
        do {
            got = ::read(pipe, room.data(), room.size());
        } while (got < 0 && errno == EINTR);
        if (got < 0)
            return Error{ErrorCode::environment,
                         std::string("the pipe cannot be read (") + std::strerror(errno) + ")"};
        total += static_cast<std::size_t>(got);
        if (total > maxBytes)
            return refused("more than " + groupedCount(maxBytes) + " bytes; no project is that large");
        return static_cast<std::size_t>(got);
    };
}

/** "line 3: text" as "name:3: text", the form that messages about files have. */
Error placedIn(const std::string& name, const Error& error)
{
    constexpr std::string_view kLine = "line ";
    const std::string& text = error.message;
    return {error.code,
            text.starts_with(kLine) ? name + ":" + text.substr(kLine.size()) : name + ": " + text};
}

Result<ProjectFile> loadFromPipe(int pipe, const std::string& name)
{
    Result<LoadedProject> loaded = readProjectFrom(piecesOf(pipe, ReadLimits{}.maxBytes));
    if (!loaded)
        return placedIn(name, loaded.error());
    return ProjectFile{name, std::move(*loaded)};
}

/** The operand itself, or the names of the project files of a folder. */
Result<std::vector<std::string>> projectNames(const std::string& operand)
{
    std::error_code ignored;
    if (!std::filesystem::is_directory(operand, ignored))
        return std::vector{operand};
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator at(operand, error), end; !error && at != end;
         at.increment(error)) {
        const std::string ending = at->path().extension().string();
        if ((ending == ".yaml" || ending == ".yml") && !at->is_directory(ignored) && !at->is_other(ignored))
            names.push_back(at->path().string());
    }
    if (error)
        return Error{ErrorCode::environment,
                     operand + ": the folder cannot be read (" + error.message() + ")"};
    if (names.empty())
        return Error{ErrorCode::notFound,
                     operand + ": the folder has no project file; their names end in .yaml or .yml"};
    std::ranges::sort(names, NaturalLess());
    return names;
}

/** The number of the first line with a comment that the new text lacks, or 0. A sign in a name or a table is
 * in both, and no comment. */
std::size_t lostComment(std::string_view before, std::string_view after)
{
    constexpr std::size_t kMostSigns = 100; // that are kept; so many are those of a table
    std::size_t kept = 0;
    for (std::size_t line = 1; !before.empty() && kept < kMostSigns; ++line) {
        const std::string_view text = before.substr(0, before.find('\n'));
        before.remove_prefix(std::min(before.size(), text.size() + 1));
        std::size_t at = text.find('#');
        while (at != std::string_view::npos && at > 0 && text[at - 1] != ' ' && text[at - 1] != '\t')
            at = text.find('#', at + 1);
        if (at == std::string_view::npos)
            continue;
        if (after.find(trimmed(text.substr(at))) == std::string_view::npos)
            return line;
        ++kept;
    }
    return 0;
}

} // namespace

Error unknownName(const std::string& what, const std::string& name, const std::vector<std::string>& known,
                  const std::string& otherwise)
{
    const std::string near = suggestion(name, known);
    return {ErrorCode::notFound, "there is no " + what + " " + inQuotes(name) + "; " +
                                     (!near.empty()        ? near
                                      : !otherwise.empty() ? otherwise
                                                           : "take " + joinedWords(known))};
}

Result<ProjectFile> loadProject(const std::string& operand, FileUse use)
{
    if (operand.empty())
        return Error{ErrorCode::notFound, "the name of the project is empty; name a project file"};
    noteInput("project", operand == "-" ? "/dev/stdin" : operand);
    if (operand == "-")
        return loadFromPipe(STDIN_FILENO, "standard input");
    std::error_code ignored;
    if (std::filesystem::is_fifo(operand, ignored)) {
        const int pipe = ::open(operand.c_str(), O_RDONLY | O_CLOEXEC);
        if (pipe < 0)
            return Error{ErrorCode::environment,
                         operand + ": the pipe cannot be opened (" + std::strerror(errno) + ")"};
        Result<ProjectFile> file = loadFromPipe(pipe, operand);
        ::close(pipe);
        return file;
    }
    std::shared_ptr<const FileClaim> claim;
    if (use == FileUse::change && std::filesystem::is_regular_file(operand, ignored)) {
        ASSIGN_OR_RETURN(FileClaim taken, FileClaim::take(operand, [&] {
                             say("contraflow: " + operand +
                                 ": waiting for another command that is changing the file");
                         }));
        claim = std::make_shared<const FileClaim>(std::move(taken));
    }
    ASSIGN_OR_RETURN(LoadedProject loaded, readProject(operand));
    return ProjectFile{operand, std::move(loaded), std::move(claim)};
}

Result<ProjectFile> projectToChange(const Arguments& arguments, const std::string& operand, FileUse use)
{
    const bool isNew = arguments.has("--new");
    if (isNew && (operand == "-" || operand.empty()))
        return refused("--new makes a project file; give its name instead of " + inQuotes(operand));
    std::error_code ignored;
    const bool isThere = operand == "-" || std::filesystem::exists(operand, ignored);
    if (isNew && isThere)
        return refused(operand +
                       ": is there already; leave --new out to work with it, or choose another name");
    if (isNew)
        return ProjectFile{.name = operand, .loaded = {}, .isNew = true};
    Result<ProjectFile> file = loadProject(operand, use);
    if (!file && !isThere && !operand.empty())
        return Error{file.error().code, file.error().message + ", or make a new project by --new"};
    return file;
}

OptionSpec newProjectOption()
{
    return {.name = "--new", .help = "PROJECT is not there yet: begin with an empty one"};
}

Result<void> writeBack(const ProjectFile& file, const Project& changed)
{
    if (file.isNew)
        return writeNewTextFile(file.name, projectText(changed, file.name));
    if (file.claim)
        RETURN_IF_ERROR(file.claim->checkUnchanged());
    const Result<std::string> before = readTextFile(file.name, ReadLimits{}.maxBytes);
    const std::string after = projectText(changed, file.name);
    std::error_code ignored;
    const std::uintmax_t names = std::filesystem::hard_link_count(file.name, ignored);
    Result<void> written = writeTextFile(file.name, after);
    if (written && !ignored && names > 1)
        say(file.name +
            ": note: the file has another name (a hard link), which keeps what was there before; link " +
            "it again");
    if (const std::size_t line = written && before ? lostComment(*before, after) : 0; line != 0)
        say(file.name + ":" + std::to_string(line) +
            ": note: comments are not kept where a project is written back; keep them in a file of their own");
    return written;
}

std::vector<ProjectFile> loadProjects(const std::vector<std::string>& operands, ExitStatus& failure)
{
    std::vector<std::string> names;
    for (const std::string& operand : operands) {
        const Result<std::vector<std::string>> found = projectNames(operand);
        if (found)
            names.insert(names.end(), found->begin(), found->end());
        else
            failure = fail(found.error());
    }
    std::vector<ProjectFile> files;
    for (const std::string& name : names) {
        Result<ProjectFile> file = loadProject(name);
        if (file)
            files.push_back(std::move(*file));
        else
            failure = fail(file.error());
    }
    return files;
}

Result<void> setParameters(ProjectFile& file, const std::vector<std::string>& settings)
{
    const Project before = file.loaded.project;
    Project& project = file.loaded.project;
    for (const std::string& setting : settings) {
        const std::size_t sign = setting.find('=');
        if (sign == std::string::npos || sign == 0)
            return refused("--set " + inQuotes(setting) +
                           " names no value; write NAME=VALUE, such as N=1000");
        ParameterRow row{std::string(trimmed(setting.substr(0, sign))),
                         std::string(trimmed(setting.substr(sign + 1)))};
        const std::size_t index = indexOfName(project.parameters, row.name);
        if (index == project.parameters.size()) {
            const std::vector<std::string> known = namesOf(project.parameters);
            const std::string hint = suggestion(row.name, known);
            return Error{ErrorCode::notFound,
                         file.name + ": there is no parameter " + inQuotes(row.name) + "; " +
                             (!hint.empty()   ? hint
                              : known.empty() ? "the project has none"
                                              : "the project has " + joinedWords(known))};
        }
        RETURN_IF_ERROR(checkNamedOnce(project.parameters, row.name, "parameter").within(file.name));
        if (!row.hasFormula())
            RETURN_IF_ERROR(readFormulaValue(row.value).within("--set " + row.name));
        project.parameters.replace(index, 1, {std::move(row)});
    }
    (void)recalculate(before, project);
    return {};
}

Result<ProjectFile> loadProjectWithSettings(const Arguments& arguments, FileUse use)
{
    Result<ProjectFile> file = loadProject(arguments.operands().front(), use);
    if (!file)
        return file;
    RETURN_IF_ERROR(setParameters(*file, arguments.values("--set")));
    return file;
}

Result<ExitStatus> withProject(const Arguments& arguments, const ProjectWork& work, FileUse use)
{
    ASSIGN_OR_RETURN(const ProjectFile file, loadProjectWithSettings(arguments, use));
    Output output(arguments.value("--output"));
    return output.hasFailed() ? output.finish() : work(file, output);
}

std::size_t issueLineNumber(const ProjectFile& file, const Issue& issue)
{
    return issue.location.line != 0 ? issue.location.line : file.loaded.lines.lineOf(issue.location);
}

std::string issueLine(const ProjectFile& file, const Issue& issue)
{
    const std::size_t line = issueLineNumber(file, issue);
    return file.name + (line != 0 ? ":" + std::to_string(line) : "") + ": " + severityText(issue.severity) +
           ": " + issue.text;
}

void IssueReport::add(const IssueList& issues)
{
    // In file order, as an editor goes through them.
    auto sorted = mapped<const Issue*>(issues, [](const Issue& issue) { return &issue; });
    std::ranges::stable_sort(sorted, [this](const Issue* a, const Issue* b) {
        return issueLineNumber(m_file, *a) < issueLineNumber(m_file, *b);
    });
    for (const Issue* issue : sorted) {
        m_hasErrors = m_hasErrors || issue->severity == Severity::error;
        const auto [line, isNew] = m_said.insert(issueLine(m_file, *issue));
        if (isNew)
            say(*line);
    }
}

ExitStatus finish(Output& output, const IssueReport& issues)
{
    const ExitStatus written = output.finish();
    if (written != ExitStatus::success)
        return written;
    return issues.hasErrors() ? ExitStatus::inputAtFault : ExitStatus::success;
}

Result<std::vector<std::size_t>> namedScenarios(const ProjectFile& file,
                                                const std::vector<std::string>& names)
{
    std::vector<std::size_t> scenarios;
    for (const std::string& name : names) {
        ASSIGN_OR_RETURN(const std::size_t index, findScenario(file, name));
        if (!contains(scenarios, index))
            scenarios.push_back(index);
    }
    return scenarios;
}

Result<std::size_t> findScenario(const ProjectFile& file, const std::string& name)
{
    const auto& scenarios = file.project().scenarios;
    RETURN_IF_ERROR(checkNamedOnce(scenarios, name, "scenario").within(file.name));
    const std::size_t index = indexOfName(scenarios, name);
    if (index < scenarios.size())
        return index;
    if (scenarios.empty())
        return noScenario(file);
    return unknownName("scenario", name, namesOf(scenarios), "the project has " + scenarioNames(file))
        .within(file.name);
}

Result<std::size_t> chooseScenario(const ProjectFile& file, const std::optional<std::string>& name)
{
    if (name)
        return findScenario(file, *name);
    if (file.project().scenarios.size() == 1)
        return std::size_t{0};
    if (file.project().scenarios.empty())
        return noScenario(file);
    return refused(file.name + ": the project has several scenarios; choose one of " + scenarioNames(file) +
                   " with --scenario");
}

Error noScenario(const ProjectFile& file)
{
    return refused(file.name + ": the project has no scenario to run; add one under 'scenarios'");
}

std::string scenarioNames(const ProjectFile& file)
{
    return someOf(namesOf(file.project().scenarios), kNamedChoices);
}

Result<void> checkModel(const ProjectFile& file, const std::string& name)
{
    const auto& models = file.project().models;
    RETURN_IF_ERROR(checkNamedOnce(models, name, "model").within(file.name));
    if (findByName(models, name) || findModelInfo(name))
        return {};
    std::vector<std::string> known = namesOf(models);
    const std::vector<std::string> kinds = modelKinds();
    known.insert(known.end(), kinds.begin(), kinds.end());
    const std::string own =
        models.empty() ? "" : "the project has " + someOf(namesOf(models), kNamedChoices) + ", and ";
    return unknownName("model", name, known, own + "the program knows " + someOf(kinds, kNamedChoices))
        .within(file.name);
}

Result<std::vector<std::string>> namedModels(const ProjectFile& file, const std::vector<std::string>& names)
{
    std::vector<std::string> models;
    for (const std::string& name : names) {
        RETURN_IF_ERROR(checkModel(file, name));
        if (!contains(models, name))
            models.push_back(name);
    }
    return models;
}

Result<std::vector<std::optional<std::string>>> modelsToRun(const ProjectFile& file,
                                                            const Arguments& arguments)
{
    ASSIGN_OR_RETURN(const std::vector<std::string> named, namedModels(file, arguments.values("--model")));
    std::vector<std::optional<std::string>> models(named.begin(), named.end());
    if (models.empty())
        models.emplace_back();
    return models;
}

Result<std::optional<std::string>> modelToRun(const ProjectFile& file, const Arguments& arguments)
{
    std::optional<std::string> model = arguments.value("--model");
    if (model)
        RETURN_IF_ERROR(checkModel(file, *model));
    return model;
}

Result<NetworkPreset> loadPreset(const std::string& operand)
{
    if (!isFileName(operand))
        return findPreset(operand);
    noteInput("preset", operand);
    return readPreset(operand);
}

Result<SignaturePreset> loadSignature(const std::string& operand)
{
    if (!isFileName(operand))
        return findSignature(operand);
    noteInput("signature", operand);
    return readSignature(operand);
}

Result<std::string> loadText(std::string_view what, const std::string& path, std::size_t maxBytes)
{
    noteInput(what, path);
    return readTextFile(path, maxBytes);
}

Result<NamedText> loadTable(const std::string& path)
{
    noteInput("file", path);
    return readTable(path);
}

} // namespace contraflow::cli
