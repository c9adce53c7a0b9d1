// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/html/report_html.h"

#include "app/report/report_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/xml_text.h"
#include "core/io/text/text_file.h"
#include "core/tables/table_text.h"

#include <array>
#include <kainjow/mustache.hpp>

#include <algorithm>
#include <exception>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include <QByteArray>
#include <QList>
#include <QXmlStreamReader>

namespace contraflow::report {

namespace {

/** What pictures are drawn with; nothing else gets into a page. */
constexpr std::array kDrawn{"circle",   "clipPath",       "defs", "ellipse", "g",       "image",
                            "line",     "linearGradient", "mask", "path",    "pattern", "polygon",
                            "polyline", "radialGradient", "rect", "stop",    "text",    "tspan",
                            "use"};

bool isDrawn(QStringView element)
{
    return std::ranges::any_of(kDrawn,
                               [element](const char* name) { return element == QLatin1String(name); });
}

/** What an attribute refers to in the same picture begins with the prefix. */
QString withPrefix(QString value, const QString& name, const QString& prefix)
{
    if (name == QLatin1String("id") || name == QLatin1String("xml:id"))
        return prefix + value;
    if (name.endsWith(QLatin1String("href")) && value.startsWith(u'#'))
        return u'#' + prefix + value.sliced(1);
    return value.replace(QLatin1String("url(#"), QLatin1String("url(#") + prefix);
}

/** Whether a page may have it: nothing that runs, nothing of elsewhere. */
bool isTaken(const QString& name, const QString& value)
{
    if (name.endsWith(QLatin1String("href")))
        return value.startsWith(u'#') || value.startsWith(QLatin1String("data:image/"));
    return !name.startsWith(QLatin1String("on"), Qt::CaseInsensitive) &&
           !name.startsWith(QLatin1String("xmlns"));
}

/** Writes the elements that draw once more, without groups in which nothing is drawn: the painter opens one
 * whenever its state changes. */
class InlineWriter
{
public:
    explicit InlineWriter(QString prefix) : m_prefix(std::move(prefix)) {}

    void begin(QStringView element, const QXmlStreamAttributes& attributes)
    {
        QByteArray tag = '<' + element.toUtf8();
        for (const QXmlStreamAttribute& attribute : attributes) {
            const QString name = attribute.qualifiedName().toString();
            const QString value = attribute.value().toString();
            if (isTaken(name, value))
                tag += ' ' + (name == QLatin1String("xml:id") ? QByteArray("id") : name.toUtf8()) + "=\"" +
                       escaped(withPrefix(value, name, m_prefix)) + '"';
        }
        tag += '>';
        m_open.append({element.toUtf8(), tag, false});
        if (element != QLatin1String("g"))
            writeOpen();
    }
    void end()
    {
        const Open last = m_open.takeLast();
        if (last.isWritten)
            m_svg += "</" + last.name + ">\n";
    }
    void add(QStringView text)
    {
        if (!m_open.isEmpty() && (m_open.last().name == "text" || m_open.last().name == "tspan"))
            m_svg += escaped(text.toString());
    }
    [[nodiscard]] QByteArray take() { return std::move(m_svg); }

private:
    struct Open
    {
        QByteArray name;
        QByteArray tag;
        bool isWritten = false;
    };

    static QByteArray escaped(const QString& text)
    {
        return QByteArray::fromStdString(xmlText(text.toStdString()));
    }
    void writeOpen()
    {
        for (Open& open : m_open) {
            if (!open.isWritten)
                m_svg += open.tag;
            open.isWritten = true;
        }
    }

