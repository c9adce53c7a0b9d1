// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/references.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/formula/formula.h"
#include "core/project/application_runs.h"
#include "core/project/calibration_record.h"
#include "core/project/host_list.h"
#include "core/project/many_rows.h"
#include "core/project/program_keys.h"
#include "core/project/report_fields.h"
#include "core/project/row_formulas.h"
#include "core/project/schema.h"
#include "core/project/server_names.h"
#include "core/project/table_info.h"

#include <algorithm>
#include <unordered_set>

namespace contraflow {

namespace {

constexpr std::array<std::size_t, 1> kProjectItself{0};
/** Formulas of different text whose names are remembered. */
constexpr std::size_t kMaxRemembered = 10'000;

/** The scenarios that use a workload or a mapping, as what their names mean depends on. */
struct NamesThere
{
    std::vector<std::size_t> platforms;
    bool isPlacedByPolicy = false;           ///< then every name is that of a process
    std::unordered_set<std::string> placed;  ///< processes that a mapping places by hand
    std::map<std::string, std::string> runs; ///< applications by the names of their runs
};

/** Cells of programs that may be formulas or conditions. */
constexpr std::array kEventFormulas{
    std::pair{"ranks", &EventRow::ranks},       std::pair{"peer", &EventRow::peer},
    std::pair{"source", &EventRow::source},     std::pair{"size", &EventRow::size},
    std::pair{"time", &EventRow::time},         std::pair{"tag", &EventRow::tag},
    std::pair{"root", &EventRow::root},         std::pair{"sizes", &EventRow::sizes},
    std::pair{"segments", &EventRow::segments}, std::pair{"channels", &EventRow::channels},
    std::pair{"count", &EventRow::count},
};

/** Words that a cell of a program may have instead of a formula. */
bool isWordOfCell(std::string_view text)
{
    constexpr std::array<std::string_view, 4> kCellWords{"all", "even", "odd", "any"};
    return contains(kCellWords, trimmed(text));
}

template<typename Column>
std::vector<std::string> keysOfColumns(const std::vector<Column>& columns)
{
    std::vector<std::string> keys{"row"};
    for (const Column& column : columns)
        keys.emplace_back(column.key);
    return keys;
}

class ReferenceWalk
{
public:
    ReferenceWalk(const Project& project, const ReferenceTargets& targets, const ReferenceVisitor& visit)
        : m_project(project)
        , m_targets(targets)
        , m_visit(visit)
    {}

    std::vector<Change> run()
    {
        parameters();
        platforms();
        workloads();
        applications();
        mappings();
        models();
        scenarios();
        measurements();
        benchmarks();
        report();
        return std::move(m_changes);
    }

private:
    template<typename... Kinds>
    [[nodiscard]] bool wants(Kinds... kinds) const
    {
        return (m_targets.has(kinds) || ...);
    }

    std::optional<std::string> ask(TableKind target, std::span<const std::size_t> owners,
                                   std::string_view name, std::string_view column)
    {
        if (name.empty() || !m_targets.has(target) ||
            std::ranges::none_of(owners, [this](std::size_t owner) { return m_targets.hasOwner(owner); }))
            return std::nullopt;
        m_here.target = target;
        m_here.owners = owners;
        m_here.name = name;
        m_here.column = column;
        std::optional<std::string> other = m_visit(m_here);
        return other && *other != name ? other : std::nullopt;
    }

    /** Calls `use` with each row and what gives a copy of it to be changed. */
    template<typename Row, typename Use>
    void forRows(TableRef table, const SharedRows<Row>& rows, Use use)
    {
        RowRewriting<Row> rewriting(table, rows, m_changes);
        std::size_t index = 0;
        for (const Row& row : rows) {
            m_here.table = table;
            m_here.row = index;
            std::optional<Row> changed;
            use(row, [&]() -> Row& { return changed ? *changed : changed.emplace(row); });
            if (changed)
                rewriting.set(index, std::move(*changed));
            ++index;
        }
    }

    template<typename Row, typename Text, typename Own>
    void name(const Row& row, Text Row::*field, Own own, TableKind target,
              std::span<const std::size_t> owners, std::string_view column)
    {
        if (const auto other = ask(target, owners, row.*field, column))
            own().*field = *other;
    }

