// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/program_edit.h"

#include "core/project/references.h"
#include "core/project/taking.h"

namespace contraflow {

namespace {

Project projectOf(const MadeApplication& made)
{
    Project project;
    project.parameters = SharedRows<ParameterRow>(made.parameters);
    project.applications = SharedRows<Application>({made.application});
    return project;
}

} // namespace

std::vector<std::pair<std::string, std::string>> otherParameterNames(const Project& project,
                                                                     const MadeApplication& made)
{
    std::vector<std::pair<std::string, std::string>> names;
    for (const auto& [row, name] : otherParameterNames(project, projectOf(made)))
        names.emplace_back(made.parameters[row].name, name);
    return names;
}

Result<Edit> addProgram(const Project& project, const MadeApplication& made, const ApplicationTarget& target)
{
    Project program = projectOf(made);
    if (const RowNames names = otherParameterNames(project, program); !names.empty())
        (void)applyEdit(program, renameRows(program, {TableKind::parameters, 0}, names));
    Result<Edit> edit = addApplication(project, program.applications[0], target);
    if (edit && !program.parameters.empty())
        edit->changes.insert(edit->changes.begin(), ReplaceRows{{TableKind::parameters, 0},
                                                                project.parameters.size(),
                                                                0,
                                                                std::move(program.parameters)});
    return edit;
}

} // namespace contraflow
