// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/placement_output.h"
#include "app/cli/table_json.h"
#include "core/tables/placement_tables.h"

namespace contraflow::cli {

namespace {

void writeSamples(JsonWriter& json, const PlacementStudy& study)
{
    json.key("draws");
    if (!study.samples)
        return json.null();
    json.beginObject();
    writeMembers(json, placementSpreadTable(study), 0);
    json.key("makespans_s");
    json.beginList(JsonWriter::Layout::line);
    for (const PlacementTimes& times : study.samples->times)
        json.number(times.makespan);
    json.endList();
    json.endObject();
}

} // namespace

// Published: a key keeps its name and meaning; there may be more.
void writePlacementJson(const PlacementStudy& study, Output& output)
{
    const PlacementProblem& problem = study.problem;
    const ComparedPlacement* best = study.best();
    JsonWriter json;
    json.beginObject();
    json.text("scenario", problem.scenario);
    json.text("model", problem.model);
    json.text("kind", problem.kind);
    json.count("processes", problem.processes.size());
    json.count("messages", problem.messageCount);
    json.count("seed", study.request.seed);
    json.count("evaluations", study.evaluations);
    json.key("proven_best");
    json.boolean(study.isProvenBest);
    json.key("proposed");
    if (best)
        json.text(placementName(best->way));
    else
        json.null();
    writeRows(json, "policies", placementsTable(study), output, JsonWriter::Layout::block);
    writeSamples(json, study);
    writeRows(json, "mapping", best ? placementMappingTable(study, *best) : Table(), output);
    writeTextList(json, "without", problem.without);
    json.endObject();
    output.write(json.take());
}

} // namespace contraflow::cli
