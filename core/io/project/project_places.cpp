// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_places.h"

#include "core/base/text.h"
#include "core/io/project/project_keys.h"
#include "core/project/references.h"
#include "core/project/row_formulas.h"
#include "core/project/schema.h"

#include <algorithm>
#include <type_traits>
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

/** Adds the rows of a table that have the name, or fit it. */
Result<void> addRows(const Project& project, const FoundPlace& owner, const std::string& key,
                     const std::string& name, FoundPlaces& found)
{
    const TableInfo* info = findTable(owner.kind(), key);
    FoundPlace one = owner;
    one.path.steps.push_back(info ? std::string(info->key) : key);
    const std::string place = one.path.text();
    if (!info)
        return valueAt(project, owner, key).kind == DataNode::Kind::null
                   ? noSuchKey(project, owner, key)
                   : placeError(place, "it has no rows with names", ErrorCode::notFound);
    const TableRef table = owner.inner(*info);
    const std::vector<std::string> names = namesOfRows(project, table);
    if (names.empty())
        return placeError(owner.path.text(),
                          "the project has no " + std::string(info->key) + (owner.table ? " there" : "") +
                              "; add one first",
                          ErrorCode::notFound);
    one.table = table;
    one.path.steps.emplace_back();
    const std::size_t before = found.size();
    const auto take = [&](std::size_t row, const std::string& shown) {
        one.row = row;
        one.path.steps.back() = shown.empty() ? std::to_string(row + 1) : shown;
        found.push_back(one);
    };
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            take(i, name);
    if (found.size() == before && isNamePattern(name)) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (fits(names[i], name))
                take(i, names[i]);
        return {};
    }
    const auto number = parseCount(name);
    if (found.size() == before && number && *number >= 1 && *number <= names.size() &&
        info->form != TableInfo::Form::map)
        take(*number - 1, name);
    if (found.size() == before + 1)
        return {};
    if (found.size() > before)
        return placeError(place, "there are several of the name " + inQuotes(name) +
                                     "; rename one in the file first");
    const std::string near = suggestion(name, names);
    const std::string first = inQuotes(names.front().empty() ? "1" : names.front());
    return placeError(place,
                      "there is no " + std::string(info->thing) + " " + inQuotes(name) + "; " +
                          (!near.empty() ? near
                           : names.size() == 1
                               ? "there is only " + first
                               : "there are " + counted(names.size(), "other") + ", such as " + first),
                      ErrorCode::notFound);
}

/** The end of a name that begins at `at`: the first of `ends` outside of brackets; the text's end without. */
std::size_t endOfName(std::string_view text, std::size_t at, char end)
{
    int depth = 0;
    for (; at < text.size(); ++at) {
        if (depth == 0 && text[at] == end)
            return at;
        if (text[at] == '[')
            ++depth;
        else if (text[at] == ']' && depth > 0)
            --depth;
    }
    return at;
}

class PathReader
{
public:
    explicit PathReader(std::string_view text) : m_text(text) {}

    Result<ProjectPath> read()
    {
        if (m_text.empty())
            return Error{ErrorCode::invalidInput,
                         "the place is empty; write one such as platforms.NAME.price"};
        while (m_problem.empty() && m_at < m_text.size())
            if (m_path.endsInKey())
                readName();
            else
                readKey();
        if (!m_problem.empty())
            return Error{ErrorCode::invalidInput,
                         inQuotes(m_text) + " is no place in a project: " + m_problem};
        return std::move(m_path);
    }

private:
    void readKey()
    {
        const std::size_t end = std::min(m_text.find_first_of(".[", m_at), m_text.size());
        take(m_text.substr(m_at, end - m_at), "a key");
        m_at = end;
        if (m_path.steps.size() == 1 && m_path.steps[0].find('/') != std::string::npos) {
            std::string pointed(m_text);
            std::ranges::replace(pointed, '/', '.');
            return fail("its steps are parted by points, as in platforms.NAME.price; write " + pointed);
        }
        if (m_at + 1 == m_text.size())
            m_problem = "nothing stands behind its last " + inQuotes(m_text.substr(m_at));
        else if (m_at < m_text.size() && m_text[m_at] == '.')
            ++m_at;
    }

    void readName()
    {
        const bool isBracketed = m_text[m_at] == '[' && m_text[m_at - 1] != '.';
        m_at += isBracketed ? 1 : 0;
        if (m_at < m_text.size() && m_text[m_at] == '"') {
            const std::size_t end = m_text.find('"', m_at + 1);
            if (end == std::string_view::npos)
                return fail("a quote is not closed");
            take(m_text.substr(m_at + 1, end - m_at - 1), "a name");
            m_at = end + 1;
        } else {
            const std::size_t end = endOfName(m_text, m_at, isBracketed ? ']' : '.');
            take(m_text.substr(m_at, end - m_at), "a name");
            m_at = end;
        }
        if (isBracketed) {
            if (m_at >= m_text.size() || m_text[m_at] != ']')
                return fail("a bracket is not closed");
            ++m_at;
        }
        if (m_at == m_text.size() || !m_problem.empty())
            return;
        if (m_text[m_at] != '.')
            return fail("write a point behind the name " + inQuotes(m_path.steps.back()));
        if (++m_at == m_text.size())
            fail("nothing stands behind its last '.'");
    }

