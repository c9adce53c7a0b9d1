// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/result_items.h"
#include "app/desktop/plots/plot_builders.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/plots/step_plots.h"
#include "app/desktop/style/text.h"

#include <QComboBox>

#include <algorithm>

namespace contraflow {
namespace {

using SharedResult = std::shared_ptr<const ScenarioResult>;

/** The models whose times have come. */
std::vector<std::shared_ptr<const ModelTimes>> comparedTimes(const PlotInput& input)
{
    std::vector<std::shared_ptr<const ModelTimes>> times;
    if (input.comparison)
        for (const ComparedModel& model : input.comparison->models)
            if (model.times)
                times.push_back(model.times);
    return times;
}

void selectMessages(const ScenarioResult& result, const std::vector<std::uint32_t>& messages,
                    Selection& selection, Qt::KeyboardModifiers modifiers)
{
    const Prediction& prediction = *result.prediction;
    std::set<SelectedItem> clicked;
    for (const std::uint32_t message : messages)
        if (message < prediction.placed.messages.size())
            clicked.insert(
                {{TableKind::messages, prediction.workload}, prediction.placed.messages[message].row});
    selection.setItems(afterClick(selection.items(), std::move(clicked), modifiers));
}

/** Items are messages. */
void pointAtMessages(BuiltPlot& plot, const SharedResult& result)
{
    plot.text = [result](std::uint32_t message, double time) {
        return messageRateText(*result->prediction, result->project, message, time);
    };
    plot.highlighted = [result](const Selection& selection) {
        const std::vector<std::uint32_t> messages = plotSelection(selection, result.get()).messages;
        return std::set<std::uint32_t>(messages.begin(), messages.end());
    };
    plot.click = [result](std::uint32_t message, Selection& selection, Qt::KeyboardModifiers modifiers) {
        selectMessages(*result, {message}, selection, modifiers);
    };
}

std::size_t messageCount(const PlotInput& input)
{
    return input.result->prediction->timeline.messages.size();
}

} // namespace

BuiltPlot buildTimes(const PlotInput& input, TimesOrder order, const std::stop_token& stop)
{
    const auto data =
        std::make_shared<const TimesPlotData>(timesPlot(*input.result->prediction, input.result->project,
                                                        {order, input.messages, comparedTimes(input)}, stop));
    BuiltPlot plot = plotOf(data, timesContent, timesTable);
    pointAtMessages(plot, input.result);
    plot.text = [result = input.result, comparison = input.comparison](std::uint32_t message, double) {
        const QString text = messageTimesText(*result->prediction, result->project, message);
        return comparison ? text + QLatin1Char('\n') + comparedTimesText(*comparison, message) : text;
    };
    plot.dependsOnSelection = data->order == TimesOrder::distribution;
    return plot;
}

BuiltPlot buildRates(const PlotInput& input, const std::stop_token& stop)
{
    const auto data = std::make_shared<const RatesPlotData>(
        ratesPlot(*input.result->prediction, input.result->project, input.messages, stop));
    BuiltPlot plot = plotOf(data, ratesContent, ratesTable);
    pointAtMessages(plot, input.result);
    plot.click = [result = input.result, data](std::uint32_t message, Selection& selection,
                                               Qt::KeyboardModifiers modifiers) {
        // A line may stand for several messages whose rates are the same all the time.
        const auto line = std::ranges::find_if(
            data->lines, [message](const RateLine& each) { return each.messages.front() == message; });
        selectMessages(*result, line == data->lines.end() ? std::vector{message} : line->messages, selection,
                       modifiers);
    };
    plot.dependsOnSelection = messageCount(input) > RatesPlotData::kMaxLines;
    return plot;
}

BuiltPlot buildSteps(const PlotInput& input, const std::stop_token& stop)
{
    const auto data = std::make_shared<const GanttPlotData>(
        ganttPlot(*input.result->prediction, input.result->project, input.messages, stop));
    BuiltPlot plot = plotOf(data, ganttContent, ganttTable);
    pointAtMessages(plot, input.result);
    plot.dependsOnSelection = messageCount(input) > GanttPlotData::kMaxRows;
    return plot;
}

PlotOption busiestOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("Number of channels"), {});
    for (const int count : {6, 12, 24, 48})
        box->addItem(tr("%1 busiest channels").arg(count), count);
    box->setCurrentIndex(1);
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    return {box, {}, [box](PlotInput& input) {
                input.busiest = static_cast<std::size_t>(std::max(1, box->currentData().toInt()));
            }};
}

BuiltPlot buildUse(const PlotInput& input, const std::stop_token& stop)
{
    const SharedResult& result = input.result;
    const UseRequest request{input.busiest, input.channels};
    const auto data =
        std::make_shared<const UsePlotData>(result->replay ? usePlotOfRun(*result->replay, request, stop)
                                                           : usePlot(*result->prediction, request, stop));
    BuiltPlot plot = plotOf(data, useContent, useTable);
    plot.text = [result, data](std::uint32_t channel, double time) {
        return result->replay ? channelLoadText(*result->replay->network, *data, ChannelId(channel), time)
                              : channelText(*result->prediction, result->project, ChannelId(channel), time);
    };
    plot.highlighted = [result](const Selection& selection) {
        std::set<std::uint32_t> channels;
        for (const ChannelId channel : plotSelection(selection, result.get()).channels)
            channels.insert(channel.value);
        return channels;
    };
    plot.click = [result](std::uint32_t channel, Selection& selection, Qt::KeyboardModifiers modifiers) {
        const auto item =
            itemOfChannel(*result->network(), result->project, result->run()->scenario, ChannelId(channel));
        if (item)
            selection.setItems(afterClick(selection.items(), {*item}, modifiers));
    };
    plot.dependsOnSelection = true;
    return plot;
}

} // namespace contraflow
