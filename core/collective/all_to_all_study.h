// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/all_to_all_engine.h"
#include "core/collective/signature_fit.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// This room: all-to-all exchanges. An AllToAll is how many processes exchange how much, an Exchange any
// pattern of messages with its ExchangeBounds. A ContentionSignature says how a network deals with many of
// them, a SignatureFit learns it from measured times, and an AllToAllStudy holds all methods side by side.
//
//     ASSIGN_OR_RETURN(const AllToAllStudy study, studyAllToAll(figures, sizes, measured));

namespace contraflow {

/** Ways to predict an all-to-all, in the order in which tables show them. */
enum class AllToAllMethod
{
    bound,      ///< Proposition 1
    throughput, ///< Proposition 1 with β under contention
    signature,  ///< the contention signature
    clement,
    labarta,
    logP,
    logGP,
    pLogP,
    atOnce, ///< the engine, all messages at once
    rounds, ///< the engine, direct exchange round after round
};

struct AllToAllMethodInfo
{
    AllToAllMethod method;
    std::string_view name;  ///< in files: "contention-signature"
    std::string_view title; ///< heads a column: "Signature"
};

[[nodiscard]] const AllToAllMethodInfo& methodInfo(AllToAllMethod method);

/** What is known of a network; each method is used that finds its figures. */
struct AllToAllFigures
{
    PointToPoint link;
    std::optional<ContentionSignature> signature;
    SignatureDomain domain; ///< of the signature
    std::optional<ContendedThroughput> throughput;
    std::optional<std::uint64_t> buses;       ///< of Labarta's waves
    std::optional<LogP> logP;                 ///< with `packet` 0: LogGP alone
    std::optional<GapTable> gaps;             ///< of pLogP, with the latency of `logP`
    const AllToAllNetwork* network = nullptr; ///< for the engine; null: without
};

/** One predicted time. */
struct AllToAllPrediction
{
    AllToAll size;
    AllToAllMethod method = AllToAllMethod::bound;
    double seconds = 0;
    std::optional<double> measured;     ///< seconds; the mean where there are several of this size
    std::optional<double> errorPercent; ///< (predicted − measured) / measured · 100
    DomainCheck domain;                 ///< of a signature's prediction
};

/** Mean errors of one method at one number of processes, over the message sizes. */
struct MethodError
{
    AllToAllMethod method = AllToAllMethod::bound;
    ProcessCountError error;
};

struct AllToAllStudy
{
    std::vector<AllToAllPrediction> predictions; ///< by size as asked for, then by method
    std::vector<MethodError> errors;             ///< by method, then by processes
    std::string engineNote; ///< why the engine has no time of some size; empty: it has all
};

/**
 * Predicts all-to-alls of these sizes by every method whose figures are known, beside what was measured.
 * Sizes that the platform is too small for go without the engine. Fails when the engine does otherwise.
 */
[[nodiscard]] Result<AllToAllStudy> studyAllToAll(const AllToAllFigures& figures,
                                                  std::span<const AllToAll> sizes,
                                                  std::span<const AllToAllPoint> measured,
                                                  const RunOptions& options = {});

/** "inside", or what a signature's prediction is outside of: "outside n and m; not saturated". */
[[nodiscard]] std::string domainText(const DomainCheck& check);
/** The same with a warning sign in front of what is outside, for people. */
[[nodiscard]] std::string domainWords(const DomainCheck& check);

} // namespace contraflow
