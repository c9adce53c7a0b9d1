// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/plot_request.h"

#include <string_view>
#include <vector>

namespace contraflow {

/** The pictures that writeCampaignPlotWithoutWindow() makes. */
[[nodiscard]] std::vector<std::string_view> campaignPlotNames();

/** Draws what the dialog of campaigns shows, without a window; see writePlotWithoutWindow(). */
[[nodiscard]] Result<std::string> writeCampaignPlotWithoutWindow(const CampaignPlotRequest& request);

} // namespace contraflow
