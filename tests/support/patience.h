// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace contraflow::test {

/**
 * Milliseconds that a test waits for a job with much to do: as long as it may take under a sanitizer, on a
 * machine that has other work. Where nothing ever comes, the test's own limit ends it before.
 */
inline constexpr int kPatience = 600'000;

} // namespace contraflow::test
