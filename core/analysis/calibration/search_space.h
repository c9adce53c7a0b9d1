// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"
#include "core/sharing/catalog.h"

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** A parameter that measurements can decide, and where it is looked for. */
struct SearchedParameter : SearchRange
{
    std::string name;

    /** The value as the model takes it; infinite for 0 on the inverse scale. */
    [[nodiscard]] double value(double coordinate) const;
    /** The place of a value in the search. */
    [[nodiscard]] double coordinate(double value) const;
};

/**
 * The parameters of a kind that can be fitted, in the order of the catalogue; none for kinds without
 * parameters. `bytesUnderWay` is the least window that can matter, capacity times round trip of the fastest
 * way in bytes; at 0 windows make no difference.
 */
[[nodiscard]] std::vector<SearchedParameter> searchedParameters(std::string_view kind, double bytesUnderWay);

/** The value of a parameter as a file has it: "0.05", "262144 B", "unlimited". */
[[nodiscard]] std::string parameterText(std::string_view kind, std::string_view name, double value);

/** `base` with these values, which are parallel to `parameters`. */
[[nodiscard]] Model modelWith(const Model& base, std::span<const SearchedParameter> parameters,
                              std::span<const double> values);

} // namespace contraflow
