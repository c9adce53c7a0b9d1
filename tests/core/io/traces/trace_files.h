// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/algorithm_rules.h"
#include "core/application/replay.h"
#include "core/io/traces/trace_formats.h"
#include "core/sharing/catalog.h"

#include <QFile>
#include <QTemporaryDir>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace contraflow::test {

/** Files in a folder of their own. */
class TraceFolder
{
public:
    std::filesystem::path write(const std::string& name, const std::string& text)
    {
        const QString path = m_folder.filePath(QString::fromStdString(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text.data(), static_cast<qint64>(text.size()));
        return path.toStdString();
    }
    [[nodiscard]] std::filesystem::path path() const { return m_folder.path().toStdString(); }

private:
    QTemporaryDir m_folder;
};

/** A trace that is expected to be readable: its program and notes. */
inline ReadTrace readTraceText(const std::string& format, const std::vector<std::string>& texts,
                               const TraceOptions& options = {})
{
    TraceFolder folder;
    std::vector<std::filesystem::path> files;
    for (std::size_t i = 0; i < texts.size(); ++i)
        files.push_back(folder.write("t" + std::to_string(i), texts[i]));
    Result<ReadTrace> trace = findTraceFormat(format)->read(files, options);
    if (!trace)
        qFatal("%s", trace.error().message.c_str());
    return std::move(trace).value();
}

/** What is said about a trace that cannot be read; empty: it can. */
inline std::string refusalOf(const std::string& format, const std::vector<std::string>& texts,
                             const TraceOptions& options = {})
{
    TraceFolder folder;
    std::vector<std::filesystem::path> files;
    for (std::size_t i = 0; i < texts.size(); ++i)
        files.push_back(folder.write("t" + std::to_string(i), texts[i]));
    const Result<ReadTrace> trace = findTraceFormat(format)->read(files, options);
    return trace ? std::string() : trace.error().message;
}

/** A run with one process on each node of a switch: 1 GB/s, 1 us of latency at each NIC, eager up to 64 kB.
 */
inline Replay replayOnStar(const std::shared_ptr<const Program>& program)
{
    Platform platform;
    platform.name = "p";
    platform.switches = {{"s", {}}};
    std::vector<NodeRow> rows;
    for (std::uint32_t i = 0; i < program->processCount(); ++i)
        rows.push_back({"n" + std::to_string(i),
                        "s",
                        CountCell(1),
                        quantity(Dimension::bandwidth, 1, "GB/s"),
                        quantity(Dimension::duration, 1, "us"),
                        {},
                        {}});
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.eagerThreshold = quantity(Dimension::size, 64, "kB");
    IssueList issues;
    const auto network = Network::build(platform, 0, issues);
    std::vector<NodeId> nodes;
    for (std::uint32_t i = 0; i < program->processCount(); ++i)
        nodes.push_back(NodeId(i));
    const auto model = makeModel(plainModel("max-min"));
    ReplayOptions options;
    options.keepsMessages = true;
    options.algorithms = std::make_shared<const AlgorithmRules>();
    Result<Replay> replay = runApplications(network, {{"app", program, nodes, 0}}, **model, options);
    if (!replay)
        qFatal("%s", replay.error().message.c_str());
    return std::move(replay).value();
}

} // namespace contraflow::test
