// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/number_column.h"
#include "app/cli/prediction_output.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>

namespace contraflow::cli {

namespace {

// Beyond these a column for every step would no longer fit a screen.
constexpr std::size_t kMaxStepColumns = 6;
constexpr std::size_t kMaxRowsWithSteps = 200;

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
        m_output.write(heading(scenario));
        if (scenario.prediction.placed.messages.empty())
            return;
        m_output.write("\n");
        m_output.write(table(scenario));
    }

    void end() override {}

private:
    static std::string heading(const PredictedScenario& scenario)
    {
        const Prediction& prediction = scenario.prediction;
        const Timeline& timeline = prediction.timeline;
        std::string text = "Scenario " + prediction.scenario + ": platform " + scenario.scenario.platform +
                           ", workload " + scenario.scenario.workload;
        if (!scenario.scenario.mapping.empty())
            text += ", mapping " + scenario.scenario.mapping;
        text += "\nModel " + prediction.model;
        if (prediction.kind != prediction.model)
            text += " (" + prediction.kind + ")";
        text += ": " + counted(timeline.messages.size(), "message") + ", " +
                counted(timeline.stepCount(), "step") + ", makespan " +
                NumberColumn::seconds(timeline.makespan()).textWithUnit(timeline.makespan());
        text += '\n';
        if (!prediction.outsideCalibration.empty())
            text += "Beyond its calibration: " + joinedWords(prediction.outsideCalibration) + '\n';
        if (!scenario.measured.empty())
            text += "Measured " + scenario.measured.measurement() + ": " + meanError(scenario) + '\n';
        return text;
    }

    static std::string meanError(const PredictedScenario& scenario)
    {
        double sum = 0;
        std::size_t count = 0;
        for (std::size_t i = 0; i < scenario.prediction.placed.messages.size(); ++i)
            if (const auto error = messageResult(scenario, i).errorPercent) {
                sum += std::abs(*error);
                ++count;
            }
        if (count == 0)
            return "none of these messages";
        return counted(count, "message") + ", mean |error| " +
               roundedText(sum / static_cast<double>(count), 2) + " %";
    }

    static std::string table(const PredictedScenario& scenario)
    {
        const Prediction& prediction = scenario.prediction;
        const Timeline& timeline = prediction.timeline;
        const std::size_t count = prediction.placed.messages.size();
        const double makespan = timeline.makespan();
        const NumberColumn seconds = NumberColumn::seconds(makespan);
        const bool hasStarts = std::any_of(timeline.messages.begin(), timeline.messages.end(),
                                           [](const MessageTimes& times) { return times.start > 0; });
        const std::size_t steps = timeline.stepCount();
        const bool hasStepRates =
            timeline.hasAllSegments && steps <= kMaxStepColumns && count <= kMaxRowsWithSteps;
        const NumberColumn rates = NumberColumn::rates(hasStepRates ? highestRate(timeline) : 0);

        using Align = TextTable::Align;
        TextTable table;
        table.addColumn("message");
        table.addColumn("from");
        table.addColumn("to");
        table.addColumn("size", Align::right);
        if (hasStarts) {
            table.addColumn("start (" + seconds.unit() + ")", Align::point);
            table.addColumn("finish (" + seconds.unit() + ")", Align::point);
        }
        table.addColumn("time (" + seconds.unit() + ")", Align::point);
        if (!scenario.measured.empty()) {
            table.addColumn("measured (" + seconds.unit() + ")", Align::point);
            table.addColumn("error (%)", Align::point);
        }
        table.addColumn("penalty", Align::point);
        for (std::size_t step = 0; hasStepRates && step < steps; ++step)
            table.addColumn(steps == 1 ? rates.unit() : "step " + std::to_string(step + 1), Align::point);
        table.addColumn("limited by");

        for (std::size_t i = 0; i < count; ++i) {
            const MessageTimes& times = timeline.messages[i];
            const MessageResult result = messageResult(scenario, i);
            const MessageRow& row = scenario.row(i);
            std::vector<std::string> cells{row.id, row.source, row.destination, sizeText(row)};
            if (hasStarts) {
                cells.push_back(seconds.text(times.start));
                cells.push_back(seconds.text(times.finish));
            }
            cells.push_back(seconds.text(times.time()));
            if (!scenario.measured.empty()) {
                cells.push_back(result.measured ? seconds.text(*result.measured) : "");
                cells.push_back(result.errorPercent ? fixedText(*result.errorPercent, 1) : "");
            }
            cells.push_back(roundedText(result.penalty, 3));
            for (std::size_t step = 0; hasStepRates && step < steps; ++step) {
                const double rate = timeline.during(i, step).rate;
                cells.push_back(rate > 0 ? rates.text(rate) : "");
            }
            cells.push_back(result.bottleneck);
            table.addRow(std::move(cells));
        }
        std::string text = table.text();
        if (hasStepRates && steps > 1)
            text += "\n  Rates of the steps in " + rates.unit() +
                    "; a step ends when a message starts or ends.\n";
        // Rules in closed form have none; an equation that is solved says how well.
        if (timeline.worstResidual > 0)
            text += "\n  Residual of the solved equations, relative, in the worst step: " +
                    roundedText(timeline.worstResidual, 1) + "\n";
        return text;
    }

    static std::string sizeText(const MessageRow& row)
    {
        return row.size.hasValue() ? quantityText(row.size.value()) : "";
    }

    static double highestRate(const Timeline& timeline)
    {
        double highest = 0;
        for (std::size_t i = 0; i < timeline.messages.size(); ++i)
            for (const RateSegment& segment : timeline.segments(i))
                if (std::isfinite(segment.rate))
                    highest = std::max(highest, segment.rate);
        return highest;
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
