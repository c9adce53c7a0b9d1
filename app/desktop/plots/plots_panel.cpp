// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plots_panel.h"

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/live/candidates.h"
#include "app/desktop/plots/plot_catalog.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/base/ranges.h"

#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QObject>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

/** Drawn beside the models that are compared. */
bool isOfModels(PlotNeed need)
{
    return need == PlotNeed::modelTimes || need == PlotNeed::runModels;
}

/** What is gone through to build a plot at once; it takes a few milliseconds. */
constexpr std::size_t kImmediateCost = 20'000;

/** What plots of a window are drawn of: the newest results, of which only those that are needed are worked
 * out. */
class PlotSupply : public QObject
{
public:
    /** Both must outlive it. */
    PlotSupply(Selection& selection, Results& results) : m_selection(selection), m_results(results)
    {
        for (const PlotNeedInfo& info : plotNeeds()) {
            const auto announce = [this, need = info.need] { changed(need); };
            Live& live = info.live(results);
            connect(&live, &Live::changed, this, announce);
            connect(&live, &Live::stateChanged, this, [this] { stateChanged(); });
            connect(&live, &Live::progressChanged, this, [this] { stateChanged(); });
            if (isOfModels(info.need))
                connect(&results, &Live::changed, this, announce);
        }
    }

    /** Has this worked out, and nothing else. */
    void want(PlotNeed wanted)
    {
        for (const auto& [need, live, cost] : plotNeeds()) {
            // A sweep goes over what the comparison found.
            const bool isSweptOver = need == PlotNeed::candidates && wanted == PlotNeed::sweep;
            live(m_results).setWanted(this, need == wanted || isSweptOver);
        }
    }

    /** All that is there, with what is selected. */
    [[nodiscard]] PlotInput input() const
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

    /** A plot of what is there would be at once one of something else. */
    [[nodiscard]] bool isAwaited(PlotNeed need) const
    {
        // A plot of one model that is at once one of several would flicker.
        return isOfModels(need) && m_results.comparison().isRunning() &&
               m_results.comparison().current()->base != m_results.current();
    }

    [[nodiscard]] bool isStale(PlotNeed need) const
    {
        return m_results.isStale() || isAwaited(need) || infoOf(need).live(m_results).isStale();
    }

    /** What is being worked out for a plot; empty: nothing. */
    [[nodiscard]] QString pendingText(PlotNeed need) const
    {
        return infoOf(need).live(m_results).pendingText();
    }

    /** What a plot shows while it has nothing to be drawn of, which may be on its route. */
    [[nodiscard]] QString hint(PlotNeed need) const
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
        return tr(
            "Plots of the predicted times, rates and loads appear here once the project has a scenario: a "
            "platform, a workload and a model.");
    }

    std::function<void(PlotNeed need)> changed = [](PlotNeed) {};
    std::function<void()> stateChanged = [] {}; ///< something became stale, or is no longer, or is further

private:
    Selection& m_selection;
    Results& m_results;
};

/** A tab of plots: its view with the choices above it, and the chosen plot or part of one, which is built at
 * once when that is quick, else in a job. */
class PlotPage : public QObject
{
public:
    /** Selection, results and supply must outlive it. The view is given to who shows it. */
    PlotPage(Selection& selection, Results& results, PlotSupply& supply, std::span<const PlotEntry> entries)
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

    [[nodiscard]] PlotView* view() const { return m_view; }
    /** The chosen one. */
    [[nodiscard]] const PlotEntry& plot() const
    {
        return m_entries[m_choice ? static_cast<std::size_t>(std::max(0, m_choice->currentIndex())) : 0];
    }

    [[nodiscard]] bool has(std::string_view plot) const
    {
        return contains(m_entries, plot, &PlotEntry::name);
    }

    void choose(std::string_view plot)
    {
        for (std::size_t i = 0; m_choice && i < m_entries.size(); ++i)
            if (m_entries[i].name == plot)
                m_choice->setCurrentIndex(static_cast<int>(i));
    }

    void setShown(bool isShown)
    {
        m_isShown = isShown;
        if (isShown)
            refreshOptions();
        refresh();
    }

