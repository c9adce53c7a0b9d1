// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace contraflow {

/** Logical pixels between controls that stand side by side. */
inline constexpr int kSpacing = 8;

} // namespace contraflow
