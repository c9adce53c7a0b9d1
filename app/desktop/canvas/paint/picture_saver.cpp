// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/picture_saver.h"

#include "app/desktop/canvas/paint/canvas_renderer.h"
#include "app/desktop/canvas/paint/picture_export.h"
#include "app/desktop/style/picture_file.h"
#include "app/desktop/style/theme.h"

namespace contraflow {

PictureSaver::PictureSaver(QObject* parent)
    : QObject(parent)
    , m_job(
          tr("Saving the picture"), [this](const Result<void>& written) { finish(written, m_path); },
          [this](double fraction) { emit progressed(m_path, fraction); })
{}

void PictureSaver::save(const CanvasPicture& picture, const QFont& font, const QString& path)
{
    if (isBusy()) {
        emit failed(tr("'%1' was not saved, as '%2' is still being saved. Wait "
                       "until it is there, or cancel it.")
                        .arg(path, m_path));
        return;
    }
    if (!CanvasRenderer::isLarge(picture))
        return finish(exportCanvas(picture, font, path), path);
    m_path = path;
    emit progressed(path, 0);
    m_job.start([picture, font = ownFont(font), path, colours = theme()](const JobContext& context) {
        const ThemeScope scope(colours);
        return exportCanvas(picture, font, path, &context);
    });
}

void PictureSaver::cancel()
{
    if (!isBusy())
        return;
    m_job.cancel();
    emit cancelled(m_path);
}

void PictureSaver::finish(const Result<void>& written, const QString& path)
{
    if (written)
        emit saved(path);
    else
        emit failed(QString::fromStdString(written.error().message));
}

} // namespace contraflow
