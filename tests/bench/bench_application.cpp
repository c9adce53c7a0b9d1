// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the run of applications takes, from programs in memory to the times of their processes: a halo
// exchange of 64 processes with 10 000 events each, a wavefront (as NAS LU has it) of 256 processes with a
// million events, and 128 processes that send to all others at once, eight times, after computations of
// different lengths. Each under max-min, and alone (hockney) for the price of contention. A step of a halo
// exchange of 64 x 64 processes on fat-trees without congestion control (backpressure), and how soon that
// ends when it is told to stop.
#include "core/application/application_replay.h"
#include "core/application/event_list.h"
#include "core/application/replay.h"
#include "core/base/random.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/recipes/project_recipe.h"
#include "core/sharing/catalog.h"
#include "tests/bench/bench_main.h"

#include <benchmark/benchmark.h>

#include <array>
#include <memory>
#include <string>
#include <utility>

using namespace contraflow;

namespace {

/** A program and how many of its processes a node has. */
struct Case
{
    std::shared_ptr<const EventList> program;
    std::string platform; ///< of a project
    std::uint32_t perNode = 1;
};

std::string racksOf(int racks, int nodes, const char* nic, const char* uplink)
{
    std::string text = "contraflow: 1\nplatforms:\n  - name: p\n    eager_threshold: 65536 B\n"
                       "    local_bandwidth: 10 GB/s\n    switches: [core";
    for (int rack = 1; rack <= racks; ++rack)
        text += ", R" + std::to_string(rack);
    text += "]\n    nodes:\n";
    for (int rack = 1; rack <= racks; ++rack) {
        const std::string name = "R" + std::to_string(rack);
        text += "      - {name: \"" + name + "N[1-" + std::to_string(nodes) + "]\", switch: " + name +
                ", cores: 64, bandwidth: " + nic + ", latency: 1 us}\n";
    }
    text += "    links:\n";
    for (int rack = 1; rack <= racks; ++rack)
        text += "      - {name: up" + std::to_string(rack) + ", between: [R" + std::to_string(rack) +
                ", core], bandwidth: " + uplink + ", latency: 2 us}\n";
    return text;
}

/** Adds events to a process one after the other. */
class Writer
{
public:
    Writer(EventList& list, Random& random) : m_list(list), m_random(random) {}

