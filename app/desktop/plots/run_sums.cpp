// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/run_sums.h"

#include "app/desktop/plots/plot_painting.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/plots/run_gantt.h"
#include "app/desktop/style/text.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {
namespace {

constexpr double kHalfSum = 0.4;
constexpr std::size_t kFewRows = 40; ///< more of them have no room for gaps between them
constexpr double kMaxSumPixels = 30;
constexpr double kHalfCell = 0.5;

QString blockText(const RunMatrixData& data, std::size_t block)
{
    const auto nameOf = [&data](std::size_t index) {
        return data.ends == MatrixEnds::nodes ? qtText(data.result->replay->network->nodes()[index].name)
                                              : processText(*data.result, static_cast<std::uint32_t>(index));
    };
    const std::size_t first = block * data.blockSize;
    const std::size_t last = std::min(first + data.blockSize, data.count) - 1;
    return first == last ? nameOf(first) : QStringLiteral("%1 – %2").arg(nameOf(first), nameOf(last));
}

QString figureText(MatrixFigure figure, double value)
{
    return figure == MatrixFigure::bytes ? sizeText(value)
                                         : tr("%1 messages").arg(countText(static_cast<std::size_t>(value)));
}

} // namespace

RunSumsData runSums(const std::shared_ptr<const ScenarioResult>& result)
{
    RunSumsData data;
    data.result = result;
    const std::size_t count = result->replay->replay.processes.size();
    const std::size_t stride = (count + RunSumsData::kMaxRows - 1) / RunSumsData::kMaxRows;
    for (std::size_t process = 0; process < count; process += std::max<std::size_t>(1, stride))
        data.processes.push_back(static_cast<std::uint32_t>(process));
    return data;
}

PlotContent runSumsContent(const RunSumsData& data, const Theme& theme)
{
    const ScenarioResult& result = *data.result;
    const Replay& run = result.replay->replay;
    PlotContent content;
    if (!(run.finish > run.start)) {
        content.hint = tr("The run of this scenario takes no time.");
        return content;
    }
    content.title = data.processes.size() == run.processes.size()
                        ? tr("Where the time of each process goes")
                        : tr("Where the time of %1 of %2 processes goes")
                              .arg(countText(data.processes.size()), countText(run.processes.size()));
    content.subtitle =
        subtitleOf(result.replay->scenario, modelTitle(result.replay->model, result.replay->kind));
    content.x.quantity = tr("Time");
    content.y = rowAxis(tr("Process"), data.processes.size());
    for (std::size_t kind = 0; kind < kTimeKinds; ++kind)
        content.boxes.push_back({timeKindText(kind), timeKindColor(kind, theme), {}, kMaxSumPixels});
    for (PlotBoxes& kind : content.boxes)
        kind.isCrisp = data.processes.size() > kFewRows;
    double longest = 0;
    for (std::size_t row = 0; row < data.processes.size(); ++row) {
        const ReplayedProcess& process = run.processes[data.processes[row]];
        content.y.rows.push_back(processText(result, data.processes[row]));
        double at = 0;
        for (std::size_t kind = 0; kind < kTimeKinds; ++kind) {
            if (!(process.times[kind] > 0))
                continue;
            PlotBox box;
            box.from = at;
            box.to = at += process.times[kind];
            const double half = data.processes.size() <= kFewRows ? kHalfSum : 0.5;
            box.low = static_cast<double>(row) - half;
            box.high = static_cast<double>(row) + half;
            box.fill = content.boxes[kind].color;
            box.item = data.processes[row];
            content.boxes[kind].boxes.push_back(std::move(box));
        }
        longest = std::max(longest, at);
    }
    content.x.upper = longest > 0 ? longest * 1.02 : 1;
    return content;
}

Table runSumsTable(const RunSumsData& data)
{
    Table table = plotTable({"process", "compute_s", "send_s", "recv_s", "wait_s", "collective_s"});
    for (const std::uint32_t process : data.processes) {
        const auto& times = data.result->replay->replay.processes[process].times;
        std::vector<TableCell> cells{processText(*data.result, process).toStdString()};
        cells.insert(cells.end(), std::begin(times), std::end(times));
        table.addRow(std::move(cells));
    }
    return table;
}

