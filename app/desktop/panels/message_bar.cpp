// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/message_bar.h"

#include "app/desktop/style/icons.h"
#include "app/desktop/style/theme.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace contraflow {
namespace {

constexpr std::chrono::seconds kNoteLifetime{8};

/** One message: a strip with a coloured edge, so that colour is never the only sign of what it is. */
class Notification : public QFrame
{
public:
    Notification(const QString& topic, Severity severity, const QString& text,
                 const QList<MessageAction>& actions, QWidget* parent)
        : QFrame(parent)
        , m_severity(severity)
    {
        setObjectName(topic);
        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(16, 6, 8, 6);
        layout->setSpacing(8);
        auto* symbol = new QLabel(this);
        symbol->setPixmap(severityIcon(severity).pixmap(16, 16));
        symbol->setFixedWidth(20);
        layout->addWidget(symbol, 0, Qt::AlignTop);
        m_label = new QLabel(text, this);
        // The longest word, a path for instance, must not make the window wider.
        m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        m_label->setWordWrap(true);
        m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        layout->addWidget(m_label, 1);
        for (const MessageAction& action : actions) {
            auto* button = new QPushButton(action.text, this);
            QObject::connect(button, &QPushButton::clicked, this, [run = action.run] { run(); });
            layout->addWidget(button, 0, Qt::AlignTop);
        }
        auto* close = new QToolButton(this);
        close->setIcon(themedIcon(QStringLiteral("message-close")));
        close->setProperty("flat", true);
        close->setAutoRaise(true);
        close->setToolTip(MessageBar::tr("Close this message"));
        close->setAccessibleName(close->toolTip());
        QObject::connect(close, &QToolButton::clicked, this, [this] { dismiss(); });
        layout->addWidget(close, 0, Qt::AlignTop);
        setAccessibleName(text);
    }

    [[nodiscard]] QString text() const { return m_label->text(); }
    void setText(const QString& text)
    {
        m_label->setText(text);
        setAccessibleName(text);
    }

    [[nodiscard]] bool isProgress() const { return m_isProgress; }
    void becomeProgress() { m_isProgress = true; }
    void leaveLater() { QTimer::singleShot(kNoteLifetime, this, &Notification::dismiss); }

    void dismiss()
    {
        hide();
        setParent(nullptr);
        deleteLater();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& t = theme();
        const QColor edge = m_severity == Severity::error     ? t.error
                            : m_severity == Severity::warning ? t.warning
                                                              : t.accent;
        QColor ground = edge;
        ground.setAlphaF(t.isDark ? 0.16F : 0.09F);
        QPainter painter(this);
        painter.fillRect(rect(), t.ground);
        painter.fillRect(rect(), ground);
        painter.fillRect(QRect(0, 0, 4, height()), edge);
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.border);
    }

private:
    Severity m_severity;
    QLabel* m_label = nullptr;
    bool m_isProgress = false;
};

} // namespace

MessageBar::MessageBar(QWidget* parent) : QWidget(parent)
{
    m_rows = new QVBoxLayout(this);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    setAccessibleName(tr("Messages"));
    parent->installEventFilter(this);
}

bool MessageBar::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::event(event);
}

bool MessageBar::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(object, event);
}

void MessageBar::place()
{
    const QSize room = parentWidget()->size();
    const int height = std::min(room.height(), m_rows->heightForWidth(room.width()));
    setGeometry(0, room.height() - height, room.width(), height);
    raise();
}

void MessageBar::show(const QString& topic, Severity severity, const QString& text,
                      const QList<MessageAction>& actions)
{
    clear(topic);
    auto* row = new Notification(topic, severity, text, actions, this);
    m_rows->addWidget(row);
    place();
    if (severity == Severity::note)
        row->leaveLater();
}

void MessageBar::showProgress(const QString& topic, const QString& text, const MessageAction& action)
{
    for (int i = 0; i < m_rows->count(); ++i)
        if (auto* row = dynamic_cast<Notification*>(m_rows->itemAt(i)->widget());
            row && row->objectName() == topic && row->isProgress())
            return row->setText(text);
    clear(topic);
    auto* row = new Notification(topic, Severity::note, text, {action}, this);
    row->becomeProgress();
    m_rows->addWidget(row);
    place();
}

void MessageBar::clear(const QString& topic)
{
    for (int i = m_rows->count() - 1; i >= 0; --i)
        if (auto* row = dynamic_cast<Notification*>(m_rows->itemAt(i)->widget());
            row && row->objectName() == topic)
            row->dismiss();
}

QStringList MessageBar::texts() const
{
    QStringList list;
    for (int i = 0; i < m_rows->count(); ++i)
        if (auto* row = dynamic_cast<Notification*>(m_rows->itemAt(i)->widget()))
            list += row->text();
    return list;
}

} // namespace contraflow
