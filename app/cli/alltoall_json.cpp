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
        m_json.text("contraflow", CONTRAFLOW_VERSION);
        m_json.text("scenario", report.scenario);
        m_json.text("platform", report.platform);
        m_json.text("model", report.model);
        m_json.key("point_to_point");
        m_json.beginObject();
        m_json.number("alpha_s", report.figures.link.startUp);
        m_json.text("alpha_source", report.startUpSource);
        m_json.number("beta_s_per_byte", report.figures.link.secondsPerByte);
        m_json.text("beta_source", report.betaSource);
        m_json.endObject();
        writeSignature(report);
        const auto& throughput = report.figures.throughput;
        m_json.number("throughput_s_per_byte",
                      throughput ? std::optional(throughput->secondsPerByte()) : std::nullopt);
        m_json.text("measured", report.measuredSource);
        writePredictions(report.study);
        writeErrors(report.study);
        m_json.endObject();
        return m_json.take();
    }

    std::string text(const BoundsReport& report)
    {
        const ExchangeBounds& bounds = report.bounds;
        m_json.beginObject();
        m_json.text("contraflow", CONTRAFLOW_VERSION);
        m_json.text("scenario", report.scenario);
        m_json.number("alpha_s", bounds.startUp);
        m_json.count("claim_1_start_ups", bounds.startUps);
        m_json.number("claim_2_s", bounds.seconds);
        m_json.number("claim_3_s", bounds.together);
        m_json.key("claim_3_is_of_one_port");
        m_json.boolean(bounds.isOfOnePort);
        m_json.number("busiest_port_s", bounds.busiestPort);
        m_json.number("makespan_s", report.makespan);
        m_json.key("processes");
        m_json.beginList();
        for (std::size_t i = 0; i < bounds.loads.size(); ++i) {
            const ProcessLoad& load = bounds.loads[i];
            m_json.beginObject(JsonWriter::Layout::line);
            m_json.text("process", report.exchange.processes[i]);
            m_json.count("sends", load.sends);
            m_json.count("receives", load.receives);
            m_json.number("sent_bytes", load.sentBytes);
            m_json.number("received_bytes", load.receivedBytes);
            m_json.number("send_s", load.sendSeconds);
            m_json.number("receive_s", load.receiveSeconds);
            m_json.number("bound_s", load.bound(bounds.startUp));
            m_json.endObject();
        }
        m_json.endList();
        m_json.endObject();
        return m_json.take();
    }

private:
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
        m_json.text("preset", report.preset ? report.preset->name : std::string());
        m_json.number("gamma", signature.gamma);
        m_json.number("delta_s", signature.delta);
        m_json.number("threshold_bytes", signature.threshold);
        const auto& saturated = report.figures.domain.saturatedFrom;
        m_json.count("saturated_from_processes",
                     saturated ? std::optional<std::size_t>(*saturated) : std::nullopt);
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
        m_json.number("gamma_ci95", fit.gamma.halfWidth);
        m_json.number("gamma_standard_error", fit.gamma.standardError);
        m_json.number("delta_ci95_s", fit.delta ? std::optional(fit.delta->halfWidth) : std::nullopt);
        m_json.number("delta_standard_error_s",
                      fit.delta ? std::optional(fit.delta->standardError) : std::nullopt);
        m_json.number("size_below_threshold_bytes", fit.sizeBelowThreshold);
        m_json.key("plausible_thresholds_bytes");
        m_json.beginList(JsonWriter::Layout::line);
        for (const double threshold : fit.plausibleThresholds)
            m_json.number(threshold);
        m_json.endList();
        m_json.text("weights", fit.weights == ErrorWeights::relative ? "relative" : "half-widths");
        m_json.count("points", fit.points);
        m_json.count("degrees_of_freedom", fit.freedom);
        m_json.number("spread", fit.spread);
        m_json.count("fewest_processes", fit.range.fewestProcesses);
        m_json.count("most_processes", fit.range.mostProcesses);
        m_json.number("least_bytes", fit.range.leastBytes);
        m_json.number("most_bytes", fit.range.mostBytes);
        m_json.key("trials");
        m_json.beginList();
        for (const ThresholdTrial& trial : fit.trials) {
            m_json.beginObject(JsonWriter::Layout::line);
            m_json.number("threshold_bytes", trial.threshold);
            m_json.number("deviance", trial.deviance);
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
            m_json.count("processes", prediction.size.processes);
            m_json.number("bytes", prediction.size.bytes);
            m_json.text("method", methodInfo(prediction.method).name);
            m_json.number("time_s", prediction.seconds);
            m_json.number("measured_s", prediction.measured);
            m_json.number("error_pct", prediction.errorPercent);
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
            m_json.text("method", methodInfo(entry.method).name);
            m_json.count("processes", entry.error.processes);
            m_json.count("sizes", entry.error.sizes);
            m_json.number("mean_pct", entry.error.meanPercent);
            m_json.number("mean_abs_pct", entry.error.meanAbsolutePercent);
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
