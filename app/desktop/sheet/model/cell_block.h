// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace contraflow {

/** Rows of cells as spreadsheets exchange them: tabs between cells, line ends between rows. */
using CellBlock = std::vector<QStringList>;

/** Text that LibreOffice and Excel take as cells; cells with tabs, quotes or line ends are quoted. */
[[nodiscard]] QString tabSeparated(const CellBlock& block);

/** The same as a table in HTML, for programs that paste rich text. */
[[nodiscard]] QString htmlTable(const CellBlock& block);

/** Reads text with tabs between the cells; quoted cells may hold line ends, and the last line end makes no
 * row. */
[[nodiscard]] CellBlock parseTabSeparated(const QString& text);

/**
 * Reads text from any program: cells parted by tabs, or else by semicolons or commas where all lines have
 * equally many of them. Commas inside the brackets of a host list part nothing.
 */
[[nodiscard]] CellBlock parseCells(const QString& text);

} // namespace contraflow
