// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_document.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <utility>

namespace contraflow::report {

namespace {

constexpr int kDeepest = 200;

bool isOneOf(QStringView name, std::initializer_list<QStringView> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/** The named characters of HTML that templates use; XML knows only five. */
class Entities : public QXmlStreamEntityResolver
{
public:
    QString resolveUndeclaredEntity(const QString& name) override
    {
        static const std::array<std::pair<const char*, char16_t>, 12> kNames{{{"nbsp", 0x00a0},
                                                                              {"ndash", 0x2013},
                                                                              {"mdash", 0x2014},
                                                                              {"hellip", 0x2026},
                                                                              {"middot", 0x00b7},
                                                                              {"times", 0x00d7},
                                                                              {"copy", 0x00a9},
                                                                              {"euro", 0x20ac},
                                                                              {"micro", 0x00b5},
                                                                              {"plusmn", 0x00b1},
                                                                              {"rarr", 0x2192},
                                                                              {"minus", 0x2212}}};
        for (const auto& [known, character] : kNames)
            if (name == QLatin1String(known))
                return QString(QChar(character));
        return {};
    }
};

class DocumentReader
{
public:
    explicit DocumentReader(const QString& html) : m_html(html), m_xml(html)
    {
        m_xml.setNamespaceProcessing(false);
        m_xml.setEntityResolver(&m_entities);
    }

    Result<PrintDocument> read()
    {
        if (m_xml.readNextStartElement())
            readElement();
        while (!m_xml.atEnd())
            m_xml.readNext();
        if (m_xml.hasError())
            return Error{ErrorCode::invalidInput, "line " + std::to_string(m_xml.lineNumber()) + ": " +
                                                      m_xml.errorString().toStdString()};
        return std::move(m_document);
    }

private:
    template<typename Block>
    void add(Block block)
    {
        m_document.blocks.emplace_back(std::move(block));
    }

    [[nodiscard]] bool hasClass(QStringView name) const
    {
        const QStringView classes = m_xml.attributes().value(QLatin1String("class"));
        const auto list = classes.split(u' ');
        return std::find(list.begin(), list.end(), name) != list.end();
    }

    /** The element whose start was just read, to its end. */
    void readElement()
    {
        if (++m_depth > kDeepest)
            m_xml.raiseError(QStringLiteral("elements are nested too deep"));
        const QString name = m_xml.name().toString().toLower();
        if (isOneOf(name, {u"style", u"script", u"template"})) {
            m_xml.skipCurrentElement();
        } else if (name == u"title") {
            m_document.title = readText().plain();
        } else if (name == u"footer") {
            m_document.foot = readText().plain();
        } else if (name == u"nav") {
            m_xml.skipCurrentElement();
            add(PrintContents{});
        } else if (name.size() == 2 && name[0] == u'h' && name[1] >= u'1' && name[1] <= u'6') {
            add(PrintHeading{std::min(name[1].digitValue(), 3), readText()});
        } else if (name == u"p") {
            const auto look = hasClass(u"note") ? PrintParagraph::Look::note : PrintParagraph::Look::plain;
            add(PrintParagraph{readText(), look});
        } else if (name == u"li") {
            add(PrintParagraph{readText(), PrintParagraph::Look::bullet});
        } else if (name == u"dl") {
            add(readFacts());
        } else if (name == u"table") {
            add(readTable());
        } else if (name == u"figure") {
            add(readFigure());
        } else if (name == u"svg") {
            add(PrintFigure{readSvg(), {}});
        } else if (name == u"div" && hasClass(u"keys")) {
            add(readKeys());
        } else if (name == u"div" && hasClass(u"notice")) {
            const auto [title, text] = readPair();
            add(PrintNotice{title, text});
        } else {
            while (m_xml.readNextStartElement())
                readElement();
        }
        --m_depth;
    }

    /** All text up to the end of the current element; blanks are drawn together as HTML does. */
    RichText readText()
    {
        RichText text;
        appendText(text, {});
        while (!text.runs.empty() && text.runs.back().text.endsWith(u' '))
            text.runs.back().text.chop(1);
        return text;
    }

    void appendText(RichText& out, RichText::Run look)
    {
        if (++m_depth > kDeepest)
            m_xml.raiseError(QStringLiteral("elements are nested too deep"));
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            if (m_xml.isEndElement())
                break;
            if (m_xml.isCharacters()) {
                append(out, look, m_xml.text());
            } else if (m_xml.isStartElement()) {
                const QString name = m_xml.name().toString().toLower();
                RichText::Run inner = look;
                inner.isBold = look.isBold || isOneOf(name, {u"b", u"strong", u"th"});
                inner.isItalic = look.isItalic || isOneOf(name, {u"i", u"em", u"cite"});
                const bool isNumber = name == u"span" && hasClass(u"number");
                if (name == u"br")
                    out.runs.push_back({QString(QChar::LineSeparator), look.isBold, look.isItalic});
                appendText(out, inner);
                if (isNumber) // the style sheet puts room behind it
                    out.runs.push_back({QStringLiteral("\u2002"), false, false});
            }
        }
        --m_depth;
    }

    static void append(RichText& out, const RichText::Run& look, QStringView characters)
    {
        QString text;
        for (const QChar c : characters) {
            const bool isBlank = c == u' ' || c == u'\n' || c == u'\t' || c == u'\r';
            const bool follows = text.isEmpty() ? out.runs.empty() || out.runs.back().text.back().isSpace()
                                                : text.back() == u' ';
            if (!isBlank)
                text += c;
            else if (!follows)
                text += u' ';
        }
        if (!text.isEmpty())
            out.runs.push_back({text, look.isBold, look.isItalic});
    }

    PrintFacts readFacts()
    {
        PrintFacts facts;
        while (m_xml.readNextStartElement()) {
            const QString name = m_xml.name().toString().toLower();
            const RichText text = readText();
            if (name == u"dt")
                facts.facts.push_back({text, {}});
            else if (!facts.facts.empty())
                facts.facts.back().value = text;
        }
        return facts;
    }

    /** Two elements: what is strong, and the rest. */
    std::pair<RichText, RichText> readPair()
    {
        std::pair<RichText, RichText> pair;
        while (m_xml.readNextStartElement()) {
            const bool isStrong = isOneOf(m_xml.name(), {u"strong", u"b"});
            (isStrong ? pair.first : pair.second) = readText();
        }
        return pair;
    }

    PrintKeys readKeys()
    {
        PrintKeys keys;
        while (m_xml.readNextStartElement()) {
            const auto [value, label] = readPair();
            keys.keys.push_back({value, label});
        }
        return keys;
    }

    PrintTable readTable()
    {
        PrintTable table;
        readRows(table, false);
        return table;
    }

    void readRows(PrintTable& table, bool isHead)
    {
        while (m_xml.readNextStartElement()) {
            const QString name = m_xml.name().toString().toLower();
            if (name == u"caption") {
                table.caption = readText();
            } else if (name == u"tr") {
                PrintTable::Row row;
                while (m_xml.readNextStartElement()) {
                    const bool isNumber = hasClass(u"n");
                    row.push_back({readText(), isNumber});
                }
                (isHead ? table.head : table.rows).push_back(std::move(row));
            } else {
                readRows(table, name == u"thead");
            }
        }
    }

    PrintFigure readFigure()
    {
        PrintFigure figure;
        readFigureParts(figure);
        return figure;
    }

    void readFigureParts(PrintFigure& figure)
    {
        while (m_xml.readNextStartElement()) {
            const QString name = m_xml.name().toString().toLower();
            if (name == u"figcaption")
                figure.caption = readText();
            else if (name == u"svg")
                figure.svg = readSvg();
            else
                readFigureParts(figure);
        }
    }

    /** The current element as it is written, with the names that a reader of SVG wants. */
    QByteArray readSvg()
    {
        const qsizetype begin = m_html.lastIndexOf(QLatin1String("<svg"), m_xml.characterOffset() - 1);
        m_xml.skipCurrentElement();
        if (begin < 0 || m_xml.hasError())
            return {};
        QString svg = m_html.mid(begin, m_xml.characterOffset() - begin);
        const qsizetype open = svg.indexOf(u'>');
        const QStringView tag = QStringView(svg).left(open);
        QString names;
        if (!tag.contains(QLatin1String("xmlns=")))
            names += QLatin1String(" xmlns=\"http://www.w3.org/2000/svg\"");
        if (!tag.contains(QLatin1String("xmlns:xlink=")))
            names += QLatin1String(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
        svg.insert(4, names);
        return svg.toUtf8();
    }

    const QString& m_html;
    Entities m_entities;
    QXmlStreamReader m_xml;
    PrintDocument m_document;
    int m_depth = 0;
};

} // namespace

Result<PrintDocument> readPrintDocument(const QString& html)
{
    return DocumentReader(html).read();
}

} // namespace contraflow::report
