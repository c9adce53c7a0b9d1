// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/exporters/project_export.h"
#include "core/io/exporters/table_writer.h"

#include <chrono>
#include <vector>

namespace contraflow {

/** How far an export is, in tables. */
struct ExportProgress
{
    double done = 0;
    double total = 1;
    std::chrono::steady_clock::time_point shown = {};

    /** Tells the request's receiver, but not again within 50 ms. */
    void show(const ExportRequest& request, double fractionOfTable)
    {
        constexpr auto kPause = std::chrono::milliseconds(50);
        const auto now = std::chrono::steady_clock::now();
        if (!request.run.progress || now - shown < kPause)
            return;
        shown = now;
        request.run.progress((done + fractionOfTable) / total);
    }
};

/** Writes the rows of one table with the columns that were chosen, in pieces between which it may be
 * cancelled. */
class RowsWritten
{
public:
    RowsWritten(TableWriter& writer, const ExportRequest& request, ExportProgress& progress)
        : m_writer(writer)
        , m_request(request)
        , m_progress(progress)
    {}

    /** Fails at a chosen column that the table lacks. */
    [[nodiscard]] Result<void> begin(const Table& heading);
    [[nodiscard]] Result<void> add(const Table& rows);
    [[nodiscard]] Result<void> end(const std::vector<std::string>& notes) { return m_writer.endTable(notes); }
    [[nodiscard]] std::size_t count() const { return m_count; }

private:
    [[nodiscard]] Table chosenRows(const Table& table, std::size_t first, std::size_t count) const;

    TableWriter& m_writer;
    const ExportRequest& m_request;
    ExportProgress& m_progress;
    std::vector<std::size_t> m_columns; ///< of the table, in the order in which they are written
    std::size_t m_count = 0;
};

} // namespace contraflow
