// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace contraflow {

/** A file of resources/presets or resources/signatures as the build put it into the program. */
struct PresetText
{
    std::string_view file; ///< its name without the ending
    std::string_view text;
};

// All of a folder by name; the build makes the definitions from the files.
[[nodiscard]] std::span<const PresetText> presetTexts();
[[nodiscard]] std::span<const PresetText> signatureTexts();

} // namespace contraflow
