// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <variant>
#include <vector>

namespace contraflow::report {

// A page of HTML as the blocks that print knows. Elements without a meaning of their own are looked into;
// style sheets and scripts are not.

/** Text in pieces of one look. */
struct RichText
{
    struct Run
    {
        QString text;
        bool isBold = false;
        bool isItalic = false;
    };
    std::vector<Run> runs;

    [[nodiscard]] QString plain() const
    {
        QString text;
        for (const Run& run : runs)
            text += run.text;
        return text;
    }
    [[nodiscard]] bool isEmpty() const { return runs.empty(); }
};

struct PrintHeading
{
    int level = 2; ///< 1: the title
    RichText text;
};

struct PrintParagraph
{
    enum class Look
    {
        plain,
        bullet,
        note, ///< small and muted
    };
    RichText text;
    Look look = Look::plain;
};

/** dl: names and values. */
struct PrintFacts
{
    struct Fact
    {
        RichText name;
        RichText value;
    };
    std::vector<Fact> facts;
};

/** div.keys: numbers that stand out, with labels. */
struct PrintKeys
{
    struct Key
    {
        RichText value;
        RichText label;
    };
    std::vector<Key> keys;
};

/** div.notice. */
struct PrintNotice
{
    RichText title;
    RichText text;
};

struct PrintTable
{
    struct Cell
    {
        RichText text;
        bool isNumber = false; ///< class n
    };
    using Row = std::vector<Cell>;

    RichText caption;
    std::vector<Row> head;
    std::vector<Row> rows;
};

struct PrintFigure
{
    QByteArray svg;
    RichText caption;
};

/** nav: a list of the headings with their pages stands here. */
struct PrintContents
{};

using PrintBlock = std::variant<PrintHeading, PrintParagraph, PrintFacts, PrintKeys, PrintNotice, PrintTable,
                                PrintFigure, PrintContents>;

struct PrintDocument
{
    QString title; ///< of the file and the heads of pages
    QString foot;  ///< of pages
    std::vector<PrintBlock> blocks;
};

/** Reads HTML that is well-formed XML. Fails, naming the line, when it is not. */
[[nodiscard]] Result<PrintDocument> readPrintDocument(const QString& html);

} // namespace contraflow::report
