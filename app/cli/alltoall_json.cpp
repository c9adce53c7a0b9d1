// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/alltoall_output.h"
#include "app/cli/table_json.h"
#include "core/tables/collective_tables.h"

namespace contraflow::cli {

namespace {

// Published: a key keeps its name and meaning; there may be more.
class AllToAllJson
{
public:
    explicit AllToAllJson(Output& output) : m_output(output) {}

    void write(const AllToAllReport& report)
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
        writeRows(m_json, "predictions", allToAllTable(report.scenario, report.study), m_output);
        writeRows(m_json, "errors", methodErrorsTable(report.study), m_output);
        m_json.endObject();
        m_output.write(m_json.take());
    }

    void write(const BoundsReport& report)
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
        writeTextList(m_json, "without", report.without);
        writeRows(m_json, "processes", boundsTable(report.scenario, report.exchange, bounds), m_output);
        m_json.endObject();
        m_output.write(m_json.take());
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

    Output& m_output;
    JsonWriter m_json;
};

} // namespace

void writeAllToAllJson(const AllToAllReport& report, Output& output)
{
    AllToAllJson(output).write(report);
}

void writeBoundsJson(const BoundsReport& report, Output& output)
{
    AllToAllJson(output).write(report);
}

} // namespace contraflow::cli
