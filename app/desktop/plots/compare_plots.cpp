// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/plots/plot_builders.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/style/text.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

namespace contraflow {
namespace {

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
        box.addItem(QStringLiteral("%1: %2").arg(title, qtText(text)), qtText(text));
    box.setCurrentIndex(-1);
    box.setEditText(qtText(results.candidates().sweepText()));
}

} // namespace

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

} // namespace contraflow
