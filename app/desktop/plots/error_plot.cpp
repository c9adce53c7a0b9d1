// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/error_plot.h"

#include "app/desktop/plots/plot_builders.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_painting.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/sharing/kind_title.h"

#include <QComboBox>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace contraflow {

namespace {

using ErrorKind = ErrorPlotRequest::Kind;

/** Beyond these, dots and their whiskers hide each other. */
constexpr std::size_t kManyDots = 1000;
/** Beyond these, drawing them would hold up the window. */
constexpr std::size_t kMostDots = 50'000;

QString groupName(ErrorGrouping by, const ErrorGroup& group)
{
    const QString number = group.highest == ErrorGroup::kOpenEnd ? tr("%1 and more").arg(group.lowest)
                                                                 : QString::number(group.lowest);
    switch (by) {
    case ErrorGrouping::none:
        break;
    case ErrorGrouping::d:
        return QStringLiteral("d = %1").arg(number);
    case ErrorGrouping::steps:
        return tr("steps: %1").arg(number);
    case ErrorGrouping::degree:
        return tr("degree %1").arg(number);
    case ErrorGrouping::crossing:
        return group.lowest == 0 ? tr("within a rack") : tr("between racks");
    }
    return {};
}

std::vector<QColor> modelColors(const ErrorsResult& errors, const Theme& theme)
{
    QStringList kinds;
    for (const ModelErrors& model : errors.data.models)
        kinds.append(qtText(model.kind));
    return theme.models(kinds);
}

QString nameIn(const ErrorsResult& errors, std::size_t model)
{
    return qtText(nameOfModel(errors.data.models[model]));
}

QString meanError(const ErrorSummary& summary)
{
    return qtText(groupedNumber(fixedText(summary.absolute.mean, 1)));
}

QString summaryText(const ErrorsResult& errors, std::size_t model)
{
    const ErrorSummary& summary = errors.summaries[model];
    return tr("%1: mean |error| %2 %, %3 % within ±10 %")
        .arg(nameIn(errors, model), meanError(summary), qtText(fixedText(100 * summary.within, 0)));
}

bool hasApplications(const ErrorsResult& errors)
{
    return std::ranges::any_of(errors.data.patterns, &MeasuredPattern::isApplication);
}

/** "5 messages", or, where applications were measured, "5 times": of messages, processes or events. */
QString countedTimes(std::size_t count, const ErrorsResult& errors)
{
    if (hasApplications(errors))
        return count == 1 ? tr("1 measured time") : tr("%1 measured times").arg(countText(count));
    return count == 1 ? tr("1 message") : tr("%1 messages").arg(countText(count));
}

QString subtitle(const ErrorsResult& errors)
{
    const std::size_t patterns = errors.data.patterns.size();
    return tr("%1 in %2")
        .arg(countedTimes(errors.data.messages.size(), errors),
             patterns == 1 ? tr("1 measurement") : tr("%1 measurements").arg(countText(patterns)));
}

/** Where bins have one end only, their words. */
QString openBinText(const ErrorHistograms& histograms, std::size_t bin)
{
    const BinGrid& bins = histograms.bins;
    return !histograms.from(bin) ? QStringLiteral("< %1").arg(percentText(bins.upper(bin)))
           : !histograms.to(bin) ? QStringLiteral("≥ %1").arg(percentText(bins.lower(bin)))
                                 : QString();
}

/** Lines at 0 and ±10 %, and where open bins begin, which have words at the axis. */
void addVerticals(PlotContent& content, const ErrorHistograms& histograms)
{
    const BinGrid& bins = histograms.bins;
    for (const std::size_t bin : std::set<std::size_t>{0, bins.count - 1})
        if (const QString words = openBinText(histograms, bin); !words.isEmpty()) {
            content.verticals.push_back(histograms.from(bin) ? bins.lower(bin) : bins.upper(bin));
            content.x.words.push_back({bins.middle(bin), words});
        }
    for (const double x : {-kGoodErrorPercent, 0.0, kGoodErrorPercent})
        if (x >= bins.lower(0) && x <= bins.upper(bins.count - 1))
            content.verticals.push_back(x);
}

void drawHistograms(PlotContent& content, const ErrorPlotData& data, const Theme& theme)
{
    const ErrorsResult& errors = *data.request.errors;
    const ErrorHistograms& histograms = data.histograms;
    const BinGrid& bins = histograms.bins;
    content.title =
        histograms.panels.size() == 1 ? tr("Errors of the prediction") : tr("Errors of the predictions");
    content.x.kind = AxisKind::percent;
    content.x.quantity = tr("Error");
    content.x.lower = bins.lower(0);
    content.x.upper = bins.upper(bins.count - 1);
    content.y.kind = AxisKind::panels;
    content.y.quantity = hasApplications(errors) ? tr("Measured times") : tr("Messages");
    content.y.panels = histograms.panels.size();
    content.y.panelHeight = static_cast<double>(std::max<std::size_t>(1, histograms.highestTotal()));
    content.y.upper = panelBase(content.y, 0) + 1.25 * content.y.panelHeight;
    addVerticals(content, histograms);
    if (!content.x.words.empty())
        content.roomBeside = 24; // a word is wider than its bin

    const bool isGrouped = histograms.by != ErrorGrouping::none;
    const std::vector<QColor> colors = modelColors(errors, theme);
    for (std::size_t series = 0; series < (isGrouped ? histograms.groups.size() : 1); ++series) {
        PlotBoxes boxes;
        if (isGrouped) {
            boxes.name = groupName(histograms.by, histograms.groups[series]);
            boxes.color = theme.series(series);
        }
        for (std::uint32_t item = 0; item < data.bars.size(); ++item) {
            const HistogramBar& bar = data.bars[item];
            if (isGrouped && bar.group != series)
                continue;
            const ErrorHistograms::Panel& panel = histograms.panels[bar.panel];
            std::size_t below = 0;
            for (std::size_t group = 0; group < bar.group; ++group)
                below += panel.counts[group][bar.bin];
            const double base = panelBase(content.y, bar.panel) + static_cast<double>(below);
            PlotBox box{bins.lower(bar.bin), bins.upper(bar.bin), base,
                        base + static_cast<double>(panel.counts[bar.group][bar.bin])};
            box.fill = isGrouped ? boxes.color : colors[panel.model];
            box.item = item;
            boxes.boxes.push_back(std::move(box));
        }
        content.boxes.push_back(std::move(boxes));
    }
    for (std::size_t panel = 0; panel < histograms.panels.size(); ++panel) {
        const double base = panelBase(content.y, panel);
        const std::size_t panelModel = histograms.panels[panel].model;
        const QString summary = summaryText(errors, panelModel);
        if (histograms.panels.size() == 1)
            content.subtitle = QStringLiteral("%1 · %2").arg(summary, content.subtitle);
        else
            content.notes.push_back(
                {base + 1.25 * content.y.panelHeight, 1.25 * content.y.panelHeight, summary,
                 QStringLiteral("%1: %2 %")
                     .arg(nameIn(errors, panelModel), meanError(errors.summaries[panelModel]))});
        PlotLine line;
        line.color = theme.mutedText;
        line.width = 1;
        line.points = {{content.x.lower, base}, {content.x.upper, base}};
        content.lines.push_back(std::move(line));
    }
}

/** Whether times spread over more than two decades, so that the short ones would lie in a corner. */
bool spreadsOverDecades(const ErrorsResult& errors)
{
    constexpr double kDecades = 100;
    double shortest = std::numeric_limits<double>::infinity();
    double longest = 0;
    for (const ModelErrors& model : errors.data.models)
        for (std::size_t i = 0; i < errors.data.messages.size(); ++i) {
            if (!std::isfinite(model.errors[i]))
                continue;
            const double measured = errors.data.messages[i].measured.mean;
            shortest = std::min({shortest, measured, model.predicted[i]});
            longest = std::max({longest, measured, model.predicted[i]});
        }
    return shortest > 0 && std::isfinite(longest) && longest > kDecades * shortest;
}

/** The same scatter with logarithms as coordinates, which whiskers about a middle do not have. */
void makeLogarithmic(PlotContent& content)
{
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -lowest;
    std::erase_if(content.marks, [](const PlotMarks& marks) { return marks.shape == MarkShape::interval; });
    for (PlotMarks& marks : content.marks) {
        for (PlotMark& mark : marks.marks) {
            mark.x = std::log10(mark.x);
            mark.y = std::log10(mark.y);
            mark.halfWidth = 0;
            lowest = std::min({lowest, mark.x, mark.y});
            highest = std::max({highest, mark.x, mark.y});
        }
    }
    constexpr double kMargin = 0.05;
    for (PlotAxis* axis : {&content.x, &content.y}) {
        axis->kind = AxisKind::logTime;
        axis->lower = lowest - kMargin;
        axis->upper = highest + kMargin;
    }
    for (PlotLine& line : content.lines) {
        const double up = std::log10(line.points.back().y() / line.points.back().x());
        line.points = {{content.x.lower, content.x.lower + up}, {content.x.upper, content.x.upper + up}};
    }
}

PlotLine straightLine(double slope, double end, const QColor& color)
{
    PlotLine line;
    line.color = color;
    line.width = 1.2;
    line.isStepped = false;
    line.points = {{0, 0}, {end, slope * end}};
    return line;
}

void drawScatter(PlotContent& content, const ErrorPlotData& data, const Theme& theme)
{
    const ErrorsResult& errors = *data.request.errors;
    content.title = tr("Predicted over measured times");
    const std::vector<QColor> colors = modelColors(errors, theme);
    double longest = 0;
    const bool hasWhiskers = errors.data.messages.size() * colors.size() <= kManyDots;
    bool hasRanges = false;
    for (std::size_t m = 0; m < errors.data.models.size(); ++m) {
        const ModelErrors& model = errors.data.models[m];
        PlotMarks marks{nameIn(errors, m), colors[m], MarkShape::dot, {}, 3.5};
        PlotMarks ranges{tr("95 % range of the prediction"), faded(colors[m], 0.6), MarkShape::interval, {}};
        ranges.isContinued = hasRanges; // one entry for those of all models
        for (std::uint32_t i = 0; i < errors.data.messages.size(); ++i) {
            if (!std::isfinite(model.errors[i]))
                continue;
            const MeasuredTime& measured = errors.data.messages[i].measured;
            marks.marks.push_back({measured.mean, model.predicted[i], hasWhiskers ? measured.ci95 : 0, i});
            longest = std::max({longest, measured.mean + measured.ci95, model.predicted[i]});
            if (!model.spread || !hasWhiskers)
                continue;
            PlotMark range{measured.mean, model.predicted[i], 0, i};
            range.low = model.predicted[i] * model.spread->low;
            range.high = model.predicted[i] * model.spread->high;
            longest = std::max(longest, range.high);
            ranges.marks.push_back(range);
        }
        if (!ranges.marks.empty()) {
            hasRanges = true;
            content.marks.push_back(std::move(ranges));
        }
        content.marks.push_back(std::move(marks));
    }
    content.x.quantity = tr("Measured time");
    content.y.quantity = tr("Predicted time");
    for (PlotAxis* axis : {&content.x, &content.y}) {
        axis->kind = AxisKind::time;
        axis->upper = longest > 0 ? 1.04 * longest : 1;
    }
    content.lines.push_back(straightLine(1, 1.04 * longest, theme.mutedText));
    const double good = kGoodErrorPercent / 100;
    for (const double slope : {1 - good, 1 + good}) {
        content.lines.push_back(straightLine(slope, 1.04 * longest, theme.mutedText));
        content.lines.back().isDashed = true;
        if (slope < 1)
            content.lines.back().name = tr("±10 %");
    }
    if (spreadsOverDecades(errors))
        makeLogarithmic(content);
}

bool isIn(const ErrorPlotData& data, const HistogramBar& bar, std::size_t message)
{
    const ErrorData& errors = data.request.errors->data;
    const ModelErrors& model = errors.models[data.histograms.panels[bar.panel].model];
    if (data.histograms.binOf(model.errors[message]) != bar.bin)
        return false;
    const std::size_t number = groupNumber(errors, model, message, data.histograms.by);
    const ErrorGroup& group = data.histograms.groups[bar.group];
    return number >= group.lowest && number <= group.highest;
}

/** The items that stand for selected messages. */
std::set<std::uint32_t> selectedItems(const ErrorPlotData& data, const Selection& selection)
{
    if (selection.items().empty())
        return {};
    std::set<std::size_t> messages;
    const ErrorsResult& errors = *data.request.errors;
    for (std::size_t i = 0; i < errors.data.messages.size(); ++i)
        if (selection.contains(errors.item(i)) && messages.size() < PlotSelection::kMaxMessages)
            messages.insert(i);
    return itemsOf(data, messages);
}

/** Selects the messages; those of one pattern are shown in the scenario that was measured. */
void selectMessages(const ErrorPlotData& data, std::uint32_t item, Selection& selection,
                    Qt::KeyboardModifiers modifiers)
{
    const std::vector<std::size_t> messages = messagesOf(data, item);
    if (messages.empty())
        return;
    const ErrorsResult& errors = *data.request.errors;
    const std::size_t pattern = errors.data.messages[messages.front()].pattern;
    const bool isOnePattern = std::ranges::all_of(
        messages, [&](std::size_t message) { return errors.data.messages[message].pattern == pattern; });
    const MeasuredPattern& measured = errors.data.patterns[pattern];
    const auto& scenarios = errors.base->project.scenarios;
    const std::size_t shown = selection.scenario();
    if (isOnePattern &&
        (shown >= scenarios.size() ||
         indexOfName(errors.base->project.workloads, scenarios[shown].workload) != measured.workload))
        selection.setScenario(measured.scenario);
    std::set<SelectedItem> clicked;
    for (const std::size_t message : messages)
        clicked.insert(errors.item(message));
    selection.setItems(afterClick(selection.items(), std::move(clicked), modifiers));
}

/** Whether any of the models was learnt from any of what was measured. */
bool hasLearnt(const ErrorsResult& errors)
{
    for (const ModelErrors& model : errors.data.models)
        for (const MeasuredPattern& pattern : errors.data.patterns)
            if (isLearntFrom(errors.base->project, model.model, errors.measurement(pattern)))
                return true;
    return false;
}

} // namespace

