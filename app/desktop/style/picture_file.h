// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>
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

enum class PictureFormat
{
    svg,
    pdf,
    png, ///< at twice the size
};

/**
 * An equal font that shares nothing with this one, for work in another thread. Copies of a font share what is
 * loaded for it, and a thread that finds there what another one has loaded lets go of it unasked: it would be
 * freed twice.
 */
[[nodiscard]] inline QFont ownFont(QFont font)
{
    const bool hasKerning = font.kerning();
    font.setKerning(!hasKerning);
    font.setKerning(hasKerning);
    return font;
}

} // namespace contraflow
