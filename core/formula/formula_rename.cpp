// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula_rename.h"

#include "core/formula/formula.h"

#include <algorithm>

namespace contraflow {

namespace {

// As the condition of an if both can be read: what is compared, and what is not.
constexpr std::string_view kBefore = "=if(";
constexpr std::string_view kBehind = ", 1, 0)";

/** Where the formula begins behind its sign. */
std::size_t behindSign(std::string_view text)
{
    return isFormula(text) ? text.find('=') + 1 : 0;
}

std::string asCondition(std::string_view text)
{
    return std::string(kBefore) + std::string(text.substr(behindSign(text))) + std::string(kBehind);
}

void replaceName(std::string& formula, const std::string& name, const std::string& other)
{
    while (name != other) {
        const Result<Formula> read = Formula::parse(formula);
        if (!read)
            return;
        const auto found = std::find_if(read->names().begin(), read->names().end(),
                                        [&name](const FormulaName& each) { return each.text == name; });
        if (found == read->names().end())
            return;
        formula.replace(found->position, name.size(), other);
    }
}

} // namespace

std::vector<std::string> namesInFormula(std::string_view text)
{
    std::vector<std::string> names;
    if (const Result<Formula> read = Formula::parse(asCondition(text)))
        for (const FormulaName& name : read->names())
            names.push_back(name.text);
    return names;
}

std::string withOtherNames(std::string_view text, const std::map<std::string, std::string>& names)
{
    std::string formula = asCondition(text);
    std::map<std::string, std::string> later; // where a new name is an old one too
    for (const auto& [name, other] : names) {
        const bool isOld = name != other && names.contains(other);
        const std::string now = isOld ? "name_" + std::to_string(later.size()) + "_of_formula" : other;
        if (isOld)
            later.emplace(now, other);
        replaceName(formula, name, now);
    }
    for (const auto& [name, other] : later)
        replaceName(formula, name, other);
    const std::size_t sign = behindSign(text);
    return std::string(text.substr(0, sign)) +
           formula.substr(kBefore.size(), formula.size() - kBefore.size() - kBehind.size());
}

} // namespace contraflow
