// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula_rename.h"

#include "core/formula/formula.h"

#include <algorithm>

namespace contraflow {

std::string withOtherName(std::string_view text, std::string_view name, std::string_view other)
{
    // As the condition of an if both can be read: what is compared, and what is not.
    const std::string_view before = "=if(";
    const std::string_view after = ", 1, 0)";
    const std::size_t sign = isFormula(text) ? text.find('=') + 1 : 0;
    std::string formula = std::string(before) + std::string(text.substr(sign)) + std::string(after);
    while (name != other) {
        const Result<Formula> read = Formula::parse(formula);
        if (!read)
            break;
        const auto found = std::find_if(read->names().begin(), read->names().end(),
                                        [name](const FormulaName& each) { return each.text == name; });
        if (found == read->names().end())
            break;
        formula.replace(found->position, name.size(), other);
    }
    const std::size_t length = formula.size() - before.size() - after.size();
    return std::string(text.substr(0, sign)) + formula.substr(before.size(), length);
}

} // namespace contraflow
