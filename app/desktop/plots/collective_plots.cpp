// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_builders.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/style/text.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace contraflow {
namespace {

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
