// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_headers.h"

#include "app/desktop/live/path_cost.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/computed_sheet.h"
#include "app/desktop/sheet/model/result_texts.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"
#include "core/project/cell.h"
#include "core/sharing/catalog.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace contraflow {

QWidget* pathHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    const Results& results = sources.results;
    auto* header = new QWidget;
    auto* subject = new QComboBox(header);
    subject->setObjectName(QStringLiteral("pathSubject"));
    subject->setAccessibleName(tr("What has a row"));
    subject->setToolTip(tr("What has a row"));
    subject->addItems({tr("Steps"), tr("By phase"), tr("By channel"), tr("By application")});
    QLabel* summary = headerText("pathSummary");
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
    layout->setSpacing(kSpacing);
    layout->addWidget(subject, 0, Qt::AlignTop);
    layout->addWidget(summary, 1);
    QObject::connect(subject, &QComboBox::currentIndexChanged, static_cast<ComputedSheet*>(&sheet),
                     &ComputedSheet::setSubject);
    const auto showNewest = [header, summary, &results] {
        const QString text = pathSummary(results);
        summary->setText(text);
        header->setVisible(!text.isEmpty());
    };
    QObject::connect(&results, &Results::changed, header, showNewest);
    QObject::connect(&results, &Results::staleChanged, summary, &QLabel::setDisabled);
    QObject::connect(&results.pathCost(), &Live::changed, header, showNewest);
    showNewest();
    return header;
}

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

namespace {

void addParameter(SheetModel& sheet, const QString& name, const QString& value)
{
    const int row = sheet.dataRowCount();
    sheet.apply(SheetChange(WriteCells{{{row, 0, name}, {row, 1, value}}, tr("Add parameter %1").arg(name)}));
}

void fillWithParameters(QMenu& menu, const Document& document, SheetModel& sheet)
{
    menu.clear();
    const auto& models = document.project().models;
    const std::optional<TableRef> table = sheet.table();
    if (table && table->owner < models.size()) {
        const Model& model = models[table->owner];
        for (const ParameterInfo& parameter : parametersOf(model.kind)) {
            const bool isSet =
                std::any_of(model.parameters.begin(), model.parameters.end(),
                            [&](const ParameterRow& given) { return given.name == parameter.name; });
            if (isSet)
                continue;
            const QString name = qtText(parameter.name);
            const QString value = qtText(defaultText(parameter));
            QAction* action = menu.addAction(tr("%1 = %2").arg(name, value), &sheet,
                                             [&sheet, name, value] { addParameter(sheet, name, value); });
            action->setToolTip(parameterToolTip(parameter));
        }
    }
    if (menu.isEmpty())
        menu.addAction(tr("The model has no further parameters"))->setEnabled(false);
}

} // namespace

QWidget* modelParametersHeader(SheetSources sources, SheetModel& sheet, SheetTabs&)
{
    auto* header = new QWidget;
    auto* add = new QToolButton(header);
    add->setObjectName(QStringLiteral("addParameter"));
    add->setText(tr("Add parameter"));
    add->setToolTip(tr("Set a parameter that the kind of the model takes; it begins with its default"));
    add->setPopupMode(QToolButton::InstantPopup);
    add->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(add);
    menu->setToolTipsVisible(true);
    add->setMenu(menu);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(8, 4, 8, 0);
    row->addWidget(add);
    row->addStretch();
    QObject::connect(menu, &QMenu::aboutToShow, header, [menu, &document = sources.document, &sheet] {
        fillWithParameters(*menu, document, sheet);
    });
    return header;
}

} // namespace contraflow
