// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/text.h"
#include "app/desktop/tables/name_column.h"
#include "app/desktop/tables/row_sheet.h"
#include "app/desktop/tables/sheets.h"
#include "core/project/edits.h"
#include "core/project/price.h"
#include "core/project/route_links.h"
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

SheetWords words(const char* one, const char* many, const char* empty, const char* fill)
{
    return {tr(one),
            tr(many),
            tr("There is no platform yet that the selected scenario could run on."),
            tr("Add a platform"),
            tr(empty),
            tr(fill)};
}

template<typename Row>
TableColumn<Row> priceColumnOf(const QString& hint)
{
    return priceColumn<Row>({"price", tr("Price"), hint, QStringLiteral("18000 EUR")}, &Row::price);
}

template<typename Row>
TableColumn<Row> powerColumnOf(const QString& hint)
{
    return quantityColumn<Row>({"power", tr("Power"), hint, QStringLiteral("1000 kW")}, &Row::power,
                               Dimension::power);
}

std::vector<TableColumn<NodeRow>> nodeColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<NodeRow>> columns;
    columns.push_back(textColumn<NodeRow>(
        {"name", tr("Name"), tr("One node, such as X1, or a list of equal nodes, such as X[1-3]"),
         QStringLiteral("node[001-128]")},
        &NodeRow::name));
    columns.back().rename = renameAt;
    columns.push_back(
        textColumn<NodeRow>({"switch", tr("Switch"), tr("The switch that the nodes' NICs are connected to"),
                             QStringLiteral("switch-01")},
                            &NodeRow::switchName));
    columns.back().choices = switchNames;
    columns.push_back(countColumn<NodeRow>(
        {"cores", tr("Cores"), tr("Processors of each node; empty: 1"), QStringLiteral("1024")},
        &NodeRow::cores));
    columns.push_back(
        quantityColumn<NodeRow>({"bandwidth", tr("Bandwidth"), tr("Of the NIC, each way, such as 940 Mbit/s"),
                                 QStringLiteral("1000.0 Mbit/s")},
                                &NodeRow::bandwidth, Dimension::bandwidth));
    columns.push_back(
        quantityColumn<NodeRow>({"latency", tr("Latency"), tr("Of the NIC's link, such as 20 us; empty: 0 s"),
                                 QStringLiteral("1000 us")},
                                &NodeRow::latency, Dimension::duration));
    columns.push_back(priceColumnOf<NodeRow>(tr(
        "Of one node with its NIC, such as 800 EUR; without a price of the platform, its parts are added")));
    columns.push_back(powerColumnOf<NodeRow>(
        tr("Of one node, such as 450 W; what energy costs is in the sheet Platforms")));
    return columns;
}

std::vector<TableColumn<LinkRow>> linkColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<LinkRow>> columns;
    columns.push_back(
        textColumn<LinkRow>({"name", tr("Name"), tr("Tells links between the same two ends apart"),
                             QStringLiteral("backbone-01")},
                            &LinkRow::name));
    columns.back().rename = renameAt;
    // Both ends are one key in the file, and issues about a link's ends name that key.
    columns.push_back(textColumn<LinkRow>({"between", tr("From"),
                                           tr("A switch or a node; the link carries both directions"),
                                           QStringLiteral("switch-01")},
                                          &LinkRow::from));
    columns.back().choices = endNames;
    columns.push_back(
        textColumn<LinkRow>({"between", tr("To"), tr("A switch or a node; the link carries both directions"),
                             QStringLiteral("switch-01")},
                            &LinkRow::to));
    columns.back().choices = endNames;
    columns.push_back(quantityColumn<LinkRow>(
        {"bandwidth", tr("Bandwidth"), tr("Each way, such as 10 Gbit/s"), QStringLiteral("1000.0 Mbit/s")},
        &LinkRow::bandwidth, Dimension::bandwidth));
    columns.push_back(quantityColumn<LinkRow>(
        {"latency", tr("Latency"), tr("Such as 5 us; empty: 0 s"), QStringLiteral("1000 us")},
        &LinkRow::latency, Dimension::duration));
    columns.push_back(priceColumnOf<LinkRow>(tr(
        "Of the link with its ports, such as 2000 EUR; without a price of the platform, its parts are added")));
    columns.push_back(
        powerColumnOf<LinkRow>(tr("Of the link, such as 10 W of its transceivers; empty: not counted")));
    return columns;
}

