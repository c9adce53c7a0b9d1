// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_tabs.h"

#include "app/desktop/document/edit_job.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/results/collectives.h"
#include "app/desktop/results/errors.h"
#include "app/desktop/sheet/all_to_all_header.h"
#include "app/desktop/sheet/candidate_headers.h"
#include "app/desktop/sheet/column_controls.h"
#include "app/desktop/sheet/comparison_header.h"
#include "app/desktop/sheet/find_bar.h"
#include "app/desktop/sheet/sheet_commands.h"
#include "app/desktop/sheet/sheet_page.h"
#include "app/desktop/tables/all_to_all_sheet.h"
#include "app/desktop/tables/errors_sheet.h"

#include <QAction>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <optional>

namespace contraflow {

namespace {

QString titleOf(SheetKind kind)
{
    switch (kind) {
    case SheetKind::nodes:
        return SheetTabs::tr("Nodes");
    case SheetKind::links:
        return SheetTabs::tr("Links");
    case SheetKind::switches:
        return SheetTabs::tr("Switches");
    case SheetKind::messages:
        return SheetTabs::tr("Messages");
    case SheetKind::mapping:
        return SheetTabs::tr("Mapping");
    case SheetKind::measured:
        return SheetTabs::tr("Measured");
    case SheetKind::parameters:
        return SheetTabs::tr("Parameters");
    case SheetKind::scenarios:
        return SheetTabs::tr("Scenarios");
    case SheetKind::results:
        return SheetTabs::tr("Results");
    case SheetKind::comparison:
        return SheetTabs::tr("By model");
    case SheetKind::models:
        return SheetTabs::tr("Models");
    case SheetKind::modelParameters:
        return SheetTabs::tr("Model parameters");
    case SheetKind::mappings:
        return SheetTabs::tr("Mappings");
    case SheetKind::platforms:
        return SheetTabs::tr("Platforms");
    case SheetKind::workloads:
        return SheetTabs::tr("Workloads");
    case SheetKind::measurements:
        return SheetTabs::tr("Measurements");
    case SheetKind::errors:
        return SheetTabs::tr("Errors");
    case SheetKind::campaign:
        return SheetTabs::tr("Campaign");
    case SheetKind::benchmarks:
        return SheetTabs::tr("Benchmarks");
    case SheetKind::allToAll:
        return SheetTabs::tr("All-to-all");
    case SheetKind::compare:
        return SheetTabs::tr("Compare");
    case SheetKind::whatIf:
        return SheetTabs::tr("What-if");
    }
    return {};
}

/** What a sheet is called in the preferences. */
QString keyOf(SheetKind kind)
{
    static constexpr std::array kKeys{
        "nodes",      "links",     "switches",  "messages",     "mapping", "measured",
        "parameters", "scenarios", "results",   "comparison",   "models",  "modelParameters",
        "mappings",   "platforms", "workloads", "measurements", "errors",  "campaign",
        "benchmarks", "allToAll",  "compare",   "whatIf",
    };
    static_assert(kKeys.size() == kSheetKinds.size());
    return QLatin1String(kKeys.at(static_cast<std::size_t>(kind)));
}

std::optional<SheetKind> sheetOf(TableKind table)
{
    switch (table) {
    case TableKind::nodes:
        return SheetKind::nodes;
    case TableKind::links:
        return SheetKind::links;
    case TableKind::switches:
        return SheetKind::switches;
    case TableKind::messages:
        return SheetKind::messages;
    case TableKind::places:
        return SheetKind::mapping;
    case TableKind::times:
        return SheetKind::measured;
    case TableKind::parameters:
        return SheetKind::parameters;
    case TableKind::scenarios:
        return SheetKind::scenarios;
    case TableKind::models:
        return SheetKind::models;
    case TableKind::modelParameters:
        return SheetKind::modelParameters;
    case TableKind::mappings:
        return SheetKind::mappings;
    case TableKind::platforms:
        return SheetKind::platforms;
    case TableKind::workloads:
        return SheetKind::workloads;
    case TableKind::measurements:
        return SheetKind::measurements;
    case TableKind::benchmarkRows:
        return SheetKind::benchmarks;
    default:
        return std::nullopt;
    }
}

/** A line above the errors that says how good each model is; it asks for no width of its own. */
QWidget* errorsHeader(const Errors& errors)
{
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("errorsSummary"));
    label->setWordWrap(true);
    label->setContentsMargins(8, 4, 8, 0);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    const auto show = [label, &errors] {
        label->setText(ErrorsSheet::summaryText(errors));
        label->setVisible(!label->text().isEmpty());
    };
    QObject::connect(&errors, &Errors::errorsChanged, label, show);
    show();
    return label;
}

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
    for (const SheetKind kind : kSheetKinds) {
        auto* sheet = new SheetPage(makeSheetModel(kind, document, selection, results), selection, m_tabs);
        m_pages[static_cast<std::size_t>(kind)] = sheet;
        sheet->view().addActions(m_editActions);
        connect(&sheet->view(), &SheetView::activityChanged, this, &SheetTabs::activityChanged);
        connect(&sheet->view(), &SheetView::noticed, this, &SheetTabs::noticed);
        connect(&sheet->view(), &SheetView::exportRequested, this, &SheetTabs::exportRequested);
        connect(&sheet->view(), &SheetView::statisticsChanged, this,
                [this] { emit statisticsChanged(statistics()); });
        sheet->view().setAccessibleName(titleOf(kind));
        m_tabs->addTab(sheet, titleOf(kind));
    }
    connect(&document.editJob(), &EditJob::activityChanged, this, &SheetTabs::activityChanged);
    page(SheetKind::comparison)->setHeader(new ComparisonHeader(document, selection, results.comparison()));
    page(SheetKind::errors)->setHeader(errorsHeader(results.errors()));
    page(SheetKind::compare)->setHeader(new CompareHeader(results.candidates()));
    page(SheetKind::whatIf)->setHeader(new WhatIfHeader(results.candidates()));
    auto* allToAll = new AllToAllHeader(results.collectives());
    page(SheetKind::allToAll)->setHeader(allToAll);
    connect(allToAll, &AllToAllHeader::importRequested, this, &SheetTabs::importRequested);
    connect(allToAll, &AllToAllHeader::subjectChanged, this, [this](bool showsProcesses) {
        auto& sheet = static_cast<AllToAllSheet&>(page(SheetKind::allToAll)->sheet().sheet());
        sheet.setSubject(showsProcesses ? AllToAllSheet::Subject::processes : AllToAllSheet::Subject::sizes);
    });
    makeMoreButton();
    connect(m_tabs, &QTabWidget::currentChanged, this, &SheetTabs::showTabOf);
    setFocusProxy(m_tabs);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this, &results] {
        const SheetKind shown = currentSheet();
        results.errors().setWanted(this, shown == SheetKind::errors || shown == SheetKind::campaign);
        results.collectives().setWanted(this, shown == SheetKind::allToAll);
        results.candidates().comparison().setWanted(this, shown == SheetKind::compare);
        results.candidates().whatIf().setWanted(this, shown == SheetKind::whatIf);
    });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { emit statisticsChanged(statistics()); });
    showSheet(SheetKind::messages);
}

