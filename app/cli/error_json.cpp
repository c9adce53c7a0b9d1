// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/error_report.h"
#include "app/cli/table_json.h"
#include "core/tables/table_parts.h"

#include <numeric>

namespace contraflow::cli {

namespace {

using Layout = JsonWriter::Layout;

/** Each with its messages, and they with what models predict for them. */
void writePatterns(JsonWriter& json, const std::shared_ptr<const ErrorReport>& report, Output& output)
{
    const Table patterns = errorTable(report, ErrorView::patterns, ErrorLayout::sideBySide);
    const Table messages = errorTable(report, ErrorView::messages, ErrorLayout::sideBySide);
    json.key("patterns");
    json.beginList();
    for (std::size_t p = 0; p < patterns.rowCount() && !output.hasFailed(); ++p) {
        json.beginObject();
        writeMembers(json, patterns, p);
        const MeasuredPattern& pattern = report->data.patterns[p];
        std::vector<std::size_t> rows(pattern.messageCount);
        std::iota(rows.begin(), rows.end(), std::size_t{pattern.firstMessage});
        writeRows(json, "messages", rowsOf(messages, std::move(rows)), output);
        json.endObject();
    }
    json.endList();
}

/** The edges of the bins once, and the bars above them as lists. */
void writeBins(JsonWriter& json, const std::shared_ptr<const ErrorReport>& report)
{
    const ErrorHistograms& histograms = report->histograms;
    json.key("bins");
    json.beginObject();
    json.text("by", groupingName(histograms.by));
    json.number("width_pct", histograms.bins.width);
    json.key("from_pct");
    json.beginList(Layout::line);
    for (std::size_t bin = 0; bin < histograms.bins.count; ++bin)
        json.number(histograms.bins.lower(bin));
    json.endList();
    json.key("counts");
    json.beginList();
    const Table bins = errorTable(report, ErrorView::bins);
    for (std::size_t first = 0; first < bins.rowCount(); first += histograms.bins.count) {
        json.beginObject(Layout::line);
        for (const char* key : {"model", "kind", "group"})
            json.text(key, *bins.cell(first, columnWithKey(bins, key)).text());
        json.key("messages");
        json.beginList();
        for (std::size_t bin = 0; bin < histograms.bins.count; ++bin)
            json.number(*bins.cell(first + bin, columnWithKey(bins, "messages")).number());
        json.endList();
        json.endObject();
    }
    json.endList();
    json.endObject();
}

} // namespace

void writeErrorJson(const std::shared_ptr<const ErrorReport>& report, Output& output)
{
    JsonWriter json;
    json.beginObject();
    json.text("contraflow", CONTRAFLOW_VERSION);
    writeRows(json, "models", errorTable(report, ErrorView::models), output);
    writePatterns(json, report, output);
    writeRows(json, "tasks", errorTable(report, ErrorView::tasks), output);
    writeBins(json, report);
    writeRows(json, "campaign", errorTable(report, ErrorView::campaign), output);
    json.endObject();
    output.write(json.take());
}

} // namespace contraflow::cli
