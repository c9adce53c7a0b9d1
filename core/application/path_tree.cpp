// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/path_tree.h"

#include <algorithm>

namespace contraflow {

std::uint32_t PathTree::add(std::uint32_t before, const PathStep& step)
{
    const std::uint32_t number = m_nodes.add({step.end, hold(before), 1});
    m_steps.resize(m_nodes.size());
    m_steps[number] = step;
    return number;
}

std::uint32_t PathTree::hold(std::uint32_t step)
{
    if (isThere(step))
        ++m_nodes[step].holders;
    return step;
}

void PathTree::release(std::uint32_t step)
{
    while (isThere(step) && --m_nodes[step].holders == 0) {
        m_nodes.remove(step);
        __builtin_prefetch(&m_steps[step], 1); // it is the next to be written
        __builtin_prefetch(&m_steps[step].end, 1);
        step = m_nodes[step].before;
    }
}

std::uint32_t PathTree::either(std::uint32_t after, std::uint32_t other, double time) const
{
    const bool isEither = isThere(after) && isThere(other) && m_nodes[other].end == time;
    return isEither ? std::min(after, other) : after;
}

std::vector<PathStep> PathTree::chain(std::uint32_t step) const
{
    std::vector<PathStep> steps;
    for (; isThere(step); step = m_nodes[step].before)
        steps.push_back(m_steps[step]);
    std::ranges::reverse(steps);
    return steps;
}

} // namespace contraflow
