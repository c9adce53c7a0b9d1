// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/compare_plot.h"

#include "app/desktop/plots/plot_builders.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/style/text.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/base/text.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"
#include "core/tables/what_if_table.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

/** What is known of a figure, in the order of CompareFigure. */
struct FigureInfo
{
    const char* title;
    double TimeFigures::*value;
    ErrorBar CandidateErrorBars::*bar;
};

constexpr FigureInfo kFigures[] = {
    {QT_TRANSLATE_NOOP("Plots", "Makespan"), &TimeFigures::makespan, &CandidateErrorBars::makespan},
    {QT_TRANSLATE_NOOP("Plots", "Mean time"), &TimeFigures::mean, &CandidateErrorBars::mean},
    {QT_TRANSLATE_NOOP("Plots", "95th percentile"), &TimeFigures::percentile95,
     &CandidateErrorBars::percentile95},
    {QT_TRANSLATE_NOOP("Plots", "Slowdown"), &TimeFigures::slowdown, &CandidateErrorBars::slowdown},
};

const FigureInfo& infoOf(CompareFigure figure)
{
    return kFigures[static_cast<std::size_t>(figure)];
}

double figureOf(const TimeFigures& figures, CompareFigure figure)
{
    return figures.*infoOf(figure).value;
}

std::optional<ErrorBar> barOf(const Candidate& candidate, CompareFigure figure)
{
    return candidate.bars ? std::optional((*candidate.bars).*infoOf(figure).bar) : std::nullopt;
}

/** `longest` is the largest of the values that stand in the plot. */
QString valueText(CompareFigure figure, double value, double longest)
{
    if (figure == CompareFigure::slowdown)
        return qtText(groupedText(value, 3)) + QStringLiteral(" ×");
    return timeBeside(value, longest);
}

/** Why there is nothing to compare; empty: there is a group. */
QString hintOf(const ComparePlotRequest& request)
{
    if (!request.view->failure.isEmpty())
        return request.view->failure;
    const CandidateGroup* group = request.view->groupOf(request.scenario);
    if (group && group->reference)
        return {};
    return tr("The scenarios of one workload appear here side by side.\nNone of them can be predicted "
              "yet: see the sheet Compare for the reasons.");
}

/** Whiskers from end to end, whose middle need not be the value itself. */
PlotMark interval(const ErrorBar& bar, double y, std::uint32_t item)
{
    return {(bar.low + bar.high) / 2, y, (bar.high - bar.low) / 2, item};
}

/** Items are scenarios: a click shows one everywhere. */
void pointAtScenarios(BuiltPlot& plot)
{
    plot.highlighted = [](const Selection& selection) {
        return std::set{static_cast<std::uint32_t>(selection.scenario())};
    };
    plot.click = [](std::uint32_t scenario, Selection& selection, Qt::KeyboardModifiers) {
        selection.setScenario(scenario);
        selection.setItems({{{TableKind::scenarios, 0}, scenario, SelectedItem::kWholeRow}});
    };
    plot.dependsOnSelection = true;
}

BuiltPlot candidatesPlot(const PlotInput& input,
                         PlotContent (*content)(const ComparePlotRequest&, const Theme&))
{
    const auto request = std::make_shared<const ComparePlotRequest>(
        ComparePlotRequest{input.candidates, input.scenario, input.figure});
    BuiltPlot plot = plotOf(request, content, compareTable);
    plot.text = [request](std::uint32_t scenario, double) { return candidateText(*request, scenario); };
    pointAtScenarios(plot);
    return plot;
}

/** The list has words, the field what is swept. */
void fillSweeps(QComboBox& box, const Results& results)
{
    const QSignalBlocker blocker(box);
    const auto shown = results.current();
    box.clear();
    for (const auto& [title, text] : usualSweeps(shown ? shown->project : Project()))
        box.addItem(tr("%1: %2").arg(title, qtText(text)), qtText(text));
    box.setCurrentIndex(-1);
    box.setEditText(qtText(results.candidates().sweepText()));
}

/** More groups of links than these are left to the sheet. */
constexpr std::size_t kMostGroups = 40;

/** A row of the plot: a case that applies, or an upgrade. */
struct Row
{
    std::size_t inTable = 0;
    bool isUpgrade = false;
    double percent = 0; ///< of the makespan that goes away
};

