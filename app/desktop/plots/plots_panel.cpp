// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plots_panel.h"

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/plots/collective_plots.h"
#include "app/desktop/plots/compare_plots.h"
#include "app/desktop/plots/error_plots.h"
#include "app/desktop/plots/gantt_plot.h"
#include "app/desktop/plots/item_texts.h"
#include "app/desktop/plots/plot_build.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plot_words.h"
#include "app/desktop/plots/rates_plot.h"
#include "app/desktop/plots/times_plot.h"
#include "app/desktop/plots/use_plot.h"
#include "app/desktop/results/comparison.h"
#include "app/desktop/style/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace contraflow {
namespace {

/** Messages and rate changes up to which a plot's data is made at once; it takes a few milliseconds. */
constexpr std::size_t kImmediateSize = 20'000;

constexpr std::array kTabs{PlotsPanel::Tab::times,  PlotsPanel::Tab::timeline,   PlotsPanel::Tab::use,
                           PlotsPanel::Tab::errors, PlotsPanel::Tab::collective, PlotsPanel::Tab::compare};

constexpr std::size_t indexOf(PlotsPanel::Tab tab)
{
    return static_cast<std::size_t>(tab);
}

} // namespace

class PlotsPanel::Private
{
public:
    /** One tab: its view, the data it shows, and the job that makes newer data. */
    struct Page
    {
        PlotView* view = nullptr;
        std::unique_ptr<PlotFiller> filler; ///< in place of all that follows
        std::unique_ptr<LatestJob<std::shared_ptr<const BuiltPlot>>> job;
        std::shared_ptr<const BuiltPlot> built;
        bool isOutdated = true; ///< to be built when the tab is looked at
    };

    Private(PlotsPanel& panel, Selection& theSelection, Results& theResults)
        : q(panel)
        , selection(theSelection)
        , results(theResults)
    {}

    PlotsPanel& q;
    Selection& selection;
    Results& results;
    QTabBar* tabs = nullptr;
    QStackedWidget* stack = nullptr;
    QComboBox* order = nullptr;
    QComboBox* mode = nullptr;
    QComboBox* busiest = nullptr;
    std::vector<QToolButton*> buttons;
    std::array<Page, kTabs.size()> pages;
    PlotSelection selected;

    [[nodiscard]] std::shared_ptr<const Prediction> prediction() const
    {
        const auto result = results.current();
        return result ? result->prediction : nullptr;
    }
    /** The comparison of the result that is shown; null when there is none. */
    [[nodiscard]] std::shared_ptr<const ComparisonResult> comparison() const
    {
        const auto compared = results.comparison().current();
        const bool isOfResult = compared->base == results.current() && !compared->models.empty();
        return isOfResult ? compared : nullptr;
    }
    /** A plot of one model that is at once one of several would flicker: a comparison is waited for. */
    [[nodiscard]] bool isAwaited(Tab tab) const
    {
        return tab == Tab::times && results.comparison().isRunning() &&
               results.comparison().current()->base != results.current();
    }
    [[nodiscard]] Page& currentPage() { return pages[indexOf(q.currentTab())]; }

    void makePages();
    void makeHeader(QVBoxLayout& column);
    void followRequests(const PlotView& view);
    void followClicks(Tab tab);
    void outdateAll();
    void refresh();
    void show(Page& page);
    void updateHighlights();
    void followSelection();
    void updateStale();
    void followStaleness();
    [[nodiscard]] BuildRequest request(Tab tab) const;
    [[nodiscard]] bool dependsOnSelection(Tab tab) const;
    void selectMessages(const std::vector<std::uint32_t>& messages, Qt::KeyboardModifiers modifiers);
};

