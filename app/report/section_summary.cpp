// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/analysis/candidates/application_figures.h"
#include "core/analysis/candidates/assumptions.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/io/preset_file.h"
#include "core/project/calibration_record.h"
#include "core/project/left_out.h"
#include "core/project/price.h"
#include "core/tables/offer_tables.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace contraflow::report {

namespace {

using Entries = std::vector<const ScenarioEntry*>;

Entries predicted(const ReportData& data)
{
    Entries entries;
    for (const ScenarioEntry& entry : data.scenarios)
        if (entry.prediction() && !entry.prediction()->timeline.messages.empty())
            entries.push_back(&entry);
    return entries;
}

std::size_t distinct(const ReportData& data, std::string Scenario::*name)
{
    std::set<std::string> names;
    for (const ScenarioEntry& entry : data.scenarios)
        names.insert(data.scenario(entry).*name);
    return names.size();
}

/** What applications take, beside what is said of messages. */
std::string applicationsOpening(const ReportData& data)
{
    std::uint64_t events = 0;
    std::size_t failed = 0;
    for (const ApplicationEntry& entry : data.applications) {
        events += entry.analysis ? entry.analysis->replay->replay.eventCount : 0;
        failed += entry.analysis ? 0 : 1;
    }
    std::string text = (data.scenarios.empty() ? "This report predicts" : "It also predicts") +
                       std::string(" how long applications take whose messages share a network: ") +
                       counted(events, "event", "events") + " in " +
                       counted(data.applications.size(), "scenario", "scenarios") + ".";
    if (failed > 0)
        text += " " + counted(failed, "scenario", "scenarios") + " could not run" +
                sectionHint(data, "validity", "says why") + ".";
    return text;
}

/** What the makespan of a run is made of, in a sentence. */
std::string runFinding(const ReportData& data, const ApplicationEntry& entry)
{
    const RunAnalysis& analysis = *entry.analysis;
    const double makespan = analysis.replay->replay.makespan();
    std::string text = data.scenario(entry).name + ": the makespan is " + timeText(makespan) +
                       commaWithout(analysis.replay->without) + ".";
    if (makespan > 0)
        text += " Computing takes " + shareText((analysis.total.compute + analysis.total.cores) / makespan) +
                " of its critical path, and contention " + shareText(analysis.total.contention / makespan) +
                ".";
    return text;
}

std::string opening(const ReportData& data, const Entries& entries)
{
    std::size_t messages = 0;
    for (const ScenarioEntry* entry : entries)
        messages += entry->prediction()->timeline.messages.size();
    std::string text =
        "This report predicts how long " + counted(messages, "message takes", "messages take") +
        " when they share a network: " + counted(data.scenarios.size(), "scenario", "scenarios") + " on " +
        counted(distinct(data, &Scenario::platform), "network", "networks") + " with " +
        counted(distinct(data, &Scenario::workload), "workload", "workloads") + " and " +
        counted(distinct(data, &Scenario::model), "model", "models") + ".";
    const std::size_t failed = data.scenarios.size() - entries.size();
    if (failed > 0)
        text += " " + counted(failed, "scenario", "scenarios") + " could not be predicted" +
                sectionHint(data, "validity", "says why") + ".";
    return text;
}

/** What holds the messages of a scenario back, in a sentence. */
std::string finding(const ReportData& data, const ScenarioEntry& entry)
{
    const Prediction& prediction = *entry.prediction();
    std::string text = data.scenario(entry).name + ": the makespan is " +
                       timeText(prediction.timeline.makespan()) + commaWithout(prediction.without) +
                       ". Sharing the network makes a message take up to " + timesText(entry.worstSlowdown) +
                       " as long as it would alone.";
    if (!entry.busiestChannel.empty())
        text += " The busiest channel, " + entry.busiestChannel + ", is used at " +
                shareText(entry.busiestUse) + " of its capacity.";
    return text;
}

/** The scenarios of the project that are not shown, and what only they have; empty when all are. */
std::string leftOutText(const ReportData& data)
{
    constexpr std::size_t kMostNames = 8;
    std::vector<std::string> scenarios;
    std::set<std::string> parts;
    const std::vector<const Scenario*> shown = data.shown();
    const auto isShown = [&shown](const auto& isSame) {
        return std::any_of(shown.begin(), shown.end(), isSame);
    };
    for (const Scenario& scenario : data.project.scenarios) {
        if (scenario.name.empty() ||
            isShown([&](const Scenario* other) { return other->name == scenario.name; }))
            continue;
        scenarios.push_back(scenario.name);
        if (!isShown([&](const Scenario* other) { return other->platform == scenario.platform; }))
            parts.insert("network " + scenario.platform);
        const std::string work = workOf(scenario);
        if (!isShown([&](const Scenario* other) { return workOf(*other) == work; }))
            parts.insert((runsApplications(scenario) ? "application " : "workload ") + work);
    }
    if (scenarios.empty())
        return {};
    const std::size_t more = scenarios.size() > kMostNames ? scenarios.size() - kMostNames + 1 : 0;
    const std::size_t count = scenarios.size();
    if (more > 0) {
        scenarios.resize(count - more);
        scenarios.push_back(groupedCount(more) + " others");
    }
    return "This is about the " + counted(shown.size(), "scenario", "scenarios") +
           " that the report was asked for. Left out " + (count == 1 ? "is " : "are ") +
           counted(count, "scenario", "scenarios") + " of the project (" + joinedWords(scenarios) + ")" +
           (parts.empty() ? "" : " and with them " + joinedWords({parts.begin(), parts.end()})) + ".";
}

/** Where the ranges of the predictions come from although nothing that is shown was measured; empty: there
 * are none. */
std::string rangesText(const ReportData& data)
{
    std::vector<std::string> origins;
    std::set<std::string> said;
    for (const CandidateGroup& group :
         data.comparison ? data.comparison->groups : std::vector<CandidateGroup>())
        for (const Candidate& candidate : group.candidates) {
            if (!candidate.isPredicted() || !candidate.accuracy.isKnown() ||
                !said.insert(candidate.model).second)
                continue;
            const Model* model = findByName(data.project.models, candidate.model);
            const auto record = model ? validCalibrationOf(*model) : std::nullopt;
            const bool isCalibration = candidate.accuracy.origin == ModelAccuracy::Origin::calibration;
            origins.push_back("The " + candidate.accuracy.reason +
                              (isCalibration && record
                                   ? ", which was done with " + calibratedText(*record) +
                                         " and has a mean error of " + percentText(record->errorPercent)
                                   : std::string()) +
                              ".");
        }
    std::string text;
    for (const std::string& origin : origins)
        text += " " + origin;
    return text;
}

/** Which scenarios their models' calibrations do not cover; empty: none. */
std::string beyondText(const ReportData& data)
{
    constexpr std::size_t kMostNames = 4;
    std::vector<std::string> beyond;
    if (data.comparison)
        for (const CandidateGroup& group : data.comparison->groups)
            for (const Candidate& candidate : group.candidates)
                if (!candidate.outsideCalibration.empty())
                    beyond.push_back(candidate.label + " (" + joinedWords(candidate.outsideCalibration) +
                                     ")");
    if (!data.comparison)
        for (const ScenarioPhrases& each : beyondCalibration(data))
            beyond.push_back(each.scenario + " (" + joinedWords(each.phrases) + ")");
    if (beyond.empty())
        return {};
    if (beyond.size() > kMostNames) {
        const std::size_t more = beyond.size() - kMostNames + 1;
        beyond.resize(kMostNames - 1);
        beyond.push_back(groupedCount(more) + " others");
    }
    return "Beyond the calibration of their models, where ranges may be too narrow, " +
           std::string(beyond.size() == 1 ? "is " : "are ") + joinedWords(beyond) + ".";
}

/** How well the models did where their predictions can be held against measured times. */
std::string measuredText(const ReportData& data)
{
    if (!data.errors) {
        const std::string ranges = rangesText(data);
        return ranges.empty()
                   ? "Nothing of this was measured, so the errors of the predictions are not known here."
                   : "Nothing of what is shown was measured itself." + ranges;
    }
    // What a model was learnt from does not tell how good it is elsewhere.
    const ErrorsResult& errors = data.unlearnt ? *data.unlearnt : *data.errors;
    std::string text = "Held against " +
                       counted(errors.data.messages.size(), "measured time", "measured times") +
                       (data.unlearnt      ? " that the models were not learnt from,"
                        : data.isAllLearnt ? " that the models were learnt from,"
                                           : ",");
    // Of several, the model that does best and the one that does worst.
    std::optional<std::size_t> best;
    std::optional<std::size_t> worst;
    for (std::size_t i = 0; i < errors.summaries.size(); ++i) {
        if (errors.summaries[i].count == 0)
            continue;
        const double error = errors.summaries[i].absolute.mean;
        if (!best || error < errors.summaries[*best].absolute.mean)
            best = i;
        if (!worst || error > errors.summaries[*worst].absolute.mean)
            worst = i;
    }
    if (!best)
        return text + " no model could be evaluated.";
    const auto error = [&errors](std::size_t i) { return percentText(errors.summaries[i].absolute.mean); };
    text +=
        " predictions of " + errors.data.models[*best].model + " are off by " + error(*best) + " in the mean";
    if (error(*worst) != error(*best))
        return text + ", the least of all models, and those of " + errors.data.models[*worst].model + " by " +
               error(*worst) + ", the most.";
    return text + (errors.data.models.size() > 1 ? ", and so are those of the other models." : ".");
}

KeyFigures keyFigures(const Entries& entries)
{
    KeyFigures figures;
    const Prediction& prediction = *entries.front()->prediction();
    figures.figures.push_back(
        {timeText(prediction.timeline.makespan()),
         "makespan, until the last message has arrived" + commaWithout(prediction.without)});
    figures.figures.push_back({timeText(entries.front()->meanTime), "mean time of a message"});
    figures.figures.push_back({timesText(entries.front()->worstSlowdown), "longest against the time alone"});
    figures.figures.push_back({shareText(entries.front()->busiestUse), "use of the busiest channel"});
    return figures;
}

/** A reason that begins with what is said already. */
std::string withoutPrefix(const std::string& reason)
{
    constexpr std::string_view kSaid = "no error bars for ";
    return reason.starts_with(kSaid) ? reason.substr(kSaid.size()) : reason;
}

bool hasAnswer(const ReportData& data)
{
    return data.comparison && data.offers.isChoice();
}

/** What is said under one name, a sentence a line. */
void addLines(Facts& facts, const char* name, std::vector<std::string> lines)
{
    for (std::string& line : lines)
        if (!line.empty())
            facts.facts.push_back({std::exchange(name, ""), std::move(line)});
}

/** Which offer, or why none, or what the scenarios take. */
void addAnswer(Section& section, const ReportData& data, const Entries& entries)
{
    if (hasAnswer(data)) {
        section.blocks.emplace_back(Paragraph{offersText(data.offers)});
        return;
    }
    if (data.offers.offers.size() > 1)
        section.blocks.emplace_back(Paragraph{offersText(data.offers)});
    if (entries.size() == 1)
        section.blocks.emplace_back(keyFigures(entries));
    constexpr std::size_t kMostFindings = 6;
    Bullets bullets;
    for (std::size_t i = 0; i < std::min(entries.size(), kMostFindings); ++i)
        bullets.items.push_back(finding(data, *entries[i]));
    for (const ApplicationEntry& entry : data.applications)
        if (entry.analysis && bullets.items.size() < kMostFindings)
            bullets.items.push_back(runFinding(data, entry));
    if (entries.size() > kMostFindings)
        bullets.items.push_back("These are the first " + groupedCount(kMostFindings) + " of " +
                                counted(entries.size(), "scenario", "scenarios") +
                                sectionHint(data, "results", "has them all") + ".");
    if (!bullets.items.empty())
        section.blocks.emplace_back(std::move(bullets));
}

/** Why figures of some models have no error bars; nothing where all have. */
std::vector<std::string> withoutBarsTexts(const ReportData& data)
{
    if (!data.comparison)
        return {};
    std::vector<std::string> texts;
    std::set<std::string> models;
    for (const CandidateGroup& group : data.comparison->groups)
        for (const Candidate& candidate : group.candidates)
            if (candidate.isPredicted() && !candidate.accuracy.isKnown() &&
                models.insert(candidate.model).second)
                texts.push_back("No error bars: " + withoutPrefix(candidate.accuracy.reason) + ".");
    return texts;
}

/** Which models were calibrated, and which were not. */
std::string calibratedModelsText(const ReportData& data)
{
    std::set<std::string> calibrated;
    std::set<std::string> others;
    for (const Scenario* scenario : data.shown()) {
        const Model* model = findByName(data.project.models, scenario->model);
        (model && calibrationOf(*model) ? calibrated : others).insert(scenario->model);
    }
    const auto named = [](const std::set<std::string>& models) {
        return joinedWords({models.begin(), models.end()});
    };
    if (calibrated.empty())
        return "No model was calibrated here: " + named(others) + ".";
    return "Calibrated: " + named(calibrated) +
           (others.empty() ? "." : "; not calibrated here: " + named(others) + ".");
}

/** Warnings that put the times themselves in doubt, which page 1 must not leave to section Validity. */
std::vector<std::string> doubts(const ReportData& data)
{
    std::vector<std::string> texts;
    for (const Issue& issue : data.issues)
        if (issue.severity == Severity::warning && issue.location.column == "latency")
            texts.push_back(capitalised(issue.text) + ".");
    return texts;
}

/** Offers whose places the errors of the models leave open, or that share one; empty: there are none. */
std::string tiesText(const ReportData& data)
{
    std::vector<std::string> tied;
    const std::vector<Offer>& offers = data.offers.offers;
    for (const Offer& offer : offers) {
        const auto sharesPlace = [&offer](const Offer& other) {
            return &other != &offer && other.rank == offer.rank;
        };
        if (offer.rank > 0 &&
            (offer.bestRank != offer.worstRank || std::any_of(offers.begin(), offers.end(), sharesPlace)))
            tied.push_back(offer.platform);
    }
    return tied.empty() ? std::string() : "Too close to call overall, or equal: " + joinedWords(tied) + ".";
}

/** What lossless networks do without congestion control, and what to ask for it. */
void addPairs(Section& section, const ReportData& data)
{
    constexpr std::size_t kMost = 4;
    std::vector<std::string> lines;
    std::size_t alike = 0;
    std::size_t more = 0;
    for (const LosslessPair& pair : data.pairs) {
        if (!pair.failure && !pair.differs()) {
            ++alike;
            continue;
        }
        if (lines.size() >= kMost) {
            ++more;
            continue;
        }
        std::string line;
        for (const std::string& text : pairTexts(pair))
            line += (line.empty() ? "" : " ") + text + ".";
        lines.push_back(std::move(line));
    }
    if (more > 0)
        lines.push_back(counted(more, "other scenario takes", "other scenarios take") +
                        " another time without it, too" + sectionHint(data, "comparison", "has them all") +
                        ".");
    if (alike > 0)
        lines.push_back(counted(alike, "scenario takes", "scenarios take") +
                        " as long without congestion control as with it.");
    if (const std::string question = vendorQuestion(data.pairs); !question.empty())
        lines.push_back("To ask the vendor: " + question);
    Facts facts;
    addLines(facts, "With and without congestion control", std::move(lines));
    if (!facts.facts.empty())
        section.blocks.emplace_back(std::move(facts));
}

/** How far all of this is to be trusted. */
void addCertainty(Section& section, const ReportData& data)
{
    Facts facts;
    addLines(facts, "How sure", {measuredText(data)});
    addLines(facts, "", doubts(data));
    addLines(facts, "", withoutBarsTexts(data));
    addLines(facts, "", {tiesText(data)});
    addLines(facts, "", {beyondText(data), calibratedModelsText(data), leftOutText(data)});
    for (std::size_t i = 0; hasAnswer(data) && i < data.offers.notes.size(); ++i)
        addLines(facts, "", {capitalised(data.offers.notes[i]) + "."});
    section.blocks.emplace_back(std::move(facts));
}

/** The platforms that the report is about: the offers, or those of its scenarios. */
std::vector<std::string> shownPlatforms(const ReportData& data)
{
    std::vector<std::string> names;
    for (const Offer& offer : data.offers.offers)
        names.push_back(offer.platform);
    for (const Scenario* scenario : data.shown())
        if (std::find(names.begin(), names.end(), scenario->platform) == names.end())
            names.push_back(scenario->platform);
    return names;
}

/** "switches, cables and licences": kinds of parts that are paid once, or every year. */
std::string paidFor(const PlatformPrice& price, PricePart::Period period)
{
    std::vector<std::string> kinds;
    for (const PricePart& part : price.parts) {
        std::string word(infoOf(part.kind).title);
        if (part.kind == PricePart::Kind::energy)
            word += " at " + groupedPrice(part.each) + "/kWh" +
                    (price.overhead != 1 ? ", PUE " + roundedText(price.overhead) : std::string());
        if (part.period == period && std::find(kinds.begin(), kinds.end(), word) == kinds.end())
            kinds.push_back(std::move(word));
    }
    return joinedWords(kinds);
}

/** For how long an offer is paid, and what for. */
std::string coverText(const PlatformPrice& price)
{
    if (!price.price && !price.isRun())
        return "no price" + (price.missing.empty() ? "" : ": " + price.missing);
    const std::string once = paidFor(price, PricePart::Period::once);
    const std::string yearly = paidFor(price, PricePart::Period::yearly);
    std::string text = !price.price   ? "no price: " + price.missing
                       : once.empty() ? "one price for the whole"
                                      : "the price is that of " + once;
    if (!price.isRun())
        return text + "; no costs of running it";
    text += "; running cost of " + (yearly.empty() ? "its years" : yearly) + " for " +
            numberText(price.years) + (price.years == 1 ? " year" : " years");
    return price.runningMissing.empty() ? text : text + ", not known: " + price.runningMissing;
}

void addCosts(Section& section, const ReportData& data)
{
    std::vector<std::pair<std::string, std::vector<std::string>>> alike; // what is paid for, by whom
    bool hasPrice = false;
    for (const std::string& name : shownPlatforms(data))
        if (const Platform* platform = findByName(data.project.platforms, name)) {
            const PlatformPrice price = priceOf(*platform);
            hasPrice = hasPrice || price.price || price.isRun();
            std::string text = coverText(price);
            const auto known = std::find_if(alike.begin(), alike.end(),
                                            [&text](const auto& each) { return each.first == text; });
            if (known == alike.end())
                alike.push_back({std::move(text), {name}});
            else
                known->second.push_back(name);
        }
    std::vector<std::string> lines;
    for (const auto& [text, names] : alike)
        lines.push_back(joinedWords(names) + ": " + text + ".");
    Facts facts;
    addLines(facts, "Years and price",
             hasPrice ? lines
                      : std::vector<std::string>{"No platform has a price, so nothing is said of costs."});
    section.blocks.emplace_back(std::move(facts));
}

/** What each workload says, which no mean tells. */
void addSpread(Section& section, const ReportData& data)
{
    if (data.offers.offers.size() > 1)
        section.blocks.emplace_back(TableBlock{
            offersOverview(*data.comparison, data.offers),
            "Offers under each workload: the makespan, and how many times that of the fastest offer it is. "
            "Overall is the weighted geometric mean of these ratios, and above ideal that of the makespans over "
            "what no sharing of this network could beat.",
            60, "'contraflow compare'"});
    Facts facts;
    std::vector<std::string> lines;
    if (data.comparison)
        for (const CandidateGroup& group : data.comparison->groups)
            if (const std::string words = summaryText(group); !words.empty())
                lines.push_back(group.workload + ": " + words);
    addLines(facts, "By workload", std::move(lines));
    if (!facts.facts.empty())
        section.blocks.emplace_back(std::move(facts));
}

/** What decides the answer without being computed. */
void addAssumptions(Section& section, const ReportData& data)
{
    Facts facts;
    std::string about;
    for (const Assumption& each : assumptionsOf(data.project, shownPlatforms(data), carriedPreset)) {
        const bool isNew = std::exchange(about, each.about) != each.about;
        facts.facts.push_back({isNew ? "Assumed: " + lowered(each.about) : std::string(),
                               joinedWords(each.platforms) + ": " + each.text + "."});
    }
    if (!facts.facts.empty())
        section.blocks.emplace_back(std::move(facts));
}

/** What would make another offer the answer, or a run shorter. */
void addChanges(Section& section, const ReportData& data)
{
    std::vector<std::string> lines = stabilityTexts(data.stability);
    if (!hasAnswer(data))
        for (const WhatIf& whatIf : data.whatIfs)
            lines.push_back(whatIf.scenario + ": " + whatIf.advice);
    Facts facts;
    addLines(facts, "What would change it", std::move(lines));
    if (!facts.facts.empty())
        section.blocks.emplace_back(std::move(facts));
}

/** What predictions were made without, before anything is said that comes of them. */
void addLeftOut(Section& section, const ReportData& data)
{
    constexpr std::size_t kMostNames = 4;
    const std::vector<ScenarioPhrases> all = leftOut(data);
    if (all.empty())
        return;
    std::vector<std::string> scenarios;
    for (std::size_t i = 0; i < std::min(kMostNames, all.size()); ++i)
        scenarios.push_back(all[i].scenario + " (" + withoutText(all[i].phrases) + ")");
    if (all.size() > kMostNames)
        scenarios.push_back(counted(all.size() - kMostNames, "other scenario"));
    section.blocks.emplace_back(
        Notice{"Left out", "What is at fault was left out of the predictions of " + joinedWords(scenarios) +
                               "; their figures are those of the rest" +
                               sectionHint(data, "validity", "says what is at fault") + "."});
}

/** What there was no time for. */
void addUnfinished(Section& section, const ReportData& data)
{
    if (!data.unfinished.empty())
        section.blocks.emplace_back(
            Notice{"Not all was worked out", capitalised(unfinishedText(data)) + "."});
}

} // namespace

Section summarySection(const ReportData& data)
{
    Section section;
    const Entries entries = predicted(data);
    if (data.shown().empty()) {
        section.blocks.emplace_back(Paragraph{
            "The project has no scenario, so nothing was predicted. A scenario names a network, a workload and a model."});
        return section;
    }
    addLeftOut(section, data);
    addUnfinished(section, data);
    addAnswer(section, data, entries);
    addPairs(section, data);
    addCertainty(section, data);
    addCosts(section, data);
    addSpread(section, data);
    addAssumptions(section, data);
    addChanges(section, data);
    if (!data.scenarios.empty())
        section.blocks.emplace_back(Paragraph{opening(data, entries)});
    if (!data.applications.empty())
        section.blocks.emplace_back(Paragraph{applicationsOpening(data)});
    return section;
}

} // namespace contraflow::report
