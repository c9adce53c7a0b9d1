// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/result_items.h"
#include "app/desktop/plots/plot_builders.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/run_gantt.h"
#include "app/desktop/plots/run_measured.h"
#include "app/desktop/plots/run_sums.h"
#include "app/desktop/sheet/model/result_texts.h"
#include "app/desktop/style/text.h"
#include "core/application/application_replay.h"

#include <QCheckBox>
#include <QComboBox>

namespace contraflow {
namespace {

/** What is selected of the plot's run. */
struct RunSelection
{
    std::vector<std::uint32_t> processes;
    std::vector<std::uint32_t> events;
    std::vector<std::uint32_t> messages;
};

RunSelection runSelection(const std::set<SelectedItem>& items, const ScenarioResult& result)
{
    constexpr std::size_t kMostSelected = 2000;
    RunSelection found;
    std::size_t taken = 0;
    for (const SelectedItem& item : items) {
        if (++taken > kMostSelected)
            break;
        if (const auto process = processOf(result, item))
            found.processes.push_back(*process);
        else if (const auto event = eventOf(result, item))
            found.events.push_back(*event);
        else if (const auto message = messageOf(result, item))
            found.messages.push_back(*message);
    }
    return found;
}

void selectItem(const std::optional<SelectedItem>& item, Selection& selection,
                Qt::KeyboardModifiers modifiers)
{
    if (item)
        selection.setItems(afterClick(selection.items(), {*item}, modifiers));
}

/** What a number of the Gantt plot stands for: events come first, then messages, then processes. */
struct GanttItem
{
    enum class Kind
    {
        event,
        message,
        process,
    };
    Kind kind = Kind::event;
    std::uint32_t index = 0;

