// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/scenario.h"
#include "core/sharing/burst_queues.h"
#include "core/sharing/burst_solver.h"
#include "core/sharing/sharing_model.h"
#include "core/sharing/solution_memory.h"
#include "core/sharing/term.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <span>
#include <vector>

namespace contraflow {

/** The defaults follow from TCP over Ethernet and are not fitted. */
struct WindowParameters
{
    double kappaHost = 1;     ///< how much of a queue acknowledgements wait for, 0 … 1: node → switch
    double kappaSwitch = 1;   ///< switch → node
    double kappaBackbone = 1; ///< switch → switch
    double windowBytes = std::numeric_limits<double>::infinity(); ///< bytes in flight of a message
    double epsilon = 0.027; ///< ε: one acknowledgement of 80 bytes on the wire for two full segments
    double burst = 0.006;   ///< β: a packet of 1500 bytes in a window of 256 KiB
    double ackBurst = 0;    ///< γ: what acknowledgements that waited together add to a burst
    double exponent = 1;    ///< a, from 1 on: 1 adds waits along a route up, a large one counts the longest

    [[nodiscard]] double kappa(ChannelClass channelClass) const;
};

/**
 * Equal windows in shared queues, Contraflow's own model. Every message keeps the same number W of bytes in
 * flight; its data wait in the queues q of the channels c of its route, and its acknowledgements wait for the
 * fraction κ of the queues of the reverse channels. With prices p = q / W:
 *     rate = 1 / (T0 / W + P),   P^a = Σ p_c^a + Σ (κ(rev c) · p_rev(c))^a
 *     load_c = Σ_{on c} rate + ε Σ_{on rev c} rate
 *     p_c · (C - load_c) = (1 / C) Σ_{on c} rate (β + γ φ),   φ = (acknowledgements' part of P^a) · P · rate
 * T0 is twice the latency of the route; for unlimited W it vanishes. The last line is the mean queue
 * of a server that is sent bursts of (β + γ φ) W bytes. κ = 0 leads to proportional fairness, a → ∞ to
 * max-min (κ = 0) or asymmetric (κ = 1).
 *
 * β = 0 means the limit of vanishing bursts. With ε = γ = 0 and a = 1 queues are then either full or empty;
 * for κ > 0 several such states can meet these conditions, and the limit is one of them.
 * Of a message that takes several ways at once the share s_c crosses channel c: its W bytes are in flight on
 * all of them, a byte waits as long as it does on the mean, P^a = Σ s_c (p_c^a + (κ(rev c) · p_rev(c))^a),
 * and the channel is loaded by s_c · rate, in bursts of the same packets. The limiting channel of a message
 * is the one whose queue holds it longest; there is none where T0 / W holds it longer.
 */
class WindowModel : public SharingModel, public ExplainsRates
{
public:
    explicit WindowModel(WindowParameters parameters) : m_parameters(parameters) {}
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    /** Solves for the active messages once more. */
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;

private:
    WindowParameters m_parameters;
};

/** Messages of one route are a class. Those that are taken in together are numbered in the order of their
 * routes, so that neighbours in the network are neighbours in arrays, whatever the order of the messages. */
class RouteClasses
{
public:
    /** The scenario must outlive the classes; grow() takes in its messages. */
    explicit RouteClasses(const PlacedScenario& scenario)
        : m_scenario(scenario)
        , m_known(IsBefore{scenario.routes})
    {}

    /** Takes in the messages that the scenario has got since; calls add(message) for the first of every new
     * class. */
    template<typename Add>
    void grow(const Add& add)
    {
        std::vector<Fresh> fresh;
        fresh.reserve(m_scenario.messages.size() - m_classOf.size());
        for (std::size_t m = m_classOf.size(); m < m_scenario.messages.size(); ++m)
            fresh.push_back({beginningOf(m_scenario.routes[m]), static_cast<std::uint32_t>(m)});
        const IsBefore isBefore = m_known.key_comp();
        std::ranges::sort(fresh, [&](const Fresh& a, const Fresh& b) {
            if (a.beginning != b.beginning)
                return a.beginning < b.beginning;
            return isBefore(a.message, b.message) ||
                   (!isBefore(b.message, a.message) && a.message < b.message);
        });
        m_classOf.resize(m_scenario.messages.size());
        for (const auto& [beginning, message] : fresh) {
            const std::size_t number = m_known.size();
            const auto at = m_known.emplace_hint(m_known.end(), message, static_cast<std::uint32_t>(number));
            if (m_known.size() > number)
                add(message);
            m_classOf[message] = at->second;
        }
    }

