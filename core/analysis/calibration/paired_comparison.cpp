// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/paired_comparison.h"

#include "core/analysis/error_statistics.h"
#include "core/base/random.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr std::uint64_t kSeed = 20'140'701; // any, but always the same

double absoluteError(const TrainingData& data, std::span<const double> seconds, std::size_t i)
{
    return 100 * std::abs(seconds[i] / data.measured[i] - 1);
}

} // namespace

std::vector<std::vector<double>> drawPatterns(std::size_t count, std::size_t draws)
{
    Random random(kSeed);
    std::vector<std::vector<double>> drawn(draws, std::vector<double>(count, 0.0));
    for (std::vector<double>& weights : drawn)
        for (std::size_t i = 0; i < count; ++i)
            weights[random.below(count)] += 1;
    return drawn;
}

PairedComparison compareErrors(const TrainingData& data, std::span<const double> first,
                               std::span<const double> second)
{
    std::vector<double> differences; // summed over the messages of each pattern
    double total = 0;
    for (std::size_t p = 0; p < data.patterns.size(); ++p) {
        double sum = 0;
        for (std::size_t i = data.offset(p); i < data.offset(p) + data.count(p); ++i)
            sum += absoluteError(data, second, i) - absoluteError(data, first, i);
        differences.push_back(sum);
        total += sum;
    }
    PairedComparison result;
    result.difference = total / static_cast<double>(data.measured.size());
    if (differences.size() < kFewestPatternsToCall)
        return result;
    // A mean over messages that come pattern by pattern is a ratio of two sums over patterns.
    const auto patterns = static_cast<double>(differences.size());
    double squares = 0;
    for (std::size_t p = 0; p < differences.size(); ++p) {
        const double rest = differences[p] - result.difference * static_cast<double>(data.count(p));
        squares += rest * rest;
    }
    const double error =
        std::sqrt(squares * patterns / (patterns - 1)) / static_cast<double>(data.measured.size());
    const double half = studentQuantile(patterns - 1) * error;
    result.low = result.difference - half;
    result.high = result.difference + half;
    using Outcome = PairedComparison::Outcome;
    result.outcome = result.low > 0 ? Outcome::better : result.high < 0 ? Outcome::worse : Outcome::tooClose;
    return result;
}

std::vector<std::optional<double>> slopeHalfWidths(const FitSlopes& fit)
{
    const auto count = static_cast<Eigen::Index>(fit.slopes.size());
    const auto rows = static_cast<Eigen::Index>(fit.errors.size());
    std::vector<std::optional<double>> halfWidths(fit.slopes.size());
    if (count == 0 || rows <= count)
        return halfWidths;
    Eigen::MatrixXd slopes(rows, count);
    for (Eigen::Index column = 0; column < count; ++column)
        slopes.col(column) = Eigen::VectorXd::Map(fit.slopes[static_cast<std::size_t>(column)].data(), rows);
    const Eigen::VectorXd errors = Eigen::VectorXd::Map(fit.errors.data(), rows);
    const std::size_t patterns = fit.patternStarts.size();
    const bool isClustered = patterns >= kFewestPatternsToCall;
    const double freedom =
        isClustered ? static_cast<double>(patterns - 1) : static_cast<double>(rows - count);

    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> system(slopes.transpose() * slopes);
    const double largest = system.eigenvalues().cwiseAbs().maxCoeff();
    if (!(largest > 0))
        return halfWidths;
    Eigen::VectorXd inverse = Eigen::VectorXd::Zero(count);
    for (Eigen::Index k = 0; k < count; ++k)
        if (system.eigenvalues()(k) > 1e-10 * largest)
            inverse(k) = 1 / system.eigenvalues()(k);
    const Eigen::MatrixXd bread =
        system.eigenvectors() * inverse.asDiagonal() * system.eigenvectors().transpose();
    Eigen::MatrixXd covariance = bread * (errors.squaredNorm() / freedom);
    if (isClustered) {
        Eigen::MatrixXd filling = Eigen::MatrixXd::Zero(count, count);
        for (std::size_t p = 0; p < patterns; ++p) {
            const auto first = static_cast<Eigen::Index>(fit.patternStarts[p]);
            const Eigen::Index end =
                p + 1 < patterns ? static_cast<Eigen::Index>(fit.patternStarts[p + 1]) : rows;
            const Eigen::VectorXd sum =
                slopes.middleRows(first, end - first).transpose() * errors.segment(first, end - first);
            filling += sum * sum.transpose();
        }
        covariance = bread * filling * bread * (static_cast<double>(patterns) / freedom);
    }
    const double t = studentQuantile(freedom);
    for (Eigen::Index i = 0; i < count; ++i) {
        bool isKnown = true;
        for (Eigen::Index k = 0; k < count; ++k)
            if (!(inverse(k) > 0) && std::abs(system.eigenvectors()(i, k)) > 1e-6)
                isKnown = false;
        if (isKnown)
            halfWidths[static_cast<std::size_t>(i)] = t * std::sqrt(std::max(0.0, covariance(i, i)));
    }
    return halfWidths;
}

} // namespace contraflow
