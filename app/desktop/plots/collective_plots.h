// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/plots/collective_plot.h"
#include "app/desktop/plots/plot_filler.h"
#include "app/desktop/results/collectives.h"

#include <memory>

class QComboBox;
class QToolButton;

namespace contraflow {

class PlotView;

/** Fills a plot with all-to-alls, with the choices above it. A click selects the measured time. */
class CollectivePlots final : public PlotFiller
{
    Q_OBJECT

public:
    /** All must outlive it. */
    CollectivePlots(PlotView& view, Selection& selection, Results& results);
    ~CollectivePlots() override;

    void setShown(bool isShown) override;
    void redraw() override;

private:
    void makeOptions();
    void fillOptions();
    void rebuild();
    void updateHighlights();
    void click(quint32 item, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] SelectedItem itemOf(std::size_t measured) const;
    [[nodiscard]] CollectivePlotRequest::Kind kind() const;

    PlotView& m_view;
    Selection& m_selection;
    Collectives& m_collectives;
    QComboBox* m_kind = nullptr;
    QComboBox* m_processes = nullptr;
    QComboBox* m_bytes = nullptr;
    QComboBox* m_series = nullptr;
    QComboBox* m_signature = nullptr;
    QToolButton* m_import = nullptr;
    std::shared_ptr<const CollectivePlotData> m_data; ///< null before the first
    bool m_isShown = false;
};

} // namespace contraflow
