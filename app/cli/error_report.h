// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/tables/error_tables.h"

#include <memory>
#include <string>
#include <vector>

namespace contraflow::cli {

/** The views for people, one after the other. */
[[nodiscard]] std::string errorTables(const std::shared_ptr<const ErrorReport>& report,
                                      const std::vector<ErrorView>& views);

/** All views as JSON. */
void writeErrorJson(const std::shared_ptr<const ErrorReport>& report, Output& output);

} // namespace contraflow::cli