ErrorPlotData errorPlot(const ErrorPlotRequest& request)
{
    ErrorPlotData data{request, {}, {}, false};
    std::optional<ErrorHistograms> histograms =
        errorHistograms(request.errors->data, request.by, request.width);
    data.isTooFine = !histograms;
    if (!histograms)
        return data;
    data.histograms = std::move(*histograms);
    for (std::size_t panel = 0; panel < data.histograms.panels.size(); ++panel)
        for (std::size_t group = 0; group < data.histograms.groups.size(); ++group)
            for (std::size_t bin = 0; bin < data.histograms.bins.count; ++bin)
                if (data.histograms.panels[panel].counts[group][bin] != 0)
                    data.bars.push_back({panel, group, bin});
    return data;
}

PlotContent errorContent(const ErrorPlotData& data, const Theme& theme)
{
    PlotContent content;
    const ErrorsResult& errors = *data.request.errors;
    if (errors.data.messages.empty() || errors.data.models.empty()) {
        content.hint = data.request.isUnlearnt
                           ? tr("Nothing is left that the models were not learnt from. Hold patterns out of "
                                "the calibration, or measure more.")
                       : errors.failure.isEmpty()
                           ? tr("Nothing was measured yet. Import measurements… or type times in the "
                                "Measured sheet: how far predictions are from them appears here.")
                           : errors.failure;
        return content;
    }
    if (data.isTooFine) {
        content.hint = tr("These bins are too narrow for errors so large. Choose wider ones.");
        return content;
    }
    if (data.request.kind == ErrorKind::scatter &&
        errors.data.messages.size() * errors.data.models.size() > kMostDots) {
        content.hint = tr("There are more than %1 points, too many to tell apart. The histograms show "
                          "them all.")
                           .arg(countText(kMostDots));
        return content;
    }
    content.subtitle = subtitle(errors);
    if (data.request.isUnlearnt)
        content.subtitle = tr("%1, without what models were learnt from").arg(content.subtitle);
    if (data.request.kind == ErrorKind::scatter)
        drawScatter(content, data, theme);
    else
        drawHistograms(content, data, theme);
    return content;
}

