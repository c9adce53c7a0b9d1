// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_tabs.h"

#include "app/desktop/document/edit_job.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/sheet/model/ordered_sheet.h"
#include "app/desktop/sheet/model/sheet_cells.h"
#include "app/desktop/sheet/model/sheet_model.h"
#include "app/desktop/sheet/view/cell_commands.h"
#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/find_bar.h"
#include "app/desktop/sheet/view/paste_plan.h"
#include "app/desktop/sheet/view/sheet_commands.h"
#include "app/desktop/sheet/view/sheet_page.h"
#include "core/base/ranges.h"
#include "core/project/edit.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QMenu>
#include <QResizeEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <variant>

namespace contraflow {

namespace {

/** Which table undo or redo changed, of those that have a sheet: `front` if it is one, else the first. Empty
 * when nothing in a sheet is another. `made` and `inverse` are as Document::replayed() tells them. */
std::optional<TableRef> replayedTable(const Edit& made, const Edit& inverse,
                                      const std::optional<TableRef>& front)
{
    std::optional<TableRef> first;
    for (std::size_t i = 0; i < std::min(made.changes.size(), inverse.changes.size()); ++i) {
        const auto* rows = std::get_if<ReplaceRows>(&made.changes[i]);
        if (!rows || !sheetOf(rows->table.kind))
            continue;
        if (rows->table == front)
            return front;
        if (!first)
            first = rows->table;
    }
    return first;
}

/** The cells of a sheet that undo or redo changed, in rows of the sheet behind: cells that read otherwise,
 * rows that came, the row behind rows that went. */
std::vector<CellRect> replayedCells(const SheetModel& sheet, const Edit& made, const Edit& inverse)
{
    std::vector<CellRect> cells;
    const int lastColumn = sheet.columnCount() - 1;
    for (std::size_t i = 0; i < std::min(made.changes.size(), inverse.changes.size()); ++i) {
        const auto* change = std::get_if<ReplaceRows>(&made.changes[i]);
        const auto* back = std::get_if<ReplaceRows>(&inverse.changes[i]);
        if (!change || !back || change->table != sheet.table())
            continue;
        const int first = toInt(change->first);
        const int count = toInt(rowCount(change->rows));
        if (change->removed == 0 && count > 0) {
            cells.push_back({first, 0, first + count - 1, lastColumn});
        } else if (count == 0) {
            const int behind = std::min(first, sheet.rowCount() - 1);
            cells.push_back({behind, 0, behind, 0});
        } else {
            CellRect differing = sheet.difference(back->rows, change->rows);
            differing.top += first;
            differing.bottom += first;
            if (!differing.isEmpty())
                cells.push_back(differing);
        }
    }
    return cells;
}

/** The same cells in rows as they are shown. */
std::vector<CellRect> shownCells(const OrderedSheet& sheet, const std::vector<CellRect>& cells)
{
    if (!sheet.order())
        return cells;
    constexpr std::size_t kMost = 1'000;
    std::vector<CellRect> shown;
    for (const CellRect& rect : cells)
        for (int row = rect.top; row <= rect.bottom && shown.size() < kMost; ++row)
            if (const int place = sheet.shownRow(row); place >= 0)
                shown.push_back({place, rect.left, place, rect.right});
    std::ranges::sort(shown, {}, &CellRect::top);
    std::vector<CellRect> merged;
    for (const CellRect& row : shown)
        if (!merged.empty() && merged.back().bottom + 1 == row.top && merged.back().left == row.left &&
            merged.back().right == row.right)
            merged.back().bottom = row.top;
        else
            merged.push_back(row);
    return merged;
}

// In what is kept of a project's views.
constexpr QLatin1String kSheetSettings("sheets");
constexpr QLatin1String kOrder("order");
constexpr QLatin1String kFront("front");

} // namespace

SheetTabs::SheetTabs(Document& document, Selection& selection, Results& results, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_tabs(new QTabWidget(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tabs);
    m_tabs->setDocumentMode(true);
    makeActions();
    const SheetSources sources{document, selection, results};
    for (const SheetInfo& info : sheetCatalog()) {
        auto* page = new SheetPage(info.make(sources), selection, m_tabs);
        m_pages.push_back(page);
        if (info.makeHeader)
            page->setHeader(info.makeHeader(sources, page->sheet().sheet(), *this));
        page->view().addActions(m_editActions);
        connect(&page->view(), &SheetView::activityChanged, this, &SheetTabs::activityChanged);
        connect(&page->view(), &SheetView::noticed, this, &SheetTabs::noticed);
        connect(&page->view(), &SheetView::exportRequested, this, &SheetTabs::exportRequested);
        connect(&page->view(), &SheetView::statisticsChanged, this,
                [this] { emit statisticsChanged(statistics()); });
        page->view().belongsElsewhere = [this, page](const QStringList& header) {
            return belongsElsewhere(header, *page);
        };
        connect(page, &SheetPage::actionRequested, this, &SheetTabs::actionRequested);
        page->view().setAccessibleName(info.title());
        page->hide();
    }
    makeParts();
    makeGroups();
    bringToFront(*m_pages.front());
    connect(&document.editJob(), &EditJob::activityChanged, this, &SheetTabs::activityChanged);
    // Behind the sheets, which show the other project by then.
    connect(&document, &Document::wasReset, this, [this] {
        for (SheetPage* page : m_pages)
            page->startAnew();
    });
    connect(&document, &Document::replayed, this, &SheetTabs::showReplayed);
    setFocusProxy(m_tabs);
    // The place of a group's name is no sheet.
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int index) {
        if (!qobject_cast<SheetPage*>(m_tabs->widget(index)))
            m_tabs->setCurrentIndex(index + 1);
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this, &results] {
        for (std::size_t i = 0; i < m_pages.size(); ++i)
            if (const auto live = sheetCatalog()[i].live)
                live(results).setWanted(m_pages[i], m_pages[i] == &front());
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { emit statisticsChanged(statistics()); });
    followWork(results);
    showListOf(TableKind::messages);
    followScenario();
    connect(&selection, &Selection::scenarioChanged, this, &SheetTabs::followScenario);
    connect(&document, &Document::revisionChanged, this, &SheetTabs::followScenario);
}

SheetTabs::~SheetTabs()
{
    // What is being typed goes to the document while there are sheets that show it.
    close();
}

void SheetTabs::followScenario()
{
    const bool isOfApplications = contraflow::isOfApplications(m_document.project(), m_selection.scenario());
    if (std::exchange(m_isOfApplications, isOfApplications) != isOfApplications) {
        // What is in front has its counterpart: the rows that the scenario runs.
        const TableKind from = isOfApplications ? TableKind::messages : TableKind::events;
        const TableKind to = isOfApplications ? TableKind::events : TableKind::messages;
        m_opened.clear();
        bringToFront(currentSheet().table == from ? pageOf(*sheetOf(to)) : front());
    }
}

TabUse SheetTabs::useOf(const SheetInfo& sheet) const
{
    return m_isOfApplications ? sheet.ofRuns : sheet.ofMessages;
}

SheetPage& SheetTabs::shownPartOf(const SheetInfo& sheet) const
{
    const auto part = m_shownPart.find(&sheet);
    return part == m_shownPart.end() ? pageOf(sheet) : *part->second;
}

std::vector<QWidget*> SheetTabs::wantedTabs() const
{
    std::vector<QWidget*> tabs;
    for (const auto& [group, name] : m_groups) {
        tabs.push_back(name);
        const auto opened = m_opened.find(group);
        for (const SheetInfo& sheet : sheetCatalog()) {
            if (sheet.group != group || sheet.isPart)
                continue;
            const TabUse use = useOf(sheet);
            if (use == TabUse::standing ||
                (opened == m_opened.end() ? use == TabUse::yielding : opened->second == &sheet))
                tabs.push_back(&shownPartOf(sheet));
        }
    }
    return tabs;
}

/** The sheet in front says what is being worked out for it. */
void SheetTabs::followWork(Results& results)
{
    const auto show = [this, &results] {
        if (const auto live = currentSheet().live)
            front().setPending(live(results).pendingText());
    };
    connect(m_tabs, &QTabWidget::currentChanged, this, show);
    for (const SheetInfo& info : sheetCatalog()) {
        if (!info.live)
            continue;
        connect(&info.live(results), &Live::stateChanged, this, show);
        connect(&info.live(results), &Live::progressChanged, this, show);
    }
}

const SheetInfo& SheetTabs::currentSheet() const
{
    return sheetCatalog()[positionOf(front())];
}

Table SheetTabs::currentTable(SheetContent content) const
{
    return sheetTable(front().sheet(), currentSheet().title(), front().view().shownColumns(), content);
}

void SheetTabs::showPage(SheetPage& page)
{
    bringToFront(page);
    page.view().setFocus(Qt::OtherFocusReason);
}

void SheetTabs::bringToFront(SheetPage& page)
{
    const SheetInfo& sheet = partsOf(sheetCatalog()[positionOf(page)]).front();
    m_shownPart[&sheet] = &page;
    if (const TabUse use = useOf(sheet); use == TabUse::onCall)
        m_opened[sheet.group] = &sheet;
    else if (use == TabUse::yielding)
        m_opened.erase(sheet.group);
    const std::vector<QWidget*> wanted = wantedTabs();
    // A sheet that is not shown has no tab: Qt scrolls by the place of the last one and takes no notice that
    // it is hidden, so that tabs would be out of reach in narrow windows.
    int place = 0;
    for (QWidget* tab : wanted) {
        if (m_tabs->indexOf(tab) < 0)
            m_tabs->insertTab(
                place, tab,
                partsOf(sheetCatalog()[positionOf(*static_cast<SheetPage*>(tab))]).front().title());
        place = m_tabs->indexOf(tab) + 1;
    }
    m_tabs->setCurrentWidget(&page);
    for (int i = m_tabs->count() - 1; i >= 0; --i)
        if (!contains(wanted, m_tabs->widget(i)))
            m_tabs->removeTab(i);
    // In a narrow window tabs give way, whose groups still open them: first those that are not of the answer,
    // then those of the answer that another kind of scenario does not have.
    const auto isOfAnswer = [this](const SheetInfo& info) {
        return info.group == SheetGroup::answer && useOf(info) != TabUse::yielding;
    };
    const auto isOfEveryAnswer = [](const SheetInfo& info) {
        return info.group == SheetGroup::answer && info.ofMessages == TabUse::standing &&
               info.ofRuns == TabUse::standing;
    };
    const auto makeRoom = [this, &page](const auto& stays) {
        for (int i = 0;
             isVisible() && i < m_tabs->count() && m_tabs->tabBar()->sizeHint().width() > width();) {
            const auto* other = qobject_cast<SheetPage*>(m_tabs->widget(i));
            if (other && other != &page && !stays(sheetCatalog()[positionOf(*other)]))
                m_tabs->removeTab(i);
            else
                ++i;
        }
    };
    makeRoom(isOfAnswer);
    makeRoom(isOfEveryAnswer);
}

void SheetTabs::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        bringToFront(front());
}

