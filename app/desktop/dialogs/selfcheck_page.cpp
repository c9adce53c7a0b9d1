// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/help_window.h"
#include "app/desktop/style/text.h"
#include "core/analysis/selfcheck.h"
#include "core/base/text.h"
#include "core/io/project/published_file.h"

#include <QStringList>

#include <cmath>
#include <vector>

namespace contraflow {
namespace {

QString verdictText(const CheckedValue& value)
{
    switch (value.status) {
    case CheckStatus::agrees:
        return tr("agrees");
    case CheckStatus::misprint:
        return tr("known misprint: %1 is meant").arg(qtText(value.corrected));
    case CheckStatus::differs:
        break;
    }
    return tr("differs");
}

QString checkedNumber(const CheckedValue& value, double number)
{
    return std::isfinite(number) ? qtText(fixedText(number, value.unit.empty() ? 0 : 4)) : tr("none");
}

QString rowOf(const QStringList& cells, const QString& element)
{
    QString row;
    for (const QString& cell : cells)
        row += QStringLiteral("<%1 align=\"left\">%2&nbsp;&nbsp;</%1>").arg(element, cell.toHtmlEscaped());
    return QStringLiteral("<tr>%1</tr>").arg(row);
}

/** The values of a table, or those alone that do not agree; empty when there are none. */
QString valuesOf(const CheckedTable& table, bool isOdd)
{
    QString rows;
    for (const CheckedValue& value : table.values)
        if (!isOdd || value.status != CheckStatus::agrees)
            rows +=
                rowOf({qtText(value.model), value.message.empty() ? tr("all") : qtText(value.message),
                       qtText(value.quantity), qtText(value.printed), checkedNumber(value, value.computed),
                       checkedNumber(value, value.difference), qtText(value.unit), verdictText(value)},
                      QStringLiteral("td"));
    if (rows.isEmpty())
        return {};
    const QStringList heads{tr("Model"),    tr("Message"),    tr("Value"), tr("Printed"),
                            tr("Computed"), tr("Difference"), tr("Unit"),  tr("Verdict")};
    return QStringLiteral("<p><b>%1</b><br/>%2</p><table>%3%4</table>")
        .arg(qtText(table.title).toHtmlEscaped(), qtText(table.citation).toHtmlEscaped(),
             rowOf(heads, QStringLiteral("th")), rows);
}

QString countsOf(const std::vector<CheckedTable>& tables)
{
    std::size_t values = 0;
    std::size_t agree = 0;
    std::size_t misprints = 0;
    std::size_t differ = 0;
    for (const CheckedTable& table : tables) {
        values += table.values.size();
        agree += table.count(CheckStatus::agrees);
        misprints += table.count(CheckStatus::misprint);
        differ += table.count(CheckStatus::differs);
    }
    return tr("%1 values: %2 agree, %3 known misprints, %4 differ")
        .arg(countText(values), countText(agree), countText(misprints), countText(differ));
}

Result<std::vector<CheckedTable>> checkedTables()
{
    const Result<std::vector<PublishedTable>>& published = publishedTables();
    RETURN_IF_ERROR(published);
    std::vector<CheckedTable> tables;
    for (const PublishedTable& table : *published) {
        ASSIGN_OR_RETURN(CheckedTable checked, checkTable(table));
        tables.push_back(std::move(checked));
    }
    return tables;
}

} // namespace

QString selfcheckPage()
{
    QString html =
        QStringLiteral("<h1>%1</h1><p>%2</p>")
            .arg(tr("Self-check"),
                 tr("Every published number that this program knows, computed anew. A value agrees "
                    "when it is less than one unit of the last printed digit away: papers round or "
                    "cut. A known misprint agrees with what the table's own other numbers give."));
    const Result<std::vector<CheckedTable>> tables = checkedTables();
    if (!tables)
        return html +
               tr("A table could not be recomputed: %1").arg(qtText(tables.error().message)).toHtmlEscaped();
    html += QStringLiteral("<p><b>%1</b></p>").arg(countsOf(*tables));
    for (const bool isOdd : {true, false}) {
        html +=
            QStringLiteral("<h2>%1</h2>").arg(isOdd ? tr("What does not agree") : tr("All published tables"));
        for (const CheckedTable& table : *tables)
            html += valuesOf(table, isOdd);
    }
    return html;
}

} // namespace contraflow
