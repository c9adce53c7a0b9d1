// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/nccl_fit.h"

#include "core/application/application_replay.h"
#include "core/base/refusal.h"
#include "core/base/units.h"
#include "core/sharing/catalog.h"

#include <array>
#include <cmath>
#include <tuple>

namespace contraflow {

namespace {

bool isNcclRing(EventKind kind)
{
    return kind == EventKind::allreduce || kind == EventKind::allgather || kind == EventKind::reduceScatter;
}

double ncclSteps(const NcclTest& test)
{
    return (test.processes() - 1) * (test.kind == EventKind::allreduce ? 2.0 : 1.0);
}

/** x and y of time = x a + y b with the least sum of squares of relative errors, neither below 0. */
class NcclSquares
{
public:
    void add(double a, double b, double time)
    {
        a /= time;
        b /= time;
        m_aa += a * a;
        m_ab += a * b;
        m_bb += b * b;
        m_a += a;
        m_b += b;
        ++m_count;
    }
    [[nodiscard]] std::size_t count() const { return m_count; }
    /** Sum of the squares of the relative errors of this x and y. */
    [[nodiscard]] double error(const std::pair<double, double>& of) const
    {
        const auto& [x, y] = of;
        return static_cast<double>(m_count) - 2 * (x * m_a + y * m_b) + x * x * m_aa + 2 * x * y * m_ab +
               y * y * m_bb;
    }
    [[nodiscard]] std::pair<double, double> solve() const
    {
        const double determinant = m_aa * m_bb - m_ab * m_ab;
        const double x = determinant > 1e-12 * m_aa * m_bb ? (m_a * m_bb - m_b * m_ab) / determinant : 0;
        return x > 0 ? std::pair(x, (m_b - m_ab * x) / m_bb) : std::pair(0.0, m_b / m_bb);
    }

private:
    double m_aa = 0;
    double m_ab = 0;
    double m_bb = 0;
    double m_a = 0;
    double m_b = 0;
    std::size_t m_count = 0;
};

class NcclFitter
{
public:
    NcclFitter(const std::vector<NcclTest>& tests, double fromBytes)
    {
        for (const NcclTest& test : tests)
            if (test.bytes >= fromBytes && test.seconds > 0 && test.processes() > 1)
                m_tests.push_back(test);
    }

    Result<NcclFit> fit()
    {
        if (!fitServer())
            return missing(sentence("collectives of one server, which show the switch within it"));
        if (!fitNic())
            return missing(sentence(
                "all-reduce, all-gather or reduce-scatter of several servers, which show their NICs"));
        fitExchange();
        return m_fit;
    }

private:
    static Error missing(const std::string& what)
    {
        return invalidInput("there are no measured times of %1; add some", {what});
    }

    bool fitServer()
    {
        NcclSquares squares;
        for (const NcclTest& test : m_tests)
            if (test.servers == 1 &&
                (test.kind == EventKind::allgather || test.kind == EventKind::reduceScatter ||
                 test.kind == EventKind::alltoall))
                squares.add(0, test.busBytes(), test.seconds);
        if (squares.count() == 0)
            return false;
        m_fit.local = 1 / squares.solve().second;
        m_fit.used += squares.count();
        constexpr double kAbove = 1.1;
        NcclSquares reduced;
        for (const NcclTest& test : m_tests)
            if (test.servers == 1 && test.kind == EventKind::allreduce &&
                test.busBytes() / test.seconds > kAbove * m_fit.local) {
                reduced.add(0, test.bytes, test.seconds);
                m_fit.inNetworkGpus =
                    m_fit.inNetworkGpus == 0 ? test.gpus : std::min(m_fit.inNetworkGpus, test.gpus);
            }
        if (reduced.count() > 0)
            m_fit.inNetwork = 1 / reduced.solve().second;
        m_fit.used += reduced.count();
        return true;
    }

    /** Fewer NICs than GPUs are believed where they make errors clearly smaller. */
    bool fitNic()
    {
        constexpr double kClearly = 0.9;
        std::uint32_t most = 0;
        for (const NcclTest& test : m_tests)
            if (showsNic(test))
                most = std::max(most, test.gpus);
        double least = 0;
        for (std::uint32_t nics = most; nics > 0; --nics) {
            NcclSquares squares;
            for (const NcclTest& test : m_tests)
                if (showsNic(test))
                    squares.add(ncclSteps(test), test.busBytes() / std::min(test.gpus, nics), test.seconds);
            const auto [startUp, secondsPerByte] = squares.solve();
            const double error = squares.error({startUp, secondsPerByte});
            if (nics < most && error >= kClearly * least)
                continue;
            least = error;
            m_fit.nics = nics == most ? 0 : nics;
            m_fit.startUp = startUp;
            m_fit.nic = 1 / secondsPerByte;
        }
        m_fit.used += static_cast<std::size_t>(
            std::ranges::count_if(m_tests, [this](const NcclTest& test) { return showsNic(test); }));
        return most > 0;
    }

    /** Rings of several servers that the switch within does not hold back. */
    [[nodiscard]] bool showsNic(const NcclTest& test) const
    {
        constexpr double kBelow = 0.9;
        return test.servers > 1 && isNcclRing(test.kind) &&
               test.busBytes() / test.seconds < kBelow * m_fit.local;
    }

    void fitExchange()
    {
        std::uint32_t most = 2;
        for (const NcclTest& test : m_tests)
            if (test.kind == EventKind::alltoall)
                most = std::max(most, test.servers);
        NcclSquares squares;
        for (const NcclTest& test : m_tests)
            if (test.kind == EventKind::alltoall && test.servers == most)
                squares.add(
                    0, test.bytes * (test.servers - 1) / test.servers * test.gpus / m_fit.channels(test.gpus),
                    test.seconds);
        m_fit.exchange = squares.count() > 0 ? 1 / squares.solve().second : m_fit.nic;
        m_fit.used += squares.count();
    }

