// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collective/all_to_all_study.h"
#include "core/collective/exchange_bounds.h"
#include "core/tables/project_tables.h"

#include <string>

namespace contraflow {

// Keys of columns are published: a column keeps its key, meaning and place; new ones come last.

/** Predicted all-to-alls, one time per row. `scenario` may be empty. */
[[nodiscard]] Table allToAllTable(const std::string& scenario, const AllToAllStudy& study);

/** The columns of the tables of lower bounds, without a row. */
[[nodiscard]] Table boundsHeading();

/** What each process of a scenario has to send and receive at least. */
[[nodiscard]] Table boundsTable(const std::string& scenario, const Exchange& exchange,
                                const ExchangeBounds& bounds);

} // namespace contraflow
