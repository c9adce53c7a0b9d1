// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/picture_file.h"

#include "core/base/xml_text.h"

#include <QBuffer>
#include <QSvgGenerator>

namespace contraflow {

QByteArray svgFile(const SvgPage& page, const std::function<bool(QPaintDevice&)>& paint)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    if (page.dotsPerInch > 0)
        svg.setResolution(page.dotsPerInch);
    svg.setSize(page.size);
    svg.setViewBox(QRect(QPoint(), page.size));
    // Qt escapes the texts that are drawn, and not the title.
    svg.setTitle(QString::fromStdString(xmlText(page.title.toStdString())));
    if (!paint(svg))
        return {};
    return QByteArray::fromStdString(allowedInXml(buffer.data().toStdString()));
}

} // namespace contraflow
