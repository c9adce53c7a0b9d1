// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace contraflow {

/** The sheets of the window. Which platform, workload … a sheet shows follows from the selected scenario. */
enum class SheetKind
{
    nodes,
    links,
    switches,
    messages,
    mapping,
    measured,
    parameters,
    scenarios,
    results,
    comparison,
    models,
    modelParameters,
    mappings,
    platforms,
    workloads,
    measurements,
    errors,
    campaign,
    benchmarks,
    allToAll,
    compare,
    whatIf,
};

/** All sheets in the order of their tabs: what a scenario is made of and gives, then models and the project's
 * lists. */
inline constexpr std::array kSheetKinds = {
    SheetKind::nodes,      SheetKind::links,           SheetKind::switches,  SheetKind::messages,
    SheetKind::mapping,    SheetKind::measured,        SheetKind::results,   SheetKind::comparison,
    SheetKind::compare,    SheetKind::whatIf,          SheetKind::errors,    SheetKind::campaign,
    SheetKind::allToAll,   SheetKind::modelParameters, SheetKind::scenarios, SheetKind::models,
    SheetKind::platforms,  SheetKind::workloads,       SheetKind::mappings,  SheetKind::measurements,
    SheetKind::parameters, SheetKind::benchmarks,
};

/** Whether a sheet is needed now and then only: those share one tab. */
[[nodiscard]] constexpr bool isFurtherSheet(SheetKind kind)
{
    return kind == SheetKind::modelParameters || kind == SheetKind::scenarios || kind == SheetKind::models ||
           kind == SheetKind::workloads || kind == SheetKind::measurements || kind == SheetKind::platforms ||
           kind == SheetKind::mappings || kind == SheetKind::parameters || kind == SheetKind::errors ||
           kind == SheetKind::campaign || kind == SheetKind::benchmarks || kind == SheetKind::allToAll ||
           kind == SheetKind::compare || kind == SheetKind::whatIf;
}

} // namespace contraflow
