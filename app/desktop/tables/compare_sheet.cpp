// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/compare_sheet.h"

#include "app/desktop/style/text.h"
#include "app/desktop/tables/candidate_text.h"
#include "app/desktop/tables/computed_columns.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

struct Row
{
    const CandidateGroup* group = nullptr;
    const Candidate* candidate = nullptr;
};

/** What the columns read; keeps the view alive. */
struct Rows
{
    std::shared_ptr<const CandidatesView> view;
    std::vector<Row> rows;
};

using Shared = std::shared_ptr<const Rows>;

Shared rowsOf(std::shared_ptr<const CandidatesView> view)
{
    auto rows = std::make_shared<Rows>();
    for (const CandidateGroup& group : view->comparison.groups)
        for (const Candidate& candidate : group.candidates)
            rows->rows.push_back({&group, &candidate});
    rows->view = std::move(view);
    return rows;
}

/** A number of those candidates that have a prediction. */
template<typename Value>
RowNumber predicted(const Shared& rows, Value value)
{
    return [rows, value](std::size_t row) -> std::optional<double> {
        const Candidate& candidate = *rows->rows[row].candidate;
        return candidate.isPredicted() ? std::optional<double>(value(candidate)) : std::nullopt;
    };
}

/** Adds a column of text of each row. */
template<typename Text>
void addText(std::vector<ResultsColumn>& columns, const Shared& rows, const ColumnCaption& words, Text text)
{
    columns.push_back(textsColumn(words, QStringLiteral("copper-fat-uplinks"),
                                  [rows, text](std::size_t row) { return qtText(text(rows->rows[row])); }));
}

void addNames(std::vector<ResultsColumn>& columns, const Shared& rows)
{
    addText(columns, rows, {"scenario", CompareSheet::tr("Scenario")},
            [](const Row& row) { return row.candidate->label; });
    if (rows->view->comparison.groups.size() > 1)
        addText(columns, rows, {"workload", CompareSheet::tr("Workload")},
                [](const Row& row) { return row.group->workload; });
}

/** What the scenario is made of. */
void addParts(std::vector<ResultsColumn>& columns, const Shared& rows)
{
    addText(columns, rows, {"platform", CompareSheet::tr("Platform")},
            [](const Row& row) { return row.candidate->platform; });
    if (std::any_of(rows->rows.begin(), rows->rows.end(),
                    [](const Row& row) { return !row.candidate->mapping.empty(); }))
        addText(columns, rows, {"mapping", CompareSheet::tr("Mapping")},
                [](const Row& row) { return row.candidate->mapping; });
    addText(columns, rows, {"model", CompareSheet::tr("Model")},
            [](const Row& row) { return row.candidate->model; });
}

void addTime(std::vector<ResultsColumn>& columns, const Shared& rows, const ColumnCaption& words,
             double TimeFigures::*member)
{
    columns.push_back(quantitiesColumn(
        words, Dimension::duration,
        predicted(rows, [member](const Candidate& candidate) { return candidate.figures.*member; })));
}

void addMakespan(std::vector<ResultsColumn>& columns, const Shared& rows)
{
    addTime(columns, rows,
            {"makespan_s", CompareSheet::tr("Makespan"), CompareSheet::tr("When the last message is there")},
            &TimeFigures::makespan);
    if (std::none_of(rows->rows.begin(), rows->rows.end(),
                     [](const Row& row) { return row.candidate->bars.has_value(); }))
        return;
    columns.push_back(
        textsColumn({"makespan_range", CompareSheet::tr("95 % range"),
                     CompareSheet::tr("Where the makespan lies, as far as measurements told how much the "
                                      "model errs")},
                    QStringLiteral("0.1234 s to 0.1234 s"), [rows](std::size_t row) {
                        const auto& bars = rows->rows[row].candidate->bars;
                        return barText(bars ? std::optional(bars->makespan) : std::nullopt);
                    }));
}

void addFurtherTimes(std::vector<ResultsColumn>& columns, const Shared& rows)
{
    addTime(columns, rows,
            {"mean_s", CompareSheet::tr("Mean"), CompareSheet::tr("Mean time of the messages")},
            &TimeFigures::mean);
    addTime(columns, rows,
            {"p95_s", CompareSheet::tr("95th percentile"),
             CompareSheet::tr("95 % of the messages take at most this time")},
            &TimeFigures::percentile95);
    columns.push_back(numbersColumn(
        {"slowdown", CompareSheet::tr("Slowdown"),
         CompareSheet::tr("Mean over the messages of their time over the time that they would take alone")},
        {3, QStringLiteral("×")},
        predicted(rows, [](const Candidate& candidate) { return candidate.figures.slowdown; })));
    columns.push_back(textsColumn({"busiest", CompareSheet::tr("Busiest channel"),
                                   CompareSheet::tr("The channel with the highest load")},
                                  QStringLiteral("backbone: torX → torY"), [rows](std::size_t row) {
                                      const auto& busiest = rows->rows[row].candidate->figures.busiest;
                                      return busiest ? qtText(busiest->channel) : QString();
                                  }));
    columns.push_back(numbersColumn(
        {"load_pct", CompareSheet::tr("Its load"),
         CompareSheet::tr("Of what it could have carried from the first start to the last finish")},
        {3, QStringLiteral(" %")}, [rows](std::size_t row) -> std::optional<double> {
            const auto& busiest = rows->rows[row].candidate->figures.busiest;
            if (!busiest)
                return std::nullopt;
            return 100 * busiest->load;
        }));
}

