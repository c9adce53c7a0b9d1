// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/project/network.h"

#include <memory>

namespace contraflow::test {

/** The network of a platform that has no issues; ends the test where it has one. */
[[nodiscard]] std::shared_ptr<const Network> build(const Platform& platform);

/** The same platform with its rows in another order, and ends of links turned round. */
[[nodiscard]] Platform shuffled(Platform platform, Random& random);

} // namespace contraflow::test
