// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/report/export_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace contraflow {

namespace {

constexpr int kTableRole = Qt::UserRole;

QString noteOf(TableFormat format)
{
    switch (format) {
    case TableFormat::csv:
        return ExportDialog::tr(
            "Numbers in base units with all their digits. A folder with a file for each table.");
    case TableFormat::xlsx:
        return ExportDialog::tr(
            "A sheet for each table; numbers in the units that its headings name. Texts are never formulas.");
    case TableFormat::markdown:
        return ExportDialog::tr("One file with all tables, as GitHub shows them; numbers with units.");
    case TableFormat::latex:
        return ExportDialog::tr(
            "Tables for booktabs, numbers with units. A folder with a file for each table.");
    }
    return {};
}

} // namespace

ExportDialog::ExportDialog(const Project& project, QWidget* parent)
    : QDialog(parent)
    , m_tables(new QTreeWidget(this))
    , m_scenario(new QComboBox(this))
    , m_format(new QComboBox(this))
    , m_note(new QLabel(this))
{
    setWindowTitle(tr("Export tables"));
    setAttribute(Qt::WA_DeleteOnClose);
    addTables();
    for (const TableFormatInfo& info : kTableFormats)
        m_format->addItem(coreText(info.title), static_cast<int>(info.format));
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(TableFormat::xlsx)));
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_scenario->addItem(tr("All scenarios"));
    for (const Scenario& scenario : project.scenarios)
        m_scenario->addItem(qtText(scenario.name));
    m_scenario->setObjectName(QStringLiteral("exportScenario"));
    m_note->setWordWrap(true);

    auto* all = new QPushButton(tr("&All"), this);
    auto* none = new QPushButton(tr("&None"), this);
    all->setToolTip(tr("Choose all tables that have a row"));
    none->setToolTip(tr("Choose no table"));
    connect(all, &QPushButton::clicked, this, [this] { checkAll(Qt::Checked); });
    connect(none, &QPushButton::clicked, this, [this] { checkAll(Qt::Unchecked); });
    auto* buttons = new QHBoxLayout;
    auto* label = new QLabel(tr("&Tables"), this);
    label->setBuddy(m_tables);
    buttons->addWidget(label);
    buttons->addStretch();
    buttons->addWidget(all);
    buttons->addWidget(none);
    auto* form = new QFormLayout;
    form->addRow(tr("&Scenario"), m_scenario);
    form->addRow(tr("&Format"), m_format);
    form->addRow(QString(), m_note);
    auto* box = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = box->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(buttons);
    layout->addWidget(m_tables, 1);
    layout->addLayout(form);
    layout->addWidget(box);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showChoice);
    connect(m_tables, &QTreeWidget::itemChanged, this, &ExportDialog::showChoice);
    resizeOnScreen(*this, {620, 620});
    showChoice();
    m_tables->setFocus();
}

void ExportDialog::addTables()
{
    m_tables->setObjectName(QStringLiteral("exportTables"));
    m_tables->setAccessibleName(tr("Tables to export"));
    m_tables->setHeaderLabels({tr("Table"), tr("Holds")});
    m_tables->setRootIsDecorated(false);
    m_tables->setAllColumnsShowFocus(true);
    for (const ExportableTable& table : exportableTables()) {
        auto* item = new QTreeWidgetItem(m_tables, {coreText(table.title), coreText(table.content)});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                       Qt::ItemNeverHasChildren);
        item->setCheckState(0, table.cost == ExportCost::usual ? Qt::Checked : Qt::Unchecked);
        item->setData(0, kTableRole, qtText(table.name));
        item->setToolTip(1, coreText(table.content));
    }
    m_tables->setCurrentItem(m_tables->topLevelItem(0));
    m_tables->resizeColumnToContents(0);
    m_tables->header()->setStretchLastSection(true);
}

void ExportDialog::checkAll(Qt::CheckState state)
{
    for (int i = 0; i < m_tables->topLevelItemCount(); ++i)
        m_tables->topLevelItem(i)->setCheckState(0, state);
}

void ExportDialog::showChoice()
{
    m_note->setText(chosenTables().size() == 1 && formatInfo(format()).isOneTable
                        ? tr("One file with the chosen table.")
                        : noteOf(format()));
    m_export->setEnabled(!chosenTables().empty());
    m_export->setToolTip(m_export->isEnabled() ? QString() : tr("Choose a table first"));
}

std::vector<std::string> ExportDialog::chosenTables() const
{
    std::vector<std::string> names;
    for (int i = 0; i < m_tables->topLevelItemCount(); ++i)
        if (const QTreeWidgetItem* item = m_tables->topLevelItem(i); item->checkState(0) == Qt::Checked)
            names.push_back(item->data(0, kTableRole).toString().toStdString());
    return names;
}

TableFormat ExportDialog::format() const
{
    return static_cast<TableFormat>(m_format->currentData().toInt());
}

bool ExportDialog::needsFolder() const
{
    return formatInfo(format()).isOneTable && chosenTables().size() != 1;
}

ExportRequest ExportDialog::request() const
{
    ExportRequest request;
    request.tables = chosenTables();
    if (request.tables.size() > 1)
        request.emptyTables = ExportRequest::EmptyTables::leaveOut;
    if (const int scenario = m_scenario->currentIndex(); scenario > 0)
        request.scenarios.push_back(static_cast<std::size_t>(scenario - 1));
    return request;
}

} // namespace contraflow
