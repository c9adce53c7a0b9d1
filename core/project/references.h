// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"

#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace contraflow {

// References: wherever a project means one of its things by a name. They are walked in one place, so that
// renaming, importing and checking know the same ones.

/** A name that stands somewhere and means a row of another table. */
struct Reference
{
    TableKind target = TableKind::platforms; ///< the table of what is meant
    std::span<const std::size_t> owners;     ///< whose table that is, where objects have it: any of these
    std::string_view name;
    std::optional<TableRef> table; ///< where it stands; nothing: under a further key of the project
    std::size_t row = 0;
    std::string_view column;
};

/** Is told of a reference and says what stands in its place; nothing leaves it as it is. */
using ReferenceVisitor = std::function<std::optional<std::string>(const Reference&)>;

/** Which references are wanted: those to things in tables of these kinds. */
class ReferenceTargets
{
public:
    /** With an owner: to things in its tables alone. */
    ReferenceTargets(std::initializer_list<TableKind> kinds, std::optional<std::size_t> owner = std::nullopt);
    [[nodiscard]] static ReferenceTargets all();

    [[nodiscard]] bool has(TableKind kind) const
    {
        return (m_kinds >> static_cast<unsigned>(kind) & 1U) != 0;
    }
    /** Whether tables of this object are wanted. */
    [[nodiscard]] bool hasOwner(std::size_t owner) const { return !m_owner || *m_owner == owner; }

private:
    unsigned m_kinds = 0;
    std::optional<std::size_t> m_owner;
};

/**
 * Calls `visit` for every reference of a project to what is wanted, and returns the changes that write the
 * names it gave. A name within another is one too: that of an application in "solver:3", of nodes in a host
 * list, of parameters in formulas, of scenarios under `report`, of measurements in the record of a
 * calibration. An end of a link may be a node or a switch and is visited as both.
 */
[[nodiscard]] std::vector<Change> visitReferences(const Project& project, const ReferenceTargets& targets,
                                                  const ReferenceVisitor& visit);

/** The rows of a table, shared; none when its owner does not exist. */
[[nodiscard]] RowBlock rowsOf(const Project& project, TableRef table);

using NameMap = std::unordered_map<std::string, std::string>; ///< new names by old ones

/** New names of rows by their numbers, in one table. */
using RowNames = std::map<std::size_t, std::string>;

/**
 * Gives rows of a table other names, all at once, and every reference to them. Rows of nodes are host lists,
 * and rename one to one where the number of hosts stays. Of two rows with one name the first is the one that
 * others mean; of two links neither, as a route cannot tell them apart. Messages and mappings that are used
 * on several platforms keep the name of a node that another of these has too.
 */
[[nodiscard]] Edit renameRows(const Project& project, TableRef table, const RowNames& names);
[[nodiscard]] Edit renameRow(const Project& project, TableRef table, std::size_t row,
                             const std::string& name);

/** Whether rows of a table have names that others refer to. */
[[nodiscard]] bool isReferredTo(TableKind kind);

} // namespace contraflow
