// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/sheet/later.h"
#include "app/desktop/tables/selection_statistics.h"

#include <QObject>
#include <QString>

namespace contraflow {

class SheetView;

/** What the selected cells of a sheet add up to, worked out in the background. */
class CellStatistics : public QObject
{
    Q_OBJECT

public:
    /** A child of the view. */
    explicit CellStatistics(SheetView& view);

    /** Empty when there is nothing to add up. */
    [[nodiscard]] const QString& text() const { return m_text; }
    void update() { m_updating.ask(); }

signals:
    void changed(const QString& text);

private:
    void updateNow();
    void show(const QString& text);

    SheetView& m_view;
    QString m_text;
    Later m_updating;
    LatestJob<Result<SelectionStatistics>> m_job;
};

} // namespace contraflow
