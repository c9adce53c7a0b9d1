// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/plots/plot_filler.h"
#include "app/desktop/results/candidates.h"

#include <optional>

class QComboBox;

namespace contraflow {

class PlotView;

/** Fills a plot with the scenarios of the shown scenario's workload: bars, price over time, sweeps, what-ifs.
 * A click shows the scenario everywhere. */
class ComparePlots final : public PlotFiller
{
    Q_OBJECT

public:
    enum class Kind
    {
        bars,
        pareto,
        sweep,
        whatIf
    };

    /** All must outlive it. */
    ComparePlots(PlotView& view, Selection& selection, Results& results);
    ~ComparePlots() override;

    void setShown(bool isShown) override;
    void redraw() override;

private:
    void makeOptions();
    void fillSweeps();
    void rebuild();
    void updateHighlights();
    void click(quint32 item);
    void followWish();
    [[nodiscard]] Kind kind() const;
    [[nodiscard]] LiveJob& job() const;
    [[nodiscard]] std::optional<ComparePlotRequest> request() const;
    [[nodiscard]] PlotContent content() const;
    [[nodiscard]] QString itemText(std::uint32_t item, double x) const;
    [[nodiscard]] std::string table(char separator) const;

    PlotView& m_view;
    Selection& m_selection;
    Results& m_results;
    Candidates& m_candidates;
    QComboBox* m_kind = nullptr;
    QComboBox* m_figure = nullptr;
    QComboBox* m_sweep = nullptr;
    QComboBox* m_factor = nullptr;
    bool m_isShown = false;
};

} // namespace contraflow
