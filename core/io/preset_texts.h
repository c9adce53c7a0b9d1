// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace contraflow {

/** A file of resources or samples as the build put it into the program. */
struct PresetText
{
    std::string_view file; ///< its name without the ending
    std::string_view text;
};

// All of a folder by name; the build makes the definitions from the files.
[[nodiscard]] std::span<const PresetText> presetTexts();
[[nodiscard]] std::span<const PresetText> signatureTexts();
[[nodiscard]] std::span<const PresetText> publishedTexts(); ///< with the samples that they compute

} // namespace contraflow
