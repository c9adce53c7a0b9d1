// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/error_report.h"
#include "app/cli/number_column.h"
#include "app/cli/text_table.h"
#include "core/analysis/measured_origin.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow::cli {

namespace {

using Align = TextTable::Align;

constexpr std::size_t kMostMessages = 100; ///< beyond it the worst ones are shown
constexpr std::size_t kWorstMessages = 20;
constexpr std::size_t kMostOrigins = 5;

std::string percentText(double percent)
{
    return fixedText(percent, 1);
}

std::string meanText(const MeanEstimate& estimate)
{
    return estimate.count > 0 ? fixedText(estimate.mean, 2) : "";
}

std::string halfWidthText(const MeanEstimate& estimate)
{
    return estimate.halfWidth ? fixedText(*estimate.halfWidth, 2) : "";
}

class Tables
{
public:
    explicit Tables(const ErrorReport& report)
        : m_report(report)
        , m_seconds(secondsOf(report))
        , m_hasSeveralPatterns(report.data.patterns.size() > 1)
    {}

    [[nodiscard]] std::string text(ErrorView view) const
    {
        switch (view) {
        case ErrorView::models:
            return models();
        case ErrorView::patterns:
            return patterns();
        case ErrorView::messages:
            return messages();
        case ErrorView::tasks:
            return tasks();
        case ErrorView::bins:
            return bins();
        case ErrorView::campaign:
            return campaign();
        }
        return {};
    }

private:
    static NumberColumn secondsOf(const ErrorReport& report)
    {
        double longest = 0;
        for (const MeasuredMessage& message : report.data.messages)
            longest = std::max(longest, message.measured.mean);
        return NumberColumn::seconds(longest);
    }

    [[nodiscard]] std::string placeOf(const MeasuredPattern& pattern) const
    {
        const std::string name = m_report.measurement(pattern);
        return m_report.projects.size() > 1 ? m_report.projectNames[pattern.project] + ": " + name : name;
    }

    [[nodiscard]] std::string models() const
    {
        TextTable table;
        table.addColumn("model");
        table.addColumn("kind");
        table.addColumn("messages", Align::right);
        table.addColumn("mean |error| (%)", Align::point);
        table.addColumn("± (%)", Align::point);
        table.addColumn("mean error (%)", Align::point);
        table.addColumn("within ±10 % (%)", Align::point);
        table.addColumn("outliers", Align::right);
        table.addColumn("worst (%)", Align::point);
        table.addColumn("of message");
        for (std::size_t m = 0; m < m_report.data.models.size(); ++m) {
            const ModelErrors& model = m_report.data.models[m];
            const ErrorSummary& summary = m_report.summaries[m];
            std::vector<std::string> cells{model.model, model.kind, std::to_string(summary.count)};
            if (summary.worst) {
                const MeasuredPattern& pattern = m_report.patternOf(*summary.worst);
                const std::string id = m_report.row(*summary.worst).id;
                cells.insert(cells.end(), {meanText(summary.absolute), halfWidthText(summary.absolute),
                                           percentText(summary.mean), percentText(100 * summary.within),
                                           std::to_string(m_report.outlierCount(m)),
                                           percentText(model.errors[*summary.worst]),
                                           m_hasSeveralPatterns ? id + " of " + placeOf(pattern) : id});
            }
            table.addRow(std::move(cells));
        }
        return "Errors of " + std::to_string(m_report.data.messages.size()) + " messages in " +
               std::to_string(m_report.data.patterns.size()) +
               (m_hasSeveralPatterns ? " measurements\n" : " measurement\n") + origins() + "\n" +
               table.text();
    }

    /** Where the times come from, the first few places of many. */
    [[nodiscard]] std::string origins() const
    {
        const std::vector<MeasuredOrigin> all = originsOf(m_report.data, m_report.projects);
        std::string text;
        std::size_t known = 0;
        for (const MeasuredOrigin& origin : all) {
            if (origin.text.empty())
                continue;
            if (++known <= kMostOrigins)
                text += "  " + origin.text +
                        (all.size() > 1 ? ": " + std::to_string(origin.patterns) + " measured\n" : "\n");
        }
        if (known > kMostOrigins)
            text += "  and " + std::to_string(known - kMostOrigins) + " more origins\n";
        return text;
    }