    /** What one of its plots needs has changed. */
    void outdate(PlotNeed need)
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

    void followSelection()
    {
        if (!m_built || m_built->dependsOnSelection || m_job.isRunning())
            m_isOutdated = true;
        refresh();
    }

    void followStep()
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

    void followState()
    {
        if (!m_built || !m_view->content().hint.isEmpty())
            redraw(); // the hint says whether something is on its route
        updateStale();
    }

    /** Draws the same data again, for another theme. */
    void redraw()
    {
        PlotContent content = m_built ? m_built->content(theme()) : nothingYet({});
        if (!m_built || (!content.hint.isEmpty() && !m_supply.pendingText(plot().need).isEmpty()))
            content.hint = m_job.isRunning() ? tr("Preparing the plot…") : m_supply.hint(plot().need);
        m_view->setContent(std::move(content));
        updateHighlights();
        updateStale();
        changed();
    }

    std::function<void()> changed = [] {}; ///< there is another plot, or none
    std::function<void()> importRequested = [] {};

private:
    struct Option
    {
        MakePlotOption maker;
        PlotOption option;
    };

    void makeChoice()
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

    void makeOptions()
    {
        const PlotOptionUse use{m_results, [this] { outdateBuilt(); }, [this] { importRequested(); }};
        for (const PlotEntry& entry : m_entries)
            for (const MakePlotOption maker : entry.options) {
                const bool isNew = maker && !contains(m_options, maker, &Option::maker);
                if (!isNew)
                    continue;
                m_options.push_back({maker, maker(use)});
                m_view->addOption(m_options.back().option.control);
            }
    }

    /** Shows the plot's options that have a choice. */
    void refreshOptions()
    {
        const auto& wanted = plot().options;
        for (const auto& [maker, option] : m_options) {
            const bool hasChoice = !option.refresh || option.refresh();
            option.control->setVisible(hasChoice && contains(wanted, maker));
        }
    }

    void follow()
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

    void outdateBuilt()
    {
        m_isOutdated = true;
        refresh();
    }

    /** Builds what is lacking, when it is looked at. */
    void refresh()
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

    void build(PlotInput input)
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
    [[nodiscard]] PlotContent nothingYet(const QString& hint) const
    {
        PlotContent content;
        content.hint = hint;
        content.x = m_view->content().x;
        content.y = m_view->content().y;
        return content;
    }

    void updateHighlights()
    {
        m_view->setHighlighted(m_built && m_built->highlighted ? m_built->highlighted(m_selection)
                                                               : std::set<std::uint32_t>());
        followStep();
    }

    void updateStale() { m_view->setStale(m_built && (m_job.isRunning() || m_supply.isStale(plot().need))); }

    Selection& m_selection;
    Results& m_results;
    PlotSupply& m_supply;
    std::span<const PlotEntry> m_entries; ///< of the tab: at least one
    PlotView* m_view = nullptr;
    QComboBox* m_choice = nullptr; ///< of a plot; null where there is one alone
    std::vector<Option> m_options;
    std::shared_ptr<const BuiltPlot> m_built; ///< null while there is nothing to draw
    LatestJob<std::shared_ptr<const BuiltPlot>> m_job;
    bool m_isOutdated = true; ///< to be built when it is looked at
    bool m_isShown = false;
};

} // namespace

class PlotsPanel::Private
{
public:
    Private(PlotsPanel& panel, Selection& selection, Results& results) : q(panel), supply(selection, results)
    {
        const std::span<const PlotEntry> plots = plotCatalog();
        for (auto first = plots.begin(); first != plots.end();) {
            const auto next =
                std::find_if(first, plots.end(), [tab = std::string_view(first->tab)](const PlotEntry& plot) {
                    return plot.tab != tab;
                });
            pages.push_back(std::make_unique<PlotPage>(selection, results, supply, std::span(first, next)));
            first = next;
        }
    }

    PlotsPanel& q;
    PlotSupply supply;
    std::vector<std::unique_ptr<PlotPage>> pages; ///< a tab each
    QButtonGroup tabs;                            ///< one for each page, by its place
    QStackedWidget* stack = nullptr;
    QToolButton* button = nullptr; ///< what is done with the plot
    bool isOfRun = false;          ///< the scenario runs applications