void PlotsPanel::Private::makePages()
{
    for (const Tab tab : kTabs) {
        Page& page = pages[indexOf(tab)];
        page.view = new PlotView;
        stack->addWidget(page.view);
        followRequests(*page.view);
        if (tab == Tab::errors)
            page.filler = std::make_unique<ErrorPlots>(*page.view, selection, results);
        else if (tab == Tab::collective)
            page.filler = std::make_unique<CollectivePlots>(*page.view, selection, results);
        else if (tab == Tab::compare)
            page.filler = std::make_unique<ComparePlots>(*page.view, selection, results);
        if (page.filler) {
            QObject::connect(page.filler.get(), &PlotFiller::changed, &q, [this] { updateStale(); });
            QObject::connect(page.filler.get(), &PlotFiller::importRequested, &q,
                             &PlotsPanel::importRequested);
            continue;
        }
        page.job = std::make_unique<LatestJob<std::shared_ptr<const BuiltPlot>>>(
            [this, &page](std::shared_ptr<const BuiltPlot> built) {
                page.built = std::move(built);
                show(page);
                updateStale();
            });
        page.view->setTable(
            [&page](char separator) { return page.built ? page.built->table(separator) : std::string(); });
        followClicks(tab);
    }
    order = optionBox(tr("Order of the messages"),
                      {tr("In table order"), tr("Longest first"), tr("Distribution")});
    pages[indexOf(Tab::times)].view->addOption(order);
    mode = optionBox(tr("What the timeline shows"), {tr("Rates"), tr("Steps")});
    pages[indexOf(Tab::timeline)].view->addOption(mode);
    busiest = optionBox(tr("Number of channels"), {});
    for (const int count : {6, 12, 24, 48})
        busiest->addItem(tr("%1 busiest channels").arg(count), count);
    busiest->setCurrentIndex(1);
    pages[indexOf(Tab::use)].view->addOption(busiest);
    const auto rebuild = [this](Tab tab) {
        return [this, tab] {
            pages[indexOf(tab)].isOutdated = true;
            refresh();
        };
    };
    QObject::connect(order, &QComboBox::currentIndexChanged, &q, rebuild(Tab::times));
    QObject::connect(mode, &QComboBox::currentIndexChanged, &q, rebuild(Tab::timeline));
    QObject::connect(busiest, &QComboBox::currentIndexChanged, &q, rebuild(Tab::use));
}

void PlotsPanel::Private::makeHeader(QVBoxLayout& column)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(4, 4, 4, 0);
    row->setSpacing(0);
    tabs =
        narrowTabs(&q, tr("Plots"),
                   {tr("Times"), tr("Timeline"), tr("Use"), tr("Errors"), tr("Collective"), tr("Compare")});
    row->addWidget(tabs);
    row->addStretch();
    QToolButton* fit = headerButton(&q, tr("Fit"), tr("Show everything (Home, or double click in the plot)"));
    QToolButton* copy =
        headerButton(&q, tr("Copy"), tr("Copy the plot as a picture or its numbers as a table"));
    auto* menu = new QMenu(copy);
    menu->addAction(tr("Copy picture"), &q, &PlotsPanel::copyPicture);
    menu->addAction(tr("Copy data"), &q, &PlotsPanel::copyData);
    copy->setMenu(menu);
    copy->setPopupMode(QToolButton::InstantPopup);
    QToolButton* save =
        headerButton(&q, tr("Save…"), tr("Save the plot as PNG, SVG or PDF, or its numbers as CSV"));
    QObject::connect(fit, &QToolButton::clicked, &q, &PlotsPanel::resetView);
    QObject::connect(save, &QToolButton::clicked, &q, [this] { emit currentPage().view->saveRequested(); });
    buttons = {fit, copy, save};
    for (QToolButton* button : buttons)
        row->addWidget(button);
    column.addLayout(row);
}

void PlotsPanel::Private::followRequests(const PlotView& view)
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

void PlotsPanel::Private::followClicks(Tab tab)
{
    PlotView* view = pages[indexOf(tab)].view;
    if (tab != Tab::times)
        QObject::connect(view, &PlotView::emptyClicked, &q, [this](double time) {
            if (const auto shown = prediction())
                if (const auto step = stepAt(shown->timeline, time))
                    selection.setStep(*step);
        });
    if (tab == Tab::use) {
        QObject::connect(
            view, &PlotView::itemClicked, &q, [this](quint32 channel, Qt::KeyboardModifiers modifiers) {
                if (const auto result = results.current(); result && result->prediction)
                    if (const auto item =
                            itemOfChannel(*result->prediction, result->project, ChannelId(channel)))
                        selection.setItems(afterClick(selection.items(), {*item}, modifiers));
            });
        view->setDescriber([this](std::uint32_t channel, double time) {
            const auto result = results.current();
            return result && result->prediction
                       ? channelText(*result->prediction, result->project, ChannelId(channel), time)
                       : QString();
        });
        return;
    }
    QObject::connect(view, &PlotView::itemClicked, &q,
                     [this, view](quint32 item, Qt::KeyboardModifiers modifiers) {
                         // A line may stand for several messages whose rates are the same all the time.
                         std::vector<std::uint32_t> messages{item};
                         for (const PlotLine& line : view->content().lines)
                             if (!line.hasItemPerPoint && !line.items.empty() && line.items.front() == item)
                                 messages = line.items;
                         selectMessages(messages, modifiers);
                     });
    view->setDescriber([this, tab](std::uint32_t message, double time) {
        const auto result = results.current();
        if (!result || !result->prediction)
            return QString();
        if (tab != Tab::times)
            return messageRateText(*result->prediction, result->project, message, time);
        const QString text = messageTimesText(*result->prediction, result->project, message);
        const auto compared = comparison();
        return compared ? text + QLatin1Char('\n') + comparedTimesText(*compared, message) : text;
    });
}

