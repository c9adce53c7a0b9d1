// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/editing/project_places.h"

#include "core/base/text.h"

#include <utility>

namespace contraflow {

namespace {

/** Whether a name fits a pattern in which '*' stands for any text. */
bool fits(std::string_view name, std::string_view pattern)
{
    std::size_t star = std::string_view::npos;
    std::size_t mark = 0;
    std::size_t n = 0;
    std::size_t p = 0;
    while (n < name.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            mark = n;
        } else if (p < pattern.size() && pattern[p] == name[n]) {
            ++n;
            ++p;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            n = ++mark;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

} // namespace

Error placeError(const std::string& place, const std::string& reason, ErrorCode code)
{
    return {code, (place.empty() ? "" : place + ": ") + reason};
}

bool isNamePattern(const std::string& name)
{
    return name.find('*') != std::string::npos;
}

std::string_view listOwnerAt(const ProjectPath& path, std::size_t stepCount)
{
    if (stepCount == 0)
        return "";
    const TableInfo* list = stepCount == 2 ? findFileTable("", path.steps[0]) : nullptr;
    return list ? list->key : "none";
}

const TableInfo* fileTableAt(const ProjectPath& path, std::size_t step)
{
    return step < path.steps.size() ? findFileTable(listOwnerAt(path, step), path.steps[step]) : nullptr;
}

std::string nameOfRow(const DataNode& row, const TableInfo& table)
{
    if (row.kind == DataNode::Kind::scalar)
        return row.scalar;
    const DataNode* name = row.find(std::string(table.nameKey));
    return name && name->kind == DataNode::Kind::scalar ? name->scalar : std::string();
}

DataNode& ProjectPlaces::nodeOf(const FoundPlace& found) const
{
    return found.parent ? found.parent->children[found.index] : m_root;
}

Result<FoundPlace> ProjectPlaces::keyOf(const FoundPlace& owner, const std::string& key) const
{
    DataNode& node = nodeOf(owner);
    const TableInfo* table = findFileTable(listOwnerAt(owner.path, owner.path.steps.size()), key);
    const std::string name = table ? std::string(table->key) : key;
    FoundPlace found{&node, 0, owner.path, owner.rows};
    found.path.steps.push_back(name);
    for (std::size_t i = 0; node.kind == DataNode::Kind::map && i < node.keys.size(); ++i)
        if (node.keys[i] == name) {
            found.index = i;
            return found;
        }
    if (table)
        return placeError(owner.path.text(),
                          "the project has no " + name + (owner.parent ? " there" : "") + "; add one first",
                          ErrorCode::notFound);
    const std::vector<std::string> known = owner.parent ? node.keys : fileTableKeys("");
    const std::string near = suggestion(key, known);
    return placeError(owner.path.text(),
                      "there is no " + inQuotes(key) +
                          (near.empty() ? "; there is " + joinedWords(known) : "; " + near),
                      ErrorCode::notFound);
}

/** Adds the rows of a table that have the name, or fit it. */
Result<void> ProjectPlaces::addNamesOf(const FoundPlace& table, const std::string& name,
                                       FoundPlaces& found) const
{
    const TableInfo* kind = fileTableAt(table.path, table.path.steps.size() - 1);
    if (!kind)
        return placeError(table.path.text(), "it has no rows with names", ErrorCode::notFound);
    DataNode& node = nodeOf(table);
    if (kind->form == TableInfo::Form::csv)
        spreadCsv(*kind, node);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < node.children.size(); ++i)
        names.push_back(kind->form == TableInfo::Form::map ? node.keys[i]
                                                           : nameOfRow(node.children[i], *kind));
    const std::size_t before = found.size();
    const auto take = [&](std::size_t row, const std::string& shown) {
        FoundPlace one{&node, row, table.path, table.rows};
        one.path.steps.push_back(shown);
        one.rows.push_back(row);
        found.push_back(std::move(one));
    };
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            take(i, names[i]);
    if (found.size() == before && isNamePattern(name)) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (fits(names[i], name))
                take(i, names[i].empty() ? std::to_string(i + 1) : names[i]);
        return {};
    }
    const auto number = parseCount(name);
    if (found.size() == before && number && *number >= 1 && *number <= names.size() &&
        kind->form != TableInfo::Form::map)
        take(*number - 1, name);
    if (found.size() == before + 1)
        return {};
    const std::string thing = std::string(kind->thing) + " " + inQuotes(name);
    if (found.size() > before)
        return placeError(table.path.text(), "there are several of the name " + inQuotes(name) +
                                                 "; rename one in the file first");
    const std::string near = suggestion(name, names);
    return placeError(table.path.text(),
                      "there is no " + thing +
                          (!near.empty()   ? "; " + near
                           : names.empty() ? "; there is none at all"
                           : names.size() == 1
                               ? "; there is only " + inQuotes(names.front().empty() ? "1" : names.front())
                               : "; there are " + counted(names.size(), "other") + ", such as " +
                                     inQuotes(names.front().empty() ? "1" : names.front())),
                      ErrorCode::notFound);
}

FoundPlace ProjectPlaces::again(const FoundPlace& found) const
{
    FoundPlace place;
    for (const std::size_t row : found.rows) {
        const Result<FoundPlace> table = keyOf(place, found.path.steps[2 * place.rows.size()]);
        if (!table)
            return found; // what was found stays where it is
        const TableInfo* kind = fileTableAt(table->path, table->path.steps.size() - 1);
        DataNode& node = nodeOf(*table);
        if (kind && kind->form == TableInfo::Form::csv)
            spreadCsv(*kind, node);
        FoundPlace next{&node, row, table->path, place.rows};
        const bool isMap = kind && kind->form == TableInfo::Form::map;
        const std::string name = isMap ? node.keys[row] : nameOfRow(node.children[row], *kind);
        next.path.steps.push_back(name.empty() ? std::to_string(row + 1) : name);
        next.rows.push_back(row);
        place = std::move(next);
    }
    return place;
}

Result<FoundPlaces> ProjectPlaces::find(const ProjectPath& path, std::size_t stepCount) const
{
    FoundPlaces all{FoundPlace{}};
    for (std::size_t i = 0; i < stepCount; ++i) {
        FoundPlaces next;
        for (const FoundPlace& at : all) {
            if (i % 2 == 0) {
                Result<FoundPlace> found = keyOf(at, path.steps[i]);
                if (!found)
                    return found.error();
                next.push_back(std::move(*found));
            } else if (Result<void> added = addNamesOf(at, path.steps[i], next); !added) {
                return added.error();
            }
        }
        all = std::move(next);
    }
    if (all.empty())
        return placeError(path.text(), "nothing has such a name", ErrorCode::notFound);
    return all;
}

} // namespace contraflow
