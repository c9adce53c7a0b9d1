// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_surface.h"

#include "app/desktop/style/svg_file.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

namespace contraflow {

Result<QByteArray> PlotSurface::bytes(PictureFormat format) const
{
    if (!hasData())
        return Error{ErrorCode::invalidInput,
                     tr("There is nothing to save: the plot is empty.").toStdString()};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    // With the screen's own resolution text keeps its size relative to everything else.
    const int dotsPerInch = logicalDpiX();
    bool isDone = false;
    switch (format) {
    case PictureFormat::png:
        isDone = picture().save(&buffer, "PNG");
        break;
    case PictureFormat::svg:
        bytes = svgFile({size(), content().title, dotsPerInch},
                        [this](QPaintDevice& device) { return paintOn(device); });
        isDone = !bytes.isEmpty();
        break;
    case PictureFormat::pdf: {
        constexpr double kPointsPerInch = 72;
        QPdfWriter pdf(&buffer);
        pdf.setTitle(content().title);
        pdf.setCreator(QStringLiteral("Contraflow"));
        pdf.setResolution(dotsPerInch);
        pdf.setPageSize(QPageSize(QSizeF(size()) * kPointsPerInch / dotsPerInch, QPageSize::Point, {},
                                  QPageSize::ExactMatch));
        pdf.setPageMargins(QMarginsF(0, 0, 0, 0));
        isDone = paintOn(pdf);
        break;
    }
    }
    if (!isDone)
        return Error{ErrorCode::environment, tr("The plot could not be drawn: out of memory?").toStdString()};
    return bytes;
}

} // namespace contraflow