    std::vector<NcclTest> m_tests;
    NcclFit m_fit;
};

Platform ncclPlatform(const NcclFit& fit, const NcclTest& test)
{
    const std::uint32_t nics = fit.channels(test.gpus);
    const std::string leaves = "leaf[1-" + std::to_string(nics) + "]";
    Platform platform;
    platform.name = "cluster";
    std::vector<SwitchRow> switches;
    for (std::uint32_t nic = 1; nic <= nics; ++nic)
        switches.emplace_back().name = "leaf" + std::to_string(nic);
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    ServerRow server;
    server.name = test.servers == 1 ? "s1" : "s[1-" + std::to_string(test.servers) + "]";
    server.gpus = test.gpus;
    server.nics = nics;
    server.bandwidth =
        inReadableUnit(Dimension::bandwidth, test.kind == EventKind::alltoall ? fit.exchange : fit.nic);
    server.latency = inReadableUnit(Dimension::duration, fit.startUp / 2);
    server.localBandwidth = inReadableUnit(Dimension::bandwidth, fit.local);
    server.localLatency = inReadableUnit(Dimension::duration, 0);
    server.rails = leaves;
    platform.servers = SharedRows<ServerRow>({server});
    if (fit.inNetwork)
        platform.localInNetworkBandwidth = inReadableUnit(Dimension::bandwidth, *fit.inNetwork);
    return platform;
}

EventRow ncclRow(const NcclFit& fit, const NcclTest& test)
{
    EventRow row;
    row.ranks = "all";
    row.event = infoOf(test.kind).name;
    const bool isOfBlocks = test.kind == EventKind::allgather || test.kind == EventKind::reduceScatter ||
                            test.kind == EventKind::alltoall;
    row.size = std::to_string(std::llround(test.bytes / (isOfBlocks ? test.processes() : 1))) + " B";
    if (test.kind == EventKind::sendrecv) {
        row.peer = "(rank + 1) % processes";
        row.source = "(rank + processes - 1) % processes";
        return row;
    }
    if (test.kind == EventKind::alltoall) {
        row.algorithm = "pxn";
        return row;
    }
    const bool isReducedInside = test.kind == EventKind::allreduce && test.servers == 1 && fit.inNetwork &&
                                 test.gpus >= fit.inNetworkGpus;
    row.algorithm = isReducedInside ? "in-network" : "ring";
    if (!isReducedInside)
        row.channels = std::to_string(fit.channels(test.gpus));
    return row;
}

} // namespace

std::optional<EventKind> ncclTestKind(std::string_view name)
{
    constexpr std::array kKinds{
        std::pair{std::string_view("all_reduce"), EventKind::allreduce},
        std::pair{std::string_view("all_gather"), EventKind::allgather},
        std::pair{std::string_view("reduce_scatter"), EventKind::reduceScatter},
        std::pair{std::string_view("alltoall"), EventKind::alltoall},
        std::pair{std::string_view("sendrecv"), EventKind::sendrecv},
    };
    for (const auto& [known, kind] : kKinds)
        if (name.find(known) != std::string_view::npos)
            return kind;
    return {};
}

double NcclTest::busBytes() const
{
    const double n = processes();
    switch (kind) {
    case EventKind::allreduce:
        return bytes * 2 * (n - 1) / n;
    case EventKind::allgather:
    case EventKind::reduceScatter:
    case EventKind::alltoall:
        return bytes * (n - 1) / n;
    default:
        return bytes;
    }
}

Result<NcclFit> fitNccl(const std::vector<NcclTest>& tests, double fromBytes)
{
    return NcclFitter(tests, fromBytes).fit();
}

Project ncclProject(const NcclFit& fit, const NcclTest& test)
{
    Project project;
    project.title = "nccl-tests";
    project.platforms = SharedRows<Platform>({ncclPlatform(fit, test)});
    Application application;
    application.name = "test";
    application.processes = test.processes();
    application.program = SharedRows<EventRow>({ncclRow(fit, test)});
    project.applications = SharedRows<Application>({application});
    Mapping mapping;
    mapping.name = "in order";
    mapping.policy = MappingPolicy::roundRobinPerProcessor;
    project.mappings = SharedRows<Mapping>({mapping});
    Model model;
    model.name = model.kind = modelClaiming(DuplexClaim::fairness).kind;
    project.models = SharedRows<Model>({model});
    Scenario scenario;
    scenario.name = infoOf(test.kind).name;
    scenario.platform = "cluster";
    scenario.mapping = "in order";
    scenario.model = model.name;
    scenario.applications = {{.name = "test", .start = {}, .extras = {}}};
    project.scenarios = SharedRows<Scenario>({scenario});
    return project;
}

Result<std::vector<NcclPrediction>> predictNccl(const NcclFit& fit, const std::vector<NcclTest>& tests)
{
    std::vector<NcclPrediction> predictions;
    for (const NcclTest& test : tests) {
        IssueList issues;
        ASSIGN_OR_RETURN(const ScenarioReplay replay,
                         replayScenario(ncclProject(fit, test), 0, {}, {}, issues));
        predictions.push_back({test, replay.replay.makespan()});
    }
    const auto key = [](const NcclPrediction& one) {
        return std::tuple(-std::abs(one.error()), one.test.kind, one.test.servers, one.test.gpus,
                          one.test.bytes);
    };
    std::ranges::stable_sort(predictions, [&](const auto& a, const auto& b) { return key(a) < key(b); });
    return predictions;
}

} // namespace contraflow
