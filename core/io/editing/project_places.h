// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/editing/project_path.h"
#include "core/io/editing/project_tables.h"
#include "core/io/yaml_reader.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** "place: reason". */
[[nodiscard]] Error placeError(const std::string& place, const std::string& reason,
                               ErrorCode code = ErrorCode::invalidInput);

/** Whether a name stands for all that fit it: in it `*` is any text. */
[[nodiscard]] bool isNamePattern(const std::string& name);

/** The key of the list that owns what a path of so many steps leads to. */
[[nodiscard]] std::string_view listOwnerAt(const ProjectPath& path, std::size_t stepCount);

/** The table that the key at an even step is, or null. */
[[nodiscard]] const TableInfo* fileTableAt(const ProjectPath& path, std::size_t step);

/** The name by which a row is found; empty: it has none. */
[[nodiscard]] std::string nameOfRow(const DataNode& row, const TableInfo& table);

/** A node of the tree that a project's file is. */
struct FoundPlace
{
    DataNode* parent = nullptr;    ///< null: the root
    std::size_t index = 0;         ///< in the parent's children
    ProjectPath path;              ///< with names in full
    std::vector<std::size_t> rows; ///< position of each name of the path in its list
};
using FoundPlaces = std::vector<FoundPlace>;

/** Finds places in the tree of a project's file; an error says what there is instead. Tables written as CSV
 * are spread into rows on the way. The tree outlives it. */
class ProjectPlaces
{
public:
    explicit ProjectPlaces(DataNode& root) : m_root(root) {}

    [[nodiscard]] DataNode& nodeOf(const FoundPlace& found) const;
    /** What the first steps of a path lead to: one thing, or what fits where names have '*'. */
    [[nodiscard]] Result<FoundPlaces> find(const ProjectPath& path, std::size_t stepCount) const;
    /** The same thing again, by its rows, after names changed. */
    [[nodiscard]] FoundPlace again(const FoundPlace& found) const;
    /** The value of a key of something that was found; the key may be that of one row of a table. */
    [[nodiscard]] Result<FoundPlace> keyOf(const FoundPlace& owner, const std::string& key) const;

private:
    [[nodiscard]] Result<void> addNamesOf(const FoundPlace& table, const std::string& name,
                                          FoundPlaces& found) const;

    DataNode& m_root;
};

} // namespace contraflow
