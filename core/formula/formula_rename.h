// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace contraflow {

/**
 * A formula or a condition with another name wherever it refers to `name`; the "=" may be left out, units and
 * functions of that name stay. A text that cannot be read as either comes back as it is.
 */
[[nodiscard]] std::string withOtherName(std::string_view text, std::string_view name, std::string_view other);

} // namespace contraflow
