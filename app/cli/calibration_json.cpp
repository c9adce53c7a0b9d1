// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibration_output.h"
#include "app/cli/json_writer.h"
#include "core/analysis/calibration/calibration_words.h"

#include <optional>

namespace contraflow::cli {

namespace {

using Layout = JsonWriter::Layout;

// Published: a key keeps its name and meaning; there may be more.
class CalibrationJson
{
public:
    CalibrationJson(const Project& project, const Calibration& calibration)
        : m_project(project)
        , m_calibration(calibration)
    {}

    std::string text()
    {
        const TrainingData& data = m_calibration.data;
        m_json.beginObject();
        const bool isOnPlatform = data.platform < m_project.platforms.size();
        m_json.text("platform", isOnPlatform ? m_project.platforms[data.platform].name : std::string());
        m_json.key("measurements");
        m_json.beginList(Layout::line);
        for (const std::string& name : data.measurements)
            m_json.text(name);
        m_json.endList();
        m_json.count("patterns", data.patterns.size());
        m_json.count("messages", data.measured.size());
        m_json.count("folds", crossValidationFolds(data.patterns.size()).size());
        m_json.text("summary", rankingSentence(m_calibration));
        writeRange();
        m_json.key("ranking");
        m_json.beginList();
        for (const RankedModel& model : m_calibration.ranking)
            writeModel(model);
        m_json.endList();
        writeFailed();
        writeVerdict();
        writeFigures();
        writeResiduals();
        m_json.endObject();
        return m_json.take() + "\n";
    }

private:
    void writeErrors(std::string_view key, const std::optional<ErrorSummary>& errors)
    {
        m_json.key(key);
        if (!errors)
            return m_json.null();
        m_json.beginObject(Layout::line);
        m_json.number("mean_abs_error_pct", errors->absolute.mean);
        m_json.number("mean_error_pct", errors->mean);
        m_json.number("within_10_pct", 100 * errors->within);
        m_json.endObject();
    }

    void writeRange()
    {
        m_json.key("learnt_range");
        const TrafficRange range = m_calibration.learntRange();
        if (range.messages == 0)
            return m_json.null();
        m_json.beginObject(Layout::line);
        m_json.number("smallest_bytes", range.smallest);
        m_json.number("largest_bytes", range.largest);
        m_json.count("messages", range.messages);
        m_json.count("out_of_a_node", range.outgoing);
        m_json.count("into_a_node", range.incoming);
        m_json.count("nodes", range.nodes);
        m_json.endObject();
    }

    void writeComparison(std::string_view key, const PairedComparison& comparison)
    {
        m_json.key(key);
        m_json.beginObject(Layout::line);
        m_json.number("difference_points", comparison.difference);
        if (comparison.outcome != PairedComparison::Outcome::tooFewPatterns) {
            m_json.number("low", comparison.low);
            m_json.number("high", comparison.high);
        }
        m_json.text("first", word(comparison.outcome));
        m_json.endObject();
    }

    void writeModel(const RankedModel& model)
    {
        m_json.beginObject();
        m_json.text("kind", model.fit.model.kind);
        writeErrors("left_out", model.leftOut);
        writeErrors("fitted", model.fitted);
        if (&model != &m_calibration.ranking.front())
            writeComparison("first_against_this", model.toBest);
        m_json.text("interval_method", word(model.fit.method));
        m_json.key("parameters");
        m_json.beginList();
        for (const FittedParameter& parameter : model.fit.parameters)
            writeParameter(parameter);
        m_json.endList();
        m_json.endObject();
    }

    void writeParameter(const FittedParameter& parameter)
    {
        m_json.beginObject(Layout::line);
        m_json.text("name", parameter.name);
        m_json.number("value", parameter.value);
        if (parameter.standing != FittedParameter::Standing::withoutEffect) {
            m_json.number("low", parameter.low);
            m_json.number("high", parameter.high);
        }
        m_json.text("standing", word(parameter.standing));
        m_json.key("determined");
        m_json.boolean(!parameter.isUndetermined());
        m_json.endObject();
    }

    void writeFailed()
    {
        m_json.key("failed");
        m_json.beginList();
        for (const FailedModel& failed : m_calibration.failed) {
            m_json.beginObject(Layout::line);
            m_json.text("kind", failed.kind);
            m_json.text("reason", failed.reason);
            m_json.endObject();
        }
        m_json.endList();
    }

