// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QString>

#include <string>

class QPainter;
class QPointF;
class QTextLayout;

namespace contraflow::report {

// Colours of paper: of what stands back, and of lines.
inline const QColor kMuted(0x63, 0x65, 0x6a);
inline const QColor kRule(0xd9, 0xd9, 0xd5);

// Print is laid out in twentieths of a point, so that whole pixels of fonts are fine enough and a layout is
// the same on every device.

inline constexpr double kPoint = 20;
inline constexpr double kMillimetre = kPoint * 72 / 25.4;

/** A text of the content as it is printed: with each run of blanks and ends of lines as one blank. */
[[nodiscard]] QString printedText(const std::string& text);

struct TextStyle
{
    double points = 9.5;
    bool isBold = false;
    QColor colour = QColor(0x1f, 0x21, 0x24);
    double leading = 1.35; ///< height of a line in sizes of the font
};

[[nodiscard]] QFont printFont(const TextStyle& style);

enum class TextSide
{
    left,
    right,
};

/**
 * Text broken into lines of a width. It is made in one thread and painted in others, at the same time too, so
 * it keeps nothing that belongs to a font: engines of fonts live and die with their thread.
 */
class TextBox
{
public:
    /** `label` stands in front of the text and stands out: "Table 3." */
    TextBox(const QString& text, const TextStyle& style, double width, TextSide side = TextSide::left,
            const QString& label = {});

    [[nodiscard]] std::size_t lineCount() const { return static_cast<std::size_t>(m_lines.size()); }
    [[nodiscard]] double lineHeight() const { return m_lineHeight; }
    [[nodiscard]] double height() const { return m_lineHeight * static_cast<double>(lineCount()); }
    void paintLine(QPainter& painter, QPointF topLeft, std::size_t line) const;
    void paint(QPainter& painter, QPointF topLeft) const;

private:
    struct Line
    {
        QString text;
        qsizetype labelSize = 0; ///< of the letters in front that stand out
        double left = 0;
    };

    void prepare(QTextLayout& layout, const QString& text, qsizetype labelSize) const;

    QList<Line> m_lines;
    TextStyle m_style;
    TextSide m_side = TextSide::left;
    bool m_isRightToLeft = false;
    double m_lineHeight = 0;
    double m_rise = 0; ///< from the top of a line to that of its text
};

/** Width of the text on one line, and of its longest word. */
struct TextWidths
{
    double whole = 0;
    double longestWord = 0;
};
[[nodiscard]] TextWidths widthsOf(const QString& text, const TextStyle& style);

} // namespace contraflow::report