    QString m_prefix;
    QList<Open> m_open;
    QByteArray m_svg;
};

/**
 * A picture fit to stand among others in a page: without prolog, title and names of XML, and without anything
 * that does not draw; with ids that begin with `prefix`, and with its size as width and height.
 */
QByteArray inlineSvg(const QByteArray& svg, const QByteArray& prefix)
{
    QXmlStreamReader reader(svg);
    reader.setNamespaceProcessing(false);
    if (!reader.readNextStartElement() || reader.name() != QLatin1String("svg"))
        return {};
    const QByteArray box = reader.attributes().value(QLatin1String("viewBox")).toUtf8();
    const QList<QByteArray> sides = box.split(' ');
    if (sides.size() != 4)
        return {};
    InlineWriter writer(QString::fromUtf8(prefix));
    for (int depth = 0; !reader.atEnd();) {
        reader.readNext();
        if (reader.isStartElement() && !isDrawn(reader.name())) {
            reader.skipCurrentElement(); // such as title and desc
        } else if (reader.isStartElement()) {
            ++depth;
            writer.begin(reader.name(), reader.attributes());
        } else if (reader.isEndElement() && depth-- > 0) {
            writer.end();
        } else if (reader.isCharacters()) {
            writer.add(reader.text());
        }
    }
    if (reader.hasError())
        return {};
    return "<svg viewBox=\"" + box + "\" width=\"" + sides[2] + "\" height=\"" + sides[3] + "\">" +
           writer.take() + "</svg>\n";
}

using Data = kainjow::mustache::data;
using Context = kainjow::mustache::context<std::string>;

constexpr std::size_t kDeepest = 40;              ///< sections in one another
constexpr std::size_t kLargestHtml = 200'000'000; ///< bytes
constexpr std::size_t kMostSteps = 20'000'000;    ///< names looked up and sections begun

/** A value under a name, which may be anything. */
Data object(const std::string& name, Data value)
{
    Data data{Data::type::object};
    data.set(name, std::move(value));
    return data;
}

void setText(Data& data, const char* name, std::string_view text)
{
    if (!text.empty())
        data.set(name, cleanText(text));
    else
        data.set(name, Data::type::bool_false);
}

Data flag(bool isTrue)
{
    return isTrue ? Data::type::bool_true : Data::type::bool_false;
}

Data dataOf(const Paragraph& paragraph)
{
    return object("paragraph", object("text", cleanText(paragraph.text)));
}

/** A subheading with the place that the list of contents leads to. */
Data headingOf(const Subheading& heading, const std::string& anchor)
{
    Data entry{Data::type::object};
    setText(entry, "text", heading.text);
    setText(entry, "anchor", anchor);
    return entry;
}

Data dataOf(const KeyFigures& keys)
{
    Data list{Data::type::list};
    for (const KeyFigures::Figure& figure : keys.figures) {
        Data entry{Data::type::object};
        setText(entry, "value", figure.value);
        setText(entry, "label", figure.label);
        list << entry;
    }
    return object("key_figures", object("figures", std::move(list)));
}

Data dataOf(const Facts& facts)
{
    Data list{Data::type::list};
    for (const Facts::Fact& fact : facts.facts) {
        Data entry{Data::type::object};
        setText(entry, "name", fact.name);
        setText(entry, "value", fact.value);
        list << entry;
    }
    return object("fact_list", object("facts", std::move(list)));
}

Data dataOf(const Bullets& bullets)
{
    Data list{Data::type::list};
    for (const std::string& item : bullets.items)
        list << object("text", cleanText(item));
    return object("bullets", object("items", std::move(list)));
}

Data dataOf(const Notice& notice)
{
    Data entry{Data::type::object};
    setText(entry, "heading", notice.title);
    setText(entry, "text", notice.text);
    return object("notice", std::move(entry));
}

Data dataOf(const TableBlock& block)
{
    Data entry{Data::type::object};
    entry.set("number", std::to_string(block.number));
    setText(entry, "numbered", sentence("Table %1", {std::to_string(block.number)}));
    setText(entry, "caption", block.caption);
    const std::vector<Table::Column>& kinds = block.table.columns();
    Data columns{Data::type::list};
    for (std::size_t column = 0; column < kinds.size(); ++column) {
        Data head{Data::type::object};
        setText(head, "title", block.headText(column));
        head.set("is_number", flag(isNumeric(kinds[column])));
        columns << head;
    }
    entry.set("columns", std::move(columns));
    std::vector<NumberStyle> styles;
    for (std::size_t column = 0; column < kinds.size(); ++column)
        styles.push_back(block.styleOf(column));
    Data rows{Data::type::list};
    for (std::size_t row = 0; row < block.shownRows(); ++row) {
        Data cells{Data::type::list};
        for (std::size_t column = 0; column < kinds.size(); ++column) {
            Data cell{Data::type::object};
            setText(cell, "text", block.cellText(row, column, styles[column]));
            cell.set("is_number", flag(isNumeric(kinds[column])));
            cells << cell;
        }
        rows << object("cells", std::move(cells));
    }
    entry.set("rows", std::move(rows));
    Data notes{Data::type::list};
    for (const std::string& note : block.notes())
        notes << object("text", cleanText(note));
    entry.set("notes", std::move(notes));
    return object("table", std::move(entry));
}

Data dataOf(const FigureBlock& figure)
{
    Data entry{Data::type::object};
    const std::string number = std::to_string(figure.number);
    entry.set("number", number);
    setText(entry, "numbered", sentence("Figure %1", {number}));
    setText(entry, "caption", figure.caption);
    const QByteArray svg = inlineSvg(figure.svg, "f" + QByteArray::fromStdString(number) + "-");
    setText(entry, "svg", {svg.constData(), static_cast<std::size_t>(svg.size())});
    return object("figure", std::move(entry));
}

/** The blocks of a section, and its subheadings once more for the list of contents. */
void addBlocks(Data& entry, const Section& section)
{
    Data blocks{Data::type::list};
    Data subsections{Data::type::list};
    std::size_t count = 0;
    const auto made = [&](const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Subheading>) {
            const Data heading = headingOf(value, section.name + "-" + std::to_string(++count));
            subsections << heading;
            return object("subheading", heading);
        } else {
            return dataOf(value);
        }
    };
    for (const Block& block : section.blocks)
        blocks << std::visit(made, block);
    entry.set("blocks", std::move(blocks));
    entry.set("subsection_list", count > 0 ? object("subsections", std::move(subsections)) : flag(false));
}

Data dataOf(const Content& content)
{
    Data data{Data::type::object};
    setText(data, "title", content.title);
    setText(data, "customer", content.customer);
    setText(data, "author", content.author);
    setText(data, "date", content.date);
    setText(data, "program", "Contraflow " CONTRAFLOW_VERSION);
    setText(data, "language", sentence("en")); // its code
    setText(data, "customer_word", sentence("Customer"));
    setText(data, "author_word", sentence("Author"));
    setText(data, "date_word", sentence("Date"));
    setText(data, "contents_word", sentence("Contents"));
    setText(data, "made_with", sentence("made with %1", {"Contraflow " CONTRAFLOW_VERSION}));
    Data sections{Data::type::list};
    std::size_t sectionNumber = 0;
    for (const Section& section : content.sections) {
        Data entry{Data::type::object};
        setText(entry, "name", section.name);
        setText(entry, "heading", section.title);
        entry.set("section_number", std::to_string(++sectionNumber));
        entry.set("contents_before", flag(sectionNumber == content.sectionsBeforeContents() + 1));
        addBlocks(entry, section);
        data.set("section_" + section.name, entry);
        sections << entry;
    }
    data.set("sections", std::move(sections));
    return data;
}

std::size_t lineAt(const std::string& text, std::size_t position)
{
    return 1 + lineEnds(std::string_view(text).substr(0, position));
}

Error broken(const ReportTemplate& pattern, std::size_t position, const std::string& why)
{
    return {ErrorCode::invalidInput,
            pattern.name + ":" + std::to_string(lineAt(pattern.text, position)) + ": " + why};
}

/** Characters but for tags of the longest line that stand in sections, and so may be repeated. */
std::size_t longestRepeatedLine(const std::string& text)
{
    std::size_t longest = 0;
    std::size_t length = 0;
    std::size_t depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.compare(i, 2, "{{") == 0) {
            const std::size_t first = text.find_first_not_of(" \t\r\n", i + 2);
            const char sigil = first == std::string::npos ? '\0' : text[first];
            if (sigil == '#' || sigil == '^')
                ++depth;
            else if (sigil == '/' && depth > 0)
                --depth;
            i = std::min(text.find("}}", i), text.size() - 2) + 1; // a tag is not text
            continue;
        }
        length = text[i] == '\n' ? 0 : length + (depth > 0 ? 1 : 0);
        longest = std::max(longest, length);
    }
    return longest;
}

