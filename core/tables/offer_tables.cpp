// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/offer_tables.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/project/money.h"
#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

using Kind = ColumnKind;

/** An offer under one workload; without a candidate, nothing is known of it. */
struct OfferRow
{
    const OfferComparison& offers;
    const Offer& offer;
    const OfferWorkload* workload = nullptr;
    const OfferResult* result = nullptr;
    const Candidate* candidate = nullptr;
};

using AtOffer = const OfferRow&;

TableCell offerRank(AtOffer row)
{
    return row.offer.rank > 0 ? TableCell(row.offer.rank).shownAs(rankText(row.offer)) : TableCell();
}

auto openOfferPlace(std::size_t Offer::*member)
{
    return [member](AtOffer row) { return row.offer.rank > 0 ? TableCell(row.offer.*member) : TableCell(); };
}

auto overallEnd(double ErrorBar::*end)
{
    return [end](AtOffer row) {
        const std::optional<ErrorBar> bar = row.offer.bar();
        return bar ? TableCell((*bar).*end) : TableCell();
    };
}

TableCell overallRange(AtOffer row)
{
    const std::optional<ErrorBar> bar = row.offer.bar();
    return bar ? TableCell(TableRange{bar->low, bar->high}) : TableCell();
}

/** Words for what an offer is the best at. */
std::string distinctionText(const OfferComparison& offers, const Offer& offer)
{
    if (!offers.fastest)
        return {};
    const auto index = static_cast<std::size_t>(&offer - offers.offers.data());
    const auto isOthers = [&](Standing time) {
        return std::ranges::any_of(offers.offers, [&](const Offer& other) {
            return &other != &offer && standing(offer.judged(), other.judged()) == time;
        });
    };
    const Offer& first = offers.offers[*offers.fastest];
    const Standing toFirst = standing(offer.judged(), first.judged());
    std::string text =
        &offer != &first && toFirst == Standing::greater ? std::string()
        : isOthers(Standing::tooClose)
            ? (&offer == &first ? sentence("ahead, too close to call") : sentence("too close to call"))
        : isOthers(Standing::equal) ? sentence("among the fastest")
                                    : sentence("fastest");
    const bool isCloseValue = contains(offers.closeValues, index);
    if (isCloseValue || offers.bestValue == index)
        text +=
            (text.empty() ? "" : ", ") +
            (offers.closeValues.empty() ? sentence("best value") : sentence("best value too close to call"));
    return text;
}

RowColumns<OfferRow> offerColumns()
{
    return {
        {textColumn("offer", "Offer", "The platform").wide(18), [](AtOffer r) { return r.offer.platform; }},
        {countColumn(
             "offer_rank", "Rank",
             "By the overall result; in brackets the places that differences inside the errors leave open")
             .inBrief("rank"),
         offerRank},
        {countColumn("offer_best_rank", "Best rank").shownIn(kForMachines), openOfferPlace(&Offer::bestRank)},
        {countColumn("offer_worst_rank", "Worst rank").shownIn(kForMachines),
         openOfferPlace(&Offer::worstRank)},
        {numberColumn(
             "overall", "Overall",
             "Weighted geometric mean over the workloads of makespan / makespan of the fastest offer; in "
             "brackets the least and the largest of these")
             .withDigits(3),
         [](AtOffer r) {
             return r.offer.overall ? TableCell(*r.offer.overall).shownAs(overallText(r.offers, r.offer))
                                    : TableCell();
         }},
        {numberColumn("overall_low", "Overall from").shownIn(kForMachines), overallEnd(&ErrorBar::low)},
        {numberColumn("overall_high", "Overall to").shownIn(kForMachines), overallEnd(&ErrorBar::high)},
        {numberColumn("overall_range", "95 % range",
                      "Where the overall result lies, as far as measurements told how much the models err")
             .shownIn(kForPeople)
             .withDigits(3),
         overallRange},
        {numberColumn(
             "above_bound", "Above ideal",
             "The same mean of makespan / what no sharing of this network could beat: the makespan without "
             "contention, or the time that the busiest channel needs for its bytes")
             .withDigits(3),
         [](AtOffer r) { return r.offer.aboveBound; }},
        {priceColumn("offer_price", "Price").shownIn(kForMachines),
         [](AtOffer r) { return amountCell(r.offer.price.price); }},
        {textColumn("offer_currency", "Currency").shownIn(kForMachines),
         [](AtOffer r) { return currencyCell(r.offer.price.price); }},
        {priceColumn("offer_price_in_currency", "Price").shownIn(kForPeople).inBrief("price"),
         [](AtOffer r) { return r.offer.price.price; }},
        {priceColumn("offer_running_in_currency", "Running cost",
                     "Costs of every year, with energy, over the platform's years")
             .shownIn(kForPeople),
         [](AtOffer r) { return r.offer.price.running(); }},
        {priceColumn("offer_total_in_currency", "Total cost",
                     "Price and running cost together: what offers are judged by")
             .shownIn(kForPeople)
             .inBrief("total cost"),
         [](AtOffer r) { return r.offer.price.isRun() ? TableCell(r.offer.price.total()) : TableCell(); }},
        {priceColumn(
             "priced_result", "Price × overall",
             "What so much performance costs: the total cost times the overall result, corrected by how "
             "much the model errs")
             .shownIn(kForMachines)
             .workedOutBy("{offer_total_cost}*{expected_overall}"),
         [](AtOffer r) { return r.offer.pricedResult; }},
        {textColumn("distinction", "Verdict").inBrief("verdict").wide(20),
         [](AtOffer r) { return distinctionText(r.offers, r.offer); }},
        {priceColumn("offer_running_cost", "Running cost",
                     "Costs of every year, with energy, over the platform's years")
             .shownIn(kForMachines),
         [](AtOffer r) { return amountCell(r.offer.price.running()); }},
        {priceColumn("offer_total_cost", "Total cost", "Price and running cost together")
             .shownIn(kForMachines)
             .workedOutBy("{offer_price}+{offer_running_cost}"),
         [](AtOffer r) { return amountCell(r.offer.price.total()); }},
        {numberColumn(
             "expected_overall", "Overall, corrected",
             "The overall result where measured times stand to predicted ones as they did in the middle")
             .shownIn(kForMachines)
             .withDigits(3),
         [](AtOffer r) { return r.offer.overall ? TableCell(r.offer.judged().expected()) : TableCell(); }},
    };
}

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/** A figure of the scenario that counts. */
template<typename Value>
auto ofResult(Value value)
{
    return [value](AtOffer row) { return row.candidate ? TableCell(value(row)) : TableCell(); };
}