    void compute(std::uint32_t process, double mean, double jitter)
    {
        Event event;
        event.seconds = mean * (1 + jitter * (2 * m_random.unit() - 1));
        m_list.add(process, event);
    }
    void message(std::uint32_t process, EventKind kind, std::uint32_t peer, double bytes,
                 std::int32_t tag = 0, std::uint32_t request = kNoRequest)
    {
        Event event;
        event.kind = kind;
        event.peer = static_cast<std::int32_t>(peer);
        event.bytes = bytes;
        event.tag = tag;
        event.request = request;
        m_list.add(process, event);
    }
    void waitAll(std::uint32_t process)
    {
        Event event;
        event.kind = EventKind::waitall;
        m_list.add(process, event);
    }
    void allToAll(std::uint32_t process, double bytes)
    {
        Event event;
        event.kind = EventKind::alltoall;
        event.algorithm = CollectiveAlgorithm::basicLinear;
        event.bytes = bytes;
        m_list.add(process, event);
    }

private:
    EventList& m_list;
    Random& m_random;
};

/** 8 x 8 processes on a torus, 1 000 exchanges with four neighbours: 640 000 events, 256 000 messages. */
Case halo()
{
    constexpr std::uint32_t side = 8;
    auto list = std::make_shared<EventList>(side * side);
    Random random(1);
    Writer write(*list, random);
    for (std::uint32_t r = 0; r < side * side; ++r) {
        const std::uint32_t x = r % side;
        const std::uint32_t y = r / side;
        const std::array peers{y * side + (x + side - 1) % side, y * side + (x + 1) % side,
                               (y + side - 1) % side * side + x, (y + 1) % side * side + x};
        constexpr std::array bytes{32768.0, 32768.0, 131072.0, 131072.0};
        for (int i = 0; i < 1000; ++i) {
            for (std::uint32_t d = 0; d < 4; ++d)
                write.message(r, EventKind::irecv, peers[d], 0, static_cast<std::int32_t>(d ^ 1U), d);
            for (std::uint32_t d = 0; d < 4; ++d)
                write.message(r, EventKind::isend, peers[d], bytes[d], static_cast<std::int32_t>(d), 4 + d);
            write.waitAll(r);
            write.compute(r, 2e-3, 0.1);
        }
    }
    return {std::move(list), racksOf(4, 8, "1.175 GB/s", "2.35 GB/s"), 2};
}

/** A wavefront over 16 x 16 processes and 420 planes, there and back: 1 021 440 events, 403 200 messages. */
Case lu()
{
    constexpr int side = 16;
    auto list = std::make_shared<EventList>(side * side);
    Random random(1);
    Writer write(*list, random);
    for (std::uint32_t r = 0; r < side * side; ++r) {
        const int x = static_cast<int>(r) % side;
        const int y = static_cast<int>(r) / side;
        const auto neighbours = [&](int step, EventKind kind) {
            for (const auto& [dx, dy] : {std::pair(step, 0), std::pair(0, step)})
                if (x + dx >= 0 && x + dx < side && y + dy >= 0 && y + dy < side)
                    write.message(r, kind, static_cast<std::uint32_t>((y + dy) * side + x + dx), 1600);
        };
        for (const int sign : {1, -1})
            for (int plane = 0; plane < 420; ++plane) {
                neighbours(-sign, EventKind::recv);
                write.compute(r, 4e-5, 0.2);
                neighbours(sign, EventKind::send);
            }
    }
    return {std::move(list), racksOf(16, 16, "117.5 MB/s", "235 MB/s"), 1};
}

/** 128 processes that compute and then send 256 KiB to all others at once, 8 times: 130 048 messages. */
Case allToAll()
{
    constexpr std::uint32_t processes = 128;
    auto list = std::make_shared<EventList>(processes);
    Random random(1);
    Writer write(*list, random);
    for (std::uint32_t r = 0; r < processes; ++r)
        for (int i = 0; i < 8; ++i) {
            write.compute(r, 1e-3, 0.2);
            write.allToAll(r, 262144);
        }
    return {std::move(list), racksOf(8, 16, "1.175 GB/s", "4.7 GB/s"), 1};
}

void runOnce(benchmark::State& state, Case (*make)(), const char* kind)
{
    const Case made = make();
    const Result<LoadedProject> loaded = parseProject(made.platform);
    IssueList issues;
    const auto network = loaded ? Network::build(loaded->project.platforms[0], 0, issues) : nullptr;
    if (!network || !issues.empty()) {
        state.SkipWithError("the platform is at fault");
        return;
    }
    PlacedApplication placed{"bench", made.program, {}, 0};
    for (std::uint32_t process = 0; process < made.program->processCount(); ++process)
        placed.nodes.emplace_back(process / made.perNode);
    Model model;
    model.kind = kind;
    const auto sharing = makeModel(model);
    for (auto _ : state) {
        const Result<Replay> replay = runApplications(network, {placed}, **sharing);
        if (!replay || !replay->deadlock.empty()) {
            state.SkipWithError("the program does not run");
            return;
        }
        state.counters["events"] = static_cast<double>(replay->eventCount);
        state.counters["messages"] = static_cast<double>(replay->messageCount);
        state.counters["makespan"] = replay->makespan();
    }
}

/** On a fat-tree of InfiniBand switches with k ports, one process for each core. */
Result<Project> wideHalo(std::uint32_t k, std::uint32_t cores)
{
    ProjectRecipe recipe;
    recipe.platform.topology = FatTreeTopology{k};
    recipe.application =
        ApplicationRecipe{.recipe = "halo-2d", .values = {{"columns", "64"}, {"rows", "64"}, {"steps", "1"}}};
    RETURN_IF_ERROR(networkPresets());
    for (const NetworkPreset& preset : *networkPresets())
        if (preset.name == "infiniband-hdr")
            usePreset(recipe, preset);
    recipe.platform.cores = cores;
    return makeProject(recipe);
}

/** A sheet by which 4 096 processes, 8 on a node, pass on 1 MB a hundred times each to the next on their node
 * and to the one in its place on the next node: 819 200 messages, all in lock step. */
Result<Project> rings()
{
    ASSIGN_OR_RETURN(const LoadedProject loaded,
                     parseProject(racksOf(16, 32, "25 GB/s", "200 GB/s") +
                                  "applications:\n"
                                  "  - name: rings\n"
                                  "    processes: 4096\n"
                                  "    program: |\n"
                                  "      ranks,event,peer,source,size,count\n"
                                  "      all,repeat,,,,100\n"
                                  "      all,sendrecv,floor(rank / 8) * 8 + (rank + 1) % 8,"
                                  "floor(rank / 8) * 8 + (rank - 1) % 8,1 MB,\n"
                                  "      all,sendrecv,(rank + 8) % processes,(rank - 8) % processes,1 MB,\n"
                                  "      all,end,,,,\n"
                                  "mappings:\n"
                                  "  - {name: packed, policy: round-robin-per-processor}\n"
                                  "scenarios:\n"
                                  "  - {name: s, platform: p, application: rings, mapping: packed, "
                                  "model: max-min}\n"));
    return loaded.project;
}

/** With the critical path, as studies want it. */
void runProject(benchmark::State& state, const Result<Project>& project, const char* kind, bool isCancelled)
{
    if (!project) {
        state.SkipWithError(project.error().message.c_str());
        return;
    }
    double makespan = 0;
    const auto run = [&](const std::stop_token& stop) {
        ReplayOptions options;
        options.stop = stop;
        options.keepsPath = true;
        IssueList issues;
        if (const auto replay = replayScenario(*project, 0, kind, options, issues))
            makespan = replay->replay.makespan();
        else if (!isCancelled)
            state.SkipWithError(replay.error().message.c_str());
    };
    if (isCancelled)
        bench::cancelOften(state, run);
    else
        for (auto _ : state)
            run({});
    state.counters["makespan"] = makespan;
}

} // namespace

