// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_page.h"

#include "app/desktop/live/candidates.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/style/theme.h"

#include <QComboBox>
#include <QCoreApplication>

#include <algorithm>

namespace contraflow {

namespace {

/** Drawn beside the models that are compared. */
bool isOfModels(PlotNeed need)
{
    return need == PlotNeed::modelTimes || need == PlotNeed::runModels;
}

} // namespace

PlotSupply::PlotSupply(Selection& selection, Results& results) : m_selection(selection), m_results(results)
{
    for (const PlotNeedInfo& info : plotNeeds()) {
        const auto announce = [this, need = info.need] { emit changed(need); };
        Live& live = info.live(results);
        connect(&live, &Live::changed, this, announce);
        connect(&live, &Live::stateChanged, this, &PlotSupply::stateChanged);
        connect(&live, &Live::progressChanged, this, &PlotSupply::stateChanged);
        if (isOfModels(info.need))
            connect(&results, &Live::changed, this, announce);
    }
}

void PlotSupply::want(PlotNeed wanted)
{
    for (const auto& [need, live, cost] : plotNeeds()) {
        // A sweep goes over what the comparison found.
        const bool isSweptOver = need == PlotNeed::candidates && wanted == PlotNeed::sweep;
        live(m_results).setWanted(this, need == wanted || isSweptOver);
    }
}

PlotInput PlotSupply::input() const
{
    Candidates& candidates = m_results.candidates();
    PlotInput input;
    input.result = m_results.current();
    const auto compared = m_results.comparison().current();
    if (compared->base == input.result && !compared->models.empty())
        input.comparison = compared;
    input.errors = m_results.errors().current();
    input.collectives = m_results.collectives().current();
    input.candidates = candidates.comparison().current();
    input.sweep = candidates.sweep().current();
    input.whatIf = candidates.whatIf().current();
    input.scenario = m_selection.scenario();
    PlotSelection selected = plotSelection(m_selection, input.result.get());
    input.items = m_selection.items();
    input.messages = std::move(selected.messages);
    input.channels = std::move(selected.channels);
    return input;
}

bool PlotSupply::isAwaited(PlotNeed need) const
{
    // A plot of one model that is at once one of several would flicker.
    return isOfModels(need) && m_results.comparison().isRunning() &&
           m_results.comparison().current()->base != m_results.current();
}

bool PlotSupply::isStale(PlotNeed need) const
{
    return m_results.isStale() || isAwaited(need) || infoOf(need).live(m_results).isStale();
}

QString PlotSupply::pendingText(PlotNeed need) const
{
    return infoOf(need).live(m_results).pendingText();
}

QString PlotSupply::hint(PlotNeed need) const
{
    if (const QString pending = pendingText(need); !pending.isEmpty())
        return pending;
    if (!isOfResult(need))
        return withProgress(infoOf(need).live(m_results).work(), 0);
    if (m_results.isStale())
        return withProgress(m_results.work(), 0);
    const auto result = m_results.current();
    if (result && isOfRuns(need) && !result->isOfApplications)
        return tr(
            "What the processes of an application do over time appears here for scenarios that run one.");
    if (result && result->replay)
        return result->failure; // says where its run is shown
    if (result && isOfRuns(need) && !result->failure.isEmpty())
        return tr("There is no run to draw.\n%1").arg(result->failure);
    if (result && !result->failure.isEmpty())
        return tr("There is no prediction to draw.\n%1").arg(result->failure);
    return tr("Plots of the predicted times, rates and loads appear here once the project has a scenario: a "
              "platform, a workload and a model.");
}

namespace {

/** What is gone through to build a plot at once; it takes a few milliseconds. */
constexpr std::size_t kImmediateCost = 20'000;

} // namespace

PlotPage::PlotPage(Selection& selection, Results& results, PlotSupply& supply,
                   std::span<const PlotEntry> entries)
    : m_selection(selection)
    , m_results(results)
    , m_supply(supply)
    , m_entries(entries)
    , m_view(new PlotView)
    , m_job(tr("Preparing the plot"), [this](std::shared_ptr<const BuiltPlot> built) {
        m_built = std::move(built);
        redraw();
    })
{
    makeChoice();
    makeOptions();
    follow();
    redraw();
}

void PlotPage::makeChoice()
{
    if (m_entries.size() < 2)
        return;
    m_choice = optionBox(tr("What the plot shows"), {});
    for (const PlotEntry& entry : m_entries)
        m_choice->addItem(QCoreApplication::translate("Plots", entry.part ? entry.part : entry.title));
    m_view->addOption(m_choice);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        refreshOptions();
        outdateBuilt();
    });
}

void PlotPage::makeOptions()
{
    const PlotOptionUse use{m_results, [this] { outdateBuilt(); }, [this] { emit importRequested(); }};
    for (const PlotEntry& entry : m_entries)
        for (const MakePlotOption maker : entry.options) {
            const bool isNew =
                maker && std::none_of(m_options.begin(), m_options.end(),
                                      [maker](const Option& option) { return option.maker == maker; });
            if (!isNew)
                continue;
            m_options.push_back({maker, maker(use)});
            m_view->addOption(m_options.back().option.control);
        }
}

