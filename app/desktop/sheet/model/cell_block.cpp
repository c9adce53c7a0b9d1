// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/cell_block.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

constexpr QChar kQuote = QLatin1Char('"');
constexpr QChar kTab = QLatin1Char('\t');
constexpr QChar kLine = QLatin1Char('\n');
constexpr QChar kReturn = QLatin1Char('\r');

void appendCell(QString& text, const QString& cell)
{
    // As LibreOffice writes files: a cell with a quote in it is quoted as well.
    if (!cell.contains(kTab) && !cell.contains(kLine) && !cell.contains(kReturn) && !cell.contains(kQuote)) {
        text += cell;
        return;
    }
    QString doubled = cell;
    doubled.replace(kQuote, QStringLiteral("\"\""));
    text += kQuote + doubled + kQuote;
}

/** Reads a quoted cell whose opening quote is at `at`; leaves `at` behind the closing one. False: never
 * closed. */
bool readQuoted(const QString& text, qsizetype& at, QString& cell)
{
    for (qsizetype i = at + 1; i < text.size(); ++i) {
        if (text[i] != kQuote) {
            cell += text[i];
        } else if (i + 1 < text.size() && text[i + 1] == kQuote) {
            cell += kQuote;
            ++i;
        } else {
            at = i + 1;
            return true;
        }
    }
    return false;
}

/** Behind the last character of the unquoted cell that begins at `at`. */
qsizetype endOfPlain(const QString& text, qsizetype at, QChar separator)
{
    // In a host list such as X[1,3] a comma is part of the name, in a formula such as =min(a, b) of the call.
    const bool isFormula = at < text.size() && text[at] == QLatin1Char('=');
    const QLatin1Char open(isFormula ? '(' : '[');
    const QLatin1Char close(isFormula ? ')' : ']');
    int depth = 0;
    for (; at < text.size(); ++at) {
        const QChar c = text[at];
        if (c == kLine || c == kReturn || (c == separator && depth == 0))
            break;
        if (separator == QLatin1Char(',') || (isFormula && separator != kTab))
            depth = std::max(0, depth + (c == open ? 1 : c == close ? -1 : 0));
    }
    return at;
}

CellBlock parseSeparated(const QString& text, QChar separator)
{
    const auto endsCell = [separator](QChar c) { return c == separator || c == kLine || c == kReturn; };
    CellBlock block;
    QStringList row;
    qsizetype at = 0;
    while (at < text.size()) {
        QString cell;
        const qsizetype begin = at;
        if (text[at] != kQuote || !readQuoted(text, at, cell) || (at < text.size() && !endsCell(text[at]))) {
            // Not a quoted cell after all: quotes are part of it.
            at = endOfPlain(text, begin, separator);
            cell = text.mid(begin, at - begin);
        }
        row.append(cell);
        if (at < text.size() && text[at] == separator) {
            if (++at == text.size())
                row.append(QString());
            continue;
        }
        if (at + 1 < text.size() && text[at] == kReturn && text[at + 1] == kLine)
            ++at;
        ++at;
        block.push_back(std::move(row));
        row = {};
    }
    if (!row.isEmpty())
        block.push_back(std::move(row));
    return block;
}

/** Whether lines parted this way are a table, and not sentences or decimal commas. */
bool isTable(const CellBlock& block, QChar separator)
{
    if (block.empty() || block.front().size() < 2)
        return false;
    static const QRegularExpression number(QStringLiteral("^-?[0-9]+$"));
    static const QRegularExpression fraction(QStringLiteral("^[0-9]+( |$)"));
    bool isDecimals = separator == QLatin1Char(',');
    for (const QStringList& row : block) {
        if (row.size() != block.front().size())
            return false;
        // "a = 1; b = 2" is one cell.
        if (separator == QLatin1Char(';') && std::any_of(row.begin() + 1, row.end(), [](const QString& cell) {
                return cell.startsWith(QLatin1Char(' '));
            }))
            return false;
        isDecimals = isDecimals && row.size() == 2 && number.match(row[0]).hasMatch() &&
                     fraction.match(row[1]).hasMatch();
    }
    return !isDecimals && (block.size() > 1 || block.front().size() > 2 || separator == kTab);
}

} // namespace

QString tabSeparated(const CellBlock& block)
{
    QString text;
    for (const QStringList& row : block) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (i > 0)
                text += kTab;
            appendCell(text, row[i]);
        }
        text += kLine;
    }
    return text;
}

QString htmlTable(const CellBlock& block)
{
    QString html = QStringLiteral("<table>\n");
    for (const QStringList& row : block) {
        html += QStringLiteral("<tr>");
        for (const QString& cell : row)
            html += QStringLiteral("<td>") + cell.toHtmlEscaped().replace(kLine, QStringLiteral("<br>")) +
                    QStringLiteral("</td>");
        html += QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</table>");
}

CellBlock parseTabSeparated(const QString& text)
{
    return parseSeparated(text, kTab);
}

CellBlock parseCells(const QString& text)
{
    CellBlock tabbed = parseTabSeparated(text);
    if (isTable(tabbed, kTab))
        return tabbed;
    for (const QChar separator : {QLatin1Char(';'), QLatin1Char(',')}) {
        if (!text.contains(separator))
            continue;
        CellBlock block = parseSeparated(text, separator);
        if (!isTable(block, separator))
            continue;
        for (QStringList& row : block)
            for (QString& cell : row)
                cell = cell.trimmed();
        return block;
    }
    return tabbed;
}

} // namespace contraflow
