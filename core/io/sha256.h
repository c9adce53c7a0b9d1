// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace contraflow {

/** The SHA-256 (FIPS 180-4) of the bytes, as 64 lower-case hexadecimal digits. */
[[nodiscard]] std::string sha256Text(std::string_view bytes);

} // namespace contraflow
