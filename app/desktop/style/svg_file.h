// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QPaintDevice;

namespace contraflow {

/** What a picture is beside what is drawn in it. */
struct SvgPage
{
    QSize size;
    QString title;       ///< any text
    int dotsPerInch = 0; ///< 0: Qt's own
};

/** What `paint` draws, as SVG that every viewer opens, whatever the texts in it are; nothing when `paint`
 * says false. */
[[nodiscard]] QByteArray svgFile(const SvgPage& page, const std::function<bool(QPaintDevice&)>& paint);

} // namespace contraflow
