// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/capacity_fit.h"

#include "core/analysis/calibration/bounded_search.h"
#include "core/analysis/calibration/prediction_surface.h"
#include "core/analysis/calibration/slope_intervals.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr double kLeast = 0.7;
constexpr double kMost = 1.4;
constexpr SearchEffort kEffort{.firstStep = 0.05, .tolerance = 1e-3, .mostEvaluations = 80};

/** Rows of nodes or links that have the same bandwidth, and so get the same factor. */
struct Group
{
    bool areNodes = false;
    double bandwidth = 0;
    std::vector<std::size_t> rows;
    std::vector<std::string> names;
};

template<typename Row>
void addGroups(std::vector<Group>& groups, const SharedRows<Row>& rows, bool areNodes)
{
    const std::size_t first = groups.size();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].bandwidth.hasValue() || !(rows[i].bandwidth.value().value > 0))
            continue;
        const double bandwidth = rows[i].bandwidth.value().value;
        const auto known = std::find_if(groups.begin() + static_cast<std::ptrdiff_t>(first), groups.end(),
                                        [&](const Group& g) { return nearlyEqual(g.bandwidth, bandwidth); });
        Group& group =
            known != groups.end() ? *known : groups.emplace_back(Group{areNodes, bandwidth, {}, {}});
        group.rows.push_back(i);
        group.names.push_back(rows[i].name);
    }
}

template<typename Row>
void scale(SharedRows<Row>& rows, const Group& group, double factor)
{
    for (const std::size_t i : group.rows) {
        Row row = rows[i];
        Quantity bandwidth = row.bandwidth.value();
        bandwidth.value *= factor;
        row.bandwidth = bandwidth;
        rows.replace(i, 1, {row});
    }
}

class CapacityFitter
{
public:
    CapacityFitter(const Project& project, const PatternPredictor& predictor, const Model& model)
        : m_platform(project.platforms[predictor.data().platform])
        , m_index(predictor.data().platform)
        , m_predictor(predictor)
        , m_model(model)
    {
        addGroups(m_groups, m_platform.nodes, true);
        addGroups(m_groups, m_platform.links, false);
    }

    Result<std::vector<CapacityFit>> fit()
    {
        SearchBox box;
        const std::vector<double> ones(m_groups.size(), 1.0);
        ASSIGN_OR_RETURN(const std::vector<double> present, predict(ones));
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            bool changes = false;
            for (const double end : {kLeast, kMost}) {
                std::vector<double> factors = ones;
                factors[g] = end;
                ASSIGN_OR_RETURN(const std::vector<double> seconds, predict(factors));
                for (std::size_t i = 0; i < seconds.size(); ++i)
                    changes = changes || !nearlyEqual(seconds[i], present[i], kSameToMeasurements);
            }
            box.low.push_back(changes ? kLeast : 1);
            box.high.push_back(changes ? kMost : 1);
        }
        ASSIGN_OR_RETURN(const std::vector<double> best, search(box, ones));
        return describe(box, best);
    }

private:
    /** The patterns on a platform whose groups have other bandwidths; routes do not depend on bandwidths. */
    Result<std::vector<double>> predict(std::span<const double> factors) const
    {
        Platform platform = m_platform;
        for (std::size_t g = 0; g < m_groups.size(); ++g)
            if (m_groups[g].areNodes)
                scale(platform.nodes, m_groups[g], factors[g]);
            else
                scale(platform.links, m_groups[g], factors[g]);
        IssueList ignored;
        const std::shared_ptr<const Network> network = Network::build(platform, m_index, ignored);
        TrainingData data = m_predictor.data();
        for (TrainingPattern& pattern : data.patterns)
            pattern.placed.network = network;
        return PatternPredictor(data, m_predictor.options()).predict(m_model);
    }

    Result<std::vector<double>> search(const SearchBox& box, const std::vector<double>& start) const
    {
        const TrainingData& data = m_predictor.data();
        const std::vector<double> weights(data.patterns.size(), 1.0);
        std::optional<Error> failure;
        const Minimum found = searchMinimum(
            [&](std::span<const double> factors) {
                const Result<std::vector<double>> seconds =
                    failure ? Result<std::vector<double>>(*failure) : predict(factors);
                if (!seconds) {
                    failure = seconds.error();
                    return std::numeric_limits<double>::max();
                }
                return weightedLoss(data, *seconds, weights);
            },
            box, start, kEffort);
        if (failure)
            return *failure;
        return found.at;
    }

    Result<std::vector<CapacityFit>> describe(const SearchBox& box, const std::vector<double>& best) const
    {
        const TrainingData& data = m_predictor.data();
        ASSIGN_OR_RETURN(const std::vector<double> fitted, predict(best));
        FitSlopes slopes;
        for (std::size_t i = 0; i < fitted.size(); ++i)
            slopes.errors.push_back(fitted[i] / data.measured[i] - 1);
        for (std::size_t p = 0; p < data.patterns.size(); ++p)
            slopes.patternStarts.push_back(data.offset(p));
        std::vector<std::size_t> moved;
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            if (box.isHeld(g))
                continue;
            constexpr double kStep = 5e-3;
            std::vector<double> ends[2] = {best, best};
            ends[0][g] -= kStep;
            ends[1][g] += kStep;
            const Result<std::vector<double>> below = predict(ends[0]);
            ASSIGN_OR_RETURN(const std::vector<double> above, below ? predict(ends[1]) : below);
            moved.push_back(g);
            std::vector<double>& slope = slopes.slopes.emplace_back();
            for (std::size_t i = 0; i < fitted.size(); ++i)
                slope.push_back((above[i] - (*below)[i]) / (2 * kStep) / data.measured[i]);
        }
        const std::vector<std::optional<double>> halfWidths = slopeHalfWidths(slopes);
        std::vector<CapacityFit> fits;
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            const Group& group = m_groups[g];
            CapacityFit fit;
            fit.links = std::string(group.areNodes ? "node" : "link") +
                        (group.names.size() == 1 ? " " : "s ") + joinedWords(group.names);
            fit.areNodes = group.areNodes;
            fit.rows = group.rows;
            fit.present = group.bandwidth;
            const auto at = std::find(moved.begin(), moved.end(), g);
            fit.hasEffect = at != moved.end();
            if (fit.hasEffect) {
                const double half =
                    halfWidths[static_cast<std::size_t>(at - moved.begin())].value_or(kMost - kLeast);
                fit.fitted = {best[g] * group.bandwidth, std::max(kLeast, best[g] - half) * group.bandwidth,
                              std::min(kMost, best[g] + half) * group.bandwidth};
            }
            fits.push_back(std::move(fit));
        }
        return fits;
    }

    const Platform& m_platform;
    std::size_t m_index;
    const PatternPredictor& m_predictor;
    const Model& m_model;
    std::vector<Group> m_groups;
};

} // namespace

Result<std::vector<CapacityFit>> fitCapacities(const Project& project, const PatternPredictor& predictor,
                                               const Model& model)
{
    return CapacityFitter(project, predictor, model).fit();
}

} // namespace contraflow