    [[nodiscard]] PlotPage& current() const
    {
        return *pages[static_cast<std::size_t>(std::max(0, tabs.checkedId()))];
    }
    [[nodiscard]] std::size_t pageOf(std::string_view plot) const
    {
        const auto found = std::ranges::find_if(pages, [plot](const auto& page) { return page->has(plot); });
        return found == pages.end() ? 0 : static_cast<std::size_t>(found - pages.begin());
    }

    void showTab(std::size_t page, bool isShown) const
    {
        tabs.button(static_cast<int>(page))->setVisible(isShown);
    }
    void showPage(std::size_t page) const
    {
        showTab(page, true);
        tabs.button(static_cast<int>(page))->setChecked(true);
    }
    void makeTabs(QLayout& row)
    {
        for (const auto& page : pages) {
            const QString title = QCoreApplication::translate("Plots", page->plot().tab);
            QToolButton* tab = headerButton(&q, title, tr("Show the plots of %1").arg(title));
            tab->setProperty("flat", true);
            tab->setCheckable(true);
            tab->setChecked(page == pages.front());
            tabs.addButton(tab, static_cast<int>(tabs.buttons().size()));
            row.addWidget(tab);
        }
    }

    void makeHeader(QVBoxLayout& column)
    {
        auto* row = new QHBoxLayout;
        row->setContentsMargins(4, 4, 4, 0);
        row->setSpacing(0);
        auto* flow = new FlowLayout;
        flow->setSpacing(0);
        makeTabs(*flow);
        row->addLayout(flow, 1);
        button = headerButton(&q, tr("Plot"), tr("Show everything, copy or save the plot"));
        button->setIcon(themedIcon(QStringLiteral("document-save")));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setObjectName(QStringLiteral("plotMenu"));
        auto* menu = new QMenu(button);
        menu->setToolTipsVisible(true);
        menu->addAction(tr("Fit"), &q, &PlotsPanel::resetView)
            ->setToolTip(tr("Show everything (Home, or double click in the plot)"));
        menu->addAction(tr("Copy picture"), &q, &PlotsPanel::copyPicture);
        menu->addAction(tr("Copy data"), &q, &PlotsPanel::copyData);
        menu->addAction(tr("Save…"), &q, [this] { emit current().view()->saveRequested(); })
            ->setToolTip(tr("Save the plot as PNG, SVG or PDF, or its numbers as CSV"));
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
        row->addWidget(button, 0, Qt::AlignTop);
        column.addLayout(row);
    }

    void showPages()
    {
        for (const auto& page : pages) {
            stack->addWidget(page->view());
            followRequests(*page->view());
            page->changed = [this] { enableButtons(); };
            page->importRequested = [this] { emit q.importRequested(); };
        }
        supply.changed = [this](PlotNeed need) {
            for (const auto& page : pages)
                page->outdate(need);
        };
        supply.stateChanged = [this] { current().followState(); };
        QObject::connect(&tabs, &QButtonGroup::idToggled, &q, [this](int index, bool isChosen) {
            if (!isChosen)
                return;
            stack->setCurrentIndex(index);
            for (const auto& page : pages)
                page->setShown(page.get() == &current());
            enableButtons();
        });
        current().setShown(true);
        enableButtons();
    }

    /** One that shows each plot, by the plot's name: for the list of commands. */
    void makeActions()
    {
        const auto partOf = [](const PlotEntry& plot) {
            return QCoreApplication::translate("Plots", plot.part);
        };
        QAction* action = nullptr;
        for (const PlotEntry& plot : plotCatalog()) {
            if (!plot.title) { // a part, by whose name its plot is found
                action->setToolTip(QStringLiteral("%1, %2").arg(action->toolTip(), partOf(plot)));
                continue;
            }
            action =
                new QAction(QStringLiteral("%1 (%2)").arg(QCoreApplication::translate("Plots", plot.title),
                                                          QCoreApplication::translate("Plots", plot.tab)),
                            &q);
            action->setToolTip(tr("Show the plot %1").arg(plot.part ? partOf(plot) : qtText(plot.name)));
            QObject::connect(action, &QAction::triggered, &q, [this, name = plot.name] { q.showPlot(name); });
            q.addAction(action);
        }
    }

