// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * A sentence for people, kept as its pattern and what stands in the pattern's places %1 … %9, so that another
 * language can order both in its own way. What stands there is a name or a number, or a part of a sentence.
 */
class Sentence
{
public:
    /** Gives a pattern in another language; a pattern that it does not know as it is. */
    using Translate = std::function<std::string(std::string_view pattern)>;

    Sentence() = default;
    /** The pattern must be a constant of the program. */
    Sentence(std::string_view pattern, std::vector<Sentence> values) // NOLINT: as in a braced list
        : m_text(pattern)
        , m_isPattern(true)
        , m_values(std::move(values))
    {}
    /** A name or a number: the same in every language. */
    Sentence(std::string asItIs) : m_text(std::move(asItIs)) {}

    /** "a, b and c" */
    [[nodiscard]] static Sentence listOf(std::vector<Sentence> parts);
    static constexpr std::string_view kPairPattern = "%1 and %2";

    [[nodiscard]] bool empty() const { return m_text.empty(); }
    /** In English, or as `translate` gives each pattern. */
    [[nodiscard]] std::string text(const Translate& translate = {}) const;

private:
    std::string m_text;
    bool m_isPattern = false;
    std::vector<Sentence> m_values;
};

} // namespace contraflow
