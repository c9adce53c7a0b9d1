// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/errors_sheet.h"

#include "app/desktop/style/text.h"
#include "core/analysis/measured_origin.h"
#include "core/base/text.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace contraflow {

namespace {

using Shared = std::shared_ptr<const ErrorsResult>;

QVariant finiteOrNothing(double value)
{
    return std::isfinite(value) ? QVariant(value) : QVariant();
}

CellText percentText(double percent)
{
    return std::isfinite(percent) ? computedNumber(percent, 3, QStringLiteral(" %")) : CellText();
}

CellText secondsText(double seconds)
{
    return std::isfinite(seconds) ? computedText(Dimension::duration, seconds) : CellText();
}

ResultsColumn textColumn(std::string key, const QString& title, const QString& sample,
                         std::function<CellText(std::size_t)> text)
{
    return {std::move(key), title, QString(), sample, false, std::move(text), {}};
}

void addMessageColumns(std::vector<ResultsColumn>& columns, const Shared& errors)
{
    columns.push_back(textColumn("measurement", ErrorsSheet::tr("Measurement"), QStringLiteral("measurement"),
                                 [errors](std::size_t m) { return plainText(errors->measurement(m).name); }));
    columns.push_back(textColumn("message", ErrorsSheet::tr("Message"), QStringLiteral("m1000"),
                                 [errors](std::size_t m) { return plainText(errors->row(m).id); }));
    columns.push_back(textColumn("source", ErrorsSheet::tr("Source"), QStringLiteral("node100"),
                                 [errors](std::size_t m) { return plainText(errors->row(m).source); }));
    columns.push_back(textColumn("destination", ErrorsSheet::tr("Destination"), QStringLiteral("node100"),
                                 [errors](std::size_t m) { return plainText(errors->row(m).destination); }));
    const auto mean = [errors](std::size_t m) { return errors->data.messages[m].measured.mean; };
    const auto interval = [errors](std::size_t m) {
        const double ci95 = errors->data.messages[m].measured.ci95;
        return ci95 > 0 ? ci95 : std::nan("");
    };
    columns.push_back({"measured", ErrorsSheet::tr("Measured"), ErrorsSheet::tr("Mean of the measured times"),
                       QStringLiteral("1000.0 ms"), true,
                       [mean](std::size_t m) { return secondsText(mean(m)); },
                       [mean](std::size_t m) { return finiteOrNothing(mean(m)); }, Dimension::duration});
    columns.push_back(
        {"ci95", ErrorsSheet::tr("± 95 %"),
         ErrorsSheet::tr("Half-width of the 95 % confidence interval of the mean: errors below it "
                         "are noise of the measurement"),
         QStringLiteral("1000.0 ms"), true, [interval](std::size_t m) { return secondsText(interval(m)); },
         [interval](std::size_t m) { return finiteOrNothing(interval(m)); }, Dimension::duration});
}

void addModelColumns(std::vector<ResultsColumn>& columns, const Shared& errors, std::size_t model)
{
    const ModelErrors& of = errors->data.models[model];
    const QString name = qtText(of.model);
    const auto seconds = [errors, model](std::size_t m) { return errors->data.models[model].predicted[m]; };
    const auto percent = [errors, model](std::size_t m) { return errors->data.models[model].errors[m]; };
    columns.push_back(
        {"time:" + of.model, name, ErrorsSheet::tr("Predicted time under %1").arg(name),
         QStringLiteral("1000.0 ms"), true, [seconds](std::size_t m) { return secondsText(seconds(m)); },
         [seconds](std::size_t m) { return finiteOrNothing(seconds(m)); }, Dimension::duration});
    columns.push_back(
        {"error:" + of.model, ErrorsSheet::tr("%1, error").arg(name),
         ErrorsSheet::tr("(%1 − measured) / measured; negative: the prediction is optimistic").arg(name),
         QStringLiteral("−100.0 %"), true, [percent](std::size_t m) { return percentText(percent(m)); },
         [percent](std::size_t m) { return finiteOrNothing(percent(m)); }});
}

/** The largest |error| of any model. */
double worstOf(const ErrorsResult& errors, std::size_t message)
{
    double worst = 0;
    for (const ModelErrors& model : errors.data.models)
        if (std::isfinite(model.errors[message]))
            worst = std::max(worst, std::abs(model.errors[message]));
    return worst;
}

QString outlierText(const ErrorsResult& errors, std::size_t message)
{
    QStringList models;
    for (std::size_t m = 0; m < errors.data.models.size(); ++m)
        if (errors.outliers[m][message])
            models.append(qtText(errors.data.models[m].model));
    return models.join(QStringLiteral(", "));
}

std::vector<ResultsColumn> columnsOf(const Shared& errors)
{
    std::vector<ResultsColumn> columns;
    if (errors->data.messages.empty() || errors->data.models.empty())
        return columns;
    addMessageColumns(columns, errors);
    for (std::size_t model = 0; model < errors->data.models.size(); ++model)
        addModelColumns(columns, errors, model);
    columns.push_back({"worst", ErrorsSheet::tr("Worst |error|"),
                       ErrorsSheet::tr("The largest |error| of any model; sort by it to see the worst first"),
                       QStringLiteral("100.0 %"), true,
                       [errors](std::size_t m) { return percentText(worstOf(*errors, m)); },
                       [errors](std::size_t m) { return QVariant(worstOf(*errors, m)); }});
    columns.push_back({"outlier",
                       ErrorsSheet::tr("Outlier for"),
                       ErrorsSheet::tr("Models whose error of this message lies far from their other errors: "
                                       "0.6745 · |error − median| / MAD > 3.5"),
                       QStringLiteral("algorithm"),
                       false,
                       [errors](std::size_t m) {
                           const QString text = outlierText(*errors, m);
                           return CellText{text, text, {}};
                       },
                       {}});
    columns.push_back(
        {"origin",
         ErrorsSheet::tr("Origin"),
         ErrorsSheet::tr("Where the measured time comes from: file, dates, machine, MPI library"),
         QStringLiteral("patterns-F.csv, imported 2026-11-21"),
         false,
         [errors](std::size_t m) { return plainText(originText(errors->measurement(m).provenance)); },
         {}});
    return columns;
}

} // namespace

