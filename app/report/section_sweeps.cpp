// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_plots.h"
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace contraflow::report {

namespace {

std::string nameOf(const SweepRange& range)
{
    switch (range.parameter) {
    case SweepParameter::size:
        return "the size of every message";
    case SweepParameter::scale:
        return "the sizes of all messages, times a factor";
    case SweepParameter::processes:
        return "the number of processes";
    case SweepParameter::oversubscription:
        return "the oversubscription";
    case SweepParameter::nic:
        return "the bandwidth of every node";
    case SweepParameter::speed:
        return "the speed of computations";
    case SweepParameter::parameter:
        return "the parameter " + range.name;
    }
    return range.name;
}

using Curves = std::vector<const SweepCurve*>;

/** The curves of one group of candidates. */
Curves curvesOf(const Sweep& sweep, std::size_t group)
{
    Curves curves;
    for (const SweepCurve& curve : sweep.curves)
        if (curve.group == group)
            curves.push_back(&curve);
    return curves;
}

/** The fastest at a value; nothing where none has a prediction. */
std::optional<std::size_t> fastestAt(const Curves& curves, std::size_t point)
{
    std::optional<std::size_t> fastest;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        if (!curves[i]->points[point].failure.empty())
            continue;
        if (!fastest ||
            clearlyGreater(curves[*fastest]->points[point].makespan, curves[i]->points[point].makespan))
            fastest = i;
    }
    return fastest;
}

/** "hdr is the fastest at 0.01 to 1, roce from 10 on": who leads, run by run. */
std::string leadersText(const SweepRange& range, const Curves& curves)
{
    std::string text;
    std::size_t first = 0;
    while (first < range.values.size()) {
        const std::optional<std::size_t> leader = fastestAt(curves, first);
        std::size_t last = first;
        while (last + 1 < range.values.size() && fastestAt(curves, last + 1) == leader)
            ++last;
        if (leader) {
            const std::string span =
                first == last ? range.texts[first] : range.texts[first] + " to " + range.texts[last];
            text += (text.empty() ? "" : "; ") + curves[*leader]->label + " is the fastest at " + span;
        }
        first = last + 1;
    }
    return text.empty() ? text : text + ".";
}

/** A row for each candidate, a column for each value. */
Table timesTable(const SweepRange& range, const Curves& curves)
{
    std::vector<Table::Column> columns{{"candidate", "Candidate"}};
    for (const std::string& text : range.texts)
        columns.push_back({text, text, ColumnKind::seconds});
    Table table("sweep", "Sweep", std::move(columns));
    for (const SweepCurve* curve : curves) {
        std::vector<TableCell> cells{curve->label};
        for (const SweepPoint& point : curve->points)
            cells.push_back(point.failure.empty() ? TableCell(point.makespan) : TableCell());
        table.addRow(std::move(cells));
    }
    return table;
}

/** The same with a row for each value, for more values than a page has room for beside one another. */
Table longTable(const SweepRange& range, const Curves& curves)
{
    std::vector<Table::Column> columns{{"value", range.name}};
    for (const SweepCurve* curve : curves)
        columns.push_back({curve->label, curve->label, ColumnKind::seconds});
    Table table("sweep", "Sweep", std::move(columns));
    for (std::size_t i = 0; i < range.values.size(); ++i) {
        std::vector<TableCell> cells{range.texts[i]};
        for (const SweepCurve* curve : curves)
            cells.push_back(curve->points[i].failure.empty() ? TableCell(curve->points[i].makespan)
                                                             : TableCell());
        table.addRow(std::move(cells));
    }
    return table;
}

} // namespace

Section sweepsSection(const ReportData& data)
{
    constexpr std::size_t kMostColumns = 7;
    Section section;
    if (!data.comparison)
        return section;
    const auto candidates = std::make_shared<CandidatesView>();
    candidates->show(*data.comparison);
    for (const Sweep& sweep : data.sweeps) {
        section.blocks.emplace_back(Subheading{"Over " + nameOf(sweep.range)});
        for (std::size_t g = 0; g < data.comparison->groups.size(); ++g) {
            const Curves curves = curvesOf(sweep, g);
            if (curves.empty())
                continue;
            const std::string& workload = data.comparison->groups[g].workload;
            if (curves.size() > 1)
                section.blocks.emplace_back(
                    Paragraph{"With " + workload + ": " + leadersText(sweep.range, curves)});
            section.blocks.emplace_back(
                TableBlock{sweep.range.values.size() <= kMostColumns ? timesTable(sweep.range, curves)
                                                                     : longTable(sweep.range, curves),
                           "Makespan with " + workload + " over " + nameOf(sweep.range) + ".", 60,
                           "'contraflow compare --sweep'"});
            auto view = std::make_shared<SweepView>();
            view->candidates = candidates;
            view->sweep = sweep;
            PlotInput input;
            input.candidates = candidates;
            input.sweep = std::move(view);
            input.scenario = data.comparison->groups[g].candidates.front().scenario;
            addPlot(section, "sweep", input,
                    "Makespan with " + workload + " over " + nameOf(sweep.range) + ".");
        }
        for (const std::string& note : sweep.notes)
            section.blocks.emplace_back(Paragraph{note});
    }
    for (const std::string& text : data.withoutSweep)
        section.blocks.emplace_back(Paragraph{text});
    return section;
}

} // namespace contraflow::report
