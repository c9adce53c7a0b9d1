// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prediction_output.h"
#include "core/base/text.h"
#include "core/io/csv.h"

namespace contraflow::cli {

namespace {

// Published: a column keeps its name, meaning and place; new ones go to the end.
constexpr std::string_view kHeader =
    "scenario,model,message,source,destination,size_bytes,start_s,finish_s,time_s,penalty,bottleneck,steps,"
    "measured_s,error_pct,kind,source_node,destination_node,uncontended_s,latency_s,first_step,last_step,residual,"
    "outside_calibration\n";

class PredictionCsv : public PredictionWriter
{
public:
    explicit PredictionCsv(Output& output) : m_output(output) {}

    void begin(const Project&) override { m_output.write(kHeader); }

    void add(const PredictedScenario& scenario) override
    {
        const Prediction& prediction = scenario.prediction;
        const Network& network = *prediction.placed.network;
        const std::string residual = numberText(prediction.timeline.worstResidual);
        const std::string outside = joinedWords(prediction.outsideCalibration);
        std::string line;
        for (std::size_t i = 0; i < prediction.placed.messages.size() && !m_output.hasFailed(); ++i) {
            const MessageRow& row = scenario.row(i);
            const PlacedMessage& placed = prediction.placed.messages[i];
            const MessageTimes& times = prediction.timeline.messages[i];
            const MessageResult result = messageResult(scenario, i);
            const auto optionalText = [](const std::optional<double>& value) {
                return value ? numberText(*value) : std::string();
            };
            line.clear();
            const std::string firstStep = result.steps > 0 ? std::to_string(times.firstStep + 1) : "";
            const std::string lastStep = result.steps > 0 ? std::to_string(times.endStep) : "";
            appendCsvRecord(line, {prediction.scenario,
                                   prediction.model,
                                   row.id,
                                   row.source,
                                   row.destination,
                                   numberText(placed.bytes),
                                   numberText(times.start),
                                   numberText(times.finish),
                                   numberText(times.time()),
                                   numberText(result.penalty),
                                   result.bottleneck,
                                   std::to_string(result.steps),
                                   optionalText(result.measured),
                                   optionalText(result.errorPercent),
                                   prediction.kind,
                                   network.node(placed.source).name,
                                   network.node(placed.destination).name,
                                   numberText(times.uncontended),
                                   numberText(times.latency),
                                   firstStep,
                                   lastStep,
                                   residual,
                                   outside});
            m_output.write(line);
        }
    }

    void end() override {}

private:
    Output& m_output;
};

} // namespace

std::unique_ptr<PredictionWriter> makePredictionCsv(Output& output)
{
    return std::make_unique<PredictionCsv>(output);
}

} // namespace contraflow::cli
