// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_text.h"

#include "app/report/report_figures.h"
#include "app/report/report_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>
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
    : m_style(style)
    , m_side(side)
    , m_lineHeight(style.points * kPoint * style.leading)
{
    const QString whole = label.isEmpty() ? text : label + u' ' + text;
    m_isRightToLeft = whole.isRightToLeft();
    QTextLayout layout;
    prepare(layout, whole, label.size());
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        m_lines.append({whole.mid(line.textStart(), line.textLength()),
                        std::clamp<qsizetype>(label.size() - line.textStart(), 0, line.textLength()),
                        line.naturalTextRect().left()});
    }
    layout.endLayout();
    m_rise = (m_lineHeight - QFontMetricsF(printFont(style)).height()) / 2;
}

void TextBox::prepare(QTextLayout& layout, const QString& text, qsizetype labelSize) const
{
    const QFont font = printFont(m_style);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(m_side == TextSide::right ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(m_isRightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    option.setUseDesignMetrics(true);
    layout.setFont(font);
    layout.setText(text);
    if (labelSize > 0) {
        QTextLayout::FormatRange range{0, static_cast<int>(labelSize), {}};
        QFont strong = font;
        strong.setBold(true);
        range.format.setFont(strong);
        layout.setFormats({range});
    }
    layout.setTextOption(option);
}

void TextBox::paintLine(QPainter& painter, QPointF topLeft, std::size_t line) const
{
    const Line& shown = m_lines[static_cast<qsizetype>(line)];
    QTextLayout layout;
    prepare(layout, shown.text, shown.labelSize);
    layout.beginLayout();
    QTextLine whole = layout.createLine();
    whole.setNumColumns(static_cast<int>(shown.text.size()));
    layout.endLayout();
    painter.setPen(m_style.colour);
    whole.draw(&painter, topLeft + QPointF(shown.left - whole.naturalTextRect().left(), m_rise - whole.y()));
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
