// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QString>
#include <QSvgRenderer>
#include <QTransform>

#include <mutex>
#include <vector>

class QFont;
class QPainter;

namespace contraflow::report {

/**
 * A picture in SVG that is painted with its text as text, so that it can be selected and takes little room in
 * a PDF: Qt's renderer would paint outlines. Text in places that only that renderer understands is left to
 * it. Threads may paint it at the same time.
 */
class SvgPicture
{
public:
    explicit SvgPicture(const QByteArray& svg);

    [[nodiscard]] bool isValid() const { return m_renderer.isValid(); }
    /** Of its view box. */
    [[nodiscard]] QSizeF size() const { return m_renderer.viewBoxF().size(); }
    void paint(QPainter& painter, const QRectF& area) const;

private:
    struct Text
    {
        QString text;
        QPointF at;
        QTransform transform;
        QString family;
        int pixels = 0; ///< in the picture, finer
        int weight = 0;
        bool isItalic = false;
        QColor colour;

        [[nodiscard]] QFont font() const;
    };

    /** Takes the texts out of the picture; false when it has some that are not understood. */
    [[nodiscard]] static bool takeTexts(const QByteArray& svg, QByteArray& rest, std::vector<Text>& texts);

    mutable std::mutex m_mutex; ///< the renderer keeps what it replaces within its elements
    mutable QSvgRenderer m_renderer;
    std::vector<Text> m_texts;
};

} // namespace contraflow::report
