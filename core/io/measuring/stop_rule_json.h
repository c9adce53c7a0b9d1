// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/repetitions.h"
#include "core/io/json_fields.h"

#include <nlohmann/json.hpp>

namespace contraflow {

// What the files of measuring_files.h have in common.

using OrderedJson = nlohmann::ordered_json;

[[nodiscard]] OrderedJson stopRuleJson(const StopRule& rule);
/** The member "rule"; fields.error() says what is wrong with it. */
[[nodiscard]] StopRule readStopRule(JsonFields& fields);

} // namespace contraflow
