// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/pattern_form.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/text.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace contraflow {
namespace {

constexpr int kMostRoots = 2000; ///< names in the list of roots; any other may be typed
constexpr int kMostMessages = static_cast<int>(kMaxRecipeMessages);
constexpr int kSizeWidth = 82;
constexpr int kFieldWidth = 180;

/** Gives a row of the form two inputs side by side; the label leads to the first. */
QLabel* addPair(QFormLayout* form, const QString& label, QWidget* first, QWidget* between, QWidget* second)
{
    auto* both = new QWidget(form->parentWidget());
    auto* line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kSpacing);
    line->addWidget(first);
    if (between)
        line->addWidget(between);
    line->addWidget(second);
    QLabel* error = addFormField(form, label, both);
    static_cast<QLabel*>(form->labelForField(error->parentWidget()))->setBuddy(first);
    return error;
}

} // namespace

PatternForm::PatternForm(QWidget* parent) : QWidget(parent), m_form(plainForm(this))
{
    m_root = new QComboBox(this);
    m_root->setEditable(true);
    m_root->setInsertPolicy(QComboBox::NoInsert);
    m_root->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_root->completer()->setFilterMode(Qt::MatchContains);
    m_root->lineEdit()->setPlaceholderText(tr("the first node"));
    m_root->setToolTip(tr("The one node that all messages of the pattern go to, or come from"));
    m_errors[WorkloadField::root] = addFormField(m_form, tr("&Root:"), m_root);
    m_root->setFixedWidth(kFieldWidth);
    connect(m_root, &QComboBox::editTextChanged, this, &PatternForm::update);
    addCounts(m_form);
    addSize(m_form);
    m_start = new QLineEdit(QStringLiteral("0 s"), this);
    m_start->setToolTip(tr("Starts are drawn from 0 to this time; with 0 s all messages start at once"));
    m_errors[WorkloadField::start] = addFormField(m_form, tr("S&tart within:"), m_start);
    connect(m_start, &QLineEdit::textChanged, this, &PatternForm::update);
    addSeed(m_form);
    addName(m_form);
}

void PatternForm::addCounts(QFormLayout* form)
{
    const auto make = [this](int least, int most, int value, const char* name) {
        auto* box = new QSpinBox(this);
        box->setObjectName(QLatin1String(name));
        box->setRange(least, most);
        box->setValue(value);
        connect(box, &QSpinBox::valueChanged, this, &PatternForm::update);
        return box;
    };
    m_fan = make(0, kMostMessages, 0, "fan");
    m_fan->setSpecialValueText(tr("all other nodes"));
    m_errors[WorkloadField::fan] = addFormField(form, tr("&Fan:"), m_fan);
    m_queueFan = make(1, kMostMessages, 2, "queueFan");
    m_queueFanError = addFormField(form, tr("&Fan:"), m_queueFan);
    m_degree = make(1, kMostMessages, 1, "degree");
    m_degree->setToolTip(tr("How often each node draws another one"));
    m_errors[WorkloadField::degree] = addFormField(form, tr("&Degree:"), m_degree);
    m_messages = make(1, kMostMessages, 1000, "messages");
    m_errors[WorkloadField::messages] = addFormField(form, tr("&Messages:"), m_messages);
}

void PatternForm::addSize(QFormLayout* form)
{
    m_smallest = new QLineEdit(QStringLiteral("10 MB"), this);
    m_smallest->setAccessibleName(tr("Size of a message, or the smallest"));
    m_largest = new QLineEdit(this);
    m_largest->setAccessibleName(tr("Largest size of a message"));
    m_largest->setPlaceholderText(tr("the same"));
    m_largest->setToolTip(
        tr("Sizes are drawn evenly between the two; leave this empty for messages of one size"));
    for (QLineEdit* input : {m_smallest, m_largest}) {
        input->setFixedWidth(kSizeWidth);
        connect(input, &QLineEdit::textChanged, this, &PatternForm::update);
    }
    m_errors[WorkloadField::size] =
        addPair(form, tr("S&ize:"), m_smallest, new QLabel(tr("to"), this), m_largest);
}

void PatternForm::addSeed(QFormLayout* form)
{
    m_seed = new QSpinBox(this);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_drawAgain = new QPushButton(tr("Dra&w again"), this);
    m_drawAgain->setAutoDefault(false);
    m_drawAgain->setToolTip(tr("Take the next seed"));
    m_errors[WorkloadField::seed] = addPair(form, tr("S&eed:"), m_seed, nullptr, m_drawAgain);
    connect(m_seed, &QSpinBox::valueChanged, this, &PatternForm::update);
    connect(m_drawAgain, &QPushButton::clicked, this, [this] {
        const int seed = m_seed->value();
        m_seed->setValue(seed == m_seed->maximum() ? 0 : seed + 1);
    });
}

void PatternForm::addName(QFormLayout* form)
{
    m_name = new QLineEdit(this);
    m_name->setToolTip(tr("Of the workload"));
    m_nameError = addFormField(form, tr("Na&me:"), m_name);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_isNameTyped = true; });
    connect(m_name, &QLineEdit::textChanged, this, &PatternForm::nameChanged);
}

