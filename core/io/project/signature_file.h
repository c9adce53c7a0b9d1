// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/signature_fit.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * Reads a contention signature from YAML text, "signature: 1" and the keys of resources/signatures. A figure
 * without a source, an unknown key, or a δ without an M fails with "line N: " and the reason.
 */
[[nodiscard]] Result<SignaturePreset> parseSignature(std::string_view text);

/** parseSignature on a file's content; errors begin with "path:line: ". */
[[nodiscard]] Result<SignaturePreset> readSignature(const std::filesystem::path& path);

/** The signatures that the program carries, by name. */
[[nodiscard]] const Result<std::vector<SignaturePreset>>& publishedSignatures();

/** The signature that the program carries under this name; the error names a near one, or all. */
[[nodiscard]] Result<SignaturePreset> findSignature(const std::string& name);

} // namespace contraflow
