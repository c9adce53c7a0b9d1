// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/plots/plot_catalog.h"

#include <QObject>

#include <memory>
#include <span>
#include <string_view>
#include <vector>

class QComboBox;

namespace contraflow {

class PlotView;

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

/** A tab of plots: its view with the choices above it, and the chosen plot or part of one, which is built at
 * once when that is quick, else in a job. */
class PlotPage : public QObject
{
    Q_OBJECT

public:
    /** Selection, results and supply must outlive it. The view is given to who shows it. */
    PlotPage(Selection& selection, Results& results, PlotSupply& supply, std::span<const PlotEntry> entries);

    [[nodiscard]] PlotView* view() const { return m_view; }
    /** The chosen one. */
    [[nodiscard]] const PlotEntry& plot() const;
    [[nodiscard]] bool has(std::string_view plot) const;
    void choose(std::string_view plot);

    void setShown(bool isShown);
    /** What one of its plots needs has changed. */
    void outdate(PlotNeed need);
    void followSelection();
    void followStep();
    void followState();
    /** Draws the same data again, for another theme. */
    void redraw();

signals:
    void changed(); ///< there is another plot, or none
    void importRequested();

private:
    struct Option
    {
        MakePlotOption maker;
        PlotOption option;
    };

    void makeChoice();
    void makeOptions();
    void refreshOptions();
    void follow();
    void outdateBuilt();
    void refresh();
    void build(PlotInput input);
    [[nodiscard]] PlotContent nothingYet(const QString& hint) const;
    void updateHighlights();
    void updateStale();

    Selection& m_selection;
    Results& m_results;
    PlotSupply& m_supply;
    std::span<const PlotEntry> m_entries; ///< of the tab: at least one
    PlotView* m_view = nullptr;
    QComboBox* m_choice = nullptr; ///< of a plot; null where there is one alone
    std::vector<Option> m_options;
    std::shared_ptr<const BuiltPlot> m_built; ///< null while there is nothing to draw
    LatestJob<std::shared_ptr<const BuiltPlot>> m_job;
    bool m_isOutdated = true; ///< to be built when it is looked at
    bool m_isShown = false;
};

} // namespace contraflow
