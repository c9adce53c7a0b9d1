// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/flow_control_verdict.h"

#include "core/sharing/catalog.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr double kTells =
    1.25; ///< predictions that differ by more: beyond what models err by where they hold

bool isOneSwitch(const TrainingPattern& pattern)
{
    constexpr std::size_t kThroughOne = 2; // channels
    return std::all_of(pattern.observations.begin(), pattern.observations.end(), [&](const Observation& one) {
        return pattern.placed.routes[one.message].size() <= kThroughOne;
    });
}

/** Models that say something about full buffers, over the observations of patterns. */
class Witnesses
{
public:
    Witnesses(const TrainingData& data, std::span<const EvaluatedModel> models) : m_data(data)
    {
        for (const EvaluatedModel& model : models)
            if (const ModelInfo* info = findModelInfo(model.kind);
                info && info->flowControl != FlowControlClaim::none)
                m_all.push_back({&model, info->seesNodesOnly});
    }

    [[nodiscard]] FlowControlVerdict verdict()
    {
        FlowControlVerdict verdict;
        if (m_all.size() < 2)
            return verdict;
        for (std::size_t p = 0; p < m_data.patterns.size(); ++p)
            verdict.patterns += addPattern(p) ? 1 : 0;
        std::stable_sort(m_all.begin(), m_all.end(), [](const Witness& a, const Witness& b) {
            return a.patterns != b.patterns ? a.patterns > b.patterns : a.error() < b.error();
        });
        bool areOthersFar = true;
        for (const Witness& witness : m_all) {
            if (witness.messages == 0)
                continue;
            const Apart apart = apartFromFirst(witness);
            const bool isFirst = &witness == &m_all.front();
            verdict.findings.push_back({witness.model->kind, 100 * witness.error(), witness.patterns,
                                        !isFirst && apart.messages == 0});
            constexpr double kFar = 3;
            areOthersFar = areOthersFar && (apart.messages == 0 || apart.own >= kFar * apart.first);
        }
        if (verdict.patterns > 0)
            verdict.sureness = surenessOf(verdict, areOthersFar);
        return verdict;
    }

private:
    struct Witness
    {
        const EvaluatedModel* model = nullptr;
        bool seesNodesOnly = false;
        double errors = 0; ///< |Erel| of the messages that tell, added
        std::size_t messages = 0;
        std::size_t patterns = 0; ///< that come nearest to it

        [[nodiscard]] double seconds(std::size_t at) const { return (*model->seconds)[at]; }
        [[nodiscard]] double error() const
        {
            return messages > 0 ? errors / static_cast<double>(messages) : 0;
        }
    };
    /** Errors of a model and of the first one, where the two differ. */
    struct Apart
    {
        double own = 0;
        double first = 0;
        std::size_t messages = 0;
    };

    [[nodiscard]] bool isAsked(const Witness& witness, std::size_t pattern) const
    {
        return !witness.seesNodesOnly || isOneSwitch(m_data.patterns[pattern]);
    }
    [[nodiscard]] double errorAt(const Witness& witness, std::size_t at) const
    {
        return std::abs(witness.seconds(at) / m_data.measured[at] - 1);
    }
    [[nodiscard]] std::size_t endOf(std::size_t pattern) const
    {
        return m_data.offset(pattern) + m_data.count(pattern);
    }

    /** Whether the pattern tells. */
    bool addPattern(std::size_t pattern)
    {
        std::vector<Witness*> asked;
        for (Witness& witness : m_all)
            if (isAsked(witness, pattern))
                asked.push_back(&witness);
        std::vector<double> sums(asked.size(), 0.0);
        std::size_t messages = 0;
        for (std::size_t i = m_data.offset(pattern); i < endOf(pattern); ++i) {
            const auto [least, most] =
                std::minmax_element(asked.begin(), asked.end(), [i](const Witness* a, const Witness* b) {
                    return a->seconds(i) < b->seconds(i);
                });
            if (asked.size() < 2 || !((*most)->seconds(i) > kTells * (*least)->seconds(i)))
                continue;
            ++messages;
            for (std::size_t w = 0; w < asked.size(); ++w)
                sums[w] += errorAt(*asked[w], i);
        }
        if (messages == 0)
            return false;
        for (std::size_t w = 0; w < asked.size(); ++w) {
            asked[w]->errors += sums[w];
            asked[w]->messages += messages;
        }
        const auto nearest = std::min_element(sums.begin(), sums.end()) - sums.begin();
        ++asked[static_cast<std::size_t>(nearest)]->patterns;
        return true;
    }

    [[nodiscard]] Apart apartFromFirst(const Witness& witness) const
    {
        const Witness& first = m_all.front();
        Apart apart;
        for (std::size_t p = 0; p < m_data.patterns.size(); ++p)
            for (std::size_t i = m_data.offset(p); i < endOf(p) && isAsked(witness, p) && isAsked(first, p);
                 ++i) {
                const auto [less, more] = std::minmax({witness.seconds(i), first.seconds(i)});
                if (!(more > kTells * less))
                    continue;
                ++apart.messages;
                apart.own += errorAt(witness, i);
                apart.first += errorAt(first, i);
            }
        return apart;
    }

    static FlowControlVerdict::Sureness surenessOf(const FlowControlVerdict& verdict, bool areOthersFar)
    {
        using Sureness = FlowControlVerdict::Sureness;
        const std::size_t patterns = verdict.findings.front().patterns;
        if (2 * patterns <= verdict.patterns)
            return Sureness::open;
        return verdict.patterns > 1 && patterns == verdict.patterns && areOthersFar ? Sureness::sure
                                                                                    : Sureness::likely;
    }

    const TrainingData& m_data;
    std::vector<Witness> m_all;
};

} // namespace

bool isLossless(const Project& project, const std::string& platform)
{
    return std::any_of(project.scenarios.begin(), project.scenarios.end(), [&](const Scenario& scenario) {
        const Model* model = findByName(project.models, scenario.model);
        const ModelInfo* info = model ? findModelInfo(model->kind) : nullptr;
        return scenario.platform == platform &&
               (!scenario.uncontrolled.empty() || (info && info->hasVictims));
    });
}

std::string_view word(FlowControlVerdict::Sureness sureness)
{
    switch (sureness) {
    case FlowControlVerdict::Sureness::open:
        return "open";
    case FlowControlVerdict::Sureness::likely:
        return "likely";
    case FlowControlVerdict::Sureness::sure:
        return "sure";
    }
    return {};
}

FlowControlVerdict evaluateFlowControl(const TrainingData& data, std::span<const EvaluatedModel> models)
{
    return Witnesses(data, models).verdict();
}

} // namespace contraflow
