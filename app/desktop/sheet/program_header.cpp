// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/program_header.h"

#include "app/desktop/style/plain_text.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/tables/cell_text.h"
#include "core/project/cell.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace contraflow {

ProgramHeader::ProgramHeader(Document& document, Selection& selection, SheetModel& sheet, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_sheet(sheet)
    , m_applications(new QComboBox(this))
    , m_processes(new QLineEdit(this))
{
    m_applications->setObjectName(QStringLiteral("applications"));
    m_applications->setAccessibleName(tr("Application"));
    m_applications->setToolTip(tr("The application whose rows are shown"));
    m_applications->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int kNameLength = 14;
    m_applications->setMinimumContentsLength(kNameLength);
    auto* label = new QLabel(tr("Processes"), this);
    label->setBuddy(m_processes);
    m_processes->setObjectName(QStringLiteral("processes"));
    m_processes->setAccessibleName(tr("Processes of the application"));
    constexpr int kCountWidth = 90;
    m_processes->setFixedWidth(kCountWidth);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 0);
    row->addWidget(m_applications);
    row->addWidget(label);
    row->addWidget(m_processes);
    row->addStretch();
    connect(m_applications, &QComboBox::activated, this, [this](int index) {
        m_selection.setItems({SelectedItem{{TableKind::applications, 0}, static_cast<std::size_t>(index)}});
    });
    connect(m_processes, &QLineEdit::editingFinished, this, &ProgramHeader::writeProcesses);
    connect(&m_sheet, &QAbstractItemModel::modelReset, this, &ProgramHeader::show);
    connect(&m_document, &Document::revisionChanged, this, &ProgramHeader::show);
    show();
}

const Application* ProgramHeader::shown() const
{
    const std::optional<TableRef> table = m_sheet.table();
    const auto& applications = m_document.project().applications;
    return table && table->owner < applications.size() ? &applications[table->owner] : nullptr;
}

void ProgramHeader::show()
{
    const Application* application = shown();
    setEnabled(application != nullptr);
    const QSignalBlocker blocker(m_applications);
    m_applications->clear();
    for (const Application& each : m_document.project().applications)
        m_applications->addItem(qtText(each.name));
    m_applications->setCurrentIndex(application ? toInt(m_sheet.table()->owner) : -1);
    const CellText text = application ? cellText(application->processes) : CellText();
    m_processes->setText(text.typed());
    m_processes->setToolTip(tipText(!text.rejection.isEmpty() ? text.rejection
                                    : text.formula.isEmpty()
                                        ? tr("How many processes run the program together")
                                        : tr("%1 processes").arg(text.full)));
    QPalette palette;
    if (!text.rejection.isEmpty())
        palette.setColor(QPalette::Text, theme().error);
    m_processes->setPalette(palette);
}

void ProgramHeader::writeProcesses()
{
    const Application* application = shown();
    if (!application || cellText(application->processes).typed() == m_processes->text().trimmed())
        return;
    Application changed = *application;
    changed.processes = readCount(m_processes->text().trimmed().toStdString());
    m_document.submit(Edit{tr("Change processes of %1").arg(qtText(changed.name)).toStdString(),
                           {ReplaceRows{TableRef{TableKind::applications, 0}, m_sheet.table()->owner, 1,
                                        std::vector<Application>{std::move(changed)}}}});
}

} // namespace contraflow
