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
    models,
    modelParameters,
    mappings,
    platforms,
};

/** All sheets in the order of their tabs. */
inline constexpr std::array kSheetKinds = {
    SheetKind::nodes,     SheetKind::links,    SheetKind::switches,        SheetKind::messages,
    SheetKind::mapping,   SheetKind::measured, SheetKind::parameters,      SheetKind::scenarios,
    SheetKind::results,   SheetKind::models,   SheetKind::modelParameters, SheetKind::mappings,
    SheetKind::platforms,
};

} // namespace contraflow
