// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gui_watchdog.h"

#include <cxxabi.h>
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace contraflow::bench {

namespace {

constexpr int kDepth = 40;
constexpr std::size_t kMaxSamples = 4'000;
constexpr auto kSampling = std::chrono::milliseconds(5);

struct Sample
{
    std::array<void*, kDepth> frames;
    int depth = 0;
};

// Only the interrupted GUI thread writes, and it reads when it is not interrupted.
std::array<Sample, kMaxSamples> samples;
std::atomic<std::size_t> sampleCount{0};

void onInterrupt(int)
{
    const std::size_t index = sampleCount.load();
    if (index >= kMaxSamples)
        return;
    samples[index].depth = backtrace(samples[index].frames.data(), kDepth);
    sampleCount.store(index + 1);
}

double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/** "contraflow::Timeline::makespan() const" from "program(_ZNK…+0x12) [0x…]". */
std::string readable(const std::string& symbol)
{
    const std::size_t open = symbol.find('(');
    const std::size_t plus = symbol.find('+', open);
    if (open == std::string::npos || plus == std::string::npos || plus == open + 1)
        return symbol;
    const std::string name = symbol.substr(open + 1, plus - open - 1);
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> plain(
        abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status), &std::free);
    return status == 0 ? plain.get() : name;
}

/** How often a function was on the stack of a block, most often first. */
void printStacks()
{
    constexpr std::size_t kShown = 30;
    const std::size_t count = sampleCount.exchange(0);
    std::map<std::string, std::size_t> counts;
    for (std::size_t i = 0; i < count; ++i) {
        const Sample& sample = samples[i];
        const std::unique_ptr<char*, decltype(&std::free)> symbols(
            backtrace_symbols(sample.frames.data(), sample.depth), &std::free);
        std::map<std::string, bool> seen;
        for (int frame = 0; frame < sample.depth; ++frame) {
            if (const std::string name = readable(symbols.get()[frame]); !seen[name]) {
                seen[name] = true;
                ++counts[name];
            }
        }
    }
    std::vector<std::pair<std::size_t, std::string>> sorted;
    for (const auto& [name, times] : counts)
        sorted.emplace_back(times, name);
    std::sort(sorted.rbegin(), sorted.rend());
    for (std::size_t i = 0; i < std::min(kShown, sorted.size()); ++i)
        std::printf("      %5zu  %.150s\n", sorted[i].first, sorted[i].second.c_str());
}

} // namespace

GuiWatchdog::GuiWatchdog(Stacks stacks)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(1);
    connect(&m_timer, &QTimer::timeout, this, &GuiWatchdog::tick);
    m_wall.start();
    m_cpu = threadMilliseconds();
    m_timer.start();
    if (stacks == Stacks::off)
        return;
    std::array<void*, 1> unused{};
    backtrace(unused.data(), 1); // loads what it needs now, not in the handler
    struct sigaction action = {};
    action.sa_handler = onInterrupt;
    action.sa_flags = SA_RESTART;
    sigaction(SIGUSR1, &action, nullptr);
    m_watcher = std::jthread([this, gui = pthread_self()](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(kSampling);
            if (static_cast<double>(m_wall.elapsed() - m_lastTick.load()) > kLimit / 2)
                pthread_kill(gui, SIGUSR1);
        }
    });
}

GuiWatchdog::~GuiWatchdog() = default;

void GuiWatchdog::tick()
{
    static constexpr double kNanosecond = 1e-6; // in milliseconds
    const qint64 now = m_wall.nsecsElapsed();
    const double cpu = threadMilliseconds();
    const Block block{static_cast<double>(now - m_lastTime) * kNanosecond, cpu - m_cpu};
    m_lastTime = now;
    m_cpu = cpu;
    m_blocks.cpu += block.cpu;
    m_lastTick.store(m_wall.elapsed());
    if (block.wall > m_blocks.longest.wall)
        m_blocks.longest = block;
    if (block.cpu > m_blocks.busiest.cpu)
        m_blocks.busiest = block;
    if (block.cpu > kLimit)
        ++m_blocks.tooLong;
}

Blocks GuiWatchdog::take()
{
    tick();
    const Blocks taken = std::exchange(m_blocks, Blocks());
    if (taken.tooLong > 0)
        printStacks();
    sampleCount.store(0);
    return taken;
}

} // namespace contraflow::bench
