// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/selfcheck.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/engine/prediction.h"
#include "core/project/measured_times.h"
#include "core/sharing/hockney.h"
#include "core/sharing/maximal_matchings.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace contraflow {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kBytesPerMegabit = 1e6 / 8;

/** The value cut to so many decimals, as the tables print times; a value on the edge stays there. */
double cut(double value, int decimals)
{
    const double unit = std::pow(10, decimals);
    return std::floor(value * unit * (1 + Tolerance::kRelative)) / unit;
}

/** Computes the numbers of a table from one prediction of its scenario. */
class TableNumbers
{
public:
    TableNumbers(const PublishedTable& table, const std::string& model, const Prediction& prediction)
        : m_table(table)
        , m_model(model)
        , m_prediction(prediction)
        , m_measured(MeasuredTimes::of(table.project, table.scenario))
    {}

    [[nodiscard]] double compute(const PublishedValue& value) const
    {
        const Timeline& timeline = m_prediction.timeline;
        if (value.what == PublishedValue::What::steps)
            return static_cast<double>(timeline.stepCount());
        if (value.what == PublishedValue::What::meanError)
            return meanError();
        if (value.what == PublishedValue::What::stateSets)
            return std::exp(maximalMatchings(edges()).logCount);
        const std::size_t message = indexOf(value.message);
        if (message == timeline.messages.size())
            return kNone;
        switch (value.what) {
        case PublishedValue::What::stepRate:
            return rate(message, value.step) / kBytesPerMegabit;
        case PublishedValue::What::penalty:
            return slowestCapacity(message) / rate(message, value.step);
        case PublishedValue::What::time:
            return timeline.messages[message].time();
        case PublishedValue::What::error:
            return error(message);
        case PublishedValue::What::stateSetsWith:
            return stateSetsWith(message);
        case PublishedValue::What::steps:
        case PublishedValue::What::meanError:
        case PublishedValue::What::stateSets:
            break;
        }
        return kNone;
    }

private:
    [[nodiscard]] std::size_t indexOf(std::string_view id) const
    {
        const auto& rows = m_table.project.workloads[m_prediction.workload].messages;
        const auto& placed = m_prediction.placed.messages;
        const auto found = std::ranges::find_if(
            placed, [&](const PlacedMessage& message) { return rows[message.row].id == id; });
        return static_cast<std::size_t>(found - placed.begin());
    }

    [[nodiscard]] const ShortText& idOf(std::size_t message) const
    {
        return messageId(m_prediction, m_table.project, static_cast<std::uint32_t>(message));
    }

    [[nodiscard]] double rate(std::size_t message, std::size_t step) const
    {
        return step > m_prediction.timeline.stepCount()
                   ? kNone
                   : m_prediction.timeline.during(message, step - 1).rate;
    }

    [[nodiscard]] double slowestCapacity(std::size_t message) const
    {
        return slowestChannel(m_prediction.placed, message).rate;
    }

    /** The time from which the table computes its errors. */
    [[nodiscard]] double timeForErrors(std::size_t message) const
    {
        const double time = m_prediction.timeline.messages[message].time();
        if (m_table.cutTimes)
            return cut(time, *m_table.cutTimes);
        for (const PublishedValue& value : m_table.values)
            if (value.what == PublishedValue::What::time && value.message == idOf(message) &&
                (value.model.empty() || value.model == m_model) && agreesWithPrint(time, value.printed))
                return parseNumber(value.printed).value_or(time);
        return time;
    }

    [[nodiscard]] double error(std::size_t message) const
    {
        const auto measured = m_measured.mean(idOf(message));
        return measured ? relativeErrorPercent(timeForErrors(message), *measured) : kNone;
    }

    [[nodiscard]] double meanError() const
    {
        double sum = 0;
        const std::size_t count = m_prediction.timeline.messages.size();
        for (std::size_t message = 0; message < count; ++message)
            sum += std::abs(error(message));
        return sum / static_cast<double>(count);
    }

    /** The messages as edges between their nodes; each pair of nodes has one message in the tables. */
    [[nodiscard]] std::vector<MatchingEdge> edges() const
    {
        std::vector<MatchingEdge> edges;
        for (const PlacedMessage& message : m_prediction.placed.messages)
            edges.push_back({message.source.value, message.destination.value, 1});
        return edges;
    }

    [[nodiscard]] double stateSetsWith(std::size_t message) const
    {
        const MatchingShares shares = maximalMatchings(edges());
        return shares.share[message] * std::exp(shares.logCount);
    }

    const PublishedTable& m_table;
    const std::string& m_model; ///< one of the table's
    const Prediction& m_prediction;
    MeasuredTimes m_measured;
};

CheckedValue described(const PublishedValue& value, const std::string& model)
{
    CheckedValue checked;
    checked.model = model;
    checked.message = value.message;
    checked.quantity = value.quantity;
    checked.unit = value.unit;
    checked.printed = value.printed;
    checked.corrected = value.corrected;
    return checked;
}

CheckStatus statusOf(double computed, const PublishedValue& value)
{
    const double distance = std::abs(computed - parseNumber(value.printed).value_or(kNone));
    if (agreesWithPrint(computed, value.printed) || distance <= value.tolerance)
        return CheckStatus::agrees;
    if (!value.corrected.empty() && agreesWithPrint(computed, value.corrected))
        return CheckStatus::misprint;
    return CheckStatus::differs;
}

} // namespace

std::size_t CheckedTable::count(CheckStatus status) const
{
    return static_cast<std::size_t>(std::ranges::count(values, status, &CheckedValue::status));
}

bool agreesWithPrint(double computed, std::string_view printed)
{
    const std::optional<double> number = parseNumber(printed);
    if (!number)
        return false;
    const std::size_t point = printed.find('.');
    const int decimals = point == std::string_view::npos ? 0 : static_cast<int>(printed.size() - point - 1);
    return std::abs(computed - *number) < std::pow(10, -decimals);
}

Result<CheckedTable> checkTable(const PublishedTable& table)
{
    CheckedTable checked{table.title, table.citation, {}};
    for (const std::string& model : table.models) {
        ASSIGN_OR_RETURN(const Prediction prediction,
                         predict(table.project, table.scenario, model).within(table.title));
        const TableNumbers numbers(table, model, prediction);
        for (const PublishedValue& value : table.values) {
            if (!value.model.empty() && value.model != model)
                continue;
            CheckedValue result = described(value, prediction.kind);
            result.computed = numbers.compute(value);
            result.difference = result.computed - parseNumber(value.printed).value_or(kNone);
            result.status = statusOf(result.computed, value);
            checked.values.push_back(std::move(result));
        }
    }
    return checked;
}

} // namespace contraflow
