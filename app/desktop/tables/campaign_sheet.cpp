// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/campaign_sheet.h"

#include "app/desktop/tables/errors_sheet.h"

#include <cmath>
#include <limits>
#include <utility>

namespace contraflow {

namespace {

/** A line of the sheet: an experiment under a model. */
struct Line
{
    const CampaignRow* row = nullptr;
    const CampaignModel* model = nullptr;
};

/** What the columns read; keeps the errors alive. */
struct Lines
{
    std::shared_ptr<const ErrorsResult> errors;
    std::vector<Line> lines;
};

using Shared = std::shared_ptr<const Lines>;

Shared linesOf(std::shared_ptr<const ErrorsResult> errors)
{
    auto lines = std::make_shared<Lines>();
    for (const CampaignRow& row : errors->campaign.rows)
        for (const CampaignModel& model : row.models)
            if (model.error.count > 0)
                lines->lines.push_back({&row, &model});
    lines->errors = std::move(errors);
    return lines;
}

double meanOf(const MeanEstimate& estimate)
{
    return estimate.count > 0 ? estimate.mean : std::numeric_limits<double>::quiet_NaN();
}

double meanOf(const std::optional<MeanEstimate>& estimate)
{
    return meanOf(estimate.value_or(MeanEstimate()));
}

struct NumberColumn
{
    const char* key;
    QString title;
    QString hint;
    QString suffix;
    int digits = 4;
    double (*value)(const Line& line) = nullptr;
};

ResultsColumn columnOf(const Shared& lines, const NumberColumn& column)
{
    const auto value = [lines, of = column.value](std::size_t line) { return of(lines->lines[line]); };
    return {column.key,
            column.title,
            column.hint,
            QStringLiteral("100.00 %"),
            true,
            [value, digits = column.digits, suffix = column.suffix](std::size_t line) {
                const double number = value(line);
                return std::isfinite(number) ? computedNumber(number, digits, suffix) : CellText();
            },
            [value](std::size_t line) {
                const double number = value(line);
                return std::isfinite(number) ? QVariant(number) : QVariant();
            }};
}

std::vector<ResultsColumn> columnsOf(const Shared& lines)
{
    std::vector<ResultsColumn> columns;
    const auto addText = [&](const char* key, const QString& title, auto text) {
        columns.push_back({key,
                           title,
                           QString(),
                           QStringLiteral("patterns-F.csv"),
                           false,
                           [lines, text](std::size_t line) { return plainText(text(*lines, line)); },
                           {}});
    };
    const auto percent = QStringLiteral(" %");
    const auto add = [&](const NumberColumn& column) { columns.push_back(columnOf(lines, column)); };
    addText("set", CampaignSheet::tr("Measured on"), [](const Lines& all, std::size_t line) {
        return all.errors->campaign.sets[all.lines[line].row->set];
    });
    add({"nodes",
         CampaignSheet::tr("|N|"),
         CampaignSheet::tr("Nodes; empty: the whole set"),
         {},
         6,
         [](const Line& line) {
             return line.row->nodes ? static_cast<double>(*line.row->nodes) : std::nan("");
         }});
    add({"d",
         CampaignSheet::tr("d"),
         CampaignSheet::tr("Degree of the patterns; empty: the whole set"),
         {},
         6,
         [](const Line& line) {
             return line.row->degree ? static_cast<double>(*line.row->degree) : std::nan("");
         }});
    add({"patterns", CampaignSheet::tr("Patterns"), {}, {}, 6, [](const Line& line) {
             return static_cast<double>(line.row->patterns);
         }});
    add({"messages", CampaignSheet::tr("Messages"), {}, {}, 6, [](const Line& line) {
             return static_cast<double>(line.row->messages);
         }});
    addText("model", CampaignSheet::tr("Model"), [](const Lines& all, std::size_t line) {
        return all.errors->data.models[all.lines[line].model->model].model;
    });
    add({"steps",
         CampaignSheet::tr("Steps"),
         CampaignSheet::tr("Mean number of steps of the patterns"),
         {},
         3,
         [](const Line& line) { return meanOf(line.model->steps); }});
    add({"pi", CampaignSheet::tr("π"), CampaignSheet::tr("Half-width of the 95 % confidence interval of |ε|"),
         percent, 3, [](const Line& line) { return line.model->error.halfWidth.value_or(std::nan("")); }});
    add({"error", CampaignSheet::tr("|ε|"), CampaignSheet::tr("Mean absolute error of the messages"), percent,
         3, [](const Line& line) { return meanOf(line.model->error); }});
    add({"both_ways", CampaignSheet::tr("|ε'|"),
         CampaignSheet::tr(
             "Mean absolute error over the patterns with traffic both ways on a link that several "
             "messages share"),
         percent, 3, [](const Line& line) { return meanOf(line.model->bothWays); }});
    add({"fairness", CampaignSheet::tr("|ε''|"), CampaignSheet::tr("The same under max-min fairness"),
         percent, 3, [](const Line& line) { return meanOf(line.row->fairness); }});
    add({"within", CampaignSheet::tr("Within ±10 %"),
         CampaignSheet::tr("Share of the messages with |ε| ≤ 10 %"), percent, 3,
         [](const Line& line) { return 100 * line.model->within; }});
    return columns;
}

} // namespace

CampaignSheet::CampaignSheet(Results& results) : m_results(results)
{
    Errors& errors = results.errors();
    connect(&errors, &Errors::errorsChanged, this, &CampaignSheet::showNewest);
    connect(&errors, &Errors::stateChanged, this, [this] { setStale(m_results.errors().isStale()); });
    showNewest();
}

void CampaignSheet::showNewest()
{
    const auto newest = m_results.errors().current();
    if (!newest)
        return;
    const Shared lines = linesOf(newest);
    showRows(lines->lines.size(), lines->lines.empty() ? std::vector<ResultsColumn>() : columnsOf(lines),
             [&] { m_errors = newest; });
    setStale(m_results.errors().isStale());
}

QString CampaignSheet::ownerText() const
{
    if (!m_errors || rowCount() == 0)
        return {};
    return ErrorsSheet::patternsText(*m_errors);
}

QString CampaignSheet::emptyText() const
{
    if (!m_errors)
        return tr("What was measured is being predicted.");
    if (!m_errors->failure.isEmpty())
        return m_errors->failure;
    return tr(
        "Nothing was measured yet. Import measurements… of several patterns: the errors of each experiment "
        "stand here as in Table II of Zhu et al. (2014).");
}

} // namespace contraflow
