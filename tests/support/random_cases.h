// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/project/project.h"

#include <cstddef>

namespace contraflow::test {

/** One to four racks below a core switch, or two joined directly; every path is the only one. */
[[nodiscard]] Platform randomTree(Random& random);

/** Three to six switches joined at random and connected, with parallel links of different speeds and a node
 * or two on every switch; one node may hang on two switches. */
[[nodiscard]] Platform randomGraph(Random& random);

/**
 * `count` messages between the nodes n0, n1, … of a random platform: sizes from a few equal ones (so that
 * events coincide) or any; half of the cases start together, the others one after another. Some messages stay
 * within a node, a few are empty.
 */
[[nodiscard]] std::vector<MessageRow> randomMessages(Random& random, const Platform& platform,
                                                     std::size_t count);

/** How many messages a random case has: any number of these. */
struct MessageCount
{
    std::size_t least = 1;
    std::size_t most = 14;
};

/** A project of a random tree or graph with random messages and a model of this kind. */
[[nodiscard]] Project randomCase(Random& random, const std::string& modelKind = "asymmetric",
                                 const MessageCount& count = {});

} // namespace contraflow::test
