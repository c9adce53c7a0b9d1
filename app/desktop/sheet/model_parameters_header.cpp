// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model_parameters_header.h"

#include "app/desktop/style/text.h"
#include "app/desktop/tables/parameter_text.h"
#include "core/sharing/catalog.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace contraflow {

ModelParametersHeader::ModelParametersHeader(Document& document, SheetModel& sheet, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_sheet(sheet)
    , m_add(new QToolButton(this))
    , m_menu(new QMenu(m_add))
{
    m_add->setObjectName(QStringLiteral("addParameter"));
    m_add->setText(tr("Add parameter"));
    m_add->setToolTip(tr("Set a parameter that the kind of the model takes; it begins with its default"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setFocusPolicy(Qt::TabFocus);
    m_add->setMenu(m_menu);
    m_menu->setToolTipsVisible(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 0);
    row->addWidget(m_add);
    row->addStretch();
    connect(m_menu, &QMenu::aboutToShow, this, &ModelParametersHeader::fill);
}

void ModelParametersHeader::fill()
{
    m_menu->clear();
    const auto& models = m_document.project().models;
    const std::optional<TableRef> table = m_sheet.table();
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
            QAction* action = m_menu->addAction(tr("%1 = %2").arg(name, value), this,
                                                [this, name, value] { add(name, value); });
            action->setToolTip(parameterToolTip(parameter));
        }
    }
    if (m_menu->isEmpty())
        m_menu->addAction(tr("The model has no further parameters"))->setEnabled(false);
}

void ModelParametersHeader::add(const QString& name, const QString& value)
{
    const int row = m_sheet.dataRowCount();
    m_sheet.apply(
        SheetChange(WriteCells{{{row, 0, name}, {row, 1, value}}, tr("Add parameter %1").arg(name)}));
}

} // namespace contraflow
