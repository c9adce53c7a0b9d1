// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace contraflow {

/** A file of resources/presets as the build put it into the program. */
struct PresetText
{
    std::string_view file; ///< its name without the ending
    std::string_view text;
};

/** All of them by name; the build makes the definition from the files. */
[[nodiscard]] std::span<const PresetText> presetTexts();

} // namespace contraflow
