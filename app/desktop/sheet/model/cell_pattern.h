// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/sheet/model/sheet_cells.h"
#include "core/base/result.h"

#include <QRegularExpression>
#include <QString>

#include <vector>

namespace contraflow {

/** What a person looks for. */
struct FindOptions
{
    QString text;
    bool isRegularExpression = false;
    bool matchesCase = false;
    bool isWholeCell = false;

    bool operator==(const FindOptions&) const = default;
};

/** A text to look for in cells. */
class CellPattern
{
public:
    /** Fails with a sentence when a regular expression cannot be read. An empty text is found nowhere. */
    [[nodiscard]] static Result<CellPattern> make(const FindOptions& options);

    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    [[nodiscard]] bool matches(const QString& cell) const;
    /** The cell with every match replaced; in a regular expression's replacement \1 is its first group. */
    [[nodiscard]] QString replaced(const QString& cell, const QString& replacement) const;

private:
    QRegularExpression m_expression;
    bool m_isLiteral = true;
    bool m_isEmpty = true;
};

struct FoundCell
{
    int row = 0;
    int column = 0;

    auto operator<=>(const FoundCell&) const = default;
};

/** The cells within `area` that match, in reading order; nothing further when it was asked to stop. */
[[nodiscard]] std::vector<FoundCell> findCells(const SheetCells& cells, const CellPattern& pattern,
                                               const CellRect& area, const JobContext& context);

} // namespace contraflow
