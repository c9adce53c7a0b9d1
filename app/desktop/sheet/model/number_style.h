// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/table_text.h"

#include <QString>

#include <string>

namespace contraflow {

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
