// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
// model_trials COUNT SEED: so many random small networks, each with random messages, under one model after
// another. Each is held against the brute force where there is one, and against what every model promises:
// bytes are sent once, links carry what they can, times scale with sizes, starts and bandwidths, and order
// does not matter. A counterexample is made smaller and written as a project. Trial n of a seed is the same
// on every machine.

#include "core/base/random.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/io/project/project_file.h"
#include "core/project/routing_rules.h"
#include "core/recipes/platform_recipe.h"
#include "core/sharing/catalog.h"
#include "tests/support/brute_force.h"
#include "tests/support/builders.h"
#include "tests/support/random_cases.h"
#include "tests/support/timelines.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace contraflow;
using namespace contraflow::test;

namespace {

/** Rounding of some dozens of events. */
constexpr double kClose = 1e-8;
/** The equations of `window` are met to 1e-9 or so; times of chains of events differ by more. */
constexpr double kSolved = 1e-5;
constexpr std::size_t kMostMessages = 10;

struct Trial
{
    Project project; ///< one scenario
    const ModelInfo* model = nullptr;
};

/** A platform whose nodes are called n0, n1, …, one row each, as those of random trees are. */
Platform withPlainNodes(const Platform& made, Random& random)
{
    Platform platform = made;
    std::vector<NodeRow> rows;
    std::size_t number = 0;
    for (const NodeRow& row : made.nodes) {
        const std::size_t count = nodeNames([&] {
                                      Platform one;
                                      one.nodes = SharedRows<NodeRow>({row});
                                      return one;
                                  }())
                                      .size();
        for (std::size_t i = 0; i < count; ++i) {
            rows.push_back(row);
            rows.back().name = "n" + std::to_string(number++);
            if (random.below(4) == 0)
                rows.back().bandwidth = quantity(Dimension::bandwidth, 100 + 5000 * random.unit(), "Mbit/s");
        }
    }
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    return platform;
}

std::optional<Platform> regularPlatform(Random& random)
{
    PlatformRecipe recipe;
    const Topology shapes[] = {
        FatTreeTopology{4},
        LeafSpineTopology{2 + random.below(3), 1 + random.below(3), 2, 1 + random.below(2)},
        GridTopology{random.coin() ? GridTopology::Ends::open : GridTopology::Ends::joined,
                     2 + random.below(3), 2 + random.below(2), 1 + random.below(2), 1},
        DragonflyTopology{1, 2, 1, 3}, TreeTopology{2, 2, 2, 1.0 + random.unit()}};
    recipe.topology = shapes[random.below(std::size(shapes))];
    recipe.uplinkBandwidth = quantity(Dimension::bandwidth, 500 + 2000 * random.unit(), "Mbit/s");
    recipe.routing = kRoutings[random.below(kRoutings.size())].rule;
    const Result<Platform> made = makePlatform(recipe);
    if (!made)
        return std::nullopt; // a rule that this shape cannot have
    return withPlainNodes(*made, random);
}

/** With routes over links at random, which may pass switches and links several times. */
Platform withWrittenRoutes(Platform platform, Random& random)
{
    IssueList issues;
    const auto network = Network::build(platform, 0, issues);
    std::vector<RouteRow> rows;
    for (std::size_t tries = 0; !network->nodes().empty() && tries < 3 * network->nodes().size(); ++tries) {
        const NodeId source(random.below(network->nodes().size()));
        const NodeId destination(random.below(network->nodes().size()));
        const auto first = network->switchHops({true, source.value});
        if (source == destination || first.empty())
            continue;
        RouteRow row{network->node(source).name, network->node(destination).name, {}, "one"};
        Vertex at = first.front().to;
        const auto isThere = [&] {
            const auto last = network->switchHops({true, destination.value});
            return std::any_of(last.begin(), last.end(),
                               [&](const Network::Hop& hop) { return hop.to == at; });
        };
        const std::size_t longest = 2 + random.below(10);
        while (row.links.size() < longest && !network->switchHops(at).empty() &&
               (row.links.empty() || !isThere() || random.coin())) {
            const auto hops = network->switchHops(at);
            const Network::Hop& hop = hops[random.below(hops.size())];
            row.links.push_back(network->link(linkOf(hop.channel)).name);
            at = hop.to;
        }
        const bool isNew = std::none_of(rows.begin(), rows.end(), [&row](const RouteRow& other) {
            return other.from == row.from && other.to == row.to;
        });
        if (isNew && isThere())
            rows.push_back(std::move(row));
    }
    platform.routes = SharedRows<RouteRow>(std::move(rows));
    return platform;
}

/** A scenario that can be placed without an issue. */
std::optional<PlacedScenario> placedWhole(const Project& project)
{
    IssueList issues;
    PlacedScenario placed = placeScenario(project, 0, issues);
    const bool isWhole = std::none_of(issues.begin(), issues.end(),
                                      [](const Issue& issue) { return issue.severity == Severity::error; });
    return isWhole && placed.network ? std::optional(std::move(placed)) : std::nullopt;
}

Trial makeTrial(std::uint64_t seed)
{
    Random random(seed);
    const auto kinds = modelCatalog();
    const ModelInfo& model = kinds[random.below(kinds.size())];
    std::optional<Platform> platform;
    const std::uint64_t shape = random.below(4);
    if (shape >= 2)
        platform = regularPlatform(random);
    if (!platform)
        platform = shape % 2 == 0 ? randomTree(random) : randomGraph(random);
    if (random.below(4) == 0)
        platform = withWrittenRoutes(std::move(*platform), random);
    std::vector<MessageRow> messages = randomMessages(random, *platform, 1 + random.below(kMostMessages));
    return {test::project(std::move(*platform), std::move(messages), std::string(model.kind)), &model};
}

bool endAlike(const Timeline& a, const Timeline& b, double factor, double tolerance)
{
    for (std::size_t i = 0; i < a.messages.size(); ++i)
        if (!nearlyEqual(factor * a.messages[i].transferEnd(), b.messages[i].transferEnd(), tolerance))
            return false;
    return a.messages.size() == b.messages.size();
}

/** What does not hold for a scenario; empty when all does. */
class Checks
{
public:
    Checks(const Project& project, const ModelInfo& model, const PlacedScenario& placed)
        : m_project(project)
        , m_model(model)
        , m_kind(model.kind)
        , m_placed(placed)
        , m_timeline(runKind(placed, m_kind))
        , m_close(model.claim == DuplexClaim::sharedQueues ? kSolved : kClose)
    {}

