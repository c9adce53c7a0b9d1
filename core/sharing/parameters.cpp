// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/parameters.h"

#include "core/base/refusal.h"
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
    std::string remedy = sentence("remove it");
    if (!hint.empty())
        remedy = hint;
    else if (!known.empty())
        remedy = sentence("it takes %1", {joinedWords(known)});
    return sentence("%1 has no parameter %2; %3", {model.kind, inQuotes(name), remedy});
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
    const std::string least = valueText(parameter, parameter.minimum);
    const std::string most = valueText(parameter, parameter.maximum);
    const bool hasLeast = parameter.minimum > 0 || !parameter.dimension;
    const bool hasMost = std::isfinite(parameter.maximum);
    const std::string form =
        parameter.dimension ? sentence(acceptedForms(*parameter.dimension)) : std::string();
    const std::string text =
        !parameter.dimension
            ? sentence(hasMost ? phrase("a number from %1 to %2") : phrase("a number from %1 on"),
                       {least, most})
        : hasLeast
            ? sentence(hasMost ? phrase("%1, from %2 to %3") : phrase("%1, from %2 on"), {form, least, most})
        : hasMost ? sentence("%1 to %2", {form, most})
                  : form;
    return takesUnlimited(parameter) ? sentence("%1, or %2", {text, kUnlimitedWord}) : text;
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
    const auto found = std::ranges::find(m_parameters, name, &ParameterInfo::name);
    return static_cast<std::size_t>(found - m_parameters.begin());
}

Result<double> parseParameter(const ParameterInfo& parameter, std::string_view text)
{
    const std::string_view word = trimmed(text);
    const auto refused = [&parameter](const std::string& why) {
        return invalidInput("%1; write %2", {why, acceptedValues(parameter)});
    };
    if (word.empty())
        return refused(sentence("has no value"));
    if (parameter.isChoice()) {
        const auto found = std::ranges::find(parameter.choices, word);
        if (found == parameter.choices.end())
            return refused(sentence("%1 is not a choice", {inQuotes(word)}));
        return static_cast<double>(found - parameter.choices.begin());
    }
    if (takesUnlimited(parameter) && word == kUnlimitedWord)
        return std::numeric_limits<double>::infinity();
    double value = 0;
    if (parameter.dimension) {
        ASSIGN_OR_RETURN(const Quantity read, parseQuantity(*parameter.dimension, word));
        value = read.value;
    } else {
        const std::optional<double> number = parseNumber(word);
        const Result<Quantity> share = parseSignedQuantity(Dimension::number, word); // with %
        if (!number && !share)
            return refused(sentence("%1 is not a number", {inQuotes(word)}));
        value = number ? *number : share->value;
    }
    if (value < parameter.minimum || value > parameter.maximum)
        return refused(sentence("%1 is out of range", {inQuotes(word)}));
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
                          sentence("model %1: %2", {inQuotes(model.name), text}),
                          {TableRef{TableKind::modelParameters, modelIndex}, row, column, 0}});
    };
    for (const ParameterRow& given : model.parameters) {
        if (isBlank(given)) {
            ++row;
            continue;
        }
        const auto found = std::ranges::find(parameters, given.name, &ParameterInfo::name);
        const auto index = static_cast<std::size_t>(found - parameters.begin());
        if (found == parameters.end()) {
            report("name", unknownName(model, parameters, given.name));
        } else if (isGiven[index]) {
            report("name", sentence("parameter %1 is given twice; remove one", {inQuotes(given.name)}));
        } else {
            isGiven[index] = true;
            const Result<double> value = given.problem.empty()
                                             ? parseParameter(*found, given.valueText())
                                             : Error{ErrorCode::invalidInput, given.problem};
            if (value)
                values.set(index, *value);
            else
                report("value", sentence("parameter %1", {inQuotes(given.name)}) +
                                    (trimmed(given.value).empty() ? " " : ": ") + value.error().message);
        }
        ++row;
    }
    return values;
}

} // namespace contraflow
