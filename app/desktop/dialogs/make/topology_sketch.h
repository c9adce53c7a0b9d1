// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

#include <string_view>

namespace contraflow {

/** Size of the sketches, in device-independent pixels. */
inline constexpr QSize kSketchSize{44, 32};

/** A line drawing of a network's shape, by its name in the catalogue, in the colours of the theme. */
[[nodiscard]] QIcon topologySketch(std::string_view name, qreal devicePixelRatio);

} // namespace contraflow
