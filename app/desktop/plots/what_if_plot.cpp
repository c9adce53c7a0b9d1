// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/plots/plot_words.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/candidate_text.h"
#include "app/desktop/tables/cell_text.h"
#include "core/base/text.h"
#include "core/io/csv.h"

#include <algorithm>

namespace contraflow {
namespace {

/** More groups of links than these are left to the sheet. */
constexpr std::size_t kMostGroups = 40;

/** A row of the plot: a case that applies, or an upgrade. */
struct Row
{
    const WhatIfCase* asked = nullptr;
    const GroupEffect* upgrade = nullptr; ///< the first of some with the same effect
    QString title = {};

    [[nodiscard]] double percent() const { return 100 * (asked ? asked->share : upgrade->savedShare); }
    [[nodiscard]] double makespan() const { return asked ? asked->makespan : upgrade->makespan; }
};

/** Cases by what they would gain, then upgrades by what they would save. */
std::vector<Row> rowsOf(const WhatIf& whatIf)
{
    std::vector<Row> rows;
    for (const WhatIfCase& asked : whatIf.cases)
        if (asked.notApplied.empty())
            rows.push_back({&asked, nullptr, caseTitle(asked)});
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row& a, const Row& b) { return a.percent() > b.percent(); });
    const Sensitivity& sensitivity = whatIf.sensitivity;
    const std::vector<AlikeGroups> all = alikeGroups(sensitivity);
    for (std::size_t i = 0; i < std::min(all.size(), kMostGroups); ++i)
        rows.push_back({nullptr, &sensitivity.groups[all[i].groups.front()],
                        upgradeTitle(all[i].title, sensitivity.factor)});
    return rows;
}

} // namespace

PlotContent whatIfContent(const WhatIfView& view, const Theme& theme)
{
    PlotContent content;
    const WhatIf& whatIf = view.whatIf;
    const std::vector<Row> rows = rowsOf(whatIf);
    if (!view.failure.isEmpty() || rows.empty()) {
        content.hint = view.failure.isEmpty()
                           ? tr("What latency, contention and each group of links cost the scenario "
                                "appears here. It has no messages that can be predicted yet.")
                           : view.failure;
        return content;
    }
    content.title = tr("What %1 could be spared").arg(qtText(whatIf.scenario));
    content.subtitle = qtText(whatIf.advice);
    content.x.kind = AxisKind::percent;
    content.x.quantity = tr("Part of the makespan that goes away");
    content.x.upper = 1;
    content.y.kind = AxisKind::rows;
    PlotBoxes cases{tr("What if"), theme.uncontended(), {}};
    PlotBoxes upgrades{tr("Links %1 times as fast").arg(qtText(roundedText(whatIf.sensitivity.factor, 3))),
                       theme.series(0),
                       {}};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const auto at = static_cast<double>(i);
        content.y.rows.push_back(row.title);
        PlotBox box{std::min(0.0, row.percent()), std::max(0.0, row.percent()), at - 0.36, at + 0.36};
        box.item = static_cast<std::uint32_t>(i);
        box.fill = row.asked ? cases.color : upgrades.color;
        box.beside = percentText(row.percent());
        if (row.upgrade && row.upgrade->price)
            box.beside += QStringLiteral(", ") + priceShown(row.upgrade->price);
        content.x.lower = std::min(content.x.lower, box.from * 1.05);
        content.x.upper = std::max(content.x.upper, box.to * 1.03);
        (row.asked ? cases : upgrades).boxes.push_back(std::move(box));
    }
    for (PlotBoxes* boxes : {&cases, &upgrades}) {
        boxes->maxPixels = 22;
        if (!boxes->boxes.empty())
            content.boxes.push_back(std::move(*boxes));
    }
    content.y.lower = -0.6;
    content.y.upper = static_cast<double>(rows.size()) - 0.4;
    content.roomBeside = 110;
    return content;
}

std::string whatIfTable(const WhatIfView& view, char separator)
{
    std::string text;
    appendCsvRecord(text, {"what", "makespan_s", "saved_pct", "price", "price_per_second"}, separator);
    for (const Row& row : rowsOf(view.whatIf)) {
        const bool hasPrice = row.upgrade && row.upgrade->price;
        const bool hasRate = row.upgrade && row.upgrade->pricePerSecond;
        appendCsvRecord(text,
                        {row.title.toStdString(), numberText(row.makespan()), numberText(row.percent()),
                         hasPrice ? priceText(*row.upgrade->price) : std::string(),
                         hasRate ? numberText(*row.upgrade->pricePerSecond) : std::string()},
                        separator);
    }
    return text;
}

QString whatIfText(const WhatIfView& view, std::uint32_t position)
{
    const std::vector<Row> rows = rowsOf(view.whatIf);
    if (position >= rows.size())
        return {};
    const Row& row = rows[position];
    QString text = tr("%1\nMakespan: %2 in place of %3, %4")
                       .arg(row.title, timeText(row.makespan()), timeText(view.whatIf.base.makespan),
                            percentText(-row.percent()));
    if (row.asked && !row.asked->model.empty())
        text += tr("\nModel: %1").arg(qtText(row.asked->model));
    if (!row.upgrade)
        return text;
    for (const std::string& alias : row.upgrade->group.aliases)
        text += tr("\nThe same links: %1").arg(qtText(alias));
    if (row.upgrade->price)
        text += tr("\nPrice: %1").arg(priceShown(row.upgrade->price));
    else if (!row.upgrade->priceMissing.empty())
        text += tr("\nNo price: %1").arg(qtText(row.upgrade->priceMissing));
    return text;
}

} // namespace contraflow
