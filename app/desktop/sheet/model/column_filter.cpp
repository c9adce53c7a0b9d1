// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/column_filter.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/base/units.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace contraflow {

namespace {

constexpr QLatin1String kCondition("condition");
constexpr QLatin1String kText("text");
constexpr QLatin1String kValues("values");

/** In settings, in the order of the conditions. */
constexpr std::array kConditionNames{"contains", "containsNot", "equals",  "differs",
                                     "begins",   "ends",        "less",    "atMost",
                                     "greater",  "atLeast",     "isEmpty", "isNotEmpty"};
static_assert(kConditionNames.size() == static_cast<std::size_t>(FilterCondition::isNotEmpty) + 1);

bool comparesNumbers(FilterCondition condition)
{
    return condition == FilterCondition::less || condition == FilterCondition::atMost ||
           condition == FilterCondition::greater || condition == FilterCondition::atLeast;
}

bool needsNoText(FilterCondition condition)
{
    return condition == FilterCondition::isEmpty || condition == FilterCondition::isNotEmpty;
}

bool compares(FilterCondition condition, double value, double limit)
{
    switch (condition) {
    case FilterCondition::less:
        return clearlyGreater(limit, value);
    case FilterCondition::atMost:
        return !clearlyGreater(value, limit);
    case FilterCondition::greater:
        return clearlyGreater(value, limit);
    case FilterCondition::atLeast:
        return !clearlyGreater(limit, value);
    default:
        return nearlyEqual(value, limit);
    }
}

/** The number of a cell; nothing where it has none. */
std::optional<double> numberOf(const SheetCells& cells, std::size_t row, int column)
{
    const QVariant value = cells.sortValue(row, column);
    if (value.isValid() && value.typeId() != QMetaType::QString)
        return value.toDouble();
    return value.isValid() ? comparableNumber(value.toString()) : std::nullopt;
}

bool passes(const ColumnFilter& filter, const std::optional<double>& limit, const SheetCells& cells,
            std::size_t row)
{
    const QString text = cells.fullText(row, filter.column);
    const auto has = [&](auto compare) { return compare(text, filter.text); };
    switch (filter.condition) {
    case FilterCondition::contains:
        return text.contains(filter.text, Qt::CaseInsensitive);
    case FilterCondition::containsNot:
        return !text.contains(filter.text, Qt::CaseInsensitive);
    case FilterCondition::begins:
        return text.startsWith(filter.text, Qt::CaseInsensitive);
    case FilterCondition::ends:
        return text.endsWith(filter.text, Qt::CaseInsensitive);
    case FilterCondition::isEmpty:
        return text.isEmpty();
    case FilterCondition::isNotEmpty:
        return !text.isEmpty();
    default:
        break;
    }
    // 1000 kB equals 1 MB.
    const std::optional<double> number = limit ? numberOf(cells, row, filter.column) : std::nullopt;
    const bool isSame = number ? nearlyEqual(*number, *limit) : has([](const QString& a, const QString& b) {
        return a.compare(b, Qt::CaseInsensitive) == 0;
    });
    if (filter.condition == FilterCondition::equals || filter.condition == FilterCondition::differs)
        return isSame == (filter.condition == FilterCondition::equals);
    return number && compares(filter.condition, *number, *limit);
}

} // namespace

QJsonObject ColumnFilter::toJson() const
{
    QJsonObject json{{kCondition, QLatin1String(kConditionNames.at(static_cast<std::size_t>(condition)))},
                     {kText, text}};
    if (values) {
        QStringList texts(values->begin(), values->end());
        texts.sort();
        json.insert(kValues, QJsonArray::fromStringList(texts));
    }
    return json;
}

ColumnFilter ColumnFilter::fromJson(int column, const QJsonObject& json)
{
    ColumnFilter filter;
    filter.column = column;
    const QString name = json.value(kCondition).toString();
    for (std::size_t i = 0; i < kConditionNames.size(); ++i)
        if (name == QLatin1String(kConditionNames[i]))
            filter.condition = static_cast<FilterCondition>(i);
    filter.text = json.value(kText).toString();
    if (json.contains(kValues)) {
        filter.values.emplace();
        for (const QJsonValue& value : json.value(kValues).toArray())
            filter.values->insert(value.toString());
    }
    return filter;
}

bool ColumnFilter::isActive() const
{
    return values || needsNoText(condition) || !text.isEmpty();
}

std::optional<double> comparableNumber(const QString& text)
{
    const std::string plain = text.toStdString();
    const std::string_view percent = trimmed(plain);
    if (const std::optional<double> number =
            parseNumber(percent.ends_with('%') ? percent.substr(0, percent.size() - 1) : percent))
        return number;
    for (const Dimension dimension : {Dimension::size, Dimension::bandwidth, Dimension::duration})
        if (const Result<Quantity> quantity = parseQuantity(dimension, plain))
            return quantity->value;
    return std::nullopt;
}

Result<RowFilter> rowFilter(const std::vector<ColumnFilter>& filters)
{
    struct Test
    {
        ColumnFilter filter;
        std::optional<double> limit;
    };
    std::vector<Test> tests;
    for (const ColumnFilter& filter : filters) {
        if (!filter.isActive())
            continue;
        Test test{filter, comparableNumber(filter.text)};
        if (comparesNumbers(filter.condition) && !filter.text.isEmpty() && !test.limit)
            return Error{ErrorCode::invalidInput,
                         QCoreApplication::translate(
                             "ColumnFilter", "%1 is no number to compare with; write one such as 12 or 10 MB")
                             .arg(QString::fromStdString(inQuotes(filter.text.toStdString())))
                             .toStdString()};
        tests.push_back(std::move(test));
    }
    if (tests.empty())
        return RowFilter();
    return RowFilter([tests = std::move(tests)](const SheetCells& cells, std::size_t row) {
        return std::ranges::all_of(tests, [&](const Test& test) {
            const ColumnFilter& filter = test.filter;
            if (filter.values && !filter.values->contains(cells.shownText(row, filter.column)))
                return false;
            return (filter.text.isEmpty() && !needsNoText(filter.condition)) ||
                   passes(filter, test.limit, cells, row);
        });
    });
}

ColumnValues columnValues(const SheetCells& cells, int column, int most, const JobContext& context)
{
    constexpr std::size_t kRowsBetweenLooks = 1024;
    QSet<QString> texts;
    ColumnValues values;
    for (std::size_t row = 0; row < cells.rowCount(); ++row) {
        if (row % kRowsBetweenLooks == 0 && context.stop.stop_requested())
            break;
        texts.insert(cells.shownText(row, column));
        if (texts.size() > most) {
            values.isCut = true;
            break;
        }
    }
    values.texts = QStringList(texts.begin(), texts.end());
    std::vector<std::pair<std::string, QString>> keyed;
    for (const QString& text : values.texts)
        keyed.emplace_back(text.toStdString(), text);
    std::ranges::sort(keyed, [](const auto& a, const auto& b) {
        const auto numberA = comparableNumber(a.second);
        const auto numberB = comparableNumber(b.second);
        if (numberA && numberB && *numberA != *numberB)
            return *numberA < *numberB;
        if (numberA.has_value() != numberB.has_value())
            return numberA.has_value();
        return naturalOrder(a.first, b.first) < 0;
    });
    values.texts.clear();
    for (const auto& [key, text] : keyed)
        values.texts.append(text);
    return values;
}

} // namespace contraflow
