// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFormLayout;
class QLabel;
class QWidget;

namespace contraflow {

/** The form of a dialog, in a widget that it fills. */
[[nodiscard]] QFormLayout* plainForm(QWidget* parent);

/** Adds an input with its label, which gives it its name for screen readers; returns where its problems are
 * said. */
QLabel* addFormField(QFormLayout* form, const QString& label, QWidget* input);

/** Says what is wrong with a field; nothing when the text is empty. */
void sayAtField(QLabel* error, const QString& text);

} // namespace contraflow
