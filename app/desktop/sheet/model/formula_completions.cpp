// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/formula_completions.h"

#include "app/desktop/style/text.h"
#include "core/formula/formula.h"
#include "core/formula/formula_functions.h"

#include <QStringList>

#include <string_view>

namespace contraflow {

namespace {

QString meaningOf(std::string_view function)
{
    if (function == "min")
        return tr("the smallest");
    if (function == "max")
        return tr("the largest");
    if (function == "ceil")
        return tr("rounded up");
    if (function == "floor")
        return tr("rounded down");
    if (function == "sqrt")
        return tr("square root");
    if (function == "log2")
        return tr("logarithm to base 2");
    if (function == "if")
        return tr("one of two values");
    return {};
}

bool isWordCharacter(QChar character)
{
    return character == QLatin1Char('_') || (character.unicode() < 128 && character.isLetterOrNumber());
}

} // namespace

std::vector<FormulaCompletion> generalFormulaCompletions()
{
    std::vector<FormulaCompletion> words;
    for (const FormulaFunctionForm& function : formulaFunctions())
        words.push_back({qtText(function.name), qtText(function.form), meaningOf(function.name), true});
    words.push_back({QStringLiteral("row"), QStringLiteral("row"), tr("number of the row, from 1 on")});
    words.push_back({QStringLiteral("pi"), QStringLiteral("pi"), QStringLiteral("3.14159…")});
    return words;
}

std::vector<FormulaCompletion> parameterWords(const Project& project)
{
    std::vector<FormulaCompletion> words;
    for (const ParameterRow& parameter : project.parameters)
        if (isFormulaName(parameter.name)) {
            const QString name = qtText(parameter.name);
            words.push_back({name, name, qtText(parameter.valueText())});
        }
    return words;
}

FormulaPlace formulaPlaceAt(const QString& formula, int cursor)
{
    FormulaPlace place{cursor, {}, {}};
    QStringList open; // functions, and empty texts for plain parentheses
    int at = 0;
    bool takesUnit = false; // a number stands before
    bool isBehindUnit = false;
    while (at < cursor) {
        const QChar character = formula[at];
        if (character == QLatin1Char(')') && !open.isEmpty())
            open.removeLast();
        if (character == QLatin1Char('('))
            open.append(QString());
        if (!isWordCharacter(character)) {
            takesUnit = takesUnit && character.isSpace();
            isBehindUnit = isBehindUnit && character == QLatin1Char('/');
            ++at;
            continue;
        }
        // A word as a whole: what begins with a digit is a number, and letters behind it its exponent.
        const int start = at;
        while (at < formula.size() && isWordCharacter(formula[at]))
            ++at;
        const bool isNumber = formula[start].isDigit();
        // "8 B", "8 Mbit/s": units are no names.
        const bool isUnit =
            !isNumber &&
            (takesUnit || (isBehindUnit && at - start == 1 && formula[start] == QLatin1Char('s')));
        const bool isName = !isNumber && !isUnit;
        takesUnit = isNumber;
        isBehindUnit = isUnit || isNumber;
        if (at >= cursor) {
            if (isName && at == cursor)
                place = {start, formula.mid(start, at - start), {}};
            break;
        }
        if (isName && formula[at] == QLatin1Char('(')) {
            open.append(formula.mid(start, at - start));
            ++at;
        }
    }
    for (const QString& function : open)
        if (!function.isEmpty())
            place.function = function;
    return place;
}

} // namespace contraflow
