// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_pieces.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace contraflow::report {

namespace {

constexpr double kGap = 9 * kPoint; ///< between columns
constexpr double kPadding = 2.2 * kPoint;
constexpr double kWidestExtra = 26 * kPoint; ///< that a column gets of what is left over
constexpr std::size_t kMeasuredRows = 500;
const QColor kRule(0xd9, 0xd9, 0xd5);
const QColor kStrongRule(0x1f, 0x21, 0x24);

struct Column
{
    double natural = 0; ///< on one line
    double least = 0;   ///< its longest word
    bool isNumber = false;
    double width = 0;
};

TextStyle styleOf(double points, bool isHead)
{
    TextStyle style;
    style.points = points;
    style.isBold = isHead;
    style.leading = 1.25;
    return style;
}

void measure(std::vector<Column>& columns, const std::vector<PrintTable::Row>& rows, const TextStyle& style)
{
    for (std::size_t row = 0; row < std::min(rows.size(), kMeasuredRows); ++row) {
        if (columns.size() < rows[row].size())
            columns.resize(rows[row].size());
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            const TextWidths widths = widthsOf(rows[row][i].text, style);
            columns[i].natural = std::max(columns[i].natural, widths.whole);
            // Numbers stay with their units.
            columns[i].least = std::max(
                columns[i].least, rows[row][i].isNumber && !style.isBold ? widths.whole : widths.longestWord);
            columns[i].isNumber = columns[i].isNumber || rows[row][i].isNumber;
        }
    }
}

double sum(const std::vector<Column>& columns, double Column::*member)
{
    return std::accumulate(columns.begin(), columns.end(), 0.0,
                           [member](double total, const Column& column) { return total + column.*member; });
}

/** Gives the columns their widths; false when even the longest words do not fit. */
bool distribute(std::vector<Column>& columns, double room)
{
    const double natural = sum(columns, &Column::natural);
    const double least = sum(columns, &Column::least);
    if (natural <= room) {
        const double extra = std::min(
            kWidestExtra, (room - natural) / static_cast<double>(std::max<std::size_t>(columns.size(), 1)));
        for (Column& column : columns)
            column.width = column.natural + extra;
        return true;
    }
    const double share = std::clamp((room - least) / (natural - least), 0.0, 1.0);
    for (Column& column : columns)
        column.width = column.least + share * (column.natural - column.least);
    if (least <= room)
        return true;
    for (Column& column : columns) // broken anywhere
        column.width *= room / least;
    return false;
}

struct Row
{
    std::vector<TextBox> boxes;
    std::vector<double> lefts;
    double height = 0;
};

std::shared_ptr<const Row> layOut(const PrintTable::Row& cells, const std::vector<Column>& columns,
                                  const TextStyle& style)
{
    auto row = std::make_shared<Row>();
    double left = 0;
    for (std::size_t i = 0; i < cells.size() && i < columns.size(); ++i) {
        row->boxes.emplace_back(cells[i].text, style, columns[i].width,
                                columns[i].isNumber ? TextSide::right : TextSide::left);
        row->lefts.push_back(left);
        left += columns[i].width + kGap;
        row->height = std::max(row->height, row->boxes.back().height());
    }
    row->height += 2 * kPadding;
    return row;
}

/** `alignsBelow`: cells stand on the lower edge, as in a head. */
Piece pieceOf(std::shared_ptr<const Row> row, const QColor& rule, double thickness, double tableWidth,
              bool isHead)
{
    Piece piece;
    piece.height = row->height;
    piece.paint = [row = std::move(row), rule, thickness, tableWidth, isHead](QPainter& painter,
                                                                              const QRectF& area) {
        for (std::size_t i = 0; i < row->boxes.size(); ++i) {
            const double free = row->height - 2 * kPadding - row->boxes[i].height();
            row->boxes[i].paint(painter,
                                area.topLeft() + QPointF(row->lefts[i], kPadding + (isHead ? free : 0)));
        }
        painter.fillRect(QRectF(area.left(), area.top() + row->height - thickness, tableWidth, thickness),
                         rule);
    };
    return piece;
}

} // namespace

void appendTable(std::vector<Piece>& pieces, const PrintTable& table, double width)
{
    std::vector<Column> columns;
    double points = 0;
    for (const double size : {8.5, 7.75, 7.0, 6.25}) {
        points = size;
        columns.clear();
        measure(columns, table.head, styleOf(points, true));
        measure(columns, table.rows, styleOf(points, false));
        if (columns.empty())
            return;
        if (distribute(columns, width - kGap * static_cast<double>(columns.size() - 1)))
            break;
    }
    const double tableWidth = sum(columns, &Column::width) + kGap * static_cast<double>(columns.size() - 1);
    constexpr double kThin = 0.5 * kPoint;
    constexpr double kThick = 0.9 * kPoint;
    auto head = std::make_shared<Piece>();
    std::vector<Piece> lines;
    for (const PrintTable::Row& row : table.head)
        lines.push_back(
            pieceOf(layOut(row, columns, styleOf(points, true)), kStrongRule, kThick, tableWidth, true));
    head->isKeptWithNext = true;
    for (const Piece& line : lines)
        head->height += line.height;
    head->paint = [lines](QPainter& painter, const QRectF& area) {
        double top = area.top();
        for (const Piece& line : lines) {
            line.paint(painter, QRectF(area.left(), top, area.width(), line.height));
            top += line.height;
        }
    };
    if (!lines.empty())
        pieces.push_back(*head);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        Piece piece =
            pieceOf(layOut(table.rows[i], columns, styleOf(points, false)), kRule, kThin, tableWidth, false);
        // Neither one row alone below its head nor one alone on the next page.
        piece.isKeptWithNext = i == 0 ? table.rows.size() > 1 : i + 2 == table.rows.size();
        if (!lines.empty() && i > 0)
            piece.repeated = head;
        pieces.push_back(std::move(piece));
    }
}

} // namespace contraflow::report