    void take(std::string_view step, std::string_view what)
    {
        if (step.empty())
            fail(std::string(what) + " is missing behind " + inQuotes(m_text.substr(0, m_at)));
        m_path.steps.emplace_back(step);
    }

    void fail(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
        m_at = m_text.size();
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    ProjectPath m_path;
    std::string m_problem;
};

} // namespace

std::string ProjectPath::text() const
{
    std::string text;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i % 2 == 1 && steps[i].find_first_of(".\"=") != std::string::npos) {
            text += "[" + steps[i] + "]";
            continue;
        }
        text += (text.empty() ? "" : ".") + steps[i];
    }
    return text;
}

Result<ProjectPath> parseProjectPath(std::string_view text)
{
    return PathReader(text).read();
}

std::optional<PlaceValue> splitAssignment(std::string_view word)
{
    bool isQuoted = false;
    int depth = 0;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char c = word[i];
        if (c == '"')
            isQuoted = !isQuoted;
        else if (isQuoted)
            continue;
        else if (c == '[')
            ++depth;
        else if (c == ']' && depth > 0)
            --depth;
        else if (c == '=' && depth == 0)
            return PlaceValue{std::string(trimmed(word.substr(0, i))),
                              std::string(trimmed(word.substr(i + 1)))};
    }
    return {};
}

Error placeError(const std::string& place, const std::string& reason, ErrorCode code)
{
    return {code, (place.empty() ? "" : place + ": ") + reason};
}

bool isNamePattern(const std::string& name)
{
    return name.find('*') != std::string::npos;
}

const TableInfo* findTable(std::optional<TableKind> owner, std::string_view key)
{
    for (const TableInfo& table : tableInfos())
        if (table.owner == owner && (table.key == key || table.thing == key))
            return &table;
    return nullptr;
}

std::vector<std::string> tableKeys(std::optional<TableKind> owner)
{
    std::vector<std::string> keys;
    for (const TableInfo& table : tableInfos())
        if (table.owner == owner)
            keys.emplace_back(table.key);
    return keys;
}

const TableInfo* tableAt(const ProjectPath& path, std::size_t step)
{
    const TableInfo* table = nullptr;
    for (std::size_t i = 0; i <= step && i < path.steps.size() && (i == 0 || table); i += 2)
        table = findTable(i == 0 ? std::nullopt : std::optional(table->kind), path.steps[i]);
    return step < path.steps.size() ? table : nullptr;
}

std::string nameKeyOf(const TableInfo& table)
{
    return table.form == TableInfo::Form::map ? table.columns().front() : std::string(table.nameKey);
}

Result<FoundPlaces> findPlaces(const Project& project, const ProjectPath& path, std::size_t stepCount)
{
    FoundPlaces all{FoundPlace{}};
    for (std::size_t i = 0; i < stepCount; i += 2) {
        FoundPlaces next;
        for (const FoundPlace& at : all)
            RETURN_IF_ERROR(addRows(project, at, path.steps[i], path.steps[i + 1], next));
        all = std::move(next);
    }
    if (all.empty())
        return placeError(path.text(), "nothing has such a name", ErrorCode::notFound);
    return all;
}

DataNode valueAt(const Project& project, const FoundPlace& place, const std::string& key)
{
    return valueOfKey(project, place.table, place.row, key);
}

Error noSuchKey(const Project& project, const FoundPlace& place, const std::string& key)
{
    std::vector<std::string> known = tableKeys({});
    if (place.table) {
        known = infoOf(place.table->kind).columns();
        const std::vector<std::string>& further = furtherColumnsOf(project, *place.table);
        known.insert(known.end(), further.begin(), further.end());
        std::visit(
            [&](const auto& rows) {
                if constexpr (requires { rows[0].extras.front().first; })
                    for (const auto& extra : rows[place.row].extras)
                        known.push_back(extra.first);
            },
            rowsOf(project, *place.table));
        std::erase_if(known, [&](const std::string& each) {
            return valueAt(project, place, each).kind == DataNode::Kind::null;
        });
    }
    const std::string near = suggestion(key, known);
    return placeError(place.path.text(),
                      "there is no " + inQuotes(key) + "; " +
                          (near.empty() ? "there is " + joinedWords(known) : near),
                      ErrorCode::notFound);
}

std::vector<std::string> namesOfRows(const Project& project, TableRef table)
{
    const std::string key = nameKeyOf(infoOf(table.kind));
    std::vector<std::string> names;
    std::visit(
        [&](const auto& rows) {
            names.resize(rows.size());
            std::size_t index = 0;
            for (const auto& row : rows) {
                forEachField(row, [&](const Field& field, const auto& value) {
                    if constexpr (isTextCell<std::decay_t<decltype(value)>>)
                        if (field.key == key)
                            names[index] = std::string(value);
                });
                ++index;
            }
        },
        rowsOf(project, table));
    return names;
}

} // namespace contraflow