/** Values for a template, which counts what it makes of them: sections in sections multiply, and the library
 * holds a line until it ends. */
class CountedContext : public Context
{
public:
    CountedContext(const Data* data, std::size_t longestLine) : Context(data), m_longestLine(longestLine) {}

    void push(const Data* data) override
    {
        take(m_longestLine);
        Context::push(data);
    }
    const Data* get(const std::string& name) const override
    {
        const Data* value = Context::get(name);
        take(value != nullptr && value->is_string() ? value->string_value().size() : 0);
        return value;
    }
    void lineEnds() { m_held = 0; }

private:
    void take(std::size_t bytes) const
    {
        m_held += bytes;
        if (++m_steps > kMostSteps)
            throw std::length_error("more than " + groupedCount(kMostSteps) +
                                    " steps; do not nest lists in themselves");
        if (m_held > kLargestHtml)
            throw std::length_error("a line of more than " + groupedCount(kLargestHtml) + " bytes");
    }

    std::size_t m_longestLine;
    mutable std::size_t m_steps = 0;
    mutable std::size_t m_held = 0; ///< bytes of the line at most
};

/** Takes the lines as the library finishes them. */
class HtmlSink
{
public:
    explicit HtmlSink(CountedContext& context) : m_context(context) {}

    HtmlSink& operator<<(const std::string& piece)
    {
        m_context.lineEnds();
        if (m_html.size() + piece.size() > kLargestHtml)
            throw std::length_error("more than " + groupedCount(kLargestHtml) + " bytes");
        m_html += piece;
        return *this;
    }
    [[nodiscard]] std::string take() { return std::move(m_html); }

private:
    CountedContext& m_context;
    std::string m_html;
};

