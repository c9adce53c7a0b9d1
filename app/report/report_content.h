// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/plots/plot_content.h"
#include "core/tables/table_text.h"

#include <QByteArray>
#include <QSize>

#include <algorithm>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

// This room: reports. ReportData is what was worked out for one, Content what it says: Sections of blocks,
// such as a Paragraph, a TableBlock or a FigureBlock, that know nothing of paper. html and print set the
// Content, output makes a file of it without a window. A ReportRequest is what was asked for.
//
//     ASSIGN_OR_RETURN(const std::string page, writeReport(request)); // the same for command line and dialog

namespace contraflow::report {

// What a report says, before it is set in type: plain values, section by section. Every renderer walks it.

struct Paragraph
{
    std::string text;
};

struct Subheading
{
    std::string text;
};

/** A few numbers that stand out. */
struct KeyFigures
{
    struct Figure
    {
        std::string value;
        std::string label;
    };
    std::vector<Figure> figures;
};

/** Names with values, one a line. */
struct Facts
{
    struct Fact
    {
        std::string name;
        std::string value;
    };
    std::vector<Fact> facts;
};

struct Bullets
{
    std::vector<std::string> items;
};

/** What must not be overlooked. */
struct Notice
{
    std::string title;
    std::string text;
};

struct TableBlock
{
    Table table;
    std::string caption;
    std::size_t mostRows = 100; ///< more are cut, and a line says so
    std::string whole;          ///< where all rows are, for that line: "the project file"
    std::size_t number = 0;     ///< in the report, from 1

    [[nodiscard]] std::size_t shownRows() const { return std::min(mostRows, table.rowCount()); }
    /** What a column is called; one whose key is its title has the name of a thing, which is as it is. */
    [[nodiscard]] std::string headText(std::size_t column) const;
    /** How the numbers of a column are written: in one unit. */
    [[nodiscard]] NumberStyle styleOf(std::size_t column) const;
    /** A cell as people read it, in the style of its column. */
    [[nodiscard]] std::string cellText(std::size_t row, std::size_t column, const NumberStyle& style) const;
    /** What is to be said below: the notes of the table, and that it was cut. */
    [[nodiscard]] std::vector<std::string> notes() const;
};

/** A plot, drawn to this size in pixels. */
struct PlotDrawing
{
    PlotContent content;
    QSize size;
};

struct FigureBlock
{
    std::string caption;
    std::variant<CanvasPicture, PlotDrawing> drawing;
    std::size_t number = 0; ///< in the report, from 1
    QByteArray svg = {};    ///< once it has been drawn
};

using Block =
    std::variant<Paragraph, Subheading, KeyFigures, Facts, Bullets, Notice, TableBlock, FigureBlock>;

struct Section
{
    std::string name; ///< one of kReportSections
    std::string title;
    std::vector<Block> blocks;
};

struct Content
{
    std::string title;
    std::string customer;
    std::string author;
    std::string date;
    std::vector<Section> sections;
    std::vector<std::string> leftOut; ///< "base: without 1 of 5 messages", of each such prediction

    /** The list of contents stands behind a summary that comes first: what is to be read first is the answer.
     */
    [[nodiscard]] std::size_t sectionsBeforeContents() const
    {
        return !sections.empty() && sections.front().name == "summary" ? 1 : 0;
    }
};

/** Tables and figures count through the whole report. A table of few rows that is too wide for a page is
 * turned: a row for each of its columns. */
void layOutBlocks(Content& content);

} // namespace contraflow::report