    /** Whether somebody asks for what rows of a kind refer to. */
    template<typename Row>
    [[nodiscard]] bool wantsThoseOf() const
    {
        bool wanted = false;
        forEachField<Row>([&](const Field& field) {
            wanted = wanted || (field.use == Use::reference && m_targets.has(*field.table));
        });
        return wanted;
    }

    /** The names in a row, each in the table that the schema says, of these owners. */
    template<typename Row, typename Own>
    void names(const Row& row, Own own, std::span<const std::size_t> owners)
    {
        forEachField<Row>([&](const auto& field) {
            if constexpr (isTextCell<std::decay_t<decltype(row.*field.at)>>)
                if (field.use == Use::reference)
                    name(row, field.at, own, *field.table, owners, field.key);
        });
    }

    template<typename Row, typename Own>
    void hosts(const Row& row, std::string Row::*field, Own own, std::span<const std::size_t> owners,
               std::string_view column, TableKind target = TableKind::nodes)
    {
        if (!wants(target) || (row.*field).empty())
            return;
        std::vector<std::string> names = hostsOrText(row.*field);
        bool isChanged = false;
        for (std::string& host : names)
            if (const auto other = ask(target, owners, host, column)) {
                host = *other;
                isChanged = true;
            }
        if (isChanged)
            own().*field = hostListOf(names);
    }

    /** The text of a formula with other parameters; nothing where none has another name. `known` are names
     * that mean something else there. */
    std::optional<std::string> formula(const std::string& text, std::span<const std::string> known,
                                       std::string_view column)
    {
        if (m_formulaNames.size() > kMaxRemembered)
            m_formulaNames.clear();
        const auto [names, isNew] = m_formulaNames.try_emplace(text);
        if (isNew)
            names->second = namesInFormula(text);
        std::map<std::string, std::string> others;
        for (const std::string& name : names->second)
            if (!contains(known, name))
                if (auto other = ask(TableKind::parameters, kProjectItself, name, column))
                    others.emplace(name, std::move(*other));
        return others.empty() ? std::nullopt : std::optional(withOtherNames(text, others));
    }

    template<typename Row, typename Own>
    void formulas(const Row& row, Own own, const std::vector<FormulaColumn<Row>>& columns,
                  std::span<const std::string> known)
    {
        if (!wants(TableKind::parameters) || !hasFormula(row))
            return;
        for (const FormulaColumn<Row>& column : columns)
            std::visit(
                [&](auto field) {
                    const auto& cell = row.*field;
                    if (!cell.isFormula())
                        return;
                    if (const auto text = formula(cell.formulaText(), known, column.key))
                        own().*field = std::decay_t<decltype(cell)>::rejectedAs(*text);
                },
                column.field);
    }

    /** The formulas of rows of a table that name nothing else. */
    template<typename Row>
    void formulasOf(TableRef table, const SharedRows<Row>& rows,
                    const std::vector<FormulaColumn<Row>>& columns)
    {
        const std::vector<std::string> known = keysOfColumns(columns);
        if (wants(TableKind::parameters))
            forRows(table, rows, [&](const Row& row, auto own) { formulas(row, own, columns, known); });
    }

    void values(TableRef table, const SharedRows<ParameterRow>& rows, std::span<const std::string> known)
    {
        if (wants(TableKind::parameters))
            forRows(table, rows, [&](const ParameterRow& row, auto own) {
                if (row.hasFormula())
                    if (const auto text = formula(row.value, known, "value"))
                        own().value = *text;
            });
    }

    void parameters() { values({TableKind::parameters, 0}, m_project.parameters, {}); }

    void platforms()
    {
        if (!wants(TableKind::parameters, TableKind::switches, TableKind::nodes, TableKind::links))
            return;
        // An object is rewritten with its tables as they are, so before those are.
        formulasOf({TableKind::platforms, 0}, m_project.platforms, formulaColumnsOf<Platform>());
        std::size_t index = 0;
        for (const Platform& platform : m_project.platforms)
            tablesOf(platform, index++);
    }

