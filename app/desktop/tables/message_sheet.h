// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/results.h"
#include "app/desktop/tables/results_columns.h"
#include "app/desktop/tables/sheet_model.h"

#include <QTimer>

#include <memory>
#include <string>
#include <vector>

namespace contraflow {

/**
 * A read-only sheet of computed values with one row per message that could be placed. Cells are worked out
 * when they are shown, so a new result costs nothing per row.
 */
class MessageSheet : public SheetModel
{
    Q_OBJECT

public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] int dataRowCount() const override { return rowCount(); }
    [[nodiscard]] std::optional<TableRef> selectableTable() const override;
    [[nodiscard]] std::optional<SelectedItem> itemAt(int row) const override;
    [[nodiscard]] int rowOf(const SelectedItem& item) const override;
    [[nodiscard]] int columnOf(const std::string& key) const override;
    [[nodiscard]] std::shared_ptr<const SheetCells> cells() const override;

protected:
    explicit MessageSheet(SheetKind kind);

    /** The result whose messages are shown; never null, without a prediction when there is none. */
    [[nodiscard]] const std::shared_ptr<const ScenarioResult>& shown() const { return m_shown; }
    /** Shows a result, which must not be null, with these columns. */
    void show(std::shared_ptr<const ScenarioResult> result, std::vector<ResultsColumn> columns);
    /** Old values are greyed, after a moment, so that quick updates do not flicker. */
    void setStale(bool isStale);

private:
    void setGreyed(bool isGreyed);

    std::shared_ptr<const ScenarioResult> m_shown;
    std::vector<ResultsColumn> m_columns;
    QTimer m_greying;
    bool m_isGreyed = false;
};

} // namespace contraflow
