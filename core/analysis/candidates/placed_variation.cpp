// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/placed_variation.h"

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/time_limit.h"
#include "core/engine/model_choice.h"
#include "core/project/left_out.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>

namespace contraflow {

namespace {

constexpr double kUnlimited = 1e9; // times the fastest link

std::vector<Network::LinkFigures> figuresOf(const Network& network)
{
    return mapped<Network::LinkFigures>(network.links(), [](const Network::Link& link) {
        return Network::LinkFigures{link.capacity, link.latency};
    });
}

/** The same messages and routes over a network with these figures. */
PlacedScenario over(PlacedScenario placed, std::span<const Network::LinkFigures> figures)
{
    placed.network = placed.network->withFigures(figures);
    return placed;
}

Result<PreparedScenario> prepareApplications(const Project& project, PreparedScenario prepared,
                                             const std::optional<std::string>& modelOverride)
{
    const Scenario& scenario = project.scenarios[prepared.scenario];
    ApplicationPlacement placement = placeApplications(project, prepared.scenario, prepared.issues);
    if (!placement.network)
        return Error{ErrorCode::invalidInput, prepared.issues.back().text};
    ASSIGN_OR_RETURN(const Model model, chooseModel(project, scenario, modelOverride));
    RETURN_IF_ERROR(makeModel(model));
    prepared.model = model;
    prepared.placed.network = std::move(placement.network);
    prepared.applications = std::move(placement.applications);
    prepared.algorithms = algorithmRulesOf(project, prepared.issues);
    prepared.without = leftOutOf(nullptr, 0, prepared.issues);
    return prepared;
}

/** The first issue's own sentence. */
std::string whyNoMessage(const IssueList& issues)
{
    if (const Issue* issue = firstError(issues))
        return issue->text;
    return issues.empty() ? sentence("its workload has none; add messages to it") : issues.front().text;
}

} // namespace

Result<PreparedScenario> prepare(const Project& project, std::size_t scenario,
                                 const std::optional<std::string>& modelOverride)
{
    PreparedScenario prepared;
    prepared.scenario = scenario;
    if (scenario < project.scenarios.size() && runsApplications(project.scenarios[scenario]))
        return prepareApplications(project, std::move(prepared), modelOverride);
    prepared.placed = placeScenario(project, scenario, prepared.issues);
    if (!prepared.placed.network)
        return Error{ErrorCode::invalidInput, prepared.issues.back().text};
    if (prepared.placed.messages.empty())
        return invalidInput("scenario %1 has no message that can be predicted: %2",
                            {inQuotes(project.scenarios[scenario].name), whyNoMessage(prepared.issues)});
    prepared.without = leftOutOf(findByName(project.workloads, project.scenarios[scenario].workload),
                                 prepared.placed.messages.size(), prepared.issues);
    ASSIGN_OR_RETURN(Model model, modelToPredictWith(project, scenario, modelOverride));
    RETURN_IF_ERROR(makeModel(model));
    prepared.model = std::move(model);
    return prepared;
}

PlacedScenario withScaledLinks(PlacedScenario placed, std::span<const LinkId> links, double factor)
{
    std::vector<Network::LinkFigures> figures = figuresOf(*placed.network);
    for (const LinkId link : links)
        figures[link.index()].capacity *= factor;
    return over(std::move(placed), figures);
}

PlacedScenario withLinksAt(PlacedScenario placed, std::span<const LinkId> links, double capacity)
{
    std::vector<Network::LinkFigures> figures = figuresOf(*placed.network);
    for (const LinkId link : links)
        figures[link.index()].capacity = capacity;
    return over(std::move(placed), figures);
}

PlacedScenario withUnlimitedLinks(PlacedScenario placed, std::span<const LinkId> links)
{
    std::vector<Network::LinkFigures> figures = figuresOf(*placed.network);
    double fastest = 0;
    for (const Network::LinkFigures& figure : figures)
        fastest = std::max(fastest, figure.capacity);
    std::vector<bool> isUnlimited(figures.size(), false);
    for (const LinkId link : links) {
        figures[link.index()].capacity = kUnlimited * fastest;
        isUnlimited[link.index()] = true;
    }
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const auto route = placed.routes[i];
        if (!route.empty() && std::ranges::all_of(route, [&](ChannelId channel) {
                return isUnlimited[linkOf(channel).index()];
            }))
            placed.messages[i].bytes = 0;
    }
    return over(std::move(placed), figures);
}

PlacedScenario withoutLatency(PlacedScenario placed)
{
    std::vector<Network::LinkFigures> figures = figuresOf(*placed.network);
    for (Network::LinkFigures& figure : figures)
        figure.latency = 0;
    return over(std::move(placed), figures);
}

PlacedScenario withSizes(PlacedScenario placed, double bytes)
{
    for (PlacedMessage& message : placed.messages)
        message.bytes = bytes;
    return placed;
}

