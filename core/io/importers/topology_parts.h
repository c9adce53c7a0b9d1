// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <optional>
#include <string>

namespace contraflow {

/** A sentence where some nodes of a platform cannot reach others, with two of them; nothing where all can.
 * Nodes on no switch do not count: they are said otherwise. */
[[nodiscard]] std::optional<std::string> noteOfParts(const Platform& platform);

} // namespace contraflow
