// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/all_to_all_engine.h"
#include "core/collective/point_to_point.h"
#include "core/collective/signature_preset.h"
#include "core/project/project.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** α and β of one message between two processes, each from the first source that has it. */
class LinkSources
{
public:
    /** Takes what is not known yet. */
    void offer(const std::optional<double>& startUp, const std::optional<double>& secondsPerByte,
               const std::string& source);
    void offer(const PointToPoint& link, const std::string& source);
    void offerPreset(const SignaturePreset& preset);
    /** Offers the fit of the project's first ping-pong benchmark, if there is one. Fails, and offers nothing,
     * where it cannot be fitted. */
    Result<void> offerPingPong(const Project& project);
    /** Offers what the scenario's platform has; fails with what is wrong with it. */
    Result<void> offerPlatform(const AllToAllNetwork& network);

    [[nodiscard]] bool isComplete() const { return m_startUp && m_secondsPerByte; }
    [[nodiscard]] bool hasStartUp() const { return m_startUp.has_value(); }
    /** 0 for what is not known. */
    [[nodiscard]] PointToPoint link() const { return {m_startUp.value_or(0), m_secondsPerByte.value_or(0)}; }
    [[nodiscard]] const std::string& startUpSource() const { return m_startUpSource; }
    [[nodiscard]] const std::string& secondsPerByteSource() const { return m_secondsPerByteSource; }

private:
    std::optional<double> m_startUp;
    std::optional<double> m_secondsPerByte;
    std::string m_startUpSource;
    std::string m_secondsPerByteSource;
};

/** Of what sizes an all-to-all is to be predicted; what is empty is filled from what is known. */
struct SizeWishes
{
    std::vector<std::uint32_t> processes;
    std::vector<double> bytes;
    std::span<const AllToAllPoint> measured;
    std::optional<std::uint32_t> usualProcesses; ///< where nothing was measured
};

/** Every n with every m, ascending: those wished for, else the measured ones, else the usual n and 1 kB to
 * 10 MB. Empty when no n is known. */
[[nodiscard]] std::vector<AllToAll> sizesToPredict(const SizeWishes& wishes);

} // namespace contraflow
