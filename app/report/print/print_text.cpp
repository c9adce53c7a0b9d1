// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_text.h"

#include "app/report/report_figures.h"
#include "app/report/report_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace contraflow::report {

QString printedText(const std::string& text)
{
    QString printed;
    for (const QChar c : QString::fromStdString(cleanText(text)))
        if (c != u' ' && c != u'\n' && c != u'\t')
            printed += c;
        else if (!printed.isEmpty() && !printed.endsWith(u' '))
            printed += u' ';
    if (printed.endsWith(u' '))
        printed.chop(1);
    return printed;
}

QFont printFont(const TextStyle& style)
{
    QFont font = reportFont(static_cast<int>(std::lround(style.points * kPoint)));
    font.setBold(style.isBold);
    return font;
}

TextBox::TextBox(const QString& text, const TextStyle& style, double width, TextSide side,
                 const QString& label)
    : m_layout(std::make_shared<QTextLayout>())
    , m_colour(style.colour)
    , m_lineHeight(style.points * kPoint * style.leading)
{
    const QFont font = printFont(style);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(side == TextSide::right ? Qt::AlignRight : Qt::AlignLeft);
    option.setUseDesignMetrics(true);
    m_layout->setFont(font);
    if (label.isEmpty()) {
        m_layout->setText(text);
    } else {
        QFont strong = font;
        strong.setBold(true);
        QTextLayout::FormatRange range{0, static_cast<int>(label.size()), {}};
        range.format.setFont(strong);
        m_layout->setText(label + u' ' + text);
        m_layout->setFormats({range});
    }
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

TextWidths widthsOf(const QString& text, const TextStyle& style)
{
    const QFontMetricsF metrics(printFont(style));
    TextWidths widths;
    widths.whole = metrics.horizontalAdvance(text);
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        widths.longestWord = std::max(widths.longestWord, metrics.horizontalAdvance(word));
    // Sums of parts and breaking lines round differently.
    widths.whole += 1;
    widths.longestWord += 1;
    return widths;
}

} // namespace contraflow::report
