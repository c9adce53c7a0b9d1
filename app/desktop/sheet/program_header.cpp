// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_headers.h"
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

namespace {

/** Null while the sheet shows no application. */
const Application* shownApplication(const Document& document, const SheetModel& sheet)
{
    const std::optional<TableRef> table = sheet.table();
    const auto& applications = document.project().applications;
    return table && table->owner < applications.size() ? &applications[table->owner] : nullptr;
}

void showProcesses(QLineEdit& input, const Application* application)
{
    const CellText text = application ? cellText(application->processes) : CellText();
    input.setText(text.typed());
    input.setToolTip(tipText(!text.rejection.isEmpty() ? text.rejection
                             : text.formula.isEmpty()  ? tr("How many processes run the program together")
                                                       : tr("%1 processes").arg(text.full)));
    QPalette palette;
    if (!text.rejection.isEmpty())
        palette.setColor(QPalette::Text, theme().error);
    input.setPalette(palette);
}

void writeProcesses(Document& document, const SheetModel& sheet, const QString& typed)
{
    const Application* application = shownApplication(document, sheet);
    if (!application || cellText(application->processes).typed() == typed)
        return;
    Application changed = *application;
    changed.processes = readCount(typed.toStdString());
    document.submit(Edit{tr("Change processes of %1").arg(qtText(changed.name)).toStdString(),
                         {ReplaceRows{TableRef{TableKind::applications, 0}, sheet.table()->owner, 1,
                                      std::vector<Application>{std::move(changed)}}}});
}

} // namespace

QWidget* programHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    constexpr int kNameLength = 14;
    constexpr int kCountWidth = 90;
    auto* header = new QWidget;
    auto* applications = new QComboBox(header);
    applications->setObjectName(QStringLiteral("applications"));
    applications->setAccessibleName(tr("Application"));
    applications->setToolTip(tr("The application whose rows are shown"));
    applications->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    applications->setMinimumContentsLength(kNameLength);
    auto* processes = new QLineEdit(header);
    processes->setObjectName(QStringLiteral("processes"));
    processes->setAccessibleName(tr("Processes of the application"));
    processes->setFixedWidth(kCountWidth);
    auto* label = new QLabel(tr("Processes"), header);
    label->setBuddy(processes);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(8, 4, 8, 0);
    row->addWidget(applications);
    row->addWidget(label);
    row->addWidget(processes);
    row->addStretch();
    Document& document = sources.document;
    const auto show = [=, &document, &sheet] {
        const Application* application = shownApplication(document, sheet);
        header->setEnabled(application != nullptr);
        const QSignalBlocker blocker(applications);
        applications->clear();
        for (const Application& each : document.project().applications)
            applications->addItem(qtText(each.name));
        applications->setCurrentIndex(application ? toInt(sheet.table()->owner) : -1);
        showProcesses(*processes, application);
    };
    QObject::connect(
        applications, &QComboBox::activated, header, [&selection = sources.selection](int index) {
            selection.setItems({SelectedItem{{TableKind::applications, 0}, static_cast<std::size_t>(index)}});
        });
    QObject::connect(processes, &QLineEdit::editingFinished, header, [processes, &document, &sheet] {
        writeProcesses(document, sheet, processes->text().trimmed());
    });
    QObject::connect(&sheet, &QAbstractItemModel::modelReset, header, show);
    QObject::connect(&document, &Document::revisionChanged, header, show);
    show();
    return header;
}

} // namespace contraflow
