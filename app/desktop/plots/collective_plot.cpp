// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/collective_plot.h"

#include "app/desktop/plots/plot_builders.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/result_texts.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/project/measured_times.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace contraflow {

namespace {

using Kind = CollectivePlotRequest::Kind;

constexpr std::size_t kCurvePoints = 64;

bool isEngine(AllToAllMethod method)
{
    return method == AllToAllMethod::atOnce || method == AllToAllMethod::rounds;
}

std::vector<double> sizesBetween(const CollectiveResult& result)
{
    std::set<double> sizes;
    for (const AllToAllPrediction& prediction : result.study.predictions)
        sizes.insert(prediction.size.bytes);
    if (sizes.empty())
        return {};
    // Half a decade beyond what is known, so that one sees where it goes.
    const double from = std::log10(std::max(1.0, *sizes.begin())) - 0.5;
    const double to = std::log10(*sizes.rbegin()) + 0.5;
    for (std::size_t i = 0; i < kCurvePoints; ++i)
        sizes.insert(std::pow(10, from + (to - from) * static_cast<double>(i) / (kCurvePoints - 1)));
    if (const auto& signature = result.figures.signature; signature && std::isfinite(signature->threshold)) {
        sizes.insert(signature->threshold);
        sizes.insert(std::nextafter(signature->threshold, 0));
    }
    return {sizes.begin(), sizes.end()};
}

std::uint32_t mostProcesses(const CollectiveResult& result)
{
    std::uint32_t most = 2;
    for (const AllToAllPrediction& prediction : result.study.predictions)
        most = std::max(most, prediction.size.processes);
    if (const auto& fitted = result.figures.domain.fitted)
        most = std::max(most, fitted->mostProcesses);
    return most;
}

std::vector<AllToAll> curveSizes(const CollectivePlotRequest& request)
{
    std::vector<AllToAll> sizes;
    if (request.kind == Kind::overSize) {
        for (const double bytes : sizesBetween(*request.result))
            sizes.push_back({request.processes, bytes});
        return sizes;
    }
    const std::uint32_t most = mostProcesses(*request.result);
    const std::uint32_t end = most + most / 2 + 1;
    const std::uint32_t step = std::max<std::uint32_t>(1, end / 200);
    for (std::uint32_t n = 2; n <= end; n += step)
        sizes.push_back({n, request.bytes});
    return sizes;
}

void addCurves(CollectivePlotData& data)
{
    const CollectiveResult& result = *data.request.result;
    std::map<AllToAllMethod, CollectiveCurve> curves;
    // Without a network these are formulas, and cannot fail.
    const Result<AllToAllStudy> formulas = studyAllToAll(result.figures, curveSizes(data.request), {});
    if (formulas)
        for (const AllToAllPrediction& prediction : formulas->predictions)
            curves[prediction.method].points.push_back(
                {prediction.method, prediction.size, prediction.seconds, prediction.domain.isInside()});
    for (const AllToAllPrediction& prediction : result.study.predictions) {
        const bool isHere = data.request.kind == Kind::overSize
                                ? prediction.size.processes == data.request.processes
                                : prediction.size.bytes == data.request.bytes;
        if (isHere && isEngine(prediction.method))
            curves[prediction.method].points.push_back(
                {prediction.method, prediction.size, prediction.seconds, true});
    }
    for (auto& [method, curve] : curves) {
        curve.method = method;
        data.curves.push_back(std::move(curve));
    }
}

void addErrors(CollectivePlotData& data)
{
    std::map<AllToAllMethod, CollectiveCurve> curves;
    for (const MethodError& error : data.request.result->study.errors)
        curves[error.method].points.push_back(
            {error.method, {error.error.processes, 0}, error.error.meanPercent, true});
    for (auto& [method, curve] : curves) {
        curve.method = method;
        const bool isBeyond = std::ranges::any_of(curve.points, [](const CollectivePoint& point) {
            return std::abs(point.value) > kMostDrawnPercent;
        });
        if (isBeyond)
            data.beyond.push_back(method);
        else
            data.curves.push_back(std::move(curve));
    }
}

const CollectivePoint* curvePoint(const CollectivePlotData& data, std::uint32_t item)
{
    std::size_t at = item - firstCurveItem(data);
    for (const CollectiveCurve& curve : data.curves) {
        if (at < curve.points.size())
            return &curve.points[at];
        at -= curve.points.size();
    }
    return nullptr;
}

/** The row that a measured time has in the project. */
SelectedItem rowOf(const CollectiveResult& result, std::size_t measured)
{
    const std::string& name = result.series[*result.shownSeries].benchmark;
    return {{TableKind::benchmarkRows, indexOfName(result.base->project.benchmarks, name)},
            result.measured[measured].row,
            SelectedItem::kWholeRow};
}

/** Replaces the entries; what was chosen stays chosen, else `fallback` is. */
void refill(QComboBox& box, const std::vector<std::pair<QString, QVariant>>& entries, int fallback)
{
    const QSignalBlocker blocker(box);
    const QVariant chosen = box.currentData();
    box.clear();
    for (const auto& [text, value] : entries)
        box.addItem(text, value);
    const int found = chosen.isValid() ? box.findData(chosen) : -1;
    box.setCurrentIndex(found >= 0 ? found : std::min(fallback, box.count() - 1));
}

void refill(QComboBox& box, const QStringList& entries, int current)
{
    const QSignalBlocker blocker(box);
    box.clear();
    box.addItems(entries);
    box.setCurrentIndex(current);
}

} // namespace

