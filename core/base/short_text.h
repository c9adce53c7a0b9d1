// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace contraflow {

/**
 * A text that is replaced as a whole, half as large as a std::string: up to 15 bytes lie within, longer ones
 * apart. For names in rows, of which there are millions. It stands wherever a std::string or a view is asked
 * for; a view must not outlive it.
 */
class ShortText
{
public:
    ShortText() = default;
    ShortText(std::string_view text) { assign(text); }
    ShortText(const std::string& text) : ShortText(std::string_view(text)) {}
    ShortText(const char* text) : ShortText(std::string_view(text)) {}
    ShortText(const ShortText& other) : ShortText(other.view()) {}
    ShortText(ShortText&& other) noexcept { swap(other); }
    ShortText& operator=(const ShortText& other)
    {
        ShortText copy(other);
        swap(copy);
        return *this;
    }
    ShortText& operator=(ShortText&& other) noexcept
    {
        swap(other);
        return *this;
    }
    ~ShortText()
    {
        if (isApart())
            delete[] apart();
    }

    [[nodiscard]] std::string_view view() const
    {
        if (!isApart())
            return {m_bytes, m_size};
        std::size_t size = 0;
        std::memcpy(&size, apart(), sizeof size);
        return {apart() + sizeof size, size};
    }
    operator std::string_view() const { return view(); }
    operator std::string() const { return std::string(view()); }
    [[nodiscard]] std::string str() const { return std::string(view()); }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] std::size_t size() const { return view().size(); }
    void clear() { *this = ShortText(); }

    friend bool operator==(const ShortText& a, const ShortText& b) { return a.view() == b.view(); }
    friend bool operator==(const ShortText& a, std::string_view b) { return a.view() == b; }
    friend bool operator==(const ShortText& a, const std::string& b) { return a.view() == b; }
    friend bool operator==(const ShortText& a, const char* b) { return a.view() == b; }
    friend std::strong_ordering operator<=>(const ShortText& a, const ShortText& b)
    {
        return a.view() <=> b.view();
    }
    friend std::string operator+(const ShortText& a, std::string_view b) { return joined(a, b); }
    friend std::string operator+(std::string_view a, const ShortText& b) { return joined(a, b); }
    template<std::same_as<ShortText> Text> // so that it does not compete where one of them is something else
    friend std::string operator+(const ShortText& a, const Text& b)
    {
        return joined(a, b);
    }
    friend std::ostream& operator<<(std::ostream& out, const ShortText& text) { return out << text.view(); }

private:
    static constexpr std::uint8_t kApart = 255;

    [[nodiscard]] static std::string joined(std::string_view a, std::string_view b)
    {
        std::string all;
        all.reserve(a.size() + b.size());
        return all.append(a).append(b);
    }

    [[nodiscard]] bool isApart() const { return m_size == kApart; }
    /** Where the text is apart: its size, then its bytes. */
    [[nodiscard]] char* apart() const
    {
        char* block = nullptr;
        std::memcpy(&block, m_bytes, sizeof block);
        return block;
    }

    /** Only while it is empty. */
    void assign(std::string_view text)
    {
        if (text.size() <= sizeof m_bytes) {
            text.copy(m_bytes, text.size());
            m_size = static_cast<std::uint8_t>(text.size());
            return;
        }
        const std::size_t size = text.size();
        char* const block = new char[sizeof size + size];
        std::memcpy(block, &size, sizeof size);
        text.copy(block + sizeof size, size);
        std::memcpy(m_bytes, &block, sizeof block);
        m_size = kApart;
    }

    void swap(ShortText& other) noexcept
    {
        std::swap(m_bytes, other.m_bytes);
        std::swap(m_size, other.m_size);
    }

    alignas(char*) char m_bytes[15] = {};
    std::uint8_t m_size = 0;
};

static_assert(sizeof(ShortText) == 16);

} // namespace contraflow

/** The same hash as a std::string's. */
template<>
struct std::hash<contraflow::ShortText>
{
    std::size_t operator()(const contraflow::ShortText& text) const noexcept
    {
        return std::hash<std::string_view>()(text.view());
    }
};
