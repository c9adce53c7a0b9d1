// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/anonymous_names.h"

#include "core/base/text.h"
#include "core/formula/formula_value.h"
#include "core/project/calibration_record.h"
#include "core/project/collapse.h"
#include "core/project/coordinates.h"
#include "core/project/formulas.h"
#include "core/project/host_list.h"
#include "core/project/position.h"
#include "core/project/preset.h"
#include "core/project/price.h"
#include "core/project/program_keys.h"
#include "core/project/references.h"
#include "core/project/report_fields.h"

#include <algorithm>
#include <array>
#include <filesystem>

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
           std::all_of(name.begin(), name.end(), [](char c) { return isWordCharacter(c) || isJoint(c); });
}

/** Whether a name is told from the words around it wherever it stands. */
bool isDistinct(std::string_view name)
{
    constexpr std::size_t kShortest = 4;
    return name.size() >= kShortest &&
           std::any_of(name.begin(), name.end(), [](char c) { return kindOf(c) != CharacterKind::letter; });
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
void makeNeutral(Cell<Value>& cell)
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

/** Keys that say how something is drawn, made or run; any other may say anything. */
void keepKnown(ExtraKeys& extras)
{
    constexpr std::array kKnown{
        kPositionKey, kCoordinatesKey, kCollapsedKey,   kPresetKey,
        kTraceKey,    kReportKey,      kCalibrationKey, std::string_view("algorithms")};
    std::erase_if(extras, [&kKnown](const auto& extra) {
        return std::find(kKnown.begin(), kKnown.end(), extra.first) == kKnown.end();
    });
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

void makeNeutral(Provenance& provenance, const std::string& what, std::size_t index)
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
        if (path.stem() == name || std::find(path.begin(), path.end(), name) != path.end())
            return true;
    }
    return false;
}

} // namespace

