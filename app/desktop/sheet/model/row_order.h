// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/sheet/model/sheet_cells.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace contraflow {

/** A column to order by. */
struct SortBy
{
    int column = 0;
    Qt::SortOrder order = Qt::AscendingOrder;

    bool operator==(const SortBy&) const = default;
};

/** Whether a row is shown. Called in another thread: holds values only. */
using RowFilter = std::function<bool(const SheetCells& cells, std::size_t row)>;

/** What a worker needs to order rows. */
struct RowOrderRequest
{
    std::shared_ptr<const SheetCells> cells;
    std::vector<SortBy>
        sort;         ///< the first decides, the next ones where it ties; empty: the sheet's own order
    RowFilter filter; ///< empty: every row
};

/** Which row is shown where. */
struct RowOrder
{
    static constexpr std::uint32_t kHidden = std::numeric_limits<std::uint32_t>::max();

    std::vector<std::uint32_t> rows;   ///< by place: the row of the sheet that is shown there
    std::vector<std::uint32_t> places; ///< by row of the sheet: where it is shown, or kHidden

    /** Works the places out of the rows, for a sheet of so many rows. */
    void fillPlaces(std::size_t rowCount);

    bool operator==(const RowOrder&) const = default;
};

/**
 * Orders rows: numbers before texts, texts naturally (X2 before X10), empty cells last in either direction;
 * rows that tie keep the sheet's order in either direction. Nothing when it was asked to stop. By one column
 * of numbers it takes 16 bytes a row while it works, of which 8 remain.
 */
[[nodiscard]] std::optional<RowOrder> orderRows(const RowOrderRequest& request, const JobContext& context);

/**
 * Orders rows in the background. A newer request outdates the older one, whose result never arrives.
 */
class RowOrderJob : public QObject
{
    Q_OBJECT

public:
    explicit RowOrderJob(QObject* parent = nullptr);

    void start(RowOrderRequest request);
    /** Nothing that was started before arrives any more. */
    void cancel() { m_job.cancel(); }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

signals:
    void ready(std::shared_ptr<contraflow::RowOrder> order); ///< the receiver may take its content
    void givenUp();                                          ///< it threw; the windows have been told
    void progressChanged(double fraction);                   ///< 0 … 1 while it takes long

private:
    LatestJob<std::shared_ptr<RowOrder>> m_job;
};

} // namespace contraflow
