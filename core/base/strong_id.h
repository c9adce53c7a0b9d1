// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace contraflow {

/** An index that cannot be mistaken for an index of something else. */
template<typename Tag>
struct StrongId
{
    std::uint32_t value = 0;

    constexpr StrongId() = default;
    constexpr explicit StrongId(std::size_t v) : value(static_cast<std::uint32_t>(v)) {}
    [[nodiscard]] constexpr std::size_t index() const { return value; }
    constexpr auto operator<=>(const StrongId&) const = default;
};

} // namespace contraflow

template<typename Tag>
struct std::hash<contraflow::StrongId<Tag>>
{
    std::size_t operator()(contraflow::StrongId<Tag> id) const noexcept
    {
        return std::hash<std::uint32_t>{}(id.value);
    }
};
