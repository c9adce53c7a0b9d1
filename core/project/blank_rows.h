// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <algorithm>
#include <string>

namespace contraflow {

// A row in which nothing is written counts as nothing: it may stand in a table until something is typed
// there.

/** Whether nothing is written in an object of a list. */
template<typename Object>
[[nodiscard]] bool isBlank(const Object& object)
{
    return object == Object();
}

[[nodiscard]] inline bool areBlank(const ExtraCells& cells)
{
    return std::all_of(cells.all().begin(), cells.all().end(),
                       [](const std::string& cell) { return cell.empty(); });
}

[[nodiscard]] inline bool isBlank(const MessageRow& row)
{
    return row.id.empty() && row.source.empty() && row.destination.empty() && row.size.isEmpty() &&
           row.start.isEmpty() && areBlank(row.extras);
}

/** Keys that no sheet shows, such as where a row is drawn, are nothing that was written. */
[[nodiscard]] inline bool isBlank(const NodeRow& row)
{
    return row.name.empty() && row.switchName.empty() && row.cores.isEmpty() && row.bandwidth.isEmpty() &&
           row.latency.isEmpty() && row.price.isEmpty() && row.power.isEmpty();
}

[[nodiscard]] inline bool isBlank(const LinkRow& row)
{
    return row.name.empty() && row.from.empty() && row.to.empty() && row.bandwidth.isEmpty() &&
           row.latency.isEmpty() && row.price.isEmpty() && row.power.isEmpty();
}

[[nodiscard]] inline bool isBlank(const SwitchRow& row)
{
    return row.name.empty() && row.price.isEmpty() && row.power.isEmpty();
}

[[nodiscard]] inline bool isBlank(const RouteRow& row)
{
    return row.from.empty() && row.to.empty() && row.links.empty() && row.ways.empty();
}

[[nodiscard]] inline bool isBlank(const PriceItem& row)
{
    return row.name.empty() && row.kind.empty() && row.count.isEmpty() && row.price.isEmpty() &&
           row.per.empty() && row.power.isEmpty();
}

[[nodiscard]] inline bool isBlank(const TimeRow& row)
{
    return row.message.empty() && row.mean.isEmpty() && row.ci95.isEmpty() && row.repetitions.isEmpty() &&
           areBlank(row.extras);
}

[[nodiscard]] inline bool isBlank(const ParameterRow& row)
{
    return row.name.empty() && row.value.empty();
}

} // namespace contraflow
