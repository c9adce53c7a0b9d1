// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/brief_table.h"
#include "app/cli/prediction_output.h"
#include "app/cli/scenario_heading.h"
#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/tables/results_table.h"

#include <cmath>

namespace contraflow::cli {

namespace {

class PredictionTable : public PredictionWriter
{
public:
    explicit PredictionTable(Output& output) : m_output(output) {}

    void begin(const Project& project) override
    {
        if (!project.title.empty())
            m_output.write(project.title + "\n");
        m_isFirst = project.title.empty();
    }

    void add(const PredictedScenario& scenario) override
    {
        if (!m_isFirst)
            m_output.write("\n");
        m_isFirst = false;
        const Table results = resultsTable(scenario.project, scenario.prediction, scenario.measured);
        m_output.write(heading(scenario, results));
        if (scenario.prediction->placed.messages.empty())
            return;
        m_output.write("\n");
        writeBrief(results, [this](std::string_view line) { m_output.write(line); });
        m_output.write(underTable(scenario));
    }

    void end() override {}

private:
    static std::string heading(const PredictedScenario& scenario, const Table& results)
    {
        const Prediction& prediction = *scenario.prediction;
        const Timeline& timeline = prediction.timeline;
        std::string text = "Scenario " + prediction.scenario + ": platform " + scenario.scenario.platform +
                           ", workload " + scenario.scenario.workload;
        if (!scenario.scenario.mapping.empty())
            text += ", mapping " + scenario.scenario.mapping;
        text += '\n' + modelHeading(prediction.model, prediction.kind) + ": " +
                counted(timeline.messages.size(), "message") + ", " + counted(timeline.stepCount(), "step") +
                ", makespan " + displayText(Dimension::duration, timeline.makespan()) +
                commaWithout(prediction.without);
        text += '\n';
        text += beyondCalibrationLine(prediction.outsideCalibration);
        if (!scenario.measured.empty())
            text += "Measured " + scenario.measured.measurement() + ": " + meanError(results) + '\n';
        return text;
    }

    static std::string meanError(const Table& results)
    {
        double sum = 0;
        std::size_t count = 0;
        const std::size_t error = columnWithKey(results, "error_pct");
        for (std::size_t i = 0; i < results.rowCount(); ++i)
            if (const TableCell cell = results.cell(i, error); cell.number()) {
                sum += std::abs(*cell.number());
                ++count;
            }
        if (count == 0)
            return "none of these messages";
        return counted(count, "message") + ", mean |error| " +
               roundedText(sum / static_cast<double>(count), 2) + " %";
    }

    static std::string underTable(const PredictedScenario& scenario)
    {
        const Timeline& timeline = scenario.prediction->timeline;
        std::string text;
        if (timeline.stepCount() > 1)
            text += "\n  A step ends when a message starts or ends.\n";
        // Rules in closed form have none; an equation that is solved says how well.
        if (timeline.worstResidual > 0)
            text += "\n  Residual of the solved equations, relative, in the worst step: " +
                    roundedText(timeline.worstResidual, 1) + "\n";
        return text;
    }

    Output& m_output;
    bool m_isFirst = true;
};

} // namespace

std::unique_ptr<PredictionWriter> makePredictionTable(Output& output)
{
    return std::make_unique<PredictionTable>(output);
}

} // namespace contraflow::cli
