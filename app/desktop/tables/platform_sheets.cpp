// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/text.h"
#include "app/desktop/tables/row_sheet.h"
#include "app/desktop/tables/sheets.h"
#include "core/project/edits.h"
#include "core/project/route_links.h"

namespace contraflow {

namespace {

/** More names than this are no help while typing. */
constexpr int kMaxChoices = 5'000;

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

QStringList switchNames(const CellPlace& place)
{
    QStringList names;
    appendNames(names, place.project.platforms[place.table.owner].switches);
    return names;
}

QStringList nodeNames(const CellPlace& place)
{
    QStringList names;
    appendNames(names, place.project.platforms[place.table.owner].nodes);
    return names;
}

QStringList endNames(const CellPlace& place)
{
    return switchNames(place) + nodeNames(place);
}

SheetWords words(const char* one, const char* many, const char* empty, const char* fill)
{
    return {tr(one),
            tr(many),
            tr("There is no platform yet that the selected scenario could run on."),
            tr("Add a platform"),
            tr(empty),
            tr(fill)};
}

std::vector<TableColumn<NodeRow>> nodeColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<NodeRow>> columns = fieldColumns<NodeRow>();
    columnWith(columns, "switch").choices = switchNames;
    return columns;
}

std::vector<TableColumn<ServerRow>> serverColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<ServerRow>> columns = fieldColumns<ServerRow>();
    columnWith(columns, "rails").choices = switchNames;
    return columns;
}

std::vector<TableColumn<LinkRow>> linkColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<LinkRow>> columns = fieldColumns<LinkRow>();
    for (TableColumn<LinkRow>& column : columns)
        if (column.key == "between")
            column.choices = endNames;
    return columns;
}

std::vector<TableColumn<SwitchRow>> switchColumns(const Project&, std::optional<std::size_t>)
{
    return fieldColumns<SwitchRow>();
}

std::vector<TableColumn<PriceItem>> itemColumns(const Project&, std::optional<std::size_t>)
{
    return fieldColumns<PriceItem>();
}

std::vector<TableColumn<RouteRow>> routeColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<RouteRow>> columns = fieldColumns<RouteRow>();
    columnWith(columns, "from").choices = nodeNames;
    columnWith(columns, "to").choices = nodeNames;
    TableColumn<RouteRow>& links = columnWith(columns, "links");
    links.read = [](const RouteRow& row) { return plainText(routeLinksText(row.links)); };
    links.write = [](RouteRow& row, const std::string& text) { row.links = routeLinksOf(text); };
    links.sortValue = [](const RouteRow& row) {
        return QVariant(QString::fromStdString(routeLinksText(row.links)));
    };
    return columns;
}

} // namespace

std::unique_ptr<SheetModel> makeNodesSheet(SheetSources sources)
{
    return makeSheet<NodeRow>(
        {TableKind::nodes,
         words(QT_TRANSLATE_NOOP("Sheets", "node"), QT_TRANSLATE_NOOP("Sheets", "nodes"),
               QT_TRANSLATE_NOOP("Sheets",
                                 "No nodes yet. Type or paste them here: name, switch, cores, bandwidth."),
               QT_TRANSLATE_NOOP("Sheets", "Add a node")),
         nodeColumns, removeNodeRows},
        sources);
}

std::unique_ptr<SheetModel> makeServersSheet(SheetSources sources)
{
    return makeSheet<ServerRow>(
        {TableKind::servers,
         words(QT_TRANSLATE_NOOP("Sheets", "server"), QT_TRANSLATE_NOOP("Sheets", "servers"),
               QT_TRANSLATE_NOOP("Sheets", "No servers with GPUs yet. Type or paste them here: name, GPUs, "
                                           "NICs, bandwidth, latency."),
               QT_TRANSLATE_NOOP("Sheets", "Add a server")),
         serverColumns, removeServerRows},
        sources);
}

std::unique_ptr<SheetModel> makeLinksSheet(SheetSources sources)
{
    return makeSheet<LinkRow>(
        {TableKind::links,
         words(QT_TRANSLATE_NOOP("Sheets", "link"), QT_TRANSLATE_NOOP("Sheets", "links"),
               QT_TRANSLATE_NOOP(
                   "Sheets",
                   "No links yet. Links join two switches, or a node and a switch: type or paste name, "
                   "from, to, bandwidth."),
               QT_TRANSLATE_NOOP("Sheets", "Add a link")),
         linkColumns},
        sources);
}

std::unique_ptr<SheetModel> makeItemsSheet(SheetSources sources)
{
    return makeSheet<PriceItem>(
        {TableKind::items,
         words(
             QT_TRANSLATE_NOOP("Sheets", "cost"), QT_TRANSLATE_NOOP("Sheets", "costs"),
             QT_TRANSLATE_NOOP(
                 "Sheets",
                 "No further costs yet. Type or paste them here: name, kind, count, price, per year or once."),
             QT_TRANSLATE_NOOP("Sheets", "Add a cost")),
         itemColumns},
        sources);
}

std::unique_ptr<SheetModel> makeRoutesSheet(SheetSources sources)
{
    return makeSheet<RouteRow>(
        {TableKind::routes,
         words(QT_TRANSLATE_NOOP("Sheets", "route"), QT_TRANSLATE_NOOP("Sheets", "routes"),
               QT_TRANSLATE_NOOP("Sheets",
                                 "No routes are written out: the platform's routing rule decides all ways. "
                                 "Type or paste others here: from, to, links."),
               QT_TRANSLATE_NOOP("Sheets", "Add a route")),
         routeColumns},
        sources);
}

std::unique_ptr<SheetModel> makeSwitchesSheet(SheetSources sources)
{
    return makeSheet<SwitchRow>(
        {TableKind::switches,
         words(QT_TRANSLATE_NOOP("Sheets", "switch"), QT_TRANSLATE_NOOP("Sheets", "switches"),
               QT_TRANSLATE_NOOP("Sheets", "No switches yet. Type or paste their names."),
               QT_TRANSLATE_NOOP("Sheets", "Add a switch")),
         switchColumns, removeSwitchRows},
        sources);
}

} // namespace contraflow
