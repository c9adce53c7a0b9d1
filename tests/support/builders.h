// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <string>
#include <vector>

namespace contraflow::test {

/** "X[1-3]" on `switchName` with a NIC of `mbit` Mbit/s. */
[[nodiscard]] NodeRow nodes(const std::string& hosts, const std::string& switchName, double mbit = 940);

[[nodiscard]] LinkRow link(const std::string& name, const std::string& from, const std::string& to,
                           double mbit = 940);

[[nodiscard]] MessageRow message(const std::string& id, const std::string& source,
                                 const std::string& destination, double megabytes, double startSeconds = 0);

/**
 * The cluster of zhu-2014, Figure 1, with the five messages of Table I between nodes, a model of this kind
 * and one scenario "copper".
 */
[[nodiscard]] Project tableOne(const std::string& modelKind = "asymmetric");

/** A project of one platform, one workload of these messages, one model, one scenario. */
[[nodiscard]] Project project(Platform platform, std::vector<MessageRow> messages,
                              const std::string& modelKind);

} // namespace contraflow::test
