// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/form_fields.h"

#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>
#include <QWidget>

namespace contraflow {

void setTextColor(QWidget& widget, const QColor& color)
{
    QPalette palette = widget.palette();
    palette.setColor(QPalette::WindowText, color);
    widget.setPalette(palette);
}

QLabel* mutedLabel(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    setTextColor(*label, theme().mutedText);
    return label;
}

QFont titleFont(QFont usual)
{
    usual.setBold(true);
    usual.setPointSizeF(usual.pointSizeF() * 1.15);
    return usual;
}

QLabel* titleLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(titleFont(label->font()));
    return label;
}

QLabel* descriptionLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setMinimumHeight(2 * label->fontMetrics().lineSpacing());
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QString sentenceOf(const std::string& words)
{
    QString text = qtText(words);
    const QString first = text.section(QLatin1Char(' '), 0, 0);
    const bool isFile = first.contains(QLatin1Char('.')) || first.contains(QLatin1Char(':'));
    if (!text.isEmpty() && !isFile)
        text[0] = text[0].toUpper();
    return text + QLatin1Char('.');
}

QLabel* addFigure(QGridLayout* grid, int row, int column, const char* name, const QString& caption)
{
    auto* label = new ElidedLabel(grid->parentWidget()); // gives way before the figure does
    label->setText(caption);
    setTextColor(*label, theme().mutedText);
    auto* value = new QLabel(grid->parentWidget());
    value->setObjectName(QLatin1String(name));
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setAccessibleName(caption);
    grid->addWidget(label, row, 2 * column);
    grid->addWidget(value, row, 2 * column + 1);
    return value;
}

QFormLayout* plainForm(QWidget* parent)
{
    auto* form = bareLayout<QFormLayout>(parent);
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    return form;
}

QLayout* dialogFooter(QLabel* status, int statusLines, QDialogButtonBox* buttons)
{
    status->setWordWrap(true);
    status->setMinimumWidth(1); // a name of hundreds of letters is one word
    status->setMinimumHeight(statusLines * status->fontMetrics().lineSpacing());
    auto* footer = new QHBoxLayout;
    footer->setSpacing(12);
    footer->addWidget(status, 1);
    footer->addWidget(buttons);
    return footer;
}

void sayAtField(QLabel* error, const QString& text)
{
    error->setText(text);
    error->setVisible(!text.isEmpty());
}

QString nameOfLabel(QString label)
{
    return label.remove(QLatin1Char('&')).remove(QLatin1Char(':')).trimmed();
}

QLabel* addFormField(QFormLayout* form, const QString& label, QWidget* input)
{
    auto* field = new QWidget(form->parentWidget());
    auto* column = bareLayout<QVBoxLayout>(field, 2);
    input->setParent(field);
    input->setAccessibleName(nameOfLabel(label));
    input->setMinimumWidth(140);
    column->addWidget(input, 0, Qt::AlignLeft);
    auto* error = new QLabel(field);
    error->setWordWrap(true);
    error->setObjectName(QStringLiteral("fieldError"));
    setTextColor(*error, theme().error);
    error->hide();
    column->addWidget(error);
    form->addRow(label, field);
    if (auto* text = qobject_cast<QLabel*>(form->labelForField(field)))
        text->setBuddy(input);
    return error;
}

namespace {

constexpr int kShownCharacters = 24;
constexpr QSize kFrame{16, 40}; ///< of the desktop around a window, generously

} // namespace

void resizeOnScreen(QWidget& window, const QSize& wanted)
{
    // A list is as wide as its longest entry by itself, and entries are names that may be of any length.
    for (QComboBox* box : window.findChildren<QComboBox*>()) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kShownCharacters);
    }
    window.resize(wanted.boundedTo(window.screen()->availableSize() - kFrame));
}

} // namespace contraflow
