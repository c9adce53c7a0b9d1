// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/some_names.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

namespace contraflow {

std::string someOf(std::vector<std::string> names, std::size_t most)
{
    if (names.size() > most + 1) {
        const std::size_t others = names.size() - most;
        names.resize(most);
        names.push_back(sentence("%1 more", {groupedCount(others)}));
    }
    return joinedWords(names);
}

} // namespace contraflow
