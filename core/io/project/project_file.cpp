// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_file.h"

#include "core/application/application_replay.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/io/project/project_reader.h"
#include "core/io/project/trace_reference.h"
#include "core/io/project/yaml_reader.h"
#include "core/io/text/text_file.h"
#include "core/project/formulas.h"
#include "core/project/table_info.h"
#include "core/project/validate.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <variant>

namespace contraflow {

std::span<const Migration> migrations()
{
    // Version 1 is the first, so nothing leads to it.
    return {};
}

Result<void> migrate(DataNode& root, int from, int to, std::span<const Migration> steps)
{
    for (int version = from; version < to; ++version) {
        const auto step = std::ranges::find(steps, version, &Migration::from);
        if (step == steps.end())
            return invalidInput(
                "the project has format version %1, and nothing leads from version %2 to %3; open and save "
                "it with an older Contraflow",
                {std::to_string(from), std::to_string(version), std::to_string(version + 1)});
        if (const Result<void> done = step->apply(root); !done)
            return done.error().within(
                sentence("the project has format version %1, and the step to version %2 failed",
                         {std::to_string(from), std::to_string(version + 1)}));
    }
    return {};
}

namespace {

/** The format version, or why there is none that this program reads. */
std::variant<int, TextFailure> formatVersion(const DataNode& root)
{
    const std::string remedy =
        sentence("a project begins with contraflow: %1", {std::to_string(Project::kFormatVersion)});
    if (root.kind == DataNode::Kind::null)
        return TextFailure{1, sentence("the file is empty; %1", {remedy})};
    const DataNode* version = root.kind == DataNode::Kind::map ? root.find("contraflow") : nullptr;
    if (version == nullptr)
        return TextFailure{
            1,
            sentence(
                "this is not a Contraflow project, the key 'contraflow' with the format version is missing; "
                "%1",
                {remedy})};
    const auto number = version->kind == DataNode::Kind::scalar ? parseCount(version->scalar) : std::nullopt;
    if (!number)
        return TextFailure{version->line, sentence("the format version %1 is not a whole number; %2",
                                                   {inQuotes(version->scalar), remedy})};
    if (*number > static_cast<unsigned>(Project::kFormatVersion))
        return TextFailure{
            version->line,
            sentence(
                "the project has format version %1 and was written by a newer Contraflow; this one reads up "
                "to version %2, update the program",
                {std::to_string(*number), std::to_string(Project::kFormatVersion)})};
    if (*number < static_cast<unsigned>(kOldestFormatVersion))
        return TextFailure{version->line,
                           sentence("there is no format version %1, the oldest is %2; %3",
                                    {std::to_string(*number), std::to_string(kOldestFormatVersion), remedy})};
    return static_cast<int>(*number);
}

/** The whole way from a text to a project. */
std::variant<LoadedProject, TextFailure> load(const TextSource& source, const ReadLimits& limits)
{
    auto tree = readYaml(source, limits);
    if (auto* failure = std::get_if<TextFailure>(&tree))
        return *failure;
    auto& yaml = std::get<YamlTree>(tree);
    const auto version = formatVersion(yaml.root);
    if (const auto* failure = std::get_if<TextFailure>(&version))
        return *failure;
    const int readVersion = std::get<int>(version);
    if (const auto done = migrate(yaml.root, readVersion, Project::kFormatVersion, migrations()); !done)
        return TextFailure{1, done.error().message};
    LoadedProject loaded = readProjectTree(std::move(yaml));
    loaded.readVersion = readVersion;
    (void)recalculate(Project(), loaded.project);
    return loaded;
}

/** The same from a source that says why it failed. */
std::variant<LoadedProject, TextFailure, Error> loadPieces(const PieceSource& pieces,
                                                           const ReadLimits& limits)
{
    std::optional<Error> unread;
    const auto source = [&](std::span<char> room) -> std::optional<std::size_t> {
        const Result<std::size_t> size = pieces(room);
        if (size)
            return *size;
        unread = size.error();
        return {};
    };
    auto loaded = load(source, limits);
    if (unread)
        return *unread;
    if (auto* failure = std::get_if<TextFailure>(&loaded))
        return std::move(*failure);
    return std::get<LoadedProject>(std::move(loaded));
}

Error located(const TextFailure& failure, const std::string& path)
{
    const std::string line = failure.line == 0 ? std::string() : ":" + std::to_string(failure.line);
    return {ErrorCode::invalidInput, !path.empty()       ? path + line + ": " + failure.text
                                     : failure.line != 0 ? atLine(failure.line, failure.text)
                                                         : failure.text};
}

} // namespace

std::size_t SourceLines::lineOf(const Location& location) const
{
    if (location.line != 0)
        return location.line;
    if (!location.table)
        return 0;
    const TableRef table = *location.table;
    if (location.row) {
        const auto found = m_lines.find(key(table));
        if (found != m_lines.end() && *location.row < found->second.size())
            return found->second[*location.row];
        return 0;
    }
    const auto list = infoOf(table.kind).owner;
    return list ? lineOf(Location{.table = TableRef{*list, 0}, .row = table.owner, .column = {}, .line = 0})
                : 0;
}

Result<LoadedProject> parseProject(std::string_view text, const ReadLimits& limits)
{
    if (text.size() > limits.maxBytes)
        return invalidInput(
            "the text is bigger than %1 MB, the most that is read; split it into several projects",
            {std::to_string(limits.maxBytes / 1'000'000)});
    auto loaded = load(sourceOf(text), limits);
    if (const auto* failure = std::get_if<TextFailure>(&loaded))
        return located(*failure, {});
    return std::get<LoadedProject>(std::move(loaded));
}

Result<LoadedProject> readProjectFrom(const PieceSource& source, const ReadLimits& limits)
{
    auto loaded = loadPieces(source, limits);
    if (const auto* unread = std::get_if<Error>(&loaded))
        return *unread;
    if (const auto* failure = std::get_if<TextFailure>(&loaded))
        return located(*failure, {});
    return std::get<LoadedProject>(std::move(loaded));
}

Result<LoadedProject> readProject(const std::filesystem::path& path, const ReadLimits& limits)
{
    ASSIGN_OR_RETURN(FileInPieces file, FileInPieces::open(path, limits.maxBytes));
    auto loaded = loadPieces([&](std::span<char> room) { return file.read(room); }, limits);
    if (const auto* unread = std::get_if<Error>(&loaded))
        return *unread;
    if (const auto* failure = std::get_if<TextFailure>(&loaded))
        return located(*failure, path.string());
    auto& project = std::get<LoadedProject>(loaded);
    attachTraces(project.project, path);
    return std::move(project);
}

IssueList allIssues(const LoadedProject& loaded, const IssueList& others)
{
    IssueList issues = loaded.issues;
    issues.insert(issues.end(), others.begin(), others.end());
    for (IssueList more : {validate(loaded.project), validateModels(loaded.project),
                           validateApplications(loaded.project), validateRuns(loaded.project)})
        issues.insert(issues.end(), std::make_move_iterator(more.begin()),
                      std::make_move_iterator(more.end()));
    for (Issue& issue : issues)
        issue.location.line = loaded.lines.lineOf(issue.location);
    // What belongs to no line comes last.
    const auto orderOf = [](const Issue& issue) {
        return issue.location.line == 0 ? std::numeric_limits<std::size_t>::max() : issue.location.line;
    };
    std::ranges::stable_sort(issues, {}, [&orderOf](const Issue& a) { return orderOf(a); });
    // The same fact may be found on two ways.
    const auto isSame = [](const Issue& a, const Issue& b) {
        return a.location.line == b.location.line && a.text == b.text;
    };
    issues.erase(std::unique(issues.begin(), issues.end(), isSame), issues.end());
    return issues;
}

} // namespace contraflow