void SheetTabs::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    bringToFront(front());
}

/** The names of the groups, each in the place of a tab before those of its sheets. */
void SheetTabs::makeGroups()
{
    for (const SheetInfo& info : sheetCatalog()) {
        if (info.isPart)
            continue;
        QWidget*& place = m_groups[info.group];
        if (!place) {
            place = new QWidget(m_tabs);
            const int tab = m_tabs->addTab(place, QString());
            m_tabs->setTabEnabled(tab, false);
            auto* button = new QToolButton(m_tabs->tabBar());
            button->setObjectName(QStringLiteral("sheetGroup"));
            button->setText(groupTitle(info.group));
            button->setToolTip(tr("Show any sheet of the group %1").arg(groupTitle(info.group)));
            button->setProperty("flat", true);
            button->setPopupMode(QToolButton::InstantPopup);
            button->setFocusPolicy(Qt::TabFocus);
            button->setMenu(new QMenu(button));
            m_tabs->tabBar()->setTabButton(tab, QTabBar::LeftSide, button);
            m_tabs->tabBar()->setAccessibleTabName(tab, button->text());
        }
        auto* button =
            static_cast<QToolButton*>(m_tabs->tabBar()->tabButton(m_tabs->indexOf(place), QTabBar::LeftSide));
        QAction* action =
            button->menu()->addAction(info.title(), this, [this, &info] { showPage(shownPartOf(info)); });
        action->setToolTip(QCoreApplication::translate("Actions", info.toolTip));
        button->menu()->setToolTipsVisible(true);
    }
}

