// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/anonymous_names.h"

#include "core/base/text.h"
#include "core/formula/formula_value.h"
#include "core/project/formulas.h"
#include "core/project/host_list.h"
#include "core/project/program_keys.h"
#include "core/project/references.h"
#include "core/project/server_names.h"
#include "core/project/table_info.h"
#include "core/project/table_walk.h"

#include <algorithm>
#include <filesystem>
#include <span>
#include <type_traits>

namespace contraflow {

namespace {

const std::string kLeftOut = "left out";

enum class CharacterKind
{
    digit,
    letter,
    other, ///< _ too
};

CharacterKind kindOf(char c)
{
    if (c >= '0' && c <= '9')
        return CharacterKind::digit;
    const bool isLetter =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
    return isLetter ? CharacterKind::letter : CharacterKind::other;
}

bool isWordCharacter(char c)
{
    return kindOf(c) != CharacterKind::other || c == '_';
}

/** Characters that join words to a name. */
bool isJoint(char c)
{
    return c == '-' || c == '.' || c == ':';
}

bool isUsual(std::string_view name)
{
    return !name.empty() && isWordCharacter(name.front()) && isWordCharacter(name.back()) &&
           std::ranges::all_of(name, [](char c) { return isWordCharacter(c) || isJoint(c); });
}

/** Whether a name is told from the words around it wherever it stands. */
bool isDistinct(std::string_view name)
{
    constexpr std::size_t kShortest = 4;
    return name.size() >= kShortest &&
           std::ranges::any_of(name, [](char c) { return kindOf(c) != CharacterKind::letter; });
}

/** Whether the name from `from` to `to` may end and begin there. */
bool isApart(std::string_view text, std::size_t from, std::size_t to)
{
    const auto before = from == 0 ? CharacterKind::other : kindOf(text[from - 1]);
    const auto behind = to == text.size() ? CharacterKind::other : kindOf(text[to]);
    const std::string_view name = text.substr(from, to - from);
    // n1 is not in n12, nor in 1n1 unless it is a name of its own.
    if (before == CharacterKind::digit && kindOf(name.front()) == CharacterKind::digit)
        return false;
    if (behind == CharacterKind::digit && kindOf(name.back()) == CharacterKind::digit)
        return false;
    if (isDistinct(name))
        return true;
    const bool endsInDigit = kindOf(name.back()) == CharacterKind::digit;
    return before == CharacterKind::other &&
           (behind == CharacterKind::other || (endsInDigit && behind == CharacterKind::letter));
}

/** What was typed into a cell and cannot be read may name anything. */
template<typename Value>
void leaveOut(Cell<Value>& cell)
{
    if (cell.isRejected())
        cell = Cell<Value>::withoutValue(SharedText({kLeftOut, {}, false}));
}

/** Whether a text is a number, a quantity, or an answer to a question. */
bool isFigure(std::string_view text)
{
    if (trimmed(text).empty() || text == "yes" || text == "no" || readFormulaValue(trimmed(text)))
        return true;
    return false;
}

/** Leaves columns and cells with words out; `names` and `rows` are those of one table. */
template<typename Row>
void leaveWordsOut(std::vector<std::string>& names, SharedRows<Row>& rows)
{
    std::vector<bool> hasWords(names.size(), false);
    std::vector<Row> changed;
    changed.reserve(rows.size());
    for (const Row& row : rows) {
        changed.push_back(row);
        std::vector<std::string> cells = row.extras.all();
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (!isFigure(cells[i])) {
                cells[i].clear();
                if (i < names.size())
                    hasWords[i] = true;
            }
        if (!cells.empty())
            changed.back().extras = std::move(cells);
    }
    rows = SharedRows<Row>(std::move(changed));
    for (std::size_t i = 0; i < names.size(); ++i)
        if (hasWords[i])
            names[i] = "column " + std::to_string(i + 1);
}

/** Keys that the program knows say how something is drawn, made or run; any other may say anything. */
template<typename Row>
void keepKnown(ExtraKeys& extras)
{
    const std::span<const KeptKey> known = keptKeys<Row>();
    std::erase_if(extras,
                  [&known](const auto& extra) { return !contains(known, extra.first, &KeptKey::key); });
}

/** Whether a text is a word that the field takes, or says nothing. */
bool isTaken(const Field& field, const std::string& text)
{
    if (text.empty() || !field.choices)
        return true;
    const std::vector<std::string> words = field.choices();
    return contains(words, text);
}

/** Every text of a structured value. */
void renameIn(DataNode& node, const AnonymousNames& names)
{
    node.scalar = names.text(node.scalar);
    for (DataNode& child : node.children)
        renameIn(child, names);
}

/** Copies a list row by row, changed by `change`. */
template<typename Row, typename Change>
SharedRows<Row> changed(const SharedRows<Row>& rows, const Change& change)
{
    std::vector<Row> copies;
    copies.reserve(rows.size());
    std::size_t index = 0;
    for (const Row& row : rows) {
        copies.push_back(row);
        change(copies.back(), index++);
    }
    return SharedRows<Row>(std::move(copies));
}

/** All that names a file, a machine or a person. */
void leaveOut(Provenance& provenance, const std::string& what, std::size_t index)
{
    if (provenance.isEmpty())
        return;
    const std::size_t dot = provenance.file.rfind('.');
    const std::string ending = dot == std::string::npos ? "" : provenance.file.substr(dot);
    if (!provenance.file.empty())
        provenance.file = what + std::to_string(index + 1) + ending;
    provenance.machine.clear();
    provenance.mpi.clear();
    provenance.note.clear();
    provenance.measured.clear();
    provenance.options.clear(); // columns are named in it
    provenance.extras.clear();
}

/** Traces keep the endings of their files. */
void nameTraces(DataNode& node, const std::string& application, std::size_t& count)
{
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        DataNode& child = node.children[i];
        if (i >= node.keys.size() || node.keys[i] != kTraceFileKey) {
            nameTraces(child, application, count);
            continue;
        }
        const std::size_t name = child.scalar.find_last_of("/\\") + 1; // 0 where there is no folder
        const std::size_t dot = child.scalar.rfind('.');
        child.scalar = application + "-" + std::to_string(++count) +
                       (dot == std::string::npos || dot <= name ? "" : child.scalar.substr(dot));
    }
}

/** Whether a file of the trace, without its ending, or a folder that it is in has this name. */
bool isNamedAfter(const DataNode& trace, const std::string& name)
{
    for (std::size_t i = 0; i < trace.children.size(); ++i) {
        const DataNode& child = trace.children[i];
        if (i >= trace.keys.size() || trace.keys[i] != kTraceFileKey) {
            if (isNamedAfter(child, name))
                return true;
            continue;
        }
        const std::filesystem::path path(child.scalar);
        if (path.stem() == name || contains(path, std::filesystem::path(name)))
            return true;
    }
    return false;
}

} // namespace

