// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/project/network.h"

#include <cstddef>
#include <string>

namespace contraflow {

/** Seconds before the first byte of a message arrives: RDMA takes about 1 us, and TCP 10 us and more. */
inline constexpr double kUsualStartUp = 10e-6;

/** Whether nothing says what a message between two nodes needs to start up: neither has a latency. */
[[nodiscard]] bool isStartUpUnknown(const Network& network, NodeId source, NodeId destination);

/** Messages that are so short that their start-up would be most of their time, and none is given. */
struct ShortMessages
{
    const Network& network;
    std::string platform;
    std::size_t platformIndex = 0;
    std::size_t count = 0;
    std::string whose; ///< "workload 'halo'"
};

/** The warning that says so. */
[[nodiscard]] Issue startUpIssue(const ShortMessages& messages);

} // namespace contraflow
