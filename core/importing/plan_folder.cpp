// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/plan_folder.h"

#include "core/application/algorithm_rules.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_origin.h"
#include "core/importing/plan_builder.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project/project_file.h"
#include "core/io/project/trace_reference.h"
#include "core/io/text/text_file.h"
#include "core/project/measured_times.h"
#include "core/project/taking.h"

#include <algorithm>

namespace contraflow {

namespace {

/**
 * Takes over what was measured in another project: its measurements, the scenarios that they belong to, and
 * all that these refer to (taking.h). Counts measurements and rows in the plan. Fails when nothing was
 * measured in it.
 */
Result<void> addMeasuredProject(PlanBuilder& builder, const Project& other, const Provenance& provenance)
{
    Project named = other;
    std::vector<TakenThing> things;
    for (std::size_t i = 0; i < other.scenarios.size(); ++i)
        if (measurementOf(other, i))
            things.push_back({{TableKind::scenarios, 0}, i});
    if (things.empty())
        return invalidInput("it is a project without measured times of a scenario");
    for (std::size_t i = 0; i < other.measurements.size(); ++i) {
        if (!findByName(other.scenarios, other.measurements[i].scenario))
            continue;
        things.push_back({{TableKind::measurements, 0}, i});
        Measurement measurement = other.measurements[i];
        if (measurement.provenance.isEmpty())
            measurement.provenance = provenance;
        named.measurements.replace(i, 1, {std::move(measurement)});
    }
    ImportPlan& plan = builder.plan();
    const Taking taking = takeAlong(builder.project(), named, things);
    if (std::string note = noteOfOtherRules(builder.project(), taking); !note.empty())
        plan.notes.push_back(std::move(note));
    for (const ReplaceRows& addition : taking.additions)
        builder.add(addition);
    for (const CameAlong& each : taking.along) {
        if (each.list != TableKind::measurements) {
            if (each.isNew && each.here != each.there)
                plan.notes.push_back(sentence("%1 is %2 here, as the project has another one of that name",
                                              {inQuotes(each.there), inQuotes(each.here)}));
            continue;
        }
        if (!each.isNew) {
            plan.notes.push_back(sentence("measurement %1 is in the project already", {inQuotes(each.here)}));
            continue;
        }
        const std::size_t rows = other.measurements[each.row].times.size();
        plan.rowCount += rows;
        builder.made(
            sentence("measurement %1 with %2",
                     {inQuotes(each.here), sentenceOf(rows, "1 measured time", "%1 measured times")}));
    }
    return {};
}

bool isProjectFile(const std::filesystem::path& path)
{
    const std::string ending = path.extension().string();
    return ending == ".yaml" || ending == ".yml";
}

/** The platform of files that name none: the target's, or the project's only one. */
Result<std::string> platformFor(const Project& project, const ImportTarget& target)
{
    if (!target.platform.empty())
        return target.platform;
    if (project.platforms.size() == 1)
        return project.platforms[0].name;
    return Error{ErrorCode::invalidInput,
                 project.platforms.empty()
                     ? sentence("the project has no platform on which it could have been measured")
                     : sentence("name the platform on which it was measured")};
}

/** Plans one file after the other, each for the project as the ones before leave it. */
class FolderPlanner
{
public:
    FolderPlanner(const Project& project, const ImportTarget& target) : m_project(project), m_target(target)
    {}

    void take(const std::filesystem::path& path)
    {
        FolderEntry& entry = m_plan.entries.emplace_back();
        entry.file = path.filename().string();
        const std::size_t before = m_project.measurements.size();
        Result<ImportPlan> plan = planOf(path);
        if (plan) {
            Project changed = m_project;
            if (const Result<Edit> applied = applyEdit(changed, plan->edit); applied)
                m_project = std::move(changed);
            else
                plan = applied.error();
        }
        if (!plan) {
            entry.problem = plan.error().message;
            return;
        }
        entry.rejected = std::move(plan->rejected);
        entry.notes = std::move(plan->notes);
        entry.rowCount = plan->rowCount;
        entry.patterns = m_project.measurements.size() - before;
        m_plan.rowCount += entry.rowCount;
        m_plan.patterns += entry.patterns;
        std::ranges::move(plan->edit.changes, std::back_inserter(m_plan.edit.changes));
    }

    FolderPlan finish()
    {
        m_plan.edit.label = sentenceOf(m_plan.patterns, "Import 1 measured pattern of a folder",
                                       "Import %1 measured patterns of a folder");
        return std::move(m_plan);
    }

private:
    Result<ImportPlan> planOf(const std::filesystem::path& path) const
    {
        ASSIGN_OR_RETURN(const std::string text, readTextFile(path, kMostMeasuringBytes));
        ImportTarget target = m_target;
        nameFile(target.provenance, path, text);
        return isProjectFile(path) ? planOfProject(path, text, target) : planOfTimes(text, target);
    }

    Result<ImportPlan> planOfProject(const std::filesystem::path& path, const std::string& text,
                                     ImportTarget& target) const
    {
        ASSIGN_OR_RETURN(LoadedProject other, parseProject(text));
        attachTraces(other.project, path); // which are named from where the project is written
        target.provenance.importer = "project";
        ImportPlan plan;
        plan.use = ImportUse::campaign;
        PlanBuilder builder(m_project, plan);
        RETURN_IF_ERROR(addMeasuredProject(builder, other.project, target.provenance));
        builder.finish();
        return plan;
    }

    Result<ImportPlan> planOfTimes(const std::string& text, ImportTarget& target) const
    {
        ASSIGN_OR_RETURN(ImportedFile file, parseMeasurements(text));
        const bool hasEnds = std::ranges::any_of(
            file.tables, [](const ImportTable& table) { return table.has(ColumnMeaning::source); });
        if (!hasEnds)
            return invalidInput("it has no messages with source and destination; import it on its own");
        ASSIGN_OR_RETURN(target.platform, platformFor(m_project, target));
        addFacts(target.provenance, file);
        return planImport(m_project, file, target);
    }

    Project m_project;
    const ImportTarget& m_target;
    FolderPlan m_plan;
};

} // namespace

Result<std::vector<std::filesystem::path>> folderFiles(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    std::error_code ignored;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        if (at->path().filename().string().starts_with(".") || !at->is_regular_file(ignored))
            continue;
        if (files.size() == kFolderFiles)
            return invalidInput("%1: the folder has more than %2 files; import a part of them",
                                {folder.string(), groupedCount(kFolderFiles)});
        files.push_back(at->path());
    }
    if (error)
        return Error{ErrorCode::environment,
                     sentence("%1: the folder cannot be read (%2)", {folder.string(), error.message()})};
    if (files.empty())
        return notFound("%1: the folder has no files", {folder.string()});
    std::ranges::sort(files, [](const auto& a, const auto& b) {
        if (isProjectFile(a) != isProjectFile(b))
            return isProjectFile(a);
        return naturalOrder(a.filename().string(), b.filename().string()) < 0;
    });
    return files;
}

Result<FolderPlan> planFolder(const Project& project, std::span<const std::filesystem::path> files,
                              const ImportTarget& target, const std::stop_token& stop)
{
    FolderPlanner planner(project, target);
    for (const std::filesystem::path& file : files) {
        if (stop.stop_requested())
            return Error{ErrorCode::cancelled, sentence("the import was stopped")};
        planner.take(file);
    }
    return planner.finish();
}

} // namespace contraflow
