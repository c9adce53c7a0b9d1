// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/icons.h"

#include "app/desktop/style/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace contraflow {
namespace {

/** Draws an SVG whose colours are those of Breeze's light theme, recoloured to ours. */
class ThemedIconEngine : public QIconEngine
{
public:
    ThemedIconEngine(const QString& name, const QByteArray& svg) : m_name(name), m_svg(svg) {}

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        const QString key = QStringLiteral("contraflow-icon/%1/%2x%3@%4/%5/%6")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(scale)
                                .arg(static_cast<int>(mode))
                                .arg(theme().isDark ? 1 : 0);
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, QIcon::Off);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const Theme& colors = theme();
        QByteArray svg = m_svg;
        svg.replace("#232629", (mode == QIcon::Selected ? QColor(Qt::white) : colors.text).name().toLatin1());
        svg.replace("#da4453", colors.error.name().toLatin1());
        svg.replace("#f67400", colors.warning.name().toLatin1());
        svg.replace("#3daee9", colors.accent.name().toLatin1());
        QSvgRenderer renderer(svg);
        const int side = std::min(rect.width(), rect.height());
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.4);
        renderer.render(painter, square);
        painter->restore();
    }

    QIconEngine* clone() const override { return new ThemedIconEngine(*this); }

private:
    QString m_name;
    QByteArray m_svg;
};

} // namespace

QIcon themedIcon(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new ThemedIconEngine(name, file.readAll()));
}

QIcon severityIcon(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return themedIcon(QStringLiteral("emblem-error"));
    case Severity::warning:
        return themedIcon(QStringLiteral("emblem-warning"));
    case Severity::note:
        break;
    }
    return themedIcon(QStringLiteral("emblem-information"));
}

QIcon applicationIcon()
{
    return themedIcon(QStringLiteral("contraflow"));
}

} // namespace contraflow
