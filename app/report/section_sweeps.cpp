// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <memory>

namespace contraflow::report {

namespace {

std::string nameOf(const SweepRange& range)
{
    switch (range.parameter) {
    case SweepParameter::size:
        return sentence("the size of every message");
    case SweepParameter::scale:
        return sentence("the sizes of all messages, times a factor");
    case SweepParameter::processes:
        return sentence("the number of processes");
    case SweepParameter::oversubscription:
        return sentence("the oversubscription");
    case SweepParameter::nic:
        return sentence("the bandwidth of every node");
    case SweepParameter::speed:
        return sentence("the speed of computations");
    case SweepParameter::parameter:
        return sentence("the parameter %1", {range.name});
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

/** Who is the fastest at a value: one, or all that are not told apart from it. */
struct Leaders
{
    std::vector<std::string> labels; ///< empty: not all have a prediction
    bool isOpen = false;             ///< it lies inside the errors of the models which of them it is

    bool operator==(const Leaders&) const = default;
};

Leaders leadersAt(const CandidateGroup& group, const Curves& curves, std::size_t point)
{
    const auto figureOf = [&](const SweepCurve& curve) {
        return JudgedFigure{curve.points[point].makespan,
                            group.candidates[curve.candidate].accuracy.makespan};
    };
    Leaders leaders;
    if (!group.unlikeResults.empty() || std::ranges::any_of(curves, [&](const SweepCurve* curve) {
            return !curve->points[point].failure.empty();
        }))
        return leaders;
    const SweepCurve* first = *std::ranges::min_element(curves, [&](const auto* a, const auto* b) {
        return figureOf(*a).expected() < figureOf(*b).expected();
    });
    for (const SweepCurve* curve : curves) {
        const Standing time = standing(figureOf(*first), figureOf(*curve));
        if (curve == first || time != Standing::less)
            leaders.labels.push_back(curve->label);
        leaders.isOpen = leaders.isOpen || (curve != first && time == Standing::tooClose);
    }
    return leaders;
}

std::string leadText(const Leaders& leaders, const std::string& span)
{
    const std::string who = joinedWords(leaders.labels);
    if (leaders.labels.empty())
        return sentence("nobody is called the fastest, as results are not alike, at %1", {span});
    if (leaders.labels.size() == 1)
        return sentence("%1 is the fastest at %2", {who, span});
    return leaders.isOpen ? sentence("%1 are too close to call at %2", {who, span})
                          : sentence("%1 are equally fast at %2", {who, span});
}

/** "hdr is the fastest at 0.01 to 1; hdr and roce are equally fast at 10": who leads, run by run. */
std::string leadersText(const SweepRange& range, const CandidateGroup& group, const Curves& curves)
{
    std::string text;
    std::size_t first = 0;
    while (first < range.values.size()) {
        const Leaders leaders = leadersAt(group, curves, first);
        std::size_t last = first;
        while (last + 1 < range.values.size() && leadersAt(group, curves, last + 1) == leaders)
            ++last;
        const std::string span =
            first == last ? range.texts[first] : rangeText(range.texts[first], range.texts[last]);
        text += (text.empty() ? "" : "; ") + leadText(leaders, span);
        first = last + 1;
    }
    return text.empty() ? text : text + ".";
}

/** A row for each candidate, a column for each value. */
Table timesTable(const SweepRange& range, const Curves& curves)
{
    std::vector<Table::Column> columns{{"candidate", "Candidate"}};
    for (const std::string& text : range.texts)
        columns.push_back(Table::Column{text, text, ColumnKind::seconds}.translated());
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
    std::vector<Table::Column> columns{Table::Column{range.name, range.name}.translated()};
    for (const SweepCurve* curve : curves)
        columns.push_back(Table::Column{curve->label, curve->label, ColumnKind::seconds}.translated());
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
        section.blocks.emplace_back(Subheading{sentence("Over %1", {nameOf(sweep.range)})});
        for (std::size_t g = 0; g < data.comparison->groups.size(); ++g) {
            const Curves curves = curvesOf(sweep, g);
            if (curves.empty())
                continue;
            const std::string& workload = data.comparison->groups[g].workload;
            if (curves.size() > 1)
                section.blocks.emplace_back(Paragraph{
                    sentence("With %1: %2",
                             {workload, leadersText(sweep.range, data.comparison->groups[g], curves)})});
            const std::string caption =
                sentence("Makespan with %1 over %2.", {workload, nameOf(sweep.range)});
            section.blocks.emplace_back(TableBlock{sweep.range.values.size() <= kMostColumns
                                                       ? timesTable(sweep.range, curves)
                                                       : longTable(sweep.range, curves),
                                                   caption, 60, "'contraflow compare --sweep'"});
            auto view = std::make_shared<SweepView>();
            view->candidates = candidates;
            view->sweep = sweep;
            PlotInput input;
            input.candidates = candidates;
            input.sweep = std::move(view);
            input.scenario = data.comparison->groups[g].candidates.front().scenario;
            addPlot(section, "sweep", input, caption);
        }
        for (const std::string& note : sweep.notes)
            section.blocks.emplace_back(Paragraph{note});
    }
    for (const std::string& text : data.withoutSweep)
        section.blocks.emplace_back(Paragraph{text});
    return section;
}

} // namespace contraflow::report