SheetKind SheetTabs::currentSheet() const
{
    return kSheetKinds[static_cast<std::size_t>(m_tabs->currentIndex())];
}

QString SheetTabs::currentTitle() const
{
    return titleOf(currentSheet());
}

Table SheetTabs::currentTable(SheetContent content) const
{
    const SheetPage& front = *page(currentSheet());
    return sheetTable(front.sheet(), currentTitle(), front.view().shownColumns(), content);
}

void SheetTabs::showSheet(SheetKind kind)
{
    // A tab that is not there cannot be in front.
    const int index = m_tabs->indexOf(page(kind));
    m_tabs->setTabVisible(index, true);
    m_tabs->setCurrentIndex(index);
    page(kind)->view().setFocus(Qt::OtherFocusReason);
}

void SheetTabs::makeMoreButton()
{
    auto* button = new QToolButton(m_tabs);
    button->setObjectName(QStringLiteral("furtherSheets"));
    button->setText(tr("More"));
    button->setToolTip(tr(
        "Show the compared scenarios, what-ifs, the errors, the campaign, all-to-alls, the parameters of the model, or the lists of the project: scenarios, models, platforms, workloads, mappings, measurements, parameters, benchmarks"));
    button->setAccessibleName(tr("More sheets"));
    button->setProperty("flat", true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(button);
    for (std::size_t i = 0; i < kSheetKinds.size(); ++i) {
        const SheetKind kind = kSheetKinds[i];
        if (!isFurtherSheet(kind))
            continue;
        menu->addAction(titleOf(kind), this, [this, kind] { showSheet(kind); });
        m_tabs->setTabVisible(static_cast<int>(i), false);
    }
    button->setMenu(menu);
    m_tabs->setCornerWidget(button);
}

/** Keeps the tab of the further sheet that was asked for last, and no other's. */
void SheetTabs::showTabOf(int index)
{
    if (index < 0 || !isFurtherSheet(kSheetKinds[static_cast<std::size_t>(index)]))
        return;
    for (int other = 0; other < m_tabs->count(); ++other)
        if (isFurtherSheet(kSheetKinds[static_cast<std::size_t>(other)]))
            m_tabs->setTabVisible(other, other == index);
}

void SheetTabs::showListOf(TableKind list)
{
    if (list == TableKind::benchmarks)
        showSheet(SheetKind::benchmarks);
    else if (const std::optional<SheetKind> kind = sheetOf(list))
        showSheet(*kind);
}

void SheetTabs::showIssue(const Location& location)
{
    if (!location.table)
        return;
    const TableRef table = *location.table;
    if (const std::optional<SheetKind> kind = sheetOf(table.kind)) {
        if (const auto scenario = scenarioShowing(m_document.project(), table, m_selection.scenario()))
            m_selection.setScenario(*scenario);
        if (page(*kind)->sheet().table() == table) {
            showCell(*kind, location.row, location.column);
            return;
        }
    }
    // No sheet shows the table: the row of the object that owns it is the nearest place.
    const std::optional<TableKind> list = ownerListOf(table.kind);
    if (const auto kind = list ? sheetOf(*list) : std::nullopt)
        showCell(*kind, table.owner, table.kind == TableKind::modelParameters ? "parameters" : "name");
}

void SheetTabs::showCell(SheetKind kind, std::optional<std::size_t> row, const std::string& column)
{
    showSheet(kind);
    if (!row)
        return;
    OrderedSheet& sheet = page(kind)->sheet();
    const auto wanted = static_cast<int>(*row);
    if (sheet.shownRow(wanted) < 0)
        page(kind)->view().columns().clearFilters();
    page(kind)->view().goTo(sheet.shownRow(wanted), sheet.columnOf(column));
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
        connect(action, &QAction::triggered, this,
                [this, run = command.run] { run(page(currentSheet())->view()); });
        m_editActions.append(action);
    }
}

