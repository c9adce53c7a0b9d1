// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/edits.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/project/host_list.h"
#include "core/project/preset.h"
#include "core/project/references.h"
#include "core/project/server_names.h"

#include <algorithm>
#include <map>

namespace contraflow {

namespace {

bool isIn(const std::vector<RowSpan>& spans, std::size_t row)
{
    const auto behind = std::ranges::upper_bound(spans, row, {}, &RowSpan::first);
    return behind != spans.begin() && row < (behind - 1)->first + (behind - 1)->count;
}

std::size_t rowsIn(const std::vector<RowSpan>& spans)
{
    std::size_t count = 0;
    for (const RowSpan& span : spans)
        count += span.count;
    return count;
}

/** What the rows that go are called, and none that stays: what refers to a name that stays is left alone.
 * `goes(row's number, row)` and `namesOf(row)` say which rows go and their names. */
template<typename Row, typename Goes, typename NamesOf>
NameSet namesThatGo(const SharedRows<Row>& rows, const Goes& goes, const NamesOf& namesOf)
{
    NameSet names;
    for (const bool isGoing : {true, false}) {
        std::size_t index = 0;
        for (const Row& row : rows)
            if (goes(index++, row) == isGoing) {
                for (const std::string& name : namesOf(row))
                    if (isGoing)
                        names.insert(name);
                    else
                        names.erase(name);
            }
    }
    names.erase(std::string());
    return names;
}

std::vector<std::string> hostsOf(const NodeRow& row)
{
    return hostsOrText(row.name);
}

bool removeHosts(std::string& list, const NameSet& gone)
{
    std::vector<std::string> hosts = hostsOrText(list);
    if (std::erase_if(hosts, [&gone](const std::string& host) { return gone.contains(host); }) == 0)
        return false;
    list = hostListOf(hosts);
    return true;
}

/** Removes rows that name a node or a switch that goes, where no other platform can be meant; routes lose
 * the nodes at their ends, servers their rails at switches. */
void removeUses(const Project& project, std::size_t platform, const NameSet& nodes, const NameSet& switches,
                std::vector<Change>& changes)
{
    std::map<std::pair<TableKind, std::size_t>, std::vector<RowSpan>> doomed;
    const auto look = [&](const Reference& reference) -> std::optional<std::string> {
        const auto& [kind, owner] = *reference.table;
        const bool goes =
            reference.owners.size() == 1 && kind != TableKind::routes && kind != TableKind::servers &&
            // What was measured stays so.
            kind != TableKind::benchmarkRows &&
            (reference.target == TableKind::nodes ? nodes : switches).contains(std::string(reference.name));
        std::vector<RowSpan>& rows = doomed[{kind, owner}];
        const bool isKnown = !rows.empty() && rows.back().first + rows.back().count == reference.row + 1;
        if (goes && !isKnown && !rows.empty() && rows.back().first + rows.back().count == reference.row)
            ++rows.back().count;
        else if (goes && !isKnown)
            rows.push_back({reference.row, 1});
        return std::nullopt;
    };
    (void)visitReferences(project, {{TableKind::nodes, TableKind::switches}, platform}, look);
    for (const auto& [table, spans] : doomed) {
        const TableRef ref{table.first, table.second};
        if (!spans.empty())
            std::visit([&, &rows = spans](const auto& all) { appendRemovals(changes, ref, all, rows); },
                       static_cast<const AnyRows&>(rowsOf(project, ref)));
    }
    removeNodesFromRoutes(project, platform, nodes, changes);
    if (!switches.empty())
        changeWhere(changes, {TableKind::servers, platform}, project.platforms[platform].servers,
                    [&switches](ServerRow& row) { return removeHosts(row.rails, switches); });
}

/** The names of a list of named objects. */
NameSet namesIn(const Project& project, TableKind list)
{
    NameSet names;
    std::visit(
        [&names](const auto& rows) {
            for (const auto& row : rows)
                if constexpr (requires { row.name; })
                    names.insert(row.name);
        },
        static_cast<const AnyRows&>(rowsOf(project, {list, 0})));
    return names;
}

} // namespace

void removeNodesFromRoutes(const Project& project, std::size_t platform, const NameSet& nodes,
                           std::vector<Change>& changes)
{
    const SharedRows<RouteRow>& before = project.platforms[platform].routes;
    if (nodes.empty() || before.empty())
        return;
    const TableRef table{TableKind::routes, platform};
    SharedRows<RouteRow> left = before;
    std::vector<Change> shortened;
    changeWhere(shortened, table, before, [&nodes](RouteRow& row) {
        const bool isFrom = removeHosts(row.from, nodes);
        return removeHosts(row.to, nodes) || isFrom;
    });
    for (const Change& change : shortened) {
        const auto& replaced = std::get<ReplaceRows>(change);
        left.splice(replaced.first, replaced.removed, std::get<SharedRows<RouteRow>>(replaced.rows));
        changes.push_back(change);
    }
    std::size_t index = 0;
    removeWhere(changes, table, left, [&](const RouteRow& row) {
        const RouteRow& whole = before[index++];
        return (row.from.empty() && !whole.from.empty()) || (row.to.empty() && !whole.to.empty());
    });
}

Edit removeNodes(const Project& project, std::size_t platform, std::size_t first, std::size_t count)
{
    return removeNodeRows(project, platform, {{first, count}});
}

Edit removeNodeRows(const Project& project, std::size_t platform, const std::vector<RowSpan>& spans)
{
    const Platform& p = project.platforms[platform];
    const NameSet nodes = namesThatGo(
        p.nodes, [&](std::size_t row, const NodeRow&) { return isIn(spans, row); }, hostsOf);
    const std::size_t count = rowsIn(spans);
    Edit edit{count == 1 ? sentence("Remove node %1", {p.nodes[spans.front().first].name})
                         : sentence("Remove %1", {counted(count, "node row", "node rows")}),
              {}};
    removeUses(project, platform, nodes, {}, edit.changes);
    appendRemovals(edit.changes, TableRef{TableKind::nodes, platform}, p.nodes, spans);
    return edit;
}

Edit removeServerRows(const Project& project, std::size_t platform, const std::vector<RowSpan>& spans)
{
    const Platform& p = project.platforms[platform];
    const std::size_t count = rowsIn(spans);
    Edit edit{count == 1 ? sentence("Remove server %1", {p.servers[spans.front().first].name})
                         : sentence("Remove %1", {counted(count, "server row", "server rows")}),
              {}};
    const NameSet gpus = namesThatGo(
        p.servers, [&](std::size_t row, const ServerRow&) { return isIn(spans, row); }, gpuNames);
    removeUses(project, platform, gpus, {}, edit.changes);
    appendRemovals(edit.changes, TableRef{TableKind::servers, platform}, p.servers, spans);
    return edit;
}

Edit removeSwitches(const Project& project, std::size_t platform, std::size_t first, std::size_t count)
{
    return removeSwitchRows(project, platform, {{first, count}});
}

Edit removeSwitchRows(const Project& project, std::size_t platform, const std::vector<RowSpan>& spans)
{
    const Platform& p = project.platforms[platform];
    const NameSet switches = namesThatGo(
        p.switches, [&](std::size_t row, const SwitchRow&) { return isIn(spans, row); },
        [](const SwitchRow& row) { return std::vector<std::string>{row.name}; });
    const NameSet nodes = namesThatGo(
        p.nodes, [&](std::size_t, const NodeRow& row) { return switches.contains(row.switchName); }, hostsOf);
    const std::size_t count = rowsIn(spans);
    Edit edit{count == 1 ? sentence("Remove switch %1", {p.switches[spans.front().first].name})
                         : sentence("Remove %1", {counted(count, "switch", "switches")}),
              {}};
    removeUses(project, platform, nodes, switches, edit.changes);
    appendRemovals(edit.changes, TableRef{TableKind::switches, platform}, p.switches, spans);
    return edit;
}

std::string freeName(const Project& project, TableKind list, const std::string& wanted)
{
    const NameSet taken = namesIn(project, list);
    std::string name = wanted;
    for (int n = 2; taken.contains(name); ++n)
        name = wanted + " " + std::to_string(n);
    return name;
}

namespace {

template<typename Row>
Change replaceRow(TableKind list, std::size_t first, std::size_t removed, Row row)
{
    std::vector<Row> rows;
    rows.push_back(std::move(row));
    return ReplaceRows{{list, 0}, first, removed, std::move(rows)};
}

template<typename Row>
Change appendedRow(const Project& project, TableKind list, Row row)
{
    return replaceRow(list, rowCount(project, {list, 0}), 0, std::move(row));
}

} // namespace

Result<Edit> addApplication(const Project& project, Application application, const ApplicationTarget& target)
{
    application.name = freeName(project, TableKind::applications, application.name);
    Edit edit;
    edit.label = sentence("Add application %1", {application.name});
    if (!target.platform.empty()) {
        if (project.models.empty() && !target.model)
            return notFound("a new scenario needs a model; add a model first");
        Mapping mapping;
        mapping.name = freeName(project, TableKind::mappings, application.name);
        mapping.policy = target.policy;
        Scenario scenario;
        scenario.name = freeName(project, TableKind::scenarios, application.name + " on " + target.platform);
        scenario.platform = target.platform;
        scenario.applications.push_back({application.name, {}, {}});
        scenario.mapping = mapping.name;
        if (target.model && target.uncontrolled)
            scenario.uncontrolled = takeModel(project, *target.uncontrolled, edit.changes);
        scenario.model =
            target.model ? takeModel(project, *target.model, edit.changes) : project.models[0].name;
        edit.changes.push_back(appendedRow(project, TableKind::mappings, std::move(mapping)));
        edit.changes.push_back(appendedRow(project, TableKind::scenarios, std::move(scenario)));
    }
    edit.changes.insert(edit.changes.begin(),
                        appendedRow(project, TableKind::applications, std::move(application)));
    return edit;
}

namespace {

Error noScenario()
{
    return notFound("there is no scenario to use the messages; add a scenario first");
}

/** Gives a scenario the mapping that is added, or none. */
void takeMapping(const Project& project, const WorkloadTarget& target, Scenario& scenario, Edit& edit)
{
    scenario.mapping.clear();
    if (!target.mapping)
        return;
    Mapping mapping = *target.mapping;
    mapping.name = freeName(project, TableKind::mappings, mapping.name);
    scenario.mapping = mapping.name;
    edit.changes.push_back(appendedRow(project, TableKind::mappings, std::move(mapping)));
}

Result<Edit> replaceMessages(const Project& project, Workload workload, const WorkloadTarget& target)
{
    Scenario scenario = project.scenarios[target.scenario];
    const std::size_t place = indexOfName(project.workloads, scenario.workload);
    if (place >= project.workloads.size())
        return notFound("the scenario %1 has no workload; take the messages as a new workload",
                        {inQuotes(scenario.name)});
    Workload changed = project.workloads[place];
    changed.messages = std::move(workload.messages);
    changed.extraColumns = std::move(workload.extraColumns);
    changed.provenance = std::move(workload.provenance);
    Edit edit;
    edit.label = sentence("Replace messages of %1", {changed.name});
    edit.changes.push_back(replaceRow(TableKind::workloads, place, 1, std::move(changed)));
    if (!scenario.mapping.empty() || target.mapping) {
        takeMapping(project, target, scenario, edit);
        edit.changes.push_back(replaceRow(TableKind::scenarios, target.scenario, 1, std::move(scenario)));
    }
    return edit;
}

std::vector<std::string> namesOfUsers(const Project& project, const std::string& workload,
                                      std::size_t besides)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (i != besides && project.scenarios[i].workload == workload)
            names.push_back(inQuotes(project.scenarios[i].name));
    return names;
}

} // namespace

