// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_catalog.h"

#include <QObject>

namespace contraflow {

/** What plots of a window are drawn of: the newest results, of which only those that are needed are worked
 * out. */
class PlotSupply : public QObject
{
    Q_OBJECT

public:
    /** Both must outlive it. */
    PlotSupply(Selection& selection, Results& results);

    /** Has this worked out, and nothing else. */
    void want(PlotNeed wanted);
    /** All that is there, with what is selected. */
    [[nodiscard]] PlotInput input() const;
    /** A plot of what is there would be at once one of something else. */
    [[nodiscard]] bool isAwaited(PlotNeed need) const;
    [[nodiscard]] bool isStale(PlotNeed need) const;
    /** What is being worked out for a plot; empty: nothing. */
    [[nodiscard]] QString pendingText(PlotNeed need) const;
    /** What a plot shows while it has nothing to be drawn of, which may be on its route. */
    [[nodiscard]] QString hint(PlotNeed need) const;

signals:
    void changed(contraflow::PlotNeed need);
    void stateChanged(); ///< something became stale, or is no longer, or is further

private:
    Selection& m_selection;
    Results& m_results;
};

} // namespace contraflow
