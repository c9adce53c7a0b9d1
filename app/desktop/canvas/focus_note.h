// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QToolButton;

namespace contraflow {

/** Says over the canvas what is brought forward, and offers to hide the rest and to show all again. */
class FocusNote : public QFrame
{
    Q_OBJECT

public:
    explicit FocusNote(QWidget* parent);

    /** Shows a text at the upper left of an area, or nothing when it is empty; below `taken` if it would lie
     * on it, and in another corner where it would cover what is drawn there. */
    void say(const QString& text, const QRect& area, const QRect& taken,
             const std::function<bool(const QRect&)>& isDrawnOn);
    void setRestHidden(bool isHidden); ///< what the first button offers

signals:
    void restToggled();
    void allWanted();

private:
    QLabel* m_text = nullptr;
    QToolButton* m_rest = nullptr;
};

} // namespace contraflow
