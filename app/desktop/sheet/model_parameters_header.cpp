// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_headers.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/parameter_text.h"
#include "core/sharing/catalog.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace contraflow {

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
