// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/services.h"

namespace contraflow::cli {

/** What isCommandLine() or runCommandLine() was given. */
[[nodiscard]] const Services& currentServices();

} // namespace contraflow::cli
