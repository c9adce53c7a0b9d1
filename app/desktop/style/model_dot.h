// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace contraflow {

struct ModelInfo;

/** A dot in the colour that plots use for a kind of model; a ring where they dash. */
[[nodiscard]] QIcon modelDot(const QString& kind);

/** The same in a given colour, for a model that shares its hue with others. */
[[nodiscard]] QIcon modelDot(const QString& kind, const QColor& color);

/** Kinds that nobody chooses who buys a network: as printed, of one switch alone, or of another program. They
 * stand behind the others, or are shown when asked for. */
[[nodiscard]] bool isPublishedOrOlder(const ModelInfo& info);

/** "For: …" and "Not for: …", a line each. */
[[nodiscard]] QString adviceText(const ModelInfo& info);

} // namespace contraflow
