// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_pages.h"

#include "core/base/sentence.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QHashSeed>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <deque>
#include <mutex>

namespace contraflow::report {

namespace {

constexpr double kPageWidth = 210 * kMillimetre;
constexpr double kPageHeight = 297 * kMillimetre;
constexpr double kSide = 18 * kMillimetre;
constexpr double kTop = 24 * kMillimetre;
constexpr double kBottom = 22 * kMillimetre;
constexpr double kTextWidth = kPageWidth - 2 * kSide;
constexpr double kTextHeight = kPageHeight - kTop - kBottom;

/** The order of fonts in a PDF of Qt is that of a hash: while this lives, hashes have no random seed. One at
 * a time, since the seed is the program's. */
class SameHashes
{
public:
    SameHashes() : m_lock(mutex()) { QHashSeed::setDeterministicGlobalSeed(); }
    ~SameHashes() { QHashSeed::resetRandomGlobalSeed(); }
    SameHashes(const SameHashes&) = delete;
    SameHashes& operator=(const SameHashes&) = delete;

private:
    [[nodiscard]] static std::mutex& mutex()
    {
        static std::mutex onlyOne;
        return onlyOne;
    }

    std::lock_guard<std::mutex> m_lock;
};

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

QByteArray pdfOf(const PrintPages& pages, const std::string& date, const std::stop_token& stop)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        const SameHashes same;
        constexpr int kUnitsPerInch = static_cast<int>(72 * kPoint);
        QPdfWriter writer(&buffer);
        writer.setTitle(pages.title());
        writer.setCreator(QStringLiteral("Contraflow " CONTRAFLOW_VERSION));
        writer.setResolution(kUnitsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        QPainter painter(&writer);
        for (int page = 0; page < pages.count() && !stop.stop_requested(); ++page) {
            if (page > 0)
                writer.newPage();
            pages.paint(painter, page);
        }
    }
    QByteArray digits = QByteArray::fromStdString(date);
    digits.replace("-", "");
    return withDate(bytes, "D:" + digits + "000000Z");
}

QByteArray withDate(const QByteArray& pdf, const QByteArray& date)
{
    // The file ends with "xref", one line of 20 bytes for each object, "trailer …", "startxref", the place of
    // "xref" and "%%EOF" (ISO 32000-1, 7.5.4). Everything behind the changed text moves by the same distance.
    static const QByteArray kKey = "/CreationDate (";
    const qsizetype from = pdf.indexOf(kKey) + kKey.size();
    const qsizetype to = pdf.indexOf(')', from);
    const qsizetype references = pdf.lastIndexOf("\nxref\n") + 1;
    const qsizetype trailer = pdf.indexOf("trailer", references);
    const qsizetype start = pdf.lastIndexOf("startxref\n");
    if (from < kKey.size() || to < 0 || references <= to || trailer < 0 || start < trailer)
        return {};
    const qsizetype moved = date.size() - (to - from);
    QByteArray out = pdf.left(from) + date + pdf.mid(to, references - to);
    for (const QByteArray& line : pdf.mid(references, trailer - references).split('\n')) {
        bool isOffset = line.size() >= 18 && line.at(10) == ' ';
        const qlonglong offset = isOffset ? line.left(10).toLongLong(&isOffset) : 0;
        if (isOffset && offset > to)
            out += QByteArray::number(offset + moved).rightJustified(10, '0') + line.mid(10);
        else
            out += line;
        out += '\n';
    }
    out.chop(1);
    return out + pdf.mid(trailer, start - trailer) + "startxref\n" + QByteArray::number(references + moved) +
           "\n%%EOF\n";
}

} // namespace contraflow::report
