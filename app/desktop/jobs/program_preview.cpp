// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/program_preview.h"

#include "core/project/host_list.h"

namespace contraflow {

namespace {

/** Rows whose host list cannot be read have no nodes. */
std::uint64_t coresOf(const Platform& platform)
{
    std::uint64_t cores = 0;
    for (const NodeRow& row : platform.nodes)
        if (const Result<std::size_t> hosts = countHosts(row.name))
            cores += std::uint64_t{*hosts} * row.cores.valueOr(1);
    return cores;
}

} // namespace

ProgramPreview previewProgram(const ProgramRequest& request)
{
    ProgramPreview preview;
    preview.cores = coresOf(request.platform);
    preview.problem = problemOf(request.recipe);
    if (preview.problem)
        return preview;
    if (const Result<MadeApplication> made = makeApplication(request.recipe)) {
        preview.processes = made->processes;
        preview.rows = made->application.program.size();
        preview.otherNames = otherParameterNames(request.project, *made);
    }
    return preview;
}

} // namespace contraflow
