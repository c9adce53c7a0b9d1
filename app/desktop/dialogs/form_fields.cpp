// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/form_fields.h"

#include "app/desktop/style/theme.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace contraflow {

QFormLayout* plainForm(QWidget* parent)
{
    auto* form = new QFormLayout(parent);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    return form;
}

void sayAtField(QLabel* error, const QString& text)
{
    error->setText(text);
    error->setVisible(!text.isEmpty());
}

QLabel* addFormField(QFormLayout* form, const QString& label, QWidget* input)
{
    auto* field = new QWidget(form->parentWidget());
    auto* column = new QVBoxLayout(field);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    input->setParent(field);
    input->setAccessibleName(QString(label).remove(QLatin1Char('&')).remove(QLatin1Char(':')));
    input->setMinimumWidth(180);
    column->addWidget(input, 0, Qt::AlignLeft);
    auto* error = new QLabel(field);
    error->setWordWrap(true);
    error->setObjectName(QStringLiteral("fieldError"));
    QPalette colours = error->palette();
    colours.setColor(QPalette::WindowText, theme().error);
    error->setPalette(colours);
    error->hide();
    column->addWidget(error);
    form->addRow(label, field);
    if (auto* text = qobject_cast<QLabel*>(form->labelForField(field)))
        text->setBuddy(input);
    return error;
}

} // namespace contraflow
