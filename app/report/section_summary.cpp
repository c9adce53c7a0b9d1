// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/analysis/candidates/assumptions.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/analysis/candidates/time_figures.h"
#include "core/application/application_replay.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/project/preset_file.h"
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
    for (const ScenarioEntry& entry : data.applications) {
        events += entry.analysis() ? entry.analysis()->replay->replay.eventCount : 0;
        failed += entry.analysis() ? 0 : 1;
    }
    const std::string counts = sentence(
        "%1 in %2", {sentenceOf(events, "1 event", "%1 events"), scenariosText(data.applications.size())});
    std::string text =
        data.scenarios.empty()
            ? sentence("This report predicts how long applications take whose messages share a network: %1.",
                       {counts})
            : sentence("It also predicts how long applications take whose messages share a network: %1.",
                       {counts});
    if (failed > 0)
        text += " " + sentenceOf(failed, "1 scenario could not run", "%1 scenarios could not run") +
                sectionHint(data, "validity", sentence("says why")) + ".";
    return text;
}

/** What the makespan of a run is made of, in a sentence. */
std::string runFinding(const ReportData& data, const ScenarioEntry& entry)
{
    const RunAnalysis& analysis = *entry.analysis();
    const double makespan = analysis.replay->replay.makespan();
    std::string text = sentence("%1: the makespan is %2%3.", {data.scenario(entry).name, timeText(makespan),
                                                              commaWithout(analysis.replay->without)});
    if (makespan > 0)
        text += " " + sentence("Computing takes %1 of its critical path, and contention %2.",
                               {shareText((analysis.total.compute + analysis.total.cores) / makespan),
                                shareText(analysis.total.contention / makespan)});
    return text;
}

std::string opening(const ReportData& data, const Entries& entries)
{
    std::size_t messages = 0;
    for (const ScenarioEntry* entry : entries)
        messages += entry->prediction()->timeline.messages.size();
    std::string text = sentence(
        "This report predicts how long %1 when they share a network: %2 on %3 with %4 and %5.",
        {sentenceOf(messages, "1 message takes", "%1 messages take"), scenariosText(data.scenarios.size()),
         sentenceOf(distinct(data, &Scenario::platform), "1 network", "%1 networks"),
         sentenceOf(distinct(data, &Scenario::workload), "1 workload", "%1 workloads"),
         sentenceOf(distinct(data, &Scenario::model), "1 model", "%1 models")});
    if (const std::size_t failed = data.scenarios.size() - entries.size(); failed > 0)
        text +=
            " " +
            sentenceOf(failed, "1 scenario could not be predicted", "%1 scenarios could not be predicted") +
            sectionHint(data, "validity", sentence("says why")) + ".";
    return text;
}

/** What holds the messages of a scenario back, in a sentence. */
std::string finding(const ReportData& data, const ScenarioEntry& entry)
{
    const Prediction& prediction = *entry.prediction();
    std::string text =
        sentence("%1: the makespan is %2%3. Sharing the network makes a message take up to %4 as "
                 "long as it would alone.",
                 {data.scenario(entry).name, timeText(prediction.timeline.makespan()),
                  commaWithout(prediction.without), timesText(entry.worstSlowdown)});
    if (!entry.busiestChannel.empty())
        text += " " + sentence("The busiest channel, %1, is used at %2 of its capacity.",
                               {entry.busiestChannel, shareText(entry.busiestUse)});
    return text;
}

