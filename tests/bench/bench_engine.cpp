// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a prediction takes, from the placed messages to the timeline, for the cases that grow: random
// pairs on racks (sizes equal or random, starts together or spread) and on a fat-tree, all-to-all, incast,
// and the random patterns of zhu-2014.
#include "core/engine/fluid_engine.h"
#include "core/sharing/catalog.h"
#include "tests/bench/bench_cases.h"
#include "tests/bench/bench_main.h"

#include <benchmark/benchmark.h>

#include <stop_token>
#include <string>

using namespace contraflow;
using bench::racks;

namespace {

const SizeRange kEqualSizes = bench::equalSizes();
const SizeRange kRandomSizes = bench::randomSizes();
constexpr double kSpread = 100; // seconds over which random starts are drawn

ProjectRecipe oneRack(Pattern pattern, std::uint64_t nodes, const SizeRange& sizes)
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{1, nodes};
    recipe.workload.emplace();
    recipe.workload->pattern = pattern;
    recipe.workload->size = sizes;
    return recipe;
}

ProjectRecipe paperPattern(std::uint64_t nodes, std::uint64_t degree)
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{.nodes = nodes};
    recipe.workload.emplace();
    recipe.workload->pattern = Pattern::random;
    recipe.workload->degree = degree;
    recipe.workload->size = kRandomSizes;
    return recipe;
}

/** The same messages, each over all of the shortest ways at once. */
Result<Project> projectOf(const ProjectRecipe& recipe, RoutingRule routing)
{
    Result<Project> project = makeProject(recipe);
    if (!project)
        return project;
    Platform platform = project->platforms[0];
    platform.routing = routing;
    project->platforms.replace(0, 1, {platform});
    return project;
}

void predictOnce(benchmark::State& state, const Result<Project>& project, const char* kind)
{
    if (!project) {
        state.SkipWithError(project.error().message.c_str());
        return;
    }
    IssueList issues;
    const PlacedScenario placed = placeScenario(*project, 0, issues);
    const auto sharing = makeModel(plainModel(kind));
    RunOptions options;
    options.maxSegments = 0;
    std::size_t steps = 0;
    for (auto _ : state) {
        const Result<Timeline> timeline = runFluid(placed, **sharing, options);
        steps = timeline->stepCount();
        benchmark::DoNotOptimize(timeline->messages.data());
    }
    state.counters["messages"] = static_cast<double>(placed.messages.size());
    state.counters["steps"] = static_cast<double>(steps);
}

void cancelOften(benchmark::State& state, const ProjectRecipe& recipe, const char* kind)
{
    const Result<Project> project = makeProject(recipe);
    if (!project) {
        state.SkipWithError(project.error().message.c_str());
        return;
    }
    IssueList issues;
    const PlacedScenario placed = placeScenario(*project, 0, issues);
    const auto sharing = makeModel(plainModel(kind));
    RunOptions options;
    options.maxSegments = 0;
    bench::cancelOften(state, [&](const std::stop_token& stop) {
        options.stop = stop;
        benchmark::DoNotOptimize(runFluid(placed, **sharing, options).has_value());
    });
}

