// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/error_report.h"
#include "app/cli/json_writer.h"

namespace contraflow::cli {

namespace {

// Published: a key keeps its name and meaning; there may be more.
class ErrorJson
{
public:
    ErrorJson(const ErrorReport& report, Output& output) : m_report(report), m_output(output) {}

    void write()
    {
        m_json.beginObject();
        text("contraflow", CONTRAFLOW_VERSION);
        list("models", [this] {
            for (std::size_t m = 0; m < m_report.data.models.size(); ++m)
                writeModel(m);
        });
        list("patterns", [this] {
            for (std::size_t p = 0; p < m_report.data.patterns.size() && !m_output.hasFailed(); ++p)
                writePattern(p);
        });
        list("tasks", [this] {
            for (const SenderErrors& sender : m_report.senders)
                writeSender(sender);
        });
        writeBins();
        list("campaign", [this] {
            for (const CampaignRow& row : m_report.campaign.rows)
                writeRow(row);
        });
        m_json.endObject();
        m_output.write(m_json.take());
    }

private:
    using Layout = JsonWriter::Layout;

    template<typename Body>
    void list(std::string_view key, const Body& body, Layout layout = Layout::block)
    {
        m_json.key(key);
        m_json.beginList(layout);
        body();
        m_json.endList();
    }

    void text(std::string_view key, std::string_view value)
    {
        m_json.key(key);
        m_json.text(value);
    }

    void number(std::string_view key, double value)
    {
        m_json.key(key);
        m_json.number(value);
    }

    void count(std::string_view key, std::size_t value)
    {
        m_json.key(key);
        m_json.count(value);
    }

    template<typename Value>
    void optional(std::string_view key, const std::optional<Value>& value)
    {
        m_json.key(key);
        if (!value)
            m_json.null();
        else if constexpr (std::is_same_v<Value, double>)
            m_json.number(*value);
        else
            m_json.count(*value);
    }

    void mean(std::string_view key, const MeanEstimate& estimate)
    {
        optional(key, estimate.count > 0 ? std::optional(estimate.mean) : std::nullopt);
    }

    void nameModel(std::size_t model)
    {
        text("model", m_report.data.models[model].model);
        text("kind", m_report.data.models[model].kind);
    }

    void writeModel(std::size_t model)
    {
        const ErrorSummary& summary = m_report.summaries[model];
        m_json.beginObject(Layout::line);
        nameModel(model);
        writeSummary(summary);
        count("outliers", m_report.outlierCount(model));
        m_json.endObject();
    }

    void writePattern(std::size_t number)
    {
        const MeasuredPattern& pattern = m_report.data.patterns[number];
        m_json.beginObject();
        text("project", m_report.projectNames[pattern.project]);
        text("measurement", m_report.measurement(pattern));
        text("scenario", m_report.scenario(pattern));
        count("nodes", pattern.nodes);
        count("d", pattern.degree);
        m_json.key("traffic_both_ways");
        m_json.boolean(pattern.hasTrafficBothWays);
        writeProvenance(m_report.provenance(pattern));
        list("models", [this, number] {
            for (std::size_t m = 0; m < m_report.data.models.size(); ++m)
                writePatternModel(number, m);
        });
        list("messages", [this, &pattern] {
            for (std::size_t i = 0; i < pattern.messageCount; ++i)
                writeMessage(pattern.firstMessage + i);
        });
        m_json.endObject();
    }

    void writeProvenance(const Provenance& provenance)
    {
        m_json.key("provenance");
        if (provenance.isEmpty())
            return m_json.null();
        m_json.beginObject(Layout::line);
        text("file", provenance.file);
        text("sha256", provenance.sha256);
        text("imported", provenance.date);
        text("importer", provenance.importer);
        text("measured", provenance.measured);
        text("machine", provenance.machine);
        text("mpi", provenance.mpi);
        text("note", provenance.note);
        m_json.endObject();
    }

    void writePatternModel(std::size_t number, std::size_t model)
    {
        const ErrorSummary summary = m_report.summaryOf(m_report.data.patterns[number], model);
        if (summary.count == 0)
            return;
        m_json.beginObject(Layout::line);
        nameModel(model);
        optional("steps", m_report.data.models[model].patternSteps[number]);
        writeSummary(summary);
        m_json.endObject();
    }

    void writeSummary(const ErrorSummary& summary)
    {
        count("messages", summary.count);
        mean("abs_err_pct", summary.absolute);
        optional("ci95_pct", summary.absolute.halfWidth);
        number("mean_err_pct", summary.mean);
        number("within_10_pct", 100 * summary.within);
    }

