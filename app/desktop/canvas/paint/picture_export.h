// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/style/picture_file.h"
#include "core/base/result.h"

#include <QByteArray>
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

/** How large a picture is drawn, in units that labels have the same size in. */
struct PictureRoom
{
    double narrowest = 0; ///< the legend needs some
    double widest = 0;
    double tallest = 0;
};

/** The picture with its legend as SVG that fits into `room`, drawn smaller where it must be. Labels that have
 * no room are left out. */
[[nodiscard]] QByteArray canvasSvg(const CanvasPicture& picture, const QFont& font, const PictureRoom& room);

/** The picture with its legend as the bytes of a file of its own; empty when there is no memory for it. */
[[nodiscard]] QByteArray canvasPicture(const CanvasPicture& picture, const QFont& font, PictureFormat format);

} // namespace contraflow