bool needsMeasured(CollectivePlotRequest::Kind kind)
{
    return kind == Kind::fit || kind == Kind::residuals || kind == Kind::errors;
}

std::uint32_t firstCurveItem(const CollectivePlotData& data)
{
    return static_cast<std::uint32_t>(data.request.result->measured.size());
}

double signatureError(const CollectiveResult& result, const AllToAllPoint& point)
{
    return relativeErrorPercent(result.figures.signature->time(point.size, result.figures.link),
                                point.seconds);
}

CollectivePlotData collectivePlot(const CollectivePlotRequest& request)
{
    CollectivePlotData data{request, {}, {}, {}};
    const std::vector<AllToAllPoint>& measured = request.result->measured;
    for (std::size_t i = 0; i < measured.size(); ++i) {
        const AllToAll& size = measured[i].size;
        if ((request.kind != Kind::overSize || size.processes == request.processes) &&
            (request.kind != Kind::overProcesses || size.bytes == request.bytes))
            data.measured.push_back(i);
    }
    if (request.kind == Kind::overSize || request.kind == Kind::overProcesses)
        addCurves(data);
    else if (request.kind == Kind::errors)
        addErrors(data);
    return data;
}

Table collectiveTable(const CollectivePlotData& data)
{
    const CollectiveResult& result = *data.request.result;
    const bool isError = data.request.kind == Kind::errors;
    Table table = plotTable({"series", "processes", "bytes", isError ? "mean_error_pct" : "time_s", "range"});
    const auto rangeText = [](bool isInside) { return isInside ? "inside" : "outside"; };
    for (const CollectiveCurve& curve : data.curves)
        for (const CollectivePoint& point : curve.points)
            table.addRow({methodInfo(curve.method).name, point.size.processes,
                          isError ? TableCell() : TableCell(point.size.bytes), point.value,
                          rangeText(point.isInside)});
    if (isError)
        return table;
    for (const std::size_t position : data.measured) {
        const AllToAllPoint& point = result.measured[position];
        table.addRow({"measured", point.size.processes, point.size.bytes, point.seconds});
    }
    if (!needsMeasured(data.request.kind))
        return table;
    for (const std::size_t position : data.measured) {
        const auto& size = result.measured[position].size;
        table.addRow({"contention-signature", size.processes, size.bytes,
                      result.figures.signature->time(size, result.figures.link),
                      rangeText(checkDomain(result.figures.domain, size).isInside())});
    }
    return table;
}

QString collectiveItemText(const CollectivePlotData& data, std::uint32_t item)
{
    const CollectiveResult& result = *data.request.result;
    if (const auto position = measuredOf(data, item)) {
        const AllToAllPoint& point = result.measured[*position];
        QString text = tr("n = %1, m = %2: measured %3")
                           .arg(point.size.processes)
                           .arg(sizeText(point.size.bytes), timeText(point.seconds));
        if (point.halfWidth)
            text += QStringLiteral(" ± ") + timeText(*point.halfWidth);
        if (result.figures.signature)
            text += QLatin1Char('\n') +
                    tr("Contention signature: %1, error %2, %3")
                        .arg(timeText(result.figures.signature->time(point.size, result.figures.link)),
                             percentText(signatureError(result, point)),
                             qtText(domainWords(checkDomain(result.figures.domain, point.size))));
        return text;
    }
    const CollectivePoint* point = curvePoint(data, item);
    if (!point)
        return {};
    const QString method = methodTitle(result, point->method);
    if (data.request.kind == Kind::errors)
        return tr("%1, n = %2: mean error %3")
            .arg(method)
            .arg(point->size.processes)
            .arg(percentText(point->value));
    QString text = tr("%1\nn = %2, m = %3: %4")
                       .arg(method)
                       .arg(point->size.processes)
                       .arg(sizeText(point->size.bytes), timeText(point->value));
    if (point->method == AllToAllMethod::signature)
        text += QStringLiteral(", ") + qtText(domainWords(checkDomain(result.figures.domain, point->size)));
    return text;
}

