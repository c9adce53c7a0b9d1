// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_text.h"

#include "app/report/report_figures.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace contraflow::report {

QFont printFont(const TextStyle& style)
{
    QFont font = reportFont(static_cast<int>(std::lround(style.points * kPoint)));
    font.setBold(style.isBold);
    return font;
}

TextBox::TextBox(const RichText& text, const TextStyle& style, double width, TextSide side)
    : m_layout(std::make_shared<QTextLayout>())
    , m_colour(style.colour)
    , m_lineHeight(style.points * kPoint * style.leading)
{
    const QFont font = printFont(style);
    QString plain;
    QList<QTextLayout::FormatRange> ranges;
    for (const RichText::Run& run : text.runs) {
        if (run.isBold || run.isItalic) {
            QFont own = font;
            own.setBold(run.isBold || style.isBold);
            own.setItalic(run.isItalic);
            QTextLayout::FormatRange range;
            range.start = static_cast<int>(plain.size());
            range.length = static_cast<int>(run.text.size());
            range.format.setFont(own);
            ranges.append(range);
        }
        plain += run.text;
    }
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(side == TextSide::right ? Qt::AlignRight : Qt::AlignLeft);
    option.setUseDesignMetrics(true);
    m_layout->setText(plain);
    m_layout->setFont(font);
    m_layout->setFormats(ranges);
    m_layout->setTextOption(option);
    m_layout->beginLayout();
    double y = 0;
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += m_lineHeight;
    }
    m_layout->endLayout();
    m_rise = (m_lineHeight - QFontMetricsF(font).height()) / 2;
}

void TextBox::paintLine(QPainter& painter, QPointF topLeft, std::size_t line) const
{
    const QTextLine shown = m_layout->lineAt(static_cast<int>(line));
    painter.setPen(m_colour);
    shown.draw(&painter, topLeft + QPointF(0, m_rise - shown.y()));
}

void TextBox::paint(QPainter& painter, QPointF topLeft) const
{
    for (std::size_t line = 0; line < lineCount(); ++line)
        paintLine(painter, topLeft + QPointF(0, m_lineHeight * static_cast<double>(line)), line);
}

TextWidths widthsOf(const RichText& text, const TextStyle& style)
{
    TextWidths widths;
    const QFontMetricsF plain(printFont(style));
    TextStyle strong = style;
    strong.isBold = true;
    const QFontMetricsF bold(printFont(strong));
    for (const RichText::Run& run : text.runs) {
        const QFontMetricsF& metrics = run.isBold ? bold : plain;
        widths.whole += metrics.horizontalAdvance(run.text);
        for (const QString& word : run.text.split(u' ', Qt::SkipEmptyParts))
            widths.longestWord = std::max(widths.longestWord, metrics.horizontalAdvance(word));
    }
    // Sums of parts and breaking lines round differently.
    widths.whole += 1;
    widths.longestWord += 1;
    return widths;
}

} // namespace contraflow::report
