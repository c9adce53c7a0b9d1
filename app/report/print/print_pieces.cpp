// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_pieces.h"

#include "app/report/report_figures.h"
#include "app/report/report_text.h"
#include "core/base/sentence.h"

#include <QByteArray>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextLayout>
#include <QTextOption>
#include <QTransform>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>
#include <utility>

namespace contraflow::report {

namespace {

/**
 * A picture in SVG that is painted with its text as text, so that it can be selected and takes little room in
 * a PDF: Qt's renderer would paint outlines. Text in places that only that renderer understands is left to
 * it. Threads may paint it at the same time.
 */
class SvgPicture
{
public:
    explicit SvgPicture(const QByteArray& svg);

    [[nodiscard]] bool isValid() const { return m_renderer.isValid(); }
    /** Of its view box. */
    [[nodiscard]] QSizeF size() const { return m_renderer.viewBoxF().size(); }
    void paint(QPainter& painter, const QRectF& area) const;

private:
    struct Text
    {
        QString text;
        QPointF at;
        QTransform transform;
        QString family;
        int pixels = 0; ///< in the picture, finer
        int weight = 0;
        bool isItalic = false;
        QColor colour;

        [[nodiscard]] QFont font() const;
    };

    /** Takes the texts out of the picture; false when it has some that are not understood. */
    [[nodiscard]] static bool takeTexts(const QByteArray& svg, QByteArray& rest, std::vector<Text>& texts);

    mutable std::mutex m_mutex; ///< the renderer keeps what it replaces within its elements
    mutable QSvgRenderer m_renderer;
    std::vector<Text> m_texts;
};

constexpr int kFiner = 20; ///< fonts have whole pixels, and figures are drawn larger than their pixels

std::optional<QTransform> matrixOf(QStringView text)
{
    if (text.isEmpty())
        return QTransform();
    if (!text.startsWith(QLatin1String("matrix(")) || !text.endsWith(u')'))
        return std::nullopt;
    double value[6];
    int count = 0;
    for (const QStringView part : text.sliced(7).chopped(1).split(u',')) {
        bool isNumber = false;
        if (count == 6)
            return std::nullopt;
        value[count++] = part.trimmed().toDouble(&isNumber);
        if (!isNumber)
            return std::nullopt;
    }
    if (count != 6)
        return std::nullopt;
    return QTransform(value[0], value[1], value[2], value[3], value[4], value[5]);
}

QFont SvgPicture::Text::font() const
{
    QFont font(family);
    font.setPixelSize(pixels);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setItalic(isItalic);
    return font;
}

SvgPicture::SvgPicture(const QByteArray& svg)
{
    QByteArray rest;
    if (takeTexts(svg, rest, m_texts)) {
        m_renderer.load(rest);
    } else {
        m_texts.clear();
        m_renderer.load(svg);
    }
    m_renderer.setAspectRatioMode(Qt::KeepAspectRatio);
}

bool SvgPicture::takeTexts(const QByteArray& svg, QByteArray& rest, std::vector<Text>& texts)
{
    QXmlStreamReader reader(svg);
    QXmlStreamWriter writer(&rest);
    reader.setNamespaceProcessing(false);
    std::vector<QTransform> transforms{QTransform()};
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == u"text") {
            const QXmlStreamAttributes attributes = reader.attributes();
            Text text;
            text.at = {attributes.value(QLatin1String("x")).toDouble(),
                       attributes.value(QLatin1String("y")).toDouble()};
            text.transform = transforms.back();
            const double pixels = attributes.value(QLatin1String("font-size")).toDouble();
            if (pixels <= 0 || attributes.hasAttribute(QLatin1String("transform")) ||
                attributes.hasAttribute(QLatin1String("text-anchor")))
                return false;
            text.family = attributes.value(QLatin1String("font-family")).toString();
            text.pixels = static_cast<int>(std::lround(pixels * kFiner));
            text.weight = std::clamp(attributes.value(QLatin1String("font-weight")).toInt(), 100, 900);
            text.isItalic = attributes.value(QLatin1String("font-style")) == u"italic";
            text.colour = QColor(attributes.value(QLatin1String("fill")).toString());
            if (attributes.hasAttribute(QLatin1String("fill-opacity")))
                text.colour.setAlphaF(
                    static_cast<float>(attributes.value(QLatin1String("fill-opacity")).toDouble()));
            text.text = reader.readElementText(QXmlStreamReader::ErrorOnUnexpectedElement);
            if (text.colour.isValid() && !text.text.isEmpty())
                texts.push_back(std::move(text));
            continue;
        }
        if (reader.isStartElement()) {
            const auto own = matrixOf(reader.attributes().value(QLatin1String("transform")));
            if (!own)
                return false;
            transforms.push_back(*own * transforms.back());
        } else if (reader.isEndElement()) {
            transforms.pop_back();
        }
        if (!reader.hasError())
            writer.writeCurrentToken(reader);
    }
    return !reader.hasError();
}

