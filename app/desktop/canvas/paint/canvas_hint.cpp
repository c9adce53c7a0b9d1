// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_painter.h"
#include "app/desktop/style/text.h"

#include "app/desktop/style/theme.h"

#include <QFontMetricsF>
#include <QWidget>

#include <algorithm>

namespace contraflow {

/** While something is worked out that will be drawn, nothing else is said. */
void paintCanvasHint(QPainter& painter, const CanvasPicture& picture, bool isBusy, const QWidget& canvas)
{
    const QRectF area(canvas.rect());
    const QFont font = canvas.font();
    if (isBusy || !picture.pending.isEmpty()) {
        painter.setFont(font);
        painter.setPen(theme().mutedText);
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                         picture.pending.isEmpty() ? tr("The network is being drawn up…") : picture.pending);
        return;
    }
    QString title = tr("Nothing to draw yet");
    QString text = tr(
        "The network of the scenario is drawn here: racks, switches and links with their load, and "
        "the messages as arrows. Pick a tool at the left edge: switch (S), rack (R), node (N), link (L), "
        "message (M), and click here. New from gallery, in the Project menu, has whole networks, and "
        "presets that give what is drawn the speeds of a known network. Or fill in the sheets, or open a project.");
    if (!picture.scene && picture.result && !picture.result->failure.isEmpty() &&
        !picture.result->project.scenarios.empty()) {
        title = tr("This scenario has no platform to draw");
        text = picture.result->failure;
    }
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    const double width = std::min(420.0, area.width() - 40);
    const QRectF column(area.center().x() - width / 2, area.top(), width, area.height());
    const double line = QFontMetricsF(bold).height();
    painter.setFont(font);
    const QRectF body = painter.boundingRect(column, Qt::AlignHCenter | Qt::TextWordWrap, text);
    const double top = area.center().y() - (body.height() + 1.6 * line) / 2;
    painter.setFont(bold);
    painter.setPen(theme().text);
    painter.drawText(QRectF(column.left(), top, width, line), Qt::AlignCenter, title);
    painter.setFont(font);
    painter.setPen(theme().mutedText);
    painter.drawText(QRectF(column.left(), top + 1.6 * line, width, body.height() + line),
                     Qt::AlignHCenter | Qt::TextWordWrap, text);
}

} // namespace contraflow
