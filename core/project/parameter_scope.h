// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/formula.h"
#include "core/project/project.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace contraflow {

/** The value of a parameter, or why it has none. */
struct ParameterValue
{
    FormulaValue value;
    std::string problem;

    bool operator==(const ParameterValue&) const = default;
};

/**
 * The parameters of a project with their values. Parameters may be formulas over other parameters; those that
 * need one another in a circle have no value, and a name that two of them have stands for none. Time and
 * memory grow with the number of parameters and of names in them, whatever they refer to.
 */
class ParameterScope
{
public:
    explicit ParameterScope(SharedRows<ParameterRow> rows);

    /** The value of a name, null when there is no such parameter. */
    [[nodiscard]] const ParameterValue* find(const std::string& name) const;
    /** The value of the parameter in a row. */
    [[nodiscard]] const ParameterValue& at(std::size_t row) const { return m_values[row]; }

    /** Why a formula cannot use a parameter that has a problem; `remedy` says what to do about its value. */
    [[nodiscard]] std::string refusal(const std::string& name, std::string_view remedy) const;

    /** "there is no parameter 'M'; did you mean 'N'?"; `others` are further names that would do. */
    [[nodiscard]] std::string unknownName(const std::string& name, std::vector<std::string> others) const;

private:
    using Needs = std::vector<std::vector<std::size_t>>; ///< by row: rows of the names in its formula

    [[nodiscard]] Needs findNeeds();
    [[nodiscard]] std::vector<std::size_t> orderOf(const Needs& needs) const;
    void reportCircles(const Needs& needs);
    void evaluate(std::size_t row);

    SharedRows<ParameterRow> m_rows;
    std::unordered_map<std::string_view, std::size_t> m_rowOf;
    std::unordered_map<std::string_view, ParameterValue> m_doubled; ///< names of several, without a value
    std::vector<ParameterValue> m_values;
    std::vector<bool> m_isDone;
};

} // namespace contraflow
