// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/validate.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/formula/formula.h"
#include "core/project/blank_rows.h"
#include "core/project/checks.h"
#include "core/project/host_list.h"
#include "core/project/measured_doubts.h"
#include "core/project/price.h"
#include "core/project/references.h"
#include "core/project/report_fields.h"
#include "core/project/server_names.h"
#include "core/project/table_info.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace contraflow {

namespace {

/** "platform 'a'". */
std::string objectName(TableKind list, const std::string& name)
{
    return sentence(infoOf(list).thing) + " " + inQuotes(name);
}

std::string measuredPoint(std::size_t row)
{
    return sentence("measured point %1", {std::to_string(row + 1)});
}

/** Names of a list: present and unique. */
template<typename Row>
void checkNames(const SharedRows<Row>& rows, TableKind list, IssueList& issues)
{
    const std::string_view what = infoOf(list).thing;
    std::unordered_map<std::string, std::size_t> seen;
    std::size_t index = 0;
    for (const Row& row : rows) {
        const std::size_t here = index++;
        const Location location{TableRef{list, 0}, here, "name", 0};
        if (isBlank(row))
            continue;
        if (row.name.empty())
            issues.push_back(
                {Severity::error, sentence("a %1 has no name; write one", {sentence(what)}), location});
        else if (const auto [first, isNew] = seen.emplace(row.name, here); !isNew)
            issues.push_back({Severity::error, doubledName(what, row.name, first->second, here), location});
    }
}

/** Parameters that formulas cannot use: no value, or a name that no formula can contain. */
void checkParameters(const SharedRows<ParameterRow>& rows, IssueList& issues)
{
    const TableRef table{TableKind::parameters, 0};
    CappedIssues capped(issues, table);
    std::size_t index = 0;
    for (const ParameterRow& row : rows) {
        const std::size_t here = index++;
        const auto name = [&row] { return objectName(TableKind::parameters, row.name); };
        if (row.hasFormula()) {
            if (!row.problem.empty())
                capped.error(here, "value", name() + ": " + row.problem);
        } else if (const auto value = readFormulaValue(row.value); !value && !row.value.empty()) {
            capped.add(Severity::warning, here, "value",
                       sentence("%1 cannot be used in formulas: %2", {name(), value.error().message}));
        }
        if (!row.name.empty() && !isFormulaName(row.name))
            capped.add(
                Severity::warning, here, "name",
                sentence("%1 cannot be used in formulas; write letters, digits and _ only, such as N or "
                         "block_size",
                         {name()}));
    }
}

/** The networks of all platforms by position; of those that would make too many nodes together, null: a few
 * lines of host lists must not fill the memory. */
std::map<std::size_t, std::shared_ptr<const Network>> buildNetworks(const Project& project, IssueList& issues)
{
    std::map<std::size_t, std::shared_ptr<const Network>> networks;
    std::size_t total = 0;
    std::size_t index = 0;
    for (const Platform& platform : project.platforms) {
        std::size_t count = 0;
        for (const NodeRow& row : platform.nodes) {
            const Result<std::size_t> hosts = countHosts(row.name);
            count += hosts ? *hosts : 0;
        }
        for (const ServerRow& row : platform.servers)
            count += gpuCount(row);
        // One platform alone is bounded by the network itself.
        if (total > 0 && total + count > kMaxHosts) {
            issues.push_back(
                {Severity::error,
                 sentence(
                     "platform %1: with it the platforms of the project have more than %2 nodes together, "
                     "so it was not checked; remove nodes or split the project",
                     {inQuotes(platform.name), groupedCount(kMaxHosts)}),
                 {TableRef{TableKind::platforms, 0}, index, "nodes", 0}});
        } else {
            networks[index] = Network::build(platform, index, issues);
            total += count;
        }
        ++index;
    }
    return networks;
}

/** What is written for money and power, and gives none. */
template<typename Row>
void checkCosts(const SharedRows<Row>& rows, TableKind kind, std::size_t owner, IssueList& issues)
{
    CappedIssues capped(issues, TableRef{kind, owner});
    std::size_t index = 0;
    for (const Row& row : rows) {
        const std::size_t here = index++;
        const auto name = [&] { return objectName(kind, row.name) + ": "; };
        forEachField(row, [&](const Field& field, const auto& cell) {
            using Value = std::decay_t<decltype(cell)>;
            const std::string key(field.key);
            if (field.use != Use::cost)
                return;
            if constexpr (std::is_same_v<Value, PriceCell>) {
                if (const std::string problem = cell.problem(); !problem.empty())
                    capped.error(here, key.c_str(), name() + (key == "price" ? "" : key + ": ") + problem);
            } else if constexpr (std::is_same_v<Value, QuantityCell>) {
                if (cell.isRejected())
                    capped.error(here, key.c_str(), name() + key + ": " + rejection(cell, field.dimension));
            }
        });
    }
}

void checkItems(const Platform& platform, std::size_t index, IssueList& issues)
{
    checkCosts(platform.items, TableKind::items, index, issues);
    CappedIssues capped(issues, TableRef{TableKind::items, index});
    std::size_t here = 0;
    for (const PriceItem& item : platform.items) {
        const std::size_t row = here++;
        if (isBlank(item))
            continue;
        const std::string name = sentence("item %1", {inQuotes(item.name)}) + ": ";
        if (!priceKind(item.kind))
            capped.error(row, "kind",
                         name + sentence("there is no kind %1; write one of %2",
                                         {inQuotes(item.kind), joinedWords(priceKindWords())}));
        if (!item.per.empty() && item.per != kOnce && item.per != kYearly)
            capped.error(row, "per",
                         name + sentence("it is paid per %1; write once or year", {inQuotes(item.per)}));
        if (item.price.isEmpty() && item.power.isEmpty())
            capped.add(Severity::warning, row, "price",
                       name + sentence("it has neither a price nor a power"));
    }
}

/** What a platform is run for and at which price. */
void checkRunning(const Platform& platform, std::size_t index, IssueList& issues)
{
    const auto add = [&](const char* column, const std::string& problem) {
        issues.push_back({Severity::error,
                          sentence("platform %1: %2: %3", {inQuotes(platform.name), column, problem}),
                          {TableRef{TableKind::platforms, 0}, index, column, 0}});
    };
    constexpr double kMostHours = 366 * 24;
    if (platform.pue.hasValue() && platform.pue.value().value < 1)
        add("pue",
            sentence(
                "it is below 1, and a room takes at least what stands in it; write what the room takes over "
                "what its machines take"));
    if (platform.hoursPerYear.hasValue() && platform.hoursPerYear.value().value > kMostHours)
        add("hours_per_year",
            sentence("it is more than a year has; write at most %1", {numberText(kMostHours)}));
    if (platform.energyPrice.hasValue() && platform.energyPrice.problem().empty() &&
        !platform.energyPrice.value().currency.ends_with(kPerEnergy))
        add("energy_price", sentence("%1 is no price of energy; write one such as 0.28 EUR/kWh",
                                     {inQuotes(platform.energyPrice.text())}));
    if (const PlatformPrice price = priceOf(platform);
        platform.years.isEmpty() && price.isRun() && !price.runningMissing.empty())
        issues.push_back(
            {Severity::warning,
             sentence("platform %1 has no total cost: %2", {inQuotes(platform.name), price.runningMissing}),
             {TableRef{TableKind::platforms, 0}, index, "years", 0}});
}

void checkPrices(const Project& project, IssueList& issues)
{
    checkCosts(project.platforms, TableKind::platforms, 0, issues);
    std::size_t index = 0;
    for (const Platform& platform : project.platforms) {
        checkCosts(platform.switches, TableKind::switches, index, issues);
        checkCosts(platform.nodes, TableKind::nodes, index, issues);
        checkCosts(platform.servers, TableKind::servers, index, issues);
        checkCosts(platform.links, TableKind::links, index, issues);
        checkItems(platform, index, issues);
        checkRunning(platform, index, issues);
        ++index;
    }
}

/** Weights of workloads or applications; 0 is one: it is shown and does not count. */
template<typename Object>
void checkWeights(const SharedRows<Object>& objects, TableKind list, IssueList& issues)
{
    std::size_t index = 0;
    for (const Object& object : objects) {
        if (object.weight.isRejected())
            issues.push_back(
                {Severity::error,
                 objectName(list, object.name) + ": weight: " + rejection(object.weight, Dimension::number),
                 {TableRef{list, 0}, index, "weight", 0}});
        ++index;
    }
}

/** A hash that is none says nothing about the file it stands for. */
template<typename Object>
void checkProvenances(const SharedRows<Object>& objects, TableKind list, IssueList& issues)
{
    std::size_t index = 0;
    for (const Object& object : objects) {
        const std::string& hash = object.provenance.sha256;
        const bool isHash =
            hash.size() == 64 && hash.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
        if (!hash.empty() && !isHash)
            issues.push_back(
                {Severity::warning,
                 sentence(
                     "%1: the sha256 of its provenance is %2, which is not 64 hexadecimal digits; import "
                     "the file again or remove it",
                     {objectName(list, object.name), inQuotes(hash)}),
                 {TableRef{list, 0}, index, "provenance", 0}});
        ++index;
    }
}

/** A cell of a benchmark: what was measured, hence no formula. */
template<typename Value>
void checkBenchmarkCell(CappedIssues& capped, std::size_t row, const Field& field, const Value& cell)
{
    const std::string key(field.key);
    if (!cell.isRejected())
        return;
    const std::string name = measuredPoint(row) + ": ";
    if (cell.isFormula())
        capped.error(row, key.c_str(),
                     name + sentence("a benchmark takes no formulas; write the measured value"));
    else if constexpr (std::is_same_v<Value, CountCell>)
        capped.error(row, key.c_str(),
                     name + sentence("%1 is not a number of %2; write a whole number",
                                     {inQuotes(cell.rejectedText()), key}));
    else
        capped.error(row, key.c_str(), name + rejection(cell, field.dimension));
}

/** What repetitions say about one time: 0 of them measured nothing, and a half-width beyond the time says
 * that it may be nothing. */
void checkRepetitions(CappedIssues& capped, std::size_t row, const std::function<std::string()>& name,
                      const CountCell& repetitions, const QuantityCell& time, const QuantityCell& ci95)
{
    if (repetitions.hasValue() && repetitions.value() == 0)
        capped.error(
            row, "repetitions",
            name() + ": " +
                sentence("0 repetitions measure nothing; write how many there were, or leave it out"));
    if (time.hasValue() && ci95.hasValue() && time.value().value > 0 &&
        ci95.value().value > time.value().value)
        capped.add(
            Severity::warning, row, "ci95",
            name() + ": " +
                sentence(
                    "the half-width ci95, %1, is more than the time itself, %2; measure more repetitions, "
                    "or correct the units",
                    {quantityText(ci95.value()), quantityText(time.value())}));
}

void checkBenchmark(const Benchmark& benchmark, std::size_t index, IssueList& issues)
{
    if (isBlank(benchmark))
        return;
    const std::string name = sentence("benchmark %1", {inQuotes(benchmark.name)});
    if (!benchmarkKind(benchmark.kind)) {
        issues.push_back({Severity::error,
                          sentence("%1 has the kind %2; it must be one of %3",
                                   {name, inQuotes(benchmark.kind), joinedWords(benchmarkKindWords())}),
                          {TableRef{TableKind::benchmarks, 0}, index, "kind", 0}});
    }
    CappedIssues capped(issues, TableRef{TableKind::benchmarkRows, index});
    std::size_t here = 0;
    for (const BenchmarkRow& row : benchmark.rows) {
        forEachField(row, [&](const Field& field, const auto& cell) {
            if constexpr (isTypedCell<std::decay_t<decltype(cell)>>)
                checkBenchmarkCell(capped, here, field, cell);
        });
        checkRepetitions(
            capped, here, [here] { return measuredPoint(here); }, row.repetitions, row.time, row.ci95);
        if (row.time.isEmpty() && row.bandwidth.isEmpty() && !isBlank(row))
            capped.error(here, "time",
                         sentence("measured point %1 has neither a time nor a bandwidth; write one of them",
                                  {std::to_string(here + 1)}));
        ++here;
    }
}

void checkMeasurement(const Project& project, const Measurement& measurement, std::size_t index,
                      IssueList& issues)
{
    if (isBlank(measurement))
        return;
    CappedIssues capped(issues, TableRef{TableKind::times, index});
    const Scenario* scenario = findByName(project.scenarios, measurement.scenario);
    if (!scenario)
        issues.push_back(
            {Severity::error,
             sentence(
                 "measurement %1 was taken on the unknown scenario %2; name one of the project's scenarios",
                 {inQuotes(measurement.name), inQuotes(measurement.scenario)}),
             {TableRef{TableKind::measurements, 0}, index, "scenario", 0}});
    const Workload* workload = scenario ? findByName(project.workloads, scenario->workload) : nullptr;
    std::unordered_set<std::string_view> ids;
    if (workload)
        for (const MessageRow& m : workload->messages)
            ids.insert(m.id);
    std::unordered_set<std::string_view> seen;
    std::size_t row = 0;
    for (const TimeRow& time : measurement.times) {
        const std::size_t here = row++;
        if (isBlank(time))
            continue;
        const auto name = [&time] { return sentence("measured time of %1", {inQuotes(time.message)}); };
        if (!seen.insert(time.message).second)
            capped.error(here, "message", sentence("%1 is given twice; remove one", {name()}));
        if (workload && !ids.contains(time.message))
            capped.error(
                here, "message",
                name() + ": " +
                    sentence("workload %1 has no such message; correct the id", {inQuotes(workload->name)}));
        for (const auto& [cell, column] : {std::pair(&time.mean, "mean"), std::pair(&time.ci95, "ci95")})
            if (cell->isRejected())
                capped.error(here, column, name() + ": " + rejection(*cell, Dimension::duration));
        if (time.mean.isEmpty())
            capped.error(
                here, "mean",
                sentence("%1 is missing; write %2", {name(), sentence(acceptedForms(Dimension::duration))}));
        if (time.repetitions.isRejected())
            capped.error(here, "repetitions",
                         name() + ": " +
                             rejection(time.repetitions,
                                       phrase("%1 is not a number of repetitions; write a whole number")));
        checkRepetitions(capped, here, name, time.repetitions, time.mean, time.ci95);
        if (time.mean.hasValue() && time.mean.value().value > 0 &&
            time.mean.value().value < kShortestMeasured)
            capped.error(
                here, "mean",
                name() + ": " +
                    sentence("no clock shows %1, so it is not used; write the time that was measured",
                             {quantityText(time.mean.value())}));
    }
}

/** Whether a scenario names a model of the project in the field with this key. */
void checkModelName(const Project& project, std::size_t index, std::string Scenario::*field, const char* key,
                    IssueList& issues)
{
    const Scenario& scenario = project.scenarios[index];
    if (std::string problem = referenceProblem(scenario, project.models, scenario.*field, "model");
        !problem.empty())
        issues.push_back(
            {Severity::error, std::move(problem), {TableRef{TableKind::scenarios, 0}, index, key, 0}});
}

/** Scenarios on the same platform, workload and mapping have the same problems; each is said once. */
void checkScenarios(const Project& project, std::map<std::size_t, std::shared_ptr<const Network>>& networks,
                    IssueList& issues)
{
    std::set<std::tuple<std::string, std::string, std::string>> placed;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        const Scenario& scenario = project.scenarios[i];
        if (isBlank(scenario))
            continue;
        PlacementInput input;
        // What applications lack is for validateApplications() to say.
        const bool isRunnable = scenario.applications.empty() && resolveReferences(project, i, input, issues);
        checkModelName(project, i, &Scenario::model, "model", issues);
        if (!scenario.uncontrolled.empty())
            checkModelName(project, i, &Scenario::uncontrolled, "uncontrolled", issues);
        if (!isRunnable || !placed.emplace(scenario.platform, scenario.workload, scenario.mapping).second)
            continue;
        input.network = networks[input.platformIndex];
        if (input.network)
            (void)placeMessages(input, issues);
    }
}