    [[nodiscard]] std::string patterns() const
    {
        TextTable table;
        table.addColumn("measurement");
        table.addColumn("scenario");
        table.addColumn("messages", Align::right);
        table.addColumn("model");
        table.addColumn("steps", Align::right);
        table.addColumn("mean |error| (%)", Align::point);
        table.addColumn("± (%)", Align::point);
        table.addColumn("mean error (%)", Align::point);
        table.addColumn("within ±10 % (%)", Align::point);
        for (std::size_t p = 0; p < m_report.data.patterns.size(); ++p)
            for (std::size_t m = 0; m < m_report.data.models.size(); ++m) {
                const MeasuredPattern& pattern = m_report.data.patterns[p];
                const ModelErrors& model = m_report.data.models[m];
                const ErrorSummary summary = m_report.summaryOf(pattern, m);
                if (summary.count == 0)
                    continue;
                table.addRow({placeOf(pattern), m_report.scenario(pattern), std::to_string(summary.count),
                              model.model, std::to_string(model.patternSteps[p].value_or(0)),
                              meanText(summary.absolute), halfWidthText(summary.absolute),
                              percentText(summary.mean), percentText(100 * summary.within)});
            }
        return "Measurements\n\n" + table.text();
    }

    /** All messages, or the worst ones of many. */
    [[nodiscard]] std::vector<std::size_t> shownMessages() const
    {
        std::vector<std::size_t> shown(m_report.data.messages.size());
        std::iota(shown.begin(), shown.end(), std::size_t{0});
        if (shown.size() <= kMostMessages)
            return shown;
        std::vector<double> worst(shown.size(), 0);
        for (const ModelErrors& model : m_report.data.models)
            for (std::size_t i = 0; i < worst.size(); ++i)
                if (std::isfinite(model.errors[i]))
                    worst[i] = std::max(worst[i], std::abs(model.errors[i]));
        std::stable_sort(shown.begin(), shown.end(),
                         [&](std::size_t a, std::size_t b) { return worst[a] > worst[b]; });
        shown.resize(kWorstMessages);
        return shown;
    }

    [[nodiscard]] std::string messages() const
    {
        const std::vector<std::size_t> shown = shownMessages();
        const auto hasInterval = [this](std::size_t i) {
            return m_report.data.messages[i].measured.ci95 > 0;
        };
        const bool hasIntervals = std::any_of(shown.begin(), shown.end(), hasInterval);
        TextTable table;
        if (m_hasSeveralPatterns)
            table.addColumn("measurement");
        table.addColumn("message");
        table.addColumn("from");
        table.addColumn("to");
        table.addColumn("measured (" + m_seconds.unit() + ")", Align::point);
        if (hasIntervals)
            table.addColumn("± (" + m_seconds.unit() + ")", Align::point);
        std::vector<bool> hasMarks;
        for (std::size_t m = 0; m < m_report.data.models.size(); ++m) {
            table.addColumn(m_report.data.models[m].model + " (" + m_seconds.unit() + ")", Align::point);
            table.addColumn("error (%)", Align::point);
            hasMarks.push_back(std::any_of(shown.begin(), shown.end(),
                                           [&](std::size_t i) { return m_report.outliers[m][i]; }));
            if (hasMarks.back())
                table.addColumn("");
        }
        for (const std::size_t i : shown) {
            const MeasuredMessage& message = m_report.data.messages[i];
            const MessageRow& row = m_report.row(i);
            std::vector<std::string> cells;
            if (m_hasSeveralPatterns)
                cells.push_back(placeOf(m_report.patternOf(i)));
            cells.insert(cells.end(),
                         {row.id, row.source, row.destination, m_seconds.text(message.measured.mean)});
            if (hasIntervals)
                cells.push_back(hasInterval(i) ? m_seconds.text(message.measured.ci95) : "");
            for (std::size_t m = 0; m < m_report.data.models.size(); ++m) {
                const bool isKnown = m_report.wasPredicted(m, i);
                const ModelErrors& model = m_report.data.models[m];
                cells.push_back(isKnown ? m_seconds.text(model.predicted[i]) : "");
                cells.push_back(isKnown ? percentText(model.errors[i]) : "");
                if (hasMarks[m])
                    cells.push_back(m_report.outliers[m][i] ? "outlier" : "");
            }
            table.addRow(std::move(cells));
        }
        const std::size_t total = m_report.data.messages.size();
        const std::string heading = shown.size() == total
                                        ? "Messages\n\n"
                                        : "The " + std::to_string(shown.size()) + " worst of " +
                                              std::to_string(total) + " messages\n\n";
        return heading + table.text();
    }

