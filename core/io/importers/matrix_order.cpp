// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/matrix_order.h"

#include "core/base/text.h"

#include <algorithm>
#include <optional>
#include <vector>

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

template<typename At>
bool isSymmetric(std::size_t size, const At& at)
{
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (at(i, j) != at(j, i))
                return false;
    return true;
}

} // namespace

bool isMatrixUpsideDown(std::string_view text)
{
    const std::optional<NumberRows> rows = squareOf(text);
    if (!rows || rows->size() < 3)
        return false;
    const std::size_t size = rows->size();
    return !isSymmetric(size, [&](std::size_t i, std::size_t j) { return (*rows)[i][j]; }) &&
           isSymmetric(size, [&](std::size_t i, std::size_t j) { return (*rows)[size - 1 - i][j]; });
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
