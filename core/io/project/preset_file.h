// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/preset.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * Reads a preset from YAML text, "preset: 1" and the keys of resources/presets. Everything must be there and
 * nothing else: a figure without a source, an unknown key or a parameter that the model does not take fails
 * with "line N: " and the reason. Bounded like a project, only tighter.
 */
[[nodiscard]] Result<NetworkPreset> parsePreset(std::string_view text);

/** parsePreset on a file's content; errors begin with "path:line: ". */
[[nodiscard]] Result<NetworkPreset> readPreset(const std::filesystem::path& path);

/** Whether a text names a file rather than something that the program carries. */
[[nodiscard]] inline bool isFileName(std::string_view text)
{
    return text.find_first_of("/.") != std::string_view::npos;
}

/** The presets that the program carries, measured clusters first, those of what is within
 * servers last, rates of one technology ascending. */
[[nodiscard]] const Result<std::vector<NetworkPreset>>& networkPresets();

/** The preset that the program carries under this name; the error names a near one, or says how to list
 * them. */
[[nodiscard]] Result<NetworkPreset> findPreset(const std::string& name);

/** The model of a new scenario on a platform: that of the platform's first scenario, or that of the preset
 * which its figures are from, or the project's first, or the usual one. It need not be in the project. */
[[nodiscard]] Model modelForPlatform(const Project& project, const std::string& platform);

/** The model that such a scenario is predicted with beside that one, of a lossless network without congestion
 * control: from the same scenario or preset. */
[[nodiscard]] std::optional<Model> uncontrolledForPlatform(const Project& project,
                                                           const std::string& platform);

/** findPreset() for those who only ask whether there is one. */
[[nodiscard]] std::optional<NetworkPreset> carriedPreset(const std::string& name);

} // namespace contraflow
