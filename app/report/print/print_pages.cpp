// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_pages.h"

#include "core/base/sentence.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <deque>

namespace contraflow::report {

namespace {

constexpr double kPageWidth = 210 * kMillimetre;
constexpr double kPageHeight = 297 * kMillimetre;
constexpr double kSide = 18 * kMillimetre;
constexpr double kTop = 24 * kMillimetre;
constexpr double kBottom = 22 * kMillimetre;
constexpr double kTextWidth = kPageWidth - 2 * kSide;
constexpr double kTextHeight = kPageHeight - kTop - kBottom;

} // namespace

/** Fills pages with pieces from the top. */
class Paginator
{
public:
    explicit Paginator(PrintPages& pages) : m_pages(pages), m_sections(*pages.m_pieces.sections)
    {
        for (const Piece& piece : pages.m_pieces.pieces)
            m_left.push_back(&piece);
        newPage();
    }

    void run()
    {
        while (!m_left.empty() || !m_waiting.empty()) {
            if (!m_waiting.empty() && !goesBeforeFigures())
                placeWaiting();
            else
                placeNext();
        }
    }

private:
    using Group = std::vector<const Piece*>;

    /** The pieces at the beginning that no page may end between. */
    [[nodiscard]] Group firstGroup() const
    {
        Group group;
        for (const Piece* piece : m_left) {
            group.push_back(piece);
            if (!piece->isKeptWithNext)
                break;
        }
        return group;
    }

    [[nodiscard]] bool isAtTop() const { return m_y == 0; }

    /** Height of a group from here; of its last piece `ofLast`, when that can be drawn smaller. */
    [[nodiscard]] double heightOf(const Group& group, double Piece::*ofLast) const
    {
        double height = 0;
        for (const Piece* piece : group) {
            const bool isFirst = piece == group.front();
            const bool isLast = piece == group.back();
            if (!isFirst || !isAtTop())
                height += piece->spaceBefore;
            if (isFirst && isAtTop() && piece->repeated)
                height += piece->repeated->height;
            height += isLast && piece->leastHeight > 0 ? piece->*ofLast : piece->height;
        }
        return height;
    }

    [[nodiscard]] bool hasRoom(const Piece& figure) const
    {
        return isAtTop() || m_y + figure.spaceBefore + figure.leastHeight <= kTextHeight;
    }

    /** Whether what comes next fills the page in front of figures that have no room on it: tables do, since
     * they may break. Text stays behind the figures, and figures keep their order. */
    [[nodiscard]] bool goesBeforeFigures() const
    {
        if (m_left.empty())
            return false;
        switch (m_left.front()->flow) {
        case Flow::figure:
        case Flow::tableRest:
            return true;
        case Flow::tableBegin:
            return !hasRoom(*m_waiting.front()) &&
                   heightOf(firstGroup(), &Piece::height) <= kTextHeight - m_y;
        case Flow::text:
            break;
        }
        return false;
    }

    void placeNext()
    {
        Group group = firstGroup();
        // What nobody can keep together is taken apart.
        if (heightOf(group, &Piece::leastHeight) > kTextHeight)
            group.resize(1);
        const bool isFigure = group.front()->flow == Flow::figure;
        const double room = kTextHeight - m_y;
        if (isFigure && !m_waiting.empty()) {
            wait();
        } else if (heightOf(group, &Piece::height) <= room) {
            place(group, 0);
        } else if (group.back()->leastHeight > 0 && heightOf(group, &Piece::leastHeight) <= room) {
            place(group, heightOf(group, &Piece::height) - room);
        } else if (isAtTop()) {
            place({group.front()}, std::max(0.0, group.front()->height - kTextHeight));
        } else if (isFigure) {
            wait();
        } else {
            newPage();
        }
    }

    void wait()
    {
        m_waiting.push_back(m_left.front());
        m_left.pop_front();
    }

    /** The first figure that had no room, here or on the next page. */
    void placeWaiting()
    {
        const Piece* piece = m_waiting.front();
        if (!hasRoom(*piece)) {
            newPage();
            return;
        }
        m_waiting.pop_front();
        put(*piece, std::min(piece->height, kTextHeight - m_y - (isAtTop() ? 0 : piece->spaceBefore)));
    }

    /** Places a group from the beginning of what is left, its last piece smaller by so much. */
    void place(const Group& group, double lessOfLast)
    {
        for (const Piece* piece : group) {
            put(*piece, piece->height - (piece == group.back() ? lessOfLast : 0));
            m_left.pop_front();
        }
    }

    void put(const Piece& piece, double height)
    {
        PrintPages::Page& page = m_pages.m_pages.back();
        if (isAtTop()) {
            if (piece.repeated)
                add(page, *piece.repeated, piece.repeated->height);
        } else {
            m_y += piece.spaceBefore;
        }
        if (piece.isSection) {
            const auto number = static_cast<int>(m_pages.m_pages.size()) - 1;
            m_sections[m_section].page = number;
            if (page.placed.empty())
                page.section = m_sections[m_section].title;
            ++m_section;
        }
        add(page, piece, height);
    }

    void add(PrintPages::Page& page, const Piece& piece, double height)
    {
        page.placed.push_back({&piece, QRectF(kSide, kTop + m_y, kTextWidth, height)});
        m_y += height;
    }

    void newPage()
    {
        PrintPages::Page page;
        if (m_section > 0)
            page.section = m_sections[m_section - 1].title;
        m_pages.m_pages.push_back(std::move(page));
        m_y = 0;
    }

    PrintPages& m_pages;
    std::vector<SectionEntry>& m_sections;
    std::deque<const Piece*> m_left;
    std::deque<const Piece*> m_waiting;
    std::size_t m_section = 0; ///< sections so far
    double m_y = 0;
};

PrintPages::PrintPages(const Content& content, const std::stop_token& stop)
    : m_title(printedText(content.title))
    , m_foot(
          m_title + (content.date.empty() ? QString() : QStringLiteral(" · ") + printedText(content.date)) +
          QStringLiteral(" · ") + printedText(sentence("made with %1", {"Contraflow " CONTRAFLOW_VERSION})))
    , m_pieces(makePieces(content, kTextWidth, stop))
{
    Paginator(*this).run();
}

QSizeF PrintPages::pageSize()
{
    return {kPageWidth, kPageHeight};
}

void PrintPages::paint(QPainter& painter, int page) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Placed& placed : m_pages[static_cast<std::size_t>(page)].placed)
        placed.piece->paint(painter, placed.area);
    paintFrame(painter, page);
}

void PrintPages::paintFrame(QPainter& painter, int page) const
{
    TextStyle style;
    style.points = 8;
    const QFont font = printFont(style);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(kMuted);
    const auto write = [&](double top, const QString& left, const QString& right) {
        const double room = kTextWidth - metrics.horizontalAdvance(right) - 12 * kPoint;
        const double baseline = top + metrics.ascent();
        painter.drawText(QPointF(kSide, baseline), metrics.elidedText(left, Qt::ElideRight, room));
        painter.drawText(QPointF(kSide + kTextWidth - metrics.horizontalAdvance(right), baseline), right);
    };
    if (page > 0) {
        constexpr double kHead = 13 * kMillimetre;
        write(kHead, m_title, m_pages[static_cast<std::size_t>(page)].section);
        painter.fillRect(QRectF(kSide, kHead + metrics.height() + 2 * kPoint, kTextWidth, 0.5 * kPoint),
                         kRule);
    }
    write(kPageHeight - 14 * kMillimetre, m_foot,
          printedText(sentence("Page %1 of %2", {std::to_string(page + 1), std::to_string(count())})));
}

} // namespace contraflow::report
