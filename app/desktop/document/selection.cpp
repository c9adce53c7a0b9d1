// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/selection.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace contraflow {

namespace {

/** Where a row is after a replacement; nothing when it was removed. Rows that were rewritten in place stay.
 */
std::optional<std::size_t> rowAfter(std::size_t row, const ReplaceRows& change)
{
    const std::size_t inserted = rowCount(change.rows);
    if (row < change.first + std::min(change.removed, inserted))
        return row;
    if (row < change.first + change.removed)
        return std::nullopt;
    return row - change.removed + inserted;
}

std::optional<SelectedItem> itemAfter(SelectedItem item, const ReplaceRows& change)
{
    std::optional<std::size_t> position;
    if (item.table == change.table) {
        position = rowAfter(item.row, change);
        if (position)
            item.row = *position;
    } else if (infoOf(item.table.kind).owner == change.table.kind) {
        position = rowAfter(item.table.owner, change);
        if (position)
            item.table.owner = *position;
    } else {
        return item;
    }
    return position ? std::optional(item) : std::nullopt;
}

} // namespace

Selection::Selection(QObject* parent) : QObject(parent) {}

void Selection::setScenario(std::size_t scenario)
{
    if (m_scenario == scenario)
        return;
    m_scenario = scenario;
    emit scenarioChanged(m_scenario);
}

void Selection::setComparedModels(const QStringList& models)
{
    if (m_comparedModels == models)
        return;
    m_comparedModels = models;
    emit comparedModelsChanged(m_comparedModels);
}

void Selection::setStep(std::size_t step)
{
    if (m_step == step)
        return;
    m_step = step;
    emit stepChanged(m_step);
}

void Selection::setItems(std::set<SelectedItem> items)
{
    if (m_items == items)
        return;
    m_items = std::move(items);
    emit itemsChanged();
}

std::set<std::size_t> Selection::rowsOf(TableRef table) const
{
    std::set<std::size_t> rows;
    // Items are ordered by table, then row: only this table's are visited.
    for (auto it = m_items.lower_bound(SelectedItem{table, 0, 0}); it != m_items.end() && it->table == table;
         ++it)
        rows.insert(it->row);
    return rows;
}

void Selection::follow(const Document& document)
{
    m_document = &document;
    connect(&document, &Document::aboutToChange, this, &Selection::onAboutToChange, Qt::UniqueConnection);
    connect(&document, &Document::changed, this, &Selection::onChanged, Qt::UniqueConnection);
    connect(&document, &Document::wasReset, this, &Selection::onReset, Qt::UniqueConnection);
}

void Selection::onAboutToChange(const Change& change)
{
    // A model that is renamed in place stays compared.
    const auto* rows = std::get_if<ReplaceRows>(&change);
    if (!rows || rows->table.kind != TableKind::models || !m_document || m_comparedModels.isEmpty())
        return;
    const auto* models = std::get_if<SharedRows<Model>>(&rows->rows);
    if (!models || models->size() != rows->removed)
        return;
    QStringList compared = m_comparedModels;
    for (std::size_t i = 0; i < models->size(); ++i) {
        const std::string& before = m_document->project().models[rows->first + i].name;
        const qsizetype at = compared.indexOf(QString::fromStdString(before));
        if (at >= 0 && !before.empty())
            compared[at] = QString::fromStdString((*models)[i].name);
    }
    setComparedModels(compared);
}

void Selection::onChanged(const Change& change)
{
    const auto* rows = std::get_if<ReplaceRows>(&change);
    if (!rows)
        return;
    std::set<SelectedItem> items;
    for (const SelectedItem& item : m_items) {
        if (const std::optional<SelectedItem> moved = itemAfter(item, *rows))
            items.insert(*moved);
    }
    setItems(std::move(items));
    if (rows->table.kind != TableKind::scenarios || !m_document)
        return;
    // A selection that points behind the last scenario (there is none yet) means no scenario that could move.
    const std::size_t before = m_document->project().scenarios.size() + rows->removed - rowCount(rows->rows);
    if (m_scenario < before) {
        // Without its scenario the selection falls to the one that took its place, or the last.
        const std::size_t fallback = rows->first > 0 ? rows->first - 1 : 0;
        setScenario(rowAfter(m_scenario, *rows).value_or(fallback));
    }
}

void Selection::onReset()
{
    setItems({});
    setStep(0);
    setScenario(0);
}

} // namespace contraflow
