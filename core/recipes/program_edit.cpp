// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/program_edit.h"

#include "core/formula/formula_rename.h"

#include <array>
#include <unordered_set>

namespace contraflow {

namespace {

/** The cells of a row that may refer to parameters. */
constexpr std::array kCellsWithFormulas{
    &EventRow::ranks, &EventRow::peer, &EventRow::source, &EventRow::size,     &EventRow::time,
    &EventRow::tag,   &EventRow::root, &EventRow::sizes,  &EventRow::segments, &EventRow::count,
};

void rename(MadeApplication& made, const std::string& name, const std::string& other)
{
    for (ParameterRow& row : made.parameters) {
        if (row.name == name)
            row.name = other;
        if (row.hasFormula())
            row.value = withOtherName(row.value, name, other);
    }
    std::vector<EventRow> rows(made.application.program.begin(), made.application.program.end());
    for (EventRow& row : rows)
        for (const auto cell : kCellsWithFormulas)
            row.*cell = withOtherName(row.*cell, name, other);
    made.application.program = SharedRows<EventRow>(std::move(rows));
    if (const CountCell& processes = made.application.processes; processes.isFormula())
        made.application.processes =
            CountCell::rejectedAs(withOtherName(processes.formulaText(), name, other));
}

} // namespace

std::vector<std::pair<std::string, std::string>> otherParameterNames(const Project& project,
                                                                     const MadeApplication& made)
{
    std::unordered_set<std::string> present;
    for (const ParameterRow& row : project.parameters)
        present.insert(row.name);
    std::unordered_set<std::string> taken = present;
    for (const ParameterRow& row : made.parameters)
        taken.insert(row.name);
    for (const EventRow& row : made.application.program)
        taken.insert(row.label); // variables of loops
    std::vector<std::pair<std::string, std::string>> names;
    for (const ParameterRow& row : made.parameters) {
        if (!present.contains(row.name))
            continue;
        std::string other;
        for (int n = 2; other.empty() || taken.contains(other); ++n)
            other = row.name + "_" + std::to_string(n);
        taken.insert(other);
        names.emplace_back(row.name, std::move(other));
    }
    return names;
}

Result<Edit> addProgram(const Project& project, MadeApplication made, const ApplicationTarget& target)
{
    for (const auto& [name, other] : otherParameterNames(project, made))
        rename(made, name, other);
    Result<Edit> edit = addApplication(project, std::move(made.application), target);
    if (edit && !made.parameters.empty())
        edit->changes.insert(edit->changes.begin(), ReplaceRows{{TableKind::parameters, 0},
                                                                project.parameters.size(),
                                                                0,
                                                                std::move(made.parameters)});
    return edit;
}

} // namespace contraflow
