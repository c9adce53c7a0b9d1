// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/signature_preset.h"

namespace contraflow {

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
