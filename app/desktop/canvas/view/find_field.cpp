// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/view/find_field.h"

#include "app/desktop/style/widgets.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>

namespace contraflow {
namespace {

constexpr int kWidth = 220;
constexpr int kFieldMargin = 10;

} // namespace

FindField::FindField(QWidget* parent) : QLineEdit(parent)
{
    setObjectName(QStringLiteral("findField"));
    setAccessibleName(tr("Find a switch or node by name"));
    setPlaceholderText(tr("Name of a switch or node"));
    setToolTip(tr("Enter goes to the next one, Esc closes"));
    addClearButton(*this);
    connect(this, &QLineEdit::textEdited, this, &FindField::typed);
    hide();
}

void FindField::open(const QRect& area)
{
    place(area);
    show();
    raise();
    setFocus();
    selectAll();
}

void FindField::place(const QRect& area)
{
    resize(std::clamp(area.width() - 2 * kFieldMargin, 1, kWidth), sizeHint().height());
    move(area.right() - width() - kFieldMargin, area.top() + kFieldMargin);
}

void FindField::leave()
{
    hide();
    parentWidget()->setFocus();
}

void FindField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return leave();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit nextWanted(text());
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void FindField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::MouseFocusReason || event->reason() == Qt::TabFocusReason)
        hide();
}

void FindField::showEvent(QShowEvent* event)
{
    QLineEdit::showEvent(event);
    emit roomChanged();
}

void FindField::hideEvent(QHideEvent* event)
{
    QLineEdit::hideEvent(event);
    emit roomChanged();
}

} // namespace contraflow
