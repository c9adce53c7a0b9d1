// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/candidate_tables.h"

#include "core/analysis/candidates/candidate_text.h"
#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

using Kind = ColumnKind;

struct CandidateRow
{
    const CandidateGroup& group;
    const Candidate& candidate;
};

using AtCandidate = const CandidateRow&;

// What cells are read from.

auto candidateName(std::string Candidate::*member)
{
    return [member](AtCandidate row) { return TableCell(row.candidate.*member); };
}

auto openPlace(std::size_t Candidate::*member)
{
    return [member](AtCandidate row) {
        const std::size_t place = row.candidate.*member;
        return place > 0 ? TableCell(place) : TableCell();
    };
}

/** What only candidates with a prediction have. */
template<typename Value>
auto ofPredicted(Value value)
{
    return [value](AtCandidate row) {
        const Candidate& candidate = row.candidate;
        return candidate.isPredicted() ? TableCell(value(candidate)) : TableCell();
    };
}

auto timeFigure(double TimeFigures::*member)
{
    return ofPredicted([member](const Candidate& candidate) { return candidate.figures.*member; });
}

/** A member of the busiest or the worst channel. */
template<typename Channel, typename Value>
auto channelFigure(std::optional<Channel> TimeFigures::*channel, Value Channel::*member)
{
    return ofPredicted([channel, member](const Candidate& candidate) {
        const std::optional<Channel>& found = candidate.figures.*channel;
        return found ? TableCell((*found).*member) : TableCell();
    });
}

/** The same for people, to whom a channel is the reason of a time: with other words, or none, where it is
 * not. */
template<typename Channel, typename Value>
auto reasonFigure(std::optional<Channel> TimeFigures::*channel, Value Channel::*member,
                  std::string (*otherwise)(const TimeFigures&) = nullptr)
{
    return [figure = channelFigure(channel, member), otherwise](AtCandidate row) {
        TableCell cell = figure(row);
        const TimeFigures& figures = row.candidate.figures;
        return cell.isEmpty() || figures.isHeldUpByNetwork()
                   ? cell
                   : std::move(cell).shownAs(otherwise ? otherwise(figures) : "");
    };
}

std::string whatDecides(const TimeFigures& figures)
{
    return std::string(deciderText(figures.shares()->decider()));
}

/** What of the critical path of applications something takes. */
RowColumn<CandidateRow> pathShare(const std::string& key, std::string title, std::string hint,
                                  double TimeShares::*share)
{
    return {{.key = "path_" + key + "_share",
             .title = std::move(title),
             .kind = Kind::share,
             .hint = std::move(hint),
             .views = kForMachines | TableView::report,
             .json = "critical_path." + key,
             .digits = 3},
            ofPredicted([share](const Candidate& candidate) {
                const std::optional<TimeShares> shares = candidate.figures.shares();
                return shares ? TableCell((*shares).*share) : TableCell();
            })};
}

/** An end of the 95 % range of a figure. `json`: "mean_range_s[0]". */
RowColumn<CandidateRow> rangeEnd(std::string key, std::string title, ColumnKind kind, std::string json,
                                 ErrorBar CandidateErrorBars::*bar)
{
    const bool isLow = json.ends_with("[0]");
    const auto end = isLow ? &ErrorBar::low : &ErrorBar::high;
    return {{.key = std::move(key),
             .title = std::move(title),
             .kind = kind,
             .hint = isLow ? "Where its 95 % range begins" : "Where its 95 % range ends",
             .views = kForMachines,
             .json = std::move(json)},
            ofPredicted([bar, end](const Candidate& candidate) {
                return candidate.bars ? TableCell((*candidate.bars).*bar.*end) : TableCell();
            })};
}

/** What only candidates that stand against a reference have. */
auto ofCompared(double Candidate::*member)
{
    return [member](AtCandidate row) {
        const Candidate& candidate = row.candidate;
        return candidate.verdict != TimeVerdict::unknown ? TableCell(candidate.*member) : TableCell();
    };
}

TableCell rankOfCandidate(AtCandidate row)
{
    const Candidate& candidate = row.candidate;
    return candidate.rank > 0 ? TableCell(candidate.rank).shownAs(rankText(candidate)) : TableCell();
}

