// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plots_panel.h"

#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_page.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"

#include <QAction>
#include <QButtonGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace contraflow {

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
        const auto found =
            std::find_if(pages.begin(), pages.end(), [plot](const auto& page) { return page->has(plot); });
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
    void makeTabs(QLayout& row);
    void makeHeader(QVBoxLayout& column);
    void showPages();
    void makeActions();
    void followRequests(const PlotView& view);
    /** Shows the tabs that belong to what the scenario runs. */
    void followResult(const ScenarioResult* result);
    void enableButtons();
};

void PlotsPanel::Private::makeTabs(QLayout& row)
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

void PlotsPanel::Private::makeHeader(QVBoxLayout& column)
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

void PlotsPanel::Private::showPages()
{
    for (const auto& page : pages) {
        stack->addWidget(page->view());
        followRequests(*page->view());
        QObject::connect(page.get(), &PlotPage::changed, &q, [this] { enableButtons(); });
        QObject::connect(page.get(), &PlotPage::importRequested, &q, &PlotsPanel::importRequested);
        QObject::connect(&supply, &PlotSupply::changed, page.get(), &PlotPage::outdate);
    }
    QObject::connect(&supply, &PlotSupply::stateChanged, &q, [this] { current().followState(); });
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
void PlotsPanel::Private::makeActions()
{
    const auto partOf = [](const PlotEntry& plot) { return QCoreApplication::translate("Plots", plot.part); };
    QAction* action = nullptr;
    for (const PlotEntry& plot : plotCatalog()) {
        if (!plot.title) { // a part, by whose name its plot is found
            action->setToolTip(QStringLiteral("%1, %2").arg(action->toolTip(), partOf(plot)));
            continue;
        }
        action = new QAction(QStringLiteral("%1 (%2)").arg(QCoreApplication::translate("Plots", plot.title),
                                                           QCoreApplication::translate("Plots", plot.tab)),
                             &q);
        action->setToolTip(tr("Show the plot %1").arg(plot.part ? partOf(plot) : qtText(plot.name)));
        QObject::connect(action, &QAction::triggered, &q, [this, name = plot.name] { q.showPlot(name); });
        q.addAction(action);
    }
}

void PlotsPanel::Private::followResult(const ScenarioResult* result)
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
        const auto first = std::find_if(pages.begin(), pages.end(), isFirst);
        showPage(static_cast<std::size_t>(first - pages.begin()));
    }
    for (std::size_t i = 0; i < pages.size(); ++i)
        showTab(i, !isAway(*pages[i]) || pages[i].get() == &current());
}

void PlotsPanel::Private::enableButtons()
{
    const PlotContent& content = current().view()->content();
    const bool hasPlot = content.hint.isEmpty() && content.elementCount() > 0;
    button->setEnabled(hasPlot);
}

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