RowColumns<OfferRow> offerResultColumns()
{
    return {
        {textColumn("offer", "Offer"), [](AtOffer r) { return r.offer.platform; }},
        {textColumn("workload", "Workload or application"), [](AtOffer r) { return r.workload->name; }},
        {numberColumn("weight", "Weight"), [](AtOffer r) { return r.workload->weight; }},
        {textColumn("scenario", "Scenario"), ofResult([](AtOffer r) { return r.candidate->label; })},
        {secondsColumn("makespan_s", "Makespan"),
         ofResult([](AtOffer r) { return r.candidate->figures.makespan; })},
        {secondsColumn("makespan_low_s", "From", "Where its 95 % range begins"),
         [](AtOffer r) {
             return r.candidate && r.candidate->bars ? TableCell(r.candidate->bars->makespan.low)
                                                     : TableCell();
         }},
        {secondsColumn("makespan_high_s", "To", "Where its 95 % range ends"),
         [](AtOffer r) {
             return r.candidate && r.candidate->bars ? TableCell(r.candidate->bars->makespan.high)
                                                     : TableCell();
         }},
        {numberColumn("ratio", "To the fastest", "Makespan / makespan of the fastest offer").withDigits(3),
         [](AtOffer r) { return r.result->ratio; }},
        {numberColumn("above_bound", "Above ideal").withDigits(3),
         [](AtOffer r) {
             const std::optional<double> bound =
                 r.candidate ? lowerBound(r.candidate->figures) : std::nullopt;
             return bound && *bound > 0 ? TableCell(r.candidate->figures.makespan / *bound) : TableCell();
         }},
        {withoutColumn(),
         [](AtOffer r) { return r.candidate ? withoutCell(r.candidate->without) : TableCell(); }},
    };
}

/** Large amounts without hundredths, which the tables of prices have. */
TableCell wholeAmount(TableCell cell)
{
    constexpr double large = 1000;
    const Price* const price = cell.price();
    if (price == nullptr || price->amount < large)
        return cell;
    std::string words = groupedPrice({std::round(price->amount), price->currency});
    return std::move(cell).shownAs(std::move(words));
}

/** "uplink1 core → tor1, 100 %", or of applications what decides, with the shares of their critical path. */
std::string limitText(const TimeFigures& figures)
{
    const std::optional<TimeShares> shares = figures.shares();
    const std::string ofPath = shares ? " (" + sharesText(*shares) + ")" : "";
    if (!figures.isHeldUpByNetwork())
        return sentence(deciderText(shares->decider())) + ofPath;
    if (!figures.busiest)
        return sentence("no channel is used") + ofPath;
    constexpr int digits = 3;
    return figures.busiest->text() + ", " + roundedText(100 * figures.busiest->load, digits) + " %" + ofPath;
}