    void tablesOf(const Platform& platform, std::size_t index)
    {
        const std::array<std::size_t, 1> here{index};
        if (!m_targets.hasOwner(index) && !wants(TableKind::parameters))
            return;
        formulasOf({TableKind::switches, index}, platform.switches, formulaColumnsOf<SwitchRow>());
        formulasOf({TableKind::items, index}, platform.items, formulaColumnsOf<PriceItem>());
        const std::vector<std::string> ofNodes = keysOfColumns(formulaColumnsOf<NodeRow>());
        if (wants(TableKind::parameters, TableKind::switches))
            forRows({TableKind::nodes, index}, platform.nodes, [&](const NodeRow& row, auto own) {
                names(row, own, here);
                formulas(row, own, formulaColumnsOf<NodeRow>(), ofNodes);
            });
        const std::vector<std::string> ofServers = keysOfColumns(formulaColumnsOf<ServerRow>());
        if (wants(TableKind::parameters, TableKind::switches))
            forRows({TableKind::servers, index}, platform.servers, [&](const ServerRow& row, auto own) {
                hosts(row, &ServerRow::rails, own, here, "rails", TableKind::switches);
                formulas(row, own, formulaColumnsOf<ServerRow>(), ofServers);
            });
        const std::vector<std::string> ofLinks = keysOfColumns(formulaColumnsOf<LinkRow>());
        if (wants(TableKind::parameters, TableKind::switches, TableKind::nodes))
            forRows({TableKind::links, index}, platform.links, [&](const LinkRow& row, auto own) {
                names(row, own, here);
                for (const auto end : {&LinkRow::from, &LinkRow::to}) // an end may be a node, too
                    name(row, end, own, TableKind::nodes, here, "between");
                formulas(row, own, formulaColumnsOf<LinkRow>(), ofLinks);
            });
        if (wants(TableKind::nodes, TableKind::links))
            forRows({TableKind::routes, index}, platform.routes, [&](const RouteRow& row, auto own) {
                hosts(row, &RouteRow::from, own, here, "from");
                hosts(row, &RouteRow::to, own, here, "to");
                for (std::size_t i = 0; i < row.links.size(); ++i)
                    if (auto other = ask(TableKind::links, here, row.links[i], "links"))
                        own().links[i] = std::move(*other);
            });
    }

    void workloads()
    {
        if (!wants(TableKind::parameters, TableKind::nodes))
            return;
        formulasOf({TableKind::workloads, 0}, m_project.workloads, formulaColumnsOf<Workload>());
        std::size_t index = 0;
        for (const Workload& workload : m_project.workloads) {
            const NamesThere there = namesOfUsers(workload.name, &Scenario::workload);
            const bool hasNodes = wants(TableKind::nodes) && !there.isPlacedByPolicy;
            const TableRef table{TableKind::messages, index++};
            std::vector<std::string> known = keysOfColumns(formulaColumnsOf<MessageRow>());
            known.insert(known.end(), workload.extraColumns.begin(), workload.extraColumns.end());
            if (!hasNodes && !wants(TableKind::parameters))
                continue;
            forRows(table, workload.messages, [&](const MessageRow& row, auto own) {
                if (hasNodes)
                    for (const auto& [end, column] : {std::pair(&MessageRow::source, "source"),
                                                      std::pair(&MessageRow::destination, "destination")})
                        if (there.placed.empty() || !there.placed.contains(row.*end))
                            name(row, end, own, TableKind::nodes, there.platforms, column);
                formulas(row, own, formulaColumnsOf<MessageRow>(), known);
            });
        }
    }

    void applications()
    {
        if (!wants(TableKind::parameters, TableKind::groups))
            return;
        formulasOf({TableKind::applications, 0}, m_project.applications, formulaColumnsOf<Application>());
        std::size_t index = 0;
        for (const Application& application : m_project.applications)
            programOf(application, index++);
    }