PlacedScenario withScaledSizes(PlacedScenario placed, double factor)
{
    for (PlacedMessage& message : placed.messages)
        message.bytes *= factor;
    return placed;
}

PlacedScenario withMessages(const PlacedScenario& placed, const std::function<bool(std::size_t)>& keep)
{
    PlacedScenario part;
    part.network = placed.network;
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        if (!keep(i))
            continue;
        part.messages.push_back(placed.messages[i]);
        part.routes.append(placed.routes[i], placed.routes.shares(i));
    }
    return part;
}

PlacedScenario withOversubscription(PlacedScenario placed, double ratio)
{
    const Network& network = *placed.network;
    const std::map<std::uint32_t, RackCapacity> racks = rackCapacities(network);
    std::vector<Network::LinkFigures> figures = figuresOf(network);
    for (const LinkId link : backboneLinks(network)) {
        std::optional<double> factor;
        for (const Vertex end : {network.link(link).from, network.link(link).to})
            if (const auto rack = racks.find(end.index); rack != racks.end()) {
                const double wanted = rack->second.down / (ratio * rack->second.up);
                factor = factor ? std::min(*factor, wanted) : wanted;
            }
        figures[link.index()].capacity *= factor.value_or(1.0);
    }
    return over(std::move(placed), figures);
}

std::map<std::uint32_t, RackCapacity> rackCapacities(const Network& network)
{
    std::map<std::uint32_t, RackCapacity> racks;
    for (const LinkId link : nicLinks(network))
        if (const std::optional<SwitchId> rack = rackOf(network, link);
            rack && (network.link(link).from == Vertex{false, rack->value} ||
                     network.link(link).to == Vertex{false, rack->value})) { // a shared NIC counts once
            racks[rack->value].down += network.link(link).capacity;
            ++racks[rack->value].nodes;
        }
    for (const LinkId link : backboneLinks(network))
        for (const Vertex end : {network.link(link).from, network.link(link).to})
            if (const auto rack = racks.find(end.index); rack != racks.end())
                rack->second.up += network.link(link).capacity;
    return racks;
}

std::optional<double> oversubscription(const Network& network)
{
    std::optional<double> most;
    for (const auto& [rack, capacity] : rackCapacities(network))
        if (capacity.up > 0)
            most = std::max(most.value_or(0), capacity.down / capacity.up);
    return most;
}

namespace {

/** Whether a link of a server is that of a PCI switch which GPUs share. */
bool isPciLink(const Network& network, LinkId id)
{
    const Network::Server& server = network.servers()[network.serverOf(network.link(id)).value()];
    return id.value >= server.pciLink(0).value && id.value < server.pciLink(server.pciSwitches).value;
}

} // namespace

LinkSet nicLinks(const Network& network)
{
    LinkSet links;
    for (std::size_t i = 0; i < network.links().size(); ++i) {
        const Network::Link& link = network.links()[i];
        if (link.from.isNode || link.to.isNode ? link.isNic || !link.isInServer
                                               : link.isInServer && !isPciLink(network, LinkId(i)))
            links.emplace_back(i);
    }
    return links;
}

LinkSet backboneLinks(const Network& network)
{
    LinkSet links;
    for (std::size_t i = 0; i < network.links().size(); ++i)
        if (const Network::Link& link = network.links()[i];
            !link.from.isNode && !link.to.isNode && !link.isInServer)
            links.emplace_back(i);
    return links;
}

std::optional<SwitchId> rackOf(const Network& network, LinkId link)
{
    const Network::Link& l = network.link(link);
    if (l.isInServer) { // a GPU's, or one further outwards
        const auto isOutside = [&](Vertex v) {
            return !v.isNode && v.index < network.fabricSwitches().size();
        };
        if (isOutside(l.to))
            return SwitchId(l.to.index);
        const auto hops = network.switchHops(l.from.isNode ? l.from : l.to);
        return hops.empty() ? std::nullopt : std::optional(SwitchId(hops.front().to.index));
    }
    if (l.from.isNode == l.to.isNode)
        return std::nullopt;
    return SwitchId(l.from.isNode ? l.to.index : l.from.index);
}

Result<TimeFigures> runVariation(const PreparedScenario& scenario, const PlacedScenario& placed,
                                 const Model& model, const RunOptions& options)
{
    if (!scenario.applications.empty())
        return applicationFigures(runOf(scenario, placed.network, model), FigureExtent::times, options.stop);
    ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> made, makeModel(model));
    ASSIGN_OR_RETURN(const Timeline timeline, runFluid(placed, *made, options));
    return timeFigures(placed, timeline);
}

namespace {

/** Takes numbers and texts one after the other; others, or another order, give another digest. */
class RunDigest
{
public:
    void add(std::uint64_t number)
    {
        constexpr std::uint64_t kOther = 0xD1B54A32D192ED03U; // so that both halves go ways of their own
        first = mixedBits(first + number);
        second = mixedBits((second ^ number) + kOther);
    }
    void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(std::string_view text)
    {
        add(std::uint64_t{text.size()});
        for (const char c : text)
            add(static_cast<std::uint64_t>(c));
    }