TableCell makespanRange(AtCandidate row)
{
    const auto& bars = row.candidate.bars;
    return bars ? TableCell(TableRange{bars->makespan.low, bars->makespan.high}) : TableCell();
}

TableCell platformPrice(AtCandidate row)
{
    return row.candidate.price.price;
}

TableCell platformAmount(AtCandidate row)
{
    const auto& price = row.candidate.price.price;
    return price ? TableCell(price->amount) : TableCell();
}

TableCell platformCurrency(AtCandidate row)
{
    const auto& price = row.candidate.price.price;
    return price ? TableCell(price->currency) : TableCell();
}

/** An amount of money where the platform has costs beside its purchase. */
TableCell amountIfRun(const PlatformPrice& price, const std::optional<Price>& amount)
{
    return price.isRun() && amount ? TableCell(amount->amount) : TableCell();
}

TableCell candidateTimePrice(AtCandidate row)
{
    const Candidate& candidate = row.candidate;
    if (!candidate.pricePerSecondSaved)
        return {};
    TableCell cell(Price{*candidate.pricePerSecondSaved, candidate.price.total()->currency});
    return *candidate.pricePerSecondSaved > 0 ? cell : std::move(cell).shownAs("saves money as well");
}

TableCell rivalOfCandidate(AtCandidate row)
{
    const Candidate& candidate = row.candidate;
    return candidate.rival ? row.group.candidates[*candidate.rival].label : std::string();
}

TableCell errorPatterns(AtCandidate row)
{
    const ModelAccuracy& accuracy = row.candidate.accuracy;
    return accuracy.isKnown() ? TableCell(accuracy.patterns) : TableCell();
}

