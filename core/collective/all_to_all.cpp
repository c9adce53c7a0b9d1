// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/all_to_all.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/units.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

Result<double> parseSecondsPerByte(std::string_view text)
{
    std::string_view number = trimmed(text);
    for (const std::string_view unit : {"s/byte", "s/B"})
        if (number.ends_with(unit)) {
            number.remove_suffix(unit.size());
            break;
        }
    if (const std::optional<double> value = parseNumber(number)) {
        if (*value > 0)
            return *value;
    } else if (const Result<Quantity> bandwidth = parseQuantity(Dimension::bandwidth, text);
               bandwidth && bandwidth->value > 0) {
        return 1 / bandwidth->value;
    }
    return invalidInput(
        "%1 is no time per byte; give seconds per byte above 0, such as 8.502e-9, or a bandwidth, "
        "such as 940 Mbit/s",
        {inQuotes(text)});
}

double allToAllBound(const AllToAll& size, const PointToPoint& link)
{
    return size.rounds() * link.time(size.bytes);
}

double ContentionSignature::time(const AllToAll& size, const PointToPoint& link) const
{
    return allToAllBound(size, link) * gamma + (size.bytes >= threshold ? size.rounds() * delta : 0.0);
}

double clementTime(const AllToAll& size, const PointToPoint& link)
{
    return size.rounds() * (link.startUp + size.bytes * size.processes * link.secondsPerByte);
}

double labartaTime(const AllToAll& size, const PointToPoint& link, std::uint64_t buses)
{
    const double messages = size.rounds() * size.processes;
    return std::ceil(messages / static_cast<double>(buses)) * link.time(size.bytes);
}

double logPTime(const AllToAll& size, const LogP& parameters)
{
    const double packets = size.rounds() * std::max(std::ceil(size.bytes / parameters.packet), 1.0);
    return parameters.latency + 2 * parameters.overhead +
           (packets - 1) * std::max(parameters.gap, parameters.overhead);
}

double logGPTime(const AllToAll& size, const LogP& parameters)
{
    return parameters.latency + 2 * parameters.overhead +
           size.rounds() * std::max(size.bytes - 1, 0.0) * parameters.gapPerByte +
           (size.rounds() - 1) * std::max(parameters.gap, parameters.overhead);
}

Result<GapTable> GapTable::make(std::vector<std::pair<double, double>> points)
{
    std::ranges::sort(points);
    if (points.size() < 2)
        return invalidInput(
            "the gap is a function of the message size, and one size is not enough; give two or more");
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto& [bytes, seconds] = points[i];
        if (!(bytes >= 0) || !(seconds >= 0) || !std::isfinite(bytes) || !std::isfinite(seconds))
            return invalidInput("the gap of %1 bytes is %2 s; give a time of 0 or more",
                                {numberText(bytes), numberText(seconds)});
        if (i > 0 && points[i - 1].first == bytes)
            return invalidInput("there are two gaps of %1 bytes; keep one of them", {numberText(bytes)});
    }
    GapTable table;
    table.m_points = std::move(points);
    return table;
}

double GapTable::gap(double bytes) const
{
    const auto above = std::find_if(m_points.begin() + 1, m_points.end() - 1,
                                    [bytes](const auto& point) { return point.first >= bytes; });
    const auto below = above - 1;
    const double slope = (above->second - below->second) / (above->first - below->first);
    return std::max(below->second + slope * (bytes - below->first), 0.0);
}

double pLogPTime(const AllToAll& size, double latency, const GapTable& gaps)
{
    return latency + size.rounds() * gaps.gap(size.bytes);
}

} // namespace contraflow
