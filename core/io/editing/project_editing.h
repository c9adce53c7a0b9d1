// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/io/editing/project_places.h"
#include "core/io/yaml_reader.h"
#include "core/project/project.h"

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

    /** Gives a value to a key; an empty one takes it away. "[a, b]" and "{a: 1}" are lists and maps. */
    [[nodiscard]] Result<void> set(const ProjectPath& path, const std::string& value);
    /**
     * Adds an object, a row or a named value. A path that ends in a key adds a row without a name at the end
     * of that table. With `like`, an object of the same list, the new one begins as a copy of it.
     */
    [[nodiscard]] Result<void> add(const ProjectPath& path, const KeyedValues& values,
                                   const DataNode* like = nullptr);
    /** Removes objects, rows, named values, or the value of a key. */
    [[nodiscard]] Result<void> remove(const ProjectPath& path);

    /** The node of an object or a row, for add() to copy; the error says what there is instead. */
    [[nodiscard]] Result<DataNode> copyOf(const ProjectPath& path);

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
    [[nodiscard]] Result<void> assign(const FoundPlace& owner, const std::string& key,
                                      const std::string& value);
    [[nodiscard]] Result<void> setEntry(const ProjectPath& path, const std::string& value);
    [[nodiscard]] Result<void> rename(const FoundPlace& row, const std::string& name);
    [[nodiscard]] Result<void> removeKey(const ProjectPath& path);
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