    void writeVerdict()
    {
        m_json.key("verdict");
        m_json.beginList();
        for (const DuplexFinding& finding : m_calibration.verdict.findings) {
            m_json.beginObject();
            m_json.text("subject", word(finding.subject));
            m_json.text("support", word(finding.support));
            m_json.text("sentence", finding.sentence);
            if (finding.withSharing)
                writeComparison("sharing_against_none", *finding.withSharing);
            m_json.endObject();
        }
        m_json.endList();
        m_json.key("suggested_runs");
        m_json.beginList();
        for (const SuggestedRun& run : m_calibration.verdict.runs) {
            m_json.beginObject(Layout::line);
            m_json.text("recipe", run.pattern);
            m_json.text("command", run.command);
            m_json.text("reason", run.reason);
            m_json.endObject();
        }
        m_json.endList();
    }

    void writeEstimate(std::string_view key, const std::optional<Estimate>& estimate)
    {
        m_json.key(key);
        if (!estimate)
            return m_json.null();
        m_json.beginObject(Layout::line);
        m_json.number("value", estimate->value);
        m_json.number("low", estimate->low);
        m_json.number("high", estimate->high);
        m_json.endObject();
    }

    void writeFigures()
    {
        m_json.key("capacities");
        m_json.beginList();
        for (const CapacityFit& fit : m_calibration.capacities) {
            m_json.beginObject(Layout::line);
            m_json.text("links", fit.links);
            m_json.number("present_bytes_per_s", fit.present);
            writeEstimate("fitted_bytes_per_s", fit.hasEffect ? std::optional(fit.fitted) : std::nullopt);
            m_json.endObject();
        }
        m_json.endList();
        m_json.key("benchmarks");
        m_json.beginList();
        for (const BenchmarkFit& fit : m_calibration.benchmarks) {
            m_json.beginObject(Layout::line);
            m_json.text("benchmark", fit.name);
            m_json.text("kind", fit.kind);
            writeEstimate("alpha_s", fit.startUp);
            writeEstimate("bandwidth_bytes_per_s", fit.bandwidth);
            m_json.number("mean_abs_error_pct", fit.error);
            m_json.text("problem", fit.problem);
            m_json.endObject();
        }
        m_json.endList();
        m_json.key("gige_formulas");
        m_json.beginList();
        for (const FanOutBeta& fan : m_calibration.gige.fanOuts) {
            m_json.beginObject(Layout::line);
            m_json.text("pattern", fan.pattern);
            m_json.count("fan", fan.fan);
            m_json.number("beta", fan.beta);
            m_json.endObject();
        }
        for (const CompleteGraphGammas& graph : m_calibration.gige.completeGraphs) {
            m_json.beginObject(Layout::line);
            m_json.text("pattern", graph.pattern);
            m_json.number("beta", graph.beta);
            m_json.number("gamma_o", graph.gammaOut);
            m_json.number("gamma_i", graph.gammaIn);
            m_json.endObject();
        }
        m_json.endList();
    }

    /** For a plot of errors: each observation under the first of the ranking. */
    void writeResiduals()
    {
        m_json.key("residuals");
        if (m_calibration.ranking.empty())
            return m_json.null();
        const RankedModel& best = m_calibration.ranking.front();
        const TrainingData& data = m_calibration.data;
        m_json.beginObject();
        m_json.text("kind", best.fit.model.kind);
        m_json.key("points");
        m_json.beginList();
        for (std::size_t p = 0; p < data.patterns.size(); ++p) {
            const TrainingPattern& pattern = data.patterns[p];
            const auto& rows =
                findByName(m_project.workloads, m_project.scenarios[pattern.scenario].workload)->messages;
            for (std::size_t i = 0; i < pattern.observations.size(); ++i) {
                const std::size_t at = data.offset(p) + i;
                m_json.beginObject(Layout::line);
                m_json.text("pattern", pattern.name);
                m_json.text("message", rows[pattern.placed.messages[pattern.observations[i].message].row].id);
                m_json.number("measured_s", data.measured[at]);
                m_json.number("fitted_s", best.fit.fitted[at]);
                if (!best.fit.leftOut.empty())
                    m_json.number("left_out_s", best.fit.leftOut[at]);
                m_json.endObject();
            }
        }
        m_json.endList();
        m_json.endObject();
    }

    const Project& m_project;
    const Calibration& m_calibration;
    JsonWriter m_json;
};

} // namespace

void writeCalibrationJson(const Project& project, const Calibration& calibration, Output& output)
{
    output.write(CalibrationJson(project, calibration).text());
}

} // namespace contraflow::cli