/** Cases by what they would gain, then upgrades by what they would save. */
std::vector<Row> rowsOf(const WhatIfView& view)
{
    std::vector<Row> rows;
    if (!view.alikeTable)
        return rows;
    const Table& table = *view.alikeTable;
    const std::size_t percent = columnWithKey(table, "saved_pct");
    const std::size_t cases = view.whatIf.cases.size();
    std::ptrdiff_t applied = 0;
    for (std::size_t i = 0; i < std::min(table.rowCount(), cases + kMostGroups); ++i)
        if (const TableCell cell = table.cell(i, percent); cell.number()) {
            rows.push_back({i, i >= cases, *cell.number()});
            applied += i < cases ? 1 : 0;
        }
    std::stable_sort(rows.begin(), rows.begin() + applied,
                     [](const Row& a, const Row& b) { return a.percent > b.percent; });
    return rows;
}

/** What people read in a column. */
QString shown(const WhatIfView& view, const Row& row, std::string_view key)
{
    const Table& table = *view.alikeTable;
    const std::size_t column = columnWithKey(table, key);
    return qtText(
        readableText(table.cell(row.inTable, column), table.columns()[column], columnStyle(table, column)));
}

} // namespace

QString figureTitle(CompareFigure figure)
{
    return tr(infoOf(figure).title);
}

PlotContent compareBars(const ComparePlotRequest& request, const Theme& theme)
{
    PlotContent content;
    content.hint = hintOf(request);
    if (!content.hint.isEmpty())
        return content;
    const CandidateGroup& group = *request.view->groupOf(request.scenario);
    content.title = tr("%1 of %2 by scenario").arg(figureTitle(request.figure), qtText(group.workload));
    content.subtitle = tr("Against %1").arg(qtText(group.candidates[*group.reference].label));
    content.x.kind = request.figure == CompareFigure::slowdown ? AxisKind::count : AxisKind::time;
    content.x.quantity = figureTitle(request.figure);
    if (request.figure == CompareFigure::slowdown)
        content.x.unit = QStringLiteral("×");
    content.y = rowAxis(tr("Scenario"), group.candidates.size());
    PlotMarks errors{tr("95 % range of the prediction"), theme.text, MarkShape::interval, {}};
    PlotBoxes bars;
    bars.maxPixels = 24;
    double labelled = 0;
    for (const Candidate& candidate : group.candidates)
        if (candidate.isPredicted())
            labelled = std::max(labelled, figureOf(candidate.figures, request.figure));
    if (content.x.kind == AxisKind::time)
        content.x.labelled = labelled;
    double longest = 0;
    for (std::size_t i = 0; i < group.candidates.size(); ++i) {
        const Candidate& candidate = group.candidates[i];
        const auto row = static_cast<double>(i);
        const auto item = static_cast<std::uint32_t>(candidate.scenario);
        content.y.rows.push_back(qtText(candidate.label));
        PlotBox box{0, 0, row - 0.36, row + 0.36};
        box.item = item;
        box.fill = theme.series(i);
        if (candidate.isPredicted()) {
            box.to = figureOf(candidate.figures, request.figure);
            box.beside = valueText(request.figure, box.to, labelled);
            if (request.figure == CompareFigure::makespan && candidate.verdict != TimeVerdict::reference)
                box.beside += QStringLiteral("  ") + qtText(verdictText(candidate));
            if (const auto bar = barOf(candidate, request.figure)) {
                errors.marks.push_back(interval(*bar, row, item));
                box.besideAt = bar->high;
            }
        } else {
            box.beside = tr("no prediction");
        }
        longest = std::max({longest, box.to, box.besideAt});
        bars.boxes.push_back(std::move(box));
    }
    content.x.upper = longest > 0 ? longest * 1.03 : 1;
    content.boxes.push_back(std::move(bars));
    if (!errors.marks.empty())
        content.marks.push_back(std::move(errors));
    return content;
}

/** Slots by which the names of points stand above them. */
constexpr int kAbovePoint = 3;

