// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <sstream>
#include <string>

namespace contraflow::bench {

/** Bytes of memory that this process has pages for. */
struct ResidentMemory
{
    double now = 0;
    double peak = 0; ///< since the start, or since forgetPeakMemory()
};

/** As Linux tells it; zeros elsewhere. */
inline ResidentMemory residentMemory()
{
    constexpr double kKibibyte = 1024;
    ResidentMemory memory;
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        std::istringstream words(line);
        std::string key;
        double kibibytes = 0;
        if (!(words >> key >> kibibytes))
            continue;
        if (key == "VmRSS:")
            memory.now = kibibytes * kKibibyte;
        else if (key == "VmHWM:")
            memory.peak = kibibytes * kKibibyte;
    }
    return memory;
}

/** The peak begins anew with what is in use now. */
inline void forgetPeakMemory()
{
    std::ofstream("/proc/self/clear_refs") << 5;
}

} // namespace contraflow::bench
