// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/signature_fit.h"

#include "core/analysis/error_statistics.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

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
    return invalidInput("the points do not tell the parameters apart");
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
            return invalidInput("%1 points cannot tell %2 parameters and their uncertainty; give more points",
                                {groupedCount(m_points.size()), groupedCount(parameters)});
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
                    return invalidInput("a fitted time is not above 0");
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

namespace {

/** 95 % of χ² with one degree of freedom lie below. */
constexpr double kLikelihoodDrop = 3.841458820694124;

/** δ is seen at no fewer sizes: at one alone it would only repeat that size's error. */
constexpr std::size_t kFewestSizesWithDelta = 2;

std::string pointName(const AllToAllPoint& point)
{
    return sentence("the all-to-all of %1 processes with %2 bytes",
                    {groupedCount(point.size.processes), numberText(point.size.bytes)});
}

std::optional<Error> faultOf(std::span<const AllToAllPoint> points, const PointToPoint& link,
                             ErrorWeights weights)
{
    if (points.size() < kFewestSignaturePoints)
        return invalidInput(
            points.size() == 1
                ? phrase("a contention signature needs at least %1 measured (n, m) points and there is 1; "
                         "measure more message sizes")
                : phrase("a contention signature needs at least %1 measured (n, m) points and there are "
                         "%2; measure more message sizes"),
            {groupedCount(kFewestSignaturePoints), groupedCount(points.size())});
    for (const AllToAllPoint& point : points) {
        if (point.size.processes < 2)
            return invalidInput("an all-to-all needs at least 2 processes");
        if (!(point.seconds > 0) || !std::isfinite(point.seconds))
            return invalidInput("the time of %1 must be above 0", {pointName(point)});
        if (!(allToAllBound(point.size, link) > 0))
            return invalidInput("the lower bound of %1 is 0; give a start-up or a bandwidth",
                                {pointName(point)});
        if (weights == ErrorWeights::halfWidths && !(point.halfWidth.value_or(0) > 0))
            return invalidInput(
                "%1 has no half-width to be weighted by; leave it out or weight by relative errors",
                {pointName(point)});
    }
    return {};
}

/** Fits with one M after the other. */
class SignatureSearch
{
public:
    SignatureSearch(std::span<const AllToAllPoint> points, const PointToPoint& link,
                    const SignatureFitOptions& options)
        : m_points(points)
        , m_link(link)
        , m_options(options)
    {
        for (const AllToAllPoint& point : points)
            m_sizes.insert(point.size.bytes);
    }

    Result<SignatureFit> run()
    {
        ASSIGN_OR_RETURN(const RelativeFit plain, fitWith(std::numeric_limits<double>::infinity()));
        std::optional<std::pair<double, RelativeFit>> best;
        if (m_options.threshold) {
            if (std::isfinite(*m_options.threshold)) {
                ASSIGN_OR_RETURN(
                    const RelativeFit fit,
                    fitWith(*m_options.threshold)
                        .within(sentence("with M = %1 bytes", {numberText(*m_options.threshold)})));
                best = {*m_options.threshold, fit};
                m_trials.push_back({*m_options.threshold, fit.deviance});
            }
        } else {
            best = bestThreshold();
        }
        m_trials.push_back({std::numeric_limits<double>::infinity(), plain.deviance});
        const bool keepsDelta = best && (m_options.threshold || best->second.second.lower() > 0);
        return finished(keepsDelta ? best->first : std::numeric_limits<double>::infinity(),
                        keepsDelta ? best->second : plain);
    }

private:
    [[nodiscard]] Result<RelativeFit> fitWith(double threshold) const
    {
        std::vector<FitEquation> observations;
        for (const AllToAllPoint& point : m_points)
            observations.push_back({point.seconds, allToAllBound(point.size, m_link),
                                    point.size.bytes >= threshold ? point.size.rounds() : 0.0,
                                    point.halfWidth.value_or(0)});
        const bool hasDelta = std::isfinite(threshold);
        FitShape shape;
        shape.coefficients = hasDelta ? 2 : 1;
        shape.weights = m_options.weights;
        shape.alsoEstimated = hasDelta && !m_options.threshold ? 1 : 0;
        return fitRelative(observations, shape);
    }

    std::optional<std::pair<double, RelativeFit>> bestThreshold()
    {
        std::optional<std::pair<double, RelativeFit>> best;
        for (auto size = m_sizes.begin(); size != m_sizes.end(); ++size) {
            if (std::distance(size, m_sizes.end()) < static_cast<std::ptrdiff_t>(kFewestSizesWithDelta))
                break;
            const Result<RelativeFit> fit = fitWith(*size);
            // Points that do not tell γ and δ apart with this M, and a δ that would speed up the network.
            if (!fit || !(fit->second.value > 0) || !(fit->first.value > 0))
                continue;
            m_trials.push_back({*size, fit->deviance});
            if (!best || fit->deviance < best->second.deviance)
                best = {*size, *fit};
        }
        return best;
    }