/** Shows the plot's options that have a choice. */
void PlotPage::refreshOptions()
{
    const auto& wanted = plot().options;
    for (const auto& [maker, option] : m_options) {
        const bool hasChoice = !option.refresh || option.refresh();
        option.control->setVisible(hasChoice &&
                                   std::find(wanted.begin(), wanted.end(), maker) != wanted.end());
    }
}

void PlotPage::follow()
{
    m_view->setTable([this] { return m_built ? m_built->table() : Table(); });
    m_view->setDescriber(
        [this](std::uint32_t item, double x) { return m_built ? m_built->text(item, x) : QString(); });
    connect(m_view, &PlotView::itemClicked, this, [this](quint32 item, Qt::KeyboardModifiers modifiers) {
        if (const auto built = m_built; built && built->click)
            built->click(item, m_selection, modifiers);
    });
    connect(m_view, &PlotView::emptyClicked, this, [this](double time) {
        const auto result = m_results.current();
        if (plot().isOverTime && result)
            if (const auto step = stepAt(result->steps(), time))
                m_selection.setStep(*step);
    });
}

const PlotEntry& PlotPage::plot() const
{
    return m_entries[m_choice ? static_cast<std::size_t>(std::max(0, m_choice->currentIndex())) : 0];
}

bool PlotPage::has(std::string_view plot) const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [plot](const PlotEntry& each) { return each.name == plot; });
}

void PlotPage::choose(std::string_view plot)
{
    for (std::size_t i = 0; m_choice && i < m_entries.size(); ++i)
        if (m_entries[i].name == plot)
            m_choice->setCurrentIndex(static_cast<int>(i));
}

void PlotPage::setShown(bool isShown)
{
    m_isShown = isShown;
    if (isShown)
        refreshOptions();
    refresh();
}

void PlotPage::outdate(PlotNeed need)
{
    if (need != plot().need)
        return;
    outdateBuilt();
    if (m_isShown || (!m_built && !m_job.isRunning()))
        return;
    // What is not in sight must not keep the result that it was made of.
    m_job.cancel();
    m_built = nullptr;
    redraw();
}

void PlotPage::outdateBuilt()
{
    m_isOutdated = true;
    refresh();
}

void PlotPage::followSelection()
{
    if (!m_built || m_built->dependsOnSelection || m_job.isRunning())
        m_isOutdated = true;
    refresh();
}

void PlotPage::followStep()
{
    std::optional<PlotInterval> mark;
    const auto result = m_results.current();
    if (plot().isOverTime && result) {
        const StepTimes steps = result->steps();
        if (const std::size_t step = m_selection.step(); step < steps.count())
            mark = PlotInterval{steps.starts[step], steps.ends[step]};
    }
    m_view->setMark(mark);
}

/** Builds what is lacking, when it is looked at. */
void PlotPage::refresh()
{
    if (!m_isShown)
        return;
    m_supply.want(plot().need);
    if (m_isOutdated && !m_supply.isAwaited(plot().need)) {
        m_isOutdated = false;
        refreshOptions();
        PlotInput input = m_supply.input();
        for (const Option& each : m_options)
            if (each.option.fill)
                each.option.fill(input);
        build(std::move(input));
    }
    updateHighlights();
    updateStale();
}

void PlotPage::build(PlotInput input)
{
    m_job.cancel();
    const auto make = plot().build;
    const std::optional<std::size_t> cost = infoOf(plot().need).cost(input);
    if (!cost) {
        m_built = nullptr;
        redraw();
        return;
    }
    if (*cost <= kImmediateCost) {
        m_built = std::make_shared<const BuiltPlot>(make(input, {}));
        redraw();
        return;
    }
    if (!m_built)
        m_view->setContent(nothingYet(tr("Preparing the plot…")));
    m_job.start([make, input = std::move(input)](const JobContext& context) {
        return std::make_shared<const BuiltPlot>(make(input, context.stop));
    });
}

/** Along the axes of what was there before, so that who had zoomed in finds that place again. */
PlotContent PlotPage::nothingYet(const QString& hint) const
{
    PlotContent content;
    content.hint = hint;
    content.x = m_view->content().x;
    content.y = m_view->content().y;
    return content;
}

void PlotPage::redraw()
{
    PlotContent content = m_built ? m_built->content(theme()) : nothingYet({});
    if (!m_built || (!content.hint.isEmpty() && !m_supply.pendingText(plot().need).isEmpty()))
        content.hint = m_job.isRunning() ? tr("Preparing the plot…") : m_supply.hint(plot().need);
    m_view->setContent(std::move(content));
    updateHighlights();
    updateStale();
    emit changed();
}

void PlotPage::updateHighlights()
{
    m_view->setHighlighted(m_built && m_built->highlighted ? m_built->highlighted(m_selection)
                                                           : std::set<std::uint32_t>());
    followStep();
}

void PlotPage::followState()
{
    if (!m_built || !m_view->content().hint.isEmpty())
        redraw(); // the hint says whether something is on its route
    updateStale();
}

void PlotPage::updateStale()
{
    m_view->setStale(m_built && (m_job.isRunning() || m_supply.isStale(plot().need)));
}

} // namespace contraflow
