// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/slope_intervals.h"

#include "core/analysis/calibration/paired_comparison.h"
#include "core/analysis/student_t.h"

#include <Eigen/Eigenvalues>

#include <cmath>

namespace contraflow {

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
