// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/io/project/project_places.h"
#include "core/project/project.h"
#include "core/project/taking.h"

#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** One thing that was set, added or removed. */
struct EditedPlace
{
    std::string place;  ///< as ProjectPath::text()
    std::string before; ///< a value on one line; empty: there was none
    std::string after;  ///< empty: there is none any more
};

/** A place and the value that it gets. */
struct PlacedValue
{
    ProjectPath path;
    std::string value;
};

/** A key and its value for something that is added. */
using KeyedValues = std::vector<PlaceValue>;

/** An object or a row that new ones begin as. */
struct Original
{
    RowBlock row;                     ///< it alone
    std::vector<std::string> further; ///< what further columns of its table are called
};

/**
 * Changes a project by places in the words of its file. Whatever the project's reader takes can be set, so
 * that there is one list of keys: the file's. What is done are edits of the project, as in the window. Names
 * are changed, and nodes and switches removed, with what refers to them, as in the window (edits.h). In names
 * `*` stands for any text, so that one call changes many rows. An error names the place, the reason and what
 * would do; the editing is of no further use then.
 */
class ProjectEditing
{
public:
    explicit ProjectEditing(const Project& project) : m_before(project), m_project(project) {}

    /**
     * Gives values to keys; an empty one takes the key away. "[a, b]" and "{a: 1}" are lists and maps. Names
     * and numbers mean what they did before any of the values was set; only what was not there then is looked
     * for as those before it left it. New names of one table are given at once, so that two can change
     * places.
     */
    [[nodiscard]] Result<void> set(const std::vector<PlacedValue>& values);
    /**
     * Adds an object, a row or a named value. A path that ends in a key adds a row without a name at the end
     * of that table. With `like`, an object of the same list, the new one begins as a copy of it.
     */
    [[nodiscard]] Result<void> add(const ProjectPath& path, const KeyedValues& values,
                                   const Original* like = nullptr);
    /** Removes objects, rows, named values, or the values of keys; all of them mean what they did before any
     * was removed. */
    [[nodiscard]] Result<void> remove(const std::vector<ProjectPath>& paths);

    /** An object or a row, for add() to copy; the error says what there is instead. */
    [[nodiscard]] Result<Original> copyOf(const ProjectPath& path) const;
    /** Where that stands in the project. */
    [[nodiscard]] Result<TakenThing> thingAt(const ProjectPath& path) const;
    /** Adds what comes along with things of another project. */
    [[nodiscard]] Result<void> take(const Taking& taking);

    /** What was done so far, in order. */
    [[nodiscard]] const std::vector<EditedPlace>& places() const { return m_places; }

    /**
     * The changed project with its formulas evaluated; `file` is where it stands, for traces beside it. Fails
     * when a value that was given cannot be what its key means, or names something that does not exist.
     */
    [[nodiscard]] Result<Project> finish(const std::filesystem::path& file);
    /** After finish(): errors that the project did not have before, and that more changes may mend. */
    [[nodiscard]] const IssueList& newIssues() const { return m_newIssues; }

private:
    [[nodiscard]] Result<void> apply(const Edit& edit);
    [[nodiscard]] Result<FoundPlaces> placesToSet(const ProjectPath& path) const;
    [[nodiscard]] Result<void> setEntries(const PlacedValue& value, const FoundPlaces& places);
    [[nodiscard]] Result<void> assign(const FoundPlaces& places, const std::string& key,
                                      const std::string& value);
    [[nodiscard]] Result<void> assignInTable(std::span<const FoundPlace> places, std::string key,
                                             const std::string& value);
    [[nodiscard]] Result<void> rename(const std::vector<std::pair<FoundPlace, std::string>>& rows);
    [[nodiscard]] Result<FoundPlace> ownerOfNew(const ProjectPath& path) const;
    [[nodiscard]] Result<FoundPlace> append(const FoundPlace& owner, const TableInfo& table,
                                            const std::string& name, const Original* like);
    [[nodiscard]] Result<FoundPlaces> keysToRemove(const ProjectPath& path) const;

    Project m_before;
    Project m_project;
    std::vector<EditedPlace> m_places;
    std::set<std::string> m_keys; ///< that were given a value
    IssueList m_newIssues;
};

} // namespace contraflow
