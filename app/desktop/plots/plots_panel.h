// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/live/results.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <string_view>

namespace contraflow {

class PlotView;

/**
 * All plots of the catalogue, in tabs. Follows results and selection; a click in a plot selects what it
 * stands for.
 *
 * The panel opens no dialogs: it asks for a file name by saveRequested and is answered by savePlot.
 */
class PlotsPanel : public QWidget
{
    Q_OBJECT

public:
    PlotsPanel(Selection& selection, Results& results, QWidget* parent = nullptr);
    ~PlotsPanel() override;

    /** Shows a plot of the catalogue, by its name. */
    void showPlot(std::string_view plot);
    /** The view of the tab that a plot is in, for actions and tests; never null. */
    [[nodiscard]] PlotView* view(std::string_view plot) const;

public slots:
    void copyPicture();
    void copyData();
    /** Writes the current plot; the ending of the path (png, svg, pdf, csv) decides the format. */
    void savePlot(const QString& path);
    void resetView();
    /** Gives up zoom and hidden series of every plot: another project comes. */
    void startAnew();

signals:
    void importRequested(); ///< of measured times
    /** The user wants the current plot in a file: ask for a path, then call savePlot. */
    void saveRequested(const QString& suggestedName, const QStringList& nameFilters);
    /** Something to tell in the message bar: what was copied or saved, or why it could not be. */
    void messageRaised(const QString& text, contraflow::Severity severity);

protected:
    void changeEvent(QEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> m_private;
};

} // namespace contraflow
