// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/candidate_output.h"
#include "app/cli/json_writer.h"
#include "core/analysis/candidates/candidate_words.h"

namespace contraflow::cli {

namespace {

using Layout = JsonWriter::Layout;

void writeBar(JsonWriter& json, std::string_view key, const std::optional<ErrorBar>& bar)
{
    json.key(key);
    if (!bar)
        return json.null();
    json.beginList(Layout::line);
    json.number(bar->low);
    json.number(bar->high);
    json.endList();
}

void writePrice(JsonWriter& json, const std::optional<Price>& price)
{
    json.key("price");
    if (!price)
        return json.null();
    json.beginObject(Layout::line);
    json.number("amount", price->amount);
    json.text("currency", price->currency);
    json.endObject();
}

void writeTexts(JsonWriter& json, std::string_view key, const std::vector<std::string>& texts)
{
    json.key(key);
    json.beginList();
    for (const std::string& text : texts)
        json.text(text);
    json.endList();
}

std::optional<std::size_t> placeOf(std::size_t rank)
{
    return rank > 0 ? std::optional(rank) : std::nullopt;
}

void writeFigures(JsonWriter& json, const Candidate& candidate)
{
    const TimeFigures& figures = candidate.figures;
    const auto bar = [&](ErrorBar CandidateErrorBars::*member) {
        return candidate.bars ? std::optional((*candidate.bars).*member) : std::nullopt;
    };
    json.number("makespan_s", figures.makespan);
    writeBar(json, "makespan_range_s", bar(&CandidateErrorBars::makespan));
    json.number("mean_s", figures.mean);
    writeBar(json, "mean_range_s", bar(&CandidateErrorBars::mean));
    json.number("p95_s", figures.percentile95);
    writeBar(json, "p95_range_s", bar(&CandidateErrorBars::percentile95));
    json.number("slowdown", figures.slowdown);
    writeBar(json, "slowdown_range", bar(&CandidateErrorBars::slowdown));
    json.number("makespan_slowdown", figures.makespanSlowdown());
    writeBar(json, "makespan_slowdown_range", bar(&CandidateErrorBars::makespanSlowdown));
    json.key("busiest");
    if (figures.busiest) {
        json.beginObject(Layout::line);
        json.text("channel", figures.busiest->channel);
        json.number("bytes", figures.busiest->bytes);
        json.number("load", figures.busiest->load);
        json.endObject();
    } else {
        json.null();
    }
    json.key("worst");
    if (figures.worst) {
        json.beginObject(Layout::line);
        json.text("channel", figures.worst->channel);
        json.count("messages", figures.worst->messages);
        json.number("lost_s", figures.worst->lostMessageSeconds);
        json.endObject();
    } else {
        json.null();
    }
    json.count("messages", figures.messages);
    json.count("left_out", candidate.leftOut);
}

void writeCandidate(JsonWriter& json, const CandidateGroup& group, const Candidate& candidate)
{
    json.beginObject();
    json.text("candidate", candidate.label);
    json.text("scenario", candidate.name);
    json.text("platform", candidate.platform);
    json.text("mapping", candidate.mapping);
    json.text("model", candidate.model);
    json.text("kind", candidate.kind);
    json.count("rank", placeOf(candidate.rank));
    json.count("best_rank", placeOf(candidate.bestRank));
    json.count("worst_rank", placeOf(candidate.worstRank));
    json.text("verdict", verdictWord(candidate.verdict));
    const bool isCompared = candidate.verdict != TimeVerdict::unknown;
    json.number("difference_pct", isCompared ? std::optional(candidate.differencePercent) : std::nullopt);
    json.number("saved_s", isCompared ? std::optional(candidate.secondsSaved) : std::nullopt);
    if (candidate.isPredicted())
        writeFigures(json, candidate);
    writePrice(json, candidate.price.price);
    json.text("price_missing", candidate.price.missing);
    json.number("price_per_s_saved", candidate.pricePerSecondSaved);
    json.text("pareto", paretoWord(candidate.pareto));
    json.text("pareto_rival", candidate.rival ? group.candidates[*candidate.rival].label : "");
    json.text("error_source", originWord(candidate.accuracy.origin));
    json.count("error_patterns",
               candidate.accuracy.isKnown() ? std::optional(candidate.accuracy.patterns) : std::nullopt);
    writeTexts(json, "outside_calibration", candidate.outsideCalibration);
    json.text("failure", candidate.failure ? candidate.failure->message : "");
    json.endObject();
}

void writeGroup(JsonWriter& json, const CandidateGroup& group)
{
    json.beginObject();
    json.text("workload", group.workload);
    json.text("reference", group.reference ? group.candidates[*group.reference].label : "");
    json.text("currency", group.currency);
    json.text("summary", summaryText(group));
    json.key("candidates");
    json.beginList();
    for (const Candidate& candidate : group.candidates)
        writeCandidate(json, group, candidate);
    json.endList();
    writeTexts(json, "notes", group.notes);
    json.endObject();
}

void writeSweep(JsonWriter& json, const CandidateComparison& comparison, const Sweep& sweep)
{
    json.beginObject();
    json.text("sweep", sweep.range.name);
    json.text("unit", sweep.range.unit);
    json.key("values");
    json.beginList(Layout::line);
    for (const double value : sweep.range.values)
        json.number(value);
    json.endList();
    json.key("curves");
    json.beginList();
    for (const SweepCurve& curve : sweep.curves) {
        json.beginObject();
        json.text("workload", curve.workload);
        json.text("candidate", curve.label);
        json.text("scenario", comparison.groups[curve.group].candidates[curve.candidate].name);
        json.text("model", curve.model);
        json.key("points");
        json.beginList();
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const SweepPoint& point = curve.points[i];
            const bool isPredicted = point.failure.empty();
            json.beginObject(Layout::line);
            json.number("value", sweep.range.values[i]);
            json.number("makespan_s", isPredicted ? std::optional(point.makespan) : std::nullopt);
            writeBar(json, "makespan_range_s", point.bar);
            json.number("mean_s", isPredicted ? std::optional(point.mean) : std::nullopt);
            json.text("failure", point.failure);
            json.endObject();
        }
        json.endList();
        json.endObject();
    }
    json.endList();
    writeTexts(json, "notes", sweep.notes);
    json.endObject();
}

void writeCase(JsonWriter& json, const WhatIf& result, const WhatIfCase& one)
{
    const bool isApplied = one.notApplied.empty();
    json.beginObject(Layout::line);
    json.text("case", kindWord(one.kind));
    json.text("name", one.title);
    json.text("kind", one.model.empty() ? result.kind : one.model);
    json.number("makespan_s", isApplied ? std::optional(one.makespan) : std::nullopt);
    json.number("mean_s", isApplied ? std::optional(one.mean) : std::nullopt);
    json.number("saved_pct", isApplied ? std::optional(100 * one.share) : std::nullopt);
    json.text("not_applied", one.notApplied);
    json.endObject();
}

void writeEffect(JsonWriter& json, const GroupEffect& effect)
{
    json.beginObject();
    json.text("group", kindWord(effect.group.kind));
    json.text("name", titleOf(effect.group));
    writeTexts(json, "members", effect.group.members);
    writeTexts(json, "also_named", effect.group.aliases);
    json.count("links", effect.group.links.size());
    json.number("makespan_s", effect.makespan);
    json.number("mean_s", effect.mean);
    json.number("saved_s", effect.saved);
    json.number("saved_pct", 100 * effect.savedShare);
    writePrice(json, effect.price);
    json.text("price_missing", effect.priceMissing);
    json.number("price_per_s_saved", effect.pricePerSecond);
    json.endObject();
}

} // namespace

