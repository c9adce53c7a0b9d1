// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/cell_block.h"
#include "app/desktop/sheet/model/sheet_cells.h"
#include "app/desktop/sheet/model/sheet_change.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace contraflow {

/** A text around one decimal number: "node-001" is node- and 001, "2.5 MB" is 2.5 and MB. */
struct NumberedText
{
    QString prefix;
    QString suffix;
    double number = 0;
    int digits = 0;   ///< before the point, with leading zeros
    int decimals = 0; ///< behind the point
};

/**
 * The number of a text that counts: one that the text begins with, or else its last run of digits. Nothing
 * for texts without a number, formulas, host lists and numbers with an exponent.
 */
[[nodiscard]] std::optional<NumberedText> numberedText(const QString& text);

/** The same text around another number; at least as many digits as before, and decimals where needed. */
[[nodiscard]] QString withNumber(const NumberedText& text, double number);

/**
 * How spreadsheets continue cells: one number or numbered name counts on by one, several with the same words
 * and equal steps continue these steps, everything else repeats.
 */
class FillSeries
{
public:
    explicit FillSeries(QStringList source);

    /** Cell i of the series: 0 … size - 1 are the source, before and behind it the series goes on. */
    [[nodiscard]] QString at(int i) const;
    /** Cell i when the source only repeats. */
    [[nodiscard]] QString repeated(int i) const;
    [[nodiscard]] int size() const { return static_cast<int>(m_source.size()); }

private:
    QStringList m_source;
    std::optional<NumberedText> m_first; ///< set when the source is a series
    double m_step = 0;
};

enum class FillMode
{
    series, ///< X1, X2, …
    copies, ///< X1, X1, …
};

/**
 * The cells of `target` that continue those of `source`, whose texts are given row by row. `target` spans the
 * source's columns above or below it, or its rows beside it.
 */
[[nodiscard]] std::vector<CellWrite> fillCells(const CellBlock& texts, const CellRect& source,
                                               const CellRect& target, FillMode mode);

/** Names for copies: the number counts on until the name is free, as in e1, e2, … */
class FreeNames
{
public:
    void take(const QString& name) { m_taken.insert(name); }

    /** A free name after `name`, taken from then on. Empty names and host lists have none: they stay. */
    [[nodiscard]] QString next(const QString& name);

private:
    QSet<QString> m_taken;
    QHash<QString, double> m_last; ///< number used last, by the words around it
};

} // namespace contraflow
