// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_report.h"

namespace contraflow {

/** The part of a report that ErrorRequest::Learnt::leaveOut gives: no model with what it was learnt from, and
 * neither models nor measurements that nothing is left of. Without histograms. */
[[nodiscard]] ErrorReport withoutLearnt(const ErrorReport& report);

} // namespace contraflow
