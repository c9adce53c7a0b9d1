// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_builders.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/style/text.h"

#include <QComboBox>

#include <algorithm>
#include <array>

namespace contraflow {
namespace {

/** The items that stand for selected messages. */
std::set<std::uint32_t> selectedItems(const ErrorPlotData& data, const Selection& selection)
{
    if (selection.items().empty())
        return {};
    std::set<std::size_t> messages;
    const ErrorsResult& errors = *data.request.errors;
    for (std::size_t i = 0; i < errors.data.messages.size(); ++i)
        if (selection.contains(errors.item(i)) && messages.size() < PlotSelection::kMaxMessages)
            messages.insert(i);
    return itemsOf(data, messages);
}

/** Selects the messages; those of one pattern are shown in the scenario that was measured. */
void selectMessages(const ErrorPlotData& data, std::uint32_t item, Selection& selection,
                    Qt::KeyboardModifiers modifiers)
{
    const std::vector<std::size_t> messages = messagesOf(data, item);
    if (messages.empty())
        return;
    const ErrorsResult& errors = *data.request.errors;
    const std::size_t pattern = errors.data.messages[messages.front()].pattern;
    const bool isOnePattern = std::all_of(messages.begin(), messages.end(), [&](std::size_t message) {
        return errors.data.messages[message].pattern == pattern;
    });
    const MeasuredPattern& measured = errors.data.patterns[pattern];
    const auto& scenarios = errors.base->project.scenarios;
    const std::size_t shown = selection.scenario();
    if (isOnePattern &&
        (shown >= scenarios.size() ||
         indexOfName(errors.base->project.workloads, scenarios[shown].workload) != measured.workload))
        selection.setScenario(measured.scenario);
    std::set<SelectedItem> clicked;
    for (const std::size_t message : messages)
        clicked.insert(errors.item(message));
    selection.setItems(afterClick(selection.items(), std::move(clicked), modifiers));
}

/** Whether any of the models was learnt from any of what was measured. */
bool hasLearnt(const ErrorsResult& errors)
{
    for (const ModelErrors& model : errors.data.models)
        for (const MeasuredPattern& pattern : errors.data.patterns)
            if (isLearntFrom(errors.base->project, model.model, errors.measurement(pattern)))
                return true;
    return false;
}

} // namespace

PlotOption groupingOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("How the messages of a bin are told apart"),
                               {tr("Not stacked"), tr("Stacked by d"), tr("Stacked by steps"),
                                tr("Stacked by degree"), tr("Stacked by rack crossing")});
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    return {box, {}, [box](PlotInput& input) {
                constexpr std::array groupings{ErrorGrouping::none, ErrorGrouping::d, ErrorGrouping::steps,
                                               ErrorGrouping::degree, ErrorGrouping::crossing};
                input.grouping = groupings.at(static_cast<std::size_t>(std::max(0, box->currentIndex())));
            }};
}

PlotOption learntOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("Whether errors on what a calibrated model was learnt from are shown"),
                               {tr("All that was measured"), tr("What was not learnt from")});
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    const auto refresh = [&live = use.results.errors()] {
        const auto errors = live.current();
        return errors && hasLearnt(*errors);
    };
    return {box, refresh, [box](PlotInput& input) { input.isUnlearnt = box->currentIndex() == 1; }};
}

PlotOption binWidthOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("Width of the bins"), {tr("Bins: automatic")});
    for (const int percent : {1, 2, 5, 10, 20})
        box->addItem(tr("Bins: %1 %").arg(percent), percent);
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    return {box, {}, [box](PlotInput& input) {
                if (const int width = box->currentData().toInt(); width > 0)
                    input.binWidth = width;
            }};
}

BuiltPlot buildErrors(const PlotInput& input, ErrorPlotRequest::Kind kind, const std::stop_token&)
{
    const std::shared_ptr<const ErrorsResult> errors =
        input.isUnlearnt ? withoutLearnt(*input.errors) : input.errors;
    const auto data = std::make_shared<const ErrorPlotData>(
        errorPlot({errors, kind, input.grouping, input.binWidth, input.isUnlearnt}));
    BuiltPlot plot = plotOf(data, errorContent, errorPlotTable);
    plot.text = [data](std::uint32_t item, double) { return errorItemText(*data, item); };
    plot.highlighted = [data](const Selection& selection) { return selectedItems(*data, selection); };
    plot.click = [data](std::uint32_t item, Selection& selection, Qt::KeyboardModifiers modifiers) {
        selectMessages(*data, item, selection, modifiers);
    };
    return plot;
}

} // namespace contraflow
