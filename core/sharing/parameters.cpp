// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/parameters.h"

#include "core/base/signed_quantity.h"
#include "core/base/text.h"
#include "core/project/blank_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace contraflow {

namespace {

constexpr std::string_view kUnlimitedWord = "unlimited";

std::string joinedChoices(const ParameterInfo& parameter)
{
    std::string text;
    for (std::size_t i = 0; i < parameter.choices.size(); ++i) {
        if (i > 0)
            text += i + 1 == parameter.choices.size() ? " or " : ", ";
        text += parameter.choices[i];
    }
    return text;
}

std::string valueText(const ParameterInfo& parameter, double value)
{
    return parameter.dimension ? quantityText(inBaseUnit(*parameter.dimension, value)) : numberText(value);
}

bool takesUnlimited(const ParameterInfo& parameter)
{
    return !parameter.isChoice() && std::isinf(parameter.defaultValue);
}

std::string unknownName(const Model& model, std::span<const ParameterInfo> parameters,
                        const std::string& name)
{
    const std::vector<std::string> known = namesOf(parameters);
    const std::string hint = suggestion(name, known);
    std::string remedy = "remove it";
    if (!hint.empty())
        remedy = hint;
    else if (!known.empty())
        remedy = "it takes " + joinedWords(known);
    return model.kind + " has no parameter " + inQuotes(name) + "; " + remedy;
}

} // namespace

std::string defaultText(const ParameterInfo& parameter)
{
    if (parameter.isChoice())
        return std::string(parameter.choices[static_cast<std::size_t>(parameter.defaultValue)]);
    return takesUnlimited(parameter) ? std::string(kUnlimitedWord)
                                     : valueText(parameter, parameter.defaultValue);
}

std::string acceptedValues(const ParameterInfo& parameter)
{
    if (parameter.isChoice())
        return joinedChoices(parameter);
    std::string text =
        parameter.dimension ? std::string(acceptedForms(*parameter.dimension)) : std::string("a number");
    if (parameter.minimum > 0 || !parameter.dimension)
        text += (parameter.dimension ? ", from " : " from ") + valueText(parameter, parameter.minimum);
    if (std::isfinite(parameter.maximum))
        text += " to " + valueText(parameter, parameter.maximum);
    else if (parameter.minimum > 0 || !parameter.dimension)
        text += " on";
    return takesUnlimited(parameter) ? text + ", or " + std::string(kUnlimitedWord) : text;
}

ParameterValues::ParameterValues(std::span<const ParameterInfo> parameters)
    : m_parameters(parameters)
    , m_isGiven(parameters.size(), false)
{
    for (const ParameterInfo& parameter : parameters)
        m_values.push_back(parameter.defaultValue);
}

std::string_view ParameterValues::choice(std::string_view name) const
{
    const std::size_t index = indexOf(name);
    return m_parameters[index].choices[static_cast<std::size_t>(m_values[index])];
}

std::size_t ParameterValues::indexOf(std::string_view name) const
{
    const auto found = std::find_if(m_parameters.begin(), m_parameters.end(),
                                    [name](const ParameterInfo& p) { return p.name == name; });
    return static_cast<std::size_t>(found - m_parameters.begin());
}

Result<double> parseParameter(const ParameterInfo& parameter, std::string_view text)
{
    const std::string_view word = trimmed(text);
    const std::string remedy = "; write " + acceptedValues(parameter);
    if (word.empty())
        return Error{ErrorCode::invalidInput, "has no value" + remedy};
    if (parameter.isChoice()) {
        const auto found = std::find(parameter.choices.begin(), parameter.choices.end(), word);
        if (found == parameter.choices.end())
            return Error{ErrorCode::invalidInput, inQuotes(word) + " is not a choice" + remedy};
        return static_cast<double>(found - parameter.choices.begin());
    }
    if (takesUnlimited(parameter) && word == kUnlimitedWord)
        return std::numeric_limits<double>::infinity();
    double value = 0;
    if (parameter.dimension) {
        const Result<Quantity> read = parseQuantity(*parameter.dimension, word);
        if (!read)
            return read.error();
        value = read->value;
    } else {
        const std::optional<double> number = parseNumber(word);
        const Result<Quantity> share = parseSignedQuantity(Dimension::number, word); // with %
        if (!number && !share)
            return Error{ErrorCode::invalidInput, inQuotes(word) + " is not a number" + remedy};
        value = number ? *number : share->value;
    }
    if (value < parameter.minimum || value > parameter.maximum)
        return Error{ErrorCode::invalidInput, inQuotes(word) + " is out of range" + remedy};
    return value;
}

ParameterValues readParameters(const Model& model, std::span<const ParameterInfo> parameters,
                               std::size_t modelIndex, IssueList& issues)
{
    ParameterValues values(parameters);
    std::vector<bool> isGiven(parameters.size(), false);
    std::size_t row = 0;
    const auto report = [&](const char* column, const std::string& text) {
        issues.push_back({Severity::error,
                          "model " + inQuotes(model.name) + ": " + text,
                          {TableRef{TableKind::modelParameters, modelIndex}, row, column, 0}});
    };
    for (const ParameterRow& given : model.parameters) {
        if (isBlank(given)) {
            ++row;
            continue;
        }
        const auto found = std::find_if(parameters.begin(), parameters.end(),
                                        [&](const ParameterInfo& p) { return p.name == given.name; });
        const auto index = static_cast<std::size_t>(found - parameters.begin());
        if (found == parameters.end()) {
            report("name", unknownName(model, parameters, given.name));
        } else if (isGiven[index]) {
            report("name", "parameter " + inQuotes(given.name) + " is given twice; remove one");
        } else {
            isGiven[index] = true;
            const Result<double> value = given.problem.empty()
                                             ? parseParameter(*found, given.valueText())
                                             : Error{ErrorCode::invalidInput, given.problem};
            if (value)
                values.set(index, *value);
            else
                report("value", "parameter " + inQuotes(given.name) +
                                    (trimmed(given.value).empty() ? " " : ": ") + value.error().message);
        }
        ++row;
    }
    return values;
}

} // namespace contraflow
