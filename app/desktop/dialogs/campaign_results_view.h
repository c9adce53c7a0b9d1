// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/campaign/campaign_summary.h"

#include <QSplitter>

#include <memory>

class QComboBox;

namespace contraflow {

class PlotView;
class ResultTable;

/** What a campaign gives, as far as it has come: a table beside a picture, each chosen by the user. */
class CampaignResultsView : public QSplitter
{
    Q_OBJECT

public:
    explicit CampaignResultsView(QWidget* parent);

    /** Null: there is nothing yet. */
    void setSummary(std::shared_ptr<const CampaignSummary> summary);
    /** Nothing is there, and the next picture is shown whole. */
    void startAnew();
    [[nodiscard]] Result<void> savePicture(const QString& path);

signals:
    /** The user wants the picture in a file: ask for a path, then call savePicture(). */
    void saveRequested();

private:
    /** Where there is nothing that the chosen picture could show, the first one of which there is. */
    void chooseFilledPlot();
    void showTable();
    void fillSubjects();
    void showPlot();

    std::shared_ptr<const CampaignSummary> m_summary;
    QComboBox* m_view = nullptr;
    ResultTable* m_table = nullptr;
    QComboBox* m_plotKind = nullptr;
    QComboBox* m_subject = nullptr;
    PlotView* m_plot = nullptr;
};

} // namespace contraflow
