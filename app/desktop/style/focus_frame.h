// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QWidget>

namespace contraflow {

/**
 * A frame around the view that has the keyboard, while the keyboard is what the user moves with: a click
 * shows by itself where it was. Lies above its window and lets all events through.
 */
class FocusFrame : public QWidget
{
    Q_OBJECT

public:
    /** Frames one of `views`, which are in `window`. */
    FocusFrame(const QList<QWidget*>& views, QWidget* window);

    /** The view that is framed; null while the mouse is used. */
    [[nodiscard]] QWidget* framed() const { return isVisible() ? m_framed.data() : nullptr; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(QWidget* focus);
    void place();

    QList<QPointer<QWidget>> m_views;
    QPointer<QWidget> m_framed;
    bool m_isByKeyboard = false;
};

} // namespace contraflow