ErrorsSheet::ErrorsSheet(Selection& selection, Results& results) : m_selection(selection), m_results(results)
{
    Errors& errors = results.errors();
    connect(&errors, &Errors::errorsChanged, this, &ErrorsSheet::showNewest);
    connect(&errors, &Errors::stateChanged, this, [this] { setStale(m_results.errors().isStale()); });
    showNewest();
}

void ErrorsSheet::showNewest()
{
    const Shared newest = m_results.errors().current();
    if (!newest)
        return;
    showRows(newest->data.messages.size(), columnsOf(newest), [&] {
        m_errors = newest;
        m_rowOfItem.clear();
        for (std::size_t i = 0; i < newest->data.messages.size(); ++i)
            m_rowOfItem.try_emplace(newest->item(i), static_cast<int>(i));
    });
    setStale(m_results.errors().isStale());
}

QString ErrorsSheet::summaryText(const Errors& errors)
{
    const Shared newest = errors.current();
    if (!newest || newest->data.messages.empty())
        return {};
    QStringList models;
    for (std::size_t m = 0; m < newest->data.models.size(); ++m) {
        const ErrorSummary& summary = newest->summaries[m];
        QString text =
            tr("%1: mean |error| %2")
                .arg(qtText(newest->data.models[m].model), qtText(fixedText(summary.absolute.mean, 1)));
        if (summary.absolute.halfWidth)
            text += tr(" ± %1").arg(qtText(fixedText(*summary.absolute.halfWidth, 1)));
        text += tr(" %, %1 % within ±10 %").arg(qtText(fixedText(100 * summary.within, 0)));
        models.append(text);
    }
    return models.join(QStringLiteral(" · "));
}

QString ErrorsSheet::patternsText(const ErrorsResult& errors)
{
    const std::size_t count = errors.data.patterns.size();
    return count == 1 ? tr("1 measured pattern") : tr("%1 measured patterns").arg(count);
}

QString ErrorsSheet::ownerText() const
{
    return rowCount() == 0 ? QString() : patternsText(*m_errors);
}

QString ErrorsSheet::emptyText() const
{
    if (!m_errors)
        return tr("What was measured is being predicted.");
    if (!m_errors->failure.isEmpty())
        return m_errors->failure;
    return tr("Nothing was measured yet. Import measurements… or type times in the Measured sheet: how far "
              "predictions are from them stands here.");
}

std::optional<TableRef> ErrorsSheet::selectableTable() const
{
    const auto& selected = m_selection.items();
    if (!selected.empty() && selected.begin()->table.kind == TableKind::messages)
        return selected.begin()->table;
    const auto shown = m_results.current();
    if (!shown || !shown->prediction)
        return std::nullopt;
    return TableRef{TableKind::messages, shown->prediction->workload};
}

std::optional<SelectedItem> ErrorsSheet::itemAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return m_errors->item(static_cast<std::size_t>(row));
}

int ErrorsSheet::rowOf(const SelectedItem& item) const
{
    const auto found = m_rowOfItem.find(item);
    return found == m_rowOfItem.end() ? -1 : found->second;
}

std::optional<std::size_t> ErrorsSheet::scenarioOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    const MeasuredPattern& pattern =
        m_errors->data.patterns[m_errors->data.messages[static_cast<std::size_t>(row)].pattern];
    const auto shown = m_results.current();
    const bool isShown = shown && shown->prediction && shown->prediction->workload == pattern.workload;
    return isShown ? std::nullopt : std::optional(pattern.scenario);
}

} // namespace contraflow
