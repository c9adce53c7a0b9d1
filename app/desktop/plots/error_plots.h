// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/plots/error_plot.h"
#include "app/desktop/plots/plot_filler.h"
#include "app/desktop/results/errors.h"

#include <memory>

class QComboBox;

namespace contraflow {

class PlotView;

/**
 * Fills a plot with the errors of all measured messages: histograms or predicted over measured times, with
 * the choices above it. A click selects the messages and shows the scenario that was measured.
 */
class ErrorPlots final : public PlotFiller
{
    Q_OBJECT

public:
    /** All must outlive it. */
    ErrorPlots(PlotView& view, Selection& selection, Results& results);
    ~ErrorPlots() override;

    void setShown(bool isShown) override;
    void redraw() override;

private:
    void makeOptions();
    void rebuild();
    void updateHighlights();
    void click(quint32 item, Qt::KeyboardModifiers modifiers);

    PlotView& m_view;
    Selection& m_selection;
    Results& m_results;
    QComboBox* m_kind = nullptr;
    QComboBox* m_group = nullptr;
    QComboBox* m_width = nullptr;
    std::shared_ptr<const ErrorPlotData> m_data;           ///< null while there are no errors
    LatestJob<std::shared_ptr<const ErrorPlotData>> m_job; ///< makes the data when there are many
    bool m_isShown = false;
};

} // namespace contraflow
