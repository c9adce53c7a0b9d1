// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"

namespace contraflow {

Sentence Sentence::listOf(std::vector<Sentence> parts)
{
    if (parts.empty())
        return {};
    Sentence list = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        list = Sentence(i + 1 == parts.size() ? kPairPattern : std::string_view("%1, %2"),
                        {std::move(list), std::move(parts[i])});
    return list;
}

std::string Sentence::text(const Translate& translate) const
{
    if (!m_isPattern)
        return m_text;
    const std::string pattern = translate ? translate(m_text) : m_text;
    std::string filled;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size();
        const std::size_t place = isPlace ? static_cast<std::size_t>(pattern[i + 1] - '1') : m_values.size();
        if (place < m_values.size()) {
            filled += m_values[place].text(translate);
            ++i;
        } else {
            filled += pattern[i];
        }
    }
    return filled;
}

} // namespace contraflow
