// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/result.h"
#include "core/project/edit.h"
#include "core/project/table_info.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * A place in a project in the words of its file: keys and names by turns, such as
 * platforms.copper.nodes.X1.bandwidth, parameters.N or title.
 */
struct ProjectPath
{
    std::vector<std::string> steps; ///< at 0, 2, … a key, at 1, 3, … the name of an object or a row

    [[nodiscard]] bool endsInKey() const { return steps.size() % 2 == 1; }
    /** As it is written: names in brackets where a point or a bracket would be misread. */
    [[nodiscard]] std::string text() const;
};

/**
 * Reads a path. A name stands behind a point or in brackets, which it may contain in pairs, and in quotes
 * where nothing else helps: nodes.X[1-3], nodes[X[1-3]], nodes["a.b"] and nodes[a.b]. The error says where it
 * stops making sense.
 */
[[nodiscard]] Result<ProjectPath> parseProjectPath(std::string_view text);

/** What a word of the form PLACE=VALUE says. */
struct PlaceValue
{
    std::string place;
    std::string value;
};

/** Splits at the first "=" outside of brackets and quotes; nothing where there is none. */
[[nodiscard]] std::optional<PlaceValue> splitAssignment(std::string_view word);

/** "place: reason". */
[[nodiscard]] Error placeError(const std::string& place, const std::string& reason,
                               ErrorCode code = ErrorCode::invalidInput);

/** Whether a name stands for all that fit it: in it `*` is any text. */
[[nodiscard]] bool isNamePattern(const std::string& name);

/** The table with this key, or its singular, in objects of a list, or of the project; null: there is none. */
[[nodiscard]] const TableInfo* findTable(std::optional<TableKind> owner, std::string_view key);
/** The keys of all tables of such an owner. */
[[nodiscard]] std::vector<std::string> tableKeys(std::optional<TableKind> owner);
/** The table that the key at an even step of a path is, or null. */
[[nodiscard]] const TableInfo* tableAt(const ProjectPath& path, std::size_t step);
/** The key by which rows of a table are found; empty: they have numbers alone. */
[[nodiscard]] std::string nameKeyOf(const TableInfo& table);

/** Something in a project: itself, an object of a list, or a row of a table. */
struct FoundPlace
{
    ProjectPath path;                   ///< with names in full
    std::optional<TableRef> table = {}; ///< nothing: the project itself
    std::size_t row = 0;

    [[nodiscard]] std::optional<TableKind> kind() const
    {
        return table ? std::optional(table->kind) : std::nullopt;
    }
    /** A table of its own. */
    [[nodiscard]] TableRef inner(const TableInfo& info) const { return {info.kind, row}; }
};
using FoundPlaces = std::vector<FoundPlace>;

/** What the first steps of a path lead to, which are keys and names: one thing, or what fits where names have
 * '*'. An error says what there is instead. */
[[nodiscard]] Result<FoundPlaces> findPlaces(const Project& project, const ProjectPath& path,
                                             std::size_t stepCount);

/** What stands in the file for a key of something; null: nothing. */
[[nodiscard]] DataNode valueAt(const Project& project, const FoundPlace& place, const std::string& key);
/** That there is none, and what there is. */
[[nodiscard]] Error noSuchKey(const Project& project, const FoundPlace& place, const std::string& key);

/** The names of all rows; empty ones where they have none. */
[[nodiscard]] std::vector<std::string> namesOfRows(const Project& project, TableRef table);

} // namespace contraflow
