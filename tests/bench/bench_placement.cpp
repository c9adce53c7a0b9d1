// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the search for a placement takes with its usual number of evaluations, for messages between random
// pairs, for shuffled rings of as many processes as there are nodes, and for a stencil of 16 by 16 processes
// on leaves and spines; and one evaluation alone. The counter "gain" is the share of the present makespan
// that the search saves.
#include "core/analysis/placement/placement_study.h"
#include "tests/bench/bench_cases.h"
#include "tests/bench/bench_main.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

using namespace contraflow;

namespace {

/** Racks of 16 nodes with uplinks of the speed of four NICs. */
ProjectRecipe cluster(std::uint64_t nodes, Pattern pattern)
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{nodes / 16, nodes};
    recipe.platform.uplinkBandwidth = quantity(Dimension::bandwidth, 3.76, "Gbit/s");
    recipe.workload.emplace();
    recipe.workload->pattern = pattern;
    recipe.workload->messages = 4 * nodes;
    recipe.workload->size = bench::equalSizes();
    return recipe;
}

/** A stencil of 16 by 16 processes, in turns on 256 nodes of 16 leaves below 4 spines, oversubscribed 4 to 1.
 */
Result<Project> stencil()
{
    constexpr std::uint64_t kWidth = 16;
    ProjectRecipe recipe;
    recipe.platform.topology = LeafSpineTopology{.leaves = 16, .spines = 4, .nodesPerSwitch = 16};
    recipe.platform.uplinkBandwidth = quantity(Dimension::bandwidth, 940, "Mbit/s");
    Result<Project> project = makeProject(recipe);
    if (!project)
        return project;
    std::vector<MessageRow> messages;
    const auto send = [&](std::uint64_t from, std::uint64_t to) {
        messages.push_back({.id = "m" + std::to_string(messages.size()),
                            .source = "p" + std::to_string(from),
                            .destination = "p" + std::to_string(to),
                            .size = quantity(Dimension::size, 4, "MB")});
    };
    for (std::uint64_t at = 0; at < kWidth * kWidth; ++at) {
        if (at % kWidth + 1 < kWidth) {
            send(at, at + 1);
            send(at + 1, at);
        }
        if (at + kWidth < kWidth * kWidth) {
            send(at, at + kWidth);
            send(at + kWidth, at);
        }
    }
    project->workloads =
        SharedRows<Workload>{{.name = "stencil", .messages = SharedRows<MessageRow>(messages)}};
    project->mappings = SharedRows<Mapping>{{.name = "turns", .policy = MappingPolicy::roundRobinPerNode}};
    project->scenarios = SharedRows<Scenario>{{.name = "stencil",
                                               .platform = project->platforms[0].name,
                                               .workload = "stencil",
                                               .mapping = "turns",
                                               .model = project->models[0].name}};
    return project;
}

void search(benchmark::State& state, const Result<Project>& project, const char* kind)
{
    if (!project) {
        state.SkipWithError(project.error().message.c_str());
        return;
    }
    PlacementRequest request;
    request.scope.model = kind;
    request.ways = {PlacementWay::optimised};
    for (auto _ : state) {
        IssueList issues;
        const Result<PlacementStudy> study = comparePlacements(*project, request, issues);
        if (!study) {
            state.SkipWithError(study.error().message.c_str());
            return;
        }
        const PlacementTimes found = study->find(PlacementWay::optimised)->times;
        state.counters["evaluations"] = static_cast<double>(study->evaluations);
        state.counters["gain"] = *study->gainPercent(found) / 100;
        state.counters["messages"] = static_cast<double>(study->problem.messages.size());
    }
}

void evaluate(benchmark::State& state, const ProjectRecipe& recipe, const char* kind)
{
    const Result<Project> project = makeProject(recipe);
    IssueList issues;
    PlacementScope scope;
    scope.model = kind;
    const Result<PlacementProblem> problem = PlacementProblem::make(*project, scope, issues);
    PlacementEvaluator evaluator(*problem, {});
    for (auto _ : state) {
        const Result<PlacementTimes> times = evaluator.times(*problem->present);
        benchmark::DoNotOptimize(times->makespan);
    }
}

void registerAll()
{
    using benchmark::RegisterBenchmark;
    for (const char* kind : {"max-min", "asymmetric", "window", "gige-penalty"})
        for (const auto& [name, pattern] :
             {std::pair("pairs", Pattern::pairs), std::pair("permutation", Pattern::permutation)})
            for (const std::uint64_t nodes : {64U, 256U, 1024U}) {
                if (std::string(kind) == "window" && nodes > 256)
                    continue;
                const std::string suffix = std::string(name) + "/" + std::to_string(nodes) + "/" + kind;
                const ProjectRecipe recipe = cluster(nodes, pattern);
                RegisterBenchmark(
                    ("search/" + suffix).c_str(),
                    [recipe, kind](benchmark::State& state) { search(state, makeProject(recipe), kind); })
                    ->Unit(benchmark::kMillisecond)
                    ->Iterations(1);
                RegisterBenchmark(("evaluate/" + suffix).c_str(), [recipe, kind](benchmark::State& state) {
                    evaluate(state, recipe, kind);
                })->Unit(benchmark::kMicrosecond);
            }
    for (const char* kind : {"max-min", "asymmetric", "window"})
        RegisterBenchmark((std::string("search/stencil/256/") + kind).c_str(),
                          [kind](benchmark::State& state) { search(state, stencil(), kind); })
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1);
}

} // namespace

int main(int argc, char* argv[])
{
    registerAll();
    return bench::run(argc, argv);
}
