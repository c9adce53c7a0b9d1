// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace contraflow {

/** What a person can do about a message: a button's text and what it does. */
struct MessageAction
{
    QString text;
    std::function<void()> run;
};

/**
 * Messages inside the window, newest below. Errors and warnings stay until they are closed or until the same
 * topic has news; notes go by themselves. Several messages may stand at once, one per topic. They lie over
 * the lower end of their parent, so that nothing moves away under the mouse.
 */
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent);

    /** Shows a message; one with the same topic is replaced. */
    void show(const QString& topic, Severity severity, const QString& text,
              const QList<MessageAction>& actions = {});
    /** Says how far something is until the topic has news; `action` gives it up. Further calls change the
     * text in place. */
    void showProgress(const QString& topic, const QString& text, const MessageAction& action);
    void clear(const QString& topic);

    /** Texts of the messages in view, for tests and assistive tools. */
    [[nodiscard]] QStringList texts() const;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void place();

    QVBoxLayout* m_rows = nullptr;
};

} // namespace contraflow