    [[nodiscard]] std::string tasks() const
    {
        TextTable table;
        if (m_hasSeveralPatterns)
            table.addColumn("measurement");
        table.addColumn("task");
        table.addColumn("messages", Align::right);
        table.addColumn("measured (" + m_seconds.unit() + ")", Align::point);
        for (const ModelErrors& model : m_report.data.models) {
            table.addColumn(model.model + " (" + m_seconds.unit() + ")", Align::point);
            table.addColumn("|error| (%)", Align::point);
        }
        for (const SenderErrors& sender : m_report.senders) {
            std::vector<std::string> cells;
            if (m_hasSeveralPatterns)
                cells.push_back(placeOf(m_report.data.patterns[sender.pattern]));
            const auto known = std::find_if(sender.models.begin(), sender.models.end(),
                                            [](const auto& error) { return error.has_value(); });
            cells.insert(cells.end(),
                         {sender.task, std::to_string(sender.messages),
                          known != sender.models.end() ? m_seconds.text((*known)->measured) : ""});
            for (const std::optional<TaskError>& error : sender.models) {
                cells.push_back(error ? m_seconds.text(error->predicted) : "");
                cells.push_back(error ? percentText(error->percent()) : "");
            }
            table.addRow(std::move(cells));
        }
        return "Tasks: the sums of the messages that each sends\n\n" + table.text();
    }

    [[nodiscard]] std::string bins() const
    {
        const ErrorHistograms& histograms = m_report.histograms;
        const bool isGrouped = histograms.by != ErrorGrouping::none;
        TextTable table;
        table.addColumn("from (%)", Align::point);
        table.addColumn("to (%)", Align::point);
        for (const ErrorHistograms::Panel& panel : histograms.panels) {
            table.addColumn(m_report.data.models[panel.model].model, Align::right);
            for (std::size_t group = 0; isGrouped && group < histograms.groups.size(); ++group)
                table.addColumn(groupHeader(histograms.groups[group]), Align::right);
        }
        for (std::size_t bin = 0; bin < histograms.bins.count; ++bin) {
            std::vector<std::string> cells{roundedText(histograms.bins.lower(bin)),
                                           roundedText(histograms.bins.upper(bin))};
            for (const ErrorHistograms::Panel& panel : histograms.panels) {
                cells.push_back(std::to_string(panel.total(bin)));
                for (std::size_t group = 0; isGrouped && group < histograms.groups.size(); ++group)
                    cells.push_back(std::to_string(panel.counts[group][bin]));
            }
            table.addRow(std::move(cells));
        }
        return "Messages by error, in bins of " + roundedText(histograms.bins.width) + " %\n\n" +
               table.text();
    }

    [[nodiscard]] std::string groupHeader(const ErrorGroup& group) const
    {
        std::string text = groupText(m_report.histograms.by, group);
        if (m_report.histograms.by == ErrorGrouping::crossing)
            return text;
        return std::string(groupingName(m_report.histograms.by)) + " " + text;
    }

    [[nodiscard]] std::string campaign() const
    {
        TextTable table;
        table.addColumn("measured on");
        table.addColumn("|N|", Align::right);
        table.addColumn("d", Align::right);
        table.addColumn("patterns", Align::right);
        table.addColumn("messages", Align::right);
        table.addColumn("model");
        table.addColumn("steps", Align::point);
        table.addColumn("π (%)", Align::point);
        table.addColumn("|ε| (%)", Align::point);
        table.addColumn("|ε'| (%)", Align::point);
        table.addColumn("|ε''| (%)", Align::point);
        table.addColumn("within ±10 % (%)", Align::point);
        for (const CampaignRow& row : m_report.campaign.rows)
            for (const CampaignModel& model : row.models) {
                if (model.error.count == 0)
                    continue;
                const bool isWhole = !row.nodes;
                table.addRow({m_report.campaign.sets[row.set], isWhole ? "all" : std::to_string(*row.nodes),
                              isWhole ? "" : std::to_string(*row.degree), std::to_string(row.patterns),
                              std::to_string(row.messages), m_report.data.models[model.model].model,
                              fixedText(model.steps.mean, 1), halfWidthText(model.error),
                              meanText(model.error), meanText(model.bothWays),
                              row.fairness ? meanText(*row.fairness) : "", percentText(100 * model.within)});
            }
        return "Campaign, as in Table II of zhu-2014: |ε| over the messages, π its 95 % half-width,\n"
               "|ε'| and, of max-min, |ε''| over patterns with traffic both ways on a shared link\n\n" +
               table.text();
    }

    const ErrorReport& m_report;
    NumberColumn m_seconds;
    bool m_hasSeveralPatterns = false;
};

} // namespace

std::string errorTables(const ErrorReport& report, const std::vector<ErrorView>& views)
{
    const Tables tables(report);
    std::string text;
    for (const ErrorView view : views) {
        if (!text.empty())
            text += '\n';
        text += tables.text(view);
    }
    return text;
}

} // namespace contraflow::cli
