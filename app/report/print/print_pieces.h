// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/print/print_text.h"
#include "app/report/report_content.h"

#include <QRectF>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

class QPainter;

namespace contraflow::report {

/** What may change places with what where a page ends. */
enum class Flow
{
    text,
    figure,     ///< where it has no room it waits, behind the tables that follow at once
    tableBegin, ///< the caption of a table
    tableRest,  ///< never parted from its table by a figure
};

/** Something of full width that does not break: a line of text, a row of a table, a figure. */
struct Piece
{
    double height = 0;
    double leastHeight = 0;      ///< it can be drawn smaller to fit; 0: it cannot
    double spaceBefore = 0;      ///< not at the top of a page
    bool isKeptWithNext = false; ///< no page ends behind it
    Flow flow = Flow::text;
    bool isSection = false;                ///< the heading of one
    std::shared_ptr<const Piece> repeated; ///< drawn again when a page begins in front of this piece
    std::function<void(QPainter&, const QRectF&)> paint;
};

/** A section for the list of contents and the heads of pages. */
struct SectionEntry
{
    QString title;
    int page = 0; ///< from 0; known once pages are made
};

struct Pieces
{
    std::vector<Piece> pieces;
    /** In order; the list of contents reads their pages when it is painted. */
    std::shared_ptr<std::vector<SectionEntry>> sections = std::make_shared<std::vector<SectionEntry>>();
};

/** Lays out all blocks for a width. Stops early, with part of them, when `stop` asks for it. */
[[nodiscard]] Pieces makePieces(const Content& content, double width, const std::stop_token& stop = {});

/** The rows of a table with their head; its caption and notes are appended by makePieces(). */
void appendTable(std::vector<Piece>& pieces, const TableBlock& table, double width);

/** The lines of a text; the first two and the last two stay together. */
void appendLines(std::vector<Piece>& pieces, const TextBox& box, double indent, double spaceBefore);

} // namespace contraflow::report