QSpinBox* PatternForm::fanBox() const
{
    return m_info->usualFan ? m_queueFan : m_fan;
}

void PatternForm::setPattern(const PatternInfo& info)
{
    m_info = &info;
    showFields();
    update();
}

void PatternForm::showFields()
{
    const auto show = [this](QWidget* error, bool isShown) {
        m_form->setRowVisible(error->parentWidget(), isShown);
    };
    for (const WorkloadField field : {WorkloadField::root, WorkloadField::degree, WorkloadField::messages})
        show(m_errors[field], takes(*m_info, field));
    const bool hasFan = takes(*m_info, WorkloadField::fan);
    show(m_errors[WorkloadField::fan], hasFan && !m_info->usualFan);
    show(m_queueFanError, hasFan && m_info->usualFan);
    if (!hasFan)
        return;
    QWidget* field = fanBox()->parentWidget();
    const QString label = coreText(m_info->fanLabel);
    static_cast<QLabel*>(m_form->labelForField(field))->setText(QLatin1Char('&') + label + QLatin1Char(':'));
    fanBox()->setAccessibleName(label);
}

void PatternForm::setNodes(const PatternNodes& nodes)
{
    const QString typed = m_root->currentText();
    const QSignalBlocker blocker(m_root);
    m_root->clear();
    const int shown = std::min(kMostRoots, static_cast<int>(nodes.names.size()));
    for (int i = 0; i < shown; ++i)
        m_root->addItem(qtText(nodes.names[static_cast<std::size_t>(i)]));
    m_root->setCurrentIndex(-1);
    m_root->setEditText(typed);
}

void PatternForm::suggestName(const QString& name)
{
    if (!m_isNameTyped)
        m_name->setText(name);
}

void PatternForm::setNamed(bool isNamed)
{
    m_form->setRowVisible(m_name->parentWidget(), isNamed);
}

std::string PatternForm::name() const
{
    return m_name->text().trimmed().toStdString();
}

void PatternForm::sayNameProblem(const QString& text)
{
    sayAtField(m_nameError, text);
}

void PatternForm::sayProblem(const std::optional<WorkloadProblem>& problem)
{
    for (const auto& [field, error] : m_errors)
        sayAtField(error, problem && problem->field == field ? qtText(problem->text) : QString());
    sayAtField(m_queueFanError,
               problem && problem->field == WorkloadField::fan ? qtText(problem->text) : QString());
}

std::optional<Quantity> PatternForm::read(Dimension dimension, const QLineEdit& input, WorkloadField field)
{
    const Result<Quantity> value = parseQuantity(dimension, input.text().toStdString());
    if (value)
        return *value;
    sayAtField(m_errors[field], qtText(value.error().message));
    return std::nullopt;
}

void PatternForm::update()
{
    if (!m_info)
        return;
    sayProblem({});
    WorkloadRecipe recipe;
    recipe.pattern = m_info->pattern;
    recipe.degree = static_cast<std::uint64_t>(m_degree->value());
    recipe.messages = static_cast<std::uint64_t>(m_messages->value());
    recipe.seed = static_cast<std::uint64_t>(m_seed->value());
    recipe.root = m_root->currentText().trimmed().toStdString();
    if (fanBox()->value() > 0)
        recipe.fan = static_cast<std::uint64_t>(fanBox()->value());
    const auto smallest = read(Dimension::size, *m_smallest, WorkloadField::size);
    const bool isOneSize = m_largest->text().trimmed().isEmpty();
    const auto largest =
        !smallest || isOneSize ? smallest : read(Dimension::size, *m_largest, WorkloadField::size);
    const auto start = read(Dimension::duration, *m_start, WorkloadField::start);
    m_recipe.reset();
    if (smallest && largest && start) {
        recipe.size = {*smallest, *largest};
        recipe.startWithin = *start;
        const bool isDrawn =
            takes(*m_info, WorkloadField::seed) || smallest->value != largest->value || start->value > 0;
        m_seed->setEnabled(isDrawn);
        m_drawAgain->setEnabled(isDrawn);
        m_seed->setToolTip(isDrawn
                               ? tr("The same seed gives the same messages on every machine")
                               : tr("Nothing is drawn: one size, one start, and a pattern without chance"));
        m_recipe = std::move(recipe);
    }
    emit changed();
}

void PatternForm::followInTabOrder(QWidget* before)
{
    for (QWidget* input :
         {static_cast<QWidget*>(m_root), static_cast<QWidget*>(m_fan), static_cast<QWidget*>(m_queueFan),
          static_cast<QWidget*>(m_degree), static_cast<QWidget*>(m_messages),
          static_cast<QWidget*>(m_smallest), static_cast<QWidget*>(m_largest), static_cast<QWidget*>(m_start),
          static_cast<QWidget*>(m_seed), static_cast<QWidget*>(m_drawAgain), static_cast<QWidget*>(m_name)}) {
        setTabOrder(before, input);
        before = input;
    }
}

} // namespace contraflow
