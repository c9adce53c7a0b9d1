// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_study.h"

#include <QAbstractTableModel>

namespace contraflow {

/** The processes of a comparison of placements with their nodes at present and under one placement. */
class PlacesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /** Both must outlive the model, or be replaced by null before. */
    void show(const PlacementStudy* study, const ComparedPlacement* placement);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    const PlacementStudy* m_study = nullptr;
    const ComparedPlacement* m_placement = nullptr;
};

} // namespace contraflow
