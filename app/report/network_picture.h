// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"

#include <memory>

namespace contraflow::report {

/** A network on its own; racks, then groups, are drawn as one box where single nodes would be too small to
 * read. */
[[nodiscard]] CanvasPicture networkPicture(std::shared_ptr<const Network> network, const Platform& platform,
                                           std::size_t platformIndex);

/** The network of a result with its messages and the loads of the step that lasts longest; of a run those of
 * one of its longest steps in which something flows, or the network alone where it kept none. */
[[nodiscard]] CanvasPicture resultPicture(std::shared_ptr<const ScenarioResult> result);

} // namespace contraflow::report