// Published: a column keeps its key, meaning and place in files; new ones come last.
RowColumns<CandidateRow> candidateColumns()
{
    using Bars = CandidateErrorBars;
    return {
        {{.key = "workload",
          .title = "Workload or application",
          .views = TableView::files | TableView::sheets,
          .order = 1},
         [](AtCandidate r) { return TableCell(r.group.workload); }},
        {{.key = "candidate",
          .title = "Candidate",
          .hint = "The scenario, with the model where one takes the place of its own",
          .width = 18},
         candidateName(&Candidate::label)},
        {{.key = "scenario", .title = "Scenario", .views = kForMachines}, candidateName(&Candidate::name)},
        {{.key = "platform", .title = "Platform", .order = 7, .width = 18},
         candidateName(&Candidate::platform)},
        {{.key = "mapping", .title = "Mapping", .order = 7, .width = 18}, candidateName(&Candidate::mapping)},
        {{.key = "model", .title = "Model", .order = 7, .width = 18}, candidateName(&Candidate::model)},
        {{.key = "kind", .title = "Kind", .hint = "The kind of the model", .views = kForMachines},
         candidateName(&Candidate::kind)},
        {{.key = "rank",
          .title = "Rank",
          .kind = Kind::count,
          .hint = "By makespan; in brackets the places that differences inside the errors leave open",
          .order = 3},
         rankOfCandidate},
        {{.key = "best_rank",
          .title = "Best rank",
          .kind = Kind::count,
          .hint = "The first place that differences inside the errors leave open",
          .views = kForMachines},
         openPlace(&Candidate::bestRank)},
        {{.key = "worst_rank",
          .title = "Worst rank",
          .kind = Kind::count,
          .hint = "The last place that differences inside the errors leave open",
          .views = kForMachines},
         openPlace(&Candidate::worstRank)},
        {{.key = "verdict",
          .title = "Verdict",
          .hint = "How its makespan stands to that of the reference; too close to call: the difference lies "
                  "inside the errors of the models",
          .order = 3,
          .width = 17},
         [](AtCandidate r) {
             return TableCell(verdictWord(r.candidate.verdict)).shownAs(verdictText(r.candidate));
         }},
        {{.key = "difference_pct",
          .title = "Difference",
          .kind = Kind::percent,
          .hint = "(Makespan − reference) / reference",
          .views = kForMachines},
         ofCompared(&Candidate::differencePercent)},
        {{.key = "saved_s",
          .title = "Saved",
          .kind = Kind::seconds,
          .hint = "What it saves of the reference's makespan; below zero it takes longer",
          .views = kForMachines},
         ofCompared(&Candidate::secondsSaved)},
        {{.key = "makespan_s",
          .title = "Makespan",
          .kind = Kind::seconds,
          .hint = "When the last message is there",
          .order = 2},
         timeFigure(&TimeFigures::makespan)},
        rangeEnd("makespan_low_s", "Makespan from", Kind::seconds, "makespan_range_s[0]", &Bars::makespan),
        rangeEnd("makespan_high_s", "Makespan to", Kind::seconds, "makespan_range_s[1]", &Bars::makespan),
        {{.key = "makespan_range",
          .title = "95 % range",
          .kind = Kind::seconds,
          .hint = "Where the makespan lies, as far as measurements told how much the model errs",
          .views = kForPeople,
          .order = 2,
          .width = 20},
         makespanRange},
        {{.key = "mean_s",
          .title = "Mean",
          .kind = Kind::seconds,
          .hint = "Mean time of the messages",
          .order = 5},
         timeFigure(&TimeFigures::mean)},
        rangeEnd("mean_low_s", "Mean from", Kind::seconds, "mean_range_s[0]", &Bars::mean),
        rangeEnd("mean_high_s", "Mean to", Kind::seconds, "mean_range_s[1]", &Bars::mean),
        {{.key = "p95_s",
          .title = "95th percentile",
          .kind = Kind::seconds,
          .hint = "95 % of the messages take at most this time",
          .brief = "95th pct.",
          .order = 5},
         timeFigure(&TimeFigures::percentile95)},
        rangeEnd("p95_low_s", "95th percentile from", Kind::seconds, "p95_range_s[0]", &Bars::percentile95),
        rangeEnd("p95_high_s", "95th percentile to", Kind::seconds, "p95_range_s[1]", &Bars::percentile95),
        {{.key = "slowdown",
          .title = "Slowdown",
          .kind = Kind::number,
          .hint = "Mean over the messages of their time over the time that they would take alone",
          .digits = 3,
          .order = 5},
         timeFigure(&TimeFigures::slowdown)},
        rangeEnd("slowdown_low", "Slowdown from", Kind::number, "slowdown_range[0]", &Bars::slowdown),
        rangeEnd("slowdown_high", "Slowdown to", Kind::number, "slowdown_range[1]", &Bars::slowdown),
        {{.key = "makespan_slowdown",
          .title = "Slowdown of the makespan",
          .kind = Kind::number,
          .hint = "The makespan over that which messages would have that do not meet",
          .views = kForMachines},
         ofPredicted([](const Candidate& candidate) {
             const TimeFigures& figures = candidate.figures;
             return std::isnan(figures.makespanAlone) ? figures.makespanAlone : figures.makespanSlowdown();
         })},
        {{.key = "busiest_channel",
          .title = "Busiest channel",
          .hint = "The channel with the highest load",
          .json = "busiest.channel",
          .order = 6,
          .width = 23},
         [](AtCandidate r) {
             TableCell cell = reasonFigure(&TimeFigures::busiest, &ChannelLoad::channel, whatDecides)(r);
             const TimeFigures& figures = r.candidate.figures;
             return cell.isEmpty() || !figures.isHeldUpByNetwork()
                        ? cell
                        : std::move(cell).shownAs(figures.busiest->text());
         }},
        {{.key = "busiest_bytes", .title = "Its bytes", .views = TableView::json, .json = "busiest.bytes"},
         channelFigure(&TimeFigures::busiest, &ChannelLoad::bytes)},
        {{.key = "busiest_load",
          .title = "Its load",
          .kind = Kind::share,
          .hint = "What the busiest channel carried, of what it could have from first start to last finish",
          .json = "busiest.load",
          .brief = "load",
          .digits = 1,
          .order = 6},
         reasonFigure(&TimeFigures::busiest, &ChannelLoad::load)},
        {{.key = "busiest_equals",
          .title = "As busy",
          .kind = Kind::count,
          .hint = "How many other channels are as busy: making one of them faster alone saves nothing",
          .views = TableView::json,
          .json = "busiest.equals"},
         channelFigure(&TimeFigures::busiest, &ChannelLoad::equals)},
        {{.key = "worst_channel",
          .title = "Holds up most",
          .hint = "The channel behind which messages lost the most time",
          .json = "worst.channel",
          .order = 6,
          .width = 23},
         reasonFigure(&TimeFigures::worst, &WorstChannel::channel)},
        {{.key = "worst_messages",
          .title = "Messages held up",
          .kind = Kind::count,
          .hint = "Messages that it held up longer than any other channel did",
          .json = "worst.messages",
          .brief = "messages",
          .order = 6},
         reasonFigure(&TimeFigures::worst, &WorstChannel::messages)},
        {{.key = "worst_lost_s",
          .title = "Lost there",
          .kind = Kind::seconds,
          .hint = "Times of these messages less the times that they would take alone, added",
          .views = kForMachines,
          .json = "worst.lost_s"},
         channelFigure(&TimeFigures::worst, &WorstChannel::lostMessageSeconds)},
        {{.key = "messages", .title = "Messages", .kind = Kind::count, .views = kForMachines},
         ofPredicted([](const Candidate& candidate) { return candidate.figures.messages; })},
        {{.key = "left_out",
          .title = "Left out",
          .kind = Kind::count,
          .hint = "Messages of the workload that could not be placed",
          .views = kForMachines},
         ofPredicted([](const Candidate& candidate) { return candidate.leftOut; })},
        {{.key = "price",
          .title = "Price",
          .kind = Kind::price,
          .hint = "Price of the platform, or the sum of the prices of its nodes and links",
          .views = kForMachines,
          .json = "price.amount"},
         platformAmount},
        {{.key = "currency",
          .title = "Currency",
          .hint = "Of the price",
          .views = kForMachines,
          .json = "price.currency"},
         platformCurrency},
        {{.key = "price_in_currency",
          .title = "Price",
          .kind = Kind::price,
          .hint = "Price of the platform, or the sum of the prices of its nodes and links",
          .views = kForPeople,
          .order = 4},
         platformPrice},
        {{.key = "total_cost_in_currency",
          .title = "Total cost",
          .kind = Kind::price,
          .hint =
              "Price and costs of every year, with energy, over the platform's years; where there are such costs, "
              "candidates are judged by it",
          .views = kForPeople,
          .order = 4},
         [](AtCandidate r) {
             return r.candidate.price.isRun() ? TableCell(r.candidate.price.total()) : TableCell();
         }},
        {{.key = "price_per_s_saved",
          .title = "Saved time costs",
          .kind = Kind::number,
          .hint =
              "What a saved second costs: the price above the reference's, over the predicted time that it "
              "saves; below zero it is cheaper besides",
          .views = kForMachines},
         [](AtCandidate r) { return TableCell(r.candidate.pricePerSecondSaved); }},
        {{.key = "price_per_time_saved",
          .title = "Saved time costs",
          .kind = Kind::pricePerSecond,
          .hint =
              "What saved time costs: the price above the reference's, over the predicted time that it saves",
          .views = kForPeople,
          .order = 4,
          .width = 19},
         candidateTimePrice},
        {{.key = "pareto",
          .title = "Price against time",
          .hint = "Whether another candidate is as fast and as cheap",
          .order = 4,
          .width = 17},
         [](AtCandidate r) {
             return TableCell(paretoWord(r.candidate.pareto)).shownAs(paretoText(r.group, r.candidate));
         }},
        {{.key = "pareto_rival",
          .title = "Rival",
          .hint = "The candidate that is as fast and as cheap",
          .views = kForMachines},
         rivalOfCandidate},
        {{.key = "error_source",
          .title = "Errors from",
          .hint = "What tells how much the model errs: measurements, calibration or unknown",
          .views = kForMachines},
         [](AtCandidate r) { return TableCell(originWord(r.candidate.accuracy.origin)); }},
        {{.key = "error_patterns",
          .title = "Measured patterns",
          .kind = Kind::count,
          .hint = "Measured patterns that tell how much the model errs",
          .views = kForMachines},
         errorPatterns},
        {{.key = "failure", .title = "Why there is no prediction", .views = kInFull, .order = 8, .width = 30},
         [](AtCandidate r) { return r.candidate.failure ? r.candidate.failure->message : std::string(); }},
        rangeEnd("makespan_slowdown_low", "Slowdown of the makespan from", Kind::number,
                 "makespan_slowdown_range[0]", &Bars::makespanSlowdown),
        rangeEnd("makespan_slowdown_high", "Slowdown of the makespan to", Kind::number,
                 "makespan_slowdown_range[1]", &Bars::makespanSlowdown),
        {{.key = "price_missing", .title = "Why there is no price", .views = kForMachines},
         [](AtCandidate r) { return TableCell(r.candidate.price.totalMissing()); }},
        {{.key = "outside_calibration",
          .title = "Beyond its calibration",
          .hint = "What the model was not calibrated for",
          .views = kForMachines},
         [](AtCandidate r) { return TableCell::list(r.candidate.outsideCalibration); }},
        {{.key = "error_reason",
          .title = "Range",
          .hint = "Where it is known from how much the model errs, or why it is not known",
          .views = kForMachines},
         [](AtCandidate r) { return TableCell(r.candidate.accuracy.reason); }},
        {{.key = "running_cost",
          .title = "Running cost",
          .kind = Kind::price,
          .hint = "Costs of every year, with energy, over the platform's years",
          .views = kForMachines},
         [](AtCandidate r) { return amountIfRun(r.candidate.price, r.candidate.price.running()); }},
        {{.key = "total_cost",
          .title = "Total cost",
          .kind = Kind::price,
          .hint = "Price and running cost together",
          .views = kForMachines},
         [](AtCandidate r) { return amountIfRun(r.candidate.price, r.candidate.price.total()); }},
        {{.key = "decides",
          .title = "Decides",
          .hint = "What takes most of the critical path of applications: computing, start-up of messages, or "
                  "the network",
          .views = kForMachines,
          .json = "critical_path.decides"},
         ofPredicted([](const Candidate& candidate) {
             const std::optional<TimeShares> shares = candidate.figures.shares();
             return shares ? TableCell(deciderWord(shares->decider())) : TableCell();
         })},
        pathShare("computing", "Computing", "Of the critical path: computations, and waiting for cores",
                  &TimeShares::computing),
        pathShare("start_up", "Start-up", "Of the critical path: latency and overheads of messages",
                  &TimeShares::startUp),
        pathShare("transfer", "Transfer",
                  "Of the critical path: bytes of messages, as long as they take alone",
                  &TimeShares::transfer),
        pathShare("contention", "Contention", "Of the critical path: what messages take longer than alone",
                  &TimeShares::contention),
        {withoutColumn(), [](AtCandidate r) { return withoutCell(r.candidate.without); }},
    };
}

Table tableOfGroups(const std::vector<const CandidateGroup*>& groups)
{
    std::vector<CandidateRow> rows;
    for (const CandidateGroup* group : groups)
        for (const Candidate& candidate : group->candidates)
            rows.push_back({*group, candidate});
    RowColumns<CandidateRow> columns = candidateColumns();
    if (groups.size() < 2)
        columns.front().column.views = TableView::files;
    return tableOf("candidates", "Candidates", columns, rows);
}

/** Groups may have the same to note. */
void addNoteOnce(Table& table, const std::string& note)
{
    const std::vector<std::string>& notes = table.notes();
    if (std::find(notes.begin(), notes.end(), note) == notes.end())
        table.addNote(note);
}

} // namespace

Table candidatesTable(const CandidateComparison& comparison)
{
    std::vector<const CandidateGroup*> groups;
    for (const CandidateGroup& group : comparison.groups)
        groups.push_back(&group);
    Table table = tableOfGroups(groups);
    for (const CandidateGroup& group : comparison.groups)
        for (const std::string& note : group.notes)
            addNoteOnce(table, note);
    return table;
}

Table candidatesTable(const CandidateGroup& group)
{
    return tableOfGroups({&group});
}

} // namespace contraflow