Result<Edit> addWorkload(const Project& project, Workload workload, const WorkloadTarget& target)
{
    const bool hasScenario = target.scenario < project.scenarios.size();
    if (!hasScenario && (target.use == WorkloadUse::replace || target.use == WorkloadUse::scenario))
        return noScenario();
    if (target.use == WorkloadUse::replace)
        return replaceMessages(project, std::move(workload), target);

    workload.name = freeName(project, TableKind::workloads, workload.name);
    Edit edit;
    edit.label = sentence("Add workload %1", {workload.name});
    Scenario scenario = hasScenario ? project.scenarios[target.scenario] : Scenario{};
    scenario.workload = workload.name;
    scenario.applications.clear(); // a scenario runs one or the other
    if (target.use != WorkloadUse::alone)
        takeMapping(project, target, scenario, edit);
    edit.changes.push_back(appendedRow(project, TableKind::workloads, std::move(workload)));
    if (target.use == WorkloadUse::scenario) {
        edit.changes.push_back(replaceRow(TableKind::scenarios, target.scenario, 1, std::move(scenario)));
    } else if (target.use == WorkloadUse::newScenario) {
        const bool isLikeOne = scenario.platform == target.platform && !scenario.model.empty();
        if (!isLikeOne && target.model) {
            // The last that is taken stands first.
            scenario.uncontrolled =
                target.uncontrolled ? takeModel(project, *target.uncontrolled, edit.changes) : std::string();
            scenario.model = takeModel(project, *target.model, edit.changes);
        }
        if (scenario.model.empty())
            return notFound("a new scenario needs a model; add a model first");
        scenario.platform = target.platform;
        scenario.extras.clear();
        scenario.name =
            freeName(project, TableKind::scenarios, scenario.workload + " on " + scenario.platform);
        edit.changes.push_back(appendedRow(project, TableKind::scenarios, std::move(scenario)));
    }
    return edit;
}

