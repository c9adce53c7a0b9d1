// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/focus_frame.h"

#include "app/desktop/style/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace contraflow {
namespace {

constexpr int kFrameWidth = 2;

} // namespace

FocusFrame::FocusFrame(const QList<QWidget*>& views, QWidget* window)
    : QWidget(window)
    , m_views(views.begin(), views.end())
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

bool FocusFrame::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
        m_isByKeyboard = true;
        break;
    case QEvent::MouseButtonPress:
        m_isByKeyboard = false;
        hide();
        break;
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Hide:
        if (m_framed && object == m_framed)
            place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(object, event);
}

void FocusFrame::follow(QWidget* focus)
{
    m_framed = nullptr;
    for (const QPointer<QWidget>& view : m_views)
        if (view && focus && (view == focus || view->isAncestorOf(focus)))
            m_framed = view;
    place();
}

void FocusFrame::place()
{
    setVisible(m_framed && m_isByKeyboard && m_framed->isVisible());
    if (!isVisible())
        return;
    setGeometry(QRect(m_framed->mapTo(parentWidget(), QPoint()), m_framed->size()));
    raise();
}

void FocusFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(QPen(theme().accent, kFrameWidth));
    const int inset = kFrameWidth / 2;
    painter.drawRect(rect().adjusted(inset, inset, -inset, -inset));
}

} // namespace contraflow