/** The scenarios of the project that are not shown, and what only they have; empty when all are. */
std::string leftOutText(const ReportData& data)
{
    constexpr std::size_t kMostNames = 8;
    std::vector<std::string> scenarios;
    std::set<std::string> parts;
    const std::vector<const Scenario*> shown = data.shown();
    const auto isShown = [&shown](const auto& isSame) { return std::ranges::any_of(shown, isSame); };
    for (const Scenario& scenario : data.project.scenarios) {
        if (scenario.name.empty() ||
            isShown([&](const Scenario* other) { return other->name == scenario.name; }))
            continue;
        scenarios.push_back(scenario.name);
        if (!isShown([&](const Scenario* other) { return other->platform == scenario.platform; }))
            parts.insert(sentence("network %1", {scenario.platform}));
        const std::string work = workOf(scenario);
        if (!isShown([&](const Scenario* other) { return workOf(*other) == work; }))
            parts.insert(runsApplications(scenario) ? sentence("application %1", {work})
                                                    : sentence("workload %1", {work}));
    }
    if (scenarios.empty())
        return {};
    const std::size_t more = scenarios.size() > kMostNames ? scenarios.size() - kMostNames + 1 : 0;
    const std::size_t count = scenarios.size();
    if (more > 0) {
        scenarios.resize(count - more);
        scenarios.push_back(sentence("%1 others", {groupedCount(more)}));
    }
    return sentence("This is about the %1 that the report was asked for. Left out %2 of the project (%3)%4.",
                    {scenariosText(shown.size()), sentenceOf(count, "is 1 scenario", "are %1 scenarios"),
                     joinedWords(scenarios),
                     parts.empty()
                         ? std::string()
                         : sentence(" and with them %1", {joinedWords({parts.begin(), parts.end()})})});
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
            origins.push_back(isCalibration && record
                                  ? sentence("The %1, which was done with %2 and has a mean error of %3.",
                                             {candidate.accuracy.reason, calibratedText(*record),
                                              percentText(record->errorPercent)})
                                  : sentence("The %1.", {candidate.accuracy.reason}));
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
        beyond.push_back(sentence("%1 others", {groupedCount(more)}));
    }
    return beyond.size() == 1
               ? sentence("Beyond the calibration of their models, where ranges may be too narrow, is %1.",
                          {beyond.front()})
               : sentence("Beyond the calibration of their models, where ranges may be too narrow, are %1.",
                          {joinedWords(beyond)});
}

/** How well the models did where their predictions can be held against measured times. */
std::string measuredText(const ReportData& data)
{
    if (!data.errors) {
        const std::string ranges = rangesText(data);
        return ranges.empty()
                   ? sentence("Nothing of this was measured, so the errors of the predictions are not known "
                              "here.")
                   : sentence("Nothing of what is shown was measured itself.") + ranges;
    }
    // What a model was learnt from does not tell how good it is elsewhere.
    const ErrorsResult& errors = data.unlearnt ? *data.unlearnt : *data.errors;
    const std::string times = sentenceOf(errors.data.messages.size(), "1 measured time", "%1 measured times");
    const std::string text =
        data.unlearnt      ? sentence("Held against %1 that the models were not learnt from,", {times})
        : data.isAllLearnt ? sentence("Held against %1 that the models were learnt from,", {times})
                           : sentence("Held against %1,", {times});
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
        return text + " " + sentence("no model could be evaluated.");
    const auto error = [&errors](std::size_t i) { return percentText(errors.summaries[i].absolute.mean); };
    const std::string& name = errors.data.models[*best].model;
    if (error(*worst) != error(*best))
        return text + " " +
               sentence(
                   "predictions of %1 are off by %2 in the mean, the least of all models, and those of %3 "
                   "by %4, the most.",
                   {name, error(*best), errors.data.models[*worst].model, error(*worst)});
    return text + " " +
           (errors.data.models.size() > 1
                ? sentence(
                      "predictions of %1 are off by %2 in the mean, and so are those of the other models.",
                      {name, error(*best)})
                : sentence("predictions of %1 are off by %2 in the mean.", {name, error(*best)}));
}

KeyFigures keyFigures(const Entries& entries)
{
    KeyFigures figures;
    const Prediction& prediction = *entries.front()->prediction();
    figures.figures.push_back(
        {timeText(prediction.timeline.makespan()),
         sentence("makespan, until the last message has arrived") + commaWithout(prediction.without)});
    figures.figures.push_back({timeText(entries.front()->meanTime), sentence("mean time of a message")});
    figures.figures.push_back(
        {timesText(entries.front()->worstSlowdown), sentence("longest against the time alone")});
    figures.figures.push_back(
        {shareText(entries.front()->busiestUse), sentence("use of the busiest channel")});
    return figures;
}

