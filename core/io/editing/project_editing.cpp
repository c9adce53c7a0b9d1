// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/editing/project_editing.h"

#include "core/application/algorithm_rules.h"
#include "core/base/leading_text.h"
#include "core/base/text.h"
#include "core/io/map_reader.h"
#include "core/io/project_file.h"
#include "core/io/project_reader.h"
#include "core/io/trace_reference.h"
#include "core/project/edits.h"
#include "core/project/formulas.h"
#include "core/project/host_list.h"
#include "core/project/report_fields.h"
#include "core/project/route_edits.h"

#include <algorithm>
#include <map>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kShownText = 60; ///< characters of a value that a list of changes shows

/** A value as the file would have it: lists and maps in brackets, anything else as text. */
DataNode valueNode(const std::string& text)
{
    if (text.starts_with('[') || text.starts_with('{'))
        if (auto tree = readYaml(sourceOf(text), {}); auto* yaml = std::get_if<YamlTree>(&tree))
            return std::move(yaml->root);
    DataNode node;
    node.kind = DataNode::Kind::scalar;
    node.scalar = text;
    node.isQuoted = text.find('\n') != std::string::npos;
    return node;
}

/** A value on one line, cut where it is long. */
std::string shownText(const DataNode& node)
{
    std::string text = inlineText(node);
    if (const std::size_t end = text.find('\n'); end != std::string::npos)
        text = text.substr(0, end) + " …";
    return text.size() > kShownText ? std::string(leadingText(text, kShownText)) + " …" : text;
}

/** What is wrong with how the tree is written. */
std::set<std::string> textsOf(const IssueList& issues)
{
    std::set<std::string> texts;
    for (const Issue& issue : issues)
        texts.insert(issue.text);
    return texts;
}

void gatherTables(DataNode& root)
{
    for (std::size_t i = 0; i < root.children.size(); ++i)
        for (DataNode& object : root.children[i].children)
            for (std::size_t k = 0; k < object.keys.size(); ++k)
                if (const FileTable* table = findFileTable(root.keys[i], object.keys[k]);
                    table && table->form == FileTable::Form::csv)
                    gatherCsv(object.children[k]);
}

/** Whether other parts of a project name the rows of a table, and are renamed with them. */
bool isReferredTo(const FileTable& table)
{
    return table.owner.empty() || table.key == "nodes" || table.key == "switches" || table.key == "links" ||
           table.key == "messages";
}

TableKind kindOf(std::string_view list)
{
    static const std::map<std::string_view, TableKind> kinds{{"platforms", TableKind::platforms},
                                                             {"workloads", TableKind::workloads},
                                                             {"applications", TableKind::applications},
                                                             {"mappings", TableKind::mappings},
                                                             {"models", TableKind::models},
                                                             {"scenarios", TableKind::scenarios},
                                                             {"measurements", TableKind::measurements},
                                                             {"benchmarks", TableKind::benchmarks}};
    return kinds.at(list);
}

/** Whether a project has a value under a key, and not a list of things. */
bool isValueOfProject(std::string_view key)
{
    return key == "title" || key == kReportKey || key == kAlgorithmsKey;
}

/** The switches that a host list such as tor[1-4] names, of which each is a row; empty for all else. */
std::vector<std::string> listedSwitches(const ProjectPath& path)
{
    if (path.steps.size() != 4 || path.steps[2] != "switches" ||
        path.steps.back().find('[') == std::string::npos)
        return {};
    const Result<std::vector<std::string>> names = expandHostList(path.steps.back());
    return names ? *names : std::vector<std::string>();
}

} // namespace

Result<void> ProjectEditing::toTree()
{
    if (m_tree)
        return {};
    auto tree = readYaml(sourceOf(projectText(m_project)), {});
    if (const auto* failure = std::get_if<TextFailure>(&tree))
        return Error{ErrorCode::invalidInput, failure->text};
    m_tree = std::get<YamlTree>(std::move(tree));
    m_tree->literalLines.clear();
    return {};
}

