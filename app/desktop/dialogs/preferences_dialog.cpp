// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/preferences_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/base/sentence.h"
#include "core/sharing/catalog.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace contraflow {
namespace {

constexpr int kModelKindRole = Qt::UserRole;

} // namespace

PreferencesDialog::PreferencesDialog(Choices choices, QWidget* parent)
    : QDialog(parent)
    , m_choices(std::move(choices))
{
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* content = new QWidget;
    QVBoxLayout* parts = bareLayout<QVBoxLayout>(content, 2 * kSpacing);
    parts->addWidget(makeGeneral());
    parts->addWidget(makeNumbers());
    parts->addWidget(makeModels(), 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new FormArea(content, this), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {480, 620});
}

QWidget* PreferencesDialog::makeGeneral()
{
    auto* part = new QWidget(this);
    auto* form = bareLayout<QFormLayout>(part);
    m_language = new QComboBox(part);
    m_language->setObjectName(QStringLiteral("language"));
    m_language->addItem(tr("As the desktop"), QString());
    for (const Language& language : kLanguages)
        m_language->addItem(qtText(language.name), QLatin1String(language.code));
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_choices.language)));
    form->addRow(tr("&Language"), m_language);
    auto* note = new QLabel(tr("Texts change when the program is started again. Numbers stay as they are "
                               "written in projects."),
                            part);
    note->setWordWrap(true);
    form->addRow(QString(), note);

    m_scheme = new QComboBox(part);
    m_scheme->setObjectName(QStringLiteral("colorScheme"));
    m_scheme->addItem(tr("As the desktop"), static_cast<int>(ColorScheme::system));
    m_scheme->addItem(tr("Light"), static_cast<int>(ColorScheme::light));
    m_scheme->addItem(tr("Dark"), static_cast<int>(ColorScheme::dark));
    m_scheme->setCurrentIndex(m_scheme->findData(static_cast<int>(m_choices.look.scheme)));
    form->addRow(tr("&Colours"), m_scheme);
    m_contrast = new QCheckBox(tr("&Strong contrast"), part);
    m_contrast->setObjectName(QStringLiteral("strongContrast"));
    m_contrast->setToolTip(tr("Black or white text on plain ground, and clear borders"));
    m_contrast->setChecked(m_choices.look.hasStrongContrast);
    form->addRow(QString(), m_contrast);

    connect(m_language, &QComboBox::activated, this, [this] {
        m_choices.language = m_language->currentData().toString();
        emit chosen(m_choices);
    });
    connect(m_scheme, &QComboBox::activated, this, [this] {
        m_choices.look.scheme = static_cast<ColorScheme>(m_scheme->currentData().toInt());
        emit chosen(m_choices);
        showColors();
    });
    connect(m_contrast, &QCheckBox::toggled, this, [this](bool isOn) {
        m_choices.look.hasStrongContrast = isOn;
        emit chosen(m_choices);
    });
    return part;
}

QWidget* PreferencesDialog::makeNumbers()
{
    auto* part = new QWidget(this);
    auto* form = bareLayout<QFormLayout>(part);
    auto* title = new QLabel(tr("Computed numbers in sheets and panels; plots, reports and files have their "
                                "own. A column's menu chooses another unit for it alone."),
                             part);
    title->setWordWrap(true);
    form->addRow(title);
    auto* digits = new QSpinBox(part);
    digits->setObjectName(QStringLiteral("digits"));
    digits->setRange(NumberStyle::kFewestDigits, NumberStyle::kMostDigits);
    digits->setValue(m_choices.numbers.digits);
    digits->setToolTip(tr("Significant digits; cells keep all of them for copying and computing"));
    form->addRow(tr("&Digits"), digits);
    form->addRow(tr("&Times"), makeUnits("durationUnit", Dimension::duration));
    form->addRow(tr("&Sizes"), makeUnits("sizeUnit", Dimension::size));
    form->addRow(tr("&Bandwidths"), makeUnits("bandwidthUnit", Dimension::bandwidth));
    connect(digits, &QSpinBox::valueChanged, this, [this](int value) {
        m_choices.numbers.digits = value;
        emit chosen(m_choices);
    });
    return part;
}

QComboBox* PreferencesDialog::makeUnits(const char* name, Dimension dimension)
{
    const Unit*& unit = m_choices.numbers.units[static_cast<std::size_t>(dimension)];
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->addItem(tr("In the unit that fits"));
    for (const Unit& each : unitsOf(dimension)) {
        box->addItem(tr("In %1").arg(qtText(each.symbol)));
        if (unit == &each)
            box->setCurrentIndex(box->count() - 1);
    }
    connect(box, &QComboBox::activated, this, [this, &unit, dimension](int index) {
        unit = index == 0 ? nullptr : &unitsOf(dimension)[static_cast<std::size_t>(index - 1)];
        emit chosen(m_choices);
    });
    return box;
}

QWidget* PreferencesDialog::makeModels()
{
    auto* part = new QWidget(this);
    auto* column = bareLayout<QVBoxLayout>(part);
    auto* title = new QLabel(tr("Colours of &models, in all plots and lists"), part);
    title->setWordWrap(true);
    m_models = new QListWidget(part);
    m_models->setObjectName(QStringLiteral("modelColors"));
    m_models->setAccessibleName(tr("Colours of models"));
    m_models->setMinimumHeight(3 * m_models->fontMetrics().lineSpacing());
    title->setBuddy(m_models);
    for (const ModelInfo& info : modelCatalog()) {
        auto* item = new QListWidgetItem(coreText(info.title), m_models);
        item->setData(kModelKindRole, qtText(info.kind));
    }
    auto* buttons = new QHBoxLayout;
    auto* choose = new QPushButton(tr("C&hoose colour…"), part);
    m_usual = new QPushButton(tr("&Usual colour"), part);
    m_usual->setObjectName(QStringLiteral("usualColor"));
    for (QPushButton* button : {choose, m_usual}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    column->addWidget(title);
    column->addWidget(m_models, 1);
    column->addLayout(buttons);
    connect(choose, &QPushButton::clicked, this, &PreferencesDialog::chooseColor);
    connect(m_models, &QListWidget::itemActivated, this, &PreferencesDialog::chooseColor);
    connect(m_usual, &QPushButton::clicked, this, &PreferencesDialog::useUsualColor);
    connect(m_models, &QListWidget::currentRowChanged, this, &PreferencesDialog::showColors);
    m_models->setCurrentRow(0);
    showColors();
    return part;
}

QString PreferencesDialog::currentKind() const
{
    const QListWidgetItem* item = m_models->currentItem();
    return item ? item->data(kModelKindRole).toString() : QString();
}

void PreferencesDialog::chooseColor()
{
    const QString kind = currentKind();
    auto* dialog = new QColorDialog(theme().model(kind), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Colour of %1").arg(m_models->currentItem()->text()));
    connect(dialog, &QColorDialog::colorSelected, this, [this, kind](const QColor& color) {
        m_choices.look.modelColors[kind] = color;
        emit chosen(m_choices);
        showColors();
    });
    dialog->open();
}

void PreferencesDialog::useUsualColor()
{
    m_choices.look.modelColors.erase(currentKind());
    emit chosen(m_choices);
    showColors();
}

void PreferencesDialog::showColors()
{
    for (int i = 0; i < m_models->count(); ++i) {
        const QString kind = m_models->item(i)->data(kModelKindRole).toString();
        m_models->item(i)->setIcon(modelDot(kind));
    }
    m_usual->setEnabled(m_choices.look.modelColors.contains(currentKind()));
}

} // namespace contraflow
