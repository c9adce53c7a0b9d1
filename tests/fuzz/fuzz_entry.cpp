// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What libFuzzer calls. CONTRAFLOW_FUZZ_TARGET names the target.

#include "tests/fuzz/fuzz_target.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const contraflow::fuzz::FuzzTarget* target =
        contraflow::fuzz::findFuzzTarget(CONTRAFLOW_FUZZ_TARGET);
    try {
        target->run({reinterpret_cast<const char*>(data), size});
    } catch (const contraflow::fuzz::Broken& broken) {
        std::fprintf(stderr, "%s: %s\n", CONTRAFLOW_FUZZ_TARGET, broken.what());
        std::abort();
    }
    return 0;
}
