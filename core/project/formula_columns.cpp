// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/formula_columns.h"

#include "core/base/text.h"
#include "core/project/host_list.h"

#include <memory>
#include <utility>

namespace contraflow {

namespace {

/** A size, bandwidth or time with a unit that reads back, anything else as a number with what it is. */
std::string resultText(const FormulaValue& value)
{
    for (const Dimension dimension :
         {Dimension::size, Dimension::bandwidth, Dimension::duration, Dimension::power})
        if (value.unit == powersOf(dimension))
            return quantityText(inReadableUnit(dimension, value.number));
    return contraflow::valueText(value);
}

} // namespace

// Empty cells count as what the rest of the program takes them for.

const std::vector<FormulaColumn<NodeRow>>& nodeFormulaColumns()
{
    static const std::vector<FormulaColumn<NodeRow>> columns{
        {"cores", &NodeRow::cores, {}, 1.0},
        {"bandwidth", &NodeRow::bandwidth, Dimension::bandwidth},
        {"latency", &NodeRow::latency, Dimension::duration, 0.0},
        {"price", &NodeRow::price},
        {"power", &NodeRow::power, Dimension::power, 0.0}};
    return columns;
}

const std::vector<FormulaColumn<LinkRow>>& linkFormulaColumns()
{
    static const std::vector<FormulaColumn<LinkRow>> columns{
        {"bandwidth", &LinkRow::bandwidth, Dimension::bandwidth},
        {"latency", &LinkRow::latency, Dimension::duration, 0.0},
        {"price", &LinkRow::price},
        {"power", &LinkRow::power, Dimension::power, 0.0}};
    return columns;
}

const std::vector<FormulaColumn<SwitchRow>>& switchFormulaColumns()
{
    static const std::vector<FormulaColumn<SwitchRow>> columns{
        {"price", &SwitchRow::price}, {"power", &SwitchRow::power, Dimension::power, 0.0}};
    return columns;
}

const std::vector<FormulaColumn<PriceItem>>& itemFormulaColumns()
{
    static const std::vector<FormulaColumn<PriceItem>> columns{
        {"count", &PriceItem::count, Dimension::number, 1.0},
        {"price", &PriceItem::price},
        {"power", &PriceItem::power, Dimension::power, 0.0}};
    return columns;
}

const std::vector<FormulaColumn<MessageRow>>& messageFormulaColumns()
{
    static const std::vector<FormulaColumn<MessageRow>> columns{
        {"size", &MessageRow::size, Dimension::size},
        {"start", &MessageRow::start, Dimension::duration, 0.0}};
    return columns;
}

const std::vector<FormulaColumn<TimeRow>>& timeFormulaColumns()
{
    static const std::vector<FormulaColumn<TimeRow>> columns{{"mean", &TimeRow::mean, Dimension::duration},
                                                             {"ci95", &TimeRow::ci95, Dimension::duration},
                                                             {"repetitions", &TimeRow::repetitions}};
    return columns;
}

const std::vector<FormulaColumn<Platform>>& platformFormulaColumns()
{
    static const std::vector<FormulaColumn<Platform>> columns{
        {"local_bandwidth", &Platform::localBandwidth, Dimension::bandwidth},
        {"local_latency", &Platform::localLatency, Dimension::duration, 0.0},
        {"eager_threshold", &Platform::eagerThreshold, Dimension::size},
        {"send_overhead", &Platform::sendOverhead, Dimension::duration, 0.0},
        {"receive_overhead", &Platform::receiveOverhead, Dimension::duration, 0.0},
        {"price", &Platform::price},
        {"years", &Platform::years, Dimension::number},
        {"hours_per_year", &Platform::hoursPerYear, Dimension::number, 8760.0},
        {"energy_price", &Platform::energyPrice, Dimension::number, {}, kPerEnergy},
        {"pue", &Platform::pue, Dimension::number, 1.0}};
    return columns;
}

const std::vector<FormulaColumn<Application>>& applicationFormulaColumns()
{
    static const std::vector<FormulaColumn<Application>> columns{
        {"processes", &Application::processes}, {"weight", &Application::weight, Dimension::number, 1.0}};
    return columns;
}

const std::vector<FormulaColumn<Workload>>& workloadFormulaColumns()
{
    static const std::vector<FormulaColumn<Workload>> columns{
        {"weight", &Workload::weight, Dimension::number, 1.0}};
    return columns;
}

FormulaFacts platformFacts(const Platform& platform)
{
    double nodes = 0;
    double cores = 0;
    for (const NodeRow& row : platform.nodes)
        if (const Result<std::size_t> hosts = countHosts(row.name)) {
            nodes += static_cast<double>(*hosts);
            cores += static_cast<double>(*hosts) * row.cores.valueOr(1);
        }
    return {{"nodes", nodes},
            {"switches", static_cast<double>(platform.switches.size())},
            {"links", static_cast<double>(platform.links.size())},
            {"cores", cores}};
}

const std::vector<std::string>& noExtraColumns()
{
    static const std::vector<std::string> none;
    return none;
}

bool setOutcome(ParameterRow& row, const ParameterValue& outcome)
{
    std::string result = outcome.problem.empty() ? resultText(outcome.value) : std::string();
    if (row.result == result && row.problem == outcome.problem)
        return false;
    row.result = std::move(result);
    row.problem = outcome.problem;
    return true;
}

ParameterValue modelValue(TableFormulas& formulas, const ParameterRow& row, std::size_t index)
{
    const TableFormula& formula = formulas.find(SharedText({row.value, {}, true}));
    if (!formula.problem.empty())
        return {{}, formula.problem};
    std::vector<FormulaValue> values;
    for (const NameSource& source : formula.sources)
        values.push_back(source.kind == NameSource::Kind::rowNumber
                             ? FormulaValue{static_cast<double>(index + 1), {}, false}
                             : source.value);
    const Result<FormulaValue> value = formula.formula->evaluate(values);
    return value ? ParameterValue{*value, {}} : ParameterValue{{}, value.error().message};
}

} // namespace contraflow
