// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/penalty_model.h"

namespace contraflow {

/**
 * The simple models that vienne-2008, section VI compares its own with:
 *
 * `source-degree`       p = Do, the number of messages that leave the source;
 * `destination-degree`  p = Di, the number of messages that enter the destination.
 */
class DegreePenalty : public PenaltyModel
{
public:
    enum class Side
    {
        source,
        destination
    };

    explicit DegreePenalty(Side side) : m_side(side) {}

protected:
    [[nodiscard]] std::unique_ptr<PenaltyRule> makeRule() const override;

private:
    Side m_side;
};

} // namespace contraflow
