// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/results/results.h"

#include <QStringList>
#include <QWidget>

#include <memory>

namespace contraflow {

class PlotView;

/**
 * The plots of the selected scenario's newest result, one tab each: times per message, rates over time, use
 * of the channels; of the errors of all measured messages of the project; of all-to-alls; and of scenarios
 * side by side. Follows the result and the selection; a click in a plot selects the message, link or node in
 * it.
 *
 * The panel opens no dialogs: it asks for a file name by saveRequested and is answered by savePlot.
 */
class PlotsPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Tab
    {
        times,
        timeline,
        use,
        errors,
        collective,
        compare
    };

    PlotsPanel(Document& document, Selection& selection, Results& results, QWidget* parent = nullptr);
    ~PlotsPanel() override;

    [[nodiscard]] Tab currentTab() const;
    void setCurrentTab(Tab tab);

    /** The plot of a tab, for actions and tests; never null. */
    [[nodiscard]] PlotView* view(Tab tab) const;

public slots:
    void copyPicture();
    void copyData();
    /** Writes the current plot; the ending of the path (png, svg, pdf, csv) decides the format. */
    void savePlot(const QString& path);
    void resetView();

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
