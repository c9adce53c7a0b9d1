// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_picture.h"
#include "app/desktop/jobs/latest_job.h"
#include "core/base/result.h"

#include <QFont>
#include <QString>

namespace contraflow {

/**
 * Writes a whole picture with its legend as .svg, .pdf or .png (two pixels per unit), replacing the file only
 * when all of it was written. Fails without a platform, on another ending, and when the file cannot be
 * written. A job is told how far it is, and stops without touching the file.
 */
[[nodiscard]] Result<void> exportCanvas(const CanvasPicture& picture, const QFont& font, const QString& path,
                                        const JobContext* job = nullptr);

} // namespace contraflow
