// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/html/inline_svg.h"

#include <QByteArrayView>
#include <QList>

#include <cctype>

namespace contraflow::report {

namespace {

/** What stands between two texts, or nothing. */
QByteArray between(const QByteArray& text, const QByteArray& before, const QByteArray& behind)
{
    const qsizetype from = text.indexOf(before);
    const qsizetype to = text.indexOf(behind, from + before.size());
    return from < 0 || to < 0 ? QByteArray() : text.mid(from + before.size(), to - from - before.size());
}

void cutElement(QByteArray& text, const QByteArray& name)
{
    const qsizetype from = text.indexOf("<" + name + ">");
    const QByteArray end = "</" + name + ">";
    const qsizetype to = text.indexOf(end, from);
    if (from >= 0 && to >= 0)
        text.remove(from, to + end.size() - from);
}

/** Groups that a change of the painter's state opened and nothing was drawn in. */
void cutEmptyGroups(QByteArray& text)
{
    QByteArray kept;
    kept.reserve(text.size());
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype from = text.indexOf("<g ", at);
        if (from < 0)
            break;
        const qsizetype open = text.indexOf('>', from) + 1;
        qsizetype next = open;
        while (next < text.size() && std::isspace(static_cast<unsigned char>(text.at(next))) != 0)
            ++next;
        const bool isEmpty = QByteArrayView(text).sliced(next).startsWith("</g>");
        const qsizetype end = isEmpty ? next + 4 : open;
        kept += QByteArrayView(text).sliced(at, (isEmpty ? from : end) - at);
        at = end;
    }
    kept += QByteArrayView(text).sliced(at);
    text = kept;
}

} // namespace

QByteArray inlineSvg(QByteArray svg, const QByteArray& prefix)
{
    const qsizetype begin = svg.indexOf("<svg");
    const qsizetype open = svg.indexOf('>', begin);
    if (begin < 0 || open < 0)
        return {};
    const QByteArray box = between(svg.mid(begin, open - begin), "viewBox=\"", "\"");
    const QList<QByteArray> sides = box.split(' ');
    if (sides.size() != 4)
        return {};
    svg.remove(0, open + 1);
    cutElement(svg, "title");
    cutElement(svg, "desc");
    cutEmptyGroups(svg);
    for (const char* reference : {"id=\"", "url(#", "xlink:href=\"#"})
        svg.replace(reference, reference + prefix);
    svg.replace("xml:id=\"", "id=\"");
    return "<svg viewBox=\"" + box + "\" width=\"" + sides[2] + "\" height=\"" + sides[3] + "\">" +
           svg.trimmed() + "\n";
}

} // namespace contraflow::report
