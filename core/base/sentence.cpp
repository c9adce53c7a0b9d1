// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"

#include "core/base/text.h"

#include <utility>

namespace contraflow {

namespace {

Translate& language()
{
    static Translate translate;
    return translate;
}

} // namespace

void setLanguage(Translate translate)
{
    language() = std::move(translate);
}

std::string sentence(std::string_view pattern, std::initializer_list<std::string_view> values)
{
    const std::string said = language() ? language()(pattern) : std::string(pattern);
    std::string filled;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const bool isPlace = said[i] == '%' && i + 1 < said.size();
        const std::size_t place = isPlace ? static_cast<std::size_t>(said[i + 1] - '1') : values.size();
        if (place < values.size()) {
            filled += values.begin()[place];
            ++i;
        } else {
            filled += said[i];
        }
    }
    return filled;
}

std::string sentenceOf(std::size_t count, std::string_view one, std::string_view many)
{
    return count == 1 ? sentence(one) : sentence(many, {groupedCount(count)});
}

} // namespace contraflow
