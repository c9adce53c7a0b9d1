// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_preview.h"

#include "app/cli/imported.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/io/importers/column_names.h"
#include "core/io/importers/importers.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

constexpr std::size_t kShownRows = 5;

/** What a column is, for the preview: "mean_s: time in s". */
std::string columnText(const ImportColumn& column)
{
    std::string text = column.name + ": " + std::string(columnMeaningName(column.meaning));
    if (column.unit != nullptr)
        text += " in " + std::string(column.unit->symbol);
    else if (dimensionOf(column.meaning))
        text += ", with the unit in each cell";
    return text;
}

std::string tablePreview(const ImportTable& table)
{
    std::string text = "\n" + table.title;
    if (table.processes)
        text += ", " + groupedCount(*table.processes) + " processes";
    text += ": " + counted(table.records.size(), "row");
    text += table.kind ? " (" + std::string(benchmarkKindName(*table.kind)) + ")\n" : "\n";
    TextTable rows;
    for (const ImportColumn& column : table.columns) {
        text += "  " + columnText(column) + "\n";
        rows.addColumn(column.name);
    }
    for (std::size_t i = 0; i < std::min(table.records.size(), kShownRows); ++i) {
        std::vector<std::string> cells = table.records[i].cells;
        cells.resize(table.columns.size());
        rows.addRow(cells);
    }
    return text + rows.text() +
           (table.records.size() > kShownRows
                ? "  and " + groupedCount(table.records.size() - kShownRows) + " more\n"
                : std::string());
}

const char* confidenceText(Confidence confidence)
{
    switch (confidence) {
    case Confidence::certain:
        return "certain";
    case Confidence::likely:
        return "likely";
    case Confidence::chosen:
        return "chosen";
    }
    return "";
}

std::string remarksText(const std::string& name, const ImportPlan& plan)
{
    std::string text;
    for (const std::string& note : plan.notes)
        text += "note: " + note + "\n";
    for (const RejectedLine& line : plan.rejected)
        text += rejectedText(name, line) + "\n";
    return text;
}

} // namespace

std::string importPreview(const std::string& name, const ImportedFile& file)
{
    std::string text = name + ": " + std::string(file.importer->name) + " (" +
                       confidenceText(file.confidence) + ": " + file.evidence + ")\n";
    for (const ImportTable& table : file.tables)
        text += tablePreview(table);
    return text;
}

std::string importPlanText(const std::string& name, const ImportPlan& plan)
{
    std::string text = "\n" + plan.edit.label + ": " + counted(plan.rowCount, "measured value") + "\n";
    for (const std::string& line : plan.made)
        text += "  " + line + "\n";
    return text + remarksText(name, plan);
}

std::string importFaultText(const std::string& name, const ImportedFile& file)
{
    ImportPlan plan;
    plan.notes = file.notes;
    plan.rejected = file.rejected;
    return "\n" + remarksText(name, plan);
}

} // namespace contraflow::cli
