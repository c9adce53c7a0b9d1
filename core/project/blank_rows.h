// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/schema.h"

#include <algorithm>
#include <string>

namespace contraflow {

/**
 * Whether nothing is written in a row: it then counts as nothing, and may stand in a table until something is
 * typed there. Of rows, keys that no sheet shows, such as where one is drawn, are nothing that was written.
 */
template<typename Row>
[[nodiscard]] bool isBlank(const Row& row)
{
    bool isBlank = true;
    if constexpr (hasRows<Row>()) {
        isBlank = row == Row();
    } else {
        forEachField(row, [&](const Field&, const auto& value) { isBlank = isBlank && isEmptyField(value); });
        if constexpr (requires { row.extras.all(); })
            isBlank = isBlank && std::ranges::all_of(row.extras.all(), &std::string::empty);
    }
    return isBlank;
}

} // namespace contraflow
