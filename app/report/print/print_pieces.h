// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_content.h"

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

class QPainter;
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

/** What may change places with what where a page ends. */
enum class Flow
{
    text,
    figure,     ///< where it has no room it waits, behind the tables that follow at once
    tableBegin, ///< the caption of a table
    tableRest,  ///< never parted from its table by a figure
};

/** Something of full width that does not break: a line of text, a row of a table, a figure. */
struct Piece
{
    double height = 0;
    double leastHeight = 0;      ///< it can be drawn smaller to fit; 0: it cannot
    double spaceBefore = 0;      ///< not at the top of a page
    bool isKeptWithNext = false; ///< no page ends behind it
    Flow flow = Flow::text;
    bool isSection = false;                ///< the heading of one
    std::shared_ptr<const Piece> repeated; ///< drawn again when a page begins in front of this piece
    std::function<void(QPainter&, const QRectF&)> paint;
};

/** A section for the list of contents and the heads of pages. */
struct SectionEntry
{
    QString title;
    int page = 0; ///< from 0; known once pages are made
};

struct Pieces
{
    std::vector<Piece> pieces;
    /** In order; the list of contents reads their pages when it is painted. */
    std::shared_ptr<std::vector<SectionEntry>> sections = std::make_shared<std::vector<SectionEntry>>();
};

/** Lays out all blocks for a width. Stops early, with part of them, when `stop` asks for it. */
[[nodiscard]] Pieces makePieces(const Content& content, double width, const std::stop_token& stop = {});

/** The rows of a table with their head; its caption and notes are appended by makePieces(). */
void appendTable(std::vector<Piece>& pieces, const TableBlock& table, double width);

/** The lines of a text; the first two and the last two stay together. */
void appendLines(std::vector<Piece>& pieces, const TextBox& box, double indent, double spaceBefore);

} // namespace contraflow::report
