// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/collective_tables.h"

namespace contraflow {

Table allToAllTable(const std::string& scenario, const AllToAllStudy& study)
{
    Table table("alltoall", "All-to-alls",
                {{"scenario", "Scenario"},
                 {"processes", "Processes", ColumnKind::count},
                 {"bytes", "Size", ColumnKind::bytes},
                 {"method", "Method"},
                 {"time_s", "Time", ColumnKind::seconds},
                 {"measured_s", "Measured", ColumnKind::seconds},
                 {"error_pct", "Error", ColumnKind::percent},
                 {"range", "Range"}});
    for (const AllToAllPrediction& prediction : study.predictions) {
        const bool hasRange = prediction.method == AllToAllMethod::signature;
        table.addRow({scenario, prediction.size.processes, prediction.size.bytes,
                      methodInfo(prediction.method).name, prediction.seconds, prediction.measured,
                      prediction.errorPercent, hasRange ? domainText(prediction.domain) : std::string()});
    }
    return table;
}

Table boundsHeading()
{
    return {"bounds",
            "Lower bounds",
            {{"scenario", "Scenario"},
             {"process", "Process"},
             {"sends", "Sends", ColumnKind::count},
             {"receives", "Receives", ColumnKind::count},
             {"sent_bytes", "Sent", ColumnKind::bytes},
             {"received_bytes", "Received", ColumnKind::bytes},
             {"send_s", "Sending", ColumnKind::seconds},
             {"receive_s", "Receiving", ColumnKind::seconds},
             {"bound_s", "Bound", ColumnKind::seconds}}};
}

Table boundsTable(const std::string& scenario, const Exchange& exchange, const ExchangeBounds& bounds)
{
    Table table = boundsHeading();
    for (std::size_t i = 0; i < bounds.loads.size(); ++i) {
        const ProcessLoad& load = bounds.loads[i];
        table.addRow({scenario, exchange.processes[i], load.sends, load.receives, load.sentBytes,
                      load.receivedBytes, load.sendSeconds, load.receiveSeconds, load.bound(bounds.startUp)});
    }
    return table;
}

} // namespace contraflow
