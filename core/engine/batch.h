// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/fluid_engine.h"

#include <cstddef>
#include <exception>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace contraflow {

/** How several runs are made. */
struct BatchOptions
{
    RunOptions run;          ///< of every run; its progress counts all of them
    std::size_t threads = 0; ///< 0: as many as the machine has cores
    bool givesWay = false;   ///< its threads do: see giveWay()
};

/** Pieces of work, by number. */
struct BatchWork
{
    std::size_t count = 0;
    std::size_t held = 0; ///< so many are made at most before they are taken; 0: one a thread
    std::function<void(std::size_t number, const RunOptions& options)> make; ///< in any thread
    std::function<bool(std::size_t number)> take; ///< in the calling one; false: no more are wanted
};

/** Makes them, a core each, and has them taken in their order. */
void runInOrder(const BatchWork& work, const BatchOptions& options);

/** What is said of work that threw something, which may be for want of memory. */
[[nodiscard]] Error unexpectedEnd(const std::exception& unexpected);

/**
 * Makes `count` values, a core each. Results arrive in order, in the calling thread, as does progress, and do
 * not depend on the number of threads; false from `receive` ends it. When cancelled, those that had not ended
 * arrive as `make` gives them then. `held` as in BatchWork: large values should be few.
 */
template<typename Value>
void makeAll(std::size_t count,
             const std::function<Result<Value>(std::size_t number, const RunOptions& options)>& make,
             const std::function<bool(std::size_t number, Result<Value> value)>& receive,
             const BatchOptions& options, std::size_t held = 0)
{
    std::vector<std::optional<Result<Value>>> results(count);
    runInOrder({count, held,
                [&](std::size_t i, const RunOptions& run) {
                    try {
                        results[i].emplace(make(i, run));
                    } catch (const std::exception& unexpected) {
                        results[i].emplace(unexpectedEnd(unexpected));
                    }
                },
                [&](std::size_t i) {
                    Result<Value> result = std::move(*results[i]);
                    results[i].reset();
                    return receive(i, std::move(result));
                }},
               options);
}

} // namespace contraflow
