// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/jobs/latest_job.h"
#include "core/base/result.h"

#include <QFont>
#include <QObject>
#include <QString>

namespace contraflow {

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
