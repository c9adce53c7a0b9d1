// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/row_sheet.h"
#include "app/desktop/style/text.h"
#include "core/project/application_runs.h"
#include "core/project/edits.h"
#include "core/project/host_list.h"
#include "core/project/server_names.h"
#include "core/project/written_routes.h"

#include <QSet>

namespace contraflow {

namespace {

/** Longer lists are no help while typing. */
constexpr int kMaxChoices = 5'000;

QStringList nodeNames(const CellPlace& place)
{
    QStringList names;
    for (const Platform& platform : place.project.platforms) {
        for (const NodeRow& node : platform.nodes) {
            const auto hosts = countHosts(node.name);
            if (!hosts || *hosts + static_cast<std::size_t>(names.size()) > kMaxChoices)
                continue;
            if (const auto expanded = expandHostList(node.name))
                for (const std::string& host : *expanded)
                    names.append(QString::fromStdString(host));
        }
        for (const ServerRow& server : platform.servers)
            if (gpuCount(server) + static_cast<std::size_t>(names.size()) <= kMaxChoices)
                for (const std::string& gpu : gpuNames(server))
                    names.append(QString::fromStdString(gpu));
    }
    names.removeDuplicates();
    return names;
}

/** What a message may name as its end: processes that mappings place, and nodes. */
QStringList endNames(const CellPlace& place)
{
    QStringList names;
    for (const Mapping& mapping : place.project.mappings) {
        for (const PlaceRow& row : mapping.places) {
            if (names.size() >= kMaxChoices)
                break;
            names.append(QString::fromStdString(row.process));
        }
    }
    names += nodeNames(place);
    names.removeDuplicates();
    return names;
}

/** The processes of the applications that scenarios run with the mapping. */
QStringList rankNames(const CellPlace& place)
{
    QStringList names;
    const auto& mappings = place.project.mappings;
    if (place.table.owner >= mappings.size())
        return names;
    for (const Scenario& scenario : place.project.scenarios) {
        if (scenario.mapping != mappings[place.table.owner].name)
            continue;
        const std::vector<std::string> runs = runNames(scenario.applications);
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const Application* application =
                findByName(place.project.applications, scenario.applications[i].name);
            const std::uint32_t count = application ? application->processes.valueOr(0) : 0;
            for (std::uint32_t rank = 0; rank < count && names.size() < kMaxChoices; ++rank)
                names.append(QString::fromStdString(processNameOf(runs[i], i, rank)));
        }
    }
    names.removeDuplicates();
    return names;
}

/** What a mapping may place: processes of applications, and the ends of messages. */
QStringList processNames(const CellPlace& place)
{
    constexpr std::size_t kMaxRows = 20'000; // that are looked at
    QStringList names = rankNames(place);
    QSet<QString> known(names.begin(), names.end());
    std::size_t rows = 0;
    for (const Workload& workload : place.project.workloads) {
        for (const MessageRow& row : workload.messages) {
            if (++rows > kMaxRows || names.size() >= kMaxChoices)
                return names;
            for (const ShortText* end : {&row.source, &row.destination}) {
                const QString name = QString::fromStdString(*end);
                if (!name.isEmpty() && !known.contains(name)) {
                    known.insert(name);
                    names.append(name);
                }
            }
        }
    }
    return names;
}

/** The messages that a measurement can be of. */
QStringList messageNames(const CellPlace& place)
{
    QStringList names;
    const auto& measurements = place.project.measurements;
    if (place.table.owner >= measurements.size())
        return names;
    const Scenario* scenario = findByName(place.project.scenarios, measurements[place.table.owner].scenario);
    const Workload* workload = scenario ? findByName(place.project.workloads, scenario->workload) : nullptr;
    if (!workload)
        return names;
    for (const MessageRow& row : workload->messages) {
        if (names.size() >= kMaxChoices)
            break;
        names.append(QString::fromStdString(row.id));
    }
    return names;
}

std::vector<TableColumn<MessageRow>> messageColumns()
{
    std::vector<TableColumn<MessageRow>> columns = fieldColumns<MessageRow>();
    columnWith(columns, "source").choices = endNames;
    columnWith(columns, "destination").choices = endNames;
    return columns;
}

std::vector<TableColumn<PlaceRow>> placeColumns()
{
    std::vector<TableColumn<PlaceRow>> columns = fieldColumns<PlaceRow>();
    columnWith(columns, "process").choices = processNames;
    columnWith(columns, "node").choices = nodeNames;
    return columns;
}

std::vector<TableColumn<TimeRow>> timeColumns()
{
    std::vector<TableColumn<TimeRow>> columns = fieldColumns<TimeRow>();
    columnWith(columns, "message").choices = messageNames;
    return columns;
}

template<typename Row>
void appendNames(QStringList& names, const SharedRows<Row>& rows)
{
    for (const Row& row : rows) {
        if (names.size() >= kMaxChoices)
            return;
        if (!row.name.empty())
            names.append(QString::fromStdString(row.name));
    }
}

QStringList switchesOfPlatform(const CellPlace& place)
{
    QStringList names;
    appendNames(names, place.project.platforms[place.table.owner].switches);
    return names;
}

QStringList nodesOfPlatform(const CellPlace& place)
{
    QStringList names;
    appendNames(names, place.project.platforms[place.table.owner].nodes);
    return names;
}

QStringList endsOfPlatform(const CellPlace& place)
{
    return switchesOfPlatform(place) + nodesOfPlatform(place);
}

std::vector<TableColumn<NodeRow>> nodeColumns()
{
    std::vector<TableColumn<NodeRow>> columns = fieldColumns<NodeRow>();
    columnWith(columns, "switch").choices = switchesOfPlatform;
    return columns;
}

std::vector<TableColumn<ServerRow>> serverColumns()
{
    std::vector<TableColumn<ServerRow>> columns = fieldColumns<ServerRow>();
    columnWith(columns, "rails").choices = switchesOfPlatform;
    return columns;
}

std::vector<TableColumn<LinkRow>> linkColumns()
{
    std::vector<TableColumn<LinkRow>> columns = fieldColumns<LinkRow>();
    for (TableColumn<LinkRow>& column : columns)
        if (column.key == "between")
            column.choices = endsOfPlatform;
    return columns;
}

std::vector<TableColumn<RouteRow>> routeColumns()
{
    std::vector<TableColumn<RouteRow>> columns = fieldColumns<RouteRow>();
    columnWith(columns, "from").choices = nodesOfPlatform;
    columnWith(columns, "to").choices = nodesOfPlatform;
    TableColumn<RouteRow>& links = columnWith(columns, "links");
    links.read = [](const RouteRow& row) { return plainText(routeLinksText(row.links)); };
    links.write = [](RouteRow& row, const std::string& text) { row.links = routeLinksOf(text); };
    links.sortValue = [](const RouteRow& row) {
        return QVariant(QString::fromStdString(routeLinksText(row.links)));
    };
    return columns;
}

} // namespace

std::unique_ptr<SheetModel> makePartSheet(TableKind table, SheetSources sources)
{
    switch (table) {
    case TableKind::messages:
        return makeSheet<MessageRow>({table, messageColumns}, sources);
    case TableKind::places:
        return makeSheet<PlaceRow>({table, placeColumns}, sources);
    case TableKind::times:
        return makeSheet<TimeRow>({table, timeColumns}, sources);
    case TableKind::benchmarkRows:
        return makeSheet<BenchmarkRow>({table}, sources);
    case TableKind::nodes:
        return makeSheet<NodeRow>({table, nodeColumns, removeNodeRows}, sources);
    case TableKind::servers:
        return makeSheet<ServerRow>({table, serverColumns, removeServerRows}, sources);
    case TableKind::links:
        return makeSheet<LinkRow>({table, linkColumns}, sources);
    case TableKind::switches:
        return makeSheet<SwitchRow>({table, fieldColumns<SwitchRow>, removeSwitchRows}, sources);
    case TableKind::items:
        return makeSheet<PriceItem>({table}, sources);
    case TableKind::routes:
        return makeSheet<RouteRow>({table, routeColumns}, sources);
    default:
        return nullptr;
    }
}

} // namespace contraflow
