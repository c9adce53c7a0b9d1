// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace contraflow::cli {

// What the running command has read, so that its output never takes the place of any of it. Whatever reads a
// file for a command notes it here (loading.h), and Output asks before it opens one.

/** From here on another command runs, which has read nothing yet. */
void forgetInputs(std::string_view command);

/** What kind of file was read: "project", "template", "file". */
void noteInput(std::string_view what, const std::filesystem::path& path);

/** Why a file must not be written: it was read, perhaps under another name (a link, a detour); nothing when
 * it may be. */
[[nodiscard]] std::optional<std::string> whyNotWritten(const std::filesystem::path& path);

} // namespace contraflow::cli