void writeCandidateJson(const ComparedCandidates& result, Output& output)
{
    JsonWriter json;
    json.beginObject();
    json.key("groups");
    json.beginList();
    for (const CandidateGroup& group : result.comparison.groups)
        writeGroup(json, group);
    json.endList();
    json.key("sweeps");
    json.beginList();
    for (const Sweep& sweep : result.sweeps)
        writeSweep(json, result.comparison, sweep);
    json.endList();
    json.endObject();
    output.write(json.take());
}

void writeWhatIfJson(const WhatIf& result, Output& output)
{
    JsonWriter json;
    json.beginObject();
    json.text("scenario", result.scenario);
    json.text("model", result.model);
    json.text("kind", result.kind);
    json.number("makespan_s", result.base.makespan);
    json.number("mean_s", result.base.mean);
    json.key("cases");
    json.beginList();
    for (const WhatIfCase& one : result.cases)
        writeCase(json, result, one);
    json.endList();
    json.number("factor", result.sensitivity.factor);
    json.key("groups");
    json.beginList();
    for (const GroupEffect& effect : result.sensitivity.groups)
        writeEffect(json, effect);
    json.endList();
    json.text("advice", result.advice);
    writeTexts(json, "notes", result.notes);
    json.endObject();
    output.write(json.take());
}

} // namespace contraflow::cli
