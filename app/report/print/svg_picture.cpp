// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/svg_picture.h"

#include <QFont>
#include <QPainter>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace contraflow::report {

namespace {

constexpr int kFiner = 20; ///< fonts have whole pixels, and figures are drawn larger than their pixels

std::optional<QTransform> matrixOf(QStringView text)
{
    if (text.isEmpty())
        return QTransform();
    if (!text.startsWith(QLatin1String("matrix(")) || !text.endsWith(u')'))
        return std::nullopt;
    double value[6];
    int count = 0;
    for (const QStringView part : text.sliced(7).chopped(1).split(u',')) {
        bool isNumber = false;
        if (count == 6)
            return std::nullopt;
        value[count++] = part.trimmed().toDouble(&isNumber);
        if (!isNumber)
            return std::nullopt;
    }
    if (count != 6)
        return std::nullopt;
    return QTransform(value[0], value[1], value[2], value[3], value[4], value[5]);
}

} // namespace

QFont SvgPicture::Text::font() const
{
    QFont font(family);
    font.setPixelSize(pixels);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setItalic(isItalic);
    return font;
}

SvgPicture::SvgPicture(const QByteArray& svg)
{
    QByteArray rest;
    if (takeTexts(svg, rest, m_texts)) {
        m_renderer.load(rest);
    } else {
        m_texts.clear();
        m_renderer.load(svg);
    }
    m_renderer.setAspectRatioMode(Qt::KeepAspectRatio);
}

bool SvgPicture::takeTexts(const QByteArray& svg, QByteArray& rest, std::vector<Text>& texts)
{
    QXmlStreamReader reader(svg);
    QXmlStreamWriter writer(&rest);
    reader.setNamespaceProcessing(false);
    std::vector<QTransform> transforms{QTransform()};
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == u"text") {
            const QXmlStreamAttributes attributes = reader.attributes();
            Text text;
            text.at = {attributes.value(QLatin1String("x")).toDouble(),
                       attributes.value(QLatin1String("y")).toDouble()};
            text.transform = transforms.back();
            const double pixels = attributes.value(QLatin1String("font-size")).toDouble();
            if (pixels <= 0 || attributes.hasAttribute(QLatin1String("transform")) ||
                attributes.hasAttribute(QLatin1String("text-anchor")))
                return false;
            text.family = attributes.value(QLatin1String("font-family")).toString();
            text.pixels = static_cast<int>(std::lround(pixels * kFiner));
            text.weight = std::clamp(attributes.value(QLatin1String("font-weight")).toInt(), 100, 900);
            text.isItalic = attributes.value(QLatin1String("font-style")) == u"italic";
            text.colour = QColor(attributes.value(QLatin1String("fill")).toString());
            if (attributes.hasAttribute(QLatin1String("fill-opacity")))
                text.colour.setAlphaF(
                    static_cast<float>(attributes.value(QLatin1String("fill-opacity")).toDouble()));
            text.text = reader.readElementText(QXmlStreamReader::ErrorOnUnexpectedElement);
            if (text.colour.isValid() && !text.text.isEmpty())
                texts.push_back(std::move(text));
            continue;
        }
        if (reader.isStartElement()) {
            const auto own = matrixOf(reader.attributes().value(QLatin1String("transform")));
            if (!own)
                return false;
            transforms.push_back(*own * transforms.back());
        } else if (reader.isEndElement()) {
            transforms.pop_back();
        }
        if (!reader.hasError())
            writer.writeCurrentToken(reader);
    }
    return !reader.hasError();
}

void SvgPicture::paint(QPainter& painter, const QRectF& area) const
{
    painter.save();
    QRectF box;
    {
        const std::lock_guard lock(m_mutex);
        m_renderer.render(&painter, area);
        box = m_renderer.viewBoxF();
    }
    painter.restore();
    const double scale = std::min(area.width() / box.width(), area.height() / box.height());
    const QTransform page = painter.worldTransform();
    painter.save();
    for (const Text& text : m_texts) {
        QTransform place;
        place.scale(1.0 / kFiner, 1.0 / kFiner);
        place *= QTransform::fromTranslate(text.at.x(), text.at.y()) * text.transform;
        place *= QTransform::fromTranslate(-box.left(), -box.top()) * QTransform::fromScale(scale, scale) *
                 QTransform::fromTranslate(area.left(), area.top());
        painter.setWorldTransform(place * page);
        painter.setFont(text.font());
        painter.setPen(text.colour);
        painter.drawText(QPointF(), text.text);
    }
    painter.restore();
}

} // namespace contraflow::report
