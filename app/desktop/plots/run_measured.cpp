// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/run_measured.h"

#include "app/desktop/plots/plot_text.h"
#include "app/desktop/plots/run_gantt.h"
#include "app/desktop/style/text.h"
#include "core/analysis/error_statistics.h"
#include "core/application/application_replay.h"
#include "core/sharing/kind_title.h"

#include <algorithm>

namespace contraflow {
namespace {

constexpr double kHalfMeasured = 0.4;
constexpr double kMaxMeasuredPixels = 18;
constexpr std::size_t kMostLabelledSums = 48; ///< bars; more leave no room for numbers behind them
constexpr std::size_t kFewMeasuredRows = 40;  ///< more of them have no room for gaps between them

/** Titles of both plots, in the order of MeasuredTask::Figure. */
struct MeasuredTitles
{
    const char* sums;
    const char* errors;
};

constexpr MeasuredTitles kMeasuredTitles[] = {
    {QT_TRANSLATE_NOOP("Plots", "Measured and predicted time in communication"),
     QT_TRANSLATE_NOOP("Plots", "Error of the predicted time in communication")},
    {QT_TRANSLATE_NOOP("Plots", "Measured and predicted total time"),
     QT_TRANSLATE_NOOP("Plots", "Error of the predicted total time")},
    {QT_TRANSLATE_NOOP("Plots", "Measured and predicted time of the measured kinds"),
     QT_TRANSLATE_NOOP("Plots", "Error of the predicted time of the measured kinds")},
    {QT_TRANSLATE_NOOP("Plots", "Measured and predicted time of the measured events"),
     QT_TRANSLATE_NOOP("Plots", "Error of the predicted time of the measured events")},
};

QString measuredTitle(const MeasuredSums& measured, const char* MeasuredTitles::*plot)
{
    return tr(kMeasuredTitles[static_cast<std::size_t>(measured.figure)].*plot);
}

/** Boxes of all rows for bar number `position` of `count`, which share a row's height. */
PlotBoxes barsOf(const RunMeasuredData& data, std::size_t position, std::size_t count)
{
    PlotBoxes boxes;
    boxes.maxPixels = kMaxMeasuredPixels;
    boxes.isCrisp = data.processes.size() > kFewMeasuredRows;
    const double half = boxes.isCrisp ? 0.5 : kHalfMeasured;
    const double height = 2 * half / static_cast<double>(count);
    boxes.boxes.resize(data.processes.size());
    for (std::size_t row = 0; row < data.processes.size(); ++row) {
        PlotBox& box = boxes.boxes[row];
        box.low = static_cast<double>(row) - half + height * static_cast<double>(position);
        box.high = box.low + height;
        box.item = data.processes[row];
    }
    return boxes;
}

/** The error of each row behind its bars, which by themselves are too low for words. */
PlotBoxes errorsOf(const RunMeasuredData& data)
{
    PlotBoxes rows = barsOf(data, 0, 1);
    for (std::size_t row = 0; row < data.processes.size(); ++row) {
        const MeasuredSum& sum = data.series.front().sums->processes[data.processes[row]];
        PlotBox& box = rows.boxes[row];
        box.from = box.to = box.besideAt = std::max(sum.measured + sum.halfWidth, sum.predicted);
        box.fill = Qt::transparent;
        box.beside = errorText(sum.predicted, sum.measured);
    }
    return rows;
}

QString nothingMeasured()
{
    return tr("Measured times of processes stand here beside predicted ones.\nNothing was measured of "
              "this scenario: type or import times of its processes in the Measurements sheet.");
}

/** The mean of Eabs(t) over the processes, model by model. */
QString meanErrors(const RunMeasuredData& data)
{
    QStringList parts;
    for (const RunMeasuredData::Series& series : data.series) {
        const QString percent = percentText(summariseErrors(series.sums->errors()).absolute.mean);
        parts.append(data.series.size() == 1
                         ? percent
                         : QStringLiteral("%1 %2").arg(qtText(nameOfModel(series)), percent));
    }
    return tr("mean Eabs %1").arg(parts.join(QStringLiteral(", ")));
}

/** What both plots say of the processes and models that they show. */
void describe(PlotContent& content, const RunMeasuredData& data, const QString& title)
{
    content.title = title;
    if (data.processes.size() < data.measured)
        content.title +=
            tr(", %1 of %2 processes").arg(countText(data.processes.size()), countText(data.measured));
    content.subtitle =
        tr("%1; %2").arg(subtitleOf(data.result->replay->scenario,
                                    data.series.size() == 1
                                        ? modelTitle(data.series.front().model, data.series.front().kind)
                                        : tr("%1 models").arg(countText(data.series.size())).toStdString()),
                         meanErrors(data));
    content.y = rowAxis(tr("Process"), data.processes.size());
    for (const std::uint32_t process : data.processes)
        content.y.rows.push_back(processText(*data.result, process));
}

std::vector<QColor> seriesColors(const RunMeasuredData& data, const Theme& theme)
{
    QStringList kinds;
    for (const RunMeasuredData::Series& series : data.series)
        kinds.append(qtText(series.kind));
    return theme.models(kinds);
}

} // namespace

RunMeasuredData runMeasured(const std::shared_ptr<const ScenarioResult>& result,
                            const std::shared_ptr<const ComparisonResult>& comparison)
{
    RunMeasuredData data;
    data.result = result;
    const ScenarioReplay& replay = *result->replay;
    if (replay.measured.empty())
        return data;
    if (comparison)
        for (const ComparedModel& model : comparison->models)
            if (model.measured)
                data.series.push_back({model.model, model.kind, model.measured});
    if (data.series.empty())
        data.series.push_back({replay.model, replay.kind, {result->replay, &replay.measured}});
    std::vector<std::uint32_t> measured;
    for (std::uint32_t process = 0; process < replay.measured.processes.size(); ++process)
        if (replay.measured.processes[process].isMeasured())
            measured.push_back(process);
    data.measured = measured.size();
    const std::size_t stride = (measured.size() + RunMeasuredData::kMaxRows - 1) / RunMeasuredData::kMaxRows;
    for (std::size_t i = 0; i < measured.size(); i += std::max<std::size_t>(1, stride))
        data.processes.push_back(measured[i]);
    return data;
}

PlotContent runMeasuredContent(const RunMeasuredData& data, const Theme& theme)
{
    const ScenarioResult& result = *data.result;
    PlotContent content;
    if (data.processes.empty()) {
        content.hint = nothingMeasured();
        return content;
    }
    const MeasuredSums& measured = result.replay->measured;
    describe(content, data, measuredTitle(measured, &MeasuredTitles::sums));
    content.x.quantity = tr("Time");
    const std::size_t count = data.series.size() + 1;
    const std::vector<QColor> colors = seriesColors(data, theme);
    double longest = 0;
    PlotBoxes own = barsOf(data, 0, count);
    own.name = tr("Measured, %1").arg(qtText(measured.measurement));
    own.color = theme.measured;
    PlotMarks intervals{{}, theme.text, MarkShape::interval, {}};
    for (std::size_t row = 0; row < data.processes.size(); ++row) {
        const MeasuredSum& sum = measured.processes[data.processes[row]];
        PlotBox& box = own.boxes[row];
        box.to = sum.measured;
        box.fill = own.color;
        if (sum.halfWidth > 0)
            intervals.marks.push_back(
                {sum.measured, (box.low + box.high) / 2, sum.halfWidth, data.processes[row]});
        longest = std::max(longest, sum.measured + sum.halfWidth);
    }
    content.boxes.push_back(std::move(own));
    const bool isLabelled = data.processes.size() * count <= kMostLabelledSums;
    for (std::size_t i = 0; i < data.series.size(); ++i) {
        const RunMeasuredData::Series& series = data.series[i];
        PlotBoxes bars = barsOf(data, i + 1, count);
        bars.name = data.series.size() == 1 ? tr("Predicted") : qtText(nameOfModel(series));
        bars.color = colors[i];
        bars.isDashed = Theme::isDashed(qtText(series.kind));
        for (std::size_t row = 0; row < data.processes.size(); ++row) {
            const MeasuredSum& sum = series.sums->processes[data.processes[row]];
            PlotBox& box = bars.boxes[row];
            box.to = sum.predicted;
            box.fill = bars.color;
            if (isLabelled && data.series.size() > 1)
                box.beside = errorText(sum.predicted, sum.measured);
            box.besideAt = box.to;
            longest = std::max(longest, sum.predicted);
        }
        content.boxes.push_back(std::move(bars));
    }
    if (isLabelled && data.series.size() == 1)
        content.boxes.push_back(errorsOf(data));
    if (!intervals.marks.empty())
        content.marks.push_back(std::move(intervals));
    content.roomBeside = 8;
    content.x.upper = longest * 1.02;
    return content;
}

PlotContent runErrorsContent(const RunMeasuredData& data, const Theme& theme)
{
    PlotContent content;
    if (data.processes.empty()) {
        content.hint = nothingMeasured();
        return content;
    }
    const MeasuredSums& measured = data.result->replay->measured;
    describe(content, data, measuredTitle(measured, &MeasuredTitles::errors));
    content.rowItems = data.processes;
    content.x.kind = AxisKind::percent;
    content.x.quantity = tr("(Sp − Sm) / Sm");
    content.verticals = {-kGoodErrorPercent, 0, kGoodErrorPercent};
    double least = -kGoodErrorPercent;
    double most = kGoodErrorPercent;
    PlotMarks noise{tr("95 % interval of what was measured"), theme.mutedText, MarkShape::interval, {}};
    for (std::size_t row = 0; row < data.processes.size(); ++row) {
        const MeasuredSum& sum = measured.processes[data.processes[row]];
        const double half = 100 * sum.halfWidth / sum.measured;
        if (half > 0)
            noise.marks.push_back({0, static_cast<double>(row), half, data.processes[row]});
        least = std::min(least, -half);
        most = std::max(most, half);
    }
    if (!noise.marks.empty())
        content.marks.push_back(std::move(noise));
    const std::vector<QColor> colors = seriesColors(data, theme);
    for (std::size_t i = 0; i < data.series.size(); ++i) {
        const RunMeasuredData::Series& series = data.series[i];
        PlotMarks dots{qtText(nameOfModel(series)), colors[i], MarkShape::dot, {}};
        for (std::size_t row = 0; row < data.processes.size(); ++row) {
            const double error = series.sums->processes[data.processes[row]].errorPercent();
            dots.marks.push_back({error, static_cast<double>(row), 0, data.processes[row]});
            least = std::min(least, error);
            most = std::max(most, error);
        }
        content.marks.push_back(std::move(dots));
    }
    const double room = 0.03 * (most - least);
    content.x.lower = least - room;
    content.x.upper = most + room;
    return content;
}

Table runMeasuredTable(const RunMeasuredData& data)
{
    Table table = plotTable({"process", "model", "measured_s", "ci95_s", "predicted_s", "error_pct"});
    for (const std::uint32_t process : data.processes)
        for (const RunMeasuredData::Series& series : data.series) {
            const MeasuredSum& sum = series.sums->processes[process];
            table.addRow({processText(*data.result, process).toStdString(), series.model, sum.measured,
                          positiveCell(sum.halfWidth), sum.predicted, sum.errorPercent()});
        }
    return table;
}

} // namespace contraflow
