// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/plan_builder.h"
#include "core/io/preset_file.h"
#include "core/project/checks.h"
#include "core/project/edits.h"
#include "core/project/network.h"
#include "core/sharing/catalog.h"

#include <unordered_map>

namespace contraflow {

namespace {

/** The rows of one pattern, in the order of the file. */
struct Pattern
{
    std::string name;
    std::vector<const ImportRow*> rows;
};

std::vector<Pattern> patternsOf(const ImportValues& values, const std::string& fallback)
{
    std::vector<Pattern> patterns;
    std::unordered_map<std::string, std::size_t> known;
    for (const ImportRow& row : values.rows) {
        const std::string& name = row.pattern.empty() ? fallback : row.pattern;
        const auto [found, isNew] = known.emplace(name, patterns.size());
        if (isNew)
            patterns.push_back({name, {}});
        patterns[found->second].rows.push_back(&row);
    }
    return patterns;
}

template<typename Row>
std::string someNames(const SharedRows<Row>& rows)
{
    constexpr std::size_t listed = 10;
    std::vector<std::string> names;
    for (const Row& row : rows)
        if (names.size() < listed)
            names.push_back(row.name);
    return rows.size() > listed ? sentence("%1 and others", {joinedWords(names)}) : joinedWords(names);
}

/** The model when none is named: that of the platform (modelForPlatform). */
Model usualOn(const Project& project, const std::string& platform, std::vector<std::string>& notes)
{
    const SharedRows<Model>& models = project.models;
    Model model = modelForPlatform(project, platform);
    if (models.empty())
        notes.push_back(sentence(
            "the project has no model; the scenarios get %1, and calibrate tells which model fits best",
            {inQuotes(model.name)}));
    else if (models.size() > 1)
        notes.push_back(sentence(
            "the scenarios get the model %1; the project has %2, and name another one if it should be that",
            {inQuotes(model.name), someNames(models)}));
    return model;
}

/** The model of the patterns' scenarios: named, of a kind that is added, or the usual one. */
Result<std::string> modelFor(PlanBuilder& builder, const ImportTarget& target)
{
    const SharedRows<Model>& models = builder.project().models;
    Model usual = target.model.empty() ? usualOn(builder.project(), target.platform, builder.plan().notes)
                                       : plainModel(target.model);
    const Model* const same =
        target.model.empty() ? findSameModel(builder.project(), usual) : findByName(models, usual.name);
    if (!same && target.model.empty())
        usual.name = freeName(builder.project(), TableKind::models, usual.name);
    const std::string wanted = same ? same->name : usual.name;
    if (const std::string doubled = doubledName(models, wanted, "model"); !doubled.empty())
        return Error{ErrorCode::invalidInput, doubled};
    if (same)
        return wanted;
    if (!findModelInfo(usual.kind)) {
        std::vector<std::string> known = modelKinds();
        for (const Model& model : models)
            known.push_back(model.name);
        const std::string near = suggestion(wanted, known);
        return Error{ErrorCode::notFound,
                     sentence("there is no model and no kind of model %1", {inQuotes(wanted)}) +
                         (near.empty() ? std::string() : "; " + near)};
    }
    builder.made(sentence("model %1", {inQuotes(wanted)}));
    builder.append(TableKind::models, std::move(usual));
    return wanted;
}

/** The model without congestion control of the patterns' scenarios, where the platform's have one; it is
 * added where the project lacks it. */
std::string uncontrolledFor(PlanBuilder& builder, const ImportTarget& target)
{
    std::optional<Model> wanted = uncontrolledForPlatform(builder.project(), target.platform);
    if (!target.model.empty() || !wanted)
        return {};
    if (const Model* same = findSameModel(builder.project(), *wanted))
        return same->name;
    wanted->name = freeName(builder.project(), TableKind::models, wanted->name);
    std::string name = wanted->name;
    builder.made(sentence("model %1", {inQuotes(name)}));
    builder.append(TableKind::models, std::move(*wanted));
    return name;
}

/** Why a row cannot be a message of the platform; empty when it can. */
std::string problemOf(const ImportRow& row, const Network& network, const std::string& platform)
{
    if (row.source.empty() || row.destination.empty())
        return sentence("it does not say from which node to which its message went");
    if (!row.size)
        return sentence("it does not say the size of its message");
    for (const std::string* end : {&row.source, &row.destination})
        if (!network.findNode(*end))
            return sentence("platform %1 has no node %2", {inQuotes(platform), inQuotes(*end)});
    return {};
}

/** A name that is free among workloads, scenarios and measurements, so that the three share it. */
std::string commonName(const Project& project, const std::string& wanted)
{
    const auto isTaken = [&project](const std::string& name) {
        return findByName(project.workloads, name) || findByName(project.scenarios, name) ||
               findByName(project.measurements, name);
    };
    std::string name = wanted;
    for (int i = 2; isTaken(name); ++i)
        name = wanted + " " + std::to_string(i);
    return name;
}

} // namespace

Result<void> planCampaign(PlanBuilder& builder, const ReadFile& file, const ImportTarget& target)
{
    const std::size_t index = indexOfName(builder.project().platforms, target.platform);
    if (index == builder.project().platforms.size())
        return Error{
            ErrorCode::notFound,
            index == 0 ? sentence("the project has no platform %1; add it first", {inQuotes(target.platform)})
                       : sentence("the project has no platform %1; it has %2",
                                  {inQuotes(target.platform), someNames(builder.project().platforms)})};
    if (const std::string doubled = doubledName(builder.project().platforms, target.platform, "platform");
        !doubled.empty())
        return Error{ErrorCode::invalidInput, doubled};
    IssueList issues; // they are the project's own and reported where it is validated
    const std::shared_ptr<const Network> network =
        Network::build(builder.project().platforms[index], index, issues);
    ASSIGN_OR_RETURN(const std::string model, modelFor(builder, target));
    const std::string uncontrolled = uncontrolledFor(builder, target);
    ImportPlan& plan = builder.plan();
    const std::string fallback = target.name.empty() ? fileStem(target.provenance.file) : target.name;
    std::size_t patternCount = 0;
    for (const ImportValues& values : file.values) {
        for (const Pattern& pattern : patternsOf(values, fallback)) {
            std::vector<MessageRow> messages;
            TimesBuilder times(values.keptColumns);
            for (const ImportRow* row : pattern.rows) {
                std::string problem = problemOf(*row, *network, target.platform);
                const std::string id =
                    row->message.empty() ? "m" + std::to_string(messages.size() + 1) : row->message;
                if (!problem.empty() || !times.add(id, *row, problem)) {
                    plan.rejected.push_back({row->line, id, problem});
                    continue;
                }
                messages.push_back(
                    {id, row->source, row->destination, cellOf(row->size), cellOf(row->start), {}});
            }
            if (messages.empty())
                continue;
            plan.rowCount += messages.size();
            ++patternCount;
            const std::string name = commonName(builder.project(), pattern.name);
            builder.made(sentence("workload, scenario and measurement %1 with %2",
                                  {inQuotes(name), sentenceOf(messages.size(), "1 message", "%1 messages")}));
            builder.append(TableKind::workloads,
                           Workload{name, SharedRows<MessageRow>(std::move(messages)), {}, {}});
            Scenario scenario{name, target.platform, name, {}, model, {}};
            scenario.uncontrolled = uncontrolled;
            builder.append(TableKind::scenarios, std::move(scenario));
            Measurement measurement{.name = name, .scenario = name, .provenance = target.provenance};
            times.fill(measurement);
            builder.append(TableKind::measurements, std::move(measurement));
        }
    }
    plan.edit.label = sentenceOf(patternCount, "Import 1 measured pattern", "Import %1 measured patterns");
    return {};
}

} // namespace contraflow