/** What counts of an offer under a workload; null: nothing. */
const Candidate* candidateOf(const CandidateComparison& comparison, const Offer& offer, std::size_t workload)
{
    const std::optional<std::size_t>& candidate = offer.results[workload].candidate;
    return candidate ? &comparison.groups[workload].candidates[*candidate] : nullptr;
}

TableCell limitCell(const CandidateComparison& comparison, const Offer& offer, std::size_t workload)
{
    const Candidate* const candidate = candidateOf(comparison, offer, workload);
    return candidate ? TableCell(limitText(candidate->figures)) : TableCell();
}

/** Their names as parts of keys: letters, digits, "-" and "_" stay, and no two are alike. */
std::vector<std::string> workloadKeys(const OfferComparison& offers)
{
    std::vector<std::string> keys;
    for (const OfferWorkload& workload : offers.workloads) {
        std::string key = workload.name;
        for (char& c : key)
            if (!isNameCharacter(c))
                c = '_';
        const std::string plain = key;
        for (int number = 2; contains(keys, key); ++number)
            key = plain + "_" + std::to_string(number);
        keys.push_back(std::move(key));
    }
    return keys;
}

/** How a spreadsheet works the overall result out again; empty without any weight. */
std::string overallFormula(const OfferComparison& offers, const std::vector<std::string>& keys)
{
    std::string sum;
    double weights = 0;
    for (std::size_t g = 0; g < keys.size(); ++g) {
        const double weight = offers.workloads[g].weight;
        if (weight <= 0)
            continue;
        const std::string makespan = "makespan_" + keys[g] + "_s";
        sum += (sum.empty() ? "" : "+") + numberText(weight) + "*LN({" + makespan + "}/MIN({" + makespan +
               ":}))";
        weights += weight;
    }
    return sum.empty() ? sum : "EXP((" + sum + ")/" + numberText(weights) + ")";
}

/** Those with a place first. */
std::vector<const Offer*> byRank(const OfferComparison& offers)
{
    auto sorted = mapped<const Offer*>(offers.offers, [](const Offer& offer) { return &offer; });
    std::ranges::stable_sort(sorted, [](const Offer* a, const Offer* b) {
        return a->rank != 0 && (b->rank == 0 || a->rank < b->rank);
    });
    return sorted;
}

} // namespace

Table offersTable(const OfferComparison& offers)
{
    std::vector<OfferRow> rows;
    for (const Offer* offer : byRank(offers))
        rows.push_back({offers, *offer});
    Table table = tableOf("offers", "Offers", offerColumns(), rows);
    for (const std::string& note : offers.notes)
        table.addNote(note);
    return table;
}

Table offerResultsTable(const CandidateComparison& comparison, const OfferComparison& offers)
{
    std::vector<OfferRow> rows;
    for (const Offer* offer : byRank(offers))
        for (std::size_t g = 0; g < offers.workloads.size(); ++g)
            rows.push_back({offers, *offer, &offers.workloads[g], &offer->results[g],
                            candidateOf(comparison, *offer, g)});
    return tableOf("offer-results", "Offers by workload", offerResultColumns(), rows);
}

namespace {

/** The makespan, how it stands to the least, its range, if it has one, and what it was predicted without. */
TableCell makespanCell(const Candidate& candidate, std::optional<double> ratio, const Table::Column& column,
                       const NumberStyle& style)
{
    constexpr int kDigits = 3;
    const double makespan = candidate.figures.makespan;
    std::string words = readableText(makespan, column, style);
    if (ratio)
        words += ", " + groupedText(*ratio, kDigits) + "×";
    if (candidate.bars) {
        const ErrorBar& bar = candidate.bars->makespan;
        words += " (" + readableText(TableRange{bar.low, bar.high}, column, style) + ")";
    }
    return TableCell(makespan).shownAs(words + commaWithout(candidate.without));
}

} // namespace

