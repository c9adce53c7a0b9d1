// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/cell_block.h"

namespace contraflow {

namespace {

constexpr QChar kQuote = QLatin1Char('"');
constexpr QChar kTab = QLatin1Char('\t');
constexpr QChar kLine = QLatin1Char('\n');
constexpr QChar kReturn = QLatin1Char('\r');

void appendCell(QString& text, const QString& cell)
{
    if (!cell.contains(kTab) && !cell.contains(kLine) && !cell.contains(kReturn) &&
        !cell.startsWith(kQuote)) {
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

bool endsCell(QChar c)
{
    return c == kTab || c == kLine || c == kReturn;
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

CellBlock parseTabSeparated(const QString& text)
{
    CellBlock block;
    QStringList row;
    qsizetype at = 0;
    while (at < text.size()) {
        QString cell;
        const qsizetype begin = at;
        if (text[at] != kQuote || !readQuoted(text, at, cell) || (at < text.size() && !endsCell(text[at]))) {
            // Not a quoted cell after all: quotes are part of it.
            at = begin;
            while (at < text.size() && !endsCell(text[at]))
                ++at;
            cell = text.mid(begin, at - begin);
        }
        row.append(cell);
        if (at < text.size() && text[at] == kTab) {
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

} // namespace contraflow
