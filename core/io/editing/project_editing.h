// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/io/editing/project_places.h"
#include "core/io/yaml_reader.h"
#include "core/project/project.h"
#include "core/project/taking.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
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
using KeyedValues = std::vector<Assignment>;

/**
 * Changes a project by places in the words of its file. Whatever the project's reader takes can be set, so
 * that there is one list of keys: the file's. Names are changed, and nodes and switches removed, with what
 * refers to them, as in the window (edits.h). In names `*` stands for any text, so that one call changes many
 * rows. An error names the place, the reason and what would do; the editing is of no further use then.
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
                                   const DataNode* like = nullptr);
    /** Removes objects, rows, named values, or the values of keys; all of them mean what they did before any
     * was removed. */
    [[nodiscard]] Result<void> remove(const std::vector<ProjectPath>& paths);

    /** The node of an object or a row, for add() to copy; the error says what there is instead. */
    [[nodiscard]] Result<DataNode> copyOf(const ProjectPath& path);
    /** Where that stands in the project. */
    [[nodiscard]] Result<TakenThing> thingAt(const ProjectPath& path);
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
    [[nodiscard]] Result<void> toTree();
    [[nodiscard]] Result<void> toProject();
    [[nodiscard]] DataNode& nodeOf(const FoundPlace& found);
    [[nodiscard]] Result<FoundPlaces> find(const ProjectPath& path, std::size_t stepCount);
    [[nodiscard]] Result<FoundPlace> tableFor(const ProjectPath& path);
    [[nodiscard]] Result<FoundPlace> tableIn(const FoundPlace& object, const TableInfo& table);
    [[nodiscard]] Result<void> setOne(const PlacedValue& value, const FoundPlaces& owners);
    [[nodiscard]] Result<void> setRoot(const std::string& key, const std::string& value);
    [[nodiscard]] Result<void> assign(const FoundPlace& owner, const std::string& key,
                                      const std::string& value);
    [[nodiscard]] Result<void> setEntries(const ProjectPath& path, const std::string& value,
                                          const FoundPlaces& owners);
    [[nodiscard]] Result<void> rename(const std::vector<std::pair<FoundPlace, std::string>>& rows);
    [[nodiscard]] Result<FoundPlaces> keysToRemove(const ProjectPath& path);
    [[nodiscard]] Result<void> removeWithUses(const FoundPlaces& rows);

    Project m_before;
    Project m_project; ///< up to date while there is no tree
    std::optional<YamlTree> m_tree;
    std::optional<std::set<std::string>> m_faultsBefore; ///< of reading m_before
    std::vector<EditedPlace> m_places;
    std::set<std::string> m_keys; ///< that were given a value
    IssueList m_newIssues;
};

} // namespace contraflow
