// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace contraflow {

std::size_t threadCount(std::size_t threads)
{
    return std::max<std::size_t>(1, threads > 0 ? threads : std::thread::hardware_concurrency());
}

void inParallel(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& work)
{
    const std::size_t used = std::min(threadCount(threads), std::max<std::size_t>(1, count));
    std::atomic<std::size_t> next = 0;
    std::atomic_flag hasFailed;
    std::exception_ptr failure;
    const auto run = [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++)
                work(i);
        } catch (...) { // would end the program when it left a thread
            next = count;
            if (!hasFailed.test_and_set())
                failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < used; ++i)
            others.emplace_back(run);
        run();
    }
    if (failure)
        std::rethrow_exception(failure);
}

void giveWay()
{
#ifdef __linux__ // elsewhere that would be the priority of the whole program
    constexpr int kNicer = 10;
    (void)setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + kNicer);
#endif
}

} // namespace contraflow