Result<void> ProjectEditing::toProject()
{
    if (!m_tree)
        return {};
    gatherTables(m_tree->root);
    LoadedProject loaded = readProjectTree(*std::exchange(m_tree, {}), MapReader::Leftovers::refused);
    for (const Issue& issue : loaded.issues) {
        if (!m_faultsBefore) {
            auto before = readYaml(sourceOf(projectText(m_before)), {});
            m_faultsBefore = textsOf(
                readProjectTree(std::get<YamlTree>(std::move(before)), MapReader::Leftovers::refused).issues);
        }
        if (!m_faultsBefore->contains(issue.text))
            return Error{ErrorCode::invalidInput, issue.text};
    }
    m_project = std::move(loaded.project);
    return {};
}

DataNode& ProjectEditing::nodeOf(const FoundPlace& found)
{
    return ProjectPlaces(m_tree->root).nodeOf(found);
}

Result<FoundPlaces> ProjectEditing::find(const ProjectPath& path, std::size_t stepCount)
{
    if (Result<void> made = toTree(); !made)
        return made.error();
    return ProjectPlaces(m_tree->root).find(path, stepCount);
}

Result<void> ProjectEditing::assign(const FoundPlace& owner, const std::string& key, const std::string& value)
{
    DataNode& node = nodeOf(owner);
    const FileTable* table = fileTableAt(owner.path, owner.path.steps.size() - 2);
    const bool isCell = table && table->form == FileTable::Form::csv;
    if (node.kind == DataNode::Kind::scalar && table) { // a switch of which only the name is written
        DataNode map;
        map.kind = DataNode::Kind::map;
        setScalar(map, std::string(table->nameKey), node.scalar);
        node = std::move(map);
    }
    if (isCell &&
        std::find(owner.parent->keys.begin(), owner.parent->keys.end(), key) == owner.parent->keys.end()) {
        const std::string near = suggestion(key, owner.parent->keys);
        return placeError(owner.path.text(),
                          "the table has no column " + inQuotes(key) + "; " +
                              (near.empty() ? "it has " + joinedWords(owner.parent->keys) : near),
                          ErrorCode::notFound);
    }
    ProjectPath place = owner.path;
    place.steps.push_back(key);
    const FileTable* inner = findFileTable(listOwnerAt(owner.path, owner.path.steps.size()), key);
    const std::string name = inner ? std::string(inner->key) : key;
    DataNode* old = findChild(node, name);
    const std::string before = old ? shownText(*old) : std::string();
    m_keys.insert(name);
    if (value.empty()) {
        if (old) {
            const auto at = old - node.children.data();
            node.children.erase(node.children.begin() + at);
            node.keys.erase(node.keys.begin() + at);
        }
    } else if (isCell || (table && name == table->nameKey)) {
        setScalar(node, name, value);
    } else {
        setScalar(node, name, {});
        *findChild(node, name) = valueNode(value);
    }
    const DataNode* now = findChild(node, name);
    m_places.push_back({place.text(), before, now ? shownText(*now) : std::string()});
    return {};
}

/** A named value: a parameter, a place of a mapping, a group. */
Result<void> ProjectEditing::setEntry(const ProjectPath& path, const std::string& value)
{
    const FileTable* table = fileTableAt(path, path.steps.size() - 2);
    const std::string& name = path.steps.back();
    if (!table || table->form != FileTable::Form::map)
        return placeError(path.text(), "it is a whole " + std::string(table ? table->thing : "row") +
                                           "; name one of its keys too, such as " + path.text() + ".price");
    // Values of what a mapping, a model or an application has need not be there before; a parameter of the
    // project is a thing of its own, and a new one would most likely be a misspelled one.
    if (table->owner.empty() || isNamePattern(name)) {
        Result<FoundPlaces> entries = find(path, path.steps.size());
        if (!entries)
            return entries.error();
        for (const FoundPlace& entry : *entries) {
            m_places.push_back({entry.path.text(), shownText(nodeOf(entry)), value});
            setScalar(*entry.parent, entry.path.steps.back(), value);
        }
    } else {
        Result<FoundPlace> owner = tableFor(path);
        if (!owner)
            return owner.error();
        DataNode& map = nodeOf(*owner);
        const DataNode* old = findChild(map, name);
        m_places.push_back({path.text(), old ? shownText(*old) : std::string(), value});
        setScalar(map, name, value);
    }
    m_keys.insert({std::string(table->key), "value", "name", "process", "node"});
    return {};
}