/** A reason that begins with what is said already. */
std::string withoutPrefix(const std::string& reason)
{
    const std::string said = sentence("no error bars for %1", {""});
    return reason.starts_with(said) ? reason.substr(said.size()) : reason;
}

bool hasAnswer(const ReportData& data)
{
    return data.comparison && data.offers.isChoice();
}

/** What is said under one name, a sentence a line. */
void addLines(Facts& facts, std::string name, const std::vector<std::string>& lines)
{
    for (const std::string& line : lines)
        if (!line.empty())
            facts.facts.push_back({std::exchange(name, {}), line});
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
    for (const ScenarioEntry& entry : data.applications)
        if (entry.analysis() && bullets.items.size() < kMostFindings)
            bullets.items.push_back(runFinding(data, entry));
    if (entries.size() > kMostFindings)
        bullets.items.push_back(sentence("These are the first %1 of %2%3.",
                                         {groupedCount(kMostFindings), scenariosText(entries.size()),
                                          sectionHint(data, "results", sentence("has them all"))}));
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
                texts.push_back(sentence("No error bars: %1.", {withoutPrefix(candidate.accuracy.reason)}));
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
        return sentence("No model was calibrated here: %1.", {named(others)});
    return others.empty()
               ? sentence("Calibrated: %1.", {named(calibrated)})
               : sentence("Calibrated: %1; not calibrated here: %2.", {named(calibrated), named(others)});
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
        if (offer.rank > 0 && (offer.bestRank != offer.worstRank || std::ranges::any_of(offers, sharesPlace)))
            tied.push_back(offer.platform);
    }
    return tied.empty() ? std::string()
                        : sentence("Too close to call overall, or equal: %1.", {joinedWords(tied)});
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
        lines.push_back(sentenceOf(more, "1 other scenario takes another time without it, too",
                                   "%1 other scenarios take another time without it, too") +
                        sectionHint(data, "comparison", sentence("has them all")) + ".");
    if (alike > 0)
        lines.push_back(sentenceOf(alike, "1 scenario takes as long without congestion control as with it.",
                                   "%1 scenarios take as long without congestion control as with it."));
    if (const std::string question = vendorQuestion(data.pairs); !question.empty())
        lines.push_back(sentence("To ask the vendor: %1", {question}));
    Facts facts;
    addLines(facts, sentence("With and without congestion control"), lines);
    if (!facts.facts.empty())
        section.blocks.emplace_back(std::move(facts));
}

/** How far all of this is to be trusted. */
void addCertainty(Section& section, const ReportData& data)
{
    Facts facts;
    addLines(facts, sentence("How sure"), {measuredText(data)});
    addLines(facts, {}, doubts(data));
    addLines(facts, {}, withoutBarsTexts(data));
    addLines(facts, {}, {tiesText(data)});
    addLines(facts, {}, {beyondText(data), calibratedModelsText(data), leftOutText(data)});
    for (std::size_t i = 0; hasAnswer(data) && i < data.offers.notes.size(); ++i)
        addLines(facts, {}, {capitalised(data.offers.notes[i]) + "."});
    section.blocks.emplace_back(std::move(facts));
}

/** The platforms that the report is about: the offers, or those of its scenarios. */
std::vector<std::string> shownPlatforms(const ReportData& data)
{
    auto names = mapped<std::string>(data.offers.offers, &Offer::platform);
    for (const Scenario* scenario : data.shown())
        if (!contains(names, scenario->platform))
            names.push_back(scenario->platform);
    return names;
}

/** "switches, cables and licences": kinds of parts that are paid once, or every year. */
std::string paidFor(const PlatformPrice& price, PricePart::Period period)
{
    std::vector<std::string> kinds;
    for (const PricePart& part : price.parts) {
        std::string word = sentence(infoOf(part.kind).title);
        if (part.kind == PricePart::Kind::energy)
            word = sentence("%1 at %2/kWh", {word, groupedPrice(part.each)}) +
                   (price.overhead != 1 ? ", PUE " + roundedText(price.overhead) : std::string());
        if (part.period == period && !contains(kinds, word))
            kinds.push_back(std::move(word));
    }
    return joinedWords(kinds);
}

