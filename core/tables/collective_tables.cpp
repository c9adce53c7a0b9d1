// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/collective_tables.h"

#include "core/base/sentence.h"
#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"

namespace contraflow {

namespace {

using Kind = ColumnKind;
using AtAllToAll = const AllToAllPrediction&;

TableCell allToAllMethod(AllToAllMethod of)
{
    return TableCell(methodInfo(of).name).shownAs(sentence(methodInfo(of).title));
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
        {textColumn("scenario", "Scenario").shownIn(TableView::files),
         [scenario](AtAllToAll) { return scenario; }},
        {countColumn("processes", "Processes", "Processes that take part").inBrief("n"),
         [](AtAllToAll p) { return p.size.processes; }},
        {bytesColumn("bytes", "Size", "What each process sends to each other one").inBrief("m"),
         [](AtAllToAll p) { return p.size.bytes; }},
        {textColumn("method", "Method", "How the time is predicted"),
         [](AtAllToAll p) { return allToAllMethod(p.method); }},
        {secondsColumn("time_s", "Time", "Predicted time of the whole operation").ordered(2),
         [](AtAllToAll p) { return p.seconds; }},
        {secondsColumn("measured_s", "Measured", "Measured mean time of the whole operation").ordered(1),
         [](AtAllToAll p) { return p.measured; }},
        {percentColumn("error_pct", "Error", "(Predicted − measured) / measured").shownIn(kForMachines),
         [](AtAllToAll p) { return p.errorPercent; }},
        {percentColumn("signature_error", "Error", "(Signature − measured) / measured")
             .shownIn(kForPeople)
             .ordered(3),
         [](AtAllToAll p) { return isOfSignature(p) ? TableCell(p.errorPercent) : TableCell(); }},
        {textColumn("range", "Range",
                    "Whether the signature's prediction is inside of what it was fitted to, and the network "
                    "saturated there")
             .ordered(3)
             .wide(30),
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
    return [member](const BoundRow& row) { return row.load.*member; };
}

auto loadFigure(double ProcessLoad::*member)
{
    return [member](const BoundRow& row) { return row.load.*member; };
}

// Published: a column keeps its key, meaning and place in files; new ones come last.
RowColumns<BoundRow> boundColumns(const std::string& scenario)
{
    using Load = ProcessLoad;
    return {
        {textColumn("scenario", "Scenario").shownIn(TableView::files),
         [scenario](const BoundRow&) { return scenario; }},
        {textColumn("process", "Process"), [](const BoundRow& row) { return row.process; }},
        {countColumn("sends", "Sends", "Messages that it sends"), loadFigure(&Load::sends)},
        {countColumn("receives", "Receives", "Messages that it receives"), loadFigure(&Load::receives)},
        {bytesColumn("sent_bytes", "Sent", "Bytes that it sends"), loadFigure(&Load::sentBytes)},
        {bytesColumn("received_bytes", "Received", "Bytes that it receives"),
         loadFigure(&Load::receivedBytes)},
        {secondsColumn("send_s", "Sending", "Time for which its link sends, without start-ups"),
         loadFigure(&Load::sendSeconds)},
        {secondsColumn("receive_s", "Receiving", "Time for which its link receives, without start-ups"),
         loadFigure(&Load::receiveSeconds)},
        {secondsColumn("bound_s", "Bound",
                       "The process is not ready before: start-ups and time of its busier direction"),
         [](const BoundRow& row) { return row.bound; }},
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
        {textColumn("method", "Method"), [](const MethodError& e) { return allToAllMethod(e.method); }},
        {countColumn("processes", "Processes").inBrief("n"),
         [](const MethodError& e) { return e.error.processes; }},
        {countColumn("sizes", "Sizes").shownIn(kForMachines),
         [](const MethodError& e) { return e.error.sizes; }},
        {percentColumn("mean_pct", "Mean error").shownIn(kForMachines),
         [](const MethodError& e) { return e.error.meanPercent; }},
        {percentColumn("mean_abs_pct", "Mean |error|"),
         [](const MethodError& e) { return e.error.meanAbsolutePercent; }},
    };
    return tableOf("alltoall-errors", "Errors of all-to-alls", columns, study.errors);
}

Table ncclTable(const std::vector<NcclPrediction>& predictions)
{
    using At = const NcclPrediction&;
    const RowColumns<NcclPrediction> columns{
        {textColumn("test", "Test"), [](At p) { return infoOf(p.test.kind).name; }},
        {countColumn("servers", "Servers"), [](At p) { return p.test.servers; }},
        {countColumn("gpus", "GPUs", "On each server"), [](At p) { return p.test.gpus; }},
        {bytesColumn("bytes", "Size", "As nccl-tests counts it"), [](At p) { return p.test.bytes; }},
        {secondsColumn("measured_s", "Measured"), [](At p) { return p.test.seconds; }},
        {secondsColumn("time_s", "Predicted"), [](At p) { return p.seconds; }},
        {numberColumn("measured_bus_gb_s", "Measured bus", "Bus bandwidth as nccl-tests has it, GB/s"),
         [](At p) { return p.test.busBytes() / p.test.seconds / 1e9; }},
        {numberColumn("bus_gb_s", "Predicted bus", "The same of the predicted time, GB/s"),
         [](At p) { return p.test.busBytes() / p.seconds / 1e9; }},
        {percentColumn("error_pct", "Error", "(Predicted − measured) / measured"),
         [](At p) { return 100 * p.error(); }},
    };
    return tableOf("nccl", "Times of nccl-tests", columns, predictions);
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
