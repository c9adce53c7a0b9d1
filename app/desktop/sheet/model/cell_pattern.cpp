// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/cell_pattern.h"

#include <QCoreApplication>

#include <algorithm>

namespace contraflow {

Result<CellPattern> CellPattern::make(const FindOptions& options)
{
    QString expression =
        options.isRegularExpression ? options.text : QRegularExpression::escape(options.text);
    if (options.isWholeCell)
        expression = QRegularExpression::anchoredPattern(expression);
    CellPattern pattern;
    pattern.m_isEmpty = options.text.isEmpty();
    pattern.m_isLiteral = !options.isRegularExpression;
    pattern.m_expression =
        QRegularExpression(expression, options.matchesCase ? QRegularExpression::NoPatternOption
                                                           : QRegularExpression::CaseInsensitiveOption);
    if (!pattern.m_expression.isValid())
        return Error{ErrorCode::invalidInput,
                     QCoreApplication::translate("CellPattern", "This is no regular expression: %1")
                         .arg(pattern.m_expression.errorString())
                         .toStdString()};
    // The first match would do this otherwise, in whichever thread it happens.
    pattern.m_expression.optimize();
    return pattern;
}

bool CellPattern::matches(const QString& cell) const
{
    return !m_isEmpty && m_expression.match(cell).hasMatch();
}

QString CellPattern::replaced(const QString& cell, const QString& replacement) const
{
    if (m_isEmpty)
        return cell;
    QString with = replacement;
    if (m_isLiteral)
        with.replace(QLatin1Char('\\'), QStringLiteral("\\\\"));
    QString text = cell;
    return text.replace(m_expression, with);
}

std::vector<FoundCell> findCells(const SheetCells& cells, const CellPattern& pattern, const CellRect& area,
                                 const JobContext& context)
{
    constexpr int kRowsBetweenLooks = 1024;
    std::vector<FoundCell> found;
    if (pattern.isEmpty())
        return found;
    const int last = std::min(area.bottom, static_cast<int>(cells.rowCount()) - 1);
    const int right = std::min(area.right, cells.columnCount() - 1);
    for (int row = area.top; row <= last; ++row) {
        if (row % kRowsBetweenLooks == 0 && context.stop.stop_requested())
            break;
        for (int column = area.left; column <= right; ++column)
            if (pattern.matches(cells.fullText(static_cast<std::size_t>(row), column)))
                found.push_back({row, column});
    }
    return found;
}

} // namespace contraflow
