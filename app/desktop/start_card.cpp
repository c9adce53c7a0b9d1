// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/start_card.h"

#include "app/desktop/icons.h"
#include "app/desktop/theme.h"

#include <QPainter>

#include <algorithm>

namespace contraflow {
namespace {

constexpr int kMargin = 12;
constexpr int kGap = 12;
constexpr int kMaxLines = 3;

} // namespace

StartCard::StartCard(Look look, const QString& title, const QString& detail, QWidget* parent)
    : QAbstractButton(parent)
    , m_look(look)
    , m_detail(detail)
{
    setText(title);
    setToolTip(detail);
    setAccessibleName(title);
    setAccessibleDescription(detail);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int StartCard::pictureSide() const
{
    return m_look == Look::recent ? 16 : 32;
}

QRect StartCard::textArea(int width) const
{
    const int left = kMargin + pictureSide() + kGap;
    return QRect(left, kMargin / 2 + 2, std::max(width - left - kMargin, 1), 0);
}

QFont StartCard::titleFont() const
{
    QFont bold = font();
    bold.setBold(m_look != Look::recent);
    return bold;
}

int StartCard::heightForWidth(int width) const
{
    const QFontMetrics metrics(font());
    const int titleHeight = QFontMetrics(titleFont()).height();
    int detailHeight = 0;
    if (!m_detail.isEmpty()) {
        const int wrapped =
            m_look == Look::recent
                ? metrics.height()
                : metrics.boundingRect(textArea(width).adjusted(0, 0, 0, 10000), Qt::TextWordWrap, m_detail)
                      .height();
        detailHeight = std::min(wrapped, kMaxLines * metrics.lineSpacing()) + 2;
    }
    return std::max(titleHeight + detailHeight, pictureSide()) + kMargin + 4;
}

QSize StartCard::sizeHint() const
{
    const int width = 400;
    return {width, heightForWidth(width)};
}

QSize StartCard::minimumSizeHint() const
{
    return {200, heightForWidth(400)};
}

void StartCard::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (underMouse() || isDown()) {
        QColor ground = t.accent;
        ground.setAlphaF(isDown() ? 0.22F : 0.12F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(frame, 6, 6);
    }
    painter.setBrush(Qt::NoBrush);
    if (hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.drawRoundedRect(frame, 6, 6);
    } else if (m_look != Look::recent) {
        painter.setPen(QPen(t.border, 1));
        painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
    const QString iconName = m_look == Look::create   ? QStringLiteral("document-new")
                             : m_look == Look::sample ? QStringLiteral("network-wired")
                             : m_look == Look::open   ? QStringLiteral("document-open")
                                                      : QStringLiteral("document-open-recent");
    const int side = pictureSide();
    themedIcon(iconName).paint(&painter, QRect(kMargin, (height() - side) / 2, side, side));

    QRect area = textArea(width());
    painter.setPen(t.text);
    painter.setFont(titleFont());
    const QFontMetrics titleMetrics(painter.font());
    area.setHeight(titleMetrics.height());
    painter.drawText(area, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     titleMetrics.elidedText(text(), Qt::ElideRight, area.width()));
    area.setTop(area.bottom() + 3);
    area.setBottom(height() - kMargin / 2);
    painter.setFont(font());
    painter.setPen(t.mutedText);
    if (m_look == Look::recent)
        painter.drawText(area, static_cast<int>(Qt::AlignLeft | Qt::AlignTop),
                         fontMetrics().elidedText(m_detail, Qt::ElideMiddle, area.width()));
    else
        painter.drawText(area, static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, m_detail);
}

} // namespace contraflow
