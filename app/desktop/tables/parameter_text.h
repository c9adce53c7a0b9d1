// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/parameters.h"

#include <QString>

namespace contraflow {

/** What a parameter of a model is for, what it takes and its default, in two lines. */
[[nodiscard]] QString parameterToolTip(const ParameterInfo& parameter);

} // namespace contraflow
