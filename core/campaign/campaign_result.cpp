// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_result.h"

#include "core/base/ranges.h"

namespace contraflow {

std::vector<CampaignFigureInfo> recordedFigures(const std::vector<std::string>& keys)
{
    std::vector<CampaignFigureInfo> recorded;
    for (const CampaignFigureInfo& info : kCampaignFigures)
        if (keys.empty() || info.figure == CampaignFigure::nodes || info.figure == CampaignFigure::degree ||
            info.figure == CampaignFigure::messages || contains(keys, info.key))
            recorded.push_back(info);
    return recorded;
}

} // namespace contraflow