    [[nodiscard]] std::string broken() const
    {
        for (const auto& check :
             {&Checks::bytesAreSentOnce, &Checks::capacitiesAreKept, &Checks::bruteForceAgrees,
              &Checks::orderDoesNotMatter, &Checks::timesScaleWithSizes, &Checks::timesScaleWithBandwidths,
              &Checks::nobodyIsFasterThanAlone, &Checks::fewerMessagesRaiseTheSlowest})
            if (const std::string what = (this->*check)(); !what.empty())
                return what;
        return {};
    }

private:
    /** Whether the model shares links such that none carries more than it can. */
    [[nodiscard]] bool keepsCapacities() const
    {
        return m_model.seesContention && !m_model.seesNodesOnly && !m_model.isAsPrinted;
    }

    [[nodiscard]] std::string bytesAreSentOnce() const
    {
        for (std::size_t i = 0; i < m_timeline.messages.size(); ++i) {
            const bool isInstant =
                m_placed.routes[i].empty() && std::isinf(m_placed.network->localBandwidth());
            if (!isInstant && !nearlyEqual(sentBytes(m_timeline, i), m_placed.messages[i].bytes, kClose))
                return "message " + std::to_string(i) + " of " + numberText(m_placed.messages[i].bytes) +
                       " bytes sends " + numberText(sentBytes(m_timeline, i));
        }
        return {};
    }

