// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_editing.h"

#include "core/base/text.h"
#include "core/io/project/project_file.h"
#include "core/io/project/project_keys.h"
#include "core/io/project/trace_reference.h"
#include "core/io/project/yaml_reader.h"
#include "core/io/text/map_reader.h"
#include "core/project/consequences.h"
#include "core/project/edits.h"
#include "core/project/host_list.h"
#include "core/project/references.h"
#include "core/project/row_formulas.h"
#include "core/project/schema.h"

#include <algorithm>
#include <map>
#include <type_traits>

namespace contraflow {

namespace {

using Form = TableInfo::Form;

constexpr std::size_t kShownText = 60; ///< characters of a value that a list of changes shows

/** A value as the file would have it: lists and maps in brackets, anything else as text. */
DataNode valueNode(const std::string& text)
{
    if (text.starts_with('[') || text.starts_with('{'))
        if (auto tree = readYaml(sourceOf(text), {}); auto* yaml = std::get_if<YamlTree>(&tree))
            return std::move(yaml->root);
    return cellNode(text);
}

/** A value on one line, cut where it is long. */
std::string shownText(const DataNode& node)
{
    std::string text = inlineText(node);
    if (const std::size_t end = text.find('\n'); end != std::string::npos)
        text = text.substr(0, end) + " …";
    return text.size() > kShownText ? std::string(leadingText(text, kShownText)) + " …" : text;
}

std::set<std::string> textsOf(const IssueList& issues)
{
    std::set<std::string> texts;
    for (const Issue& issue : issues)
        texts.insert(issue.text);
    return texts;
}

/** The table whose rows a path to a key of theirs gives another name; null: the key is no name. */
const TableInfo* namedBy(const ProjectPath& path)
{
    if (!path.endsInKey() || path.steps.size() < 3)
        return nullptr;
    const TableInfo* table = tableAt(path, path.steps.size() - 3);
    return table && path.steps.back() == nameKeyOf(*table) ? table : nullptr;
}

/** The same where others refer to them by it. */
const TableInfo* renamedBy(const PlacedValue& value)
{
    const TableInfo* table = namedBy(value.path);
    return table && !value.value.empty() && isReferredTo(table->kind) ? table : nullptr;
}

/** The key of the value that the rows of a table of pairs have; empty for other tables. */
std::string valueKeyOf(const TableInfo& table)
{
    return table.form == Form::map ? table.columns().back() : std::string();
}

/** How many steps of a path lead to what has its last key, or to what has its last row's table. */
std::size_t stepsToOwner(const ProjectPath& path)
{
    return path.steps.size() - (path.endsInKey() ? 1 : 2);
}

/** Whether a project has a value under a key, and not a list of things. */
bool isValueOfProject(std::string_view key)
{
    const std::span<const KeptKey> kept = keptKeys<Project>();
    return key == "title" || contains(kept, key, &KeptKey::key);
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

Error notOnePlace(const ProjectPath& path)
{
    return placeError(path.text(), "things are added to one place at a time; write its name in full");
}

/** Cells of further columns in the order in which another table has those; it need not have them all. */
void moveCells(ExtraCells& cells, const std::vector<std::string>& from, const std::vector<std::string>& to)
{
    const std::vector<std::string> old = cells.take();
    for (std::size_t i = 0; i < old.size() && i < from.size(); ++i)
        if (const auto column = std::ranges::find(to, from[i]); column != to.end())
            cells.set(static_cast<std::size_t>(column - to.begin()), old[i]);
}

/** Removes rows; nodes, servers and switches with what names them. */
Edit removal(const Project& project, TableRef table, const std::vector<RowSpan>& rows)
{
    if (table.kind == TableKind::nodes)
        return removeNodeRows(project, table.owner, rows);
    if (table.kind == TableKind::servers)
        return removeServerRows(project, table.owner, rows);
    if (table.kind == TableKind::switches)
        return removeSwitchRows(project, table.owner, rows);
    Edit edit;
    std::visit([&](const auto& all) { appendRemovals(edit.changes, table, all, rows); },
               rowsOf(project, table));
    return edit;
}

} // namespace

Result<void> ProjectEditing::apply(const Edit& edit)
{
    const Result<Edit> applied = applyEdit(m_project, edit);
    return applied ? Result<void>() : applied.error();
}

/** Gives a key of things a value, table by table. */
Result<void> ProjectEditing::assign(const FoundPlaces& places, const std::string& key,
                                    const std::string& value)
{
    for (auto first = places.begin(); first != places.end();) {
        const auto last = std::find_if(first, places.end(),
                                       [&](const FoundPlace& each) { return each.table != first->table; });
        RETURN_IF_ERROR(assignInTable({first, last}, key, value));
        first = last;
    }
    return {};
}

Result<void> ProjectEditing::assignInTable(std::span<const FoundPlace> places, std::string key,
                                           const std::string& value)
{
    const std::optional<TableRef> table = places.front().table;
    const TableInfo* info = table ? &infoOf(table->kind) : nullptr;
    if (const TableInfo* inner = info ? findTable(table->kind, key) : nullptr)
        key = inner->key;
    const bool isCell = info && info->form != Form::list;
    if (isCell) {
        std::vector<std::string> columns = info->columns();
        const std::vector<std::string>& further = furtherColumnsOf(m_project, *table);
        columns.insert(columns.end(), further.begin(), further.end());
        const std::string near = suggestion(key, columns);
        if (!contains(columns, key))
            return placeError(places.front().path.text(),
                              "the table has no column " + inQuotes(key) + "; " +
                                  (near.empty() ? "it has " + joinedWords(columns) : near),
                              ErrorCode::notFound);
    }
    const bool isText = isCell || (info ? key == info->nameKey : key == "title");
    KeyChange change{table, {}, key, isText ? cellNode(value) : valueNode(value)};
    const std::string after = shownText(change.value);
    m_keys.insert(key);
    for (const FoundPlace& place : places) {
        ProjectPath path = place.path;
        if (!info || key != valueKeyOf(*info))
            path.steps.push_back(key);
        m_places.push_back({path.text(), shownText(valueAt(m_project, place, key)), after});
        change.rows.push_back(place.row);
    }
    ASSIGN_OR_RETURN(std::vector<Change> changes, changesOf(m_project, change));
    return apply({{}, std::move(changes)});
}

/** What has the last key of a path; of a named value it, or what would have it where it is not there yet. */
Result<FoundPlaces> ProjectEditing::placesToSet(const ProjectPath& path) const
{
    Result<FoundPlaces> entries = findPlaces(m_project, path, path.steps.size() / 2 * 2);
    return entries || path.endsInKey() ? entries : findPlaces(m_project, path, stepsToOwner(path));
}

/** A named value: a parameter, a place of a mapping, a group. */
Result<void> ProjectEditing::setEntries(const PlacedValue& value, const FoundPlaces& places)
{
    const ProjectPath& path = value.path;
    const TableInfo* table = tableAt(path, path.steps.size() - 2);
    if (!table || table->form != Form::map)
        return placeError(path.text(), "it is a whole " + std::string(table ? table->thing : "row") +
                                           "; name one of its keys too, such as " + path.text() + ".price");
    if (places.front().path.steps.size() == path.steps.size())
        return assign(places, valueKeyOf(*table), value.value);
    // Values of what a mapping, a model or an application has need not be there before; a parameter of the
    // project is a thing of its own, and a new one would most likely be a misspelled one.
    const Result<FoundPlaces> now = findPlaces(m_project, path, path.steps.size());
    if (now)
        return assign(*now, valueKeyOf(*table), value.value);
    const std::string& name = path.steps.back();
    if (!table->owner || isNamePattern(name) || now.error().code != ErrorCode::notFound)
        return now.error();
    if (places.size() != 1)
        return notOnePlace(path);
    ASSIGN_OR_RETURN(const FoundPlace made, append(places.front(), *table, name, nullptr));
    return assign({made}, valueKeyOf(*table), value.value);
}

/** What gets a new row or named value. */
Result<FoundPlace> ProjectEditing::ownerOfNew(const ProjectPath& path) const
{
    const std::size_t step = stepsToOwner(path);
    if (!tableAt(path, step)) {
        const TableInfo* list = step == 2 ? tableAt(path, 0) : nullptr;
        const std::vector<std::string> known =
            step == 0 || list ? tableKeys(list ? std::optional(list->kind) : std::nullopt)
                              : std::vector<std::string>();
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
    ASSIGN_OR_RETURN(FoundPlaces owners, findPlaces(m_project, path, step));
    return owners.size() == 1 ? Result<FoundPlace>(owners.front()) : notOnePlace(path);
}

/** Adds a row to a table: a blank one, or a copy. */
Result<FoundPlace> ProjectEditing::append(const FoundPlace& owner, const TableInfo& table,
                                          const std::string& name, const Original* like)
{
    FoundPlace made{owner.path, owner.inner(table)};
    const RowBlock rows = rowsOf(m_project, *made.table);
    made.row = rowCount(rows);
    made.path.steps.emplace_back(table.key);
    made.path.steps.push_back(name.empty() ? std::to_string(made.row + 1) : name);
    RowBlock added = std::visit(
        [&](const auto& all) -> RowBlock {
            using Row = std::decay_t<decltype(all[0])>;
            const auto* copied = like ? std::get_if<SharedRows<Row>>(&like->row) : nullptr;
            Row row = copied ? (*copied)[0] : Row();
            if constexpr (requires { row.extras.all(); })
                if (copied)
                    moveCells(row.extras, like->further, furtherColumnsOf(m_project, *made.table));
            forEachField(row, [&](const Field& field, auto& value) {
                if constexpr (isTextCell<std::decay_t<decltype(value)>>)
                    if (field.key == nameKeyOf(table))
                        value = name;
            });
            return std::vector<Row>{std::move(row)};
        },
        rows);
    RETURN_IF_ERROR(apply({{}, {ReplaceRows{*made.table, made.row, 0, std::move(added)}}}));
    m_keys.insert(nameKeyOf(table));
    return made;
}

/** Rows of one table, all at once. */
Result<void> ProjectEditing::rename(const std::vector<std::pair<FoundPlace, std::string>>& rows)
{
    const TableRef table = *rows.front().first.table;
    const std::string key = nameKeyOf(infoOf(table.kind));
    RowNames names;
    for (const auto& [place, name] : rows) {
        names[place.row] = name;
        m_places.push_back({place.path.text() + "." + key, place.path.steps.back(), name});
    }
    m_keys.insert(key);
    return apply(renameRows(m_project, table, names));
}

Result<void> ProjectEditing::set(const std::vector<PlacedValue>& values)
{
    std::vector<Result<FoundPlaces>> places;
    for (const PlacedValue& value : values) {
        const ProjectPath& path = value.path;
        if (path.steps.size() == 1 && !isValueOfProject(path.steps[0]))
            return placeError(path.text(),
                              findTable({}, path.steps[0])
                                  ? "it is a whole list; name a thing in it and one of its keys"
                                  : "a project has no such value; there are title, report and algorithms",
                              ErrorCode::notFound);
        places.push_back(placesToSet(path));
    }
    std::vector<bool> isDone(values.size(), false);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (isDone[i])
            continue;
        const ProjectPath& path = values[i].path;
        if (!places[i])
            places[i] = placesToSet(path); // what values before it have named
        if (!places[i])
            return places[i].error();
        if (namedBy(path) && places[i]->size() > 1)
            return placeError(path.text(),
                              "several things cannot have one name; write the name of one in full");
        if (!renamedBy(values[i])) {
            RETURN_IF_ERROR(path.endsInKey() ? assign(*places[i], path.steps.back(), values[i].value)
                                             : setEntries(values[i], *places[i]));
            continue;
        }
        std::vector<std::pair<FoundPlace, std::string>> renamed;
        for (std::size_t k = i; k < values.size(); ++k)
            if (places[k] && places[k]->size() == 1 && renamedBy(values[k]) &&
                places[k]->front().table == places[i]->front().table) {
                renamed.emplace_back(places[k]->front(), values[k].value);
                isDone[k] = true;
            }
        RETURN_IF_ERROR(rename(renamed));
    }
    return {};
}

Result<void> ProjectEditing::add(const ProjectPath& path, const KeyedValues& values, const Original* like)
{
    if (const std::vector<std::string> names = listedSwitches(path); names.size() > 1) {
        for (const std::string& name : names) {
            ProjectPath one = path;
            one.steps.back() = name;
            RETURN_IF_ERROR(add(one, values, like));
        }
        return {};
    }
    ASSIGN_OR_RETURN(FoundPlace owner, ownerOfNew(path));
    const TableInfo& table = *tableAt(path, stepsToOwner(path));
    const std::string thing(table.thing);
    const std::string name = path.endsInKey() ? std::string() : path.steps.back();
    const std::string valueKey = valueKeyOf(table);
    const bool isPair = !valueKey.empty();
    if (isNamePattern(name))
        return placeError(path.text(), "a name cannot have '*' in it here, where it stands for any text");
    const bool isCopied = isPair && values.empty() && like;
    if (isPair && (name.empty() || (!isCopied && (values.size() != 1 || !values.front().place.empty())))) {
        ProjectPath place = owner.path;
        place.steps.emplace_back(table.key);
        return placeError(path.text(),
                          "a " + thing + " has a name and one value; write " + place.text() + ".NAME=VALUE");
    }
    const std::vector<std::string> names = namesOfRows(m_project, owner.inner(table));
    if (!name.empty() && contains(names, name))
        return placeError(path.text(), "there is a " + thing + " of that name already; set " +
                                           (isPair ? "it" : "its values") + " instead");
    if (path.endsInKey() && path.steps.size() == 1)
        return placeError(path.text(), "a " + thing + " needs a name; write " + path.text() + ".NAME");
    if (!name.empty() && nameKeyOf(table).empty())
        return placeError(path.text(), "rows of this table have no names; leave out " + inQuotes(name));
    ASSIGN_OR_RETURN(FoundPlace made, append(owner, table, name, like));
    if (isPair)
        return assign({made}, valueKey,
                      isCopied ? valueAt(m_project, made, valueKey).scalar : values.front().value);
    m_places.push_back({made.path.text(), {}, "added"});
    for (const PlaceValue& value : values) {
        if (value.place.empty())
            return placeError(path.text(),
                              "a " + thing + " has no value of its own; write KEY=VALUE behind it");
        RETURN_IF_ERROR(assign({made}, value.place, value.value));
    }
    return {};
}

Result<TakenThing> ProjectEditing::thingAt(const ProjectPath& path) const
{
    const Error none = placeError(path.text(), "it is not one thing that could be copied");
    if (path.endsInKey())
        return none;
    ASSIGN_OR_RETURN(const FoundPlaces found, findPlaces(m_project, path, path.steps.size()));
    return found.size() == 1 ? TakenThing{*found.front().table, found.front().row} : Result<TakenThing>(none);
}

Result<Original> ProjectEditing::copyOf(const ProjectPath& path) const
{
    ASSIGN_OR_RETURN(const TakenThing thing, thingAt(path));
    RowBlock row = std::visit([&](const auto& rows) -> RowBlock { return rows.part(thing.row, 1); },
                              rowsOf(m_project, thing.table));
    return Original{std::move(row), furtherColumnsOf(m_project, thing.table)};
}

Result<void> ProjectEditing::take(const Taking& taking)
{
    for (const ReplaceRows& addition : taking.additions)
        RETURN_IF_ERROR(apply({{}, {addition}}));
    for (const CameAlong& each : taking.along)
        if (each.isNew)
            m_places.push_back(
                {ProjectPath{{std::string(infoOf(each.list).key), each.here}}.text(), {}, "added"});
    return {};
}

/** What has the value of a key that is removed. */
Result<FoundPlaces> ProjectEditing::keysToRemove(const ProjectPath& path) const
{
    const std::string& key = path.steps.back();
    if (path.steps.size() == 1 ? !isValueOfProject(key) : tableAt(path, path.steps.size() - 1) != nullptr)
        return placeError(path.text(), "it is a whole table; " + path.text() + ".* are all its rows");
    Result<FoundPlaces> owners = findPlaces(m_project, path, path.steps.size() - 1);
    if (!owners)
        return owners;
    for (const FoundPlace& owner : *owners)
        if (valueAt(m_project, owner, key).kind == DataNode::Kind::null)
            return owner.table ? noSuchKey(m_project, owner, key)
                               : placeError(path.text(), "the project has none", ErrorCode::notFound);
    return owners;
}

Result<void> ProjectEditing::remove(const std::vector<ProjectPath>& paths)
{
    std::vector<std::pair<FoundPlaces, std::string>> keys;
    std::map<std::pair<TableKind, std::size_t>, std::set<std::size_t>> doomed; // rows of tables
    for (const ProjectPath& path : paths) {
        ASSIGN_OR_RETURN(FoundPlaces places, path.endsInKey()
                                                 ? keysToRemove(path)
                                                 : findPlaces(m_project, path, path.steps.size()));
        if (path.endsInKey()) {
            keys.emplace_back(std::move(places), path.steps.back());
            continue;
        }
        for (const FoundPlace& one : places) {
            const TableInfo& table = infoOf(one.table->kind);
            const std::string valueKey = valueKeyOf(table);
            if (doomed[{table.kind, one.table->owner}].insert(one.row).second)
                m_places.push_back({one.path.text(),
                                    valueKey.empty() ? std::string(table.thing)
                                                     : shownText(valueAt(m_project, one, valueKey)),
                                    {}});
        }
    }
    for (const auto& [owners, key] : keys)
        RETURN_IF_ERROR(assign(owners, key, {}));
    // What is within an object goes before the object, nodes before their switches: as kinds come last.
    for (auto table = doomed.rbegin(); table != doomed.rend(); ++table) {
        std::vector<RowSpan> spans;
        for (const std::size_t row : table->second)
            spans.push_back({row, 1});
        RETURN_IF_ERROR(apply(removal(m_project, {table->first.first, table->first.second}, spans)));
    }
    return {};
}

Result<Project> ProjectEditing::finish(const std::filesystem::path& file)
{
    LoadedProject now;
    now.project = m_project;
    for (const Change& change : consequences(m_before, now.project))
        (void)applyChange(now.project, change);
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