BuildRequest PlotsPanel::Private::request(Tab tab) const
{
    constexpr std::array orders{TimesOrder::table, TimesOrder::byTime, TimesOrder::distribution};
    BuildRequest wanted;
    const PlotKind timeline = mode->currentIndex() == 1 ? PlotKind::steps : PlotKind::rates;
    wanted.plot = tab == Tab::times ? PlotKind::times : tab == Tab::use ? PlotKind::use : timeline;
    wanted.result = results.current();
    wanted.comparison = comparison();
    wanted.order = orders[static_cast<std::size_t>(std::max(0, order->currentIndex()))];
    wanted.busiest = static_cast<std::size_t>(std::max(1, busiest->currentData().toInt()));
    wanted.messages = selected.messages;
    wanted.channels = selected.channels;
    return wanted;
}

bool PlotsPanel::Private::dependsOnSelection(Tab tab) const
{
    const auto shown = prediction();
    if (!shown)
        return false;
    const std::size_t count = shown->timeline.messages.size();
    switch (tab) {
    case Tab::times:
        return count > TimesPlotData::kMaxBars || order->currentIndex() == 2;
    case Tab::timeline:
        return count > (mode->currentIndex() == 1 ? GanttPlotData::kMaxRows : RatesPlotData::kMaxLines);
    case Tab::errors:
    case Tab::collective:
    case Tab::compare:
        return false;
    case Tab::use:
        break;
    }
    return true;
}

void PlotsPanel::Private::outdateAll()
{
    selected = plotSelection(selection, results.current().get());
    for (Page& page : pages)
        page.isOutdated = true;
    const auto shown = prediction();
    // Too many messages for bars: the plot is a distribution whatever is asked for.
    order->setEnabled(!shown || shown->timeline.messages.size() <= TimesPlotData::kMaxBars);
    order->setToolTip(
        order->isEnabled()
            ? tr("Order of the messages")
            : tr("More than %1 messages are drawn as a distribution").arg(TimesPlotData::kMaxBars));
    refresh();
}

/** Builds what the visible tab lacks: at once when it is small, else in a job. */
void PlotsPanel::Private::refresh()
{
    for (const Tab tab : kTabs)
        if (const auto& filler = pages[indexOf(tab)].filler)
            filler->setShown(tab == q.currentTab());
    if (currentPage().filler) {
        updateStale();
        return;
    }
    Page& page = currentPage();
    if (page.isOutdated && !isAwaited(q.currentTab())) {
        page.isOutdated = false;
        const BuildRequest wanted = request(q.currentTab());
        if (!wanted.result || !wanted.result->prediction) {
            page.job->cancel();
            page.built = nullptr;
            show(page);
        } else {
            const Timeline& timeline = wanted.result->prediction->timeline;
            if (timeline.messages.size() + timeline.recordCount() <= kImmediateSize) {
                page.job->cancel();
                page.built = std::make_shared<const BuiltPlot>(buildPlot(wanted, {}));
                show(page);
            } else {
                page.job->start([wanted](const JobContext& context) {
                    return std::make_shared<const BuiltPlot>(buildPlot(wanted, context.stop));
                });
                if (!page.built) {
                    PlotContent waiting;
                    waiting.hint =
                        tr("Preparing the plot of %1 messages…").arg(countText(timeline.messages.size()));
                    page.view->setContent(std::move(waiting));
                }
            }
        }
    }
    updateHighlights();
    updateStale();
}

void PlotsPanel::Private::show(Page& page)
{
    page.view->setContent(page.built ? page.built->content(theme())
                                     : withoutPrediction(results.current().get(), results.isStale()));
}

void PlotsPanel::Private::updateHighlights()
{
    const std::set<std::uint32_t> messages(selected.messages.begin(), selected.messages.end());
    std::set<std::uint32_t> channels;
    for (const ChannelId channel : selected.channels)
        channels.insert(channel.value);
    std::optional<PlotInterval> mark;
    const auto shown = prediction();
    if (shown && selection.step() < shown->timeline.stepCount())
        mark = PlotInterval{shown->timeline.stepStarts[selection.step()],
                            shown->timeline.stepEnds[selection.step()]};
    pages[indexOf(Tab::times)].view->setHighlighted(messages);
    pages[indexOf(Tab::timeline)].view->setHighlighted(messages);
    pages[indexOf(Tab::use)].view->setHighlighted(channels);
    for (const Tab tab : {Tab::timeline, Tab::use})
        pages[indexOf(tab)].view->setMark(mark);
}

