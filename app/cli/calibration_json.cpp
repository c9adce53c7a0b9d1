// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibration_output.h"
#include "app/cli/table_json.h"
#include "core/analysis/calibration/calibration_text.h"
#include "core/tables/calibration_tables.h"

namespace contraflow::cli {

// Published: a key keeps its name and meaning; there may be more.
void writeCalibrationJson(const Project& project, const Calibration& calibration, Output& output)
{
    const TrainingData& data = calibration.data;
    JsonWriter json;
    json.beginObject();
    const bool isOnPlatform = data.platform < project.platforms.size();
    json.text("platform", isOnPlatform ? project.platforms[data.platform].name : std::string());
    json.key("measurements");
    json.beginList(JsonWriter::Layout::line);
    for (const std::string& name : data.measurements)
        json.text(name);
    json.endList();
    json.count("patterns", data.patterns.size());
    json.count("messages", data.measured.size());
    json.count("folds", crossValidationFolds(data.patterns.size()).size());
    json.key("held_out");
    json.beginList(JsonWriter::Layout::line);
    for (const std::string& name : calibration.heldOut.measurements)
        json.text(name);
    json.endList();
    json.text("summary", rankingSentence(calibration));
    json.key("learnt_range");
    if (const Table range = learntRangeTable(calibration); range.empty()) {
        json.null();
    } else {
        json.beginObject(JsonWriter::Layout::line);
        writeMembers(json, range, 0);
        json.endObject();
    }
    writeRows(json, "ranking", rankingTable(calibration), output, JsonWriter::Layout::block);
    writeRows(json, "failed", failedModelsTable(calibration), output);
    writeRows(json, "verdict", findingsTable(calibration), output, JsonWriter::Layout::block);
    writeRows(json, "suggested_runs", suggestedRunsTable(calibration), output);
    writeRows(json, "capacities", capacitiesTable(calibration), output);
    writeRows(json, "benchmarks", benchmarkFitsTable(calibration), output);
    writeRows(json, "gige_formulas", gigeFormulasTable(calibration), output);
    json.key("residuals");
    if (calibration.ranking.empty()) {
        json.null();
    } else {
        json.beginObject();
        json.text("kind", calibration.ranking.front().fit.model.kind);
        writeRows(json, "points", residualsTable(project, calibration), output);
        json.endObject();
    }
    json.endObject();
    output.write(json.take() + "\n");
}

} // namespace contraflow::cli