/** Above a sheet with parts, and above each of them, stands a button for every one. */
void SheetTabs::makeParts()
{
    for (const SheetInfo& shown : sheetCatalog()) {
        const std::span<const SheetInfo> parts = partsOf(shown);
        if (parts.size() < 2)
            continue;
        for (const SheetInfo& part : parts) {
            auto* button = new QToolButton;
            button->setObjectName(QStringLiteral("part.") + QLatin1String(part.key));
            button->setText(QCoreApplication::translate("Actions", part.part).remove(QLatin1Char('&')));
            button->setToolTip(QCoreApplication::translate("Actions", part.toolTip));
            button->setProperty("flat", true);
            button->setFocusPolicy(Qt::TabFocus);
            button->setCheckable(true);
            button->setChecked(&part == &shown);
            connect(button, &QToolButton::clicked, this, [this, button, &part, &shown] {
                button->setChecked(&part == &shown);
                showPage(pageOf(part));
            });
            pageOf(shown).addPart(button);
        }
    }
}

void SheetTabs::showListOf(TableKind list)
{
    // The sheet is about the rows of the one that is selected.
    if (const SheetInfo* info = sheetOf(list == TableKind::benchmarks ? TableKind::benchmarkRows : list))
        showPage(pageOf(*info));
}

void SheetTabs::showIssue(const Location& location)
{
    if (!location.table)
        return;
    const TableRef table = *location.table;
    if (SheetPage* page = pageShowing(table)) {
        showCell(*page, location.row, location.column);
        return;
    }
    // No sheet shows the table: the row of the object that owns it is the nearest place.
    const std::optional<TableKind> list = infoOf(table.kind).owner;
    if (const SheetInfo* info = list ? sheetOf(*list) : nullptr)
        showCell(pageOf(*info), table.owner,
                 table.kind == TableKind::modelParameters ? "parameters" : "name");
}

