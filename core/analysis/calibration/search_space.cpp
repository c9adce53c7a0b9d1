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

std::string parameterText(std::string_view kind, std::string_view name, double value)
{
    if (std::isinf(value))
        return "unlimited";
    const ModelInfo* info = findModelInfo(kind);
    for (const ParameterInfo& parameter : info ? info->parameters : std::span<const ParameterInfo>())
        if (parameter.name == name && parameter.dimension)
            return quantityText(inBaseUnit(*parameter.dimension, value));
    return numberText(value);
}

std::vector<SearchedParameter> searchedParameters(std::string_view kind, double bytesUnderWay)
{
    using Scale = SearchedParameter::Scale;
    if (kind == "window") {
        std::vector<SearchedParameter> parameters{{"kappa_host", 0, 1, Scale::plain, true},
                                                  {"kappa_switch", 0, 1, Scale::plain, true},
                                                  {"kappa_backbone", 0, 1, Scale::plain, true}};
        if (bytesUnderWay > 0)
            parameters.push_back({"window_bytes", 0, 1 / bytesUnderWay, Scale::inverse, true});
        return parameters;
    }
    // At 0 it is max-min, which is a model of its own; next to 0 it is asymmetric.
    if (kind == "cross-traffic")
        return {{"epsilon", 0.001, 1}};
    if (kind == "gige-penalty")
        return {{"beta", 0.3, 1.3}, {"gamma_o", 0, 0.5}, {"gamma_i", 0, 0.5}};
    if (kind == "infiniband-penalty")
        return {{"beta_e", 0.5, 1.5}, {"beta_s", 0.5, 1.5}, {"gamma", 1, 2}};
    return {};
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