Table offersOverview(const CandidateComparison& comparison, const OfferComparison& offers)
{
    std::vector<Table::Column> columns{{"offer", "Offer"}};
    for (const OfferWorkload& workload : offers.workloads)
        columns.push_back(
            {workload.name,
             sentence("%1 (weight\u00a0%2)",
                      {workload.name, readableText(TableCell(workload.weight), {{}, {}, Kind::number})}),
             Kind::seconds});
    const std::vector<std::string_view> keys{"overall",
                                             "overall_range",
                                             "above_bound",
                                             "offer_price_in_currency",
                                             "offer_running_in_currency",
                                             "offer_total_in_currency",
                                             "distinction"};
    const Table figures = chosenColumns(offersTable(offers), keys);
    for (const Table::Column& column : figures.columns())
        columns.push_back(column);
    Table table("offers", "Offers", std::move(columns));
    std::vector<NumberStyle> styles;
    for (std::size_t g = 0; g < offers.workloads.size(); ++g) {
        std::vector<double> makespans;
        for (const Offer& offer : offers.offers)
            if (const Candidate* const candidate = candidateOf(comparison, offer, g))
                makespans.push_back(candidate->figures.makespan);
        styles.push_back(alikeStyle(Kind::seconds, makespans));
    }
    std::size_t place = 0;
    for (const Offer* offer : byRank(offers)) {
        std::vector<TableCell> cells{offer->platform};
        for (std::size_t g = 0; g < offers.workloads.size(); ++g) {
            const Candidate* const candidate = candidateOf(comparison, *offer, g);
            cells.push_back(candidate ? makespanCell(*candidate, offer->results[g].ratio,
                                                     table.columns()[g + 1], styles[g])
                                      : TableCell());
        }
        for (std::size_t column = 0; column < figures.columns().size(); ++column)
            cells.push_back(wholeAmount(figures.cell(place, column)));
        table.addRow(std::move(cells));
        ++place;
    }
    return withoutEmptyColumns(std::move(table));
}

Table offersLimits(const CandidateComparison& comparison, const OfferComparison& offers)
{
    std::vector<Table::Column> columns{{"offer", "Offer"}};
    for (const OfferWorkload& workload : offers.workloads)
        columns.push_back(Table::Column{workload.name, workload.name}.translated());
    Table table("limits", "What limits offers", std::move(columns));
    for (const Offer* offer : byRank(offers)) {
        std::vector<TableCell> cells{offer->platform};
        for (std::size_t g = 0; g < offers.workloads.size(); ++g)
            cells.push_back(limitCell(comparison, *offer, g));
        table.addRow(std::move(cells));
    }
    return withoutEmptyColumns(std::move(table));
}

Table offersByWorkload(const CandidateComparison& comparison, const OfferComparison& offers)
{
    static const std::vector<std::string_view> before{"offer", "offer_rank", "distinction"};
    static const std::vector<std::string_view> after{
        "overall",     "overall_low",        "overall_high",     "expected_overall", "above_bound",
        "offer_price", "offer_running_cost", "offer_total_cost", "offer_currency",   "priced_result"};
    const Table all = offersTable(offers);
    const Table names = chosenColumns(all, before);
    const Table figures = chosenColumns(all, after);
    const std::vector<std::string> keys = workloadKeys(offers);
    std::vector<Table::Column> columns = names.columns();
    for (std::size_t g = 0; g < keys.size(); ++g)
        columns.push_back(secondsColumn("makespan_" + keys[g] + "_s",
                                        sentence("Makespan of %1", {offers.workloads[g].name}),
                                        sentence("Of the offer's fastest scenario; the weight is %1",
                                                 {numberText(offers.workloads[g].weight)}))
                              .translated());
    columns.insert(columns.end(), figures.columns().begin(), figures.columns().end());
    for (Table::Column& column : columns) {
        if (column.key == "overall")
            column.formula = overallFormula(offers, keys);
        if (column.kind == Kind::price)
            column.unit = offers.currency;
    }
    for (std::size_t g = 0; g < keys.size(); ++g)
        columns.push_back(textColumn("limit_" + keys[g],
                                     sentence("What limits %1", {offers.workloads[g].name}),
                                     "The busiest channel and its load, or what else takes most of the time")
                              .wide(40)
                              .translated());
    Table table("offers", "Offers", std::move(columns));
    std::size_t row = 0;
    for (const Offer* offer : byRank(offers)) {
        std::vector<TableCell> cells;
        for (std::size_t c = 0; c < before.size(); ++c)
            cells.push_back(names.cell(row, c));
        for (std::size_t g = 0; g < keys.size(); ++g) {
            const Candidate* const candidate = candidateOf(comparison, *offer, g);
            cells.push_back(candidate ? TableCell(candidate->figures.makespan) : TableCell());
        }
        for (std::size_t c = 0; c < after.size(); ++c)
            cells.push_back(figures.cell(row, c));
        for (std::size_t g = 0; g < keys.size(); ++g)
            cells.push_back(limitCell(comparison, *offer, g));
        table.addRow(std::move(cells));
        ++row;
    }
    for (const std::string& note : offers.notes)
        table.addNote(note);
    return table;
}

} // namespace contraflow