Table errorPlotTable(const ErrorPlotData& data)
{
    const ErrorData& errors = data.request.errors->data;
    if (data.request.kind == ErrorKind::scatter) {
        Table table = plotTable({"measurement", "message", "model", "measured_s", "ci95_s", "predicted_s",
                                 "error_pct", "predicted_low_s", "predicted_high_s"});
        for (const ModelErrors& model : errors.models) {
            const auto end = [&model](std::size_t i, double TimeSpread::*side) {
                return model.spread ? TableCell(model.predicted[i] * ((*model.spread).*side)) : TableCell();
            };
            for (std::size_t i = 0; i < errors.messages.size(); ++i)
                if (std::isfinite(model.errors[i])) {
                    const MeasuredTime& measured = errors.messages[i].measured;
                    table.addRow({data.request.errors->measurement(data.request.errors->patternOf(i)),
                                  data.request.errors->row(i).id, model.model, measured.mean,
                                  positiveCell(measured.ci95), model.predicted[i], model.errors[i],
                                  end(i, &TimeSpread::low), end(i, &TimeSpread::high)});
                }
        }
        return table;
    }
    const ErrorHistograms& histograms = data.histograms;
    Table table = plotTable({"model", "group", "from_pct", "to_pct", "messages"});
    for (const ErrorHistograms::Panel& panel : histograms.panels)
        for (std::size_t group = 0; group < histograms.groups.size(); ++group)
            for (std::size_t bin = 0; bin < histograms.bins.count; ++bin)
                table.addRow({errors.models[panel.model].model,
                              groupName(histograms.by, histograms.groups[group]).toStdString(),
                              histograms.from(bin), histograms.to(bin), panel.counts[group][bin]});
    return table;
}

