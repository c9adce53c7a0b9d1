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
        writeText("platform", m_project.platforms[data.platform].name);
        m_json.key("measurements");
        m_json.beginList(Layout::line);
        for (const std::string& name : data.measurements)
            m_json.text(name);
        m_json.endList();
        writeCount("patterns", data.patterns.size());
        writeCount("messages", data.measured.size());
        writeCount("folds", crossValidationFolds(data.patterns.size()).size());
        writeText("summary", rankingSentence(m_calibration));
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

    void writeErrors(std::string_view key, const std::optional<ErrorSummary>& errors)
    {
        m_json.key(key);
        if (!errors)
            return m_json.null();
        m_json.beginObject(Layout::line);
        writeNumber("mean_abs_error_pct", errors->absolute.mean);
        writeNumber("mean_error_pct", errors->mean);
        writeNumber("within_10_pct", 100 * errors->within);
        m_json.endObject();
    }

    void writeComparison(std::string_view key, const PairedComparison& comparison)
    {
        m_json.key(key);
        m_json.beginObject(Layout::line);
        writeNumber("difference_points", comparison.difference);
        if (comparison.outcome != PairedComparison::Outcome::tooFewPatterns) {
            writeNumber("low", comparison.low);
            writeNumber("high", comparison.high);
        }
        writeText("first", word(comparison.outcome));
        m_json.endObject();
    }

    void writeModel(const RankedModel& model)
    {
        m_json.beginObject();
        writeText("kind", model.fit.model.kind);
        writeErrors("left_out", model.leftOut);
        writeErrors("fitted", model.fitted);
        if (&model != &m_calibration.ranking.front())
            writeComparison("first_against_this", model.toBest);
        writeText("interval_method", word(model.fit.method));
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
        writeText("name", parameter.name);
        writeNumber("value", parameter.value);
        if (parameter.standing != FittedParameter::Standing::withoutEffect) {
            writeNumber("low", parameter.low);
            writeNumber("high", parameter.high);
        }
        writeText("standing", word(parameter.standing));
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
            writeText("kind", failed.kind);
            writeText("reason", failed.reason);
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
            writeText("subject", word(finding.subject));
            writeText("support", word(finding.support));
            writeText("sentence", finding.sentence);
            if (finding.withSharing)
                writeComparison("sharing_against_none", *finding.withSharing);
            m_json.endObject();
        }
        m_json.endList();
        m_json.key("suggested_runs");
        m_json.beginList();
        for (const SuggestedRun& run : m_calibration.verdict.runs) {
            m_json.beginObject(Layout::line);
            writeText("recipe", run.pattern);
            writeText("command", run.command);
            writeText("reason", run.reason);
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
        writeNumber("value", estimate->value);
        writeNumber("low", estimate->low);
        writeNumber("high", estimate->high);
        m_json.endObject();
    }

    void writeFigures()
    {
        m_json.key("capacities");
        m_json.beginList();
        for (const CapacityFit& fit : m_calibration.capacities) {
            m_json.beginObject(Layout::line);
            writeText("links", fit.links);
            writeNumber("present_bytes_per_s", fit.present);
            writeEstimate("fitted_bytes_per_s", fit.hasEffect ? std::optional(fit.fitted) : std::nullopt);
            m_json.endObject();
        }
        m_json.endList();
        m_json.key("benchmarks");
        m_json.beginList();
        for (const BenchmarkFit& fit : m_calibration.benchmarks) {
            m_json.beginObject(Layout::line);
            writeText("benchmark", fit.name);
            writeText("kind", fit.kind);
            writeEstimate("alpha_s", fit.startUp);
            writeEstimate("bandwidth_bytes_per_s", fit.bandwidth);
            writeNumber("mean_abs_error_pct", fit.error);
            writeText("problem", fit.problem);
            m_json.endObject();
        }
        m_json.endList();
        m_json.key("gige_formulas");
        m_json.beginList();
        for (const FanOutBeta& fan : m_calibration.gige.fanOuts) {
            m_json.beginObject(Layout::line);
            writeText("pattern", fan.pattern);
            writeCount("fan", fan.fan);
            writeNumber("beta", fan.beta);
            m_json.endObject();
        }
        for (const CompleteGraphGammas& graph : m_calibration.gige.completeGraphs) {
            m_json.beginObject(Layout::line);
            writeText("pattern", graph.pattern);
            writeNumber("beta", graph.beta);
            writeNumber("gamma_o", graph.gammaOut);
            writeNumber("gamma_i", graph.gammaIn);
            m_json.endObject();
        }
        m_json.endList();
    }

    /** For a plot of errors: each observation under the first of the ranking. */
    void writeResiduals()
    {
        const RankedModel& best = m_calibration.ranking.front();
        const TrainingData& data = m_calibration.data;
        m_json.key("residuals");
        m_json.beginObject();
        writeText("kind", best.fit.model.kind);
        m_json.key("points");
        m_json.beginList();
        for (std::size_t p = 0; p < data.patterns.size(); ++p) {
            const TrainingPattern& pattern = data.patterns[p];
            const auto& rows =
                findByName(m_project.workloads, m_project.scenarios[pattern.scenario].workload)->messages;
            for (std::size_t i = 0; i < pattern.observations.size(); ++i) {
                const std::size_t at = data.offset(p) + i;
                m_json.beginObject(Layout::line);
                writeText("pattern", pattern.name);
                writeText("message", rows[pattern.placed.messages[pattern.observations[i].message].row].id);
                writeNumber("measured_s", data.measured[at]);
                writeNumber("fitted_s", best.fit.fitted[at]);
                if (!best.fit.leftOut.empty())
                    writeNumber("left_out_s", best.fit.leftOut[at]);
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