    void writeMessage(std::size_t message)
    {
        const MeasuredMessage& measured = m_report.data.messages[message];
        const MessageRow& row = m_report.row(message);
        m_json.beginObject(Layout::line);
        text("message", row.id);
        text("source", row.source);
        text("destination", row.destination);
        count("degree", measured.degree);
        m_json.key("crosses_racks");
        m_json.boolean(measured.crossesRacks);
        number("measured_s", measured.measured.mean);
        optional("ci95_s", measured.measured.ci95 > 0 ? std::optional(measured.measured.ci95) : std::nullopt);
        list("predictions", [this, message] {
            for (std::size_t m = 0; m < m_report.data.models.size(); ++m)
                writePrediction(m, message);
        });
        m_json.endObject();
        constexpr std::size_t kPiece = 1 << 16;
        if (m_json.pendingBytes() >= kPiece)
            m_output.write(m_json.take());
    }

    void writePrediction(std::size_t model, std::size_t message)
    {
        if (!m_report.wasPredicted(model, message))
            return;
        const ModelErrors& errors = m_report.data.models[model];
        m_json.beginObject();
        text("model", errors.model);
        number("predicted_s", errors.predicted[message]);
        number("error_pct", errors.errors[message]);
        count("steps", errors.messageSteps[message]);
        m_json.key("outlier");
        m_json.boolean(m_report.outliers[model][message]);
        m_json.endObject();
    }

    void writeSender(const SenderErrors& sender)
    {
        const MeasuredPattern& pattern = m_report.data.patterns[sender.pattern];
        for (std::size_t m = 0; m < sender.models.size(); ++m) {
            const std::optional<TaskError>& error = sender.models[m];
            if (!error)
                continue;
            m_json.beginObject(Layout::line);
            text("project", m_report.projectNames[pattern.project]);
            text("measurement", m_report.measurement(pattern));
            text("task", sender.task);
            nameModel(m);
            count("messages", error->messages);
            number("measured_s", error->measured);
            number("predicted_s", error->predicted);
            number("abs_err_pct", error->percent());
            m_json.endObject();
        }
    }

    void writeBins()
    {
        const ErrorHistograms& histograms = m_report.histograms;
        m_json.key("bins");
        m_json.beginObject();
        text("by", groupingName(histograms.by));
        number("width_pct", histograms.bins.width);
        list(
            "from_pct",
            [&] {
                for (std::size_t bin = 0; bin < histograms.bins.count; ++bin)
                    m_json.number(histograms.bins.lower(bin));
            },
            Layout::line);
        list("counts", [&] {
            for (const ErrorHistograms::Panel& panel : histograms.panels)
                for (std::size_t group = 0; group < panel.counts.size(); ++group)
                    writeCounts(panel, group);
        });
        m_json.endObject();
    }

    void writeCounts(const ErrorHistograms::Panel& panel, std::size_t group)
    {
        const ErrorHistograms& histograms = m_report.histograms;
        m_json.beginObject(Layout::line);
        nameModel(panel.model);
        text("group", histograms.by == ErrorGrouping::none
                          ? std::string()
                          : groupText(histograms.by, histograms.groups[group]));
        list("messages", [&] {
            for (const std::size_t messages : panel.counts[group])
                m_json.count(messages);
        });
        m_json.endObject();
    }

    void writeRow(const CampaignRow& row)
    {
        for (const CampaignModel& model : row.models) {
            if (model.error.count == 0)
                continue;
            m_json.beginObject(Layout::line);
            text("set", m_report.campaign.sets[row.set]);
            optional("nodes", row.nodes);
            optional("d", row.degree);
            count("patterns", row.patterns);
            count("messages", row.messages);
            count("both_ways_patterns", row.bothWaysPatterns);
            nameModel(model.model);
            mean("steps", model.steps);
            optional("pi_pct", model.error.halfWidth);
            mean("abs_err_pct", model.error);
            mean("abs_err_both_ways_pct", model.bothWays);
            mean("fairness_abs_err_both_ways_pct", row.fairness.value_or(MeanEstimate()));
            number("within_10_pct", 100 * model.within);
            m_json.endObject();
        }
    }

    const ErrorReport& m_report;
    Output& m_output;
    JsonWriter m_json;
};

} // namespace

void writeErrorJson(const ErrorReport& report, Output& output)
{
    ErrorJson(report, output).write();
}

} // namespace contraflow::cli
