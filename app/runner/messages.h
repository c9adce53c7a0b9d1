// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdio>
#include <string>

// This room: contraflow-run, which measures on a cluster. A PatternRunner sends the messages of one pattern
// over and over, a ProgramRunner runs programs; CommonStart lets all ranks begin together by their Clocks,
// and a RunRecorder writes what was measured, so that a killed run goes on.

namespace contraflow::runner {

/** A line on standard error. */
inline void say(const std::string& text)
{
    std::fputs(("contraflow-run: " + text + "\n").c_str(), stderr);
}

/** The exit status that belongs to an error. */
[[nodiscard]] inline int statusOf(const Error& error)
{
    return error.code == ErrorCode::environment ? 3 : 1;
}

} // namespace contraflow::runner
