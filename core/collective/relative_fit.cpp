// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/relative_fit.h"

#include "core/analysis/student_t.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <cmath>
#include <string>

namespace contraflow {

namespace {

constexpr int kMostRounds = 200;

/** The normal equations of one round. */
struct Normal
{
    double aa = 0, ab = 0, bb = 0, ay = 0, by = 0;

    void add(const FitEquation& point, double width)
    {
        const double a = point.first / width;
        const double b = point.second / width;
        const double y = point.value / width;
        aa += a * a;
        ab += a * b;
        bb += b * b;
        ay += a * y;
        by += b * y;
    }
    [[nodiscard]] double determinant() const { return aa * bb - ab * ab; }
    /** Whether the two regressors are so nearly one that rounding decides. */
    [[nodiscard]] bool isSingular() const { return !(determinant() > 1e-10 * aa * bb); }
};

double fitted(const RelativeFit& fit, const FitEquation& point)
{
    return fit.first.value * point.first + fit.second.value * point.second;
}

Error cannotTellApart()
{
    return {ErrorCode::invalidInput, sentence("the points do not tell the parameters apart")};
}

class Fitter
{
public:
    Fitter(std::span<const FitEquation> points, const FitShape& shape)
        : m_points(points.begin(), points.end())
        , m_shape(shape)
    {
        if (shape.coefficients < 2)
            for (FitEquation& point : m_points)
                point.second = 0;
    }

    Result<RelativeFit> run()
    {
        const std::size_t parameters = m_shape.coefficients + m_shape.alsoEstimated;
        if (m_points.size() <= parameters)
            return Error{
                ErrorCode::invalidInput,
                sentence("%1 points cannot tell %2 parameters and their uncertainty; give more points",
                         {groupedCount(m_points.size()), groupedCount(parameters)})};
        m_fit.freedom = m_points.size() - parameters;
        m_widths.resize(m_points.size());
        for (std::size_t i = 0; i < m_points.size(); ++i)
            m_widths[i] = m_shape.weights == ErrorWeights::relative ? m_points[i].value : m_points[i].width;
        for (int round = 0; round < kMostRounds; ++round) {
            const RelativeFit before = m_fit;
            if (!solve())
                return cannotTellApart();
            if (m_shape.weights == ErrorWeights::halfWidths)
                break;
            for (std::size_t i = 0; i < m_points.size(); ++i)
                m_widths[i] = fitted(m_fit, m_points[i]);
            for (const double width : m_widths)
                if (!(width > 0))
                    return Error{ErrorCode::invalidInput, sentence("a fitted time is not above 0")};
            if (nearlyEqual(before.first.value, m_fit.first.value, 1e-13) &&
                nearlyEqual(before.second.value, m_fit.second.value, 1e-13))
                break;
        }
        evaluate();
        return m_fit;
    }

private:
    bool solve()
    {
        m_normal = {};
        for (std::size_t i = 0; i < m_points.size(); ++i)
            m_normal.add(m_points[i], m_widths[i]);
        const Normal& n = m_normal;
        if (m_shape.coefficients < 2) {
            m_fit.first.value = n.ay / n.aa;
            return n.aa > 0;
        }
        m_fit.first.value = (n.ay * n.bb - n.by * n.ab) / n.determinant();
        m_fit.second.value = (n.by * n.aa - n.ay * n.ab) / n.determinant();
        return !n.isSingular();
    }

    /** Spread, deviance and intervals at the solution. */
    void evaluate()
    {
        double squares = 0;
        double logWidths = 0;
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            const double error = (m_points[i].value - fitted(m_fit, m_points[i])) / m_widths[i];
            squares += error * error;
            logWidths += std::log(m_widths[i]);
        }
        const auto count = static_cast<double>(m_points.size());
        const double freedom = static_cast<double>(m_fit.freedom);
        m_fit.spread = std::sqrt(squares / freedom);
        // The factor of the standard deviations at its own best value; points on the curve to the last digit
        // would make it minus infinity, which compares with nothing.
        constexpr double kExact = 1e-28;
        m_fit.deviance = count * std::log(std::max(squares / count, kExact)) + 2 * logWidths;
        const Normal& n = m_normal;
        const bool isSingle = m_shape.coefficients < 2;
        const double quantile = studentQuantile(freedom);
        const auto complete = [&](FittedValue& estimate, double variance) {
            estimate.standardError = m_fit.spread * std::sqrt(variance);
            estimate.halfWidth = quantile * estimate.standardError;
        };
        complete(m_fit.first, isSingle ? 1 / n.aa : n.bb / n.determinant());
        if (!isSingle)
            complete(m_fit.second, n.aa / n.determinant());
    }

    std::vector<FitEquation> m_points;
    FitShape m_shape;
    std::vector<double> m_widths;
    Normal m_normal;
    RelativeFit m_fit;
};

} // namespace

Result<RelativeFit> fitRelative(std::span<const FitEquation> points, const FitShape& shape)
{
    return Fitter(points, shape).run();
}

} // namespace contraflow
