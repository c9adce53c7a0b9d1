// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_pieces.h"
#include "core/base/ranges.h"
#include "core/tables/table_text.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace contraflow::report {

namespace {

constexpr double kGap = 9 * kPoint; ///< between columns
constexpr double kPadding = 2.2 * kPoint;
constexpr double kWidestExtra = 26 * kPoint; ///< that a column gets of what is left over
const QColor kStrongRule(0x1f, 0x21, 0x24);

struct Column
{
    double natural = 0; ///< on one line
    double least = 0;   ///< its longest word
    bool isNumber = false;
    double width = 0;
};

/** What a table shows, as it is printed. */
struct Cells
{
    QStringList head;
    std::vector<QStringList> rows;
};

/** A number with its unit stays on one line; a range behind it may stand on a line of its own. */
QString unbrokenNumber(QString text)
{
    const qsizetype range = text.indexOf(QStringLiteral(" ("));
    text.replace(u' ', QChar::Nbsp);
    if (range >= 0)
        text[range] = u' ';
    return text;
}

Cells cellsOf(const TableBlock& block)
{
    Cells cells;
    cells.rows.resize(block.shownRows());
    for (std::size_t column = 0; column < block.table.columns().size(); ++column) {
        cells.head.append(printedText(block.headText(column)));
        const bool isNumber = isNumeric(block.table.columns()[column]);
        const NumberStyle style = block.styleOf(column);
        for (std::size_t row = 0; row < cells.rows.size(); ++row) {
            const QString text = printedText(block.cellText(row, column, style));
            cells.rows[row].append(isNumber ? unbrokenNumber(text) : text);
        }
    }
    return cells;
}

TextStyle styleOf(double points, bool isHead)
{
    TextStyle style;
    style.points = points;
    style.isBold = isHead;
    style.leading = 1.25;
    return style;
}

void measure(std::vector<Column>& columns, const QStringList& row, const TextStyle& style)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const TextWidths widths = widthsOf(row[static_cast<qsizetype>(i)], style);
        columns[i].natural = std::max(columns[i].natural, widths.whole);
        columns[i].least = std::max(columns[i].least, widths.longestWord);
    }
}

double sum(const std::vector<Column>& columns, double Column::*member)
{
    return std::accumulate(columns.begin(), columns.end(), 0.0,
                           [member](double total, const Column& column) { return total + column.*member; });
}

/** Makes the widest columns so narrow that all fit, where words are then broken anywhere; the narrow ones
 * keep their words whole. */
void narrowWidest(std::vector<Column>& columns, double room)
{
    auto widths = mapped<double>(columns, &Column::least);
    std::ranges::sort(widths);
    double left = room;
    double most = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        most = left / static_cast<double>(widths.size() - i);
        if (widths[i] > most)
            break;
        left -= widths[i];
    }
    for (Column& column : columns)
        column.width = std::min(column.least, most);
}

/** Gives the columns their widths; false when even the longest words do not fit. */
bool distribute(std::vector<Column>& columns, double room)
{
    const double natural = sum(columns, &Column::natural);
    const double least = sum(columns, &Column::least);
    if (natural <= room) {
        const double extra = std::min(kWidestExtra, (room - natural) / static_cast<double>(columns.size()));
        for (Column& column : columns)
            column.width = column.natural + extra;
        return true;
    }
    const double share = std::clamp((room - least) / (natural - least), 0.0, 1.0);
    for (Column& column : columns)
        column.width = column.least + share * (column.natural - column.least);
    if (least <= room)
        return true;
    narrowWidest(columns, room);
    return false;
}

struct Row
{
    std::vector<TextBox> boxes;
    std::vector<double> lefts;
    double height = 0;
};

std::shared_ptr<const Row> layOut(const QStringList& cells, const std::vector<Column>& columns,
                                  const TextStyle& style)
{
    auto row = std::make_shared<Row>();
    double left = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        row->boxes.emplace_back(cells[static_cast<qsizetype>(i)], style, columns[i].width,
                                columns[i].isNumber ? TextSide::right : TextSide::left);
        row->lefts.push_back(left);
        left += columns[i].width + kGap;
        row->height = std::max(row->height, row->boxes.back().height());
    }
    row->height += 2 * kPadding;
    return row;
}

/** A row with a rule below; cells of a head (`style` is bold) stand on it. */
Piece pieceOf(const QStringList& cells, const std::vector<Column>& columns, const TextStyle& style)
{
    Piece piece;
    const std::shared_ptr<const Row> row = layOut(cells, columns, style);
    const bool isHead = style.isBold;
    const double width = row->lefts.back() + columns.back().width;
    piece.height = row->height;
    piece.paint = [row, isHead, width](QPainter& painter, const QRectF& area) {
        for (std::size_t i = 0; i < row->boxes.size(); ++i) {
            const double free = row->height - 2 * kPadding - row->boxes[i].height();
            row->boxes[i].paint(painter,
                                area.topLeft() + QPointF(row->lefts[i], kPadding + (isHead ? free : 0)));
        }
        const double thickness = (isHead ? 0.9 : 0.5) * kPoint;
        painter.fillRect(QRectF(area.left(), area.top() + row->height - thickness, width, thickness),
                         isHead ? kStrongRule : kRule);
    };
    return piece;
}

} // namespace

void appendTable(std::vector<Piece>& pieces, const TableBlock& table, double width)
{
    if (table.table.columns().empty())
        return;
    const Cells cells = cellsOf(table);
    std::vector<Column> columns;
    double points = 0;
    for (const double size : {8.5, 7.75, 7.0, 6.25}) {
        points = size;
        columns.assign(table.table.columns().size(), {});
        for (std::size_t i = 0; i < columns.size(); ++i)
            columns[i].isNumber = isNumeric(table.table.columns()[i]);
        measure(columns, cells.head, styleOf(points, true));
        for (const QStringList& row : cells.rows)
            measure(columns, row, styleOf(points, false));
        if (distribute(columns, width - kGap * static_cast<double>(columns.size() - 1)))
            break;
    }
    Piece head = pieceOf(cells.head, columns, styleOf(points, true));
    head.isKeptWithNext = true;
    const auto repeated = std::make_shared<const Piece>(head);
    pieces.push_back(std::move(head));
    for (std::size_t i = 0; i < cells.rows.size(); ++i) {
        Piece piece = pieceOf(cells.rows[i], columns, styleOf(points, false));
        // Neither one row alone below its head nor one alone on the next page.
        piece.isKeptWithNext = i == 0 ? cells.rows.size() > 1 : i + 2 == cells.rows.size();
        if (i > 0)
            piece.repeated = repeated;
        pieces.push_back(std::move(piece));
    }
}

} // namespace contraflow::report