    [[nodiscard]] std::string capacitiesAreKept() const
    {
        for (std::size_t step = 0; keepsCapacities() && step < m_timeline.stepCount(); ++step)
            if (isAnyChannelOverloaded(m_placed, m_timeline, step))
                return "a link carries more than it can in step " + std::to_string(step + 1);
        return {};
    }

    [[nodiscard]] std::string bruteForceAgrees() const
    {
        if (std::find(bruteKinds().begin(), bruteKinds().end(), m_kind) == bruteKinds().end())
            return {};
        const BruteRun brute = bruteRun(m_kind, m_placed);
        for (std::size_t i = 0; i < brute.transferEnd.size(); ++i)
            if (!nearlyEqual(brute.transferEnd[i], m_timeline.messages[i].transferEnd(), kClose))
                return "message " + std::to_string(i) + " ends at " +
                       numberText(m_timeline.messages[i].transferEnd()) + " s, by brute force at " +
                       numberText(brute.transferEnd[i]) + " s";
        return {};
    }

    [[nodiscard]] std::string orderDoesNotMatter() const
    {
        if (m_model.isAsPrinted)
            return {}; // ties of the printed algorithm go to the message that comes first
        std::vector<std::size_t> order = inOrder(m_placed.messages.size());
        std::reverse(order.begin(), order.end());
        const Timeline turned = runKind(pick(m_placed, order), m_kind);
        for (std::size_t m = 0; m < order.size(); ++m)
            if (!nearlyEqual(m_timeline.messages[order[m]].transferEnd(), turned.messages[m].transferEnd(),
                             m_close))
                return "message " + std::to_string(order[m]) +
                       " ends at another time when the order is turned round";
        return {};
    }

    [[nodiscard]] std::string timesScaleWithSizes() const
    {
        PlacedScenario longer = m_placed;
        for (PlacedMessage& message : longer.messages) {
            message.bytes *= 1024;
            message.start *= 1024;
        }
        return endAlike(m_timeline, runKind(longer, m_kind), 1024, m_close)
                   ? std::string()
                   : "times do not scale with sizes and starts";
    }

    [[nodiscard]] std::string timesScaleWithBandwidths() const
    {
        std::optional<PlacedScenario> slower = placedWhole(withScaledCapacities(m_project, 1.0 / 8));
        if (!slower)
            return "the same network with other bandwidths cannot be placed";
        for (PlacedMessage& message : slower->messages)
            message.start *= 8;
        return endAlike(m_timeline, runKind(*slower, m_kind), 8, m_close)
                   ? std::string()
                   : "times do not scale with bandwidths";
    }

    [[nodiscard]] std::string nobodyIsFasterThanAlone() const
    {
        const Timeline alone = runKind(m_placed, std::string(uncontendedModel().kind));
        for (std::size_t i = 0; keepsCapacities() && i < m_timeline.messages.size(); ++i)
            if (clearlyGreater(alone.messages[i].time(), m_timeline.messages[i].time(), m_close))
                return "message " + std::to_string(i) + " is faster than alone";
        return {};
    }

    /** Of those that share equally until a link is full: the slowest is set by the fullest link. */
    [[nodiscard]] std::string fewerMessagesRaiseTheSlowest() const
    {
        const bool isFair = m_model.claim == DuplexClaim::fairness || m_model.claim == DuplexClaim::asymmetry;
        const bool startTogether = std::all_of(m_placed.messages.begin(), m_placed.messages.end(),
                                               [](const PlacedMessage& m) { return m.start == 0; });
        if (!isFair || !startTogether || !keepsCapacities() || m_placed.messages.size() < 2)
            return {};
        std::vector<std::size_t> fewer = inOrder(m_placed.messages.size());
        fewer.pop_back();
        const PlacedScenario part = pick(m_placed, fewer);
        return clearlyGreater(slowestRate(m_placed, m_timeline), slowestRate(part, runKind(part, m_kind)),
                              kClose)
                   ? "the slowest rate falls when a message is left out"
                   : std::string();
    }

