// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/traffic_reading.h"

#include "core/io/importers/import_origin.h"
#include "core/io/importers/import_plan.h"
#include "core/io/text_file.h"

#include <utility>

namespace contraflow {
namespace {

/** The processes of a mapping, those of a node together. */
PatternNodes processesOf(const Mapping& mapping)
{
    PatternNodes nodes;
    for (const PlaceRow& place : mapping.places) {
        if (nodes.switches.empty() || nodes.switches.back() != place.node)
            nodes.switches.push_back(place.node);
        nodes.names.push_back(place.process);
        nodes.runs.push_back(static_cast<std::uint32_t>(nodes.switches.size() - 1));
    }
    return nodes;
}

} // namespace

TrafficOutcome readTrafficFile(TrafficRequest request)
{
    TrafficOutcome outcome;
    const Result<std::string> text = readTextFile(request.path, ImportLimits::kBytes);
    if (!text) {
        outcome.problem = text.error().message;
        return outcome;
    }
    nameFile(request.options.provenance, request.path, *text);
    Result<Traffic> traffic = readTraffic(*text, request.options);
    if (!traffic) {
        outcome.problem = traffic.error().message;
        return outcome;
    }
    outcome.isMatrix = traffic->isMatrix;
    Result<TrafficPlan> plan = planTraffic(std::move(*traffic), request.project, request.platform,
                                           fileStem(request.path.filename().string()));
    if (!plan) {
        outcome.problem = plan.error().message;
        return outcome;
    }
    const PatternNodes nodes = plan->mapping ? processesOf(*plan->mapping) : patternNodes(request.platform);
    outcome.outline = outlineMessages(plan->workload.messages, nodes);
    outcome.ends = nodes.names;
    outcome.plan = std::move(plan).value();
    return outcome;
}

} // namespace contraflow