/** What the report of the project names and is not there. */
void checkReport(const Project& project, IssueList& issues)
{
    const DataNode* found = extraOf(project.extras, kReportKey);
    if (!found)
        return;
    const auto say = [&](const std::string& text) {
        issues.push_back({Severity::error,
                          sentence("the project's report: %1", {text}),
                          {std::nullopt, std::nullopt, std::string(kReportKey), found->line}});
    };
    const std::optional<ReportFields> fields = readReportFields(*found);
    if (!fields)
        return; // said by the reader of the file
    const auto check = [&](std::string_view what, const std::string& name,
                           const std::vector<std::string>& known) {
        const std::string hint = suggestion(name, known);
        if (!contains(known, name))
            say(sentence("there is no %1 %2; %3",
                         {sentence(what), inQuotes(name),
                          hint.empty() ? sentence("correct the name, or take it out") : hint}));
    };
    for (const std::string& name : fields->sections)
        check(phrase("section"), name, {kReportSections.begin(), kReportSections.end()});
    (void)visitReferences(project, {TableKind::scenarios, TableKind::parameters},
                          [&](const Reference& reference) -> std::optional<std::string> {
                              if (reference.table)
                                  return std::nullopt;
                              const std::string name(reference.name);
                              if (reference.target == TableKind::scenarios)
                                  check("scenario", name, namesOf(project.scenarios));
                              else
                                  check("parameter", name, namesOf(project.parameters));
                              return std::nullopt;
                          });
}

} // namespace

