// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QThreadPool;

namespace contraflow {

/**
 * The threads that jobs run in. Not Qt's global pool: painting hands large areas to that one and waits, so a
 * prediction of some seconds in it would stop the window for as long. There is room for quick jobs (an order
 * of rows, an explanation) beside one that takes long.
 */
[[nodiscard]] QThreadPool& jobPool();

} // namespace contraflow
