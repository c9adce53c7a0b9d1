// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/error_plots.h"

#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/plot_view.h"

#include <QComboBox>

#include <algorithm>
#include <array>

namespace contraflow {
namespace {

constexpr std::array kGroupings{ErrorGrouping::none, ErrorGrouping::d, ErrorGrouping::steps,
                                ErrorGrouping::degree, ErrorGrouping::crossing};

/** Errors up to which a plot is made at once; it takes a few milliseconds. */
constexpr std::size_t kImmediateSize = 20'000;

} // namespace

ErrorPlots::ErrorPlots(PlotView& view, Selection& selection, Results& results)
    : m_view(view)
    , m_selection(selection)
    , m_results(results)
    , m_job([this](std::shared_ptr<const ErrorPlotData> data) {
        m_data = std::move(data);
        redraw();
        updateHighlights();
    })
{
    makeOptions();
    m_view.setTable(
        [this](char separator) { return m_data ? errorPlotTable(*m_data, separator) : std::string(); });
    m_view.setDescriber(
        [this](std::uint32_t item, double) { return m_data ? errorItemText(*m_data, item) : QString(); });
    connect(&m_view, &PlotView::itemClicked, this, &ErrorPlots::click);
    connect(&m_selection, &Selection::itemsChanged, this, &ErrorPlots::updateHighlights);
    connect(&m_results.errors(), &Errors::errorsChanged, this, &ErrorPlots::rebuild);
    connect(&m_results.errors(), &Errors::stateChanged, this, [this] {
        m_view.setStale(m_data && m_results.errors().isStale());
        if (!m_data)
            redraw();
    });
    redraw();
}

ErrorPlots::~ErrorPlots() = default;

void ErrorPlots::makeOptions()
{
    m_kind =
        optionBox(tr("What the plot of errors shows"), {tr("Histograms"), tr("Predicted over measured")});
    m_group = optionBox(tr("How the messages of a bin are told apart"),
                        {tr("Not stacked"), tr("Stacked by d"), tr("Stacked by steps"),
                         tr("Stacked by degree"), tr("Stacked by rack crossing")});
    m_width = optionBox(tr("Width of the bins"), {tr("Bins: automatic")});
    for (const int percent : {1, 2, 5, 10, 20})
        m_width->addItem(tr("Bins: %1 %").arg(percent), percent);
    for (QComboBox* box : {m_kind, m_group, m_width}) {
        m_view.addOption(box);
        connect(box, &QComboBox::currentIndexChanged, this, &ErrorPlots::rebuild);
    }
}

void ErrorPlots::setShown(bool isShown)
{
    m_isShown = isShown;
    m_results.errors().setWanted(this, isShown);
    if (isShown && !m_job.isRunning() && (!m_data || m_data->request.errors != m_results.errors().current()))
        rebuild();
}

void ErrorPlots::rebuild()
{
    const bool isHistogram = m_kind->currentIndex() == 0;
    m_group->setVisible(isHistogram);
    m_width->setVisible(isHistogram);
    if (!m_isShown)
        return;
    const auto errors = m_results.errors().current();
    m_job.cancel();
    m_data = nullptr;
    if (errors) {
        ErrorPlotRequest request;
        request.errors = errors;
        request.kind = isHistogram ? ErrorPlotRequest::Kind::histograms : ErrorPlotRequest::Kind::scatter;
        request.by = kGroupings[static_cast<std::size_t>(std::max(0, m_group->currentIndex()))];
        if (const int width = m_width->currentData().toInt(); width > 0)
            request.width = width;
        if (errors->data.messages.size() * errors->data.models.size() > kImmediateSize) {
            m_job.start([request](const JobContext&) {
                return std::make_shared<const ErrorPlotData>(errorPlot(request));
            });
        } else {
            m_data = std::make_shared<const ErrorPlotData>(errorPlot(request));
        }
    }
    redraw();
    updateHighlights();
}

void ErrorPlots::redraw()
{
    PlotContent content;
    if (m_data)
        content = errorContent(*m_data, theme());
    else
        content.hint = tr("Predicting what was measured…");
    m_view.setContent(std::move(content));
    m_view.setStale(m_data && m_results.errors().isStale());
    emit changed();
}

void ErrorPlots::updateHighlights()
{
    std::set<std::uint32_t> items;
    if (m_data && m_isShown && !m_selection.items().empty()) {
        std::set<std::size_t> messages;
        const ErrorsResult& errors = *m_data->request.errors;
        for (std::size_t i = 0; i < errors.data.messages.size(); ++i)
            if (m_selection.contains(errors.item(i)) && messages.size() < PlotSelection::kMaxMessages)
                messages.insert(i);
        items = itemsOf(*m_data, messages);
    }
    m_view.setHighlighted(std::move(items));
}

void ErrorPlots::click(quint32 item, Qt::KeyboardModifiers modifiers)
{
    if (!m_data)
        return;
    const std::vector<std::size_t> messages = messagesOf(*m_data, item);
    if (messages.empty())
        return;
    const ErrorsResult& errors = *m_data->request.errors;
    // Messages of one pattern are shown in the scenario that was measured.
    const std::size_t pattern = errors.data.messages[messages.front()].pattern;
    const bool isOnePattern = std::all_of(messages.begin(), messages.end(), [&](std::size_t message) {
        return errors.data.messages[message].pattern == pattern;
    });
    const auto shown = m_results.current();
    if (isOnePattern && shown && shown->prediction &&
        shown->prediction->workload != errors.data.patterns[pattern].workload)
        m_selection.setScenario(errors.data.patterns[pattern].scenario);
    std::set<SelectedItem> clicked;
    for (const std::size_t message : messages)
        clicked.insert(errors.item(message));
    m_selection.setItems(afterClick(m_selection.items(), std::move(clicked), modifiers));
}

} // namespace contraflow