    const Project& m_project;
    const ModelInfo& m_model;
    std::string m_kind;
    const PlacedScenario& m_placed;
    Timeline m_timeline;
    double m_close;
};

/** Whether the model has a meaning for how the network routes; one with victims refuses messages whose
 * channels wait for one another in a cycle. */
bool suits(const PlacedScenario& placed, const ModelInfo& info)
{
    Model model;
    model.kind = info.kind;
    const Result<std::unique_ptr<SharingModel>> made = makeModel(model);
    return made && checkRoutes(*placed.network, **made) && (!info.hasVictims || runFluid(placed, **made, {}));
}

std::string brokenBy(const Project& project, const ModelInfo& model)
{
    const std::optional<PlacedScenario> placed = placedWhole(project);
    return placed ? Checks(project, model, *placed).broken() : std::string();
}

Project withMessages(Project project, std::vector<MessageRow> messages)
{
    Workload workload = project.workloads[0];
    workload.messages = SharedRows<MessageRow>(std::move(messages));
    project.workloads.replace(0, 1, {std::move(workload)});
    return project;
}

/** With as few messages as still break something. */
Project shrunk(Project project, const ModelInfo& model)
{
    for (std::size_t at = 0; at < project.workloads[0].messages.size();) {
        std::vector<MessageRow> fewer =
            project.workloads[0].messages.slice(0, project.workloads[0].messages.size());
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
        Project smaller = withMessages(project, std::move(fewer));
        if (!smaller.workloads[0].messages.empty() && !brokenBy(smaller, model).empty())
            project = std::move(smaller);
        else
            ++at;
    }
    return project;
}

} // namespace

int main(int argc, char* argv[])
{
    const auto count = argc == 3 ? parseCount(argv[1]) : std::nullopt;
    const auto seed = argc == 3 ? parseCount(argv[2]) : std::nullopt;
    if (!count || !seed) {
        std::fputs("usage: model_trials COUNT SEED\n", stderr);
        return 2;
    }
    std::map<std::string, std::size_t> trials;
    std::size_t broken = 0;
    std::size_t unplaced = 0;
    std::size_t split = 0;
    std::size_t written = 0;
    for (std::uint64_t n = 0; n < *count; ++n) {
        const Trial trial = makeTrial(*seed * 1'000'000'007U + n);
        const std::optional<PlacedScenario> placed = placedWhole(trial.project);
        if (!placed || !suits(*placed, *trial.model)) {
            ++unplaced;
            continue;
        }
        ++trials[std::string(trial.model->kind)];
        split += placed->network->splitsMessages() ? 1 : 0;
        written += placed->network->writtenRoutes() ? 1 : 0;
        const std::string what = brokenBy(trial.project, *trial.model);
        if (what.empty())
            continue;
        const Project smallest = shrunk(trial.project, *trial.model);
        const std::string file =
            "broken-" + std::string(trial.model->kind) + "-" + std::to_string(n) + ".yaml";
        std::ofstream(file) << projectText(smallest);
        std::fprintf(stderr, "trial %llu, %s: %s; kept in %s\n", static_cast<unsigned long long>(n),
                     std::string(trial.model->kind).c_str(), brokenBy(smallest, *trial.model).c_str(),
                     file.c_str());
        constexpr std::size_t kMostBroken = 20;
        if (++broken == kMostBroken)
            break;
    }
    for (const auto& [kind, number] : trials)
        std::printf("%s: %zu\n", kind.c_str(), number);
    std::printf("%zu of them with messages that take several ways at once, %zu with written routes\n", split,
                written);
    std::printf("%zu counterexamples, %zu networks that their routing or the model does not suit\n", broken,
                unplaced);
    return broken == 0 ? 0 : 1;
}