AnonymousNames::AnonymousNames(const Project& project)
{
    std::size_t nodes = 0;
    std::size_t switches = 0;
    std::size_t servers = 0;
    for (const Platform& platform : project.platforms) {
        for (const NodeRow& row : platform.nodes)
            for (const std::string& host : hostsOrText(row.name))
                add(host, "node", nodes);
        for (const SwitchRow& row : platform.switches)
            add(row.name, "switch", switches);
        for (const ServerRow& row : platform.servers)
            for (const std::string& host : hostsOrText(row.name))
                add(host, "server", servers);
    }
    // Names that the tables refer to without having them are somebody's hosts too.
    for (const Platform& platform : project.platforms) {
        for (const NodeRow& row : platform.nodes)
            add(row.switchName, "switch", switches);
        for (const ServerRow& row : platform.servers)
            for (const std::string& rail : hostsOrText(row.rails))
                add(rail, "switch", switches);
        for (const LinkRow& row : platform.links) {
            add(row.from, "switch", switches);
            add(row.to, "switch", switches);
        }
    }
    for (const Mapping& mapping : project.mappings) {
        for (const PlaceRow& row : mapping.places)
            add(row.node, "node", nodes);
        for (const std::string& host : hostsOrText(mapping.inUse))
            add(host, "node", nodes);
    }
    for (const Scenario& scenario : project.scenarios) {
        const Workload* workload = findByName(project.workloads, scenario.workload);
        if (!scenario.mapping.empty() || !workload)
            continue;
        for (const MessageRow& row : workload->messages) {
            add(row.source, "node", nodes);
            add(row.destination, "node", nodes);
        }
    }
    // Links are no hosts, but their names tell where they lead.
    std::size_t links = 0;
    for (const Platform& platform : project.platforms)
        for (const LinkRow& row : platform.links)
            add(row.name, "link", links);
    // An application that is called like the file of its trace would tell the file's name.
    std::size_t applications = 0;
    for (const Application& application : project.applications)
        for (const auto& [key, node] : application.extras)
            if (key == kTraceKey && isNamedAfter(node, application.name))
                add(application.name, "application", applications);
    addSecrets(project);
    std::ranges::sort(m_unusual, [](const std::string& a, const std::string& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
}

void AnonymousNames::add(const std::string& name, const char* neutral, std::size_t& count)
{
    if (name.empty() || m_neutral.contains(name) || m_neutral.contains(serverOfGpu(name)))
        return; // a GPU is called after its server
    const std::string number = neutral + std::to_string(++count);
    m_neutral.emplace(name, number);
    m_longest = std::max(m_longest, name.size());
    constexpr std::size_t kShortest = 4;
    if (name.size() >= kShortest || kindOf(name.back()) == CharacterKind::digit)
        m_inSmall.emplace(lowered(name), number);
    if (!isUsual(name))
        m_unusual.push_back(name);
}

/** What cells that cannot be read say, as messages about them quote it. */
void AnonymousNames::addSecrets(const Project& project)
{
    const auto addText = [this](const std::string& text) {
        constexpr std::size_t kMost = 100'000; // messages quote only some of so many
        if (!text.empty() && m_secrets.size() < kMost)
            m_secrets.insert(inQuotes(text).substr(1, inQuotes(text).size() - 2)); // cut as there
    };
    forEachRow(project, [&addText](const auto& row, TableKind) {
        forEachField(row, [&addText](const Field& field, const auto& value) {
            if constexpr (isTypedCell<std::decay_t<decltype(value)>>) {
                if (value.isRejected())
                    addText(value.rejectedText());
            } else if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::string>) {
                if (!isTaken(field, value))
                    addText(value);
            }
        });
        if constexpr (std::is_same_v<std::decay_t<decltype(row)>, PriceItem>)
            addText(row.name);
    });
}

const std::string* AnonymousNames::find(std::string_view name) const
{
    if (const auto known = m_neutral.find(name); known != m_neutral.end())
        return &known->second;
    const auto known = m_inSmall.find(lowered(name));
    return known == m_inSmall.end() ? nullptr : &known->second;
}

std::string AnonymousNames::nodeRowName(const std::string& list) const
{
    std::vector<std::string> names;
    for (const std::string& host : hostsOrText(list)) {
        const std::string* known = find(host);
        names.push_back(known ? *known : text(host));
    }
    return hostListOf(names);
}

std::size_t AnonymousNames::secretAt(std::string_view text, std::size_t from) const
{
    constexpr int kMostQuotes = 8; // within the text
    std::size_t close = from;
    for (int i = 0; i < kMostQuotes && text[from] == '\'' && !m_secrets.empty(); ++i) {
        close = text.find('\'', close + 1);
        if (close == std::string_view::npos)
            return close;
        if (m_secrets.contains(text.substr(from + 1, close - from - 1)))
            return close + 1;
    }
    return std::string_view::npos;
}

std::string AnonymousNames::nameAt(std::string_view text, std::string_view low, std::size_t from,
                                   std::size_t& end) const
{
    const bool beginsWord = from == 0 || kindOf(text[from - 1]) == CharacterKind::other;
    std::size_t stop = from;
    while (stop < text.size() && (isWordCharacter(text[stop]) || isJoint(text[stop])))
        ++stop;
    // A host list goes on behind its brackets: "X[1-3]", "r[1-2]n[1-4]".
    if (beginsWord && stop < text.size() && text[stop] == '[' && stop > from) {
        std::size_t listEnd = stop;
        while (listEnd < text.size() && text[listEnd] == '[') {
            const std::size_t close = text.find(']', listEnd);
            if (close == std::string_view::npos)
                break;
            listEnd = close + 1;
            while (listEnd < text.size() && (isWordCharacter(text[listEnd]) || isJoint(text[listEnd])))
                ++listEnd;
        }
        const std::string list(text.substr(from, listEnd - from));
        if (const std::vector<std::string> hosts = hostsOrText(list); !hosts.empty() && find(hosts.front())) {
            end = listEnd;
            return nodeRowName(list);
        }
    }
    for (std::size_t to = std::min(stop, from + m_longest); to > from; --to) {
        if (!isApart(text, from, to))
            continue;
        auto known = m_neutral.find(text.substr(from, to - from));
        if (known == m_neutral.end()) {
            known = m_inSmall.find(low.substr(from, to - from));
            if (known == m_inSmall.end())
                continue;
        }
        end = to;
        // "node1" and a 2 behind it would be another node.
        const bool runsOn = to < text.size() && kindOf(text[to]) == CharacterKind::digit;
        return known->second + (runsOn ? "-" : "");
    }
    return {};
}

std::string AnonymousNames::text(std::string_view text) const
{
    if (const auto known = m_neutral.find(text); known != m_neutral.end())
        return known->second;
    const std::string low = lowered(text);
    std::string out;
    out.reserve(text.size());
    std::size_t at = 0;
    while (at < text.size()) {
        const auto unusual = std::ranges::find_if(
            m_unusual, [&](const std::string& name) { return text.substr(at).starts_with(name); });
        if (unusual != m_unusual.end()) {
            out += m_neutral.find(*unusual)->second;
            at += unusual->size();
            continue;
        }
        if (const std::size_t behind = secretAt(text, at); behind != std::string_view::npos) {
            out += inQuotes(kLeftOut);
            at = behind;
            continue;
        }
        std::size_t end = at;
        const std::string neutral = isWordCharacter(text[at]) ? nameAt(text, low, at, end) : std::string();
        if (!neutral.empty()) {
            out += neutral;
            at = end;
        } else {
            out += text[at++];
        }
    }
    return out;
}

/** Parameters that are called after a host, in formulas too, and values that are none. */
void AnonymousNames::nameParameters(Project& neutral) const
{
    RowNames names;
    std::size_t index = 0;
    neutral.parameters = changed(neutral.parameters, [&](ParameterRow& row, std::size_t) {
        std::string other = text(row.name);
        std::ranges::replace_if(
            other, [](char c) { return !isWordCharacter(c); }, '_');
        if (text(row.name) != row.name)
            names[index] = std::move(other);
        ++index;
        row.problem = text(row.problem);
        if (!row.hasFormula() && !isFigure(row.value))
            row.value = kLeftOut;
    });
    if (names.empty())
        return;
    (void)applyEdit(neutral, renameRows(neutral, {TableKind::parameters, 0}, names));
    (void)recalculate(Project(), neutral);
}

/** Texts of rows that name something without being a name of the table or a reference. */
template<typename Row>
bool AnonymousNames::isNaming(const Row& row, const Field& field)
{
    if (field.use == Use::name || field.use == Use::reference)
        return true;
    if constexpr (std::is_same_v<Row, EventRow>) // the label of a loop is its variable, which formulas name
        return field.key == "request" || (field.key == "label" && row.event != "repeat");
    else if constexpr (std::is_same_v<Row, ParameterRow>)
        return !row.hasFormula();
    else
        return std::is_same_v<Row, BenchmarkRow>; // what its test is called
}

template<typename Row>
void AnonymousNames::makeNeutral(Row& row, std::string_view thing, std::size_t index) const
{
    if constexpr (requires { row.extraColumns; })
        forEachField(row, [&row](const Field&, auto& value) {
            if constexpr (requires { value[0].extras.all(); })
                leaveWordsOut(row.extraColumns, value);
        });
    forEachField(row, [&](const Field& field, auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (isTypedCell<Value>) {
            leaveOut(value);
        } else if constexpr (std::is_same_v<Value, Provenance>) {
            leaveOut(value, std::string(thing), index);
        } else if constexpr (isRows<Value>) {
            const TableInfo& info = infoOf(*field.table);
            if (info.kind != TableKind::parameters) // those have uses in formulas
                value =
                    changed(value, [&](auto& each, std::size_t at) { makeNeutral(each, info.thing, at); });
        } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
            for (std::string& each : value)
                each = text(each);
        } else if constexpr (std::is_same_v<Value, std::vector<ScenarioApplication>>) {
            for (ScenarioApplication& each : value)
                makeNeutral(each, thing, index);
        } else if constexpr (isTextCell<Value>) {
            if (field.use == Use::note || !isTaken(field, value))
                value = Value();
            else if (field.table == TableKind::nodes ||
                     (field.use == Use::name && std::is_same_v<Row, NodeRow>) ||
                     (isNaming(row, field) && std::is_same_v<Row, ServerRow>))
                value = Value(nodeRowName(value));
            else if (isNaming(row, field))
                value = Value(text(value));
        }
    });
    if constexpr (requires { row.extras.front().first; })
        keepKnown<Row>(row.extras);
    if constexpr (std::is_same_v<Row, Project> || std::is_same_v<Row, Model>)
        for (auto& [key, node] : row.extras)
            renameIn(node, *this);
    if constexpr (std::is_same_v<Row, Application>)
        for (auto& [key, node] : row.extras)
            if (std::size_t files = 0; key == kTraceKey)
                nameTraces(node, "trace" + std::to_string(index + 1), files);
    if constexpr (std::is_same_v<Row, PriceItem>) // what somebody offers says who it is
        row.name = (row.kind.empty() ? "item" : row.kind) + std::to_string(index + 1);
    if constexpr (std::is_same_v<Row, ParameterRow>)
        row.problem = text(row.problem);
}

Project AnonymousNames::project(const Project& project) const
{
    Project neutral = project;
    makeNeutral(neutral, {}, 0);
    neutral.title = text(project.title);
    nameParameters(neutral);
    return neutral;
}

} // namespace contraflow
