// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/topology_reading.h"

#include "core/io/importers/import_origin.h"
#include "core/io/text_file.h"

#include <utility>

namespace contraflow {

TopologyOutcome readTopologyFile(TopologyRequest request)
{
    TopologyOutcome outcome;
    const Result<std::string> text = readTextFile(request.path, ImportLimits::kBytes);
    if (!text) {
        outcome.problem = text.error().message;
        return outcome;
    }
    nameFile(request.target.provenance, request.path, *text);
    Result<ImportedTopology> topology = parseTopology(*text, request.format);
    if (!topology) {
        outcome.problem = topology.error().message;
        return outcome;
    }
    outcome.topology = std::move(topology).value();
    Result<TopologyPlan> plan = planTopology(request.project, *outcome.topology, request.target);
    if (plan)
        outcome.plan = std::move(plan).value();
    else
        outcome.problem = plan.error().message;
    return outcome;
}

} // namespace contraflow
