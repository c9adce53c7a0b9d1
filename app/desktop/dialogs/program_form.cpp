// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/program_form.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/text.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace contraflow {

namespace {

constexpr int kValueWidth = 110;

} // namespace

ProgramForm::ProgramForm(QWidget* parent)
    : QWidget(parent)
    , m_form(plainForm(this))
    , m_name(new QLineEdit(this))
{
    m_name->setToolTip(tr("Of the application"));
    m_nameError = addFormField(m_form, tr("Na&me:"), m_name);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_isNameTyped = true; });
    connect(m_name, &QLineEdit::textChanged, this, &ProgramForm::nameChanged);
}

ProgramForm::Field ProgramForm::addField(const ProgramParameter& parameter)
{
    const QString name = qtText(parameter.name);
    const QString help = coreText(parameter.help);
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpacing);
    auto* input = new QLineEdit(line);
    input->setFixedWidth(kValueWidth);
    input->setToolTip(tr("A value, or a formula over the other parameters that begins with ="));
    input->setPlaceholderText(qtText(parameter.value));
    row->addWidget(input);
    QLabel* meaning = mutedLabel("parameterMeaning", line);
    meaning->setText(help);
    row->addWidget(meaning, 1);
    Field field{std::string(parameter.name), input, addFormField(m_form, name + QLatin1Char(':'), line)};
    line->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    field.error->parentWidget()->layout()->setAlignment(line, {});
    static_cast<QLabel*>(m_form->labelForField(field.error->parentWidget()))->setBuddy(input);
    input->setAccessibleName(name);
    input->setAccessibleDescription(help);
    auto& typed = m_typed[std::string(m_info->name)];
    const auto [value, isNew] = typed.try_emplace(field.parameter, qtText(parameter.value));
    input->setText(value->second);
    connect(input, &QLineEdit::textChanged, this, [this, &kept = value->second](const QString& text) {
        kept = text;
        emit changed();
    });
    return field;
}

void ProgramForm::setRecipe(const ApplicationRecipeInfo& info)
{
    m_info = &info;
    m_fields.clear();
    while (m_form->rowCount() > 1) // the first one is the name
        m_form->removeRow(1);
    QWidget* before = m_name;
    for (const ProgramParameter& parameter : info.parameters) {
        m_fields.push_back(addField(parameter));
        setTabOrder(before, m_fields.back().input);
        before = m_fields.back().input;
    }
    emit changed();
}

void ProgramForm::suggestName(const QString& name)
{
    if (!m_isNameTyped)
        m_name->setText(name);
}

void ProgramForm::sayProblem(const std::optional<ProgramProblem>& problem)
{
    for (const Field& field : m_fields)
        sayAtField(field.error,
                   problem && problem->parameter == field.parameter ? qtText(problem->text) : QString());
}

void ProgramForm::sayNameProblem(const QString& text)
{
    sayAtField(m_nameError, text);
}

QWidget* ProgramForm::firstField() const
{
    return m_name;
}

ApplicationRecipe ProgramForm::recipe() const
{
    ApplicationRecipe recipe;
    recipe.recipe = m_info->name;
    recipe.name = name();
    for (const Field& field : m_fields)
        recipe.values.emplace_back(field.parameter, field.input->text().trimmed().toStdString());
    return recipe;
}

std::string ProgramForm::name() const
{
    return m_name->text().trimmed().toStdString();
}

} // namespace contraflow
