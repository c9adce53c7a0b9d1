// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace contraflow {

/** Runs `work(0) … work(count - 1)`, several at a time; results must not depend on their order. `threads` of
 * 0 are as many as the machine has cores. What work throws comes out here. */
void inParallel(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& work);

} // namespace contraflow
