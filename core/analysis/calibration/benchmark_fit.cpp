// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/benchmark_fit.h"

#include "core/analysis/calibration/paired_comparison.h"
#include "core/analysis/error_statistics.h"
#include "core/base/sentence.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace contraflow {

namespace {

struct Point
{
    double bytes = 0;
    double seconds = 0;
};

/** One way of one message; of a stream the share of one message in the time of all. */
std::optional<Point> pointOf(const BenchmarkRow& row, BenchmarkKind kind)
{
    const double bytes = row.size.valueOr(Quantity{}).value;
    const double bandwidth = row.bandwidth.valueOr(Quantity{}).value;
    double seconds = row.time.valueOr(Quantity{}).value;
    if (bandwidth > 0 && (kind == BenchmarkKind::stream || !(seconds > 0)))
        seconds = bytes / bandwidth;
    if (!(seconds > 0) || !(bytes >= 0) || !row.size.hasValue())
        return std::nullopt;
    return Point{bytes, seconds};
}

/** Least squares of (α + β m − T) / T; with α held at 0 where `free` is 1. */
std::pair<double, double> solve(const std::vector<Point>& points, bool hasStartUp)
{
    double a = 0;
    double b = 0;
    double c = 0;
    double x = 0;
    double y = 0;
    for (const Point& point : points) {
        const double one = 1 / point.seconds;
        const double slope = point.bytes / point.seconds;
        a += one * one;
        b += one * slope;
        c += slope * slope;
        x += one;
        y += slope;
    }
    const double determinant = a * c - b * b;
    if (!hasStartUp || !(determinant > 1e-12 * a * c))
        return {0, c > 0 ? y / c : 0};
    return {(c * x - b * y) / determinant, (a * y - b * x) / determinant};
}

void fitLine(BenchmarkFit& fit, const std::vector<Point>& points)
{
    auto [alpha, beta] = solve(points, true);
    const bool hasStartUp = alpha > 0;
    if (!hasStartUp)
        std::tie(alpha, beta) = solve(points, false);
    if (!(beta > 0)) {
        fit.problem = sentence("its times do not grow with the size of the message; measure larger messages");
        return;
    }
    FitSlopes slopes;
    slopes.slopes.resize(hasStartUp ? 2 : 1);
    double sum = 0;
    for (const Point& point : points) {
        slopes.errors.push_back((alpha + beta * point.bytes) / point.seconds - 1);
        sum += std::abs(slopes.errors.back());
        slopes.slopes[0].push_back(point.bytes / point.seconds);
        if (hasStartUp)
            slopes.slopes[1].push_back(1 / point.seconds);
    }
    fit.error = 100 * sum / static_cast<double>(points.size());
    const std::vector<std::optional<double>> halfWidths = slopeHalfWidths(slopes);
    constexpr double kOpen = std::numeric_limits<double>::infinity();
    const double half = halfWidths[0].value_or(kOpen);
    fit.bandwidth = {1 / beta, 1 / (beta + half), beta > half ? 1 / (beta - half) : kOpen};
    if (hasStartUp) {
        const double width = halfWidths[1].value_or(kOpen);
        fit.startUp = {alpha, std::max(0.0, alpha - width), alpha + width};
    }
}

void fitMean(BenchmarkFit& fit, const std::vector<Point>& points)
{
    std::vector<double> bandwidths;
    for (const Point& point : points)
        if (point.bytes > 0)
            bandwidths.push_back(point.bytes / point.seconds);
    const MeanEstimate mean = meanEstimate(bandwidths);
    if (!(mean.mean > 0)) {
        fit.problem = sentence("it has no message larger than 0 B");
        return;
    }
    const double half = mean.halfWidth.value_or(std::numeric_limits<double>::infinity());
    fit.bandwidth = {mean.mean, std::max(0.0, mean.mean - half), mean.mean + half};
    double sum = 0;
    for (const double bandwidth : bandwidths)
        sum += std::abs(bandwidth / mean.mean - 1);
    fit.error = 100 * sum / static_cast<double>(bandwidths.size());
}

} // namespace

std::vector<BenchmarkFit> fitBenchmarks(const Project& project)
{
    std::vector<BenchmarkFit> fits;
    for (const Benchmark& benchmark : project.benchmarks) {
        const std::optional<BenchmarkKind> kind = benchmarkKind(benchmark.kind);
        if (kind != BenchmarkKind::pingPong && kind != BenchmarkKind::stream)
            continue;
        BenchmarkFit fit;
        fit.name = benchmark.name;
        fit.kind = benchmark.kind;
        std::vector<Point> points;
        std::vector<double> sizes;
        for (const BenchmarkRow& row : benchmark.rows)
            if (const std::optional<Point> point = pointOf(row, *kind)) {
                points.push_back(*point);
                sizes.push_back(point->bytes);
            }
        fit.points = points.size();
        std::ranges::sort(sizes);
        const auto different = std::unique(sizes.begin(), sizes.end()) - sizes.begin();
        if (points.empty()) {
            fit.problem = sentence("it has no row with a size and a time or bandwidth above 0");
        } else {
            fit.smallest = sizes.front();
            fit.largest = sizes[static_cast<std::size_t>(different - 1)];
            // iperf counts what went over in its time: not the size of a message.
            if (kind == BenchmarkKind::stream && different < 3)
                fitMean(fit, points);
            else if (different < 3)
                fit.problem = sentence("start-up and bandwidth take three sizes or more");
            else
                fitLine(fit, points);
        }
        fits.push_back(std::move(fit));
    }
    return fits;
}

} // namespace contraflow
