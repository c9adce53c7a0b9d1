// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/html/inline_svg.h"

#include "core/base/xml_text.h"

#include <QList>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>

namespace contraflow::report {

namespace {

/** What pictures are drawn with; nothing else gets into a page. */
constexpr std::array kDrawn{"circle",   "clipPath",       "defs", "ellipse", "g",       "image",
                            "line",     "linearGradient", "mask", "path",    "pattern", "polygon",
                            "polyline", "radialGradient", "rect", "stop",    "text",    "tspan",
                            "use"};

bool isDrawn(QStringView element)
{
    return std::any_of(kDrawn.begin(), kDrawn.end(),
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

} // namespace

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

} // namespace contraflow::report