/** What a tag takes as it is, unescaped: "title" of "{{{title}}}" and of "{{& title}}"; nothing of other
 * tags. */
std::optional<std::string_view> rawName(std::string_view text, std::size_t tag)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n", tag + 2);
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '&'))
        return std::nullopt;
    return trimmed(text.substr(first + 1, text.find('}', first) - first - 1));
}

/** Refuses what would let a template or a text in it run away, or a name of the project be HTML. */
Result<void> checkTemplate(const ReportTemplate& pattern)
{
    const std::string& text = pattern.text;
    if (text.size() > kLargestTemplate)
        return Error{ErrorCode::invalidInput, pattern.name + ": the template has more than " +
                                                  groupedCount(kLargestTemplate) + " bytes; make it smaller"};
    if (const std::size_t bad = findInvalidUtf8(text); bad != std::string::npos)
        return broken(pattern, bad, "the template is not UTF-8; save it as such");
    std::size_t depth = 0;
    for (std::size_t at = text.find("{{"); at != std::string::npos; at = text.find("{{", at + 2)) {
        const std::size_t first = text.find_first_not_of(" \t\r\n", at + 2);
        const char sigil = first == std::string::npos ? '\0' : text[first];
        if (sigil == '=')
            return broken(pattern, at,
                          "the template sets other delimiters, which reports do not allow; use {{ and }}");
        if (sigil == '>')
            return broken(pattern, at,
                          "the template includes a partial, which reports do not allow; put its text here");
        if (const auto raw = rawName(text, at); raw && *raw != "svg")
            return broken(pattern, at,
                          "the template takes " + inQuotes(*raw) +
                              " unescaped, so that a name in the project could run as a script; write {{" +
                              std::string(*raw) + "}} (only svg stands in three braces)");
        if (sigil == '#' || sigil == '^')
            ++depth;
        else if (sigil == '/' && depth > 0)
            --depth;
        if (depth > kDeepest)
            return broken(pattern, at, "sections are nested more than " + groupedCount(kDeepest) + " deep");
    }
    return {};
}

/** "Unclosed section "x" at 12" with the place taken off. */
Error parseError(const ReportTemplate& pattern, const std::string& message)
{
    const std::size_t at = message.rfind(" at ");
    const auto position = at == std::string::npos ? std::nullopt : parseCount(message.substr(at + 4));
    return broken(pattern, position ? static_cast<std::size_t>(*position) : 0,
                  "the template is broken: " + message.substr(0, at) +
                      "; close every section that is opened");
}

} // namespace

Result<std::string> renderHtml(const Content& content, const ReportTemplate& pattern)
{
    RETURN_IF_ERROR(checkTemplate(pattern));
    try {
        kainjow::mustache::mustache mustache(pattern.text);
        if (!mustache.is_valid())
            return parseError(pattern, mustache.error_message());
        const Data data = dataOf(content);
        CountedContext context(&data, longestRepeatedLine(pattern.text));
        HtmlSink sink(context);
        mustache.render(context, sink);
        if (!mustache.is_valid())
            return parseError(pattern, mustache.error_message());
        return sink.take();
    } catch (const std::exception& exception) {
        return Error{ErrorCode::invalidInput, pattern.name + ": the report cannot be set in this template: " +
                                                  exception.what() + "; choose fewer sections or scenarios"};
    }
}

} // namespace contraflow::report
