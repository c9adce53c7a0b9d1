// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/taking.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/formula/formula.h"
#include "core/project/calibration_record.h"
#include "core/project/edits.h"
#include "core/project/formulas.h"
#include "core/project/references.h"
#include "core/project/table_info.h"

#include <algorithm>
#include <set>
#include <unordered_set>
#include <utility>

namespace contraflow {

namespace {

using Thing = std::pair<TableKind, std::size_t>; ///< an object of a list
using Edges = std::map<Thing, std::set<Thing>>;

/** The lists of a project, those that others refer to first. */
template<typename Use>
void forLists(Use use)
{
    use(TableKind::parameters, &Project::parameters);
    use(TableKind::platforms, &Project::platforms);
    use(TableKind::workloads, &Project::workloads);
    use(TableKind::applications, &Project::applications);
    use(TableKind::mappings, &Project::mappings);
    use(TableKind::models, &Project::models);
    use(TableKind::scenarios, &Project::scenarios);
    use(TableKind::measurements, &Project::measurements);
    use(TableKind::benchmarks, &Project::benchmarks);
}

/** Names that formulas of a project take for something else than a parameter. */
std::unordered_set<std::string> namesInPrograms(const Project& project)
{
    std::unordered_set<std::string> names;
    for (const Application& application : project.applications)
        for (const EventRow& row : application.program)
            names.insert(row.label); // variables of loops
    for (const Workload& workload : project.workloads)
        names.insert(workload.extraColumns.begin(), workload.extraColumns.end());
    for (const Measurement& measurement : project.measurements)
        names.insert(measurement.extraColumns.begin(), measurement.extraColumns.end());
    return names;
}

std::size_t indexIn(const Project& project, TableKind list, const std::string& name)
{
    std::size_t index = SIZE_MAX;
    forLists([&](TableKind kind, auto rows) {
        if (kind == list && findByName(project.*rows, name))
            index = indexOfName(project.*rows, name);
    });
    return index;
}

class Taker
{
public:
    Taker(const Project& project, const Project& other, const std::vector<TakenThing>& things)
        : m_project(project)
        , m_other(other)
        , m_things(things)
    {
        m_taking.other = other;
    }

    Taking run()
    {
        findWhatComes();
        nameParameters();
        forLists([this](TableKind list, auto rows) {
            if (list == TableKind::models)
                nameMentioned();
            if (list != TableKind::parameters)
                nameList(list, rows);
        });
        forLists([this](TableKind list, auto rows) { addList(list, rows); });
        return std::move(m_taking);
    }

private:
    [[nodiscard]] static bool isHistory(const Reference& reference)
    {
        return reference.target == TableKind::measurements ||
               (reference.target == TableKind::applications && reference.table->kind != TableKind::scenarios);
    }

    void findWhatComes()
    {
        Edges needs;
        Edges mentions;
        std::vector<Thing> open;
        const auto isTaken = [this](const Reference& reference, const TakenThing& thing) {
            return reference.table == thing.table && reference.row == thing.row;
        };
        const auto look = [&](const Reference& reference) -> std::optional<std::string> {
            const Thing meant{reference.target,
                              indexIn(m_taking.other, reference.target, std::string(reference.name))};
            if (!reference.table || meant.second == SIZE_MAX)
                return std::nullopt;
            const std::optional<TableKind> owners = infoOf(reference.table->kind).owner;
            const Thing here{owners.value_or(reference.table->kind),
                             owners ? reference.table->owner : reference.row};
            (isHistory(reference) ? mentions : needs)[here].insert(meant);
            if (owners && std::ranges::any_of(
                              m_things, [&](const TakenThing& thing) { return isTaken(reference, thing); }))
                (isHistory(reference) ? m_mentioned : m_coming).insert(meant);
            return std::nullopt;
        };
        (void)visitReferences(m_taking.other,
                              {TableKind::parameters, TableKind::platforms, TableKind::workloads,
                               TableKind::applications, TableKind::mappings, TableKind::models,
                               TableKind::scenarios, TableKind::measurements},
                              look);
        open.assign(m_coming.begin(), m_coming.end());
        for (const TakenThing& thing : m_things)
            if (!infoOf(thing.table.kind).owner) {
                if (thing.name)
                    m_named[{thing.table.kind, thing.row}] = *thing.name;
                open.emplace_back(thing.table.kind, thing.row);
            }
        std::set<Thing> seen;
        while (!open.empty()) {
            const Thing thing = open.back();
            open.pop_back();
            if (!seen.insert(thing).second)
                continue;
            m_taking.hasPrograms = m_taking.hasPrograms || thing.first == TableKind::applications;
            if (!m_named.contains(thing))
                m_coming.insert(thing);
            open.insert(open.end(), needs[thing].begin(), needs[thing].end());
            m_mentioned.insert(mentions[thing].begin(), mentions[thing].end());
        }
    }