std::vector<std::string> workloadConsequences(const Project& project, const WorkloadTarget& target)
{
    std::vector<std::string> sentences;
    const bool isChanged = target.use == WorkloadUse::scenario || target.use == WorkloadUse::replace;
    if (target.scenario >= project.scenarios.size() || target.use == WorkloadUse::alone)
        return sentences;
    const Scenario& scenario = project.scenarios[target.scenario];
    if (!scenario.mapping.empty() && !target.mapping)
        sentences.push_back(
            isChanged ? sentence("The scenario %1 no longer has the mapping %2: the messages name nodes.",
                                 {inQuotes(scenario.name), inQuotes(scenario.mapping)})
                      : sentence("The new scenario has no mapping: the messages name nodes."));
    if (!isChanged)
        return sentences;
    std::vector<std::string> measured;
    for (const Measurement& measurement : project.measurements) {
        const Scenario* of = findByName(project.scenarios, measurement.scenario);
        const bool isOfWorkload =
            target.use == WorkloadUse::replace && of && of->workload == scenario.workload;
        if (measurement.scenario == scenario.name || isOfWorkload)
            measured.push_back(inQuotes(measurement.name));
    }
    if (!measured.empty())
        sentences.push_back(sentence(
            "The measured times of %1 belong to the messages as they are now; a new scenario keeps them "
            "valid.",
            {someOf(measured)}));
    if (target.use == WorkloadUse::replace)
        if (const auto others = namesOfUsers(project, scenario.workload, target.scenario); !others.empty())
            sentences.push_back(sentence("The workload %1 is also that of %2.",
                                         {inQuotes(scenario.workload), someOf(others)}));
    return sentences;
}

} // namespace contraflow
