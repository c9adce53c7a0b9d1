// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/print/print_document.h"
#include "app/report/print/print_text.h"

#include <QRectF>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

class QPainter;

namespace contraflow::report {

/** Something of full width that does not break: a line of text, a row of a table, a figure. */
struct Piece
{
    double height = 0;
    double leastHeight = 0;                ///< it can be drawn smaller to fit; 0: it cannot
    double spaceBefore = 0;                ///< not at the top of a page
    bool isKeptWithNext = false;           ///< no page ends behind it
    bool mayWait = false;                  ///< what follows may come before it, to fill a page
    int heading = 0;                       ///< level of the heading that begins here; 0: none
    std::shared_ptr<const Piece> repeated; ///< drawn again when a page begins in front of this piece
    std::function<void(QPainter&, const QRectF&)> paint;
};

/** A heading for the list of contents and the heads of pages. */
struct HeadingEntry
{
    QString text;
    int page = 0; ///< from 0; known once pages are made
};

struct Pieces
{
    std::vector<Piece> pieces;
    /** Of level 2, in order; the list of contents reads their pages when it is painted. */
    std::shared_ptr<std::vector<HeadingEntry>> headings = std::make_shared<std::vector<HeadingEntry>>();
};

/** Lays out all blocks for a width. Stops early, with part of them, when `stop` asks for it. */
[[nodiscard]] Pieces makePieces(const PrintDocument& document, double width,
                                const std::stop_token& stop = {});

/** The rows of a table with their head; captions and everything else are appended by makePieces(). */
void appendTable(std::vector<Piece>& pieces, const PrintTable& table, double width);

/** The lines of a text; the first two and the last two stay together. */
void appendLines(std::vector<Piece>& pieces, const TextBox& box, double indent, double spaceBefore);

} // namespace contraflow::report
