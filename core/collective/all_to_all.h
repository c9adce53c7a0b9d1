// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/** Hockney's time of one message between two processes, alone in the network: α + β·m. */
struct PointToPoint
{
    double startUp = 0;        ///< α in seconds
    double secondsPerByte = 0; ///< β, the inverse of the bandwidth

    [[nodiscard]] double time(double bytes) const { return startUp + secondsPerByte * bytes; }

    bool operator==(const PointToPoint&) const = default;
};

/** Reads β: seconds per byte ("8.502e-9", "8.502e-9 s/byte") or the bandwidth it is the inverse of. */
[[nodiscard]] Result<double> parseSecondsPerByte(std::string_view text);

// Times of an all-to-all by formula: n processes, each sends m bytes to every other. Seconds and bytes.

/** The size of an all-to-all. */
struct AllToAll
{
    std::uint32_t processes = 2; ///< n, at least 2
    double bytes = 0;            ///< m, of one message

    /** n − 1, the messages of a process. */
    [[nodiscard]] double rounds() const { return static_cast<double>(processes) - 1; }

    bool operator==(const AllToAll&) const = default;
};

/** Proposition 1, the lower bound: (n−1)(α + βm). */
[[nodiscard]] double allToAllBound(const AllToAll& size, const PointToPoint& link);

/** β under contention, some messages delayed and the others not: (1−ρ)βF + ρβC (steffenel-2006, eq. 3). */
struct ContendedThroughput
{
    double freeSecondsPerByte = 0;      ///< βF
    double contendedSecondsPerByte = 0; ///< βC
    double share = 0.5;                 ///< ρ, 0 … 1: at most one of two connections is delayed

    [[nodiscard]] double secondsPerByte() const
    {
        return (1 - share) * freeSecondsPerByte + share * contendedSecondsPerByte;
    }
};

/**
 * What a network makes of an all-to-all (steffenel-2006, eq. 5): the bound times γ, and δ more per round from
 * messages of M bytes on. The paper sets its brackets so that δ could be meant once; its text says that each
 * communication pays it, which is what is meant here.
 */
struct ContentionSignature
{
    double gamma = 1;
    double delta = 0;                                           ///< seconds per round
    double threshold = std::numeric_limits<double>::infinity(); ///< M in bytes; infinite: δ is never paid

    [[nodiscard]] double time(const AllToAll& size, const PointToPoint& link) const;

    bool operator==(const ContentionSignature&) const = default;
};

/** Clement et al. 1996, a shared medium: l + bγ/W with γ = n for each of the n−1 messages of a process. */
[[nodiscard]] double clementTime(const AllToAll& size, const PointToPoint& link);

/** Labarta et al. 1996: the n(n−1) messages go in ⌈n(n−1)/buses⌉ waves of α + βm. `buses` at least 1. */
[[nodiscard]] double labartaTime(const AllToAll& size, const PointToPoint& link, std::uint64_t buses);

/** Parameters of LogP and its relatives, in seconds. */
struct LogP
{
    double latency = 0;    ///< L
    double overhead = 0;   ///< o, of sending and of receiving
    double gap = 0;        ///< g, between messages of one process
    double gapPerByte = 0; ///< G of LogGP
    double packet = 0;     ///< w of LogP in bytes: longer messages go as several
};

/** Culler et al. 1993: packets of w bytes, one every max(g, o): L + 2o + ((n−1)⌈m/w⌉ − 1)·max(g, o).
 * `packet` is above 0. */
[[nodiscard]] double logPTime(const AllToAll& size, const LogP& parameters);

/** Alexandrov et al. 1995: L + 2o + (n−1)(m−1)G + (n−2)·max(g, o). */
[[nodiscard]] double logGPTime(const AllToAll& size, const LogP& parameters);

/** Kielmann et al. 2000 (pLogP): the gap is a measured function of the message size: L + (n−1)·g(m). */
class GapTable
{
public:
    /** (bytes, seconds) in any order. Fails with fewer than two sizes, a size twice, or what is no time. */
    [[nodiscard]] static Result<GapTable> make(std::vector<std::pair<double, double>> points);
    /** g(m): straight between the points, and on beyond the last two of either end, never below 0. */
    [[nodiscard]] double gap(double bytes) const;

private:
    std::vector<std::pair<double, double>> m_points; ///< by size
};

[[nodiscard]] double pLogPTime(const AllToAll& size, double latency, const GapTable& gaps);

} // namespace contraflow
