// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace contraflow {

/** A file of resources or samples as the build put it into the program. */
struct ResourceText
{
    std::string_view file; ///< its name without the ending
    std::string_view text;
};

// All of a folder by name; the build makes the definitions from the files.
[[nodiscard]] std::span<const ResourceText> presetTexts();
[[nodiscard]] std::span<const ResourceText> signatureTexts();
[[nodiscard]] std::span<const ResourceText> publishedTexts(); ///< with the samples that they compute
[[nodiscard]] std::span<const ResourceText> programTexts();

/** The text of the file of this name; empty without one. */
[[nodiscard]] inline std::string_view textNamed(std::span<const ResourceText> texts, std::string_view file)
{
    for (const ResourceText& known : texts)
        if (known.file == file)
            return known.text;
    return {};
}

} // namespace contraflow
