// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_writer.h"
#include "app/cli/prediction_output.h"

namespace contraflow::cli {

namespace {

// Published: a key keeps its name and meaning; there may be more.
class PredictionJson : public PredictionWriter
{
public:
    explicit PredictionJson(Output& output) : m_output(output) {}

    void begin(const Project& project) override
    {
        m_json.beginObject();
        m_json.key("contraflow");
        m_json.text(CONTRAFLOW_VERSION);
        m_json.key("title");
        m_json.text(project.title);
        m_json.key("scenarios");
        m_json.beginList();
    }

    void add(const PredictedScenario& scenario) override
    {
        const Prediction& prediction = scenario.prediction;
        const Timeline& timeline = prediction.timeline;
        m_json.beginObject();
        writeText("scenario", prediction.scenario);
        writeText("platform", scenario.scenario.platform);
        writeText("workload", scenario.scenario.workload);
        writeText("mapping", scenario.scenario.mapping);
        writeText("model", prediction.model);
        writeText("kind", prediction.kind);
        m_json.key("steps");
        m_json.count(timeline.stepCount());
        writeNumber("makespan_s", timeline.makespan());
        writeNumber("residual", timeline.worstResidual);
        if (!prediction.outsideCalibration.empty()) {
            m_json.key("outside_calibration");
            m_json.beginList(JsonWriter::Layout::line);
            for (const std::string& what : prediction.outsideCalibration)
                m_json.text(what);
            m_json.endList();
        }
        writeSteps(timeline);
        m_json.key("measurement");
        if (scenario.measured.empty())
            m_json.null();
        else
            m_json.text(scenario.measured.measurement());
        m_json.key("messages");
        m_json.beginList();
        for (std::size_t i = 0; i < prediction.placed.messages.size() && !m_output.hasFailed(); ++i)
            writeMessage(scenario, i);
        m_json.endList();
        writeIssues(prediction.issues);
        m_json.endObject();
    }

    void end() override
    {
        m_json.endList();
        m_json.endObject();
        m_output.write(m_json.take());
    }

private:
    void writeText(std::string_view key, std::string_view value)
    {
        m_json.key(key);
        m_json.text(value);
    }

    void writeNumber(std::string_view key, double value)
    {
        m_json.key(key);
        m_json.number(value);
    }

    void writeOptional(std::string_view key, const std::optional<double>& value)
    {
        m_json.key(key);
        if (value)
            m_json.number(*value);
        else
            m_json.null();
    }

    void writeSteps(const Timeline& timeline)
    {
        m_json.key("step_times");
        m_json.beginList();
        for (std::size_t i = 0; i < timeline.stepCount(); ++i) {
            m_json.beginObject(JsonWriter::Layout::line);
            m_json.key("step");
            m_json.count(i + 1);
            writeNumber("start_s", timeline.stepStarts[i]);
            writeNumber("end_s", timeline.stepEnds[i]);
            m_json.endObject();
        }
        m_json.endList();
    }

    void writeMessage(const PredictedScenario& scenario, std::size_t message)
    {
        const Prediction& prediction = scenario.prediction;
        const MessageRow& row = scenario.row(message);
        const PlacedMessage& placed = prediction.placed.messages[message];
        const MessageTimes& times = prediction.timeline.messages[message];
        const MessageResult result = messageResult(scenario, message);
        m_json.beginObject(JsonWriter::Layout::line);
        writeText("message", row.id);
        writeText("source", row.source);
        writeText("destination", row.destination);
        writeText("source_node", prediction.placed.network->node(placed.source).name);
        writeText("destination_node", prediction.placed.network->node(placed.destination).name);
        writeNumber("size_bytes", placed.bytes);
        writeNumber("start_s", times.start);
        writeNumber("finish_s", times.finish);
        writeNumber("time_s", times.time());
        writeNumber("uncontended_s", times.uncontended);
        writeNumber("latency_s", times.latency);
        writeNumber("penalty", result.penalty);
        m_json.key("bottleneck");
        if (result.bottleneck.empty())
            m_json.null();
        else
            m_json.text(result.bottleneck);
        m_json.key("steps");
        m_json.count(result.steps);
        writeOptional("measured_s", result.measured);
        writeOptional("error_pct", result.errorPercent);
        writeRates(prediction, message);
        m_json.endObject();
        constexpr std::size_t kPiece = 1 << 16;
        if (m_json.pendingBytes() >= kPiece)
            m_output.write(m_json.take());
    }

    /** One entry per change of rate, with the step in which it begins; a rate may hold through several steps.
     */
    void writeRates(const Prediction& prediction, std::size_t message)
    {
        m_json.key("rates");
        if (!prediction.timeline.hasAllSegments) {
            m_json.null();
            return;
        }
        m_json.beginList();
        const std::vector<RateSegment> segments = prediction.timeline.segments(message);
        for (std::size_t i = 0; i < segments.size(); ++i) {
            const RateSegment& segment = segments[i];
            const double to = i + 1 < segments.size() ? segments[i + 1].from
                                                      : prediction.timeline.messages[message].transferEnd;
            m_json.beginObject();
            m_json.key("step");
            m_json.count(segment.step + 1);
            writeNumber("from_s", segment.from);
            writeNumber("to_s", to);
            writeNumber("bytes_per_s", segment.rate);
            m_json.key("limited_by");
            if (segment.limitingChannel == kNoChannel)
                m_json.null();
            else
                m_json.text(prediction.placed.network->channelName(ChannelId(segment.limitingChannel)));
            m_json.endObject();
        }
        m_json.endList();
    }

    void writeIssues(const IssueList& issues)
    {
        m_json.key("issues");
        m_json.beginList();
        for (const Issue& issue : issues) {
            m_json.beginObject(JsonWriter::Layout::line);
            writeText("severity", severityText(issue.severity));
            writeText("text", issue.text);
            m_json.endObject();
        }
        m_json.endList();
    }

    Output& m_output;
    JsonWriter m_json;
};

} // namespace

std::unique_ptr<PredictionWriter> makePredictionJson(Output& output)
{
    return std::make_unique<PredictionJson>(output);
}

} // namespace contraflow::cli
