// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/collective_tables.h"

#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"

namespace contraflow {

namespace {

using Kind = ColumnKind;
using AtAllToAll = const AllToAllPrediction&;

TableCell allToAllMethod(AllToAllMethod of)
{
    return TableCell(methodInfo(of).name).shownAs(std::string(methodInfo(of).title));
}

bool isOfSignature(AtAllToAll prediction)
{
    return prediction.method == AllToAllMethod::signature;
}

TableCell signatureRange(AtAllToAll prediction)
{
    if (!isOfSignature(prediction))
        return {};
    return TableCell(domainText(prediction.domain)).shownAs(domainWords(prediction.domain));
}

// Published: a column keeps its key, meaning and place in files; new ones come last.
RowColumns<AllToAllPrediction> predictionColumns(const std::string& scenario)
{
    return {
        {{.key = "scenario", .title = "Scenario", .views = TableView::files},
         [scenario](AtAllToAll) { return TableCell(scenario); }},
        {{.key = "processes",
          .title = "Processes",
          .kind = Kind::count,
          .hint = "Processes that take part",
          .brief = "n"},
         [](AtAllToAll p) { return TableCell(p.size.processes); }},
        {{.key = "bytes",
          .title = "Size",
          .kind = Kind::bytes,
          .hint = "What each process sends to each other one",
          .brief = "m"},
         [](AtAllToAll p) { return TableCell(p.size.bytes); }},
        {{.key = "method", .title = "Method", .hint = "How the time is predicted"},
         [](AtAllToAll p) { return allToAllMethod(p.method); }},
        {{.key = "time_s",
          .title = "Time",
          .kind = Kind::seconds,
          .hint = "Predicted time of the whole operation",
          .order = 2},
         [](AtAllToAll p) { return TableCell(p.seconds); }},
        {{.key = "measured_s",
          .title = "Measured",
          .kind = Kind::seconds,
          .hint = "Measured mean time of the whole operation",
          .order = 1},
         [](AtAllToAll p) { return TableCell(p.measured); }},
        {{.key = "error_pct",
          .title = "Error",
          .kind = Kind::percent,
          .hint = "(Predicted − measured) / measured",
          .views = kForMachines},
         [](AtAllToAll p) { return TableCell(p.errorPercent); }},
        {{.key = "signature_error",
          .title = "Error",
          .kind = Kind::percent,
          .hint = "(Signature − measured) / measured",
          .views = kForPeople,
          .order = 3},
         [](AtAllToAll p) { return isOfSignature(p) ? TableCell(p.errorPercent) : TableCell(); }},
        {{.key = "range",
          .title = "Range",
          .hint = "Whether the signature's prediction is inside of what it was fitted to, and the network "
                  "saturated there",
          .order = 3,
          .width = 30},
         signatureRange},
    };
}

/** What one process has to send and receive. */
struct BoundRow
{
    std::string process;
    ProcessLoad load;
    double bound = 0;
};

auto loadFigure(std::size_t ProcessLoad::*member)
{
    return [member](const BoundRow& row) { return TableCell(row.load.*member); };
}

auto loadFigure(double ProcessLoad::*member)
{
    return [member](const BoundRow& row) { return TableCell(row.load.*member); };
}

// Published: a column keeps its key, meaning and place in files; new ones come last.
RowColumns<BoundRow> boundColumns(const std::string& scenario)
{
    using Load = ProcessLoad;
    return {
        {{.key = "scenario", .title = "Scenario", .views = TableView::files},
         [scenario](const BoundRow&) { return TableCell(scenario); }},
        {{.key = "process", .title = "Process"}, [](const BoundRow& row) { return TableCell(row.process); }},
        {{.key = "sends", .title = "Sends", .kind = Kind::count, .hint = "Messages that it sends"},
         loadFigure(&Load::sends)},
        {{.key = "receives", .title = "Receives", .kind = Kind::count, .hint = "Messages that it receives"},
         loadFigure(&Load::receives)},
        {{.key = "sent_bytes", .title = "Sent", .kind = Kind::bytes, .hint = "Bytes that it sends"},
         loadFigure(&Load::sentBytes)},
        {{.key = "received_bytes",
          .title = "Received",
          .kind = Kind::bytes,
          .hint = "Bytes that it receives"},
         loadFigure(&Load::receivedBytes)},
        {{.key = "send_s",
          .title = "Sending",
          .kind = Kind::seconds,
          .hint = "Time for which its link sends, without start-ups"},
         loadFigure(&Load::sendSeconds)},
        {{.key = "receive_s",
          .title = "Receiving",
          .kind = Kind::seconds,
          .hint = "Time for which its link receives, without start-ups"},
         loadFigure(&Load::receiveSeconds)},
        {{.key = "bound_s",
          .title = "Bound",
          .kind = Kind::seconds,
          .hint = "The process is not ready before: start-ups and time of its busier direction"},
         [](const BoundRow& row) { return TableCell(row.bound); }},
    };
}

} // namespace

Table allToAllTable(const std::string& scenario, const AllToAllStudy& study)
{
    return tableOf("alltoall", "All-to-alls", predictionColumns(scenario), study.predictions);
}

Table allToAllSizesTable(const AllToAllStudy& study)
{
    return pivoted(allToAllTable({}, study), {"processes", "bytes"}, "method", "time_s");
}

Table methodErrorsTable(const AllToAllStudy& study)
{
    const RowColumns<MethodError> columns{
        {{.key = "method", .title = "Method"}, [](const MethodError& e) { return allToAllMethod(e.method); }},
        {{.key = "processes", .title = "Processes", .kind = Kind::count, .brief = "n"},
         [](const MethodError& e) { return TableCell(e.error.processes); }},
        {{.key = "sizes", .title = "Sizes", .kind = Kind::count, .views = kForMachines},
         [](const MethodError& e) { return TableCell(e.error.sizes); }},
        {{.key = "mean_pct", .title = "Mean error", .kind = Kind::percent, .views = kForMachines},
         [](const MethodError& e) { return TableCell(e.error.meanPercent); }},
        {{.key = "mean_abs_pct", .title = "Mean |error|", .kind = Kind::percent},
         [](const MethodError& e) { return TableCell(e.error.meanAbsolutePercent); }},
    };
    return tableOf("alltoall-errors", "Errors of all-to-alls", columns, study.errors);
}

Table boundsHeading()
{
    return {"bounds", "Lower bounds", boundsTable({}, {}, {}).columns()};
}

Table boundsTable(const std::string& scenario, const Exchange& exchange, const ExchangeBounds& bounds)
{
    std::vector<BoundRow> rows;
    for (std::size_t i = 0; i < bounds.loads.size(); ++i)
        rows.push_back({exchange.processes[i], bounds.loads[i], bounds.loads[i].bound(bounds.startUp)});
    return tableOf("bounds", "Lower bounds", boundColumns(scenario), rows);
}

} // namespace contraflow
