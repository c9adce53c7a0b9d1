// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/growth_certificates.h"
#include "core/sharing/level_state.h"

#include <vector>

namespace contraflow {

/**
 * Makes levels the solution again after an event. They are solved anew in ascending order (each depends only
 * on lower ones); messages that are tied to a lower level than their group's change groups, channels that are
 * overfull become saturated, until nothing breaks.
 *
 * Unsaturated channels are not looked at after every event: load grows at most as fast as the fastest growing
 * level, so each carries a certificate, the growth of levels up to which it cannot be full.
 */
class LevelRepair
{
public:
    /** The state must outlive the repair. */
    explicit LevelRepair(LevelState& state)
        : m_state(state)
        , m_isSuspect(state.channels().size(), false)
        , m_certificates(state.channels().size())
    {}

    /** True when the levels are the solution; false when they did not settle. */
    [[nodiscard]] bool run();
    /** After filling from nothing: looks at every unsaturated channel and repairs what is overfull. */
    void checkAll();
    /** To be called before levels are reported, whose growth counts against the certificates. */
    void countGrowth() { m_certificates.grow(m_state.growthSinceReport()); }

private:
    bool sweep();
    bool checkUnsaturated();
    bool checkChannel(std::uint32_t channel);
    void suspect(std::uint32_t channel);

    LevelState& m_state;
    std::vector<std::uint32_t> m_violated;
    std::vector<std::uint32_t> m_suspects;
    std::vector<bool> m_isSuspect; ///< by channel: looked at during the present repair
    GrowthCertificates m_certificates;
};

} // namespace contraflow
