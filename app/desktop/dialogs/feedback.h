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

/** What a path is asked for. */
enum class PathUse
{
    openProject,
    saveProject,
    importFiles,  ///< one, or those of one trace
    importFolder, ///< of measured patterns
    follow,       ///< a result of contraflow-run, which may come later
    savePlan,     ///< of what is measured
    saveTable,
    tableFolder,
    openCampaign,
    newCampaign,
    campaignResults,
    savePicture, ///< or its data
    saveReport,
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
    /** Whether to save a report of predictions that something was left out of, line by line. */
    [[nodiscard]] virtual bool askSaveWithout(QWidget* parent, const QStringList& leftOut) = 0;
    /** The paths of files, or of a folder; none when cancelled. `place`: the folder to begin in, or a file to
     * write. `filters`: of kinds of files, where the use leaves them open; the ending decides. */
    [[nodiscard]] virtual QStringList askPaths(QWidget* parent, PathUse use, const QString& place,
                                               const QStringList& filters) = 0;
    /** Of uses with one path; empty when cancelled. */
    [[nodiscard]] QString askPath(QWidget* parent, PathUse use, const QString& place,
                                  const QStringList& filters = {})
    {
        return askPaths(parent, use, place, filters).value(0);
    }
};

/** Asks with the desktop's dialogs. */
class DialogFeedback : public Feedback
{
public:
    [[nodiscard]] UnsavedAnswer askUnsaved(QWidget* parent, const QString& name) override;
    [[nodiscard]] ChangedOnDiskAnswer askChangedOnDisk(QWidget* parent, const QString& path) override;
    [[nodiscard]] bool askSaveWithout(QWidget* parent, const QStringList& leftOut) override;
    [[nodiscard]] QStringList askPaths(QWidget* parent, PathUse use, const QString& place,
                                       const QStringList& filters) override;
};

} // namespace contraflow
