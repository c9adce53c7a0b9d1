// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/what_if_sheet.h"

#include "app/desktop/style/text.h"
#include "app/desktop/tables/candidate_text.h"
#include "app/desktop/tables/computed_columns.h"

#include <utility>

namespace contraflow {

namespace {

using Shared = std::shared_ptr<const WhatIfView>;

/** A row is a case, or behind the cases an upgrade. */
struct Row
{
    const WhatIfCase* asked = nullptr;
    const GroupEffect* upgrade = nullptr;
};

Row rowAt(const WhatIf& whatIf, std::size_t row)
{
    if (row < whatIf.cases.size())
        return {&whatIf.cases[row], nullptr};
    return {nullptr, &whatIf.sensitivity.groups[row - whatIf.cases.size()]};
}

/** A number of every row that was run. */
template<typename OfCase, typename OfUpgrade>
RowNumber numberOf(const Shared& view, OfCase ofCase, OfUpgrade ofUpgrade)
{
    return [view, ofCase, ofUpgrade](std::size_t at) -> std::optional<double> {
        const Row row = rowAt(view->whatIf, at);
        if (row.upgrade)
            return ofUpgrade(*row.upgrade);
        return row.asked->notApplied.empty() ? std::optional<double>(ofCase(*row.asked)) : std::nullopt;
    };
}

QString noteOf(const Row& row)
{
    if (row.asked)
        return !row.asked->notApplied.empty() ? qtText(row.asked->notApplied)
               : row.asked->model.empty()     ? QString()
                                              : WhatIfSheet::tr("model %1").arg(qtText(row.asked->model));
    QStringList notes;
    for (const std::string& alias : row.upgrade->group.aliases)
        notes.append(WhatIfSheet::tr("also %1").arg(qtText(alias)));
    if (!row.upgrade->price && row.upgrade->saved > 0 && !row.upgrade->priceMissing.empty())
        notes.append(WhatIfSheet::tr("no price: %1").arg(qtText(row.upgrade->priceMissing)));
    return notes.join(QStringLiteral("; "));
}

std::vector<ResultsColumn> columnsOf(const Shared& view)
{
    std::vector<ResultsColumn> columns;
    columns.push_back(textsColumn({"what", WhatIfSheet::tr("What if")},
                                  QStringLiteral("uplinks of tor[1-16] × 2"), [view](std::size_t at) {
                                      const Row row = rowAt(view->whatIf, at);
                                      return row.asked ? caseTitle(*row.asked)
                                                       : upgradeTitle(titleOf(row.upgrade->group),
                                                                      view->whatIf.sensitivity.factor);
                                  }));
    columns.push_back(quantitiesColumn({"makespan_s", WhatIfSheet::tr("Makespan")}, Dimension::duration,
                                       numberOf(
                                           view, [](const WhatIfCase& asked) { return asked.makespan; },
                                           [](const GroupEffect& upgrade) { return upgrade.makespan; })));
    columns.push_back(
        quantitiesColumn({"mean_s", WhatIfSheet::tr("Mean"), WhatIfSheet::tr("Mean time of the messages")},
                         Dimension::duration,
                         numberOf(
                             view, [](const WhatIfCase& asked) { return asked.mean; },
                             [](const GroupEffect& upgrade) { return upgrade.mean; })));
    columns.push_back(quantitiesColumn(
        {"saved_s", WhatIfSheet::tr("Saved"), WhatIfSheet::tr("Of the makespan; below zero it takes longer")},
        Dimension::duration,
        numberOf(
            view, [](const WhatIfCase& asked) { return asked.saved; },
            [](const GroupEffect& upgrade) { return upgrade.saved; })));
    columns.push_back(numbersColumn(
        {"share_pct", WhatIfSheet::tr("Share"), WhatIfSheet::tr("Of the scenario's makespan that goes away")},
        {3, QStringLiteral(" %")},
        numberOf(
            view, [](const WhatIfCase& asked) { return 100 * asked.share; },
            [](const GroupEffect& upgrade) { return 100 * upgrade.savedShare; })));
    ResultsColumn price = textsColumn({"price", WhatIfSheet::tr("Price"),
                                       WhatIfSheet::tr("What the links cost now, taken as the price of the "
                                                       "upgrade")},
                                      QStringLiteral("1000000 EUR"), [view](std::size_t at) {
                                          const Row row = rowAt(view->whatIf, at);
                                          return row.upgrade ? priceShown(row.upgrade->price) : QString();
                                      });
    price.isNumber = true;
    price.sortValue = [view](std::size_t at) {
        const Row row = rowAt(view->whatIf, at);
        return row.upgrade && row.upgrade->price ? QVariant(row.upgrade->price->amount) : QVariant();
    };
    columns.push_back(std::move(price));
    columns.push_back(numbersColumn({"price_per_second", WhatIfSheet::tr("Price per second saved")}, {4},
                                    [view](std::size_t at) {
                                        const Row row = rowAt(view->whatIf, at);
                                        return row.upgrade ? row.upgrade->pricePerSecond : std::nullopt;
                                    }));
    columns.push_back(textsColumn({"note", WhatIfSheet::tr("Note")},
                                  QStringLiteral("also uplinks of tor[1-4]"),
                                  [view](std::size_t at) { return noteOf(rowAt(view->whatIf, at)); }));
    return columns;
}

} // namespace

WhatIfSheet::WhatIfSheet(Results& results) : m_whatIf(results.candidates().whatIf())
{
    connect(&m_whatIf, &LiveJob::changed, this, &WhatIfSheet::showNewest);
    connect(&m_whatIf, &LiveJob::stateChanged, this, [this] { setStale(m_whatIf.isStale()); });
    showNewest();
}

void WhatIfSheet::showNewest()
{
    const Shared newest = m_whatIf.current();
    if (!newest)
        return;
    const std::size_t rows = newest->whatIf.cases.size() + newest->whatIf.sensitivity.groups.size();
    showRows(rows, rows > 0 ? columnsOf(newest) : std::vector<ResultsColumn>(), [&] { m_view = newest; });
    setStale(m_whatIf.isStale());
}

QString WhatIfSheet::ownerText() const
{
    return rowCount() == 0 ? QString() : tr("scenario %1").arg(qtText(m_view->whatIf.scenario));
}

QString WhatIfSheet::emptyText() const
{
    if (!m_view)
        return tr("What the scenario could be spared is being worked out.");
    if (!m_view->failure.isEmpty())
        return m_view->failure;
    return tr("What latency, contention and each group of links cost the scenario stands here. It has no "
              "messages that can be predicted yet.");
}

} // namespace contraflow
