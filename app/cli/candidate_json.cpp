// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/candidate_output.h"
#include "app/cli/table_json.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/offer_tables.h"
#include "core/tables/table_parts.h"
#include "core/tables/what_if_table.h"

namespace contraflow::cli {

namespace {

using Layout = JsonWriter::Layout;

void writeGroup(JsonWriter& json, const CandidateGroup& group, Output& output)
{
    json.beginObject();
    json.text("workload", group.workload);
    json.text("reference", group.reference ? group.candidates[*group.reference].label : "");
    json.text("currency", group.currency);
    json.text("summary", summaryText(group));
    writeRows(json, "candidates", candidatesTable(group), output, Layout::block);
    writeTextList(json, "notes", group.notes);
    json.endObject();
}

void writeSweep(JsonWriter& json, const CandidateComparison& comparison, const Sweep& sweep, Output& output)
{
    json.beginObject();
    json.text("sweep", sweep.range.name);
    json.text("unit", sweep.range.unit);
    json.key("values");
    json.beginList(Layout::line);
    for (const double value : sweep.range.values)
        json.number(value);
    json.endList();
    json.key("curves");
    json.beginList();
    for (std::size_t curve = 0; curve < sweep.curves.size(); ++curve) {
        const Table points = curveTable(comparison, sweep, curve);
        json.beginObject();
        writeMembers(json, chosenColumns(points, {"workload", "candidate", "scenario", "model"}), 0);
        writeRows(json, "points", points, output);
        json.endObject();
    }
    json.endList();
    writeTextList(json, "notes", sweep.notes);
    json.endObject();
}

} // namespace

void writeCandidateJson(const ComparedCandidates& result, Output& output)
{
    JsonWriter json;
    json.beginObject();
    json.key("groups");
    json.beginList();
    for (const CandidateGroup& group : result.comparison.groups)
        writeGroup(json, group, output);
    json.endList();
    json.key("sweeps");
    json.beginList();
    for (const Sweep& sweep : result.sweeps)
        writeSweep(json, result.comparison, sweep, output);
    json.endList();
    writeRows(json, "offers", offersTable(result.offers), output);
    writeRows(json, "offer_results", offerResultsTable(result.comparison, result.offers), output);
    json.text("offers_summary", offersText(result.offers));
    writeRows(json, "assumptions", assumptionsTable(result.assumptions), output);
    writeTextList(json, "stability", stabilityTexts(result.stability));
    json.endObject();
    output.write(json.take());
}

void writeWhatIfJson(const WhatIf& result, Output& output)
{
    JsonWriter json;
    json.beginObject();
    json.text("scenario", result.scenario);
    json.text("model", result.model);
    json.text("kind", result.kind);
    json.number("makespan_s", result.base.makespan);
    json.number("mean_s", result.base.mean);
    writeRows(json, "cases", whatIfRows(result, {WhatIfPart::cases}), output);
    json.number("factor", result.sensitivity.factor);
    writeRows(json, "groups", whatIfRows(result, {WhatIfPart::groups}), output, Layout::block);
    json.text("advice", result.advice);
    writeTextList(json, "notes", result.notes);
    writeTextList(json, "without", result.without);
    json.endObject();
    output.write(json.take());
}

} // namespace contraflow::cli