void PlotsPanel::Private::followSelection()
{
    selected = plotSelection(selection, results.current().get());
    for (const Tab tab : kTabs)
        if (dependsOnSelection(tab))
            pages[indexOf(tab)].isOutdated = true;
    refresh();
}

void PlotsPanel::Private::updateStale()
{
    for (const Tab tab : kTabs) {
        Page& page = pages[indexOf(tab)];
        if (page.filler)
            continue; // it tells itself
        const bool isLate = tab == Tab::times && (isAwaited(tab) || results.comparison().isStale());
        page.view->setStale(page.built && (results.isStale() || page.job->isRunning() || isLate));
    }
    const PlotContent& content = currentPage().view->content();
    const bool hasPlot = content.hint.isEmpty() && content.elementCount() > 0;
    for (QToolButton* button : buttons)
        button->setEnabled(hasPlot);
}

void PlotsPanel::Private::followStaleness()
{
    for (Page& page : pages)
        if (!page.built && page.job)
            show(page); // the hint says whether something is on its way
    updateStale();
}

void PlotsPanel::Private::selectMessages(const std::vector<std::uint32_t>& messages,
                                         Qt::KeyboardModifiers modifiers)
{
    const auto shown = prediction();
    if (!shown)
        return;
    std::set<SelectedItem> clicked;
    for (const std::uint32_t message : messages)
        if (message < shown->placed.messages.size())
            clicked.insert({{TableKind::messages, shown->workload}, shown->placed.messages[message].row});
    selection.setItems(afterClick(selection.items(), std::move(clicked), modifiers));
}

PlotsPanel::PlotsPanel(Document& document, Selection& selection, Results& results, QWidget* parent)
    : QWidget(parent)
    , m_private(std::make_unique<Private>(*this, selection, results))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_private->makeHeader(*column);
    m_private->stack = new QStackedWidget(this);
    column->addWidget(m_private->stack, 1);
    m_private->makePages();

    connect(m_private->tabs, &QTabBar::currentChanged, this, [this](int index) {
        m_private->stack->setCurrentIndex(index);
        m_private->refresh();
    });
    connect(&document, &Document::wasReset, this, [this] {
        for (const Private::Page& page : m_private->pages)
            page.view->startAnew();
    });
    connect(&results, &Results::resultChanged, this, [this] { m_private->outdateAll(); });
    connect(&results, &Results::staleChanged, this, [this] { m_private->followStaleness(); });
    connect(&results.comparison(), &Comparison::comparisonChanged, this, [this] {
        m_private->pages[indexOf(Tab::times)].isOutdated = true;
        m_private->refresh();
    });
    connect(&selection, &Selection::itemsChanged, this, [this] { m_private->followSelection(); });
    connect(&selection, &Selection::stepChanged, this, [this] { m_private->updateHighlights(); });
    m_private->outdateAll();
}

PlotsPanel::~PlotsPanel() = default;

PlotsPanel::Tab PlotsPanel::currentTab() const
{
    return kTabs[static_cast<std::size_t>(std::max(0, m_private->tabs->currentIndex()))];
}

void PlotsPanel::setCurrentTab(Tab tab)
{
    m_private->tabs->setCurrentIndex(static_cast<int>(tab));
}

PlotView* PlotsPanel::view(Tab tab) const
{
    return m_private->pages[indexOf(tab)].view;
}

void PlotsPanel::copyPicture()
{
    m_private->currentPage().view->copyPicture();
}

void PlotsPanel::copyData()
{
    m_private->currentPage().view->copyData();
}

void PlotsPanel::savePlot(const QString& path)
{
    const Result<void> saved = m_private->currentPage().view->save(path);
    emit messageRaised(saved ? tr("Plot saved as %1").arg(path) : toQString(saved.error().message),
                       saved ? Severity::note : Severity::error);
}

void PlotsPanel::resetView()
{
    m_private->currentPage().view->resetView();
}

void PlotsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    // Contents carry the colours of the theme they were made for.
    if (event->type() != QEvent::PaletteChange)
        return;
    for (Private::Page& page : m_private->pages)
        if (page.filler)
            page.filler->redraw();
        else if (page.view && page.built)
            m_private->show(page);
}

} // namespace contraflow