    [[nodiscard]] std::size_t size() const { return m_known.size(); }
    [[nodiscard]] std::uint32_t of(std::uint32_t message) const { return m_classOf[message]; }

private:
    struct IsBefore
    {
        const RouteTable& routes;
        bool operator()(std::uint32_t a, std::uint32_t b) const
        {
            const std::span<const ChannelId> x = routes[a];
            const std::span<const ChannelId> y = routes[b];
            return std::lexicographical_compare(
                x.begin(), x.end(), y.begin(), y.end(),
                [](ChannelId left, ChannelId right) { return left.value < right.value; });
        }
    };

    /** A message that is new, and how its route begins: most routes differ there already. */
    struct Fresh
    {
        std::uint64_t beginning = 0;
        std::uint32_t message = 0;
    };

    /** In the order of the routes: their first two channels, each as a number from 1 on, or 0 for none. */
    [[nodiscard]] static std::uint64_t beginningOf(std::span<const ChannelId> route)
    {
        constexpr unsigned kBitsOfChannel = 32;
        const auto at = [&](std::size_t i) -> std::uint64_t {
            return i < route.size() ? std::uint64_t{route[i].value} + 1 : 0;
        };
        return at(0) << kBitsOfChannel | at(1);
    }

    using Known = std::map<std::uint32_t, std::uint32_t, IsBefore>;

    const PlacedScenario& m_scenario;
    Known m_known;                        ///< the class by its first message
    std::vector<std::uint32_t> m_classOf; ///< by message
};

/** The rates of WindowModel with bursts. Messages of one route are a group. */
class BurstRates : public RateSolver
{
public:
    BurstRates(const PlacedScenario& scenario, const WindowParameters& parameters);

    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                RateUpdate& update) override;
    void grow() override { classify(); }
    void useMemory(SolutionMemory& memory) override;
    [[nodiscard]] std::size_t groupCount() const override { return m_routes.size(); }
    [[nodiscard]] double residual() const override { return m_residual; }

    /** What the message waits for among those that are active now. */
    [[nodiscard]] std::vector<Term> terms(std::uint32_t message) const;

    /** Evaluations of all rates since construction: the cost of solutions without a clock. */
    [[nodiscard]] std::size_t evaluationCount() const { return m_solver.evaluationCount(); }

private:
    struct Known
    {
        double rate = 0;
        std::uint32_t limit = kNoChannel;
    };
    /** In a queue that a message passes, or that its acknowledgements do. */
    struct Wait
    {
        double seconds = 0; ///< per byte
        std::uint32_t channel = kNoChannel;
    };
    void classify();
    template<typename PlaceClasses>
    void place(const PlaceClasses& placeClasses);
    void placeArrived(std::span<const std::uint32_t> arrived);
    void dropEmptyClasses();
    void solve();
    void tellRates(RateUpdate& update);
    void findWaits();

    const PlacedScenario& m_scenario;
    const Network& m_network;
    WindowParameters m_parameters;
    BurstQueues m_queues;
    BurstSolver m_solver;
    RouteClasses m_routes;
    std::vector<Known> m_known; ///< by place of the class: what the engine was told last
    std::vector<Wait> m_waits;  ///< by leg
    SolutionMemory* m_memory = nullptr;
    std::vector<std::uint64_t> m_keys; ///< by class
    std::uint64_t m_activeKey = 0;     ///< Σ of those of active messages
    std::size_t m_classCount = 0;
    bool m_mayDrop = true; ///< classes whose messages are gone: until messages of one of them come again
    double m_residual = 0;
};

} // namespace contraflow