std::optional<std::size_t> measuredOf(const CollectivePlotData& data, std::uint32_t item)
{
    return item < data.request.result->measured.size() ? std::optional<std::size_t>(item) : std::nullopt;
}

std::vector<std::uint32_t> processChoices(const CollectiveResult& result)
{
    std::set<std::uint32_t> choices;
    for (const AllToAllPrediction& prediction : result.study.predictions)
        choices.insert(prediction.size.processes);
    if (const auto& fitted = result.figures.domain.fitted)
        choices.insert(fitted->mostProcesses);
    const std::uint32_t most = mostProcesses(result);
    if (!choices.empty())
        for (std::uint32_t n = 16; n <= std::max<std::uint32_t>(128, 4 * most) && n <= 4096; n *= 2)
            if (n > most)
                choices.insert(n);
    return {choices.begin(), choices.end()};
}

std::vector<double> byteChoices(const CollectiveResult& result)
{
    std::set<double> choices;
    for (const AllToAllPrediction& prediction : result.study.predictions)
        choices.insert(prediction.size.bytes);
    return {choices.begin(), choices.end()};
}

Table pairTable(const PairPlotData& data)
{
    const PairBenchmark* pair = data.shown();
    const bool isBandwidth = pair && pair->isBandwidth();
    Table table = plotTable({"series", "bytes", isBandwidth ? "bandwidth_bit_per_s" : "time_s"});
    if (!pair)
        return table;
    const auto append = [&](const char* series, double bytes, double value) {
        table.addRow({series, bytes, isBandwidth ? kBitsPerByte * value : value});
    };
    for (const PairPoint& point : pair->points)
        append("measured", point.bytes, point.value);
    for (const auto& [series, model] : {std::pair("model", pair->model), std::pair("fitted", pair->fitted)})
        for (const PairPoint& point : pair->points)
            if (model)
                append(series, point.bytes, pair->value(*model, point.bytes));
    return table;
}

QString pairItemText(const PairPlotData& data, std::uint32_t item)
{
    const PairBenchmark* pair = data.shown();
    if (!pair || item >= pair->points.size())
        return {};
    const PairPoint& point = pair->points[item];
    const auto shown = [pair](double value) {
        return pair->isBandwidth() ? computedText(Dimension::bandwidth, value).shown : timeText(value);
    };
    QString text = tr("m = %1: measured %2").arg(sizeText(point.bytes), shown(point.value));
    if (point.halfWidth)
        text += QStringLiteral(" ± ") + shown(*point.halfWidth);
    const auto add = [&](const QString& name, const std::optional<PointToPoint>& figures) {
        if (!figures)
            return;
        const double value = pair->value(*figures, point.bytes);
        text += QLatin1Char('\n') +
                tr("%1: %2, error %3")
                    .arg(name, shown(value), percentText(relativeErrorPercent(value, point.value)));
    };
    add(data.result->model, pair->model);
    add(tr("Fitted"), pair->fitted);
    return text;
}

PlotOption seriesOption(const PlotOptionUse& use)
{
    Collectives& collectives = use.results.collectives();
    QComboBox* box = optionBox(tr("Measured all-to-alls"), {});
    QObject::connect(box, &QComboBox::activated, &collectives, &Collectives::chooseSeries);
    return {box,
            [box, &collectives] {
                refill(*box, collectives.seriesNames(), collectives.seriesPosition());
                return box->count() > 1;
            },
            {}};
}

PlotOption signatureOption(const PlotOptionUse& use)
{
    Collectives& collectives = use.results.collectives();
    QComboBox* box = optionBox(tr("Contention signature"), {});
    QObject::connect(box, &QComboBox::activated, &collectives, &Collectives::chooseSignature);
    return {box,
            [box, &collectives] {
                refill(*box, collectives.signatureNames(), collectives.signaturePosition());
                return true;
            },
            {}};
}

PlotOption processesOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("Number of processes"), {});
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    const auto refresh = [box, &collectives = use.results.collectives()] {
        std::vector<std::pair<QString, QVariant>> entries;
        int largest = 0;
        if (const auto result = collectives.current()) {
            std::set<std::uint32_t> predicted;
            for (const AllToAllPrediction& prediction : result->study.predictions)
                predicted.insert(prediction.size.processes);
            for (const std::uint32_t n : processChoices(*result)) {
                if (!predicted.empty() && n == *predicted.rbegin())
                    largest = static_cast<int>(entries.size());
                entries.emplace_back(QStringLiteral("n = %1").arg(n), n);
            }
        }
        refill(*box, entries, largest);
        return box->count() > 0;
    };
    return {box, refresh, [box](PlotInput& input) {
                if (box->currentIndex() >= 0)
                    input.processes = box->currentData().toUInt();
            }};
}

