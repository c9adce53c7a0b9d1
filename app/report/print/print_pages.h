// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/print/print_pieces.h"

#include <QByteArray>
#include <QSizeF>

#include <stop_token>
#include <string>
#include <vector>

namespace contraflow::report {

/** A report in pages of A4 with heads and feet. Immutable; painting is allowed in any thread, in one at a
 * time. */
class PrintPages
{
public:
    /** Stops early, with part of the pages, when `stop` asks for it. */
    explicit PrintPages(const Content& content, const std::stop_token& stop = {});

    [[nodiscard]] int count() const { return static_cast<int>(m_pages.size()); }
    /** Of a page, in twentieths of a point. */
    [[nodiscard]] static QSizeF pageSize();
    /** Paints a page, its upper left corner at the origin, one unit of the painter being a twentieth of a
     * point. */
    void paint(QPainter& painter, int page) const;
    [[nodiscard]] const QString& title() const { return m_title; }

private:
    struct Placed
    {
        const Piece* piece = nullptr;
        QRectF area;
    };
    struct Page
    {
        std::vector<Placed> placed;
        QString section; ///< that the page begins in
    };

    void paintFrame(QPainter& painter, int page) const;

    friend class Paginator;
    QString m_title;
    QString m_foot;
    Pieces m_pieces;
    std::vector<Page> m_pages;
};

/** The pages as PDF with embedded fonts. `date` (2026-11-21) is when the file says that it was made: the same
 * pages give the same bytes. */
[[nodiscard]] QByteArray pdfOf(const PrintPages& pages, const std::string& date,
                               const std::stop_token& stop = {});

/**
 * Replaces the time at which a PDF of QPdfWriter was made and puts the table of references right. Gives back
 * nothing when the file is not built as expected.
 */
[[nodiscard]] QByteArray withDate(const QByteArray& pdf, const QByteArray& date);

} // namespace contraflow::report
