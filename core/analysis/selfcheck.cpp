// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/selfcheck.h"

#include "core/analysis/measured_times.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/engine/prediction.h"

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
    TableNumbers(const PublishedTable& table, const Project& project, const Prediction& prediction)
        : m_table(table)
        , m_project(project)
        , m_prediction(prediction)
        , m_measured(MeasuredTimes::of(project, 0))
    {}

    [[nodiscard]] double compute(const PublishedValue& value) const
    {
        const Timeline& timeline = m_prediction.timeline;
        if (value.what == PublishedValue::What::steps)
            return static_cast<double>(timeline.stepCount());
        const std::size_t message = indexOf(value.message);
        if (message == timeline.messages.size())
            return kNone;
        const double time = timeline.messages[message].time();
        switch (value.what) {
        case PublishedValue::What::steps:
            break;
        case PublishedValue::What::stepRate:
            return value.step > timeline.stepCount()
                       ? kNone
                       : timeline.during(message, value.step - 1).rate / kBytesPerMegabit;
        case PublishedValue::What::time:
            return time;
        case PublishedValue::What::error:
            if (const auto measured = m_measured.mean(std::string(value.message)))
                return relativeErrorPercent(cut(time, m_table.timeDecimals), *measured);
            break;
        }
        return kNone;
    }

private:
    [[nodiscard]] std::size_t indexOf(std::string_view id) const
    {
        const auto& rows = m_project.workloads[m_prediction.workload].messages;
        const auto& placed = m_prediction.placed.messages;
        const auto found = std::find_if(placed.begin(), placed.end(), [&](const PlacedMessage& message) {
            return rows[message.row].id == id;
        });
        return static_cast<std::size_t>(found - placed.begin());
    }

    const PublishedTable& m_table;
    const Project& m_project;
    const Prediction& m_prediction;
    MeasuredTimes m_measured;
};

CheckedValue described(const PublishedValue& value, std::string_view model)
{
    CheckedValue checked;
    checked.model = model;
    checked.message = value.message;
    checked.printed = value.printed;
    switch (value.what) {
    case PublishedValue::What::steps:
        checked.quantity = "steps";
        break;
    case PublishedValue::What::stepRate:
        checked.quantity = "rate in step " + std::to_string(value.step);
        checked.unit = "Mbit/s";
        break;
    case PublishedValue::What::time:
        checked.quantity = "time";
        checked.unit = "s";
        break;
    case PublishedValue::What::error:
        checked.quantity = "error";
        checked.unit = "%";
        break;
    }
    return checked;
}

CheckStatus statusOf(double computed, const PublishedValue& value)
{
    if (agreesWithPrint(computed, value.printed))
        return CheckStatus::agrees;
    if (!value.corrected.empty() && agreesWithPrint(computed, value.corrected))
        return CheckStatus::misprint;
    return CheckStatus::differs;
}

} // namespace

std::size_t CheckedTable::count(CheckStatus status) const
{
    return static_cast<std::size_t>(
        std::count_if(values.begin(), values.end(),
                      [status](const CheckedValue& value) { return value.status == status; }));
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
    const Project project = table.makeProject();
    CheckedTable checked{std::string(table.title), std::string(table.citation), {}};
    for (const std::string_view kind : table.kinds) {
        const Result<Prediction> prediction = predict(project, 0, std::string(kind));
        if (!prediction)
            return prediction.error().within(std::string(table.title));
        const TableNumbers numbers(table, project, *prediction);
        for (const PublishedValue& value : table.values) {
            CheckedValue result = described(value, kind);
            result.computed = numbers.compute(value);
            result.difference = result.computed - parseNumber(value.printed).value_or(kNone);
            result.status = statusOf(result.computed, value);
            checked.values.push_back(std::move(result));
        }
    }
    return checked;
}

Result<std::vector<CheckedTable>> checkAllTables()
{
    std::vector<CheckedTable> tables;
    for (const PublishedTable& table : publishedTables()) {
        Result<CheckedTable> checked = checkTable(table);
        if (!checked)
            return checked.error();
        tables.push_back(std::move(*checked));
    }
    return tables;
}

} // namespace contraflow
