// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QComboBox;
class QTabBar;
class QToolButton;
class QWidget;

namespace contraflow {

/** A flat button above a plot. */
[[nodiscard]] QToolButton* headerButton(QWidget* parent, const QString& text, const QString& tip);

/** A choice above a plot; `name` is its tool tip as well. */
[[nodiscard]] QComboBox* optionBox(const QString& name, const QStringList& entries);

/** Tabs that leave less room around their words than others, so that all of them are seen beside a picture.
 */
[[nodiscard]] QTabBar* narrowTabs(QWidget* parent, const QString& name, const QStringList& titles);

} // namespace contraflow
