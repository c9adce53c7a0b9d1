// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/issue_list.h"

#include "app/desktop/document/object_edits.h"
#include "app/desktop/live/live_value.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/project/table_info.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {
namespace {

/** More issues than this are not told apart by anybody; the last line says how many there are. */
constexpr std::size_t kShownIssues = 10'000;

/** Tables that are each of an object of the project. */
constexpr std::pair<TableKind, const char*> kOwnedTables[] = {
    {TableKind::switches, QT_TRANSLATE_NOOP("IssueModel", "switches of %1")},
    {TableKind::nodes, QT_TRANSLATE_NOOP("IssueModel", "nodes of %1")},
    {TableKind::servers, QT_TRANSLATE_NOOP("IssueModel", "servers of %1")},
    {TableKind::links, QT_TRANSLATE_NOOP("IssueModel", "links of %1")},
    {TableKind::items, QT_TRANSLATE_NOOP("IssueModel", "costs of %1")},
    {TableKind::routes, QT_TRANSLATE_NOOP("IssueModel", "routes of %1")},
    {TableKind::messages, QT_TRANSLATE_NOOP("IssueModel", "messages of %1")},
    {TableKind::places, QT_TRANSLATE_NOOP("IssueModel", "places of %1")},
    {TableKind::modelParameters, QT_TRANSLATE_NOOP("IssueModel", "parameters of %1")},
    {TableKind::times, QT_TRANSLATE_NOOP("IssueModel", "times of %1")},
    {TableKind::benchmarkRows, QT_TRANSLATE_NOOP("IssueModel", "rows of %1")},
    {TableKind::groups, QT_TRANSLATE_NOOP("IssueModel", "groups of %1")},
    {TableKind::events, QT_TRANSLATE_NOOP("IssueModel", "events of %1")},
};

QString tableText(const TableRef& table, const Project& project)
{
    for (const auto& [kind, text] : kOwnedTables)
        if (kind == table.kind)
            return IssueModel::tr(text).arg(qtText(nameOfObject(project, *infoOf(kind).owner, table.owner)));
    return coreText(infoOf(table.kind).title);
}

/** The same finding, whether or not its line in the file is known. */
bool hasIssue(const IssueList& issues, const Issue& wanted)
{
    return std::ranges::any_of(issues, [&wanted](const Issue& issue) {
        return issue.text == wanted.text && issue.location.table == wanted.location.table &&
               issue.location.row == wanted.location.row;
    });
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return IssueModel::tr("Error");
    case Severity::warning:
        return IssueModel::tr("Warning");
    case Severity::note:
        break;
    }
    return IssueModel::tr("Note");
}

} // namespace

QString locationText(const Location& location, const Project& project)
{
    QStringList parts;
    if (location.table)
        parts += tableText(*location.table, project);
    if (location.row)
        parts += IssueModel::tr("row %1").arg(static_cast<qulonglong>(*location.row + 1));
    if (!location.column.empty())
        parts += qtText(location.column);
    if (parts.isEmpty() && location.line != 0)
        parts += IssueModel::tr("line %1").arg(static_cast<qulonglong>(location.line));
    return parts.join(QStringLiteral(", "));
}

void IssueModel::setIssues(IssueList issues, const Project& project)
{
    std::ranges::stable_sort(issues, [](const Issue& a, const Issue& b) {
        return static_cast<int>(a.severity) > static_cast<int>(b.severity);
    });
    m_project = project;
    if (issues == m_issues)
        return; // keeps the place in the list while unrelated cells are edited
    beginResetModel();
    m_issues = std::move(issues);
    endResetModel();
}

std::size_t IssueModel::count(Severity severity) const
{
    return static_cast<std::size_t>(std::ranges::count(m_issues, severity, &Issue::severity));
}

int IssueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(std::min(m_issues.size(), kShownIssues));
}

int IssueModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant IssueModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Issue& issue = m_issues[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == textColumn ? qtText(issue.text) : locationText(issue.location, m_project);
    case Qt::ToolTipRole:
        return tipText(qtText(issue.text));
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(severityName(issue.severity), qtText(issue.text));
    case Qt::DecorationRole:
        return index.column() == textColumn ? QVariant(severityIcon(issue.severity)) : QVariant();
    default:
        return {};
    }
}

QVariant IssueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == textColumn ? tr("Issue") : tr("Where");
}

IssueListView::IssueListView(Document& document, Results& results, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_results(results)
{
    auto* layout = bareLayout<QVBoxLayout>(this);
    m_empty =
        new QLabel(tr("No issues. What is wrong or doubtful in the project is listed here, and a click leads "
                      "to the cell."),
                   this);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(16, 8, 16, 8);
    m_empty->setEnabled(false);
    m_view = new QTableView(this);
    m_view->setModel(&m_model);
    m_view->setAccessibleName(tr("Issues"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setTabKeyNavigation(false);
    m_view->setWordWrap(false);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height() + 8);
    m_view->horizontalHeader()->setSectionResizeMode(IssueModel::textColumn, QHeaderView::Stretch);
    m_view->horizontalHeader()->setSectionResizeMode(IssueModel::placeColumn, QHeaderView::Interactive);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->horizontalHeader()->resizeSection(IssueModel::placeColumn, 200);
    m_view->installEventFilter(this);
    layout->addWidget(m_view);
    layout->addWidget(m_empty);

    const auto activate = [this](const QModelIndex& index) {
        emit issueActivated(m_model.issue(index.row()).location);
    };
    connect(m_view, &QTableView::clicked, this, activate);
    connect(&m_results, &Results::changed, this, &IssueListView::refresh);
    connect(&m_results.runIssues(), &LiveJob::changed, this, &IssueListView::refresh);
    m_results.runIssues().setWanted(this, true); // their number is shown where the list is hidden
    connect(&m_document, &Document::wasReset, this, [this] {
        m_firstRevision = m_document.revision() + 1; // announced right after the reset
        refresh();
    });
    refresh();
}

void IssueListView::refresh()
{
    IssueList issues = m_document.readIssues();
    // Issues of the document before a reset are not shown: their places mean something else now.
    if (const auto result = m_results.current(); result && result->revision >= m_firstRevision)
        for (const Issue& issue : result->issues)
            if (!hasIssue(m_document.readIssues(), issue))
                issues.push_back(issue);
    if (const auto found = m_results.runIssues().current();
        found && found->base && found->base->revision >= m_firstRevision)
        for (const Issue& issue : found->issues)
            if (!hasIssue(issues, issue))
                issues.push_back(issue);
    m_model.setIssues(std::move(issues), m_document.project());
    const bool isEmpty = m_model.rowCount() == 0;
    m_empty->setVisible(isEmpty);
    m_view->setVisible(!isEmpty);
    emit countsChanged(m_model.count(Severity::error), m_model.count(Severity::warning),
                       m_model.count(Severity::note));
}

void IssueListView::copySelected() const
{
    QStringList lines;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows()) {
        const Issue& issue = m_model.issue(index.row());
        lines += QStringLiteral("%1\t%2\t%3")
                     .arg(QLatin1String(severityText(issue.severity)), qtText(issue.text),
                          locationText(issue.location, m_document.project()));
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

bool IssueListView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy)) {
            copySelected();
            return true;
        }
        const QModelIndex current = m_view->currentIndex();
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && current.isValid()) {
            emit issueActivated(m_model.issue(current.row()).location);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace contraflow
