// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace contraflow {

/** So many threads; of 0 as many as the machine has cores. At least one. */
[[nodiscard]] std::size_t threadCount(std::size_t threads);

/** Runs `work(0) … work(count - 1)`, several at a time; results must not depend on their order. `threads` as
 * threadCount() takes it. What work throws comes out here. */
void inParallel(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& work);

/** From now on the calling thread, and those that it starts, leave the processors to whoever else wants them;
 * nothing changes on systems whose threads have no priority of their own. */
void giveWay();

} // namespace contraflow
