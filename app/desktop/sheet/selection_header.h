// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPointer>

namespace contraflow {

/**
 * The header of columns that highlights what is selected as Qt's does, but looks at the ranges of the
 * selection: Qt asks for every row whether its cell is selected, which takes 0.2 s for a million. Qt's part
 * of the header is therefore given a selection of its own, which stays empty.
 */
class SelectionHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit SelectionHeader(QWidget* parent);

    void setSelectionModel(QItemSelectionModel* selection) override;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int column) const override;

private:
    QPointer<QItemSelectionModel> m_selection; ///< of the view
};

} // namespace contraflow