SheetPage* SheetTabs::pageShowing(const TableRef& table)
{
    const SheetInfo* info = sheetOf(table.kind);
    if (!info)
        return nullptr;
    if (const auto scenario = scenarioShowing(m_document.project(), table, m_selection.scenario()))
        m_selection.setScenario(*scenario);
    SheetPage& page = pageOf(*info);
    // A scenario runs several applications: the sheet shows the selected one.
    if (infoOf(table.kind).owner == TableKind::applications && page.sheet().table() != table)
        m_selection.setItems({SelectedItem{{TableKind::applications, 0}, table.owner}});
    return page.sheet().table() == table ? &page : nullptr;
}

bool SheetTabs::belongsElsewhere(const QStringList& header, const SheetPage& page)
{
    const HeaderFit here =
        page.sheet().isEditable() ? headerFit(header, columnNamesOf(page.sheet())) : HeaderFit();
    const SheetInfo* known = nullptr;
    HeaderFit best;
    std::size_t columnsOfBest = 0; // of several sheets that of the fewest columns
    for (const SheetInfo& info : sheetCatalog()) {
        if (!info.table)
            continue;
        const std::vector<ColumnNames> columns = columnNamesOf(pageOf(info).sheet());
        const HeaderFit fit = headerFit(header, columns);
        // The sheet in front need not know more than others, unless it is the very header of another one.
        const bool isBetter = fit.named > here.named || (fit.isItsOwn && !here.isItsOwn);
        if (!isBetter || fit < best || (fit == best && columns.size() >= columnsOfBest))
            continue;
        known = &info;
        best = fit;
        columnsOfBest = columns.size();
    }
    if (known)
        emit foreignTablePasted(*known, header);
    return known != nullptr;
}

void SheetTabs::pasteInto(std::string_view key)
{
    showSheet(key);
    SheetView& view = front().view();
    if (!view.canAddRows())
        return;
    view.goTo(view.sheet().dataRowCount(), 0);
    pasteHere();
}

void SheetTabs::pasteHere()
{
    front().view().cells().pasteHere();
}

void SheetTabs::finishTyping()
{
    front().view().finishTyping();
}

void SheetTabs::showReplayed(const Edit& made, const Edit& inverse)
{
    const std::optional<TableRef> table = replayedTable(made, inverse, front().sheet().table());
    if (!table)
        return;
    // What is done on the canvas is undone there as well, and may be nothing that a sheet shows.
    const QWidget* focus = QApplication::focusWidget();
    const bool hasFocus = focus && isAncestorOf(focus);
    const SheetInfo& info = *sheetOf(table->kind);
    if (pageOf(info).sheet().table() == table &&
        replayedCells(pageOf(info).sheet().sheet(), made, inverse).empty())
        return;
    SheetPage* page = pageShowing(*table);
    if (!page)
        return;
    const std::vector<CellRect> changed = replayedCells(page->sheet().sheet(), made, inverse);
    if (changed.empty())
        return;
    if (hasFocus)
        showPage(*page);
    else
        bringToFront(*page);
    std::vector<CellRect> shown = shownCells(page->sheet(), changed);
    if (shown.empty()) {
        page->view().columns().clearFilters();
        shown = shownCells(page->sheet(), changed);
    }
    if (shown.empty())
        return;
    page->view().selected().select(shown);
    page->view().scrollTo(page->view().currentIndex());
}

