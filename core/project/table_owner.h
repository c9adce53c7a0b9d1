// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"

#include <optional>

namespace contraflow {

/** The list whose objects own the tables of a kind; nothing for the lists themselves. */
[[nodiscard]] std::optional<TableKind> ownerListOf(TableKind kind);

} // namespace contraflow