/** The table that a new row or named value goes to, made where the file has none yet. */
Result<FoundPlace> ProjectEditing::tableFor(const ProjectPath& path)
{
    const std::size_t step = path.steps.size() - (path.endsInKey() ? 1 : 2);
    const FileTable* table = fileTableAt(path, step);
    if (!table) {
        const std::vector<std::string> known = fileTableKeys(listOwnerAt(path, step));
        const std::string near = suggestion(path.steps[step], known);
        std::string remedy = "; " + near;
        if (near.empty()) {
            const ProjectPath owner{
                {path.steps.begin(), path.steps.begin() + static_cast<std::ptrdiff_t>(step)}};
            remedy = known.empty() ? "; nothing can be added there" : "; there is " + joinedWords(known);
            if (path.endsInKey() && !owner.steps.empty())
                remedy += ". A value of something new stands behind its place, as in " + owner.text() + " " +
                          path.steps[step] + "=…; of something that is there, set it instead";
        }
        return placeError(path.text(), inQuotes(path.steps[step]) + " is no table" + remedy,
                          ErrorCode::notFound);
    }
    Result<FoundPlaces> owners = find(path, step);
    if (!owners)
        return owners.error();
    if (owners->size() != 1)
        return placeError(path.text(), "things are added to one place at a time; write its name in full");
    DataNode& owner = nodeOf(owners->front());
    if (findChild(owner, table->key) == nullptr) {
        setScalar(owner, std::string(table->key), {});
        DataNode& made = *findChild(owner, table->key);
        made = {};
        made.kind = table->form == FileTable::Form::map ? DataNode::Kind::map : DataNode::Kind::list;
    }
    Result<FoundPlace> found = ProjectPlaces(m_tree->root).keyOf(owners->front(), path.steps[step]);
    if (found && table->form == FileTable::Form::csv)
        spreadCsv(*table, nodeOf(*found));
    if (found && table->form == FileTable::Form::csv && nodeOf(*found).keys.empty())
        nodeOf(*found).keys = columnsOf(*table);
    return found;
}

Result<void> ProjectEditing::rename(const FoundPlace& row, const std::string& name)
{
    const FileTable* table = fileTableAt(row.path, row.path.steps.size() - 2);
    Edit edit;
    if (Result<void> made = toProject(); !made)
        return made;
    const std::size_t owner = row.rows.front();
    if (row.rows.size() == 1)
        edit = renameObject(m_project, kindOf(table->key), owner, name);
    else if (table->key == "nodes")
        edit = renameNode(m_project, owner, row.rows[1], name);
    else if (table->key == "switches")
        edit = renameSwitch(m_project, owner, row.rows[1], name);
    else if (table->key == "links")
        edit = renameLink(m_project, owner, row.rows[1], name);
    else
        edit = renameMessage(m_project, owner, row.rows[1], name);
    if (Result<Edit> applied = applyEdit(m_project, edit); !applied)
        return applied.error();
    m_keys.insert(std::string(table->nameKey));
    m_places.push_back({row.path.text() + "." + std::string(table->nameKey), row.path.steps.back(), name});
    return {};
}