std::vector<std::size_t> messagesOf(const ErrorPlotData& data, std::uint32_t item)
{
    if (data.request.kind == ErrorKind::scatter)
        return {item};
    std::vector<std::size_t> messages;
    if (item < data.bars.size())
        for (std::size_t i = 0; i < data.request.errors->data.messages.size(); ++i)
            if (isIn(data, data.bars[item], i))
                messages.push_back(i);
    return messages;
}

std::set<std::uint32_t> itemsOf(const ErrorPlotData& data, const std::set<std::size_t>& messages)
{
    std::set<std::uint32_t> items;
    if (data.request.kind == ErrorKind::scatter) {
        for (const std::size_t message : messages)
            items.insert(static_cast<std::uint32_t>(message));
        return items;
    }
    for (std::uint32_t item = 0; item < data.bars.size(); ++item)
        if (std::ranges::any_of(messages,
                                [&](std::size_t message) { return isIn(data, data.bars[item], message); }))
            items.insert(item);
    return items;
}

QString errorItemText(const ErrorPlotData& data, std::uint32_t item)
{
    const ErrorsResult& errors = *data.request.errors;
    if (data.request.kind == ErrorKind::histograms) {
        if (item >= data.bars.size())
            return {};
        const HistogramBar& bar = data.bars[item];
        const ErrorHistograms::Panel& panel = data.histograms.panels[bar.panel];
        const BinGrid& bins = data.histograms.bins;
        const QString open = openBinText(data.histograms, bar.bin);
        QString text =
            tr("%1 of %2\n%3: error %4")
                .arg(countText(panel.counts[bar.group][bar.bin]),
                     countedTimes(errors.summaries[panel.model].count, errors), nameIn(errors, panel.model),
                     open.isEmpty()
                         ? tr("from %1 to %2")
                               .arg(percentText(bins.lower(bar.bin)), percentText(bins.upper(bar.bin)))
                         : open);
        if (const QString name = groupName(data.histograms.by, data.histograms.groups[bar.group]);
            !name.isEmpty())
            text += QLatin1Char('\n') + name;
        return text;
    }
    if (item >= errors.data.messages.size())
        return {};
    const MeasuredTime& measured = errors.data.messages[item].measured;
    QString text = tr("%1 of %2: measured %3")
                       .arg(qtText(errors.row(item).id), qtText(errors.measurement(errors.patternOf(item))),
                            computedText(Dimension::duration, measured.mean).shown);
    if (measured.ci95 > 0)
        text += QStringLiteral(" ± ") + computedText(Dimension::duration, measured.ci95).shown;
    for (const ModelErrors& model : errors.data.models)
        if (std::isfinite(model.errors[item]))
            text +=
                QLatin1Char('\n') + tr("%1: %2, error %3")
                                        .arg(qtText(nameOfModel(model)),
                                             computedText(Dimension::duration, model.predicted[item]).shown,
                                             percentText(model.errors[item]));
    return text;
}