void registerAll()
{
    using benchmark::RegisterBenchmark;
    const auto add = [](const std::string& name, const ProjectRecipe& recipe, const char* kind) {
        RegisterBenchmark((name + "/" + kind).c_str(), [recipe, kind](benchmark::State& state) {
            predictOnce(state, makeProject(recipe), kind);
        })->Unit(benchmark::kMillisecond);
    };
    const auto addCancel = [](const std::string& name, const ProjectRecipe& recipe, const char* kind) {
        RegisterBenchmark(("cancel/" + name + "/" + kind).c_str(),
                          [recipe, kind](benchmark::State& state) { cancelOften(state, recipe, kind); })
            ->Unit(benchmark::kMillisecond)
            ->UseManualTime()
            ->Iterations(40);
    };
    addCancel("racks/random-sizes/10000", racks(kRandomSizes, 10'000, 0), "window");
    addCancel("racks/equal-sizes/100000", racks(kEqualSizes, 100'000, 0), "window");
    addCancel("fat-tree/random-sizes/100000", bench::fatTree(100'000), "max-min");
    for (const std::uint64_t messages : {1'000U, 10'000U}) {
        const std::string count = std::to_string(messages);
        add("racks/random-sizes/" + count, racks(kRandomSizes, messages, 0), "window");
        ProjectRecipe recipe = oneRack(Pattern::pairs, 64, kRandomSizes);
        recipe.workload->messages = messages;
        add("pairs-on-64-nodes/random-sizes/" + count, recipe, "window");
    }
    for (const std::uint64_t messages : {500U, 2'000U}) {
        const std::string count = std::to_string(messages);
        add("racks/random-sizes/" + count, racks(kRandomSizes, messages, 0), "backpressure");
        ProjectRecipe recipe = oneRack(Pattern::pairs, 128, kRandomSizes);
        recipe.workload->messages = messages;
        add("pairs-on-128-nodes/random-sizes/" + count, recipe, "backpressure");
    }
    add("all-to-all/equal-sizes/128", oneRack(Pattern::allToAll, 128, kEqualSizes), "backpressure");
    addCancel("racks/random-sizes/10000", racks(kRandomSizes, 10'000, 0), "backpressure");
    for (const std::uint64_t messages : {1'000U, 10'000U, 100'000U})
        add("racks/equal-sizes/" + std::to_string(messages), racks(kEqualSizes, messages, 0), "window");
    for (const char* kind : {"max-min", "asymmetric"}) {
        for (const std::uint64_t messages : {1'000U, 10'000U, 100'000U, 1'000'000U}) {
            const std::string count = std::to_string(messages);
            add("racks/equal-sizes/" + count, racks(kEqualSizes, messages, 0), kind);
            add("racks/equal-sizes/random-starts/" + count, racks(kEqualSizes, messages, kSpread), kind);
            add("racks/random-sizes/" + count, racks(kRandomSizes, messages, 0), kind);
            add("racks/random-sizes/random-starts/" + count, racks(kRandomSizes, messages, kSpread), kind);
        }
        for (const std::uint64_t nodes : {16U, 32U, 64U, 128U, 256U, 512U}) {
            const std::string count = std::to_string(nodes);
            add("all-to-all/equal-sizes/" + count, oneRack(Pattern::allToAll, nodes, kEqualSizes), kind);
            add("all-to-all/random-sizes/" + count, oneRack(Pattern::allToAll, nodes, kRandomSizes), kind);
        }
        for (const std::uint64_t senders : {100U, 1000U})
            add("incast/random-sizes/" + std::to_string(senders),
                oneRack(Pattern::incast, senders + 1, kRandomSizes), kind);
    }
    for (const std::uint64_t messages : {10'000U, 100'000U}) {
        const std::string name = "fat-tree/random-sizes/" + std::to_string(messages);
        for (const char* kind : {"max-min", "asymmetric"})
            add(name, bench::fatTree(messages), kind);
        if (messages > 10'000)
            continue;
        for (const char* kind : {"max-min", "window"})
            RegisterBenchmark((name + "/adaptive-routing/" + kind).c_str(), [messages,
                                                                             kind](benchmark::State& state) {
                predictOnce(state, projectOf(bench::fatTree(messages), RoutingRule::adaptive), kind);
            })->Unit(benchmark::kMillisecond);
        add(name, bench::fatTree(messages), "infiniband-penalty");
    }
    ProjectRecipe star = oneRack(Pattern::pairs, 128, kRandomSizes);
    star.workload->messages = 1'000;
    add("pairs-on-128-nodes/random-sizes/1000", star, "myrinet-penalty");
    for (const char* kind : {"max-min", "asymmetric", "asymmetric-published"})
        add("zhu-2014/30-nodes-degree-3", paperPattern(30, 3), kind);
}

} // namespace

int main(int argc, char* argv[])
{
    registerAll();
    return bench::run(argc, argv);
}