void SheetTabs::showCell(SheetPage& page, std::optional<std::size_t> row, const std::string& column)
{
    showPage(page);
    if (!row)
        return;
    const OrderedSheet& sheet = page.sheet();
    const auto wanted = static_cast<int>(*row);
    if (sheet.shownRow(wanted) < 0)
        page.view().columns().clearFilters();
    page.view().goTo(sheet.shownRow(wanted), sheet.columnOf(column));
}

void SheetTabs::makeActions()
{
    int group = 0;
    for (const SheetCommand& command : sheetCommands()) {
        if (group != 0 && command.group != group) {
            auto* separator = new QAction(this);
            separator->setSeparator(true);
            m_editActions.append(separator);
        }
        group = command.group;
        auto* action = new QAction(QCoreApplication::translate("SheetCommands", command.text), this);
        action->setObjectName(QLatin1String(command.id));
        action->setToolTip(QCoreApplication::translate("SheetCommands", command.toolTip));
        action->setShortcuts(command.keys());
        // Only where a sheet has the keyboard: the same keys mean other things on the canvas.
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setProperty("iconName", QLatin1String(command.icon));
        action->setProperty("isRare", command.isRare);
        connect(action, &QAction::triggered, this, [this, run = command.run] { run(front().view()); });
        m_editActions.append(action);
    }
}

void SheetTabs::find()
{
    front().findBar().open(FindBar::Mode::find);
}

void SheetTabs::findAndReplace()
{
    front().findBar().open(FindBar::Mode::replace);
}

void SheetTabs::findNext()
{
    front().findBar().findNext();
}

void SheetTabs::findPrevious()
{
    front().findBar().findPrevious();
}

QByteArray SheetTabs::columnSettings() const
{
    QJsonObject sheets;
    for (const SheetInfo& info : sheetCatalog())
        if (const QJsonObject settings = pageOf(info).view().columnSettings(); !settings.isEmpty())
            sheets.insert(QLatin1String(info.key), settings);
    return QJsonDocument(sheets).toJson(QJsonDocument::Compact);
}

void SheetTabs::setColumnSettings(const QByteArray& settings)
{
    const QJsonObject sheets = QJsonDocument::fromJson(settings).object();
    for (const SheetInfo& info : sheetCatalog())
        pageOf(info).view().setColumnSettings(sheets.value(QLatin1String(info.key)).toObject());
}

QJsonObject SheetTabs::projectSettings() const
{
    QJsonObject sheets;
    for (const SheetInfo& info : sheetCatalog()) {
        const SheetView& view = pageOf(info).view();
        QJsonObject settings = view.columnSettings();
        if (const QJsonObject order = view.columns().order(); !order.isEmpty())
            settings.insert(kOrder, order);
        if (!settings.isEmpty())
            sheets.insert(QLatin1String(info.key), settings);
    }
    return {{kSheetSettings, sheets}, {kFront, QLatin1String(currentSheet().key)}};
}

void SheetTabs::setProjectSettings(const QJsonObject& settings)
{
    const QJsonObject sheets = settings.value(kSheetSettings).toObject();
    for (const SheetInfo& info : sheetCatalog()) {
        const QJsonObject sheet = sheets.value(QLatin1String(info.key)).toObject();
        SheetView& view = pageOf(info).view();
        view.setColumnSettings(sheet);
        view.columns().setOrder(sheet.value(kOrder).toObject());
    }
    const QString front = settings.value(kFront).toString();
    for (const SheetInfo& info : sheetCatalog())
        if (front == QLatin1String(info.key))
            showSheet(info.key);
}

QString SheetTabs::statistics() const
{
    return front().view().statistics();
}

SheetPage& SheetTabs::front() const
{
    return *static_cast<SheetPage*>(m_tabs->currentWidget());
}

std::size_t SheetTabs::positionOf(const SheetPage& page) const
{
    return static_cast<std::size_t>(std::ranges::find(m_pages, &page) - m_pages.begin());
}

SheetPage& SheetTabs::pageOf(const SheetInfo& info) const
{
    return *m_pages[static_cast<std::size_t>(&info - sheetCatalog().data())];
}

} // namespace contraflow
