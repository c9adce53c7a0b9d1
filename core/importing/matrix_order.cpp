// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/matrix_order.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace contraflow {

namespace {

using NumberRows = std::vector<std::vector<double>>;

std::vector<std::string_view> filledLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (!trimmed(text.substr(0, end)).empty())
            lines.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/** The numbers of a square; nothing when it is none. */
std::optional<NumberRows> squareOf(std::string_view text)
{
    const std::vector<std::string_view> lines = filledLines(text);
    NumberRows rows;
    for (std::string_view line : lines) {
        std::vector<double>& row = rows.emplace_back();
        while (!line.empty()) {
            const std::size_t end = std::min(line.find_first_of(",; \t"), line.size());
            const std::string_view cell = line.substr(0, end);
            line.remove_prefix(std::min(end + 1, line.size()));
            if (cell.empty())
                continue;
            const auto number = parseNumber(cell);
            if (!number || row.size() == lines.size())
                return std::nullopt;
            row.push_back(*number);
        }
        if (row.size() != lines.size())
            return std::nullopt;
    }
    return rows;
}

/** A square, as it is written or with its rows reversed. */
class Square
{
public:
    Square(const NumberRows& rows, bool isReversed) : m_rows(rows), m_isReversed(isReversed) {}

    /** The share of all numbers that the opposite ones do not have: 0 is symmetric, 1 is one-sided. */
    [[nodiscard]] double asymmetry() const
    {
        double differences = 0;
        double sums = 0;
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                differences += std::abs(at(i, j) - at(j, i));
                sums += std::abs(at(i, j)) + std::abs(at(j, i));
            }
        return sums > 0 ? differences / sums : 0;
    }

    [[nodiscard]] bool hasEmptyDiagonal() const
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (at(i, i) != 0)
                return false;
        return true;
    }

private:
    [[nodiscard]] double at(std::size_t i, std::size_t j) const
    {
        return m_rows[m_isReversed ? m_rows.size() - 1 - i : i][j];
    }

    const NumberRows& m_rows;
    bool m_isReversed;
};

} // namespace

MatrixRowOrder rowOrderOf(std::string_view text)
{
    constexpr double kSymmetric = 0.02;
    constexpr double kOneSided = 0.05;
    const std::optional<NumberRows> rows = squareOf(text);
    if (!rows || rows->size() < 3)
        return MatrixRowOrder::firstNodeFirst;
    const Square written(*rows, false);
    const Square reversed(*rows, true);
    if (reversed.asymmetry() > kSymmetric)
        return MatrixRowOrder::firstNodeFirst;
    if (written.asymmetry() > kOneSided)
        return MatrixRowOrder::lastNodeFirst;
    if (!reversed.hasEmptyDiagonal())
        return MatrixRowOrder::firstNodeFirst;
    if (!written.hasEmptyDiagonal())
        return MatrixRowOrder::lastNodeFirst;
    return text.find(',') == std::string_view::npos ? MatrixRowOrder::firstNodeFirst
                                                    : MatrixRowOrder::unclear;
}

std::string upsideDown(std::string_view text)
{
    std::vector<std::string_view> lines = filledLines(text);
    std::string turned;
    turned.reserve(text.size() + 1);
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        turned.append(*line).push_back('\n');
    return turned;
}

} // namespace contraflow
