// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <vector>

namespace contraflow {

// What later standards have for ranges. Where a function is asked for, the address of a member will do.

/** Whether an element, or what `function` gives of it, is the value: `contains(nodes, name, &Node::name)`. */
template<typename Range, typename Value, typename Function = std::identity>
[[nodiscard]] constexpr bool contains(const Range& range, const Value& value, Function function = {})
{
    return std::ranges::find(range, value, function) != std::end(range);
}

/** What `function` gives of each element, in their order: `mapped<std::string>(nodes, &Node::name)`. */
template<typename Value, typename Range, typename Function>
[[nodiscard]] std::vector<Value> mapped(const Range& range, Function function)
{
    std::vector<Value> values;
    if constexpr (std::ranges::sized_range<const Range>)
        values.reserve(std::size(range));
    for (const auto& element : range)
        values.emplace_back(std::invoke(function, element));
    return values;
}

/** Puts the elements in order, each once. */
template<typename Elements>
void sortUnique(Elements& elements)
{
    std::ranges::sort(elements);
    elements.erase(std::unique(elements.begin(), elements.end()), elements.end());
}

} // namespace contraflow
