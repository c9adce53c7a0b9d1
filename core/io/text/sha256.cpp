// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/sha256.h"

#include <nettle/base16.h>
#include <nettle/sha2.h>

#include <array>
#include <cstdint>

namespace contraflow {

struct Sha256::State
{
    sha256_ctx context{};
};

Sha256::Sha256() : m_state(std::make_unique<State>())
{
    sha256_init(&m_state->context);
}

Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&& other) noexcept = default;
Sha256& Sha256::operator=(Sha256&& other) noexcept = default;

void Sha256::add(std::string_view bytes)
{
    sha256_update(&m_state->context, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
}

std::string Sha256::text()
{
    std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
    sha256_digest(&m_state->context, digest.size(), digest.data());
    std::string text(BASE16_ENCODE_LENGTH(SHA256_DIGEST_SIZE), '0');
    base16_encode_update(text.data(), digest.size(), digest.data());
    return text;
}

std::string sha256Text(std::string_view bytes)
{
    Sha256 sum;
    sum.add(bytes);
    return sum.text();
}

} // namespace contraflow