void SheetTabs::find()
{
    page(currentSheet())->findBar().open(FindBar::Mode::find);
}

void SheetTabs::findAndReplace()
{
    page(currentSheet())->findBar().open(FindBar::Mode::replace);
}

void SheetTabs::findNext()
{
    page(currentSheet())->findBar().findNext();
}

void SheetTabs::findPrevious()
{
    page(currentSheet())->findBar().findPrevious();
}

QByteArray SheetTabs::columnSettings() const
{
    QJsonObject sheets;
    for (const SheetKind kind : kSheetKinds)
        if (const QJsonObject settings = page(kind)->view().columnSettings(); !settings.isEmpty())
            sheets.insert(keyOf(kind), settings);
    return QJsonDocument(sheets).toJson(QJsonDocument::Compact);
}

void SheetTabs::setColumnSettings(const QByteArray& settings)
{
    const QJsonObject sheets = QJsonDocument::fromJson(settings).object();
    for (const SheetKind kind : kSheetKinds)
        page(kind)->view().setColumnSettings(sheets.value(keyOf(kind)).toObject());
}

QString SheetTabs::statistics() const
{
    return page(currentSheet())->view().statistics();
}

SheetPage* SheetTabs::page(SheetKind kind) const
{
    return m_pages[static_cast<std::size_t>(kind)];
}

} // namespace contraflow