    void nameParameters()
    {
        (void)visitReferences(m_other, {TableKind::parameters},
                              [this](const Reference& reference) -> std::optional<std::string> {
                                  if (reference.table && reference.table->kind == TableKind::parameters)
                                      m_neededBy[reference.row].insert(
                                          indexOfName(m_other.parameters, std::string(reference.name)));
                                  return std::nullopt;
                              });
        m_freeNames = otherParameterNames(m_project, m_other);
        for (const auto& [list, index] : m_coming)
            if (list == TableKind::parameters)
                nameParameter(index);
        std::map<std::size_t, std::string> names;
        for (const auto& [index, name] : m_parameters)
            if (name != m_other.parameters[index].name)
                names.emplace(index, name);
        rename(TableKind::parameters, names);
        (void)recalculate(Project(), m_taking.other);
    }

    /** A parameter is the same where its text is, with the names that others have here; it may have come
     * before, under another name. */
    void nameParameter(std::size_t index)
    {
        if (!m_coming.contains({TableKind::parameters, index}) || !m_parameters.try_emplace(index).second)
            return;
        const ParameterRow& row = m_other.parameters[index];
        std::map<std::string, std::string> others;
        for (const std::size_t needed : m_neededBy[index]) {
            nameParameter(needed);
            if (const auto name = m_parameters.find(needed);
                name != m_parameters.end() && !name->second.empty()) // empty: they need one another
                others.emplace(m_other.parameters[needed].name, name->second);
        }
        const std::string value = row.hasFormula() ? withOtherNames(row.value, others) : row.value;
        const auto isSame = [&](const ParameterRow& known) {
            const std::string_view behind =
                std::string_view(known.name).substr(std::min(known.name.size(), row.name.size()));
            const bool isNamed = known.name.starts_with(row.name) &&
                                 (behind.empty() || (behind.front() == '_' && parseCount(behind.substr(1))));
            return isNamed && known.value == value;
        };
        const auto& here = m_project.parameters;
        const ParameterRow* same = findByName(here, row.name);
        const bool isTaken = same != nullptr;
        for (const ParameterRow& known : here)
            if ((!same || !isSame(*same)) && isSame(known))
                same = &known;
        const bool isNew = !same || !isSame(*same);
        const std::string name = !isNew ? same->name : isTaken ? m_freeNames.at(index) : row.name;
        m_parameters[index] = name;
        m_taking.along.push_back({TableKind::parameters, index, row.name, name, isNew});
    }

    template<typename Row>
    [[nodiscard]] static bool isSame(const Row& known, Row row, bool isMentioned)
    {
        row.name = known.name;
        if constexpr (std::is_same_v<Row, Measurement>)
            if (isMentioned) // the scenario is not here, but the times tell
                return known.times == row.times;
        return known == row;
    }

    /** The name of a row of the project with the same content. */
    template<typename Row>
    [[nodiscard]] static std::optional<std::string> sameIn(const SharedRows<Row>& rows, const Row& row,
                                                           bool isMentioned)
    {
        if (const Row* named = findByName(rows, row.name); named && isSame(*named, row, isMentioned))
            return row.name;
        for (const Row& known : rows)
            if (isSame(known, row, isMentioned))
                return known.name;
        return std::nullopt;
    }