AnonymousNames::AnonymousNames(const Project& project)
{
    std::size_t nodes = 0;
    std::size_t switches = 0;
    for (const Platform& platform : project.platforms) {
        for (const NodeRow& row : platform.nodes)
            for (const std::string& host : hostsOrText(row.name))
                add(host, "node", nodes);
        for (const SwitchRow& row : platform.switches)
            add(row.name, "switch", switches);
    }
    // Names that the tables refer to without having them are somebody's hosts too.
    for (const Platform& platform : project.platforms) {
        for (const NodeRow& row : platform.nodes)
            add(row.switchName, "switch", switches);
        for (const LinkRow& row : platform.links) {
            add(row.from, "switch", switches);
            add(row.to, "switch", switches);
        }
    }
    for (const Mapping& mapping : project.mappings)
        for (const PlaceRow& row : mapping.places)
            add(row.node, "node", nodes);
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
    std::sort(m_unusual.begin(), m_unusual.end(), [](const std::string& a, const std::string& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
}

void AnonymousNames::add(const std::string& name, const char* neutral, std::size_t& count)
{
    if (name.empty() || m_neutral.contains(name))
        return;
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
    const auto addCells = [&addText](const auto&... cells) {
        ((cells.isRejected() ? addText(cells.rejectedText()) : void()), ...);
    };
    for (const Platform& p : project.platforms) {
        addCells(p.localBandwidth, p.price, p.localLatency, p.eagerThreshold, p.sendOverhead,
                 p.receiveOverhead, p.years, p.hoursPerYear, p.energyPrice, p.pue);
        for (const SwitchRow& row : p.switches)
            addCells(row.price, row.power);
        for (const NodeRow& row : p.nodes)
            addCells(row.cores, row.bandwidth, row.latency, row.price, row.power);
        for (const LinkRow& row : p.links)
            addCells(row.bandwidth, row.latency, row.price, row.power);
        for (const PriceItem& row : p.items) {
            addCells(row.count, row.price, row.power);
            for (const std::string& text : {row.name, row.kind, row.per})
                if (!priceKind(text) && text != kOnce && text != kYearly)
                    addText(text);
        }
    }
    for (const Workload& workload : project.workloads) {
        addCells(workload.weight);
        for (const MessageRow& row : workload.messages)
            addCells(row.size, row.start);
    }
    for (const Application& application : project.applications)
        addCells(application.processes, application.weight);
    for (const Measurement& measurement : project.measurements)
        for (const TimeRow& row : measurement.times)
            addCells(row.mean, row.ci95, row.repetitions);
    for (const Benchmark& benchmark : project.benchmarks)
        for (const BenchmarkRow& row : benchmark.rows)
            addCells(row.processes, row.size, row.time, row.bandwidth, row.repetitions, row.minimum,
                     row.maximum, row.ci95);
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
        const auto unusual = std::find_if(m_unusual.begin(), m_unusual.end(), [&](const std::string& name) {
            return text.substr(at).starts_with(name);
        });
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
        std::replace_if(
            other.begin(), other.end(), [](char c) { return !isWordCharacter(c); }, '_');
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

Project AnonymousNames::project(const Project& project) const
{
    const auto rename = [this](auto& name) { name = text(name); };
    const auto renameAll = [&](auto&... names) { (rename(names), ...); };
    const auto leaveOut = [](auto&... cells) { (makeNeutral(cells), ...); };
    Project neutral = project;
    rename(neutral.title);
    keepKnown(neutral.extras);
    for (auto& [key, node] : neutral.extras)
        renameIn(node, *this);
    neutral.platforms = changed(project.platforms, [&](Platform& platform, std::size_t index) {
        rename(platform.name);
        makeNeutral(platform.provenance, "platform", index);
        keepKnown(platform.extras);
        leaveOut(platform.localBandwidth, platform.localLatency, platform.eagerThreshold,
                 platform.sendOverhead, platform.receiveOverhead, platform.price, platform.years,
                 platform.hoursPerYear, platform.energyPrice, platform.pue);
        platform.switches = changed(platform.switches, [&](SwitchRow& row, std::size_t) {
            rename(row.name);
            keepKnown(row.extras);
            leaveOut(row.price, row.power);
        });
        platform.nodes = changed(platform.nodes, [&](NodeRow& row, std::size_t) {
            row.name = nodeRowName(row.name);
            rename(row.switchName);
            keepKnown(row.extras);
            leaveOut(row.cores, row.bandwidth, row.latency, row.price, row.power);
        });
        platform.links = changed(platform.links, [&](LinkRow& row, std::size_t) {
            renameAll(row.name, row.from, row.to);
            keepKnown(row.extras);
            leaveOut(row.bandwidth, row.latency, row.price, row.power);
        });
        platform.routes = changed(platform.routes, [&](RouteRow& row, std::size_t) {
            row.from = nodeRowName(row.from);
            row.to = nodeRowName(row.to);
            for (std::string& link : row.links)
                rename(link);
            rename(row.ways);
            row.extras.clear();
        });
        // What somebody offers says who it is.
        platform.items = changed(platform.items, [&](PriceItem& row, std::size_t item) {
            if (!priceKind(row.kind))
                row.kind.clear();
            row.name = (row.kind.empty() ? "item" : row.kind) + std::to_string(item + 1);
            if (row.per != kYearly && row.per != kOnce)
                row.per.clear();
            row.extras.clear();
            leaveOut(row.count, row.price, row.power);
        });
    });
    neutral.workloads = changed(project.workloads, [&](Workload& workload, std::size_t index) {
        rename(workload.name);
        makeNeutral(workload.provenance, "workload", index);
        keepKnown(workload.extras);
        leaveOut(workload.weight);
        leaveWordsOut(workload.extraColumns, workload.messages);
        workload.messages = changed(workload.messages, [&](MessageRow& row, std::size_t) {
            renameAll(row.id, row.source, row.destination);
            leaveOut(row.size, row.start);
        });
    });
    neutral.applications = changed(project.applications, [&](Application& application, std::size_t index) {
        rename(application.name);
        makeNeutral(application.provenance, "application", index);
        keepKnown(application.extras);
        for (auto& [key, node] : application.extras)
            if (std::size_t files = 0; key == kTraceKey)
                nameTraces(node, "trace" + std::to_string(index + 1), files);
        leaveOut(application.processes, application.weight);
        application.groups =
            changed(application.groups, [&](GroupRow& group, std::size_t) { rename(group.name); });
        leaveWordsOut(application.extraColumns, application.program);
        application.program = changed(application.program, [&](EventRow& row, std::size_t) {
            renameAll(row.group, row.request);
            // The label of a loop is its variable, which formulas name.
            if (row.event != "repeat")
                rename(row.label);
        });
    });
    neutral.mappings = changed(project.mappings, [&](Mapping& mapping, std::size_t) {
        rename(mapping.name);
        keepKnown(mapping.extras);
        mapping.places =
            changed(mapping.places, [&](PlaceRow& row, std::size_t) { renameAll(row.process, row.node); });
    });
    neutral.models = changed(project.models, [&](Model& model, std::size_t index) {
        rename(model.name);
        makeNeutral(model.provenance, "model", index);
        keepKnown(model.extras);
        for (auto& [key, node] : model.extras)
            renameIn(node, *this);
        model.parameters = changed(model.parameters, [&](ParameterRow& row, std::size_t) {
            renameAll(row.name, row.problem);
            if (!row.hasFormula())
                rename(row.value);
        });
    });
    neutral.scenarios = changed(project.scenarios, [&](Scenario& scenario, std::size_t) {
        renameAll(scenario.name, scenario.platform, scenario.workload, scenario.mapping, scenario.model);
        keepKnown(scenario.extras);
        for (ScenarioApplication& application : scenario.applications) {
            rename(application.name);
            application.extras.clear();
            leaveOut(application.start);
        }
    });
    neutral.measurements = changed(project.measurements, [&](Measurement& measurement, std::size_t index) {
        renameAll(measurement.name, measurement.scenario);
        makeNeutral(measurement.provenance, "measurement", index);
        keepKnown(measurement.extras);
        leaveWordsOut(measurement.extraColumns, measurement.times);
        measurement.times = changed(measurement.times, [&](TimeRow& row, std::size_t) {
            rename(row.message);
            leaveOut(row.mean, row.ci95, row.repetitions);
        });
    });
    neutral.benchmarks = changed(project.benchmarks, [&](Benchmark& benchmark, std::size_t index) {
        rename(benchmark.name);
        makeNeutral(benchmark.provenance, "benchmark", index);
        keepKnown(benchmark.extras);
        leaveWordsOut(benchmark.extraColumns, benchmark.rows);
        benchmark.rows = changed(benchmark.rows, [&](BenchmarkRow& row, std::size_t) {
            renameAll(row.test, row.from, row.to);
            leaveOut(row.processes, row.size, row.time, row.bandwidth, row.repetitions, row.minimum,
                     row.maximum, row.ci95);
        });
    });
    nameParameters(neutral);
    return neutral;
}

} // namespace contraflow
