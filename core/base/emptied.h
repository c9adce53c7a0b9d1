// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace contraflow {

/** Empties a list that is filled over and over. It keeps its memory for that, but for what is far more than
 * usual: a list that once took a million messages which started at once does not hold their room for the rest
 * of the run. */
template<typename Item>
void emptyOut(std::vector<Item>& items)
{
    constexpr std::size_t kMostKept = 65536;
    items.clear();
    if (items.capacity() > kMostKept)
        items.shrink_to_fit();
}

} // namespace contraflow
