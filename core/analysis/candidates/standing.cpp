// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/standing.h"

#include <algorithm>

namespace contraflow {

double toldApartFrom(const LogError& a, const LogError& b)
{
    return std::max(kTie, std::hypot(a.halfWidth, b.halfWidth));
}

Standing standing(const JudgedFigure& a, const JudgedFigure& b)
{
    const double first = a.expected();
    const double second = b.expected();
    if (!(first > 0) || !(second > 0)) // of no length
        return first < second ? Standing::less : first > second ? Standing::greater : Standing::equal;
    const double difference = std::log(first) - std::log(second); // the same either way round
    const double least = toldApartFrom(a.error, b.error);
    if (std::abs(difference) <= least)
        return least > kTie ? Standing::tooClose : Standing::equal;
    return difference < 0 ? Standing::less : Standing::greater;
}

std::vector<Places> placesOf(const std::vector<std::optional<JudgedFigure>>& figures)
{
    const auto ranked = static_cast<std::size_t>(
        std::count_if(figures.begin(), figures.end(), [](const auto& figure) { return figure.has_value(); }));
    std::vector<Places> all(figures.size());
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (!figures[i])
            continue;
        Places& places = all[i];
        places = {1, 1, ranked};
        bool isSure = true;
        for (std::size_t k = 0; k < figures.size(); ++k) {
            if (k == i || !figures[k])
                continue;
            const Standing other = standing(*figures[k], *figures[i]);
            isSure = isSure && other != Standing::tooClose;
            places.best += other == Standing::less ? 1 : 0;
            places.worst -= other == Standing::greater ? 1 : 0;
            places.rank +=
                standing(figures[k]->withoutError(), figures[i]->withoutError()) == Standing::less ? 1 : 0;
        }
        if (isSure) // equal ones share a place
            places.best = places.worst = places.rank;
    }
    return all;
}

} // namespace contraflow
