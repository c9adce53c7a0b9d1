// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/report/print/print_pages.h"

#include <QAbstractScrollArea>
#include <QImage>

#include <map>
#include <memory>

namespace contraflow {

/** Pages below one another. They are painted in a job, those that are visible first; until then they are
 * white. */
class ReportPreview : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit ReportPreview(QWidget* parent = nullptr);

    /** Keeps the place that is looked at. Null: nothing to show. */
    void setPages(std::shared_ptr<const report::PrintPages> pages);
    /** What is shown without pages. */
    void setHint(const QString& hint);
    [[nodiscard]] int pageCount() const { return m_pages ? m_pages->count() : 0; }
    /** The page in the middle, from 0. */
    [[nodiscard]] int currentPage() const;
    /** The painted page, or null while it is not there yet. */
    [[nodiscard]] QImage image(int page) const;
    [[nodiscard]] double zoom() const { return m_zoom; }

public slots:
    void zoomIn();
    void zoomOut();
    /** As wide as the view, and from now on with it. */
    void fitWidth();

signals:
    void pageChanged(int page);
    void zoomChanged(double zoom); ///< 1: a page has its real size on a screen of 96 dots per inch

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    using Images = std::map<int, QImage>;

    void setZoom(double zoom);
    void layOut();
    void requestImages();
    [[nodiscard]] QSizeF pageSize() const; ///< in pixels of the widget
    [[nodiscard]] QRectF pageRect(int page) const;
    [[nodiscard]] int pageAt(double y) const; ///< of the whole, in pixels

    std::shared_ptr<const report::PrintPages> m_pages;
    QString m_hint;
    Images m_images;
    double m_zoom = 1;
    bool m_fitsWidth = true;
    LatestJob<Images> m_job;
};

} // namespace contraflow