/** For how long an offer is paid, and what for. */
std::string coverText(const PlatformPrice& price)
{
    if (!price.price && !price.isRun())
        return price.missing.empty() ? sentence("no price") : sentence("no price: %1", {price.missing});
    const std::string once = paidFor(price, PricePart::Period::once);
    const std::string yearly = paidFor(price, PricePart::Period::yearly);
    std::string text = !price.price   ? sentence("no price: %1", {price.missing})
                       : once.empty() ? sentence("one price for the whole")
                                      : sentence("the price is that of %1", {once});
    if (!price.isRun())
        return text + sentence("; no costs of running it");
    text += sentence("; running cost of %1 for %2",
                     {yearly.empty() ? sentence("its years") : yearly, yearsText(price)});
    return price.runningMissing.empty() ? text : text + sentence(", not known: %1", {price.runningMissing});
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
            const auto known =
                std::ranges::find_if(alike, [&text](const auto& each) { return each.first == text; });
            if (known == alike.end())
                alike.push_back({std::move(text), {name}});
            else
                known->second.push_back(name);
        }
    std::vector<std::string> lines;
    for (const auto& [text, names] : alike)
        lines.push_back(sentence("%1: %2", {joinedWords(names), text}) + ".");
    Facts facts;
    addLines(facts, sentence("Years and price"),
             hasPrice ? lines
                      : std::vector{sentence("No platform has a price, so nothing is said of costs.")});
    section.blocks.emplace_back(std::move(facts));
}

/** What each workload says, which no mean tells. */
void addSpread(Section& section, const ReportData& data)
{
    if (data.offers.offers.size() > 1)
        section.blocks.emplace_back(TableBlock{
            offersOverview(*data.comparison, data.offers),
            sentence(
                "Offers under each workload: the makespan, and how many times that of the fastest offer it is. "
                "Overall is the weighted geometric mean of these ratios, and above ideal that of the makespans "
                "over what no sharing of this network could beat."),
            60, "'contraflow compare'"});
    Facts facts;
    std::vector<std::string> lines;
    if (data.comparison)
        for (const CandidateGroup& group : data.comparison->groups)
            if (const std::string words = summaryText(group); !words.empty())
                lines.push_back(sentence("%1: %2", {group.workload, words}));
    addLines(facts, sentence("By workload"), lines);
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
        facts.facts.push_back({isNew ? sentence("Assumed: %1", {sentence(each.word)}) : std::string(),
                               sentence("%1: %2", {joinedWords(each.platforms), each.text}) + "."});
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
            lines.push_back(sentence("%1: %2", {whatIf.scenario, whatIf.advice}));
    Facts facts;
    addLines(facts, sentence("What would change it"), lines);
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
        scenarios.push_back(sentenceOf(all.size() - kMostNames, "1 other scenario", "%1 other scenarios"));
    section.blocks.emplace_back(Notice{
        sentence("Left out"),
        sentence(
            "What is at fault was left out of the predictions of %1; their figures are those of the "
            "rest%2.",
            {joinedWords(scenarios), sectionHint(data, "validity", sentence("says what is at fault"))})});
}

/** What there was no time for. */
void addUnfinished(Section& section, const ReportData& data)
{
    if (!data.unfinished.empty())
        section.blocks.emplace_back(
            Notice{sentence("Not all was worked out"), capitalised(unfinishedText(data)) + "."});
}

} // namespace

Section summarySection(const ReportData& data)
{
    Section section;
    const Entries entries = predicted(data);
    if (data.shown().empty()) {
        section.blocks.emplace_back(
            Paragraph{sentence("The project has no scenario, so nothing was predicted. A scenario names a "
                               "network, a workload and a model.")});
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
