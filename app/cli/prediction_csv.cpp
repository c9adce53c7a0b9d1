// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prediction_output.h"
#include "app/cli/table_output.h"
#include "core/io/exporters/table_writer.h"
#include "core/tables/results_table.h"

namespace contraflow::cli {

namespace {

// Failures are those of the output, which keeps and says them itself.
class PredictionCsv : public PredictionWriter
{
public:
    explicit PredictionCsv(Output& output) : m_writer(makeCsvTables(sinkOf(output))) {}

    void begin(const Project&) override
    {
        static_cast<void>(m_writer->begin(columnsFor(resultsHeading(), TableView::files)));
    }

    void add(const PredictedScenario& scenario) override
    {
        const Table rows = resultsTable(scenario.project, scenario.prediction, scenario.measured);
        static_cast<void>(m_writer->addRows(columnsFor(rows, TableView::files)));
    }

    void end() override { static_cast<void>(m_writer->endTable({})); }

private:
    std::unique_ptr<TableWriter> m_writer;
};

} // namespace

std::unique_ptr<PredictionWriter> makePredictionCsv(Output& output)
{
    return std::make_unique<PredictionCsv>(output);
}

} // namespace contraflow::cli
