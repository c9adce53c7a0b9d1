// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/size_tables.h"

namespace contraflow {

/**
 * What nccl-tests measured: its own output as readNccl() takes it, in which servers are the hosts that it
 * names, or a table as parseNcclTable() reads it.
 */
[[nodiscard]] Result<std::vector<NcclTest>> parseNcclTests(const NamedText& text);

} // namespace contraflow
