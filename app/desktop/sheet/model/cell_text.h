// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/project/cell.h"
#include "core/project/project.h"
#include "core/tables/table_text.h"

#include <QString>

#include <string>
#include <string_view>

namespace contraflow {

/** What a cell says: all digits for editing and the clipboard, few for reading, and why its text was
 * rejected. */
struct CellText
{
    QString full;
    QString shown;
    QString rejection;    ///< empty unless the text could not be read
    QString formula = {}; ///< as typed, where the text is its value

    /** What an editor begins with. */
    [[nodiscard]] const QString& typed() const { return formula.isEmpty() ? full : formula; }
};

[[nodiscard]] CellText plainText(std::string_view text);

/** A quantity as typed; the shown form keeps the unit and rounds long fractions to 4 significant digits. */
[[nodiscard]] CellText cellText(const QuantityCell& cell, Dimension dimension);
[[nodiscard]] CellText cellText(const CountCell& cell);
/** A price as it was typed; of a formula what it comes to. */
[[nodiscard]] CellText cellText(const PriceCell& cell);
/** The value of a parameter, which is kept as typed unless it is a formula. */
[[nodiscard]] CellText cellText(const ParameterRow& parameter);

/** A computed quantity in base units: engineering prefix and 4 digits shown, the exact value in full. */
[[nodiscard]] CellText computedText(Dimension dimension, double value);
/** A computed plain number with a suffix such as " %". */
[[nodiscard]] CellText computedNumber(double value, int digits, const QString& suffix = {});

/** What typing `text` makes of a cell: empty, a value, or rejected text. */
[[nodiscard]] QuantityCell readQuantity(Dimension dimension, std::string_view text);
[[nodiscard]] CountCell readCount(std::string_view text);

/** How the window's sheets and panels write computed numbers, as the user prefers. Any thread may ask. What
 * leaves the program (files, reports, plots) is written the usual way. */
[[nodiscard]] NumberStyle numberStyle();

/** To be called in the thread of the window, which draws anew what shows numbers. */
void setNumberStyle(const NumberStyle& style);

/** `value` base units in a unit that was chosen for their column, with the digits of that style. */
[[nodiscard]] std::string shownInUnit(const Unit& unit, double value);

/** A computed quantity in base units, in that style. */
[[nodiscard]] QString shownQuantity(Dimension dimension, double value);

} // namespace contraflow
