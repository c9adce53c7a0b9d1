// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_request.h"

namespace contraflow::report {

/** Makes the content, draws its figures and sets both in the wanted format, in the application's thread. */
[[nodiscard]] Result<std::string> writeReport(const ReportRequest& request);

} // namespace contraflow::report
