// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/burst_queues.h"
#include "core/sharing/burst_solver.h"
#include "core/sharing/route_classes.h"
#include "core/sharing/sharing_model.h"
#include "core/sharing/solution_memory.h"
#include "core/sharing/term.h"
#include "core/sharing/window_model.h"

#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

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
