// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace contraflow {

struct Field;

/**
 * Neutral names for the hosts and switches of a project: node1, node2 … and switch1, switch2 … in the order
 * of the tables, the same name wherever the same host is meant. For reports that leave the house.
 */
class AnonymousNames
{
public:
    explicit AnonymousNames(const Project& project);

    /**
     * The text with the neutral name wherever a name or a host list stands: as a word, joined to others by _,
     * or within another word, in any case. Names that are short or without a digit are found as words and
     * joined by _ only, as they stand within too many words.
     */
    [[nodiscard]] std::string text(std::string_view text) const;

    /**
     * The project with neutral names in every text; rows keep their places and numbers. Names of imported
     * files and machines are neutral too. What is no name and no number may name anybody and is left out:
     * cells that cannot be read, notes, further keys and columns, names and unknown kinds of costs. For
     * showing only: rules that go by names, such as ecmp-hash, may choose other routes in it.
     */
    [[nodiscard]] Project project(const Project& project) const;

private:
    struct TextHash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    using NameTable = std::unordered_map<std::string, std::string, TextHash, std::equal_to<>>;

    void add(const std::string& name, const char* neutral, std::size_t& count);
    void addSecrets(const Project& project);
    template<typename Row>
    [[nodiscard]] static bool isNaming(const Row& row, const Field& field);
    /** The row, which is in place `index` of a list of things called so, without what may name anybody. */
    template<typename Row>
    void makeNeutral(Row& row, std::string_view thing, std::size_t index) const;
    void nameParameters(Project& neutral) const;
    /** The neutral name; null: it is no name of a host. */
    [[nodiscard]] const std::string* find(std::string_view name) const;
    /** Where a text in quotes that is left out ends, which begins at `from`; npos: there is none. */
    [[nodiscard]] std::size_t secretAt(std::string_view text, std::size_t from) const;
    [[nodiscard]] std::string nodeRowName(const std::string& list) const;
    /** The neutral name of the longest name that begins at `from`, and where that ends; empty: none. `low` is
     * the text in small letters. */
    [[nodiscard]] std::string nameAt(std::string_view text, std::string_view low, std::size_t from,
                                     std::size_t& end) const;

    NameTable m_neutral;
    NameTable m_inSmall;                ///< the same by names in small letters, of those found in any case
    std::size_t m_longest = 0;          ///< bytes of a name
    std::vector<std::string> m_unusual; ///< names with characters that words do not have, longest first
    std::unordered_set<std::string, TextHash, std::equal_to<>> m_secrets; ///< texts that are left out
};

} // namespace contraflow
