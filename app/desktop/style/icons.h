// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"

#include <QIcon>
#include <QString>

namespace contraflow {

/**
 * An icon of the program's set ("document-open"). It is drawn at any size and scale in the colours of the
 * theme in use, also when the theme changes later. Null when there is no such icon.
 */
[[nodiscard]] QIcon themedIcon(const QString& name);

/** The sign of an error, a warning or a note. */
[[nodiscard]] QIcon severityIcon(Severity severity);

/** The program's own icon. */
[[nodiscard]] QIcon applicationIcon();

} // namespace contraflow
