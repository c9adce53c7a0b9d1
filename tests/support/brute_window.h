// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/scenario.h"
#include "core/sharing/window_model.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace contraflow::test {

/** The model without bursts: queues are full or empty. */
[[nodiscard]] inline WindowParameters hardWindows(double host = 1, double switchPort = 1, double backbone = 1)
{
    WindowParameters parameters;
    parameters.kappaHost = host;
    parameters.kappaSwitch = switchPort;
    parameters.kappaBackbone = backbone;
    parameters.epsilon = 0;
    parameters.burst = 0;
    return parameters;
}

/**
 * The rates of the model `window` without bursts and with unlimited windows, slowly: the queues fill and
 * drain by dq/dt = load - capacity from empty ones, in small explicit steps, until they stand still; then
 * every κ grows a little, in `stages` equal parts from 0 to its value. Bytes per second, in the order of
 * `active`; empty when the queues are not still after very many steps.
 */
[[nodiscard]] std::optional<std::vector<double>> windowByDynamics(const PlacedScenario& scenario,
                                                                  const WindowParameters& parameters,
                                                                  const std::vector<std::uint32_t>& active,
                                                                  int stages);

} // namespace contraflow::test