    void followRequests(const PlotView& view)
    {
        QObject::connect(&view, &PlotView::copied, &q,
                         [this](const QString& what) { emit q.messageRaised(what, Severity::note); });
        QObject::connect(&view, &PlotView::saveRequested, &q, [this, &view] {
            const QString title = view.content().title;
            emit q.saveRequested(title.isEmpty() ? tr("Plot") : title,
                                 {tr("PNG picture (*.png)"), tr("SVG drawing (*.svg)"),
                                  tr("PDF document (*.pdf)"), tr("CSV table (*.csv)")});
        });
    }

    /** Shows the tabs that belong to what the scenario runs. */
    void followResult(const ScenarioResult* result)
    {
        if (!result)
            return;
        const auto isAway = [isRun = result->isOfApplications](const PlotPage& page) {
            const PlotNeed need = page.plot().need;
            return isRun ? need == PlotNeed::prediction || need == PlotNeed::modelTimes : isOfRuns(need);
        };
        const bool leaves = isOfRun != result->isOfApplications && isAway(current());
        isOfRun = result->isOfApplications;
        if (leaves) {
            // Of a run, what its processes do comes before what its channels carry.
            const auto isFirst = [&](const auto& page) {
                return isOfRun ? isOfRuns(page->plot().need) : !isAway(*page);
            };
            const auto first = std::ranges::find_if(pages, isFirst);
            showPage(static_cast<std::size_t>(first - pages.begin()));
        }
        for (std::size_t i = 0; i < pages.size(); ++i)
            showTab(i, !isAway(*pages[i]) || pages[i].get() == &current());
    }

    void enableButtons()
    {
        const PlotContent& content = current().view()->content();
        const bool hasPlot = content.hint.isEmpty() && content.elementCount() > 0;
        button->setEnabled(hasPlot);
    }
};

PlotsPanel::PlotsPanel(Selection& selection, Results& results, QWidget* parent)
    : QWidget(parent)
    , m_private(std::make_unique<Private>(*this, selection, results))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_private->makeHeader(*column);
    m_private->stack = new QStackedWidget(this);
    column->addWidget(m_private->stack, 1);
    m_private->showPages();
    m_private->makeActions();
    const auto followSelection = [this] {
        for (const auto& page : m_private->pages)
            page->followSelection();
    };
    connect(&selection, &Selection::itemsChanged, this, followSelection);
    connect(&selection, &Selection::scenarioChanged, this, followSelection);
    const auto followResult = [this, &results] { m_private->followResult(results.current().get()); };
    connect(&results, &Results::changed, this, followResult);
    followResult();
    connect(&selection, &Selection::stepChanged, this, [this] { m_private->current().followStep(); });
}

PlotsPanel::~PlotsPanel() = default;

void PlotsPanel::showPlot(std::string_view plot)
{
    const std::size_t page = m_private->pageOf(plot);
    m_private->pages[page]->choose(plot);
    m_private->showPage(page);
}

PlotView* PlotsPanel::view(std::string_view plot) const
{
    return m_private->pages[m_private->pageOf(plot)]->view();
}

void PlotsPanel::copyPicture()
{
    m_private->current().view()->copyPicture();
}

void PlotsPanel::copyData()
{
    m_private->current().view()->copyData();
}

void PlotsPanel::savePlot(const QString& path)
{
    const Result<void> saved = m_private->current().view()->save(path);
    emit messageRaised(saved ? tr("Plot saved as %1").arg(path) : qtText(saved.error().message),
                       saved ? Severity::note : Severity::error);
}

void PlotsPanel::startAnew()
{
    for (const auto& page : m_private->pages)
        page->view()->startAnew();
}

void PlotsPanel::resetView()
{
    m_private->current().view()->resetView();
}

void PlotsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    // Contents carry the colours of the theme they were made for.
    if (event->type() == QEvent::PaletteChange)
        for (const auto& page : m_private->pages)
            page->redraw();
}

} // namespace contraflow