Result<void> ProjectEditing::set(const ProjectPath& path, const std::string& value)
{
    if (!path.endsInKey())
        return setEntry(path, value);
    const std::string& key = path.steps.back();
    if (path.steps.size() == 1 && !isValueOfProject(key))
        return placeError(path.text(),
                          findFileTable("", key)
                              ? "it is a whole list; name a thing in it and one of its keys"
                              : "a project has no such value; there are title, report and algorithms",
                          ErrorCode::notFound);
    Result<FoundPlaces> owners = find(path, path.steps.size() - 1);
    if (!owners)
        return owners.error();
    if (path.steps.size() == 1) {
        DataNode& root = nodeOf(owners->front());
        const DataNode* old = findChild(root, key);
        m_places.push_back({key, old ? shownText(*old) : std::string(), value});
        setScalar(root, key, {});
        if (key == "title")
            setScalar(root, key, value);
        else
            *findChild(root, key) = value.empty() ? DataNode() : valueNode(value);
        return {};
    }
    const FileTable* table = fileTableAt(path, path.steps.size() - 3);
    const bool isName = table && !table->nameKey.empty() && key == table->nameKey;
    if (isName && owners->size() > 1)
        return placeError(path.text(), "several things cannot have one name; write the name of one in full");
    if (isName && !value.empty() && isReferredTo(*table))
        return rename(owners->front(), value);
    for (const FoundPlace& owner : *owners)
        if (Result<void> assigned = assign(owner, key, value); !assigned)
            return assigned;
    return {};
}

Result<void> ProjectEditing::add(const ProjectPath& path, const KeyedValues& values, const DataNode* like)
{
    if (const std::vector<std::string> names = listedSwitches(path); names.size() > 1) {
        for (const std::string& name : names) {
            ProjectPath one = path;
            one.steps.back() = name;
            if (Result<void> added = add(one, values, like); !added)
                return added;
        }
        return {};
    }
    Result<FoundPlace> place = tableFor(path);
    if (!place)
        return place.error();
    const FileTable& table = *fileTableAt(path, path.steps.size() - (path.endsInKey() ? 1 : 2));
    DataNode& rows = nodeOf(*place);
    const std::string name = path.endsInKey() ? std::string() : path.steps.back();
    if (isNamePattern(name))
        return placeError(path.text(), "a name cannot have '*' in it here, where it stands for any text");
    if (table.form == FileTable::Form::map) {
        if (name.empty() || values.size() != 1 || !values.front().place.empty())
            return placeError(path.text(), "a " + std::string(table.thing) +
                                               " has a name and one value; write " + place->path.text() +
                                               ".NAME=VALUE");
        if (findChild(rows, name))
            return placeError(path.text(), "there is a " + std::string(table.thing) +
                                               " of that name already; set it instead");
        setScalar(rows, name, values.front().value);
        m_keys.insert({std::string(table.key), "value", "name"});
        m_places.push_back({path.text(), {}, values.front().value});
        return {};
    }
    for (const DataNode& row : rows.children)
        if (!name.empty() && nameOfRow(row, table) == name)
            return placeError(path.text(), "there is a " + std::string(table.thing) +
                                               " of that name already; set its values instead");
    if (path.endsInKey() && path.steps.size() == 1)
        return placeError(path.text(),
                          "a " + std::string(table.thing) + " needs a name; write " + path.text() + ".NAME");
    if (!name.empty() && table.nameKey.empty())
        return placeError(path.text(), "rows of this table have no names; leave out " + inQuotes(name));
    DataNode row;
    if (like)
        row = *like;
    if (row.kind != DataNode::Kind::map) {
        row = {};
        row.kind = DataNode::Kind::map;
    }
    if (!table.nameKey.empty() && (!name.empty() || like))
        setScalar(row, std::string(table.nameKey), name);
    rows.children.push_back(std::move(row));
    FoundPlace made{&rows, rows.children.size() - 1, place->path, place->rows};
    made.path.steps.push_back(name.empty() ? std::to_string(rows.children.size()) : name);
    made.rows.push_back(made.index);
    m_keys.insert(std::string(table.nameKey));
    m_places.push_back({made.path.text(), {}, "added"});
    for (const Assignment& value : values)
        if (Result<void> assigned =
                value.place.empty()
                    ? placeError(path.text(), "a " + std::string(table.thing) +
                                                  " has no value of its own; write KEY=VALUE behind it")
                    : assign(made, value.place, value.value);
            !assigned)
            return assigned;
    return {};
}