std::vector<TableColumn<SwitchRow>> switchColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<SwitchRow>> columns;
    columns.push_back(
        textColumn<SwitchRow>({"name", tr("Name"), tr("Nodes and links refer to a switch by its name"),
                               QStringLiteral("switch-0000001")},
                              &SwitchRow::name));
    columns.back().rename = renameAt;
    columns.push_back(priceColumnOf<SwitchRow>(
        tr("Of the switch, such as 9000 EUR; empty for all: it is part of the links' prices")));
    columns.push_back(powerColumnOf<SwitchRow>(tr("Of the switch, such as 700 W; empty: not counted")));
    return columns;
}

std::vector<TableColumn<PriceItem>> itemColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<PriceItem>> columns;
    columns.push_back(
        textColumn<PriceItem>({"name", tr("Name"), tr("What is paid for, such as cables or support"),
                               QStringLiteral("Optical cables 5 m")},
                              &PriceItem::name));
    columns.push_back(textColumn<PriceItem>(
        {"kind", tr("Kind"), tr("Under what it is summed up; empty: other"), QStringLiteral("licence")},
        &PriceItem::kind));
    columns.back().choices = [](const CellPlace&) {
        QStringList kinds;
        for (const PriceKindInfo& info : priceKinds())
            if (!info.word.empty())
                kinds.append(qtText(info.word));
        return kinds;
    };
    columns.push_back(quantityColumn<PriceItem>(
        {"count", tr("Count"),
         tr("How many; empty: 1. Formulas know nodes, switches, links and cores of the platform, such as =2*nodes"),
         QStringLiteral("=2*nodes")},
        &PriceItem::count, Dimension::number));
    columns.back().dimension.reset(); // there are no units to choose from
    columns.push_back(priceColumnOf<PriceItem>(tr("Of one, such as 120 EUR")));
    columns.push_back(textColumn<PriceItem>(
        {"per", tr("Paid per"), tr("once, or year: in each of the platform's years; empty: once"),
         QStringLiteral("year")},
        &PriceItem::per));
    columns.back().choices = [](const CellPlace&) { return QStringList{qtText(kOnce), qtText(kYearly)}; };
    columns.push_back(powerColumnOf<PriceItem>(tr("That one draws, such as 3 kW; empty: not counted")));
    return columns;
}

std::vector<TableColumn<RouteRow>> routeColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<RouteRow>> columns;
    columns.push_back(textColumn<RouteRow>(
        {"from", tr("From"),
         tr("A node, such as X1, or a list of nodes, such as X[1-3], of which each has the route"),
         QStringLiteral("node[001-128]")},
        &RouteRow::from));
    columns.back().choices = nodeNames;
    columns.push_back(textColumn<RouteRow>(
        {"to", tr("To"), tr("A node or a list of nodes"), QStringLiteral("node[001-128]")}, &RouteRow::to));
    columns.back().choices = nodeNames;
    TableColumn<RouteRow> links{
        "links", tr("Links"),
        tr("Names of links in the order in which messages pass them, with commas between them; NICs are passed "
           "without being named"),
        QStringLiteral("uplink 3, spine 2, downlink 12")};
    links.read = [](const RouteRow& row) { return plainText(routeLinksText(row.links)); };
    links.write = [](RouteRow& row, const std::string& text) { row.links = routeLinksOf(text); };
    links.sortValue = [](const RouteRow& row) {
        return QVariant(QString::fromStdString(routeLinksText(row.links)));
    };
    columns.push_back(std::move(links));
    columns.push_back(textColumn<RouteRow>(
        {"ways", tr("Ways"),
         tr("both: the same links on the way back, which empty stands for too; one: there alone"),
         QStringLiteral("both")},
        &RouteRow::ways));
    columns.back().choices = [](const CellPlace&) { return QStringList{qtText(kBothWays), qtText(kOneWay)}; };
    return columns;
}

} // namespace