    /** Measurements that records of models name, before models are held against those of the project: a
     * record is the same where it means the same times. */
    void nameMentioned()
    {
        std::unordered_set<std::string> taken;
        for (const Project* each : {&m_project, &m_other})
            for (const Measurement& row : each->measurements)
                taken.insert(row.name);
        RowNames names;
        for (const auto& [list, index] : m_mentioned) {
            if (list != TableKind::measurements)
                continue;
            const Measurement& row = m_taking.other.measurements[index];
            if (auto same = sameIn(m_project.measurements, row, true)) {
                names[index] = *same;
                continue;
            }
            std::string here = row.name;
            for (int n = 2; findByName(m_project.measurements, row.name) && !taken.insert(here).second; ++n)
                here = row.name + " " + std::to_string(n);
            names[index] = here;
        }
        std::erase_if(names, [this](const auto& name) {
            return m_taking.other.measurements[name.first].name == name.second;
        });
        rename(TableKind::measurements, names);
    }

    template<typename Row>
    void nameList(TableKind list, SharedRows<Row> Project::*rows)
    {
        std::unordered_set<std::string> taken;
        for (const Row& row : m_project.*rows)
            taken.insert(row.name);
        for (const auto& [thing, name] : m_named)
            if (thing.first == list)
                taken.insert(name);
        RowNames names;
        std::size_t index = 0;
        for (const Row& row : m_taking.other.*rows) {
            const Thing thing{list, index++};
            const auto named = m_named.find(thing);
            const bool isComing = m_coming.contains(thing);
            const bool isMentioned = m_mentioned.contains(thing) && list != TableKind::measurements;
            if (named == m_named.end() && !isComing && !isMentioned)
                continue;
            std::string here = row.name;
            bool isNew = true;
            if (named != m_named.end()) {
                here = named->second;
            } else if (const auto same = sameIn(m_project.*rows, row, !isComing)) {
                here = *same;
                isNew = false;
            } else {
                for (int n = 2; !taken.insert(here).second; ++n)
                    here = row.name + " " + std::to_string(n);
            }
            if (isComing)
                m_taking.along.push_back(
                    {list, thing.second, (m_other.*rows)[thing.second].name, here, isNew});
            if (here != row.name)
                names[thing.second] = here;
        }
        rename(list, names);
    }

    void rename(TableKind list, const RowNames& names)
    {
        if (!names.empty())
            (void)applyEdit(m_taking.other, renameRows(m_taking.other, {list, 0}, names));
    }

    template<typename Row>
    void addList(TableKind list, SharedRows<Row> Project::*rows)
    {
        std::vector<Row> added;
        for (const CameAlong& each : m_taking.along)
            if (each.list == list && each.isNew)
                added.push_back((m_taking.other.*rows)[each.row]);
        if (!added.empty())
            m_taking.additions.push_back({{list, 0}, (m_project.*rows).size(), 0, std::move(added)});
    }

