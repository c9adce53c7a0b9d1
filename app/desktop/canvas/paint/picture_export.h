// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/style/picture_file.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QFont>
#include <QObject>
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

/** Writes pictures to files, one at a time: small ones at once, large ones in a job that tells how far it is.
 */
class PictureSaver : public QObject
{
    Q_OBJECT

public:
    explicit PictureSaver(QObject* parent = nullptr);

    /** The ending decides the format: .svg, .pdf or .png. */
    void save(const CanvasPicture& picture, const QFont& font, const QString& path);
    /** Gives up what is being saved; the file stays as it was. */
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

signals:
    void progressed(const QString& path, double fraction); ///< of a large picture, from 0
    void saved(const QString& path);
    void failed(const QString& problem); ///< names the file, the reason and the remedy
    void cancelled(const QString& path);

private:
    void finish(const Result<void>& written, const QString& path);

    QString m_path; ///< that the job writes
    LatestJob<Result<void>> m_job;
};

} // namespace contraflow
