// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/option_form.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/base/text.h"

#include <QComboBox>
#include <QCompleter>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMetaProperty>
#include <QSpinBox>

#include <algorithm>

namespace contraflow {
namespace {

constexpr int kInputWidth = 180;
constexpr int kChoiceWidth = 260;
constexpr int kNotedInputWidth = 110; ///< with its hint beside it

double numberIn(OptionValue value)
{
    return parseNumber(optionText(value)).value_or(0);
}

} // namespace

OptionForm::OptionForm(QWidget* parent) : QWidget(parent), m_form(plainForm(this))
{
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // rather than widen a dialog for a long name
}

QJsonObject OptionForm::answers() const
{
    QJsonObject answers;
    for (const QWidget* input : m_inputs) {
        if (const auto* line = qobject_cast<const QLineEdit*>(input); line && line->completer())
            continue; // names something of this project
        answers.insert(input->objectName(),
                       QJsonValue::fromVariant(input->metaObject()->userProperty().read(input)));
    }
    return answers;
}

void OptionForm::answer(const QJsonObject& answers)
{
    QStringList options; // an answer may make the form anew
    for (const QWidget* input : m_inputs)
        options.append(input->objectName());
    for (const QString& option : options)
        if (const QJsonValue known = answers.value(option); !known.isUndefined())
            if (QWidget* input = this->input(option.toStdString()))
                input->metaObject()->userProperty().write(input, known.toVariant());
}

void OptionForm::clear()
{
    m_fields.clear();
    m_inputs.clear();
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
}

QWidget* OptionForm::makeInput(const RecipeOption& option, OptionValue value)
{
    if (std::holds_alternative<double*>(value)) {
        auto* box = new QDoubleSpinBox(this);
        box->setRange(option.minimum, option.maximum);
        box->setSuffix(tr(" : 1"));
        box->setSingleStep(0.5);
        box->setValue(numberIn(value));
        connect(box, &QDoubleSpinBox::valueChanged, this,
                [=, this](double number) { take(option, value, qtText(numberText(number))); });
        return box;
    }
    if (std::holds_alternative<Quantity*>(value) || std::holds_alternative<SizeRange*>(value) ||
        std::holds_alternative<std::string*>(value)) {
        auto* line = new QLineEdit(qtText(optionText(value)), this);
        line->setPlaceholderText(option.label.empty() ? qtText(option.unset) : coreText(option.unset));
        connect(line, &QLineEdit::textChanged, this,
                [=, this](const QString& text) { take(option, value, text); });
        return line;
    }
    auto* box = new QSpinBox(this);
    box->setRange(static_cast<int>(option.minimum), static_cast<int>(option.maximum));
    box->setSpecialValueText(coreText(option.unset));
    box->setValue(static_cast<int>(numberIn(value)));
    connect(box, &QSpinBox::valueChanged, this,
            [=, this](int number) { take(option, value, QString::number(number)); });
    return box;
}

void OptionForm::add(const RecipeOption& option, OptionValue value)
{
    QWidget* input = makeInput(option, value);
    Field& field = addRow(option, input);
    if (auto* line = qobject_cast<QLineEdit*>(input))
        field.showValue = [line, value] { line->setText(qtText(optionText(value))); };
}

QComboBox* OptionForm::addChoice(const RecipeOption& option, const QStringList& choices, int current,
                                 const std::function<void(int)>& chosen)
{
    auto* box = new QComboBox(this);
    box->addItems(choices);
    box->setCurrentIndex(current);
    addRow(option, box);
    box->setFixedWidth(kChoiceWidth);
    connect(box, &QComboBox::currentIndexChanged, this, [this, chosen](int index) {
        chosen(index);
        emit changed();
    });
    return box;
}

OptionForm::Field& OptionForm::addRow(const RecipeOption& option, QWidget* input)
{
    const QString hint = coreText(option.hintText());
    const bool isNoted = option.label.empty();
    const QString label = isNoted ? qtText(option.option) : coreText(option.label);
    QWidget* shown = input;
    if (isNoted) {
        shown = new QWidget(this);
        auto* row = bareLayout<QHBoxLayout>(shown, kSpacing);
        row->addWidget(input);
        QLabel* meaning = mutedLabel("optionMeaning", shown);
        meaning->setText(hint);
        row->addWidget(meaning, 1);
    }
    QLabel* error = addFormField(m_form, tr("%1:").arg(label), shown);
    QWidget* cell = error->parentWidget();
    if (isNoted)
        cell->layout()->setAlignment(shown, {});
    input->setFixedWidth(isNoted ? kNotedInputWidth : kInputWidth);
    static_cast<QLabel*>(m_form->labelForField(cell))->setBuddy(input);
    input->setObjectName(qtText(option.option));
    input->setAccessibleName(label);
    input->setAccessibleDescription(hint);
    input->setToolTip(hint);
    m_inputs.push_back(input);
    return m_fields[std::string(option.option)] = {input, error};
}

void OptionForm::take(const RecipeOption& option, OptionValue value, const QString& text)
{
    Field& field = m_fields.find(option.option)->second;
    const std::string typed = text.trimmed().toStdString();
    field.unreadable.clear();
    auto* const* count = std::get_if<std::optional<std::uint64_t>*>(&value);
    if (count && !option.unset.empty() && typed == "0")
        (*count)->reset();
    else if (const Result<void> read = readOption(option, value, typed); !read)
        field.unreadable = qtText(read.error().message);
    say({});
    emit changed();
}

void OptionForm::propose(std::string_view option, const QStringList& texts)
{
    auto* line = qobject_cast<QLineEdit*>(input(option));
    if (!line)
        return;
    auto* completer = new QCompleter(texts, line);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    line->setCompleter(completer);
}

void OptionForm::showValues()
{
    for (const auto& [option, field] : m_fields)
        if (field.showValue)
            field.showValue();
}

void OptionForm::say(const std::vector<OptionProblem>& problems)
{
    for (const auto& [option, field] : m_fields) {
        const auto own = std::ranges::find_if(
            problems, [&name = option](const auto& problem) { return problem.option == name; });
        sayAtField(field.error, own == problems.end() || !field.unreadable.isEmpty() ? field.unreadable
                                                                                     : qtText(own->text));
    }
}

void OptionForm::setTabOrderBetween(QWidget* before, QWidget* after)
{
    for (QWidget* input : m_inputs) {
        setTabOrder(before, input);
        before = input;
    }
    setTabOrder(before, after);
}

bool OptionForm::isReadable() const
{
    return std::ranges::all_of(m_fields, [](const auto& field) { return field.second.unreadable.isEmpty(); });
}

QWidget* OptionForm::input(std::string_view option) const
{
    const auto found = m_fields.find(option);
    return found == m_fields.end() ? nullptr : found->second.input;
}

void OptionForm::setInputVisible(std::string_view option, bool isVisible)
{
    m_form->setRowVisible(m_fields.find(option)->second.error->parentWidget(), isVisible);
}

} // namespace contraflow
