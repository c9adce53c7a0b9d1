// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <functional>
#include <pthread.h>
#include <stop_token>
#include <thread>

namespace contraflow::bench {

/** CPU seconds that a thread has had. */
inline double cpuTimeOf(pthread_t thread)
{
    clockid_t clock = 0;
    timespec time{};
    if (pthread_getcpuclockid(thread, &clock) != 0 || clock_gettime(clock, &time) != 0)
        return 0;
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/** The CPU time that a run goes on for once it is told to stop, at moments spread over its first two seconds;
 * `longest_ms` is the longest. To be registered with UseManualTime(). */
inline void cancelOften(benchmark::State& state, const std::function<void(const std::stop_token&)>& run)
{
    const pthread_t runner = pthread_self();
    double longest = 0;
    std::chrono::milliseconds delay(1);
    for (auto _ : state) {
        std::stop_source source;
        double told = 0;
        std::thread stopper([&] {
            std::this_thread::sleep_for(delay);
            told = cpuTimeOf(runner);
            source.request_stop();
        });
        run(source.get_token());
        const double ended = cpuTimeOf(runner);
        stopper.join();
        const double late = told > 0 ? std::max(0.0, ended - told) : 0;
        state.SetIterationTime(late);
        longest = std::max(longest, late);
        delay = delay.count() > 2000 ? std::chrono::milliseconds(1)
                                     : delay * 5 / 4 + std::chrono::milliseconds(7);
    }
    state.counters["longest_ms"] = 1000 * longest;
}

/** Runs the registered benchmarks that the arguments ask for; returns the status of the program. */
inline int run(int argc, char* argv[])
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}

} // namespace contraflow::bench