    static GanttItem of(const Replay& run, std::uint32_t item)
    {
        const auto events = static_cast<std::uint32_t>(run.events.size());
        const auto messages = static_cast<std::uint32_t>(run.messages.size());
        if (item < events)
            return {Kind::event, item};
        if (item - events < messages)
            return {Kind::message, item - events};
        return {Kind::process, item - events - messages};
    }
};

} // namespace

BuiltPlot buildRunGantt(const PlotInput& input, const std::stop_token& stop)
{
    const std::shared_ptr<const ScenarioResult>& result = input.result;
    const RunSelection selected = runSelection(input.items, *result);
    RunGanttData made = runGantt(result, selected.events, selected.messages, selected.processes, stop);
    made.marksPath = input.marksPath;
    const auto data = std::make_shared<const RunGanttData>(std::move(made));
    BuiltPlot plot = plotOf(data, runGanttContent, runGanttTable);
    plot.text = [result](std::uint32_t number, double) {
        const GanttItem item = GanttItem::of(result->replay->replay, number);
        return item.kind == GanttItem::Kind::event     ? runEventText(*result, item.index)
               : item.kind == GanttItem::Kind::message ? runMessageText(*result, item.index)
                                                       : runProcessText(*result, item.index);
    };
    plot.highlighted = [result](const Selection& selection) {
        const Replay& run = result->replay->replay;
        const auto events = static_cast<std::uint32_t>(run.events.size());
        const auto messages = static_cast<std::uint32_t>(run.messages.size());
        const RunSelection chosen = runSelection(selection.items(), *result);
        std::set<std::uint32_t> items(chosen.events.begin(), chosen.events.end());
        for (const std::uint32_t message : chosen.messages)
            items.insert(events + message);
        for (const std::uint32_t process : chosen.processes)
            items.insert(events + messages + process);
        return items;
    };
    plot.click = [result](std::uint32_t number, Selection& selection, Qt::KeyboardModifiers modifiers) {
        const Replay& run = result->replay->replay;
        const GanttItem item = GanttItem::of(run, number);
        std::optional<std::size_t> step; // the topology shows the middle of what was clicked
        if (item.kind == GanttItem::Kind::event)
            step = stepAt(result->steps(), (run.events[item.index].start + run.events[item.index].end) / 2);
        else if (item.kind == GanttItem::Kind::message)
            step = stepAt(result->steps(),
                          (run.messages[item.index].start + run.messages[item.index].finish) / 2);
        if (step)
            selection.setStep(*step);
        selectItem(item.kind == GanttItem::Kind::event     ? itemOfEvent(*result, item.index)
                   : item.kind == GanttItem::Kind::message ? itemOfMessage(*result, item.index)
                                                           : itemOfProcess(*result, item.index),
                   selection, modifiers);
    };
    plot.dependsOnSelection = true;
    return plot;
}

namespace {

/** Items are processes. */
void pointAtProcesses(BuiltPlot& plot, const std::shared_ptr<const ScenarioResult>& result)
{
    plot.text = [result](std::uint32_t process, double) { return runProcessText(*result, process); };
    plot.highlighted = [result](const Selection& selection) {
        const RunSelection chosen = runSelection(selection.items(), *result);
        std::set<std::uint32_t> items(chosen.processes.begin(), chosen.processes.end());
        for (const std::uint32_t event : chosen.events)
            items.insert(result->replay->replay.events[event].process);
        return items;
    };
    plot.click = [result](std::uint32_t process, Selection& selection, Qt::KeyboardModifiers modifiers) {
        selectItem(itemOfProcess(*result, process), selection, modifiers);
    };
}

} // namespace

BuiltPlot buildRunSums(const PlotInput& input, const std::stop_token&)
{
    BuiltPlot plot =
        plotOf(std::make_shared<const RunSumsData>(runSums(input.result)), runSumsContent, runSumsTable);
    pointAtProcesses(plot, input.result);
    return plot;
}

BuiltPlot buildRunMeasured(const PlotInput& input, RunMeasuredKind kind, const std::stop_token&)
{
    BuiltPlot plot =
        plotOf(std::make_shared<const RunMeasuredData>(runMeasured(input.result, input.comparison)),
               kind == RunMeasuredKind::sums ? runMeasuredContent : runErrorsContent, runMeasuredTable);
    pointAtProcesses(plot, input.result);
    return plot;
}

BuiltPlot buildRunMatrix(const PlotInput& input, const std::stop_token& stop)
{
    const std::shared_ptr<const ScenarioResult>& result = input.result;
    const auto data =
        std::make_shared<const RunMatrixData>(runMatrix(result, input.matrixEnds, input.matrixFigure, stop));
    BuiltPlot plot = plotOf(data, runMatrixContent, runMatrixTable);
    plot.text = [data](std::uint32_t item, double) { return runMatrixText(*data, item); };
    plot.click = [data](std::uint32_t item, Selection& selection, Qt::KeyboardModifiers modifiers) {
        // The two processes; a block of several stands for none of them.
        if (data->ends != MatrixEnds::processes || data->blockSize != 1)
            return;
        std::set<SelectedItem> ends;
        for (const std::size_t process : {item / data->blocks, item % data->blocks})
            if (const auto end = itemOfProcess(*data->result, static_cast<std::uint32_t>(process)))
                ends.insert(*end);
        selection.setItems(afterClick(selection.items(), std::move(ends), modifiers));
    };
    plot.highlighted = [data](const Selection& selection) {
        std::set<std::uint32_t> items;
        if (data->ends != MatrixEnds::processes || data->blockSize != 1)
            return items;
        const std::vector<std::uint32_t> chosen = runSelection(selection.items(), *data->result).processes;
        for (const std::uint32_t from : chosen)
            for (const std::uint32_t to : chosen)
                if (from != to || chosen.size() == 1)
                    items.insert(static_cast<std::uint32_t>(from * data->blocks + to));
        return items;
    };
    return plot;
}

PlotOption criticalPathOption(const PlotOptionUse& use)
{
    auto* box = new QCheckBox(tr("Critical path"));
    box->setObjectName(QStringLiteral("marksPath"));
    box->setToolTip(tr("Mark the computations and messages that made the run as long as it is"));
    box->setChecked(true);
    QObject::connect(box, &QCheckBox::toggled, box, use.changed);
    // Runs without one have nothing to mark.
    const auto hasPath = [&results = use.results] {
        const auto result = results.current();
        return result && result->analysis;
    };
    return {box, hasPath, [box](PlotInput& input) { input.marksPath = box->isChecked(); }};
}

PlotOption matrixEndsOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("Between whom"), {tr("Processes"), tr("Nodes")});
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    return {box, {}, [box](PlotInput& input) {
                input.matrixEnds = box->currentIndex() == 1 ? MatrixEnds::nodes : MatrixEnds::processes;
            }};
}

PlotOption matrixFigureOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("What the cells show"), {tr("Bytes"), tr("Messages")});
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    return {box, {}, [box](PlotInput& input) {
                input.matrixFigure = box->currentIndex() == 1 ? MatrixFigure::messages : MatrixFigure::bytes;
            }};
}

} // namespace contraflow