    void programOf(const Application& application, std::size_t index)
    {
        const std::array<std::size_t, 1> here{index};
        std::vector<std::string> known{"rank", "processes"};
        const auto cell = [&](const std::string& text, std::string_view column) {
            const bool isFormula = wants(TableKind::parameters) && !text.empty() && !isWordOfCell(text);
            return isFormula ? formula(text, known, column) : std::nullopt;
        };
        forRows({TableKind::groups, index}, application.groups, [&](const GroupRow& row, auto own) {
            const auto each = formulaOfEach(row.ranks);
            const std::string_view formula = each.value_or(row.ranks);
            if (const auto text = cell(std::string(formula), "ranks"))
                own().ranks = row.ranks.substr(0, row.ranks.size() - formula.size()) + *text;
        });
        forRows({TableKind::events, index}, application.program, [&](const EventRow& row, auto own) {
            names(row, own, here);
            for (const auto& [column, field] : kEventFormulas)
                if (const auto text =
                        field == &EventRow::sizes ? listed(row.sizes, cell) : cell(row.*field, column))
                    own().*field = *text;
            // Variables of loops are known inside of these.
            if (trimmed(row.event) == "repeat")
                known.emplace_back(trimmed(row.label));
            else if (trimmed(row.event) == "end" && known.size() > 2)
                known.pop_back();
        });
    }

    /** A list of formulas with ; between them. */
    template<typename Cell>
    static std::optional<std::string> listed(const std::string& text, const Cell& cell)
    {
        std::string whole;
        bool isChanged = false;
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find(';', at), text.size());
            const std::string item = text.substr(at, end - at);
            const std::optional<std::string> other = cell(item, "sizes");
            isChanged = isChanged || other;
            whole += (at > 0 ? ";" : "") + other.value_or(item);
            at = end + 1;
        }
        return isChanged ? std::optional(whole) : std::nullopt;
    }

    void mappings()
    {
        if (!wants(TableKind::nodes, TableKind::applications, TableKind::parameters))
            return;
        const std::vector<std::string> known = keysOfColumns(formulaColumnsOf<Mapping>());
        forRows({TableKind::mappings, 0}, m_project.mappings, [&](const Mapping& row, auto own) {
            hosts(row, &Mapping::inUse, own, namesOfUsers(row.name, &Scenario::mapping).platforms, "in_use");
            formulas(row, own, formulaColumnsOf<Mapping>(), known);
        });
        std::size_t index = 0;
        for (const Mapping& mapping : m_project.mappings) {
            const NamesThere there = namesOfUsers(mapping.name, &Scenario::mapping);
            forRows({TableKind::places, index++}, mapping.places, [&](const PlaceRow& row, auto own) {
                if (auto process = processOf(row.process, there, "process"))
                    own().process = std::move(*process);
                names(row, own, there.platforms);
            });
        }
    }

    /** "solver:3" or "solver#2:3/recv" with another name of the application; nothing: it stays. */
    std::optional<std::string> processOf(const std::string& text, const NamesThere& there,
                                         std::string_view column)
    {
        const std::size_t colon = text.rfind(':');
        if (!m_targets.has(TableKind::applications) || colon == std::string::npos)
            return std::nullopt;
        const auto run = there.runs.find(text.substr(0, colon));
        if (run == there.runs.end())
            return std::nullopt;
        const auto other = ask(TableKind::applications, kProjectItself, run->second, column);
        return other ? std::optional(*other + text.substr(run->second.size())) : std::nullopt;
    }

    void models()
    {
        if (wants(TableKind::measurements))
            forRows({TableKind::models, 0}, m_project.models, [&](const Model& row, auto own) {
                for (std::size_t i = 0; i < row.extras.size(); ++i) {
                    if (row.extras[i].first != kCalibrationKey)
                        continue;
                    const DataNode& node = row.extras[i].second;
                    std::optional<DataNode> learnt =
                        namesUnder(node, "measurements", TableKind::measurements);
                    std::optional<DataNode> both =
                        namesUnder(learnt ? *learnt : node, "held_out", TableKind::measurements);
                    if (both || learnt)
                        own().extras[i].second = std::move(both ? *both : *learnt);
                }
            });
        const std::vector<std::string> known{"row"};
        std::size_t index = 0;
        for (const Model& model : m_project.models)
            values({TableKind::modelParameters, index++}, model.parameters, known);
    }