    std::uint64_t first = 1;
    std::uint64_t second = 2;
};

} // namespace

KnownFigures::Key KnownFigures::keyOf(std::size_t scenario, const PlacedScenario& placed, const Model& model,
                                      const ProgramScale& scale)
{
    RunDigest digest;
    digest.add(model.kind);
    for (const ParameterRow& row : model.parameters) {
        digest.add(row.name);
        digest.add(row.value);
    }
    digest.add(scale.sizes);
    digest.add(scale.speed);
    for (const Network::Link& link : placed.network->links()) {
        digest.add(link.capacity);
        digest.add(link.latency);
    }
    for (const PlacedMessage& message : placed.messages) {
        digest.add(std::uint64_t{message.row});
        digest.add(message.bytes);
    }
    return {scenario, digest.first, digest.second};
}

std::shared_ptr<KnownFigures::Known> KnownFigures::known(const Key& key)
{
    const std::lock_guard lock(m_mutex);
    if (m_known.size() >= kMost && !m_known.contains(key))
        m_known.clear(); // who waits for one of them holds it
    std::shared_ptr<Known>& known = m_known[key];
    if (!known)
        known = std::make_shared<Known>();
    return known;
}

Result<TimeFigures> KnownFigures::of(const PreparedScenario& scenario, const PlacedScenario& placed,
                                     const Model& model, FigureExtent extent, const RunOptions& options)
{
    const FigureExtent ownExtent = std::min(extent, FigureExtent::own);
    Result<TimeFigures> figures = ownOf(scenario, placed, model, ownExtent, options);
    if (!figures || extent != FigureExtent::all || scenario.applications.empty())
        return figures;
    ASSIGN_OR_RETURN(const TimeFigures alone, ownOf(scenario, placed, plainModel(uncontendedModel().kind),
                                                    FigureExtent::times, options));
    figures->makespanAlone = alone.makespan;
    return figures;
}

Result<TimeFigures> KnownFigures::ownOf(const PreparedScenario& scenario, const PlacedScenario& placed,
                                        const Model& model, FigureExtent extent, const RunOptions& options)
{
    const std::shared_ptr<Known> found = known(keyOf(scenario.scenario, placed, model, scenario.scale));
    const std::lock_guard lock(found->mutex);
    if (found->figures && (found->extent >= extent || scenario.applications.empty()))
        return *found->figures;
    const Stopwatch watch;
    Result<TimeFigures> figures =
        scenario.applications.empty()
            ? runVariation(scenario, placed, model, options)
            : applicationFigures(runOf(scenario, placed.network, model), extent, options.stop);
    if (!figures)
        return figures;
    found->figures = *figures;
    found->extent = extent;
    note(scenario.scenario, watch.seconds());
    return figures;
}

void KnownFigures::keep(const Project& project, const PredictionRequest& request,
                        const PlacedScenario& placed, FigureExtent extent, const TimeFigures& figures,
                        std::optional<double> seconds)
{
    const Result<Model> model = modelToPredictWith(project, request.scenario, request.model);
    if (!model)
        return;
    const std::shared_ptr<Known> found = known(keyOf(request.scenario, placed, *model, {}));
    const std::lock_guard lock(found->mutex);
    found->figures = figures;
    found->extent = extent;
    note(request.scenario, seconds);
}

void KnownFigures::note(std::size_t scenario, std::optional<double> seconds)
{
    const std::lock_guard lock(m_mutex);
    ++m_runs;
    if (!seconds)
        return;
    double& longest = m_seconds[scenario];
    longest = std::max(longest, *seconds);
}

std::size_t KnownFigures::runs() const
{
    const std::lock_guard lock(m_mutex);
    return m_runs;
}

std::optional<double> KnownFigures::secondsOf(std::size_t scenario) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_seconds.find(scenario);
    return found == m_seconds.end() ? std::nullopt : std::optional(found->second);
}

Result<std::vector<Result<TimeFigures>>>
VariationRuns::run(std::size_t count,
                   const std::function<Result<TimeFigures>(std::size_t, const RunOptions&)>& runOne)
{
    const Error cancelled{ErrorCode::cancelled, sentence("the comparison was cancelled")};
    RunOptions options;
    options.stop = m_options.run.stop;
    options.maxSegments = 0; // of the rates over time nothing is shown
    std::vector<Result<TimeFigures>> results(count, cancelled);
    inParallel(count, m_options.threads, [&](std::size_t i) {
        if (options.stop.stop_requested())
            return;
        results[i] = runOne(i, options);
        m_progress.add(1);
    });
    if (options.stop.stop_requested())
        return cancelled;
    return results;
}

} // namespace contraflow
