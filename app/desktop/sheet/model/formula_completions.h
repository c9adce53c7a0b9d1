// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"

#include <QString>

#include <vector>

namespace contraflow {

/** Something that a formula can be made of, for completion. */
struct FormulaCompletion
{
    QString name;   ///< what stands in the formula
    QString form;   ///< of functions, how they are written: "ceil(a)"; of others the name
    QString detail; ///< what it is, or its value
    bool isFunction = false;
};

/** The functions, then `row` and `pi`. */
[[nodiscard]] std::vector<FormulaCompletion> generalFormulaCompletions();

/** The parameters of a project with their values, as far as formulas can name them. */
[[nodiscard]] std::vector<FormulaCompletion> parameterWords(const Project& project);

/** The word that the cursor stands at the end of, and the function whose arguments it is among. */
struct FormulaPlace
{
    int start = 0;    ///< of the word
    QString word;     ///< empty: none begins here
    QString function; ///< the innermost that is open; empty: none
};
[[nodiscard]] FormulaPlace formulaPlaceAt(const QString& formula, int cursor);

} // namespace contraflow