PlotContent comparePareto(const ComparePlotRequest& request, const Theme& theme)
{
    PlotContent content;
    content.hint = hintOf(request);
    if (!content.hint.isEmpty())
        return content;
    const CandidateGroup& group = *request.view->groupOf(request.scenario);
    if (group.currency.empty()) {
        content.hint = tr("Cost over time appears here.\nGive every platform a price in the same "
                          "currency, in the sheet Platforms, or its nodes and links.");
        return content;
    }
    const bool isTotal = costWord(group) != "price";
    content.title = (isTotal ? tr("Total cost over makespan of %1") : tr("Price over makespan of %1"))
                        .arg(qtText(group.workload));
    const bool isJudged = std::ranges::any_of(group.candidates, [](const Candidate& candidate) {
        return candidate.pareto != ParetoPlace::unknown;
    });
    content.subtitle = isJudged ? tr("On the front no other scenario is as fast and as cheap")
                                : tr("Not of the same things, so there is no front: see the sheet Compare");
    content.x.quantity = tr("Makespan");
    content.y.kind = AxisKind::count;
    content.y.quantity = isTotal ? tr("Total cost") : tr("Price");
    content.y.unit = qtText(group.currency);
    PlotLine front;
    front.name = tr("Front");
    front.color = theme.mutedText;
    front.isDashed = true;
    PlotMarks errors{tr("95 % range of the prediction"), theme.mutedText, MarkShape::interval, {}};
    double longest = 0;
    double dearest = 0;
    for (std::size_t i = 0; i < group.candidates.size(); ++i) {
        const Candidate& candidate = group.candidates[i];
        if (!candidate.isPredicted() || !candidate.price.total())
            continue;
        const QPointF at(candidate.figures.makespan, candidate.price.total()->amount);
        const auto item = static_cast<std::uint32_t>(candidate.scenario);
        content.marks.push_back({{}, theme.series(i), MarkShape::dot, {{at.x(), at.y(), 0, item}}, 6});
        PlotLine label;
        label.color = theme.series(i);
        label.label = qtText(candidate.label);
        label.isStepped = false;
        label.slot = kAbovePoint; // the front goes on to the right of the point, and comes down to it
        label.points = {at};
        content.lines.push_back(std::move(label));
        if (candidate.pareto == ParetoPlace::front || candidate.pareto == ParetoPlace::closeFront)
            front.points.push_back(at);
        longest = std::max(longest, at.x());
        if (candidate.bars) {
            errors.marks.push_back(interval(candidate.bars->makespan, at.y(), item));
            longest = std::max(longest, candidate.bars->makespan.high);
        }
        dearest = std::max(dearest, at.y());
    }
    std::ranges::sort(front.points, [](const QPointF& a, const QPointF& b) {
        return a.x() != b.x() ? a.x() < b.x() : a.y() > b.y();
    });
    content.lines.insert(content.lines.begin(), std::move(front));
    if (!errors.marks.empty())
        content.marks.insert(content.marks.begin(), std::move(errors));
    content.x.labelled = longest; // in the unit of the bars beside it
    content.x.upper = longest > 0 ? longest * 1.05 : 1;
    content.y.upper = dearest > 0 ? dearest * 1.1 : 1;
    content.roomBeside = 100;
    return content;
}

Table compareTable(const ComparePlotRequest& request)
{
    const CandidateGroup* group = request.view->groupOf(request.scenario);
    return candidatesTable(group ? *group : CandidateGroup());
}

QString candidateText(const ComparePlotRequest& request, std::size_t scenario)
{
    std::size_t row = 0;
    for (const CandidateGroup& group : request.view->comparison.groups)
        for (const Candidate& candidate : group.candidates) {
            if (candidate.scenario == scenario)
                return rowText(chosenColumns(*request.view->table,
                                             {"candidate", "platform", "model", "makespan_s",
                                              "makespan_range", "mean_s", "p95_s", "slowdown", "error_reason",
                                              "price_in_currency", "verdict", "failure"}),
                               row);
            ++row;
        }
    return {};
}

PlotOption figureOption(const PlotOptionUse& use)
{
    static constexpr std::array kFigures{CompareFigure::makespan, CompareFigure::mean,
                                         CompareFigure::percentile95, CompareFigure::slowdown};
    QComboBox* box = optionBox(tr("Figure that the bars show"), {});
    for (const CompareFigure figure : kFigures)
        box->addItem(figureTitle(figure));
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    return {box, {}, [box](PlotInput& input) {
                input.figure = kFigures.at(static_cast<std::size_t>(std::max(0, box->currentIndex())));
            }};
}

PlotOption sweepOption(const PlotOptionUse& use)
{
    constexpr int kLetters = 22;
    QComboBox* box =
        optionBox(tr("What the sweep changes, such as nic=1Gbit/s..100Gbit/s or size=1 kB,10 kB,1 MB"), {});
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setMinimumContentsLength(kLetters);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    Results& results = use.results;
    QObject::connect(box, &QComboBox::activated, box, [box, &results](int index) {
        results.candidates().setSweepText(box->itemData(index).toString().toStdString());
        fillSweeps(*box, results);
    });
    QObject::connect(box->lineEdit(), &QLineEdit::returnPressed, box, [box, &results] {
        results.candidates().setSweepText(box->currentText().toStdString());
    });
    return {box,
            [box, &results] {
                if (!box->hasFocus()) // somebody may be typing
                    fillSweeps(*box, results);
                return true;
            },
            {}};
}

