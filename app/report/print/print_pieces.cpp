// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_pieces.h"

#include "app/report/print/svg_picture.h"

#include <QPainter>

#include <algorithm>

namespace contraflow::report {

namespace {

const QColor kMuted(0x63, 0x65, 0x6a);
const QColor kAccent(0x2f, 0x6f, 0xb2);
const QColor kTint(0xf5, 0xf5, 0xf3);
const QColor kWarning(0x8f, 0x5e, 0x00);
constexpr double kFigureScale =
    0.725 * kPoint; ///< of a pixel of a figure: 680 pixels are the width of a page

TextStyle style(double points, bool isBold = false, const QColor& colour = TextStyle().colour)
{
    TextStyle style;
    style.points = points;
    style.isBold = isBold;
    style.colour = colour;
    return style;
}

/** Writes one block after the other. */
class PieceMaker
{
public:
    PieceMaker(Pieces& out, double width) : m_out(out), m_width(width) {}

    void operator()(const PrintHeading& heading)
    {
        TextStyle look = style(heading.level == 1 ? 22 : heading.level == 2 ? 15 : 11, true);
        look.leading = 1.2;
        const double before = heading.level == 1 ? 0 : heading.level == 2 ? 24 : 15;
        const auto box = std::make_shared<TextBox>(heading.text, look, m_width);
        constexpr double kBelow = 3 * kPoint;
        Piece piece;
        piece.height = box->height() + kBelow;
        piece.spaceBefore = before * kPoint;
        piece.isKeptWithNext = true;
        piece.heading = heading.level;
        const bool isTitle = heading.level == 1;
        piece.paint = [box, isTitle](QPainter& painter, const QRectF& area) {
            box->paint(painter, area.topLeft());
            if (isTitle)
                painter.fillRect(
                    QRectF(area.left(), area.bottom() - 1.5 * kPoint, area.width(), 1.5 * kPoint), kAccent);
        };
        if (isTitle)
            piece.height += 8 * kPoint;
        if (heading.level == 2)
            m_out.headings->push_back({heading.text.plain(), 0});
        m_out.pieces.push_back(std::move(piece));
    }

    void operator()(const PrintParagraph& paragraph)
    {
        switch (paragraph.look) {
        case PrintParagraph::Look::plain:
            appendLines(m_out.pieces, TextBox(paragraph.text, style(9.5), m_width), 0, 5 * kPoint);
            break;
        case PrintParagraph::Look::note:
            keepLast();
            appendLines(m_out.pieces, TextBox(paragraph.text, style(8, false, kMuted), m_width), 0,
                        3 * kPoint);
            break;
        case PrintParagraph::Look::bullet:
            addBullet(paragraph.text);
            break;
        }
    }

    void operator()(const PrintFacts& facts)
    {
        const TextStyle names = style(9, false, kMuted);
        const TextStyle values = style(9);
        double left = 0;
        for (const PrintFacts::Fact& fact : facts.facts)
            left = std::max(left, widthsOf(fact.name, names).whole);
        left = std::min(left + 12 * kPoint, m_width / 2);
        for (std::size_t i = 0; i < facts.facts.size(); ++i) {
            const auto name = std::make_shared<TextBox>(facts.facts[i].name, names, left);
            const auto value = std::make_shared<TextBox>(facts.facts[i].value, values, m_width - left);
            Piece piece;
            piece.height = std::max(name->height(), value->height());
            piece.spaceBefore = (i == 0 ? 6 : 1) * kPoint;
            piece.isKeptWithNext = i + 1 < facts.facts.size();
            piece.paint = [name, value, left](QPainter& painter, const QRectF& area) {
                name->paint(painter, area.topLeft());
                value->paint(painter, area.topLeft() + QPointF(left, 0));
            };
            m_out.pieces.push_back(std::move(piece));
        }
    }

    void operator()(const PrintKeys& keys)
    {
        if (keys.keys.empty())
            return;
        constexpr double kGap = 8 * kPoint;
        constexpr double kPadding = 7 * kPoint;
        const double count = static_cast<double>(keys.keys.size());
        const double box = (m_width - kGap * (count - 1)) / count;
        std::vector<std::pair<TextBox, TextBox>> texts;
        double height = 0;
        for (const PrintKeys::Key& key : keys.keys) {
            texts.emplace_back(TextBox(key.value, style(15, true), box - 2 * kPadding),
                               TextBox(key.label, style(8, false, kMuted), box - 2 * kPadding));
            height = std::max(height, texts.back().first.height() + texts.back().second.height());
        }
        Piece piece;
        piece.height = height + 2 * kPadding;
        piece.spaceBefore = 9 * kPoint;
        piece.paint = [texts, box](QPainter& painter, const QRectF& area) {
            double left = area.left();
            for (const auto& [value, label] : texts) {
                painter.fillRect(QRectF(left, area.top(), box, area.height()), kTint);
                const QPointF at(left + kPadding, area.top() + kPadding);
                value.paint(painter, at);
                label.paint(painter, at + QPointF(0, value.height()));
                left += box + kGap;
            }
        };
        m_out.pieces.push_back(std::move(piece));
    }

    void operator()(const PrintNotice& notice)
    {
        constexpr double kBar = 2.5 * kPoint;
        constexpr double kPadding = 7 * kPoint;
        const double width = m_width - kBar - 2 * kPadding;
        const TextBox title(notice.title, style(9.5, true), width);
        const TextBox text(notice.text, style(9.5), width);
        Piece piece;
        piece.height = title.height() + text.height() + 2 * kPadding;
        piece.spaceBefore = 9 * kPoint;
        piece.paint = [title, text](QPainter& painter, const QRectF& area) {
            painter.fillRect(area, kTint);
            painter.fillRect(QRectF(area.left(), area.top(), kBar, area.height()), kWarning);
            const QPointF at = area.topLeft() + QPointF(kBar + kPadding, kPadding);
            title.paint(painter, at);
            text.paint(painter, at + QPointF(0, title.height()));
        };
        m_out.pieces.push_back(std::move(piece));
    }

