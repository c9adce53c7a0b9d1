// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/application_recipe.h"

#include "core/base/resource_texts.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/formula/formula_value.h"
#include "core/project/formulas.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr std::uint32_t kMostRecipeProcesses = 1'000'000;

/** The next part of a text, which a sign ends. */
std::string_view takePart(std::string_view& rest, char sign)
{
    const std::size_t end = std::min(rest.find(sign), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

/** The members of a row that a header names. */
std::vector<std::string EventRow::*> columnsOf(std::string_view header)
{
    std::vector<std::string EventRow::*> columns;
    while (!header.empty()) {
        const std::string_view name = takePart(header, ',');
        for (const auto& [key, field] : kEventColumns)
            if (key == name)
                columns.push_back(field);
    }
    return columns;
}

SharedRows<EventRow> programRows(std::string_view program)
{
    std::vector<std::string EventRow::*> columns;
    std::vector<EventRow> rows;
    while (!program.empty()) {
        std::string_view line = takePart(program, '\n');
        if (line.empty() || line.starts_with('#'))
            continue;
        if (columns.empty()) {
            columns = columnsOf(line);
            continue;
        }
        EventRow& row = rows.emplace_back();
        for (std::size_t i = 0; i < columns.size() && !line.empty(); ++i)
            row.*columns[i] = takePart(line, ',');
    }
    return SharedRows<EventRow>(std::move(rows));
}

/** A number, or a quantity of any kind. */
bool isValue(std::string_view text)
{
    return parseNumber(text) || parseQuantity(Dimension::size, text) ||
           parseQuantity(Dimension::duration, text) || parseQuantity(Dimension::bandwidth, text);
}

/** Puts the given values in the place of the usual ones. */
std::optional<ProgramProblem> takeValues(const ApplicationRecipe& recipe, const ApplicationRecipeInfo& info,
                                         std::vector<ParameterRow>& parameters)
{
    for (const auto& [name, value] : recipe.values) {
        const auto found = std::ranges::find(parameters, name, &ParameterRow::name);
        if (found == parameters.end()) {
            const std::vector<std::string> known = namesOf(info.parameters);
            const std::string near = suggestion(name, known);
            return ProgramProblem{
                sentence("the program %1 has no parameter %2; %3",
                         {info.name, inQuotes(name),
                          near.empty() ? sentence("it has %1", {joinedWords(known)}) : near})};
        }
        found->value = value;
        if (!found->hasFormula() && !isValue(value))
            return ProgramProblem{
                sentence("the parameter %1 cannot be %2; write a number, or one with a unit such as 64 kB",
                         {inQuotes(name), inQuotes(value)}),
                name};
    }
    return std::nullopt;
}

/** What is usually written in digits alone counts something, columns or steps, and so does what has a limit.
 */
bool isCount(const ProgramParameter& parameter)
{
    return parameter.most > 0 || parameter.value.find_first_not_of("0123456789") == std::string_view::npos;
}

/** A formula without a value, and a value of another kind than the usual one: bytes where steps are counted,
 * or a half of a step.
 */
std::optional<ProgramProblem> problemOfValue(const ProgramParameter& parameter, const ParameterRow& row)
{
    const std::string what = sentence("the parameter %1", {inQuotes(row.name)});
    if (!row.problem.empty())
        return ProgramProblem{what + ": " + row.problem, row.name};
    const Result<FormulaValue> expected = readFormulaValue(parameter.value);
    const Result<FormulaValue> value = readFormulaValue(row.valueText());
    if (expected && value && !value->fitsAnyUnit && !(expected->unit == value->unit))
        return ProgramProblem{sentence("%1 cannot be %2; write a value like %3",
                                       {what, inQuotes(row.valueText()), parameter.value}),
                              row.name};
    if (!value || !isCount(parameter))
        return std::nullopt;
    const double least = parameter.value == "0" ? 0 : 1;
    const double most = parameter.most > 0 ? parameter.most : HUGE_VAL;
    if (value->number >= least && value->number <= most && value->number == std::floor(value->number))
        return std::nullopt;
    const std::string problem = row.hasFormula()
                                    ? sentence("%1 comes to %2", {what, groupedText(value->number)})
                                    : sentence("%1 cannot be %2", {what, inQuotes(row.valueText())});
    const std::string remedy =
        parameter.most > 0
            ? sentence("write a whole number from %1 to %2", {numberText(least), groupedText(most)})
            : sentence("write a whole number from %1 on", {numberText(least)});
    return ProgramProblem{
        sentence(row.hasFormula() ? phrase("%1; %2, or change what its formula is about") : phrase("%1; %2"),
                 {problem, remedy}),
        row.name};
}

std::optional<ProgramProblem> problemOfValues(const ApplicationRecipeInfo& info,
                                              const SharedRows<ParameterRow>& parameters)
{
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (auto problem = problemOfValue(info.parameters[i], parameters[i]))
            return problem;
    return std::nullopt;
}

/** Makes a program, or says why there cannot be one. */
std::optional<ProgramProblem> make(const ApplicationRecipe& recipe, MadeApplication& made)
{
    const ApplicationRecipeInfo* info = findApplicationRecipe(recipe.recipe);
    if (!info)
        return ProgramProblem{sentence("there is no program %1 among the recipes", {inQuotes(recipe.recipe)}),
                              {},
                              ErrorCode::notFound};
    for (const ProgramParameter& parameter : info->parameters)
        made.parameters.push_back({std::string(parameter.name), std::string(parameter.value)});
    if (auto problem = takeValues(recipe, *info, made.parameters))
        return problem;
    made.application.name = recipe.name.empty() ? std::string(info->name) : recipe.name;
    made.application.program = programRows(textNamed(programTexts(), info->name));
    for (const ProgramGroup& group : info->groups)
        made.application.groups.append({std::string(group.name), std::string(group.ranks)});
    Project project;
    project.parameters = SharedRows<ParameterRow>(made.parameters);
    made.application.processes = CountCell::rejectedAs(info->processes);
    project.applications.append(made.application);
    (void)recalculate(Project(), project);
    if (auto problem = problemOfValues(*info, project.parameters))
        return problem;
    const CountCell& processes = project.applications[0].processes;
    if (!processes.hasValue() || processes.value() == 0 || processes.value() > kMostRecipeProcesses)
        return ProgramProblem{sentence(
            "the program %1 runs on %2 processes, which must come to a whole number from 1 to %3; change "
            "its parameters",
            {info->name, info->processes.substr(1), groupedCount(kMostRecipeProcesses)})};
    made.processes = processes.value();
    made.application.processes = processes;
    return std::nullopt;
}

} // namespace

const ApplicationRecipeInfo* findApplicationRecipe(std::string_view name)
{
    return rowNamed(applicationCatalog(), name);
}

std::optional<ProgramProblem> problemOf(const ApplicationRecipe& recipe)
{
    MadeApplication made;
    return make(recipe, made);
}

Result<MadeApplication> makeApplication(const ApplicationRecipe& recipe)
{
    MadeApplication made;
    if (auto problem = make(recipe, made))
        return Error{problem->code, std::move(problem->text)};
    return made;
}

} // namespace contraflow
