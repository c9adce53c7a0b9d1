// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_writer.h"
#include "app/cli/prediction_output.h"
#include "app/cli/table_json.h"
#include "core/tables/results_table.h"
#include "core/tables/scenario_results_table.h"

namespace contraflow::cli {

namespace {

// Published: a key keeps its name and meaning; there may be more.
class PredictionJson : public PredictionWriter
{
public:
    explicit PredictionJson(Output& output) : m_output(output) {}

    void begin(const Project& project) override { beginScenarios(m_json, project); }

    void add(const PredictedScenario& scenario) override
    {
        m_json.beginObject();
        writeMembers(m_json, scenarioResultsTable(scenario.project, *scenario.prediction, scenario.measured),
                     0);
        writeRows(m_json, "messages", resultsTable(scenario.project, scenario.prediction, scenario.measured),
                  m_output);
        writeRows(m_json, "issues", issuesTable(scenario.prediction->issues), m_output);
        m_json.endObject();
    }

    void end() override
    {
        endScenarios(m_json);
        m_output.write(m_json.take());
    }

private:
    Output& m_output;
    JsonWriter m_json;
};

} // namespace

std::unique_ptr<PredictionWriter> makePredictionJson(Output& output)
{
    return std::make_unique<PredictionJson>(output);
}

} // namespace contraflow::cli