Result<DataNode> ProjectEditing::copyOf(const ProjectPath& path)
{
    const Result<FoundPlaces> found = find(path, path.steps.size());
    if (!found)
        return found.error();
    if (found->size() != 1 || path.endsInKey())
        return placeError(path.text(), "it is not one thing that could be copied");
    return nodeOf(found->front());
}

Result<void> ProjectEditing::removeKey(const ProjectPath& path)
{
    const std::string& key = path.steps.back();
    if (path.steps.size() == 1 && isValueOfProject(key)) {
        if (Result<void> made = toTree(); !made)
            return made;
        if (findChild(m_tree->root, key) == nullptr)
            return placeError(path.text(), "the project has none", ErrorCode::notFound);
        return set(path, {});
    }
    if (path.steps.size() == 1 || fileTableAt(path, path.steps.size() - 1))
        return placeError(path.text(), "it is a whole table; " + path.text() + ".* are all its rows");
    Result<FoundPlaces> owners = find(path, path.steps.size() - 1);
    if (!owners)
        return owners.error();
    for (const FoundPlace& owner : *owners) {
        const Result<FoundPlace> value = ProjectPlaces(m_tree->root).keyOf(owner, key);
        if (!value)
            return value.error();
        if (Result<void> assigned = assign(owner, key, {}); !assigned)
            return assigned;
    }
    return {};
}

/** Nodes or switches, with links, places and messages that name them. */
Result<void> ProjectEditing::removeWithUses(const FoundPlaces& rows)
{
    const bool isNodes = rows.front().path.steps[2] == "nodes";
    std::map<std::size_t, std::vector<RowSpan>> spans; // by platform
    for (const FoundPlace& row : rows) {
        std::vector<RowSpan>& of = spans[row.rows[0]];
        if (!of.empty() && of.back().first + of.back().count == row.rows[1])
            ++of.back().count;
        else
            of.push_back({row.rows[1], 1});
    }
    if (Result<void> made = toProject(); !made)
        return made;
    for (const auto& [platform, of] : spans) {
        const Edit edit =
            isNodes ? removeNodeRows(m_project, platform, of) : removeSwitchRows(m_project, platform, of);
        if (Result<Edit> applied = applyEdit(m_project, edit); !applied)
            return applied.error();
    }
    return {};
}

Result<void> ProjectEditing::remove(const ProjectPath& path)
{
    if (path.endsInKey())
        return removeKey(path);
    Result<FoundPlaces> found = find(path, path.steps.size());
    if (!found)
        return found.error();
    const FileTable* table = fileTableAt(path, path.steps.size() - 2);
    for (const FoundPlace& one : *found)
        m_places.push_back(
            {one.path.text(),
             table->form == FileTable::Form::map ? shownText(nodeOf(one)) : std::string(table->thing),
             {}});
    if (table->key == "nodes" || table->key == "switches")
        return removeWithUses(*found);
    for (auto one = found->rbegin(); one != found->rend(); ++one) {
        const auto at = static_cast<std::ptrdiff_t>(one->index);
        one->parent->children.erase(one->parent->children.begin() + at);
        if (table->form == FileTable::Form::map)
            one->parent->keys.erase(one->parent->keys.begin() + at);
    }
    return {};
}

Result<Project> ProjectEditing::finish(const std::filesystem::path& file)
{
    if (Result<void> made = toProject(); !made)
        return made.error();
    LoadedProject now;
    now.project = m_project;
    (void)recalculate(Project(), now.project);
    attachTraces(now.project, file);
    LoadedProject before;
    before.project = m_before;
    const std::set<std::string> known = textsOf(allIssues(before));
    for (const Issue& issue : allIssues(now)) {
        if (issue.severity != Severity::error || known.contains(issue.text))
            continue;
        if (m_keys.contains(issue.location.column))
            return Error{ErrorCode::invalidInput, issue.text};
        m_newIssues.push_back(issue);
    }
    return std::move(now.project);
}

} // namespace contraflow
