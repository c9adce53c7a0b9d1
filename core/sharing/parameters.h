// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/base/units.h"
#include "core/project/project.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Where measurements are asked for the value of a parameter. */
struct SearchRange
{
    /** How the search sees it: some effects go with the inverse of the value as it is written. */
    enum class Scale
    {
        plain,
        inverse, ///< 0 stands for an unlimited value; the other end follows from the network
        fromOne, ///< 1 - 1 / value: 0 stands for 1, and values without bound end at 1
    };

    double low = 0; ///< in search coordinates
    double high = 1;
    Scale scale = Scale::plain;
    bool isOptional = false; ///< at the low end its effect is not there: a model without it
    std::size_t levels = 0;  ///< values that are tried first, evenly; 0: as many as their number allows
};

/**
 * A parameter of a model: a plain number, a quantity with a dimension, or one of a few words. A parameter
 * whose default is infinite also takes the word "unlimited".
 */
struct ParameterInfo
{
    std::string_view name;
    std::string_view description;                ///< one sentence for people
    std::optional<Dimension> dimension{};        ///< empty: a plain number
    double defaultValue = 0;                     ///< in base units; of a choice: position in `choices`
    double minimum = 0;                          ///< in base units; ignored for a choice
    double maximum = 0;                          ///< in base units; ignored for a choice
    std::span<const std::string_view> choices{}; ///< not empty: the words it takes
    std::optional<SearchRange> search{};         ///< empty: measurements do not decide it
    bool isCoupling = false; ///< at 0 it does not couple the two directions of a link any more

    [[nodiscard]] bool isChoice() const { return !choices.empty(); }
};

/** The default as it is written in a file: "0.05", "real", "unlimited". */
[[nodiscard]] std::string defaultText(const ParameterInfo& parameter);

/** What a parameter takes, for messages and help: "a number from 0 to 1", "real or integer". */
[[nodiscard]] std::string acceptedValues(const ParameterInfo& parameter);

/** The values of all parameters of a model: those given, and the defaults of the others. */
class ParameterValues
{
public:
    /** All defaults; `parameters` must outlive the values. */
    explicit ParameterValues(std::span<const ParameterInfo> parameters);

    /** A number or a quantity in base units; the name must be one of the model's parameters. */
    [[nodiscard]] double number(std::string_view name) const { return m_values[indexOf(name)]; }
    /** The word of a choice. */
    [[nodiscard]] std::string_view choice(std::string_view name) const;

    /** Whether it stands there, or its default is meant. */
    [[nodiscard]] bool isGiven(std::string_view name) const { return m_isGiven[indexOf(name)]; }

    void set(std::size_t index, double value)
    {
        m_values[index] = value;
        m_isGiven[index] = true;
    }

private:
    [[nodiscard]] std::size_t indexOf(std::string_view name) const;

    std::span<const ParameterInfo> m_parameters;
    std::vector<double> m_values; ///< parallel to m_parameters
    std::vector<bool> m_isGiven;  ///< parallel to m_parameters
};

/**
 * The value that `text` stands for, in base units (of a choice: its position), or a sentence that says what
 * is wrong with it and what is taken instead.
 */
[[nodiscard]] Result<double> parseParameter(const ParameterInfo& parameter, std::string_view text);

/**
 * Reads the parameters of a model. `issues` gets one entry per parameter that is unknown, given twice, not
 * readable or out of range: it names model, parameter, value, reason and remedy, and is located in the table
 * of parameters of model number `modelIndex`. Such parameters keep their defaults.
 */
[[nodiscard]] ParameterValues readParameters(const Model& model, std::span<const ParameterInfo> parameters,
                                             std::size_t modelIndex, IssueList& issues);

} // namespace contraflow
