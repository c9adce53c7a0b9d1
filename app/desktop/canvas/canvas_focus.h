// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_picture.h"

#include <QString>

#include <memory>
#include <stop_token>

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

} // namespace contraflow