    /** A map in which the list of a key has other names; nothing: it stays. */
    std::optional<DataNode> namesUnder(const DataNode& map, std::string_view key, TableKind target)
    {
        std::optional<DataNode> changed;
        for (std::size_t k = 0; k < map.keys.size(); ++k)
            for (std::size_t i = 0; map.keys[k] == key && i < map.children[k].children.size(); ++i)
                if (auto other = target == TableKind::parameters
                                     ? sweep(map.children[k].children[i].scalar)
                                     : ask(target, kProjectItself, map.children[k].children[i].scalar, key)) {
                    DataNode& node = (changed ? *changed : changed.emplace(map)).children[k].children[i];
                    node.isQuoted = node.isQuoted || parseNumber(*other).has_value();
                    node.scalar = std::move(*other);
                }
        return changed;
    }

    void scenarios()
    {
        if (!wantsThoseOf<Scenario>())
            return;
        forRows({TableKind::scenarios, 0}, m_project.scenarios, [&](const Scenario& row, auto own) {
            names(row, own, kProjectItself);
            for (std::size_t i = 0; i < row.applications.size(); ++i)
                if (auto other =
                        ask(TableKind::applications, kProjectItself, row.applications[i].name, "application"))
                    own().applications[i].name = std::move(*other);
        });
    }

    void measurements()
    {
        if (wants(TableKind::scenarios))
            forRows({TableKind::measurements, 0}, m_project.measurements,
                    [&](const Measurement& row, auto own) { names(row, own, kProjectItself); });
        if (!wants(TableKind::parameters, TableKind::messages, TableKind::applications))
            return;
        std::size_t index = 0;
        for (const Measurement& measurement : m_project.measurements)
            timesOf(measurement, index++);
    }

    void timesOf(const Measurement& measurement, std::size_t index)
    {
        const Scenario* scenario = findByName(m_project.scenarios, measurement.scenario);
        NamesThere there;
        if (scenario)
            addRuns(*scenario, there);
        const bool hasTasks = scenario && !scenario->applications.empty();
        const std::array<std::size_t, 1> workload{
            scenario ? indexOfName(m_project.workloads, scenario->workload) : m_project.workloads.size()};
        if (!wants(TableKind::parameters, TableKind::applications) && !m_targets.hasOwner(workload[0]))
            return;
        std::vector<std::string> known = keysOfColumns(formulaColumnsOf<TimeRow>());
        known.insert(known.end(), measurement.extraColumns.begin(), measurement.extraColumns.end());
        forRows({TableKind::times, index}, measurement.times, [&](const TimeRow& row, auto own) {
            if (!hasTasks && scenario)
                name(row, &TimeRow::message, own, TableKind::messages, workload, "message");
            else if (auto task = processOf(row.message, there, "message"))
                own().message = std::move(*task);
            formulas(row, own, formulaColumnsOf<TimeRow>(), known);
        });
    }

    void benchmarks()
    {
        if (!wants(TableKind::nodes))
            return;
        std::vector<std::size_t> platforms;
        for (std::size_t i = 0; i < m_project.platforms.size(); ++i)
            platforms.push_back(i);
        std::size_t index = 0;
        for (const Benchmark& benchmark : m_project.benchmarks)
            forRows({TableKind::benchmarkRows, index++}, benchmark.rows,
                    [&](const BenchmarkRow& row, auto own) { names(row, own, platforms); });
    }

    void report()
    {
        m_here.table.reset();
        m_here.row = 0;
        for (const auto& [key, node] : m_project.extras) {
            if (key != kReportKey)
                continue;
            std::optional<DataNode> scenarios = namesUnder(node, "scenarios", TableKind::scenarios);
            std::optional<DataNode> sweeps =
                namesUnder(scenarios ? *scenarios : node, "sweeps", TableKind::parameters);
            if (sweeps || scenarios)
                m_changes.push_back(SetExtraKey{key, sweeps ? std::move(sweeps) : std::move(scenarios)});
        }
    }

    /** A sweep over a parameter with another name of it. */
    std::optional<std::string> sweep(const std::string& text)
    {
        const std::size_t sign = std::min(text.find('='), text.size());
        std::string_view name = trimmed(std::string_view(text).substr(0, sign));
        const bool isForced = name.starts_with(kSweptParameter);
        if (isForced)
            name = trimmed(name.substr(kSweptParameter.size()));
        else if (isSweepWord(name))
            return std::nullopt;
        const auto other = ask(TableKind::parameters, kProjectItself, name, "sweeps");
        if (!other)
            return std::nullopt;
        return (isForced || isSweepWord(*other) ? std::string(kSweptParameter) : std::string()) + *other +
               text.substr(sign);
    }