    void operator()(const PrintTable& table)
    {
        const std::size_t first = m_out.pieces.size();
        if (!table.caption.isEmpty()) {
            appendLines(m_out.pieces, TextBox(table.caption, style(8.5, false, kMuted), m_width), 0,
                        12 * kPoint);
            for (std::size_t i = first; i < m_out.pieces.size(); ++i)
                m_out.pieces[i].isKeptWithNext = true;
        }
        appendTable(m_out.pieces, table, m_width);
        if (first < m_out.pieces.size() && table.caption.isEmpty())
            m_out.pieces[first].spaceBefore = 12 * kPoint;
    }

    void operator()(const PrintFigure& figure)
    {
        const auto picture = std::make_shared<const SvgPicture>(figure.svg);
        if (!picture->isValid())
            return;
        const QSizeF natural = picture->size();
        const double scale = std::min(kFigureScale, m_width / std::max(natural.width(), 1.0));
        const QSizeF size = natural * scale;
        const auto caption = std::make_shared<TextBox>(figure.caption, style(8.5, false, kMuted), m_width);
        constexpr double kBetween = 3 * kPoint;
        const double below = figure.caption.isEmpty() ? 0 : kBetween + caption->height();
        constexpr double kMostShrunk = 0.72;
        Piece piece;
        piece.height = size.height() + below;
        piece.leastHeight = size.height() * kMostShrunk + below;
        piece.spaceBefore = 12 * kPoint;
        piece.mayWait = true;
        piece.paint = [picture, caption, size, below](QPainter& painter, const QRectF& area) {
            const double factor = std::min(1.0, (area.height() - below) / size.height());
            const QSizeF shown = size * factor;
            const double left = area.left() + (area.width() - shown.width()) / 2;
            picture->paint(painter, QRectF(QPointF(left, area.top()), shown));
            if (below > 0)
                caption->paint(painter, QPointF(area.left(), area.top() + shown.height() + kBetween));
        };
        m_out.pieces.push_back(std::move(piece));
    }

    void operator()(const PrintContents&) { m_contentsAt = m_out.pieces.size(); }

    /** The list of contents, once all headings are known. */
    void finish()
    {
        if (!m_contentsAt || m_out.headings->size() < 2)
            return;
        const TextStyle look = style(9);
        std::vector<Piece> lines;
        for (std::size_t i = 0; i < m_out.headings->size(); ++i) {
            const auto text = std::make_shared<TextBox>(RichText{{{(*m_out.headings)[i].text, false, false}}},
                                                        look, m_width - 30 * kPoint);
            Piece piece;
            piece.height = text->height();
            piece.spaceBefore = (i == 0 ? 12 : 1) * kPoint;
            piece.isKeptWithNext = i + 1 < m_out.headings->size();
            piece.paint = [text, look, i, headings = m_out.headings](QPainter& painter, const QRectF& area) {
                text->paint(painter, area.topLeft());
                const RichText page{{{QString::number((*headings)[i].page + 1), false, false}}};
                TextBox(page, look, area.width(), TextSide::right).paint(painter, area.topLeft());
            };
            lines.push_back(std::move(piece));
        }
        m_out.pieces.insert(m_out.pieces.begin() + static_cast<std::ptrdiff_t>(*m_contentsAt), lines.begin(),
                            lines.end());
    }

private:
    void addBullet(const RichText& text)
    {
        constexpr double kIndent = 11 * kPoint;
        const std::size_t first = m_out.pieces.size();
        appendLines(m_out.pieces, TextBox(text, style(9.5), m_width - kIndent), kIndent, 3 * kPoint);
        if (first == m_out.pieces.size())
            return;
        Piece& line = m_out.pieces[first];
        const TextBox dot(RichText{{{QStringLiteral("•"), false, false}}}, style(9.5, false, kAccent),
                          kIndent);
        line.paint = [inner = line.paint, dot](QPainter& painter, const QRectF& area) {
            dot.paint(painter, area.topLeft());
            inner(painter, area);
        };
    }

    void keepLast()
    {
        if (!m_out.pieces.empty())
            m_out.pieces.back().isKeptWithNext = true;
    }

    Pieces& m_out;
    double m_width;
    std::optional<std::size_t> m_contentsAt;
};

} // namespace

void appendLines(std::vector<Piece>& pieces, const TextBox& box, double indent, double spaceBefore)
{
    const std::size_t count = box.lineCount();
    for (std::size_t line = 0; line < count; ++line) {
        Piece piece;
        piece.height = box.lineHeight();
        piece.spaceBefore = line == 0 ? spaceBefore : 0;
        piece.isKeptWithNext = (line == 0 && count > 1) || line + 2 == count;
        piece.paint = [box, line, indent](QPainter& painter, const QRectF& area) {
            box.paintLine(painter, area.topLeft() + QPointF(indent, 0), line);
        };
        pieces.push_back(std::move(piece));
    }
}

Pieces makePieces(const PrintDocument& document, double width, const std::stop_token& stop)
{
    Pieces pieces;
    PieceMaker maker(pieces, width);
    for (const PrintBlock& block : document.blocks) {
        std::visit(maker, block);
        if (stop.stop_requested())
            return pieces;
    }
    maker.finish();
    return pieces;
}

} // namespace contraflow::report
