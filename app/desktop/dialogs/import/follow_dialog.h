// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/importing/followed_run.h"

#include <QDialog>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace contraflow {

class Document;

/**
 * Follows the result file of a contraflow-run that still measures: shows each pattern and program as it comes
 * in, measured and predicted side by side, and takes what there is into the project as one undo step. The
 * file is looked at twice a second in a job; the window stays usable, and what is predicted follows the
 * project.
 */
class FollowDialog : public QDialog
{
    Q_OBJECT

public:
    /** The document must outlive the dialog. */
    FollowDialog(const QString& path, Document& document, QWidget* parent);

    /** Whether a look at the file is under way. */
    [[nodiscard]] bool isBusy() const { return m_looking.isRunning(); }

private:
    /** What a look at the file came to. */
    struct Looked
    {
        Result<RunFollower::Outcome> outcome = Error{};
        FollowedRun run = {}; ///< with news
        std::string problem = {};
        quint64 revision = 0;                             ///< of the project that it was held against
        std::optional<std::chrono::seconds> silence = {}; ///< since the file was written
    };

    void layOut();
    void look();
    void take(Looked looked);
    void showRun();
    void showState(std::optional<std::chrono::seconds> silence);
    void fill(QTreeWidgetItem& item, const FollowedScenario& scenario);
    void sayState(const QString& text);
    void apply();

    Document& m_document;
    QString m_path;
    std::shared_ptr<RunFollower> m_follower;
    std::optional<Looked> m_last;  ///< with news
    bool m_isImportWanted = false; ///< as soon as the file was held against the project as it is now
    LatestJob<Looked> m_looking;
    QTimer m_timer;
    QTreeWidget* m_tree = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace contraflow
