// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace contraflow {

enum class UnsavedAnswer
{
    save,
    discard,
    cancel
};
enum class ChangedOnDiskAnswer
{
    overwrite,
    saveElsewhere,
    cancel
};

/**
 * Every question that stops the user. The window asks only through this interface, so a test can answer
 * instead of a person; everything that needs no answer belongs into the message bar.
 */
class Feedback
{
public:
    virtual ~Feedback() = default;

    /** What to do with the changes of the project called `name`. */
    [[nodiscard]] virtual UnsavedAnswer askUnsaved(QWidget* parent, const QString& name) = 0;
    /** The file that is about to be written was changed by somebody else. */
    [[nodiscard]] virtual ChangedOnDiskAnswer askChangedOnDisk(QWidget* parent, const QString& path) = 0;
    /** The path of a project to open; empty when cancelled. */
    [[nodiscard]] virtual QString askOpenPath(QWidget* parent, const QString& folder) = 0;
    /** The path of a file to import, or those of one trace; none when cancelled. */
    [[nodiscard]] virtual QStringList askImportPaths(QWidget* parent, const QString& folder) = 0;
    /** The path of a result of contraflow-run to follow, which may come later; empty when cancelled. */
    [[nodiscard]] virtual QString askFollowPath(QWidget* parent, const QString& folder) = 0;
    /** The path of a folder of measured patterns to import; empty when cancelled. */
    [[nodiscard]] virtual QString askImportFolder(QWidget* parent, const QString& folder) = 0;
    /** The path to save to, with the project's extension; empty when cancelled. */
    [[nodiscard]] virtual QString askSavePath(QWidget* parent, const QString& suggestion) = 0;
    /** The path for a plan of what is measured; empty when cancelled. */
    [[nodiscard]] virtual QString askPlanPath(QWidget* parent, const QString& suggestion) = 0;
    /** The path for tables; its ending decides the format. Empty when cancelled. */
    [[nodiscard]] virtual QString askTablePath(QWidget* parent, const QString& suggestion,
                                               const QStringList& filters) = 0;
    /** The path for a new campaign; empty when cancelled. */
    [[nodiscard]] virtual QString askNewCampaignPath(QWidget* parent, const QString& suggestion) = 0;
    /** The path of a campaign; empty when cancelled. */
    [[nodiscard]] virtual QString askCampaignPath(QWidget* parent, const QString& folder) = 0;
    /** The paths of files with its results; none when cancelled. */
    [[nodiscard]] virtual QStringList askResultPaths(QWidget* parent, const QString& folder) = 0;
    /** The folder for tables; empty when cancelled. */
    [[nodiscard]] virtual QString askTableFolder(QWidget* parent, const QString& folder) = 0;
    /** The path for a picture or its data; its ending decides the format. Empty when cancelled. */
    [[nodiscard]] virtual QString askPicturePath(QWidget* parent, const QString& suggestion,
                                                 const QStringList& filters) = 0;
    /** Whether to save a report of predictions that something was left out of, line by line. */
    [[nodiscard]] virtual bool askSaveWithout(QWidget* parent, const QStringList& leftOut) = 0;
    /** The path for a report; empty when cancelled. */
    [[nodiscard]] virtual QString askReportPath(QWidget* parent, const QString& suggestion,
                                                const QStringList& filters) = 0;
};

/** Asks with the desktop's dialogs. */
class DialogFeedback : public Feedback
{
public:
    [[nodiscard]] UnsavedAnswer askUnsaved(QWidget* parent, const QString& name) override;
    [[nodiscard]] ChangedOnDiskAnswer askChangedOnDisk(QWidget* parent, const QString& path) override;
    [[nodiscard]] QString askOpenPath(QWidget* parent, const QString& folder) override;
    [[nodiscard]] QStringList askImportPaths(QWidget* parent, const QString& folder) override;
    [[nodiscard]] QString askFollowPath(QWidget* parent, const QString& folder) override;
    [[nodiscard]] QString askImportFolder(QWidget* parent, const QString& folder) override;
    [[nodiscard]] QString askSavePath(QWidget* parent, const QString& suggestion) override;
    [[nodiscard]] QString askPlanPath(QWidget* parent, const QString& suggestion) override;
    [[nodiscard]] QString askTablePath(QWidget* parent, const QString& suggestion,
                                       const QStringList& filters) override;
    [[nodiscard]] QString askNewCampaignPath(QWidget* parent, const QString& suggestion) override;
    [[nodiscard]] QString askCampaignPath(QWidget* parent, const QString& folder) override;
    [[nodiscard]] QStringList askResultPaths(QWidget* parent, const QString& folder) override;
    [[nodiscard]] QString askTableFolder(QWidget* parent, const QString& folder) override;
    [[nodiscard]] QString askPicturePath(QWidget* parent, const QString& suggestion,
                                         const QStringList& filters) override;
    [[nodiscard]] bool askSaveWithout(QWidget* parent, const QStringList& leftOut) override;
    [[nodiscard]] QString askReportPath(QWidget* parent, const QString& suggestion,
                                        const QStringList& filters) override;
};

} // namespace contraflow