    [[nodiscard]] SignatureFit finished(double threshold, const RelativeFit& fit) const
    {
        SignatureFit result;
        const bool hasDelta = std::isfinite(threshold);
        result.signature = {fit.first.value, hasDelta ? fit.second.value : 0.0, threshold};
        result.gamma = fit.first;
        if (hasDelta) {
            result.delta = fit.second;
            for (const ThresholdTrial& trial : m_trials)
                if (std::isfinite(trial.threshold) && trial.deviance <= fit.deviance + kLikelihoodDrop)
                    result.plausibleThresholds.push_back(trial.threshold);
            const auto above = m_sizes.lower_bound(threshold);
            result.sizeBelowThreshold = above == m_sizes.begin() ? 0 : *std::prev(above);
        }
        result.trials = m_trials;
        result.weights = m_options.weights;
        result.points = m_points.size();
        result.freedom = fit.freedom;
        result.spread = fit.spread;
        const auto byProcesses = [](const AllToAllPoint& a, const AllToAllPoint& b) {
            return a.size.processes < b.size.processes;
        };
        const auto [fewest, most] = std::ranges::minmax_element(m_points, byProcesses);
        result.range = {fewest->size.processes, most->size.processes, *m_sizes.begin(), *m_sizes.rbegin()};
        return result;
    }

    std::span<const AllToAllPoint> m_points;
    PointToPoint m_link;
    SignatureFitOptions m_options;
    std::set<double> m_sizes;
    std::vector<ThresholdTrial> m_trials;
};

} // namespace

Result<SignatureFit> fitSignature(std::span<const AllToAllPoint> points, const PointToPoint& link,
                                  const SignatureFitOptions& options)
{
    if (const std::optional<Error> fault = faultOf(points, link, options.weights))
        return *fault;
    return SignatureSearch(points, link, options).run();
}

Result<PointToPointFit> fitPointToPoint(std::span<const PingPongPoint> points)
{
    std::vector<FitEquation> observations;
    for (const PingPongPoint& point : points) {
        if (!(point.seconds > 0) || !std::isfinite(point.seconds))
            return invalidInput("the time of a message of %1 bytes must be above 0",
                                {numberText(point.bytes)});
        observations.push_back({point.seconds, 1, point.bytes});
    }
    ASSIGN_OR_RETURN(const RelativeFit both,
                     fitRelative(observations, {})
                         .within(sentence("the start-up and the bandwidth of point-to-point messages")));
    if (both.first.value >= 0)
        return PointToPointFit{{both.first.value, both.second.value}, both.first, both.second, both.spread};
    for (FitEquation& observation : observations)
        observation.first = observation.second;
    FitShape shape;
    shape.coefficients = 1;
    ASSIGN_OR_RETURN(
        const RelativeFit bandwidth,
        fitRelative(observations, shape).within(sentence("the bandwidth of point-to-point messages")));
    return PointToPointFit{{0, bandwidth.first.value}, {}, bandwidth.first, bandwidth.spread};
}

std::vector<ProcessCountError> errorsByProcesses(std::span<const AllToAllPoint> points,
                                                 const ContentionSignature& signature,
                                                 const PointToPoint& link)
{
    std::map<std::uint32_t, std::pair<std::vector<double>, std::vector<double>>> times;
    for (const AllToAllPoint& point : points) {
        auto& [predicted, measured] = times[point.size.processes];
        predicted.push_back(signature.time(point.size, link));
        measured.push_back(point.seconds);
    }
    std::vector<ProcessCountError> errors;
    for (const auto& [processes, lists] : times) {
        const ErrorSummary summary = summariseErrors(relativeErrors(lists.first, lists.second));
        errors.push_back({processes, summary.count, summary.mean, summary.absolute.mean});
    }
    return errors;
}

std::optional<std::uint32_t> saturatedFrom(std::span<const ProcessCountError> errors)
{
    std::optional<std::uint32_t> from;
    for (auto error = errors.rbegin(); error != errors.rend(); ++error) {
        if (!isGoodError(error->meanAbsolutePercent))
            break;
        from = error->processes;
    }
    return from;
}

DomainCheck checkDomain(const SignatureDomain& domain, const AllToAll& size)
{
    DomainCheck check;
    if (domain.fitted) {
        check.isOutsideProcesses =
            size.processes < domain.fitted->fewestProcesses || size.processes > domain.fitted->mostProcesses;
        // A published range may be one of processes only.
        check.isOutsideBytes = domain.fitted->mostBytes > 0 && (size.bytes < domain.fitted->leastBytes ||
                                                                size.bytes > domain.fitted->mostBytes);
    }
    check.isUnsaturated = domain.saturatedFrom && size.processes < *domain.saturatedFrom;
    return check;
}

ContentionSignature SignaturePreset::signature() const
{
    ContentionSignature signature;
    signature.gamma = gamma.value;
    signature.delta = delta.value;
    if (threshold)
        signature.threshold = threshold->value;
    return signature;
}

SignatureDomain SignaturePreset::domain() const
{
    SignatureDomain domain;
    if (fittedProcesses) {
        const auto processes = static_cast<std::uint32_t>(fittedProcesses->value);
        domain.fitted = MeasuredRange{processes, processes, 0, 0};
    }
    if (saturatedProcesses)
        domain.saturatedFrom = static_cast<std::uint32_t>(saturatedProcesses->value);
    return domain;
}

std::optional<ContendedThroughput> SignaturePreset::throughput(double freeSecondsPerByte) const
{
    if (!contendedSecondsPerByte)
        return {};
    ContendedThroughput throughput{freeSecondsPerByte, contendedSecondsPerByte->value};
    if (share)
        throughput.share = share->value;
    return throughput;
}

} // namespace contraflow