IssueList validate(const Project& project)
{
    IssueList issues;
    checkNames(project.parameters, TableKind::parameters, issues);
    checkParameters(project.parameters, issues);
    checkNames(project.platforms, TableKind::platforms, issues);
    auto networks = buildNetworks(project, issues);
    checkPrices(project, issues);
    checkNames(project.workloads, TableKind::workloads, issues);
    std::size_t index = 0;
    for (const Workload& workload : project.workloads)
        checkWorkload(workload, index++, issues);
    checkWeights(project.workloads, TableKind::workloads, issues);
    checkWeights(project.applications, TableKind::applications, issues);
    checkNames(project.mappings, TableKind::mappings, issues);
    checkNames(project.models, TableKind::models, issues);
    checkNames(project.scenarios, TableKind::scenarios, issues);
    checkScenarios(project, networks, issues);
    checkNames(project.measurements, TableKind::measurements, issues);
    index = 0;
    for (const Measurement& measurement : project.measurements)
        checkMeasurement(project, measurement, index++, issues);
    for (std::size_t i = 0; i < project.measurements.size(); ++i)
        for (Issue& verdict : verdictsOn(project, i))
            issues.push_back(std::move(verdict));
    checkNames(project.benchmarks, TableKind::benchmarks, issues);
    index = 0;
    for (const Benchmark& benchmark : project.benchmarks)
        checkBenchmark(benchmark, index++, issues);
    checkProvenances(project.platforms, TableKind::platforms, issues);
    checkProvenances(project.workloads, TableKind::workloads, issues);
    checkProvenances(project.applications, TableKind::applications, issues);
    checkProvenances(project.models, TableKind::models, issues);
    checkProvenances(project.measurements, TableKind::measurements, issues);
    checkProvenances(project.benchmarks, TableKind::benchmarks, issues);
    checkReport(project, issues);
    return issues;
}

} // namespace contraflow
