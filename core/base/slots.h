// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/** Numbers from 0 on for things that come and go: what was given back last goes out again first. */
class FreeNumbers
{
public:
    [[nodiscard]] std::uint32_t take()
    {
        if (m_free.empty())
            return m_count++;
        const std::uint32_t number = m_free.back();
        m_free.pop_back();
        return number;
    }
    void giveBack(std::uint32_t number) { m_free.push_back(number); }
    void giveBack(std::span<const std::uint32_t> numbers)
    {
        m_free.insert(m_free.end(), numbers.begin(), numbers.end());
    }
    /** Numbers that were given back do not go out again. */
    void retire() { m_free.clear(); }

    [[nodiscard]] std::size_t inUse() const { return m_count - m_free.size(); }
    [[nodiscard]] std::span<const std::uint32_t> free() const { return m_free; }

private:
    std::vector<std::uint32_t> m_free;
    std::uint32_t m_count = 0;
};

/** Things that come and go, under their numbers: there are as many as were ever there at once. */
template<typename Item>
class Slots
{
public:
    [[nodiscard]] std::uint32_t add(const Item& item)
    {
        const std::uint32_t number = m_numbers.take();
        if (number < m_items.size())
            m_items[number] = item;
        else
            m_items.push_back(item);
        return number;
    }
    /** It stays as it is until another one comes. */
    void remove(std::uint32_t number) { m_numbers.giveBack(number); }

    [[nodiscard]] Item& operator[](std::uint32_t number) { return m_items[number]; }
    [[nodiscard]] const Item& operator[](std::uint32_t number) const { return m_items[number]; }
    /** Numbers that were ever given. */
    [[nodiscard]] std::size_t size() const { return m_items.size(); }
    [[nodiscard]] std::size_t inUse() const { return m_numbers.inUse(); }
    /** The first one that is there. */
    [[nodiscard]] const Item* first() const
    {
        std::vector<bool> isFree(m_items.size(), false);
        for (const std::uint32_t number : m_numbers.free())
            isFree[number] = true;
        for (std::size_t i = 0; i < isFree.size(); ++i)
            if (!isFree[i])
                return &m_items[i];
        return nullptr;
    }

private:
    FreeNumbers m_numbers;
    std::vector<Item> m_items;
};

} // namespace contraflow
