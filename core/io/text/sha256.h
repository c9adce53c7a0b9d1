// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace contraflow {

/** The SHA-256 (FIPS 180-4) of bytes that come piece by piece. */
class Sha256
{
public:
    Sha256();
    ~Sha256();
    Sha256(Sha256&& other) noexcept;
    Sha256& operator=(Sha256&& other) noexcept;
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;

    void add(std::string_view bytes);
    /** As 64 lower-case hexadecimal digits; to be called once, at the end. */
    [[nodiscard]] std::string text();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/** That of the bytes. */
[[nodiscard]] std::string sha256Text(std::string_view bytes);

} // namespace contraflow
