// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/alltoall_output.h"
#include "app/cli/json_writer.h"

namespace contraflow::cli {

namespace {

// Published: a key keeps its name and meaning; there may be more.
class AllToAllJson
{
public:
    std::string text(const AllToAllReport& report)
    {
        m_json.beginObject();
        writeText("contraflow", CONTRAFLOW_VERSION);
        writeText("scenario", report.scenario);
        writeText("platform", report.platform);
        writeText("model", report.model);
        m_json.key("point_to_point");
        m_json.beginObject();
        writeNumber("alpha_s", report.figures.link.startUp);
        writeText("alpha_source", report.startUpSource);
        writeNumber("beta_s_per_byte", report.figures.link.secondsPerByte);
        writeText("beta_source", report.betaSource);
        m_json.endObject();
        writeSignature(report);
        m_json.key("throughput_s_per_byte");
        if (report.figures.throughput)
            m_json.number(report.figures.throughput->secondsPerByte());
        else
            m_json.null();
        writeText("measured", report.measuredSource);
        writePredictions(report.study);
        writeErrors(report.study);
        m_json.endObject();
        return m_json.take();
    }

    std::string text(const BoundsReport& report)
    {
        const ExchangeBounds& bounds = report.bounds;
        m_json.beginObject();
        writeText("contraflow", CONTRAFLOW_VERSION);
        writeText("scenario", report.scenario);
        writeNumber("alpha_s", bounds.startUp);
        writeCount("claim_1_start_ups", bounds.startUps);
        writeNumber("claim_2_s", bounds.seconds);
        writeNumber("claim_3_s", bounds.together);
        m_json.key("claim_3_is_of_one_port");
        m_json.boolean(bounds.isOfOnePort);
        writeNumber("busiest_port_s", bounds.busiestPort);
        m_json.key("makespan_s");
        if (report.makespan)
            m_json.number(*report.makespan);
        else
            m_json.null();
        m_json.key("processes");
        m_json.beginList();
        for (std::size_t i = 0; i < bounds.loads.size(); ++i) {
            const ProcessLoad& load = bounds.loads[i];
            m_json.beginObject(JsonWriter::Layout::line);
            writeText("process", report.exchange.processes[i]);
            writeCount("sends", load.sends);
            writeCount("receives", load.receives);
            writeNumber("sent_bytes", load.sentBytes);
            writeNumber("received_bytes", load.receivedBytes);
            writeNumber("send_s", load.sendSeconds);
            writeNumber("receive_s", load.receiveSeconds);
            writeNumber("bound_s", load.bound(bounds.startUp));
            m_json.endObject();
        }
        m_json.endList();
        m_json.endObject();
        return m_json.take();
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
    void writeCount(std::string_view key, std::size_t value)
    {
        m_json.key(key);
        m_json.count(value);
    }
    void writeOptional(std::string_view key, const std::optional<double>& value)
    {
        m_json.key(key);
        if (value)
            m_json.number(*value);
        else
            m_json.null();
    }

    /** The threshold of a signature without a start-up is not finite, hence null. */
    void writeSignature(const AllToAllReport& report)
    {
        m_json.key("signature");
        if (!report.figures.signature) {
            m_json.null();
            return;
        }
        const ContentionSignature& signature = *report.figures.signature;
        m_json.beginObject();
        writeText("preset", report.preset ? report.preset->name : std::string());
        writeNumber("gamma", signature.gamma);
        writeNumber("delta_s", signature.delta);
        writeNumber("threshold_bytes", signature.threshold);
        const auto& saturated = report.figures.domain.saturatedFrom;
        m_json.key("saturated_from_processes");
        if (saturated)
            m_json.count(*saturated);
        else
            m_json.null();
        m_json.key("fit");
        if (report.fit)
            writeFit(*report.fit);
        else
            m_json.null();
        m_json.endObject();
    }

    void writeFit(const SignatureFit& fit)
    {
        m_json.beginObject();
        writeNumber("gamma_ci95", fit.gamma.halfWidth);
        writeNumber("gamma_standard_error", fit.gamma.standardError);
        writeOptional("delta_ci95_s", fit.delta ? std::optional(fit.delta->halfWidth) : std::nullopt);
        writeOptional("delta_standard_error_s",
                      fit.delta ? std::optional(fit.delta->standardError) : std::nullopt);
        writeNumber("size_below_threshold_bytes", fit.sizeBelowThreshold);
        m_json.key("plausible_thresholds_bytes");
        m_json.beginList(JsonWriter::Layout::line);
        for (const double threshold : fit.plausibleThresholds)
            m_json.number(threshold);
        m_json.endList();
        writeText("weights", fit.weights == ErrorWeights::relative ? "relative" : "half-widths");
        writeCount("points", fit.points);
        writeCount("degrees_of_freedom", fit.freedom);
        writeNumber("spread", fit.spread);
        writeCount("fewest_processes", fit.range.fewestProcesses);
        writeCount("most_processes", fit.range.mostProcesses);
        writeNumber("least_bytes", fit.range.leastBytes);
        writeNumber("most_bytes", fit.range.mostBytes);
        m_json.key("trials");
        m_json.beginList();
        for (const ThresholdTrial& trial : fit.trials) {
            m_json.beginObject(JsonWriter::Layout::line);
            writeNumber("threshold_bytes", trial.threshold);
            writeNumber("deviance", trial.deviance);
            m_json.endObject();
        }
        m_json.endList();
        m_json.endObject();
    }

    void writePredictions(const AllToAllStudy& study)
    {
        m_json.key("predictions");
        m_json.beginList();
        for (const AllToAllPrediction& prediction : study.predictions) {
            m_json.beginObject(JsonWriter::Layout::line);
            writeCount("processes", prediction.size.processes);
            writeNumber("bytes", prediction.size.bytes);
            writeText("method", methodInfo(prediction.method).name);
            writeNumber("time_s", prediction.seconds);
            writeOptional("measured_s", prediction.measured);
            writeOptional("error_pct", prediction.errorPercent);
            m_json.key("range");
            if (prediction.method == AllToAllMethod::signature)
                m_json.text(domainText(prediction.domain));
            else
                m_json.null();
            m_json.endObject();
        }
        m_json.endList();
    }

    void writeErrors(const AllToAllStudy& study)
    {
        m_json.key("errors");
        m_json.beginList();
        for (const MethodError& entry : study.errors) {
            m_json.beginObject(JsonWriter::Layout::line);
            writeText("method", methodInfo(entry.method).name);
            writeCount("processes", entry.error.processes);
            writeCount("sizes", entry.error.sizes);
            writeNumber("mean_pct", entry.error.meanPercent);
            writeNumber("mean_abs_pct", entry.error.meanAbsolutePercent);
            m_json.endObject();
        }
        m_json.endList();
    }

    JsonWriter m_json;
};

} // namespace

void writeAllToAllJson(const AllToAllReport& report, Output& output)
{
    output.write(AllToAllJson().text(report));
}

void writeBoundsJson(const BoundsReport& report, Output& output)
{
    output.write(AllToAllJson().text(report));
}

} // namespace contraflow::cli
