// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collective/signature_fit.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** A figure of a signature and where it comes from. */
struct SignatureFigure
{
    double value = 0; ///< in seconds, bytes, seconds per byte, or a plain number
    std::string source;
};

/** A published contention signature; what the publication does not say is empty. */
struct SignaturePreset
{
    std::string name; ///< in files and on the command line
    std::string title;
    std::string description;
    SignatureFigure gamma;
    SignatureFigure delta;                    ///< seconds per round
    std::optional<SignatureFigure> threshold; ///< M in bytes; empty where δ is 0
    std::optional<SignatureFigure> startUp;   ///< α in seconds
    std::optional<SignatureFigure> secondsPerByte;
    std::optional<SignatureFigure> contendedSecondsPerByte; ///< βC
    std::optional<SignatureFigure> share;                   ///< ρ
    std::optional<SignatureFigure> fittedProcesses;         ///< the n of the fit
    std::optional<SignatureFigure> saturatedProcesses;      ///< from this n on the network is saturated
    std::vector<std::string> citations;

    [[nodiscard]] ContentionSignature signature() const;
    [[nodiscard]] SignatureDomain domain() const;
    /** Nothing unless βC is known; `freeSecondsPerByte` is βF. */
    [[nodiscard]] std::optional<ContendedThroughput> throughput(double freeSecondsPerByte) const;
};

} // namespace contraflow