    static void addRuns(const Scenario& scenario, NamesThere& there)
    {
        const std::vector<std::string> names = runNames(scenario.applications);
        for (std::size_t i = 0; i < names.size(); ++i)
            there.runs.emplace(names[i], scenario.applications[i].name);
    }

    [[nodiscard]] NamesThere namesOfUsers(const std::string& used, std::string Scenario::*use) const
    {
        NamesThere there;
        for (const Scenario& scenario : m_project.scenarios) {
            if (scenario.*use != used)
                continue;
            const std::size_t platform = indexOfName(m_project.platforms, scenario.platform);
            if (platform < m_project.platforms.size() && !contains(there.platforms, platform))
                there.platforms.push_back(platform);
            addRuns(scenario, there);
            if (const Mapping* mapping = findByName(m_project.mappings, scenario.mapping)) {
                there.isPlacedByPolicy = there.isPlacedByPolicy || mapping->policy != MappingPolicy::byHand;
                for (const PlaceRow& place : mapping->places)
                    there.placed.insert(place.process);
            }
        }
        return there;
    }

    const Project& m_project;
    const ReferenceTargets& m_targets;
    const ReferenceVisitor& m_visit;
    std::vector<Change> m_changes;
    Reference m_here; ///< the one that is asked for
    std::unordered_map<std::string, std::vector<std::string>> m_formulaNames;
};

/** What rows of a table are called in labels of edits. */
std::string_view wordFor(TableKind kind)
{
    return nameOf(kind, {{TableKind::nodes, phrase("node")},
                         {TableKind::switches, phrase("switch")},
                         {TableKind::servers, phrase("server")},
                         {TableKind::links, phrase("link")},
                         {TableKind::messages, phrase("message")},
                         {TableKind::parameters, phrase("parameter")},
                         {TableKind::groups, phrase("group")}});
}

/** The name of a row, by the field that has it. */
template<typename Row>
auto* nameIn(Row& row)
{
    if constexpr (requires { row.id; })
        return &row.id;
    else if constexpr (requires { row.name; })
        return &row.name;
    else
        return static_cast<std::string*>(nullptr);
}

/** Old names and new ones of the rows, as others mean them. */
template<typename Row>
NameMap meantNames(const SharedRows<Row>& rows, const RowNames& names)
{
    NameMap renamed;
    std::unordered_map<std::string, std::size_t> counts;
    std::size_t index = 0;
    for (const Row& row : rows) {
        const auto found = names.find(index++);
        const auto* text = nameIn(row);
        const std::string old = text ? std::string(*text) : std::string();
        std::vector<std::string> before{old};
        std::vector<std::string> after{found == names.end() ? old : found->second};
        if constexpr (std::is_same_v<Row, NodeRow> || std::is_same_v<Row, ServerRow>) {
            before = hostsOrText(before.front());
            after = hostsOrText(after.front());
        }
        // Empty cells elsewhere do not mean a row without a name; and where hosts were added or taken away,
        // who is who cannot be said.
        const bool isMeant = !old.empty() && before.size() == after.size();
        for (std::size_t i = 0; i < before.size(); ++i)
            if (++counts[before[i]] == 1 && isMeant && before[i] != after[i])
                renamed.emplace(before[i], after[i]);
    }
    if constexpr (std::is_same_v<Row, LinkRow>)
        std::erase_if(renamed, [&counts](const auto& each) { return counts[each.first] > 1; });
    return renamed;
}

/** Whether a host is in a list. */
bool listHas(const std::string& list, const std::string& host)
{
    if (list == host || list.find('[') == std::string::npos)
        return list == host;
    const std::vector<std::string> hosts = hostsOrText(list);
    return contains(hosts, host);
}

/** Whether a node of that name is on one of the platforms besides one. */
bool isOnOthers(const Project& project, const Reference& reference, std::size_t besides)
{
    const std::string name(reference.name);
    return std::ranges::any_of(reference.owners, [&](std::size_t owner) {
        if (owner == besides)
            return false;
        for (const NodeRow& row : project.platforms[owner].nodes)
            if (listHas(row.name, name))
                return true;
        const std::string server(serverOfGpu(name));
        for (const ServerRow& row : project.platforms[owner].servers)
            if (listHas(row.name, name) || (!server.empty() && listHas(row.name, server)))
                return true;
        return false;
    });
}

