// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"

#include <QFrame>
#include <QString>

#include <functional>
#include <memory>
#include <stop_token>

class QLabel;
class QToolButton;

namespace contraflow {

/** Whether a selection asks for a focus: messages, or one node or link and nothing else. */
[[nodiscard]] bool hasFocusSubject(const CanvasPicture& picture);

/**
 * What of the picture's selection is brought forward in its step, with the messages that share its channels;
 * null when no message has to do with it. Linear in messages and routes; needs a prediction.
 */
[[nodiscard]] std::shared_ptr<const FocusedMessages> focusOf(const CanvasPicture& picture,
                                                             const std::stop_token& stop = {});

/** What is brought forward, and what lines mean, in one sentence; empty without a focus. */
[[nodiscard]] QString focusText(const CanvasPicture& picture);

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
