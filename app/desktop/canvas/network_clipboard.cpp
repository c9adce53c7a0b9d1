// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/network_clipboard.h"

#include "app/desktop/canvas/edit_steps.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/cell_block.h"
#include "core/base/units.h"
#include "core/io/project_file.h"
#include "core/project/host_list.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace contraflow {
namespace {

constexpr double kAside = 40; // from a copied switch to its copy

QString mimeType()
{
    return QStringLiteral("application/x-contraflow-network");
}

/** The selected part of a platform as a platform of its own. */
Platform partOf(const Platform& platform, std::size_t index, const std::set<SelectedItem>& items)
{
    const auto isChosen = [&](TableKind kind, std::size_t row, std::size_t member) {
        return items.count({{kind, index}, row, member}) != 0;
    };
    Platform part;
    part.name = platform.name;
    std::set<std::string> names;
    for (std::size_t i = 0; i < platform.switches.size(); ++i)
        if (isChosen(TableKind::switches, i, SelectedItem::kWholeRow)) {
            part.switches.append(platform.switches[i]);
            names.insert(platform.switches[i].name);
        }
    for (std::size_t i = 0; i < platform.nodes.size(); ++i) {
        NodeRow row = platform.nodes[i];
        const std::vector<std::string> hosts = hostsOf(row);
        std::vector<std::string> kept;
        const bool isWhole =
            names.count(row.switchName) != 0 || isChosen(TableKind::nodes, i, SelectedItem::kWholeRow);
        for (std::size_t member = 0; member < hosts.size(); ++member)
            if (isWhole || isChosen(TableKind::nodes, i, member))
                kept.push_back(hosts[member]);
        if (kept.empty())
            continue;
        if (kept.size() != hosts.size())
            row.name = hostListOf(kept);
        names.insert(kept.begin(), kept.end());
        part.nodes.append(std::move(row));
    }
    for (std::size_t i = 0; i < platform.links.size(); ++i) {
        const LinkRow& row = platform.links[i];
        if ((names.count(row.from) != 0 && names.count(row.to) != 0) ||
            isChosen(TableKind::links, i, SelectedItem::kWholeRow))
            part.links.append(row);
    }
    return part;
}

QString nodeSheet(const Platform& part)
{
    const auto text = [](const QuantityCell& cell) {
        return QString::fromStdString(cell.hasValue()     ? quantityText(cell.value())
                                      : cell.isRejected() ? cell.rejectedText()
                                                          : std::string());
    };
    CellBlock block;
    for (const NodeRow& row : part.nodes)
        block.push_back({QString::fromStdString(row.name), QString::fromStdString(row.switchName),
                         row.cores.hasValue() ? QString::number(row.cores.value()) : QString(),
                         text(row.bandwidth), text(row.latency), QString::fromStdString(row.price.text())});
    return tabSeparated(block);
}

template<typename Row>
void appendAll(EditSteps& steps, TableRef table, std::vector<Row> rows, std::set<SelectedItem>& made)
{
    const std::size_t first = rowCount(steps.project(), table);
    const std::size_t count = rows.size();
    steps.replace(table, first, 0, std::move(rows));
    for (std::size_t i = 0; i < count; ++i)
        made.insert({table, first + i});
}

Error nothing(const QString& text)
{
    return {ErrorCode::invalidInput, text.toStdString()};
}

} // namespace

bool copyToClipboard(const Project& project, const std::set<SelectedItem>& items)
{
    for (std::size_t i = 0; i < project.platforms.size(); ++i) {
        Platform part = partOf(project.platforms[i], i, items);
        if (part.switches.empty() && part.nodes.empty() && part.links.empty())
            continue;
        auto data = std::make_unique<QMimeData>();
        data->setText(nodeSheet(part));
        Project carrier;
        carrier.platforms.append(std::move(part));
        data->setData(mimeType(), QByteArray::fromStdString(projectText(carrier)));
        QGuiApplication::clipboard()->setMimeData(data.release());
        return true;
    }
    return false;
}

Result<DrawnEdit> pasteFromClipboard(const Project& project, std::size_t scenario, const DrawnSwitches& drawn)
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr || !data->hasFormat(mimeType()))
        return nothing(tr("There is no part of a network on the clipboard: copy switches or nodes on "
                          "the canvas first. Rows of a spreadsheet are pasted into the sheets."));
    const QByteArray text = data->data(mimeType());
    const auto loaded =
        parseProject(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!loaded || loaded->project.platforms.empty())
        return nothing(tr("What is on the clipboard is no network of this program."));
    const Platform part = loaded->project.platforms[0];
    EditSteps steps(project);
    if (!tableOf(project, scenario, TableKind::nodes))
        steps.add(makeOwner(project, scenario, TableKind::nodes));
    const auto nodes = tableOf(steps.project(), scenario, TableKind::nodes);
    if (!nodes)
        return nothing(tr("The scenario has no platform to paste into."));
    const Platform& platform = steps.project().platforms[nodes->owner];
    FreeNames names = takenNames(platform);
    for (const LinkRow& row : platform.links)
        names.take(QString::fromStdString(row.name));
    std::map<std::string, std::string> renamed;
    const auto fresh = [&](const std::string& old) {
        std::string name = names.next(QString::fromStdString(old)).toStdString();
        renamed[old] = name;
        return name;
    };
    const auto current = [&](const std::string& old) {
        const auto found = renamed.find(old);
        return found == renamed.end() ? old : found->second;
    };
    std::set<SelectedItem> made;
    std::vector<SwitchRow> switches;
    for (SwitchRow row : part.switches) {
        auto place = positionOf(row);
        if (const auto seen = drawn.find(row.name); seen != drawn.end())
            place = seen->second;
        row.name = fresh(row.name);
        if (place)
            setPosition(row, Position{place->x + kAside, place->y + kAside});
        switches.push_back(std::move(row));
    }
    appendAll(steps, {TableKind::switches, nodes->owner}, std::move(switches), made);
    std::vector<NodeRow> rows;
    for (NodeRow row : part.nodes) {
        std::vector<std::string> hosts;
        for (const std::string& host : hostsOf(row))
            hosts.push_back(fresh(host));
        row.name = hostListOf(hosts);
        row.switchName = current(row.switchName);
        rows.push_back(std::move(row));
    }
    appendAll(steps, *nodes, std::move(rows), made);
    std::vector<LinkRow> links;
    for (LinkRow row : part.links) {
        row.from = current(row.from);
        row.to = current(row.to);
        row.name = names.next(QString::fromStdString(row.name)).toStdString();
        links.push_back(std::move(row));
    }
    appendAll(steps, {TableKind::links, nodes->owner}, std::move(links), made);
    return DrawnEdit{steps.take(tr("Paste into the network").toStdString()), std::move(made)};
}

} // namespace contraflow