PlotOption bytesOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("Size of the messages"), {});
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    const auto refresh = [box, &collectives = use.results.collectives()] {
        std::vector<std::pair<QString, QVariant>> entries;
        if (const auto result = collectives.current())
            for (const double m : byteChoices(*result))
                entries.emplace_back(QStringLiteral("m = ") + computedText(Dimension::size, m).shown, m);
        refill(*box, entries, static_cast<int>(entries.size()) - 1);
        return box->count() > 0;
    };
    return {box, refresh, [box](PlotInput& input) {
                if (box->currentIndex() >= 0)
                    input.bytes = box->currentData().toDouble();
            }};
}

PlotOption pairOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("Benchmarks between two processes"), {});
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    const auto refresh = [box, &collectives = use.results.collectives()] {
        std::vector<std::pair<QString, QVariant>> entries;
        if (const auto result = collectives.current())
            for (const PairBenchmark& pair : result->pairs) {
                const QString name = qtText(result->base->project.benchmarks[pair.benchmark].name);
                entries.emplace_back(name, name);
            }
        refill(*box, entries, 0);
        return box->count() > 1;
    };
    return {box, refresh, [box](PlotInput& input) {
                input.pair = static_cast<std::size_t>(std::max(0, box->currentIndex()));
            }};
}

PlotOption importOption(const PlotOptionUse& use)
{
    QToolButton* button = headerButton(nullptr, tr("Import…"),
                                       tr("Take measured all-to-alls out of a file of OSU, IMB, or a table"));
    QObject::connect(button, &QToolButton::clicked, button, use.importRequested);
    return {button,
            [&collectives = use.results.collectives()] {
                const auto result = collectives.current();
                return result && result->series.empty() && result->pairs.empty();
            },
            {}};
}

BuiltPlot buildPair(const PlotInput& input, const std::stop_token&)
{
    const auto data = std::make_shared<const PairPlotData>(PairPlotData{input.collectives, input.pair});
    BuiltPlot plot = plotOf(data, pairContent, pairTable);
    const auto rowOfPoint = [](const PairBenchmark& pair, std::size_t point) {
        return SelectedItem{
            {TableKind::benchmarkRows, pair.benchmark}, pair.points[point].row, SelectedItem::kWholeRow};
    };
    plot.text = [data](std::uint32_t item, double) { return pairItemText(*data, item); };
    plot.highlighted = [data, rowOfPoint](const Selection& selection) {
        std::set<std::uint32_t> items;
        if (const PairBenchmark* pair = data->shown(); pair && !selection.items().empty())
            for (std::uint32_t point = 0; point < pair->points.size(); ++point)
                if (selection.contains(rowOfPoint(*pair, point)))
                    items.insert(point);
        return items;
    };
    plot.click = [data, rowOfPoint](std::uint32_t item, Selection& selection,
                                    Qt::KeyboardModifiers modifiers) {
        if (const PairBenchmark* pair = data->shown(); pair && item < pair->points.size())
            selection.setItems(afterClick(selection.items(), {rowOfPoint(*pair, item)}, modifiers));
    };
    return plot;
}

BuiltPlot buildCollective(const PlotInput& input, CollectivePlotRequest::Kind kind,
                          const std::stop_token& stop)
{
    // What there is comes over its size, without being asked for.
    if (kind == CollectivePlotRequest::Kind::overSize && !input.collectives->hasSubject() &&
        !input.collectives->pairs.empty())
        return buildPair(input, stop);
    const auto data = std::make_shared<const CollectivePlotData>(
        collectivePlot({input.collectives, kind, input.processes, input.bytes}));
    BuiltPlot plot = plotOf(data, collectiveContent, collectiveTable);
    plot.text = [data](std::uint32_t item, double) { return collectiveItemText(*data, item); };
    plot.highlighted = [data](const Selection& selection) {
        std::set<std::uint32_t> items;
        if (!selection.items().empty())
            for (const std::size_t measured : data->measured)
                if (selection.contains(rowOf(*data->request.result, measured)))
                    items.insert(static_cast<std::uint32_t>(measured));
        return items;
    };
    plot.click = [data](std::uint32_t item, Selection& selection, Qt::KeyboardModifiers modifiers) {
        if (const auto measured = measuredOf(*data, item))
            selection.setItems(
                afterClick(selection.items(), {rowOf(*data->request.result, *measured)}, modifiers));
    };
    return plot;
}

} // namespace contraflow
