// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/candidate_tables.h"

#include "core/analysis/candidates/candidate_text.h"
#include "core/base/ranges.h"
#include "core/base/sentence.h"
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
    return [member](AtCandidate row) { return row.candidate.*member; };
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
    return sentence(deciderText(figures.shares()->decider()));
}

/** What of the critical path of applications something takes. */
RowColumn<CandidateRow> pathShare(const std::string& key, std::string title, std::string hint,
                                  double TimeShares::*share)
{
    return {shareColumn("path_" + key + "_share", std::move(title), std::move(hint))
                .shownIn(kForMachines | TableView::report)
                .inJson("critical_path." + key)
                .withDigits(3),
            ofPredicted([share](const Candidate& candidate) {
                const std::optional<TimeShares> shares = candidate.figures.shares();
                return shares ? TableCell((*shares).*share) : TableCell();
            })};
}

/** An end of the 95 % range of a figure. `json`: "mean_range_s[0]". */
RowColumn<CandidateRow> rangeEnd(ColumnMaker column, std::string key, std::string title, std::string json,
                                 ErrorBar CandidateErrorBars::*bar)
{
    const bool isLow = json.ends_with("[0]");
    const auto end = isLow ? &ErrorBar::low : &ErrorBar::high;
    return {column(std::move(key), std::move(title),
                   isLow ? "Where its 95 % range begins" : "Where its 95 % range ends")
                .shownIn(kForMachines)
                .inJson(std::move(json)),
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

TableCell candidateTimePrice(AtCandidate row)
{
    const Candidate& candidate = row.candidate;
    if (!candidate.pricePerSecondSaved)
        return {};
    TableCell cell(Price{*candidate.pricePerSecondSaved, candidate.price.total()->currency});
    return *candidate.pricePerSecondSaved > 0 ? cell
                                              : std::move(cell).shownAs(sentence("saves money as well"));
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

/** What only pairs with a prediction without congestion control have. */
template<typename Value>
auto ofBoth(Value value)
{
    return [value](const LosslessPair& pair) { return pair.failure ? TableCell() : TableCell(value(pair)); };
}

/** What only some pairs have. */
template<typename Part, typename Value>
auto ofPart(std::optional<Part> LosslessPair::*part, Value Part::*member)
{
    return [part, member](const LosslessPair& pair) {
        return pair.*part ? TableCell((*(pair.*part)).*member) : TableCell();
    };
}

// Published: a column keeps its key, meaning and place in files; new ones come last.
RowColumns<LosslessPair> pairColumns()
{
    using Worst = LosslessPair::WorstVictim;
    return {
        {textColumn("uncontrolled_model", "Model without control",
                    "That of the lossless network without working congestion control")
             .shownIn(kForMachines)
             .inJson("uncontrolled.model"),
         [](const LosslessPair& pair) { return pair.uncontrolled; }},
        {secondsColumn("uncontrolled_makespan_s", "Without control",
                       "The makespan on the lossless network without working congestion control")
             .inJson("uncontrolled.makespan_s")
             .ordered(2),
         ofBoth([](const LosslessPair& pair) { return pair.uncontrolledMakespan; })},
        {numberColumn("uncontrolled_ratio", "Times as long",
                      "The makespan without congestion control over that with it")
             .inJson("uncontrolled.ratio")
             .withDigits(3)
             .ordered(2),
         ofBoth([](const LosslessPair& pair) { return pair.ratio(); })},
        {countColumn("victims", "Victims",
                     "Messages that take longer without congestion control, held up by a full channel that "
                     "they do not use; of applications, longer than alone")
             .inJson("uncontrolled.victims")
             .ordered(6),
         ofPart(&LosslessPair::victims, &Victims::messages)},
        {textColumn("victims_of", "Victims of", "The full channel that the most of them suffer from")
             .inJson("uncontrolled.victims_of")
             .ordered(6)
             .wide(23),
         ofPart(&LosslessPair::victims, &Victims::channel)},
        {textColumn("victim", "Worst victim", "The one whose time grows most")
             .shownIn(kInFull)
             .inJson("uncontrolled.victim")
             .ordered(6),
         ofPart(&LosslessPair::worst, &Worst::message)},
        {secondsColumn("victim_controlled_s", "Its time", "With working congestion control")
             .shownIn(kInFull)
             .inJson("uncontrolled.victim_controlled_s")
             .ordered(6),
         ofPart(&LosslessPair::worst, &Worst::controlled)},
        {secondsColumn("victim_s", "Its time without control", "Without working congestion control")
             .shownIn(kInFull)
             .inJson("uncontrolled.victim_s")
             .ordered(6),
         ofPart(&LosslessPair::worst, &Worst::uncontrolled)},
        {textColumn("uncontrolled_failure", "Why there is nothing without control")
             .shownIn(kForMachines)
             .inJson("uncontrolled.failure"),
         [](const LosslessPair& pair) { return pair.failure ? pair.failure->message : std::string(); }},
    };
}

/** The columns of pairs, of candidates. */
RowColumns<CandidateRow> pairColumnsOfCandidates()
{
    RowColumns<CandidateRow> columns;
    for (const RowColumn<LosslessPair>& known : pairColumns())
        columns.push_back({known.column, [cell = known.cell](AtCandidate row) {
                               const std::optional<LosslessPair>& pair = row.candidate.pair;
                               return pair ? cell(*pair) : TableCell();
                           }});
    return columns;
}

/** What only candidates have on whose cluster others are; `isDrawn`: whose others are drawn. */
template<typename Value>
RowColumn<CandidateRow> occupancyColumn(Table::Column column, Value Occupancy::*member, bool isDrawn)
{
    return {std::move(column), [member, isDrawn](AtCandidate row) {
                const std::optional<Occupancy>& found = row.candidate.occupancy;
                const bool isKnown = found && !found->failure && (!isDrawn || found->draws > 0);
                return isKnown ? TableCell((*found).*member) : TableCell();
            }};
}

RowColumns<CandidateRow> occupancyColumns()
{
    return {
        occupancyColumn(secondsColumn("empty_makespan_s", "On the empty cluster",
                                      "The makespan with no node in use by others")
                            .inJson("occupancy.empty_makespan_s")
                            .ordered(2),
                        &Occupancy::empty, false),
        occupancyColumn(secondsColumn("drawn_mean_s", "Mean over draws",
                                      "The makespan on average over draws of who else has nodes")
                            .inJson("occupancy.mean_s")
                            .ordered(2),
                        &Occupancy::mean, true),
        occupancyColumn(secondsColumn("drawn_p5_s", "5 % of draws", "5 % of the draws have a lower makespan")
                            .inJson("occupancy.p5_s")
                            .ordered(2),
                        &Occupancy::low, true),
        occupancyColumn(
            secondsColumn("drawn_p95_s", "95 % of draws", "95 % of the draws have a lower makespan")
                .inJson("occupancy.p95_s")
                .ordered(2),
            &Occupancy::high, true),
        occupancyColumn(countColumn("draws", "Draws", "How often it was drawn who else has nodes")
                            .shownIn(kInFull)
                            .inJson("occupancy.draws"),
                        &Occupancy::draws, true),
    };
}

// Published: a column keeps its key, meaning and place in files; new ones come last.
RowColumns<CandidateRow> candidateColumns()
{
    using Bars = CandidateErrorBars;
    return {
        {textColumn("workload", "Workload or application")
             .shownIn(TableView::files | TableView::sheets)
             .ordered(1),
         [](AtCandidate r) { return r.group.workload; }},
        {textColumn("candidate", "Candidate",
                    "The scenario, with the model where one takes the place of its own")
             .wide(18),
         candidateName(&Candidate::label)},
        {textColumn("scenario", "Scenario").shownIn(kForMachines), candidateName(&Candidate::name)},
        {textColumn("platform", "Platform").ordered(7).wide(18), candidateName(&Candidate::platform)},
        {textColumn("mapping", "Mapping").ordered(7).wide(18), candidateName(&Candidate::mapping)},
        {textColumn("model", "Model").ordered(7).wide(18), candidateName(&Candidate::model)},
        {textColumn("kind", "Kind", "The kind of the model").shownIn(kForMachines),
         candidateName(&Candidate::kind)},
        {countColumn("rank", "Rank",
                     "By makespan; in brackets the places that differences inside the errors leave open")
             .ordered(3),
         rankOfCandidate},
        {countColumn("best_rank", "Best rank",
                     "The first place that differences inside the errors leave open")
             .shownIn(kForMachines),
         openPlace(&Candidate::bestRank)},
        {countColumn("worst_rank", "Worst rank",
                     "The last place that differences inside the errors leave open")
             .shownIn(kForMachines),
         openPlace(&Candidate::worstRank)},
        {textColumn(
             "verdict", "Verdict",
             "How its makespan stands to that of the reference; too close to call: the difference lies "
             "inside the errors of the models")
             .ordered(3)
             .wide(17),
         [](AtCandidate r) {
             return TableCell(verdictWord(r.candidate.verdict)).shownAs(verdictText(r.candidate));
         }},
        {percentColumn("difference_pct", "Difference", "(Makespan − reference) / reference")
             .shownIn(kForMachines),
         ofCompared(&Candidate::differencePercent)},
        {secondsColumn("saved_s", "Saved",
                       "What it saves of the reference's makespan; below zero it takes longer")
             .shownIn(kForMachines),
         ofCompared(&Candidate::secondsSaved)},
        {secondsColumn("makespan_s", "Makespan", "When the last message is there").ordered(2),
         timeFigure(&TimeFigures::makespan)},
        rangeEnd(secondsColumn, "makespan_low_s", "Makespan from", "makespan_range_s[0]", &Bars::makespan),
        rangeEnd(secondsColumn, "makespan_high_s", "Makespan to", "makespan_range_s[1]", &Bars::makespan),
        {secondsColumn("makespan_range", "95 % range",
                       "Where the makespan lies, as far as measurements told how much the model errs")
             .shownIn(kForPeople)
             .ordered(2)
             .wide(20),
         makespanRange},
        {secondsColumn("mean_s", "Mean", "Mean time of the messages").ordered(5),
         timeFigure(&TimeFigures::mean)},
        rangeEnd(secondsColumn, "mean_low_s", "Mean from", "mean_range_s[0]", &Bars::mean),
        rangeEnd(secondsColumn, "mean_high_s", "Mean to", "mean_range_s[1]", &Bars::mean),
        {secondsColumn("p95_s", "95th percentile", "95 % of the messages take at most this time")
             .inBrief("95th pct.")
             .ordered(5),
         timeFigure(&TimeFigures::percentile95)},
        rangeEnd(secondsColumn, "p95_low_s", "95th percentile from", "p95_range_s[0]", &Bars::percentile95),
        rangeEnd(secondsColumn, "p95_high_s", "95th percentile to", "p95_range_s[1]", &Bars::percentile95),
        {numberColumn("slowdown", "Slowdown",
                      "Mean over the messages of their time over the time that they would take alone")
             .withDigits(3)
             .ordered(5),
         timeFigure(&TimeFigures::slowdown)},
        rangeEnd(numberColumn, "slowdown_low", "Slowdown from", "slowdown_range[0]", &Bars::slowdown),
        rangeEnd(numberColumn, "slowdown_high", "Slowdown to", "slowdown_range[1]", &Bars::slowdown),
        {numberColumn("makespan_slowdown", "Slowdown of the makespan",
                      "The makespan over that which messages would have that do not meet")
             .shownIn(kForMachines),
         ofPredicted([](const Candidate& candidate) {
             const TimeFigures& figures = candidate.figures;
             return std::isnan(figures.makespanAlone) ? figures.makespanAlone : figures.makespanSlowdown();
         })},
        {textColumn("busiest_channel", "Busiest channel", "The channel with the highest load")
             .inJson("busiest.channel")
             .ordered(6)
             .wide(23),
         [](AtCandidate r) {
             TableCell cell = reasonFigure(&TimeFigures::busiest, &ChannelLoad::channel, whatDecides)(r);
             const TimeFigures& figures = r.candidate.figures;
             return cell.isEmpty() || !figures.isHeldUpByNetwork()
                        ? cell
                        : std::move(cell).shownAs(figures.busiest->text());
         }},
        {textColumn("busiest_bytes", "Its bytes").shownIn(TableView::json).inJson("busiest.bytes"),
         channelFigure(&TimeFigures::busiest, &ChannelLoad::bytes)},
        {shareColumn(
             "busiest_load", "Its load",
             "What the busiest channel carried, of what it could have from first start to last finish")
             .inJson("busiest.load")
             .inBrief("load")
             .withDigits(1)
             .ordered(6),
         reasonFigure(&TimeFigures::busiest, &ChannelLoad::load)},
        {countColumn("busiest_equals", "As busy",
                     "How many other channels are as busy: making one of them faster alone saves nothing")
             .shownIn(TableView::json)
             .inJson("busiest.equals"),
         channelFigure(&TimeFigures::busiest, &ChannelLoad::equals)},
        {textColumn("worst_channel", "Holds up most", "The channel behind which messages lost the most time")
             .inJson("worst.channel")
             .ordered(6)
             .wide(23),
         reasonFigure(&TimeFigures::worst, &WorstChannel::channel)},
        {countColumn("worst_messages", "Messages held up",
                     "Messages that it held up longer than any other channel did")
             .inJson("worst.messages")
             .inBrief("messages")
             .ordered(6),
         reasonFigure(&TimeFigures::worst, &WorstChannel::messages)},
        {secondsColumn("worst_lost_s", "Lost there",
                       "Times of these messages less the times that they would take alone, added")
             .shownIn(kForMachines)
             .inJson("worst.lost_s"),
         channelFigure(&TimeFigures::worst, &WorstChannel::lostMessageSeconds)},
        {countColumn("messages", "Messages").shownIn(kForMachines),
         ofPredicted([](const Candidate& candidate) { return candidate.figures.messages; })},
        {countColumn("left_out", "Left out", "Messages of the workload that could not be placed")
             .shownIn(kForMachines),
         ofPredicted([](const Candidate& candidate) { return candidate.leftOut; })},
        {priceColumn("price", "Price",
                     "Price of the platform, or the sum of the prices of its nodes and links")
             .shownIn(kForMachines)
             .inJson("price.amount"),
         [](AtCandidate r) { return amountCell(r.candidate.price.price); }},
        {textColumn("currency", "Currency", "Of the price").shownIn(kForMachines).inJson("price.currency"),
         [](AtCandidate r) { return currencyCell(r.candidate.price.price); }},
        {priceColumn("price_in_currency", "Price",
                     "Price of the platform, or the sum of the prices of its nodes and links")
             .shownIn(kForPeople)
             .ordered(4),
         [](AtCandidate r) { return r.candidate.price.price; }},
        {priceColumn(
             "total_cost_in_currency", "Total cost",
             "Price and costs of every year, with energy, over the platform's years; where there are such costs, "
             "candidates are judged by it")
             .shownIn(kForPeople)
             .ordered(4),
         [](AtCandidate r) {
             return r.candidate.price.isRun() ? TableCell(r.candidate.price.total()) : TableCell();
         }},
        {numberColumn(
             "price_per_s_saved", "Saved time costs",
             "What a saved second costs: the price above the reference's, over the predicted time that it "
             "saves; below zero it is cheaper besides")
             .shownIn(kForMachines),
         [](AtCandidate r) { return r.candidate.pricePerSecondSaved; }},
        {timePriceColumn(
             "price_per_time_saved", "Saved time costs",
             "What saved time costs: the price above the reference's, over the predicted time that it saves")
             .shownIn(kForPeople)
             .ordered(4)
             .wide(19),
         candidateTimePrice},
        {textColumn("pareto", "Price against time", "Whether another candidate is as fast and as cheap")
             .ordered(4)
             .wide(17),
         [](AtCandidate r) {
             return TableCell(paretoWord(r.candidate.pareto)).shownAs(paretoText(r.group, r.candidate));
         }},
        {textColumn("pareto_rival", "Rival", "The candidate that is as fast and as cheap")
             .shownIn(kForMachines),
         rivalOfCandidate},
        {textColumn("error_source", "Errors from",
                    "What tells how much the model errs: measurements, calibration or unknown")
             .shownIn(kForMachines),
         [](AtCandidate r) { return originWord(r.candidate.accuracy.origin); }},
        {countColumn("error_patterns", "Measured patterns",
                     "Measured patterns that tell how much the model errs")
             .shownIn(kForMachines),
         errorPatterns},
        {textColumn("failure", "Why there is no prediction").shownIn(kInFull).ordered(8).wide(30),
         [](AtCandidate r) { return r.candidate.failure ? r.candidate.failure->message : std::string(); }},
        rangeEnd(numberColumn, "makespan_slowdown_low", "Slowdown of the makespan from",
                 "makespan_slowdown_range[0]", &Bars::makespanSlowdown),
        rangeEnd(numberColumn, "makespan_slowdown_high", "Slowdown of the makespan to",
                 "makespan_slowdown_range[1]", &Bars::makespanSlowdown),
        {textColumn("price_missing", "Why there is no price").shownIn(kForMachines),
         [](AtCandidate r) { return r.candidate.price.totalMissing(); }},
        {textColumn("outside_calibration", "Beyond its calibration", "What the model was not calibrated for")
             .shownIn(kForMachines),
         [](AtCandidate r) { return TableCell::list(r.candidate.outsideCalibration); }},
        {textColumn("error_reason", "Range",
                    "Where it is known from how much the model errs, or why it is not known")
             .shownIn(kForMachines),
         [](AtCandidate r) { return r.candidate.accuracy.reason; }},
        {priceColumn("running_cost", "Running cost",
                     "Costs of every year, with energy, over the platform's years")
             .shownIn(kForMachines),
         [](AtCandidate r) {
             const PlatformPrice& price = r.candidate.price;
             return price.isRun() ? amountCell(price.running()) : TableCell();
         }},
        {priceColumn("total_cost", "Total cost", "Price and running cost together").shownIn(kForMachines),
         [](AtCandidate r) {
             const PlatformPrice& price = r.candidate.price;
             return price.isRun() ? amountCell(price.total()) : TableCell();
         }},
        {textColumn(
             "decides", "Decides",
             "What takes most of the critical path of applications: computing, start-up of messages, or "
             "the network")
             .shownIn(kForMachines)
             .inJson("critical_path.decides"),
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
    RowColumns<CandidateRow> columns =
        joined({candidateColumns(), pairColumnsOfCandidates(), occupancyColumns()});
    if (groups.size() < 2)
        columns.front().column.views = TableView::files;
    return tableOf("candidates", "Candidates", columns, rows);
}

/** Groups may have the same to note. */
void addNoteOnce(Table& table, const std::string& note)
{
    const std::vector<std::string>& notes = table.notes();
    if (!contains(notes, note))
        table.addNote(note);
}

} // namespace

Table pairTable(const std::vector<LosslessPair>& pairs)
{
    RowColumns<LosslessPair> columns = pairColumns();
    for (RowColumn<LosslessPair>& known : columns) // they stand alone here
        known.column.json.clear();
    return tableOf("pairs", "With and without congestion control", columns, pairs);
}

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

namespace {

using Kind = ColumnKind;

struct PointRow
{
    const Sweep& sweep;
    const SweepCurve& curve;
    const Candidate& candidate;
    std::size_t position = 0; ///< in the range

    [[nodiscard]] const SweepPoint& point() const { return curve.points[position]; }
    [[nodiscard]] TableCell seconds(double value) const
    {
        return point().failure.empty() ? TableCell(value) : TableCell().shownAs("–");
    }
};

using AtPoint = const PointRow&;

// Published: a column keeps its key, meaning and place in files; new ones come last.
RowColumns<PointRow> pointColumns()
{
    return {
        {textColumn("sweep", "Sweep", "What is changed").shownIn(TableView::files),
         [](AtPoint r) { return r.sweep.range.name; }},
        {numberColumn("value", "Value", "In base units"),
         [](AtPoint r) {
             return TableCell(r.sweep.range.values[r.position]).shownAs(r.sweep.range.texts[r.position]);
         }},
        {textColumn("unit", "Unit", "Of the value").shownIn(TableView::files),
         [](AtPoint r) { return r.sweep.range.unit; }},
        {textColumn("workload", "Workload or application").shownIn(TableView::files),
         [](AtPoint r) { return r.curve.workload; }},
        {textColumn("candidate", "Candidate").shownIn(TableView::files),
         [](AtPoint r) { return r.curve.label; }},
        {textColumn("scenario", "Scenario").shownIn(TableView::files),
         [](AtPoint r) { return r.candidate.name; }},
        {textColumn("model", "Model").shownIn(TableView::files), [](AtPoint r) { return r.curve.model; }},
        {secondsColumn("makespan_s", "Makespan", "When the last message is there"),
         [](AtPoint r) { return r.seconds(r.point().makespan); }},
        {secondsColumn("makespan_low_s", "Makespan from", "Where its 95 % range begins")
             .shownIn(kForMachines)
             .inJson("makespan_range_s[0]"),
         [](AtPoint r) { return r.point().bar ? TableCell(r.point().bar->low) : TableCell(); }},
        {secondsColumn("makespan_high_s", "Makespan to", "Where its 95 % range ends")
             .shownIn(kForMachines)
             .inJson("makespan_range_s[1]"),
         [](AtPoint r) { return r.point().bar ? TableCell(r.point().bar->high) : TableCell(); }},
        {secondsColumn("makespan_range", "95 % range").shownIn(kForPeople),
         [](AtPoint r) {
             return r.point().bar ? TableCell(TableRange{r.point().bar->low, r.point().bar->high})
                                  : TableCell();
         }},
        {secondsColumn("mean_s", "Mean", "Mean time of the messages"),
         [](AtPoint r) { return r.seconds(r.point().mean); }},
        {textColumn("failure", "Why there is no prediction"), [](AtPoint r) { return r.point().failure; }},
        {withoutColumn(TableView::files), [](AtPoint r) { return withoutCell(r.candidate.without); }},
    };
}

void addPointRows(std::vector<PointRow>& rows, const CandidateComparison& comparison, const Sweep& sweep,
                  const SweepCurve& curve)
{
    const Candidate& candidate = comparison.groups[curve.group].candidates[curve.candidate];
    for (std::size_t i = 0; i < curve.points.size(); ++i)
        rows.push_back({sweep, curve, candidate, i});
}

/** Rows of one sweep have its name in front of its values in texts. */
Table tableOfPoints(const std::vector<PointRow>& rows)
{
    RowColumns<PointRow> columns = pointColumns();
    if (!rows.empty() && &rows.front().sweep == &rows.back().sweep)
        columns[1].column.brief = rows.front().sweep.range.name;
    return tableOf("sweeps", "Sweeps", columns, rows);
}

} // namespace

Table sweepsTable(const CandidateComparison& comparison, const std::vector<Sweep>& sweeps)
{
    std::vector<PointRow> rows;
    for (const Sweep& sweep : sweeps)
        for (const SweepCurve& curve : sweep.curves)
            addPointRows(rows, comparison, sweep, curve);
    Table table = tableOfPoints(rows);
    for (const Sweep& sweep : sweeps)
        for (const std::string& note : sweep.notes)
            table.addNote(note);
    return table;
}

Table curveTable(const CandidateComparison& comparison, const Sweep& sweep, std::size_t curve)
{
    std::vector<PointRow> rows;
    addPointRows(rows, comparison, sweep, sweep.curves[curve]);
    return tableOfPoints(rows);
}

} // namespace contraflow
