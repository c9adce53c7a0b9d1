// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/places_model.h"

#include "app/desktop/style/text.h"

#include <QFont>

#include <array>

namespace contraflow {

void PlacesModel::show(const PlacementStudy* study, const ComparedPlacement* placement)
{
    beginResetModel();
    m_study = study;
    m_placement = placement;
    endResetModel();
}

int PlacesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_placement ? 0 : static_cast<int>(m_placement->nodes.size());
}

int PlacesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 3;
}

QVariant PlacesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_placement)
        return {};
    const PlacementProblem& problem = m_study->problem;
    const auto process = static_cast<std::size_t>(index.row());
    const NodeId node = m_placement->nodes[process];
    const bool hasBefore = problem.present.has_value();
    const NodeId before = hasBefore ? (*problem.present)[process] : node;
    if (role == Qt::FontRole && index.column() == 2 && (!hasBefore || before != node)) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ToolTipRole && problem.processes[process].pinned)
        return tr("This process stays where it is");
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == 0)
        return qtText(problem.processes[process].name);
    if (index.column() == 1)
        return hasBefore ? qtText(problem.network->node(before).name) : QString();
    return qtText(problem.network->node(node).name);
}

QVariant PlacesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const std::array titles{tr("Process"), tr("Present"), tr("Placed")};
    return titles[static_cast<std::size_t>(section)];
}

} // namespace contraflow
