// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/theme.h"
#include "core/project/preset.h"

#include <QString>

namespace contraflow {

/** Everything about a preset as rich text: what it is, its figures each with its source, citations. */
[[nodiscard]] QString presetHtml(const NetworkPreset& preset, const Theme& theme);

/** What applying it does, in sentences: "Sets bandwidth and latency of 6 nodes and 1 link of copper." */
[[nodiscard]] QString presetPreview(const PresetEdit& edit, const QString& platform);

/** "1 node", "6 nodes"; "1 link", "0 links". */
[[nodiscard]] QString nodesAndLinks(std::size_t nodes, std::size_t links);

} // namespace contraflow
