// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/alltoall_output.h"
#include "core/base/text.h"
#include "core/io/csv.h"

namespace contraflow::cli {

// Published: a column keeps its name, meaning and place; new ones go to the end.

void writeAllToAllCsv(const AllToAllReport& report, Output& output)
{
    std::string text = "scenario,processes,bytes,method,time_s,measured_s,error_pct,range\n";
    const auto optional = [](const std::optional<double>& value) {
        return value ? numberText(*value) : std::string();
    };
    for (const AllToAllPrediction& prediction : report.study.predictions) {
        const bool hasRange = prediction.method == AllToAllMethod::signature;
        appendCsvRecord(text,
                        {report.scenario, std::to_string(prediction.size.processes),
                         numberText(prediction.size.bytes), std::string(methodInfo(prediction.method).name),
                         numberText(prediction.seconds), optional(prediction.measured),
                         optional(prediction.errorPercent), hasRange ? domainText(prediction.domain) : ""});
    }
    output.write(text);
}

void writeBoundsCsv(const BoundsReport& report, Output& output)
{
    std::string text = "scenario,process,sends,receives,sent_bytes,received_bytes,send_s,receive_s,bound_s\n";
    for (std::size_t i = 0; i < report.bounds.loads.size(); ++i) {
        const ProcessLoad& load = report.bounds.loads[i];
        appendCsvRecord(text,
                        {report.scenario, report.exchange.processes[i], std::to_string(load.sends),
                         std::to_string(load.receives), numberText(load.sentBytes),
                         numberText(load.receivedBytes), numberText(load.sendSeconds),
                         numberText(load.receiveSeconds), numberText(load.bound(report.bounds.startUp))});
    }
    output.write(text);
}

} // namespace contraflow::cli