/** What a reference to a renamed row becomes: GPUs are called after their servers. */
std::optional<std::string> otherName(const NameMap& renamed, TableKind kind, std::string_view name)
{
    std::string_view row = name;
    auto found = renamed.find(std::string(row));
    if (found == renamed.end() && kind == TableKind::servers) {
        row = serverOfGpu(name);
        found = renamed.find(std::string(row));
    }
    if (found == renamed.end() || row.empty())
        return std::nullopt;
    return found->second + std::string(name.substr(row.size()));
}

} // namespace

ReferenceTargets::ReferenceTargets(std::initializer_list<TableKind> kinds, std::optional<std::size_t> owner)
    : m_owner(owner)
{
    for (const TableKind kind : kinds)
        m_kinds |= 1U << static_cast<unsigned>(kind);
}

ReferenceTargets ReferenceTargets::all()
{
    ReferenceTargets targets({});
    targets.m_kinds = ~0U;
    return targets;
}

std::vector<Change> visitReferences(const Project& project, const ReferenceTargets& targets,
                                    const ReferenceVisitor& visit)
{
    return ReferenceWalk(project, targets, visit).run();
}

Edit renameRows(const Project& project, TableRef table, const RowNames& names)
{
    Edit edit;
    const RowBlock before = rowsOf(project, table);
    NameMap renamed = std::visit([&](const auto& rows) { return meantNames(rows, names); },
                                 static_cast<const AnyRows&>(before));
    std::unordered_map<std::string, bool> elsewhere;
    if (!renamed.empty())
        edit.changes = visitReferences(
            project, {{table.kind == TableKind::servers ? TableKind::nodes : table.kind}, table.owner},
            [&](const Reference& reference) -> std::optional<std::string> {
                std::optional<std::string> other = otherName(renamed, table.kind, reference.name);
                if (!other)
                    return std::nullopt;
                if (reference.owners.size() > 1) {
                    std::string key(reference.name);
                    for (const std::size_t owner : reference.owners)
                        key += '\n' + std::to_string(owner);
                    const auto [known, isNew] = elsewhere.try_emplace(std::move(key));
                    if (isNew)
                        known->second = isOnOthers(project, reference, table.owner);
                    if (known->second)
                        return std::nullopt;
                }
                return other;
            });
    // The rows themselves come last: they may refer to one another.
    Project changed = project;
    (void)applyEdit(changed, edit);
    const RowBlock now = rowsOf(changed, table);
    std::visit(
        [&](const auto& rows) {
            using Row = std::decay_t<decltype(rows[0])>;
            RowRewriting<Row> rewriting(table, rows, edit.changes);
            for (const auto& [index, name] : names) {
                Row row = rows[index];
                if (auto* text = nameIn(row))
                    *text = name;
                rewriting.set(index, std::move(row));
            }
        },
        static_cast<const AnyRows&>(now));
    std::visit(
        [&](const auto& rows) {
            const auto& [index, name] = *names.begin();
            auto row = rows[index];
            const std::string old = nameIn(row) ? std::string(*nameIn(row)) : std::string();
            const std::string_view word = wordFor(table.kind);
            edit.label = names.size() > 1 ? sentence("Rename %1", {counted(names.size(), "row")})
                                          : sentence("Rename %1 to %2",
                                                     {word.empty() ? old : sentence(word) + " " + old, name});
        },
        static_cast<const AnyRows&>(before));
    return edit;
}

Edit renameRow(const Project& project, TableRef table, std::size_t row, const std::string& name)
{
    return renameRows(project, table, {{row, name}});
}

bool isReferredTo(TableKind kind)
{
    switch (kind) {
    case TableKind::nodes:
    case TableKind::switches:
    case TableKind::servers:
    case TableKind::links:
    case TableKind::messages:
    case TableKind::groups:
        return true;
    default:
        return !infoOf(kind).owner;
    }
}

} // namespace contraflow
