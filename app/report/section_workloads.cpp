// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace contraflow::report {

namespace {

struct Traffic
{
    std::size_t messages = 0;
    double bytes = 0;
    double smallest = std::numeric_limits<double>::infinity();
    double largest = 0;
    double lastStart = 0;
    std::unordered_map<std::string, std::size_t> sent;
    std::unordered_map<std::string, std::size_t> received;
};

Traffic trafficOf(const Workload& workload)
{
    Traffic traffic;
    for (const MessageRow& row : workload.messages) {
        if (!row.size.hasValue())
            continue;
        const double bytes = row.size.value().value;
        ++traffic.messages;
        traffic.bytes += bytes;
        traffic.smallest = std::min(traffic.smallest, bytes);
        traffic.largest = std::max(traffic.largest, bytes);
        if (row.start.hasValue())
            traffic.lastStart = std::max(traffic.lastStart, row.start.value().value);
        ++traffic.sent[row.source];
        ++traffic.received[row.destination];
    }
    return traffic;
}

std::size_t mostOf(const std::unordered_map<std::string, std::size_t>& counts)
{
    std::size_t most = 0;
    for (const auto& [name, count] : counts)
        most = std::max(most, count);
    return most;
}

} // namespace

Section workloadsSection(const ReportData& data)
{
    Section section;
    Table table("workloads", "Workloads",
                {{"workload", "Workload"},
                 {"messages", "Messages", ColumnKind::count},
                 {"bytes", "Bytes in all", ColumnKind::bytes},
                 {"smallest", "Smallest", ColumnKind::bytes},
                 {"largest", "Largest", ColumnKind::bytes},
                 {"senders", "Senders", ColumnKind::count},
                 {"receivers", "Receivers", ColumnKind::count},
                 {"outgoing", "Most out of one", ColumnKind::count},
                 {"incoming", "Most into one", ColumnKind::count}});
    bool startsLater = false;
    for (const Workload& workload : data.project.workloads) {
        if (!data.isNamed(&Scenario::workload, workload.name))
            continue;
        const Traffic traffic = trafficOf(workload);
        if (traffic.messages == 0)
            continue;
        startsLater = startsLater || traffic.lastStart > 0;
        table.addRow({workload.name, traffic.messages, traffic.bytes, traffic.smallest, traffic.largest,
                      traffic.sent.size(), traffic.received.size(), mostOf(traffic.sent),
                      mostOf(traffic.received)});
    }
    if (table.empty())
        return section;
    section.blocks.emplace_back(Paragraph{startsLater
                                              ? "Messages start at the times that the workload gives."
                                              : "All messages of a workload start at the same time."});
    section.blocks.emplace_back(
        TableBlock{std::move(table), "What is sent.", 60, "the tables of the project"});
    return section;
}

} // namespace contraflow::report