std::unique_ptr<SheetModel> makeNodesSheet(SheetSources sources)
{
    return std::make_unique<RowSheet<NodeRow>>(
        RowSheetSetup<NodeRow>{
            TableKind::nodes,
            words(QT_TRANSLATE_NOOP("Sheets", "node"), QT_TRANSLATE_NOOP("Sheets", "nodes"),
                  QT_TRANSLATE_NOOP("Sheets",
                                    "No nodes yet. Type or paste them here: name, switch, cores, bandwidth."),
                  QT_TRANSLATE_NOOP("Sheets", "Add a node")),
            [](const Project& project, std::size_t owner) -> const SharedRows<NodeRow>& {
                return project.platforms[owner].nodes;
            },
            nodeColumns, removeNodeRows},
        sources);
}

std::unique_ptr<SheetModel> makeLinksSheet(SheetSources sources)
{
    return std::make_unique<RowSheet<LinkRow>>(
        RowSheetSetup<LinkRow>{
            TableKind::links,
            words(QT_TRANSLATE_NOOP("Sheets", "link"), QT_TRANSLATE_NOOP("Sheets", "links"),
                  QT_TRANSLATE_NOOP(
                      "Sheets",
                      "No links yet. Links join two switches, or a node and a switch: type or paste name, "
                      "from, to, bandwidth."),
                  QT_TRANSLATE_NOOP("Sheets", "Add a link")),
            [](const Project& project, std::size_t owner) -> const SharedRows<LinkRow>& {
                return project.platforms[owner].links;
            },
            linkColumns},
        sources);
}

std::unique_ptr<SheetModel> makeItemsSheet(SheetSources sources)
{
    return std::make_unique<RowSheet<PriceItem>>(
        RowSheetSetup<PriceItem>{
            TableKind::items,
            words(
                QT_TRANSLATE_NOOP("Sheets", "cost"), QT_TRANSLATE_NOOP("Sheets", "costs"),
                QT_TRANSLATE_NOOP(
                    "Sheets",
                    "No further costs yet. Type or paste them here: name, kind, count, price, per year or once."),
                QT_TRANSLATE_NOOP("Sheets", "Add a cost")),
            [](const Project& project, std::size_t owner) -> const SharedRows<PriceItem>& {
                return project.platforms[owner].items;
            },
            itemColumns},
        sources);
}

std::unique_ptr<SheetModel> makeRoutesSheet(SheetSources sources)
{
    return std::make_unique<RowSheet<RouteRow>>(
        RowSheetSetup<RouteRow>{
            TableKind::routes,
            words(QT_TRANSLATE_NOOP("Sheets", "route"), QT_TRANSLATE_NOOP("Sheets", "routes"),
                  QT_TRANSLATE_NOOP(
                      "Sheets", "No routes are written out: the platform's routing rule decides all ways. "
                                "Type or paste others here: from, to, links."),
                  QT_TRANSLATE_NOOP("Sheets", "Add a route")),
            [](const Project& project, std::size_t owner) -> const SharedRows<RouteRow>& {
                return project.platforms[owner].routes;
            },
            routeColumns},
        sources);
}

std::unique_ptr<SheetModel> makeSwitchesSheet(SheetSources sources)
{
    return std::make_unique<RowSheet<SwitchRow>>(
        RowSheetSetup<SwitchRow>{
            TableKind::switches,
            words(QT_TRANSLATE_NOOP("Sheets", "switch"), QT_TRANSLATE_NOOP("Sheets", "switches"),
                  QT_TRANSLATE_NOOP("Sheets", "No switches yet. Type or paste their names."),
                  QT_TRANSLATE_NOOP("Sheets", "Add a switch")),
            [](const Project& project, std::size_t owner) -> const SharedRows<SwitchRow>& {
                return project.platforms[owner].switches;
            },
            switchColumns, removeSwitchRows},
        sources);
}

} // namespace contraflow