int main(int argc, char* argv[])
{
    using benchmark::RegisterBenchmark;
    for (const auto& [name, make] :
         {std::pair("halo-64", &halo), std::pair("lu-256", &lu), std::pair("all-to-all-128", &allToAll)})
        for (const char* kind : {"max-min", "asymmetric", "hockney"})
            RegisterBenchmark((std::string(name) + "/" + kind).c_str(), [make = make,
                                                                         kind](benchmark::State& state) {
                runOnce(state, make, kind);
            })->Unit(benchmark::kMillisecond);
    for (const auto& [k, cores] : {std::pair(16U, 4U), std::pair(26U, 1U)}) {
        const std::string name = "halo-64x64/fat-tree-" + std::to_string(k) + "/backpressure";
        const auto run = [k = k, cores = cores](bool isCancelled) {
            return [=](benchmark::State& state) {
                runProject(state, wideHalo(k, cores), "backpressure", isCancelled);
            };
        };
        RegisterBenchmark(name.c_str(), run(false))->Unit(benchmark::kMillisecond);
        RegisterBenchmark(("cancel/" + name).c_str(), run(true))
            ->Unit(benchmark::kMillisecond)
            ->UseManualTime()
            ->Iterations(40);
    }
    for (const char* kind : {"max-min", "hockney"})
        RegisterBenchmark((std::string("rings-4096/") + kind).c_str(), [kind](benchmark::State& state) {
            runProject(state, rings(), kind, false);
        })->Unit(benchmark::kMillisecond);
    return bench::run(argc, argv);
}
