// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** A row's cells in the further columns of its table, by column; those missing at the end are empty. Most
 * rows have none and are to pay little for it: a pointer, a third of a std::vector. */
class ExtraCells
{
public:
    ExtraCells() = default;
    ExtraCells(std::vector<std::string> cells)
        : m_cells(cells.empty() ? nullptr : std::make_unique<std::vector<std::string>>(std::move(cells)))
    {}
    ExtraCells(std::initializer_list<std::string> cells) : ExtraCells(std::vector<std::string>(cells)) {}
    ExtraCells(const ExtraCells& other)
        : m_cells(other.m_cells ? std::make_unique<std::vector<std::string>>(*other.m_cells) : nullptr)
    {}
    ExtraCells(ExtraCells&& other) noexcept = default;
    ExtraCells& operator=(const ExtraCells& other)
    {
        *this = ExtraCells(other);
        return *this;
    }
    ExtraCells& operator=(ExtraCells&& other) noexcept = default;
    ~ExtraCells() = default;

    [[nodiscard]] const std::vector<std::string>& all() const
    {
        static const std::vector<std::string> kNone;
        return m_cells ? *m_cells : kNone;
    }
    [[nodiscard]] std::size_t size() const { return m_cells ? m_cells->size() : 0; }
    [[nodiscard]] bool empty() const { return !m_cells; }
    /** Only below size(). */
    [[nodiscard]] const std::string& operator[](std::size_t column) const { return (*m_cells)[column]; }

    void set(std::size_t column, std::string text)
    {
        if (!m_cells)
            m_cells = std::make_unique<std::vector<std::string>>();
        if (m_cells->size() <= column)
            m_cells->resize(column + 1);
        (*m_cells)[column] = std::move(text);
    }
    /** Hands the cells over; none are left. */
    [[nodiscard]] std::vector<std::string> take()
    {
        const std::unique_ptr<std::vector<std::string>> taken = std::move(m_cells);
        return taken ? std::move(*taken) : std::vector<std::string>();
    }

    bool operator==(const ExtraCells& other) const { return all() == other.all(); }

private:
    std::unique_ptr<std::vector<std::string>> m_cells; ///< null: none
};

} // namespace contraflow
