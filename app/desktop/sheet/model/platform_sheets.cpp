// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/row_sheet.h"
#include "app/desktop/style/text.h"
#include "core/project/edits.h"
#include "core/project/written_routes.h"

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

std::vector<TableColumn<NodeRow>> nodeColumns()
{
    std::vector<TableColumn<NodeRow>> columns = fieldColumns<NodeRow>();
    columnWith(columns, "switch").choices = switchNames;
    return columns;
}

std::vector<TableColumn<ServerRow>> serverColumns()
{
    std::vector<TableColumn<ServerRow>> columns = fieldColumns<ServerRow>();
    columnWith(columns, "rails").choices = switchNames;
    return columns;
}

std::vector<TableColumn<LinkRow>> linkColumns()
{
    std::vector<TableColumn<LinkRow>> columns = fieldColumns<LinkRow>();
    for (TableColumn<LinkRow>& column : columns)
        if (column.key == "between")
            column.choices = endNames;
    return columns;
}

std::vector<TableColumn<RouteRow>> routeColumns()
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

std::unique_ptr<SheetModel> makePlatformPartSheet(TableKind table, SheetSources sources)
{
    switch (table) {
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
