// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace contraflow {

/**
 * Neutral names for the hosts and switches of a project: node1, node2 … and switch1, switch2 … in the order
 * of the tables, the same name wherever the same host is meant. For reports that leave the house.
 */
class AnonymousNames
{
public:
    explicit AnonymousNames(const Project& project);

    /** The text with the neutral name wherever a name or a host list stands as a word. */
    [[nodiscard]] std::string text(std::string_view text) const;

    /**
     * The project with neutral names in every text; rows keep their places and numbers. Names of imported
     * files and machines are neutral too. For showing only: rules that go by names, such as ecmp-hash, may
     * choose other routes in it.
     */
    [[nodiscard]] Project project(const Project& project) const;

private:
    void add(const std::string& name, const char* neutral, std::size_t& count);
    [[nodiscard]] std::string nodeRowName(const std::string& list) const;
    /** The neutral name of the longest name that begins at `from`, and where that ends; empty: none. */
    [[nodiscard]] std::string nameAt(std::string_view text, std::size_t from, std::size_t& end) const;

    std::unordered_map<std::string, std::string> m_neutral;
    std::size_t m_longest = 0;          ///< bytes of a name
    std::vector<std::string> m_unusual; ///< names with characters that words do not have, longest first
};

} // namespace contraflow
