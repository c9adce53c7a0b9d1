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
#include "core/project/program_keys.h"
#include "core/project/references.h"
#include "core/project/report_fields.h"

#include <algorithm>
#include <map>
#include <tuple>
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
                if (const TableInfo* table = findFileTable(root.keys[i], object.keys[k]);
                    table && table->form == TableInfo::Form::csv)
                    gatherCsv(object.children[k]);
}

/** Where a row that was found stands in the project. */
TableRef tableOf(const FoundPlace& row, const TableInfo& table)
{
    return {table.kind, row.rows.size() > 1 ? row.rows.front() : 0};
}

/** The table whose rows get another name by this key; null: it is no name, or nobody refers to it. */
const TableInfo* renamedBy(const ProjectPath& path)
{
    if (!path.endsInKey() || path.steps.size() < 3)
        return nullptr;
    const TableInfo* table = fileTableAt(path, path.steps.size() - 3);
    if (!table || !isReferredTo(table->kind))
        return nullptr;
    const std::string_view key = table->form == TableInfo::Form::map ? "name" : table->nameKey;
    return path.steps.back() == key ? table : nullptr;
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
    const TableInfo* table = fileTableAt(owner.path, owner.path.steps.size() - 2);
    const bool isCell = table && table->form == TableInfo::Form::csv;
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
    const TableInfo* inner = findFileTable(listOwnerAt(owner.path, owner.path.steps.size()), key);
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
Result<void> ProjectEditing::setEntries(const ProjectPath& path, const std::string& value,
                                        const FoundPlaces& owners)
{
    const TableInfo* table = fileTableAt(path, path.steps.size() - 2);
    const std::string& name = path.steps.back();
    if (!table || table->form != TableInfo::Form::map)
        return placeError(path.text(), "it is a whole " + std::string(table ? table->thing : "row") +
                                           "; name one of its keys too, such as " + path.text() + ".price");
    m_keys.insert({std::string(table->key), "value", "name", "process", "node"});
    // Values of what a mapping, a model or an application has need not be there before; a parameter of the
    // project is a thing of its own, and a new one would most likely be a misspelled one.
    if (!table->owner || isNamePattern(name)) {
        Result<FoundPlaces> entries = find(path, path.steps.size());
        if (!entries)
            return entries.error();
        for (const FoundPlace& entry : *entries) {
            m_places.push_back({entry.path.text(), shownText(nodeOf(entry)), value});
            setScalar(*entry.parent, entry.path.steps.back(), value);
        }
        return {};
    }
    if (owners.size() != 1)
        return placeError(path.text(), "things are added to one place at a time; write its name in full");
    Result<FoundPlace> place = tableIn(owners.front(), *table);
    if (!place)
        return place.error();
    DataNode& map = nodeOf(*place);
    const DataNode* old = findChild(map, name);
    ProjectPath shown = place->path;
    shown.steps.push_back(name);
    m_places.push_back({shown.text(), old ? shownText(*old) : std::string(), value});
    setScalar(map, name, value);
    return {};
}

/** The table that a new row or named value goes to, made where the file has none yet. */
Result<FoundPlace> ProjectEditing::tableFor(const ProjectPath& path)
{
    const std::size_t step = path.steps.size() - (path.endsInKey() ? 1 : 2);
    const TableInfo* table = fileTableAt(path, step);
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
    return tableIn(owners->front(), *table);
}

/** The table of an object or of the project, made where there is none yet. */
Result<FoundPlace> ProjectEditing::tableIn(const FoundPlace& object, const TableInfo& table)
{
    DataNode& owner = nodeOf(object);
    if (findChild(owner, table.key) == nullptr) {
        setScalar(owner, std::string(table.key), {});
        DataNode& made = *findChild(owner, table.key);
        made = {};
        made.kind = table.form == TableInfo::Form::map ? DataNode::Kind::map : DataNode::Kind::list;
    }
    Result<FoundPlace> found = ProjectPlaces(m_tree->root).keyOf(object, std::string(table.key));
    if (found && table.form == TableInfo::Form::csv)
        spreadCsv(table, nodeOf(*found));
    if (found && table.form == TableInfo::Form::csv && nodeOf(*found).keys.empty())
        nodeOf(*found).keys = table.columns();
    return found;
}

/** Rows of one table, all at once. */
Result<void> ProjectEditing::rename(const std::vector<std::pair<FoundPlace, std::string>>& rows)
{
    const FoundPlace& first = rows.front().first;
    const TableInfo& kind = *fileTableAt(first.path, first.path.steps.size() - 2);
    if (Result<void> made = toProject(); !made)
        return made;
    const TableRef table = tableOf(first, kind);
    RowNames names;
    for (const auto& [row, name] : rows) {
        if (row.rows.back() >= rowCount(m_project, table))
            return placeError(row.path.text(), "it cannot be read; correct it in the file first");
        names[row.rows.back()] = name;
        m_places.push_back({row.path.text() + "." + std::string(kind.nameKey.empty() ? "name" : kind.nameKey),
                            row.path.steps.back(), name});
    }
    m_keys.insert({"name", std::string(kind.nameKey)});
    if (Result<Edit> applied = applyEdit(m_project, renameRows(m_project, table, names)); !applied)
        return applied.error();
    return toTree();
}

/** A value of the project itself. */
Result<void> ProjectEditing::setRoot(const std::string& key, const std::string& value)
{
    DataNode& root = m_tree->root;
    const DataNode* old = findChild(root, key);
    m_places.push_back({key, old ? shownText(*old) : std::string(), value});
    setScalar(root, key, {});
    if (key == "title")
        setScalar(root, key, value);
    else
        *findChild(root, key) = value.empty() ? DataNode() : valueNode(value);
    return {};
}

Result<void> ProjectEditing::setOne(const PlacedValue& value, const FoundPlaces& owners)
{
    const ProjectPath& path = value.path;
    if (!path.endsInKey())
        return setEntries(path, value.value, owners);
    const std::string& key = path.steps.back();
    if (path.steps.size() == 1)
        return setRoot(key, value.value);
    for (const FoundPlace& owner : owners)
        if (Result<void> assigned = assign(owner, key, value.value); !assigned)
            return assigned;
    return {};
}

Result<void> ProjectEditing::set(const std::vector<PlacedValue>& values)
{
    const auto ownersOf = [this](const ProjectPath& path) {
        return find(path, path.steps.size() - (path.endsInKey() ? 1 : 2));
    };
    std::vector<Result<FoundPlaces>> owners;
    for (const PlacedValue& value : values) {
        const ProjectPath& path = value.path;
        if (path.steps.size() == 1 && !isValueOfProject(path.steps[0]))
            return placeError(path.text(),
                              findFileTable("", path.steps[0])
                                  ? "it is a whole list; name a thing in it and one of its keys"
                                  : "a project has no such value; there are title, report and algorithms",
                              ErrorCode::notFound);
        owners.push_back(ownersOf(path));
    }
    std::vector<bool> isDone(values.size(), false);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (isDone[i])
            continue;
        const ProjectPath& path = values[i].path;
        if (!owners[i])
            owners[i] = ownersOf(path); // what values before this one have named
        if (!owners[i])
            return owners[i].error();
        FoundPlaces now;
        for (const FoundPlace& owner : *owners[i])
            now.push_back(ProjectPlaces(m_tree->root).again(owner));
        const TableInfo* table = path.steps.size() < 3 ? nullptr : fileTableAt(path, path.steps.size() - 3);
        const bool isName =
            path.endsInKey() && table &&
            (renamedBy(path) || (!table->nameKey.empty() && path.steps.back() == table->nameKey));
        if (isName && now.size() > 1)
            return placeError(path.text(),
                              "several things cannot have one name; write the name of one in full");
        if (!renamedBy(path) || values[i].value.empty()) {
            if (Result<void> done = setOne(values[i], now); !done)
                return done;
            continue;
        }
        std::vector<std::pair<FoundPlace, std::string>> renamed;
        for (std::size_t k = i; k < values.size(); ++k)
            if (owners[k] && owners[k]->size() == 1 && renamedBy(values[k].path) == table &&
                !values[k].value.empty() &&
                tableOf(owners[k]->front(), *table) == tableOf(now.front(), *table)) {
                renamed.emplace_back(owners[k]->front(), values[k].value);
                isDone[k] = true;
            }
        if (Result<void> done = rename(renamed); !done)
            return done;
    }
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
    const TableInfo& table = *fileTableAt(path, path.steps.size() - (path.endsInKey() ? 1 : 2));
    DataNode& rows = nodeOf(*place);
    const std::string name = path.endsInKey() ? std::string() : path.steps.back();
    if (isNamePattern(name))
        return placeError(path.text(), "a name cannot have '*' in it here, where it stands for any text");
    if (table.form == TableInfo::Form::map) {
        const bool isCopied = values.empty() && like && like->kind == DataNode::Kind::scalar;
        if (name.empty() || (!isCopied && (values.size() != 1 || !values.front().place.empty())))
            return placeError(path.text(), "a " + std::string(table.thing) +
                                               " has a name and one value; write " + place->path.text() +
                                               ".NAME=VALUE");
        if (findChild(rows, name))
            return placeError(path.text(), "there is a " + std::string(table.thing) +
                                               " of that name already; set it instead");
        const std::string& value = isCopied ? like->scalar : values.front().value;
        setScalar(rows, name, value);
        m_keys.insert({std::string(table.key), "value", "name"});
        m_places.push_back({path.text(), {}, value});
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

Result<TakenThing> ProjectEditing::thingAt(const ProjectPath& path)
{
    const Result<FoundPlaces> found = find(path, path.steps.size());
    if (!found)
        return found.error();
    if (found->size() != 1 || path.endsInKey())
        return placeError(path.text(), "it is not one thing that could be copied");
    const FoundPlace& one = found->front();
    return TakenThing{tableOf(one, *fileTableAt(path, path.steps.size() - 2)), one.rows.back()};
}

Result<void> ProjectEditing::take(const Taking& taking)
{
    if (Result<void> made = toProject(); !made)
        return made;
    for (const ReplaceRows& addition : taking.additions)
        if (Result<Change> applied = applyChange(m_project, addition); !applied)
            return applied.error();
    for (const CameAlong& each : taking.along)
        if (each.isNew)
            for (const std::string& key : fileTableKeys(""))
                if (findFileTable("", key)->kind == each.list)
                    m_places.push_back({ProjectPath{{key, each.here}}.text(), {}, "added"});
    return {};
}

/** What has the value of a key that is removed. */
Result<FoundPlaces> ProjectEditing::keysToRemove(const ProjectPath& path)
{
    const std::string& key = path.steps.back();
    if (path.steps.size() == 1 && isValueOfProject(key)) {
        if (Result<void> made = toTree(); !made)
            return made.error();
        if (findChild(m_tree->root, key) == nullptr)
            return placeError(path.text(), "the project has none", ErrorCode::notFound);
        return FoundPlaces{FoundPlace{}};
    }
    if (path.steps.size() == 1 || fileTableAt(path, path.steps.size() - 1))
        return placeError(path.text(), "it is a whole table; " + path.text() + ".* are all its rows");
    Result<FoundPlaces> owners = find(path, path.steps.size() - 1);
    if (!owners)
        return owners;
    for (const FoundPlace& owner : *owners)
        if (const Result<FoundPlace> value = ProjectPlaces(m_tree->root).keyOf(owner, key); !value)
            return value.error();
    return owners;
}

/** Nodes or switches of any platforms, with links, places and messages that name them. */
Result<void> ProjectEditing::removeWithUses(const FoundPlaces& rows)
{
    std::map<std::pair<TableKind, std::size_t>, std::vector<RowSpan>> spans; // nodes, then switches
    for (const FoundPlace& row : rows) {
        const bool isNodes = row.path.steps[2] == "nodes";
        std::vector<RowSpan>& of = spans[{isNodes ? TableKind::nodes : TableKind::switches, row.rows[0]}];
        of.push_back({row.rows[1], 1});
    }
    if (Result<void> made = toProject(); !made)
        return made;
    for (const TableKind kind : {TableKind::nodes, TableKind::switches})
        for (const auto& [table, of] : spans) {
            if (table.first != kind)
                continue;
            const Edit edit = kind == TableKind::nodes ? removeNodeRows(m_project, table.second, of)
                                                       : removeSwitchRows(m_project, table.second, of);
            if (Result<Edit> applied = applyEdit(m_project, edit); !applied)
                return applied.error();
        }
    return toTree();
}

Result<void> ProjectEditing::remove(const std::vector<ProjectPath>& paths)
{
    std::vector<std::pair<FoundPlaces, std::string>> keys;
    std::map<std::tuple<TableKind, std::size_t, std::size_t>, FoundPlace> found; // by table and row
    for (const ProjectPath& path : paths) {
        Result<FoundPlaces> places = path.endsInKey() ? keysToRemove(path) : find(path, path.steps.size());
        if (!places)
            return places.error();
        if (path.endsInKey()) {
            keys.emplace_back(std::move(*places), path.steps.back());
            continue;
        }
        const TableInfo& table = *fileTableAt(path, path.steps.size() - 2);
        for (const FoundPlace& one : *places)
            if (found.try_emplace({table.kind, tableOf(one, table).owner, one.rows.back()}, one).second)
                m_places.push_back(
                    {one.path.text(),
                     table.form == TableInfo::Form::map ? shownText(nodeOf(one)) : std::string(table.thing),
                     {}});
    }
    for (const auto& [owners, key] : keys)
        for (const FoundPlace& owner : owners)
            if (Result<void> done = owner.rows.empty()
                                        ? setRoot(key, {})
                                        : assign(ProjectPlaces(m_tree->root).again(owner), key, {});
                !done)
                return done;
    // What is within an object goes before the object, and the last row of a table first: until it is its
    // turn, each keeps its number.
    FoundPlaces inner;
    FoundPlaces objects;
    FoundPlaces used;
    for (const auto& [place, one] : found) {
        const TableKind kind = std::get<0>(place);
        const bool hasUses = kind == TableKind::nodes || kind == TableKind::switches;
        (hasUses ? used : one.rows.size() > 1 ? inner : objects).push_back(one);
    }
    const auto erase = [this](const FoundPlaces& rows) {
        for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
            const FoundPlace now = ProjectPlaces(m_tree->root).again(*row);
            const auto at = static_cast<std::ptrdiff_t>(now.index);
            now.parent->children.erase(now.parent->children.begin() + at);
            if (now.parent->kind == DataNode::Kind::map)
                now.parent->keys.erase(now.parent->keys.begin() + at);
        }
    };
    erase(inner);
    if (!used.empty())
        if (Result<void> done = removeWithUses(used); !done)
            return done;
    erase(objects);
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
        if (!issue.location.column.empty() && m_keys.contains(issue.location.column))
            return Error{ErrorCode::invalidInput, issue.text};
        m_newIssues.push_back(issue);
    }
    return std::move(now.project);
}

} // namespace contraflow