PlotOption groupingOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("How the messages of a bin are told apart"),
                               {tr("Not stacked"), tr("Stacked by d"), tr("Stacked by steps"),
                                tr("Stacked by degree"), tr("Stacked by rack crossing")});
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    return {box, {}, [box](PlotInput& input) {
                constexpr std::array groupings{ErrorGrouping::none, ErrorGrouping::d, ErrorGrouping::steps,
                                               ErrorGrouping::degree, ErrorGrouping::crossing};
                input.grouping = groupings.at(static_cast<std::size_t>(std::max(0, box->currentIndex())));
            }};
}

PlotOption learntOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("Whether errors on what a calibrated model was learnt from are shown"),
                               {tr("All that was measured"), tr("What was not learnt from")});
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    const auto refresh = [&live = use.results.errors()] {
        const auto errors = live.current();
        return errors && hasLearnt(*errors);
    };
    return {box, refresh, [box](PlotInput& input) { input.isUnlearnt = box->currentIndex() == 1; }};
}

PlotOption binWidthOption(const PlotOptionUse& use)
{
    QComboBox* box = optionBox(tr("Width of the bins"), {tr("Bins: automatic")});
    for (const int percent : {1, 2, 5, 10, 20})
        box->addItem(tr("Bins: %1 %").arg(percent), percent);
    QObject::connect(box, &QComboBox::currentIndexChanged, box, use.changed);
    return {box, {}, [box](PlotInput& input) {
                if (const int width = box->currentData().toInt(); width > 0)
                    input.binWidth = width;
            }};
}

BuiltPlot buildErrors(const PlotInput& input, ErrorPlotRequest::Kind kind, const std::stop_token&)
{
    const std::shared_ptr<const ErrorsResult> errors =
        input.isUnlearnt ? withoutLearnt(*input.errors) : input.errors;
    const auto data = std::make_shared<const ErrorPlotData>(
        errorPlot({errors, kind, input.grouping, input.binWidth, input.isUnlearnt}));
    BuiltPlot plot = plotOf(data, errorContent, errorPlotTable);
    plot.text = [data](std::uint32_t item, double) { return errorItemText(*data, item); };
    plot.highlighted = [data](const Selection& selection) { return selectedItems(*data, selection); };
    plot.click = [data](std::uint32_t item, Selection& selection, Qt::KeyboardModifiers modifiers) {
        selectMessages(*data, item, selection, modifiers);
    };
    return plot;
}

} // namespace contraflow