    const Project& m_project;
    const Project& m_other; ///< with its own names
    const std::vector<TakenThing>& m_things;
    Taking m_taking;
    std::set<Thing> m_coming;
    std::set<Thing> m_mentioned; ///< by their names alone
    std::map<Thing, std::string> m_named;
    std::map<std::size_t, std::set<std::size_t>> m_neededBy; ///< parameters by one whose formula names them
    std::map<std::size_t, std::string> m_freeNames;          ///< of parameters
    std::map<std::size_t, std::string> m_parameters;         ///< their names here
};

} // namespace

std::string Taking::text() const
{
    std::vector<std::string> all;
    for (const CameAlong& each : along)
        if (each.isNew)
            all.push_back(
                sentence(each.here == each.there ? "%1 %2" : phrase("%1 %2 as %3"),
                         {sentence(infoOf(each.list).thing), inQuotes(each.there), inQuotes(each.here)}));
    return all.empty() ? std::string() : joinedWords(all);
}

Taking takeAlong(const Project& project, const Project& other, const std::vector<TakenThing>& things)
{
    return Taker(project, other, things).run();
}

std::map<std::size_t, std::string> otherParameterNames(const Project& project, const Project& other)
{
    std::unordered_set<std::string> taken = namesInPrograms(other);
    for (const auto* rows : {&project.parameters, &other.parameters})
        for (const ParameterRow& row : *rows)
            taken.insert(row.name);
    std::map<std::size_t, std::string> names;
    std::size_t index = 0;
    for (const ParameterRow& row : other.parameters) {
        const std::size_t here = index++;
        if (!findByName(project.parameters, row.name))
            continue;
        std::string name;
        for (int n = 2; name.empty() || taken.contains(name); ++n)
            name = row.name + "_" + std::to_string(n);
        taken.insert(name);
        names.emplace(here, std::move(name));
    }
    return names;
}

namespace {

Result<Model> modelToTake(const Project& project, const Project& other, const std::string& name)
{
    const auto count = std::ranges::count(other.models, name, &Model::name);
    if (count == 0) {
        const std::string near = suggestion(name, namesOf(other.models));
        return notFound("it has no model %1; %2",
                        {inQuotes(name), !near.empty() ? near
                                         : other.models.empty()
                                             ? sentence("it has none at all")
                                             : sentence("it has %1", {joinedWords(namesOf(other.models))})});
    }
    if (count > 1)
        return invalidInput("it has %1 models %2; rename them there",
                            {std::to_string(count), inQuotes(name)});
    // Measurements in its record are the same ones here, or none of this project.
    const std::size_t index = indexOfName(other.models, name);
    Model model = takeAlong(project, other, {{{TableKind::models, 0}, index, name}}).other.models[index];
    model.parameters = other.models[index].parameters; // formulas as they are there
    std::vector<ParameterRow> rows;
    for (const ParameterRow& row : model.parameters) {
        if (!row.problem.empty())
            return invalidInput("its parameter %1 has no value: %2; correct it there",
                                {inQuotes(row.name), row.problem});
        rows.push_back({row.name, row.valueText()});
    }
    model.parameters = SharedRows<ParameterRow>(std::move(rows));
    return model;
}

const Model* sameModel(const Project& project, const Model& wanted)
{
    const auto same = std::ranges::find_if(project.models, [&](const Model& model) {
        return model.kind == wanted.kind && model.parameters == wanted.parameters &&
               calibrationOf(model) == calibrationOf(wanted);
    });
    return same == project.models.end() ? nullptr : &*same;
}

} // namespace

Result<TakenModel> takeModel(const Project& project, const Project& other, const ModelTaking& taking)
{
    ASSIGN_OR_RETURN(Model model, modelToTake(project, other, taking.model));
    TakenModel taken;
    if (const Model* known = sameModel(project, model); known && taking.name.empty()) {
        taken.name = known->name;
        taken.notes.push_back(
            sentence("the project has the same model already, %1", {inQuotes(known->name)}));
    } else {
        if (!taking.name.empty() && findByName(project.models, taking.name) != nullptr)
            return invalidInput("the project has a model %1 already; give another name, or none",
                                {inQuotes(taking.name)});
        taken.isNew = true;
        taken.name = taking.name.empty() ? freeName(project, TableKind::models, model.name) : taking.name;
        if (!model.provenance.isEmpty())
            taken.notes.push_back(sentence("it was taken from %1 before", {inQuotes(model.provenance.file)}));
        model.name = taken.name;
        model.provenance = taking.provenance;
        model.provenance.importer = "project";
        model.provenance.options = "--take-model " + inQuotes(taking.model);
        std::vector<Model> rows{model};
        taken.edit.changes.emplace_back(
            ReplaceRows{TableRef{TableKind::models, 0}, project.models.size(), 0, std::move(rows)});
        const std::string summary = calibrationSummary(model);
        taken.notes.push_back(summary.empty()
                                  ? sentence("it was not calibrated: nothing is known of its errors")
                                  : sentence("it was %1", {summary}));
    }
    for (const std::size_t index : taking.scenarios) {
        Scenario scenario = project.scenarios[index];
        if (scenario.model == taken.name)
            continue;
        scenario.model = taken.name;
        taken.edit.changes.emplace_back(ReplaceRows{TableRef{TableKind::scenarios, 0}, index, 1,
                                                    std::vector<Scenario>{std::move(scenario)}});
    }
    taken.edit.label = sentence("Take model %1", {taken.name});
    return taken;
}

std::string calibrationSummary(const Model& model)
{
    const std::optional<CalibrationRecord> record = calibrationOf(model);
    if (!record)
        return {};
    return sentence(record->heldOutPercent ? phrase("learnt from %1, off by %2 %, by %3 % on %4 held out")
                                           : phrase("learnt from %1, off by %2 %"),
                    {counted(record->measurements.size(), "measurement"),
                     groupedText(record->errorPercent, 2), groupedText(record->heldOutPercent.value_or(0), 2),
                     groupedCount(record->heldOut.size())});
}

} // namespace contraflow
