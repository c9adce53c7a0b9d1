// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/application_recipe.h"

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/formulas.h"

#include <algorithm>

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

SharedRows<EventRow> programRows(std::string_view program)
{
    std::vector<std::string EventRow::*> columns;
    std::string_view header = takePart(program, '\n');
    while (!header.empty()) {
        const std::string_view name = takePart(header, ',');
        for (const auto& [key, field] : kEventColumns)
            if (key == name)
                columns.push_back(field);
    }
    std::vector<EventRow> rows;
    while (!program.empty()) {
        std::string_view line = takePart(program, '\n');
        if (line.empty())
            continue;
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

} // namespace

const ApplicationRecipeInfo* findApplicationRecipe(std::string_view name)
{
    const auto catalog = applicationCatalog();
    const auto found = std::find_if(catalog.begin(), catalog.end(),
                                    [name](const ApplicationRecipeInfo& info) { return info.name == name; });
    return found == catalog.end() ? nullptr : &*found;
}

Result<MadeApplication> makeApplication(const ApplicationRecipe& recipe)
{
    const ApplicationRecipeInfo* info = findApplicationRecipe(recipe.recipe);
    if (!info)
        return Error{ErrorCode::notFound,
                     "there is no program " + inQuotes(recipe.recipe) + " among the recipes"};
    MadeApplication made;
    for (const ProgramParameter& parameter : info->parameters)
        made.parameters.push_back({std::string(parameter.name), std::string(parameter.value)});
    for (const auto& [name, value] : recipe.values) {
        const auto found = std::find_if(made.parameters.begin(), made.parameters.end(),
                                        [&name = name](const ParameterRow& row) { return row.name == name; });
        if (found == made.parameters.end()) {
            const std::vector<std::string> known = namesOf(info->parameters);
            const std::string near = suggestion(name, known);
            return Error{ErrorCode::invalidInput, "the program " + std::string(info->name) +
                                                      " has no parameter " + inQuotes(name) + "; " +
                                                      (near.empty() ? "it has " + joinedWords(known) : near)};
        }
        found->value = value;
        if (!found->hasFormula())
            if (!isValue(value))
                return Error{ErrorCode::invalidInput,
                             "the parameter " + inQuotes(name) + " cannot be " + inQuotes(value) +
                                 "; write a number, or one with a unit such as 64 kB"};
    }
    made.application.name = recipe.name.empty() ? std::string(info->name) : recipe.name;
    made.application.program = programRows(info->program);
    Project project;
    project.parameters = SharedRows<ParameterRow>(made.parameters);
    made.application.processes = CountCell::rejectedAs(info->processes);
    project.applications.append(made.application);
    (void)recalculate(Project(), project);
    const CountCell& processes = project.applications[0].processes;
    if (!processes.hasValue() || processes.value() == 0 || processes.value() > kMostRecipeProcesses)
        return Error{ErrorCode::invalidInput, "the program " + std::string(info->name) + " runs on " +
                                                  std::string(info->processes.substr(1)) +
                                                  " processes, which must come to a whole number from 1 to " +
                                                  std::to_string(kMostRecipeProcesses) +
                                                  "; change its parameters"};
    made.processes = processes.value();
    made.application.processes = processes;
    return made;
}

} // namespace contraflow