void SvgPicture::paint(QPainter& painter, const QRectF& area) const
{
    painter.save();
    QRectF box;
    {
        const std::lock_guard lock(m_mutex);
        m_renderer.render(&painter, area);
        box = m_renderer.viewBoxF();
    }
    painter.restore();
    const double scale = std::min(area.width() / box.width(), area.height() / box.height());
    const QTransform page = painter.worldTransform();
    painter.save();
    for (const Text& text : m_texts) {
        QTransform place;
        place.scale(1.0 / kFiner, 1.0 / kFiner);
        place *= QTransform::fromTranslate(text.at.x(), text.at.y()) * text.transform;
        place *= QTransform::fromTranslate(-box.left(), -box.top()) * QTransform::fromScale(scale, scale) *
                 QTransform::fromTranslate(area.left(), area.top());
        painter.setWorldTransform(place * page);
        painter.setFont(text.font());
        painter.setPen(text.colour);
        painter.drawText(QPointF(), text.text);
    }
    painter.restore();
}

} // namespace

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

namespace {

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

    void addTitle(const Content& content)
    {
        constexpr double kBar = 1.5 * kPoint;
        Piece piece = heading(printedText(content.title), 22, 0);
        piece.height += 8 * kPoint;
        piece.paint = [inner = piece.paint](QPainter& painter, const QRectF& area) {
            inner(painter, area);
            painter.fillRect(QRectF(area.left(), area.bottom() - kBar, area.width(), kBar), kAccent);
        };
        m_out.pieces.push_back(std::move(piece));
        Facts facts;
        for (const auto& [name, value] :
             {std::pair(sentence("Customer"), &content.customer),
              std::pair(sentence("Author"), &content.author), std::pair(sentence("Date"), &content.date)})
            if (!value->empty())
                facts.facts.push_back({name, *value});
        (*this)(facts);
    }

    /** The titles of all sections with their pages; of one alone there is nothing to list. */
    void addContents()
    {
        const TextStyle look = style(9);
        const std::size_t count = m_out.sections->size();
        for (std::size_t i = 0; i < count && count > 1; ++i) {
            const auto text =
                std::make_shared<TextBox>((*m_out.sections)[i].title, look, m_width - 30 * kPoint);
            Piece piece;
            piece.height = text->height();
            piece.spaceBefore = (i == 0 ? 12 : 1) * kPoint;
            piece.isKeptWithNext = i + 1 < count;
            piece.paint = [text, look, i, sections = m_out.sections](QPainter& painter, const QRectF& area) {
                text->paint(painter, area.topLeft());
                TextBox(QString::number((*sections)[i].page + 1), look, area.width(), TextSide::right)
                    .paint(painter, area.topLeft());
            };
            m_out.pieces.push_back(std::move(piece));
        }
    }

    void addSection(const QString& title)
    {
        Piece piece = heading(title, 15, 24);
        piece.isSection = true;
        m_out.pieces.push_back(std::move(piece));
    }

    void operator()(const Subheading& subheading)
    {
        m_out.pieces.push_back(heading(printedText(subheading.text), 11, 15));
    }

    void operator()(const Paragraph& paragraph)
    {
        appendLines(m_out.pieces, TextBox(printedText(paragraph.text), style(9.5), m_width), 0, 5 * kPoint);
    }

    void operator()(const Bullets& bullets)
    {
        constexpr double kIndent = 11 * kPoint;
        const TextBox dot(QStringLiteral("•"), style(9.5, false, kAccent), kIndent);
        double above = 6 * kPoint; // the list stands apart from a table before it
        for (const std::string& item : bullets.items) {
            const std::size_t first = m_out.pieces.size();
            appendLines(m_out.pieces, TextBox(printedText(item), style(9.5), m_width - kIndent), kIndent,
                        above);
            above = 3 * kPoint;
            if (first == m_out.pieces.size())
                continue;
            Piece& line = m_out.pieces[first];
            line.paint = [inner = line.paint, dot](QPainter& painter, const QRectF& area) {
                dot.paint(painter, area.topLeft());
                inner(painter, area);
            };
        }
    }

    void operator()(const Facts& facts)
    {
        const TextStyle names = style(9, false, kMuted);
        const TextStyle values = style(9);
        double left = 0;
        for (const Facts::Fact& fact : facts.facts)
            left = std::max(left, widthsOf(printedText(fact.name), names).whole);
        left = std::min(left + 12 * kPoint, m_width / 2);
        for (std::size_t i = 0; i < facts.facts.size(); ++i) {
            const TextBox name(printedText(facts.facts[i].name), names, left);
            const TextBox value(printedText(facts.facts[i].value), values, m_width - left);
            Piece piece;
            piece.height = std::max(name.height(), value.height());
            piece.spaceBefore = (i == 0 ? 6 : 1) * kPoint;
            piece.isKeptWithNext = i + 1 < facts.facts.size();
            piece.paint = [name, value, left](QPainter& painter, const QRectF& area) {
                name.paint(painter, area.topLeft());
                value.paint(painter, area.topLeft() + QPointF(left, 0));
            };
            m_out.pieces.push_back(std::move(piece));
        }
    }

