// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/search_space.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

void setParameter(std::vector<ParameterRow>& rows, const std::string& name, const std::string& text)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ParameterRow& row) { return row.name == name; });
    if (found == rows.end())
        rows.push_back({name, text});
    else
        *found = {name, text};
}

} // namespace

double SearchedParameter::value(double coordinate) const
{
    switch (scale) {
    case Scale::plain:
        break;
    case Scale::inverse:
        return coordinate > 0 ? 1 / coordinate : std::numeric_limits<double>::infinity();
    case Scale::fromOne:
        return coordinate < 1 ? 1 / (1 - coordinate) : std::numeric_limits<double>::infinity();
    }
    return coordinate;
}

double SearchedParameter::coordinate(double value) const
{
    switch (scale) {
    case Scale::plain:
        break;
    case Scale::inverse:
        return 1 / value;
    case Scale::fromOne:
        return 1 - 1 / value;
    }
    return value;
}

std::string parameterText(std::string_view kind, std::string_view name, double value)
{
    if (std::isinf(value))
        return "unlimited";
    for (const ParameterInfo& parameter : parametersOf(kind))
        if (parameter.name == name && parameter.dimension)
            return quantityText(inBaseUnit(*parameter.dimension, value));
    return numberText(value);
}

std::vector<SearchedParameter> searchedParameters(std::string_view kind, double bytesUnderWay)
{
    std::vector<SearchedParameter> searched;
    for (const ParameterInfo& parameter : parametersOf(kind)) {
        if (!parameter.search)
            continue;
        SearchedParameter range{*parameter.search, std::string(parameter.name)};
        if (range.scale == SearchRange::Scale::inverse) {
            if (!(bytesUnderWay > 0))
                continue;
            range.high = 1 / bytesUnderWay;
        }
        searched.push_back(std::move(range));
    }
    return searched;
}

Model modelWith(const Model& base, std::span<const SearchedParameter> parameters,
                std::span<const double> values)
{
    Model model = base;
    std::vector<ParameterRow> rows(base.parameters.begin(), base.parameters.end());
    for (std::size_t i = 0; i < parameters.size(); ++i)
        setParameter(rows, parameters[i].name, parameterText(base.kind, parameters[i].name, values[i]));
    model.parameters = SharedRows<ParameterRow>(std::move(rows));
    return model;
}

} // namespace contraflow
