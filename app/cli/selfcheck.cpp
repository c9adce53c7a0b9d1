// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/selfcheck.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/io/project/published_file.h"

#include <cmath>

namespace contraflow::cli {

namespace {

constexpr std::string_view kSelfcheckDescription =
    "Recomputes every published table that the program knows and "
    "prints the printed value, the computed value and "
    "their difference. A value agrees when it is less than one unit of "
    "the last printed digit away, since papers "
    "round or cut. A known misprint differs from the print but agrees "
    "with the table's own other numbers. The exit "
    "status is 1 when any value differs otherwise.";

std::string statusText(CheckStatus status)
{
    return std::string(nameOf(status, {{CheckStatus::agrees, "agrees"},
                                       {CheckStatus::misprint, "known misprint"},
                                       {CheckStatus::differs, "DIFFERS"}}));
}

std::string numberOrNone(double value, int decimals)
{
    return std::isfinite(value) ? fixedText(value, decimals) : "none";
}

std::string tableText(const CheckedTable& checked)
{
    using Align = TextTable::Align;
    TextTable table;
    table.addColumn("model");
    table.addColumn("message");
    table.addColumn("value");
    table.addColumn("printed", Align::point);
    table.addColumn("computed", Align::point);
    table.addColumn("difference", Align::point);
    table.addColumn("unit");
    table.addColumn("status");
    for (const CheckedValue& value : checked.values) {
        const bool isCount = value.unit.empty();
        table.addRow({value.model, value.message.empty() ? "all" : value.message, value.quantity,
                      value.printed, numberOrNone(value.computed, isCount ? 0 : 4),
                      numberOrNone(value.difference, isCount ? 0 : 4), value.unit, statusText(value.status)});
    }
    return checked.title + '\n' + checked.citation + "\n\n" + table.text() + "\n  " +
           groupedCount(checked.values.size()) +
           " values: " + groupedCount(checked.count(CheckStatus::agrees)) + " agree, " +
           groupedCount(checked.count(CheckStatus::misprint)) + " known misprints, " +
           groupedCount(checked.count(CheckStatus::differs)) + " differ\n";
}

Result<ExitStatus> runSelfcheck(const Arguments&)
{
    const Result<std::vector<PublishedTable>>& tables = publishedTables();
    RETURN_IF_ERROR(tables);
    Output output;
    std::size_t differing = 0;
    for (const PublishedTable& table : *tables) {
        ASSIGN_OR_RETURN(const CheckedTable checked, checkTable(table));
        output.write((&table == &tables->front() ? "" : "\n") + tableText(checked));
        differing += checked.count(CheckStatus::differs);
    }
    const ExitStatus written = output.finish();
    if (written != ExitStatus::success)
        return written;
    return differing == 0 ? ExitStatus::success : ExitStatus::inputAtFault;
}

} // namespace

Command selfcheckCommand()
{
    return {
        .name = "selfcheck",
        .summary = "recompute the published tables and compare with the printed numbers",
        .synopsis = "",
        .description = kSelfcheckDescription,
        .operands = {},
        .options = {},
        .run = runSelfcheck,
    };
}

} // namespace contraflow::cli