void addVerdicts(std::vector<ResultsColumn>& columns, const Shared& rows)
{
    const auto candidateAt = [rows](std::size_t row) -> const Candidate& {
        return *rows->rows[row].candidate;
    };
    ResultsColumn rank = textsColumn(
        {"rank", CompareSheet::tr("Rank"),
         CompareSheet::tr(
             "By makespan; in brackets the places that differences inside the errors leave open")},
        QStringLiteral("1 (1 to 3)"), [candidateAt](std::size_t row) { return rankText(candidateAt(row)); });
    rank.isNumber = true;
    rank.sortValue = [candidateAt](std::size_t row) {
        const std::size_t place = candidateAt(row).rank;
        return place == 0 ? QVariant() : QVariant(static_cast<double>(place));
    };
    columns.push_back(std::move(rank));
    columns.push_back(textsColumn(
        {"verdict", CompareSheet::tr("Verdict"),
         CompareSheet::tr("How its makespan stands to that of the reference; too close to call: the "
                          "difference lies inside the errors of the models")},
        QStringLiteral("too close to call"),
        [candidateAt](std::size_t row) { return verdictText(candidateAt(row)); }));
    ResultsColumn price =
        textsColumn({"price", CompareSheet::tr("Price")}, QStringLiteral("1000000 EUR"),
                    [candidateAt](std::size_t row) { return priceShown(candidateAt(row).price.price); });
    price.isNumber = true;
    price.hint = CompareSheet::tr("Of the platform, or the sum of the prices of its nodes and links");
    price.sortValue = [candidateAt](std::size_t row) {
        const auto& amount = candidateAt(row).price.price;
        return amount ? QVariant(amount->amount) : QVariant();
    };
    columns.push_back(std::move(price));
    columns.push_back(numbersColumn(
        {"price_per_second", CompareSheet::tr("Price per second saved"),
         CompareSheet::tr("What it costs more than the reference, over the predicted time that it saves; "
                          "below zero it is cheaper besides")},
        {4}, [candidateAt](std::size_t row) { return candidateAt(row).pricePerSecondSaved; }));
    columns.push_back(textsColumn({"pareto", CompareSheet::tr("Price and time"),
                                   CompareSheet::tr("Whether another scenario is as fast and as cheap")},
                                  QStringLiteral("on the front"), [rows](std::size_t row) {
                                      return paretoText(*rows->rows[row].group, *rows->rows[row].candidate);
                                  }));
}

} // namespace

CompareSheet::CompareSheet(Results& results) : m_candidates(results.candidates().comparison())
{
    connect(&m_candidates, &LiveJob::changed, this, &CompareSheet::showNewest);
    connect(&m_candidates, &LiveJob::stateChanged, this, [this] { setStale(m_candidates.isStale()); });
    showNewest();
}

void CompareSheet::showNewest()
{
    const auto newest = m_candidates.current();
    if (!newest)
        return;
    const Shared rows = rowsOf(newest);
    std::vector<ResultsColumn> columns;
    if (!rows->rows.empty()) {
        addNames(columns, rows);
        addMakespan(columns, rows);
        addVerdicts(columns, rows);
        addFurtherTimes(columns, rows);
        addParts(columns, rows);
    }
    showRows(rows->rows.size(), std::move(columns), [&] {
        m_view = newest;
        m_scenarios.clear();
        m_rowOfScenario.clear();
        for (const Row& row : rows->rows) {
            m_rowOfScenario.try_emplace(row.candidate->scenario, static_cast<int>(m_scenarios.size()));
            m_scenarios.push_back(row.candidate->scenario);
        }
    });
    setStale(m_candidates.isStale());
}

QString CompareSheet::ownerText() const
{
    return rowCount() == 0 ? QString() : tr("%1 scenarios").arg(rowCount());
}

QString CompareSheet::emptyText() const
{
    if (!m_view)
        return tr("The scenarios are being predicted.");
    if (!m_view->failure.isEmpty())
        return m_view->failure;
    return tr("The scenarios of the project stand here side by side: times, load, price and verdict. Add "
              "platforms and scenarios in the sheets of that name, or with the project tree.");
}

std::optional<TableRef> CompareSheet::selectableTable() const
{
    return TableRef{TableKind::scenarios, 0};
}

std::optional<SelectedItem> CompareSheet::itemAt(int row) const
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_scenarios.size())
        return std::nullopt;
    return SelectedItem{{TableKind::scenarios, 0}, m_scenarios[static_cast<std::size_t>(row)]};
}

int CompareSheet::rowOf(const SelectedItem& item) const
{
    const auto found = m_rowOfScenario.find(item.row);
    return item.table.kind == TableKind::scenarios && found != m_rowOfScenario.end() ? found->second : -1;
}

} // namespace contraflow