    void operator()(const KeyFigures& keys)
    {
        if (keys.figures.empty())
            return;
        constexpr double kGap = 8 * kPoint;
        constexpr double kPadding = 7 * kPoint;
        const double count = static_cast<double>(keys.figures.size());
        const double box = (m_width - kGap * (count - 1)) / count;
        std::vector<std::pair<TextBox, TextBox>> texts;
        double height = 0;
        for (const KeyFigures::Figure& figure : keys.figures) {
            texts.emplace_back(
                TextBox(printedText(figure.value), style(15, true), box - 2 * kPadding),
                TextBox(printedText(figure.label), style(8, false, kMuted), box - 2 * kPadding));
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

    void operator()(const Notice& notice)
    {
        constexpr double kBar = 2.5 * kPoint;
        constexpr double kPadding = 7 * kPoint;
        const double width = m_width - kBar - 2 * kPadding;
        const TextBox title(printedText(notice.title), style(9.5, true), width);
        const TextBox text(printedText(notice.text), style(9.5), width);
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

    void operator()(const TableBlock& table)
    {
        const std::size_t first = m_out.pieces.size();
        appendLines(m_out.pieces,
                    caption(sentence("Table %1", {std::to_string(table.number)}), table.caption), 0,
                    12 * kPoint);
        for (std::size_t i = first; i < m_out.pieces.size(); ++i)
            m_out.pieces[i].isKeptWithNext = true;
        appendTable(m_out.pieces, table, m_width);
        for (const std::string& note : table.notes()) {
            m_out.pieces.back().isKeptWithNext = true;
            appendLines(m_out.pieces, TextBox(printedText(note), style(8, false, kMuted), m_width), 0,
                        3 * kPoint);
        }
        for (std::size_t i = first; i < m_out.pieces.size(); ++i)
            m_out.pieces[i].flow = i == first ? Flow::tableBegin : Flow::tableRest;
    }

    void operator()(const FigureBlock& figure)
    {
        const auto picture = std::make_shared<const SvgPicture>(figure.svg);
        if (!picture->isValid())
            return;
        const QSizeF natural = picture->size();
        const double scale = std::min(kFigureScale, m_width / std::max(natural.width(), 1.0));
        const QSizeF size = natural * scale;
        const TextBox text = caption(sentence("Figure %1", {std::to_string(figure.number)}), figure.caption);
        constexpr double kBetween = 3 * kPoint;
        const double below = kBetween + text.height();
        constexpr double kMostShrunk = 0.72;
        Piece piece;
        piece.height = size.height() + below;
        piece.leastHeight = size.height() * kMostShrunk + below;
        piece.spaceBefore = 12 * kPoint;
        piece.flow = Flow::figure;
        piece.paint = [picture, text, size, below](QPainter& painter, const QRectF& area) {
            const double factor = std::min(1.0, (area.height() - below) / size.height());
            const QSizeF shown = size * factor;
            const double left = area.left() + (area.width() - shown.width()) / 2;
            picture->paint(painter, QRectF(QPointF(left, area.top()), shown));
            text.paint(painter, QPointF(area.left(), area.top() + shown.height() + kBetween));
        };
        m_out.pieces.push_back(std::move(piece));
    }

private:
    [[nodiscard]] Piece heading(const QString& text, double points, double before) const
    {
        TextStyle look = style(points, true);
        look.leading = 1.2;
        const TextBox box(text, look, m_width);
        Piece piece;
        piece.height = box.height() + 3 * kPoint;
        piece.spaceBefore = before * kPoint;
        piece.isKeptWithNext = true;
        piece.paint = [box](QPainter& painter, const QRectF& area) { box.paint(painter, area.topLeft()); };
        return piece;
    }

    /** "Table 3. What is sent." */
    [[nodiscard]] TextBox caption(const std::string& number, const std::string& text) const
    {
        return TextBox(printedText(text), style(8.5, false, kMuted), m_width, TextSide::left,
                       printedText(number) + QLatin1Char('.'));
    }

    Pieces& m_out;
    double m_width;
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

Pieces makePieces(const Content& content, double width, const std::stop_token& stop)
{
    Pieces pieces;
    for (const Section& section : content.sections)
        pieces.sections->push_back(
            {QStringLiteral("%1\u2002%2").arg(pieces.sections->size() + 1).arg(printedText(section.title)),
             0});
    PieceMaker maker(pieces, width);
    maker.addTitle(content);
    const std::size_t before = content.sectionsBeforeContents();
    for (std::size_t i = 0; i < content.sections.size(); ++i) {
        if (i == before)
            maker.addContents();
        maker.addSection((*pieces.sections)[i].title);
        for (const Block& block : content.sections[i].blocks) {
            std::visit(maker, block);
            if (stop.stop_requested())
                return pieces;
        }
    }
    return pieces;
}

} // namespace contraflow::report