PlotOption factorOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("What the bandwidth of each group of links is multiplied by"), {});
    for (const double factor : {1.25, 1.5, 2.0, 4.0, 10.0})
        box->addItem(QStringLiteral("Links × %1").arg(factor), factor);
    Candidates& candidates = use.results.candidates();
    QObject::connect(box, &QComboBox::activated, box, [box, &candidates](int index) {
        candidates.setFactor(box->itemData(index).toDouble());
    });
    return {box,
            [box, &candidates] {
                box->setCurrentIndex(box->findData(candidates.factor()));
                return true;
            },
            {}};
}

BuiltPlot buildBars(const PlotInput& input, const std::stop_token&)
{
    return candidatesPlot(input, compareBars);
}

BuiltPlot buildPareto(const PlotInput& input, const std::stop_token&)
{
    return candidatesPlot(input, comparePareto);
}

BuiltPlot buildSweep(const PlotInput& input, const std::stop_token&)
{
    BuiltPlot plot;
    plot.content = [view = input.sweep, scenario = input.scenario](const Theme& theme) {
        return sweepContent(*view, scenario, theme);
    };
    plot.table = [view = input.sweep, scenario = input.scenario] { return sweepTable(*view, scenario); };
    plot.text = [view = input.sweep](std::uint32_t scenario, double x) {
        return sweepText(*view, scenario, x);
    };
    pointAtScenarios(plot);
    return plot;
}

BuiltPlot buildWhatIf(const PlotInput& input, const std::stop_token&)
{
    BuiltPlot plot = plotOf(input.whatIf, whatIfContent, whatIfPlotTable);
    plot.text = [view = input.whatIf](std::uint32_t row, double) { return whatIfText(*view, row); };
    return plot;
}

PlotContent whatIfContent(const WhatIfView& view, const Theme& theme)
{
    PlotContent content;
    const WhatIf& whatIf = view.whatIf;
    const std::vector<Row> rows = rowsOf(view);
    if (!view.failure.isEmpty() || rows.empty()) {
        content.hint = view.failure.isEmpty()
                           ? tr("What latency, contention and each group of links cost the scenario "
                                "appears here. It has no messages that can be predicted yet.")
                           : view.failure;
        return content;
    }
    content.title =
        tr("What %1 could be spared with model %2").arg(qtText(whatIf.scenario), qtText(whatIf.model));
    content.subtitle = qtText(whatIf.advice);
    content.x.kind = AxisKind::percent;
    content.x.quantity = tr("Part of the makespan that goes away");
    content.x.upper = 1;
    content.y = rowAxis({}, rows.size());
    PlotBoxes cases{tr("What if"), theme.uncontended(), {}};
    PlotBoxes upgrades{tr("Links %1 times as fast").arg(qtText(roundedText(whatIf.sensitivity.factor, 3))),
                       theme.series(0),
                       {}};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const auto at = static_cast<double>(i);
        content.y.rows.push_back(shown(view, row, "question"));
        PlotBox box{std::min(0.0, row.percent), std::max(0.0, row.percent), at - 0.36, at + 0.36};
        box.item = static_cast<std::uint32_t>(i);
        box.fill = row.isUpgrade ? upgrades.color : cases.color;
        box.beside = shown(view, row, "saved_pct");
        if (const QString price = shown(view, row, "price_in_currency"); !price.isEmpty())
            box.beside += QStringLiteral(", ") + price;
        content.x.lower = std::min(content.x.lower, box.from * 1.05);
        content.x.upper = std::max(content.x.upper, box.to * 1.03);
        (row.isUpgrade ? upgrades : cases).boxes.push_back(std::move(box));
    }
    for (PlotBoxes* boxes : {&cases, &upgrades}) {
        boxes->maxPixels = 22;
        if (!boxes->boxes.empty())
            content.boxes.push_back(std::move(*boxes));
    }
    return content;
}

Table whatIfPlotTable(const WhatIfView& view)
{
    return view.alikeTable ? *view.alikeTable : whatIfRows({}, {});
}

QString whatIfText(const WhatIfView& view, std::uint32_t position)
{
    const std::vector<Row> rows = rowsOf(view);
    return position < rows.size()
               ? rowText(columnsFor(*view.alikeTable, TableView::sheets), rows[position].inTable)
               : QString();
}

} // namespace contraflow
