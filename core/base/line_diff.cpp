// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/line_diff.h"

#include <algorithm>
#include <cstdint>

namespace contraflow {
namespace {

using Lines = std::vector<std::string_view>;

Lines linesOf(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/**
 * How far into `before` the furthest path with d differences reaches on each diagonal (lines of `before`
 * minus lines of `after`), for d = 0, 1, … until one reaches both ends.
 */
class FurthestPaths
{
public:
    FurthestPaths(const Lines& before, const Lines& after) : m_before(before), m_after(after) {}

    /** False when there are more differences than `most`. */
    [[nodiscard]] bool find(std::int64_t most, const std::stop_token& stop)
    {
        for (std::int64_t d = 0; d <= most && !stop.stop_requested(); ++d) {
            m_rounds.emplace_back(static_cast<std::size_t>(2 * d + 1), 0);
            for (std::int64_t k = -d; k <= d; k += 2) {
                std::int64_t x = d == 0 ? 0 : goesDown(d, k) ? reach(d - 1, k + 1) : reach(d - 1, k - 1) + 1;
                while (x < size(m_before) && x - k < size(m_after) &&
                       lineOf(m_before, x) == lineOf(m_after, x - k))
                    ++x;
                reach(d, k) = x;
                if (x >= size(m_before) && x - k >= size(m_after))
                    return true;
            }
        }
        return false;
    }

    /** The lines of the shortest way, the last one first. */
    [[nodiscard]] std::vector<DiffLine> backwards()
    {
        std::vector<DiffLine> lines;
        std::int64_t x = size(m_before);
        std::int64_t y = size(m_after);
        for (auto d = static_cast<std::int64_t>(m_rounds.size()) - 1; d >= 0; --d) {
            const std::int64_t k = x - y;
            const bool isDown = d > 0 && goesDown(d, k);
            const std::int64_t fromX = d == 0 ? 0 : isDown ? reach(d - 1, k + 1) : reach(d - 1, k - 1);
            const std::int64_t afterStep = d == 0 ? 0 : isDown ? fromX : fromX + 1;
            for (; x > afterStep; --x, --y)
                lines.push_back({DiffLine::Kind::kept, lineOf(m_before, x - 1)});
            if (d == 0)
                break;
            if (isDown)
                lines.push_back({DiffLine::Kind::added, lineOf(m_after, --y)});
            else
                lines.push_back({DiffLine::Kind::removed, lineOf(m_before, --x)});
        }
        return lines;
    }

private:
    [[nodiscard]] static std::int64_t size(const Lines& lines)
    {
        return static_cast<std::int64_t>(lines.size());
    }
    [[nodiscard]] static std::string_view lineOf(const Lines& lines, std::int64_t at)
    {
        return lines[static_cast<std::size_t>(at)];
    }
    [[nodiscard]] std::int64_t& reach(std::int64_t d, std::int64_t k)
    {
        return m_rounds[static_cast<std::size_t>(d)][static_cast<std::size_t>(k + d)];
    }
    /** Whether the path to diagonal k adds a line, rather than removing one. */
    [[nodiscard]] bool goesDown(std::int64_t d, std::int64_t k)
    {
        return k == -d || (k != d && reach(d - 1, k - 1) < reach(d - 1, k + 1));
    }

    const Lines& m_before;
    const Lines& m_after;
    std::vector<std::vector<std::int64_t>> m_rounds; ///< by d, by diagonal from -d
};

} // namespace

std::optional<std::vector<DiffLine>> diffLines(std::string_view before, std::string_view after,
                                               std::size_t context, std::size_t most,
                                               const std::stop_token& stop)
{
    if (before == after)
        return std::vector<DiffLine>();
    const Lines old = linesOf(before);
    const Lines fresh = linesOf(after);
    FurthestPaths paths(old, fresh);
    if (!paths.find(static_cast<std::int64_t>(most), stop))
        return std::nullopt;
    std::vector<DiffLine> all = paths.backwards();
    std::ranges::reverse(all);

    std::vector<bool> isShown(all.size(), false);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].kind != DiffLine::Kind::kept)
            std::fill(isShown.begin() + static_cast<std::ptrdiff_t>(i - std::min(i, context)),
                      isShown.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), i + context + 1)),
                      true);
    std::vector<DiffLine> shown;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (isShown[i])
            shown.push_back(all[i]);
        else if (shown.empty() || shown.back().kind != DiffLine::Kind::skipped)
            shown.push_back({DiffLine::Kind::skipped, {}});
    return shown;
}

} // namespace contraflow
