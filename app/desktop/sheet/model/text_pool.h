// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Texts, each kept once and numbered from 0 in the order of their coming: up to 2³¹ of them. Beside its
 * characters a text takes about 20 bytes. */
class TextPool
{
public:
    /** The number of a text. */
    std::uint32_t add(std::string_view text)
    {
        // Cells below one another are often alike.
        if (!m_slots.empty() && (*this)[m_last] == text)
            return m_last;
        if (2 * (m_ends.size() + 1) > m_slots.size())
            grow();
        std::uint32_t& slot = m_slots[slotOf(text)];
        if (slot == kFree) {
            slot = static_cast<std::uint32_t>(m_ends.size());
            m_characters += text;
            m_ends.push_back(m_characters.size());
        }
        return m_last = slot;
    }

    [[nodiscard]] std::size_t size() const { return m_ends.size(); }
    [[nodiscard]] std::string_view operator[](std::uint32_t number) const
    {
        const std::size_t begin = number == 0 ? 0 : m_ends[number - 1];
        return std::string_view(m_characters).substr(begin, m_ends[number] - begin);
    }

private:
    static constexpr std::uint32_t kFree = UINT32_MAX;

    /** Where the text is, or would be. */
    [[nodiscard]] std::size_t slotOf(std::string_view text) const
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = std::hash<std::string_view>()(text) & mask;
        while (m_slots[slot] != kFree && (*this)[m_slots[slot]] != text)
            slot = (slot + 1) & mask;
        return slot;
    }

    void grow()
    {
        constexpr std::size_t kFew = 16;
        m_slots.assign(m_slots.empty() ? kFew : 2 * m_slots.size(), kFree);
        for (std::uint32_t number = 0; number < m_ends.size(); ++number)
            m_slots[slotOf((*this)[number])] = number;
    }

    std::string m_characters;
    std::vector<std::size_t> m_ends;    ///< of each text in m_characters
    std::vector<std::uint32_t> m_slots; ///< by hash; a power of two, at most half of them taken
    std::uint32_t m_last = 0;
};

} // namespace contraflow