RunMatrixData runMatrix(const std::shared_ptr<const ScenarioResult>& result, MatrixEnds ends,
                        MatrixFigure figure, const std::stop_token& stop)
{
    const Replay& run = result->replay->replay;
    RunMatrixData data;
    data.result = result;
    data.ends = ends;
    data.figure = figure;
    data.count = ends == MatrixEnds::nodes ? result->replay->network->nodes().size() : run.processes.size();
    data.blockSize =
        std::max<std::size_t>(1, (data.count + RunMatrixData::kMaxBlocks - 1) / RunMatrixData::kMaxBlocks);
    data.blocks = (data.count + data.blockSize - 1) / data.blockSize;
    data.sums.assign(data.blocks * data.blocks, 0);
    const auto blockOf = [&](std::uint32_t process) {
        const std::size_t end = ends == MatrixEnds::nodes ? run.processes[process].node.index() : process;
        return end / data.blockSize;
    };
    std::size_t done = 0;
    for (const ReplayedMessage& message : run.messages) {
        if (++done % 4096 == 0 && stop.stop_requested())
            return data;
        data.sums[blockOf(message.source) * data.blocks + blockOf(message.destination)] +=
            figure == MatrixFigure::bytes ? message.bytes : 1;
    }
    return data;
}

PlotContent runMatrixContent(const RunMatrixData& data, const Theme& theme)
{
    const ScenarioResult& result = *data.result;
    PlotContent content;
    const auto most = std::ranges::max_element(data.sums);
    if (!result.unlisted.isEmpty())
        content.hint = result.unlisted;
    else if (most == data.sums.end() || !(*most > 0))
        content.hint = tr("The application sends no message.");
    if (!content.hint.isEmpty())
        return content;
    content.title = data.figure == MatrixFigure::bytes ? tr("Bytes from each row to each column")
                                                       : tr("Messages from each row to each column");
    const auto at = static_cast<std::size_t>(most - data.sums.begin());
    // What is sent does not depend on the model.
    content.subtitle = tr("Most: %1 from %2 to %3 · %4")
                           .arg(figureText(data.figure, *most), blockText(data, at / data.blocks),
                                blockText(data, at % data.blocks), qtText(result.replay->scenario));
    content.colors.emplace();
    content.colors->kind = data.figure == MatrixFigure::bytes ? AxisKind::size : AxisKind::count;
    content.colors->quantity = data.figure == MatrixFigure::bytes ? tr("Sent") : tr("Messages");
    content.colors->isWhole = true;
    content.colors->upper = *most;
    content.x.kind = AxisKind::count;
    content.x.isWhole = true;
    content.x.quantity = data.ends == MatrixEnds::nodes ? tr("To node number") : tr("To process number");
    const auto size = static_cast<double>(data.blockSize);
    content.x.lower = -kHalfCell * size;
    content.x.upper = (static_cast<double>(data.blocks) - kHalfCell) * size;
    content.y.kind = AxisKind::rows;
    content.y.quantity = data.ends == MatrixEnds::nodes ? tr("From node") : tr("From process");
    content.y.lower = -kHalfCell;
    content.y.upper = static_cast<double>(data.blocks) - kHalfCell;
    PlotBoxes cells;
    cells.isCrisp = true;
    for (std::size_t from = 0; from < data.blocks; ++from) {
        content.y.rows.push_back(blockText(data, from));
        for (std::size_t to = 0; to < data.blocks; ++to) {
            const double sum = data.sums[from * data.blocks + to];
            if (!(sum > 0))
                continue;
            PlotBox box;
            box.from = (static_cast<double>(to) - kHalfCell) * size;
            box.to = (static_cast<double>(to) + kHalfCell) * size;
            box.low = static_cast<double>(from) - kHalfCell;
            box.high = static_cast<double>(from) + kHalfCell;
            box.fill = scaleColor(sum / *most, theme);
            box.item = static_cast<std::uint32_t>(from * data.blocks + to);
            cells.boxes.push_back(std::move(box));
        }
    }
    content.boxes.push_back(std::move(cells));
    return content;
}

Table runMatrixTable(const RunMatrixData& data)
{
    Table table = plotTable({"from", "to", data.figure == MatrixFigure::bytes ? "bytes" : "messages"});
    for (std::size_t cell = 0; cell < data.sums.size(); ++cell)
        if (data.sums[cell] > 0)
            table.addRow({blockText(data, cell / data.blocks).toStdString(),
                          blockText(data, cell % data.blocks).toStdString(), data.sums[cell]});
    return table;
}

QString runMatrixText(const RunMatrixData& data, std::uint32_t item)
{
    return tr("From %1 to %2\n%3")
        .arg(blockText(data, item / data.blocks), blockText(data, item % data.blocks),
             figureText(data.figure, data.sums[item]));
}

} // namespace contraflow
