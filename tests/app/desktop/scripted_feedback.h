// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/feedback.h"

#include <QStringList>

namespace contraflow::test {

/** What a person would answer, and what was asked. Shared with the window that asks. */
struct Answers
{
    UnsavedAnswer unsaved = UnsavedAnswer::cancel;
    ChangedOnDiskAnswer changedOnDisk = ChangedOnDiskAnswer::cancel;
    QString openPath;
    QString importPath;
    QString importFolder;
    QString savePath;
    QStringList resultPaths;
    QString picturePath;
    QString tablePath;
    bool savesWithout = false; ///< reports of predictions that something was left out of
    QString suggested;         ///< for the table that was asked for last
    QStringList asked;
};

class ScriptedFeedback : public Feedback
{
public:
    explicit ScriptedFeedback(Answers& answers) : m_answers(answers) {}

    UnsavedAnswer askUnsaved(QWidget*, const QString& name) override
    {
        m_answers.asked += QStringLiteral("unsaved ") + name;
        return m_answers.unsaved;
    }
    ChangedOnDiskAnswer askChangedOnDisk(QWidget*, const QString&) override
    {
        m_answers.asked += QStringLiteral("changed on disk");
        return m_answers.changedOnDisk;
    }
    bool askSaveWithout(QWidget*, const QStringList& leftOut) override
    {
        m_answers.asked += QStringLiteral("save without ") + leftOut.join(QStringLiteral("; "));
        return m_answers.savesWithout;
    }
    QString askOpenPath(QWidget*, const QString&) override
    {
        m_answers.asked += QStringLiteral("open");
        return m_answers.openPath;
    }
    QStringList askImportPaths(QWidget*, const QString&) override
    {
        m_answers.asked += QStringLiteral("import");
        return m_answers.importPath.isEmpty() ? QStringList() : QStringList{m_answers.importPath};
    }
    QString askFollowPath(QWidget*, const QString&) override
    {
        m_answers.asked += QStringLiteral("follow");
        return m_answers.importPath;
    }
    QString askImportFolder(QWidget*, const QString&) override
    {
        m_answers.asked += QStringLiteral("import folder");
        return m_answers.importFolder;
    }
    QString askSavePath(QWidget*, const QString&) override
    {
        m_answers.asked += QStringLiteral("save");
        return m_answers.savePath;
    }
    QString askPlanPath(QWidget*, const QString& suggestion) override
    {
        m_answers.asked += QStringLiteral("plan");
        m_answers.suggested = suggestion;
        return m_answers.tablePath;
    }
    QString askTablePath(QWidget*, const QString& suggestion, const QStringList&) override
    {
        m_answers.asked += QStringLiteral("table");
        m_answers.suggested = suggestion;
        return m_answers.tablePath;
    }
    QString askNewCampaignPath(QWidget*, const QString& suggestion) override
    {
        m_answers.asked += QStringLiteral("new campaign");
        m_answers.suggested = suggestion;
        return m_answers.savePath;
    }
    QString askCampaignPath(QWidget*, const QString&) override
    {
        m_answers.asked += QStringLiteral("campaign");
        return m_answers.openPath;
    }
    QStringList askResultPaths(QWidget*, const QString&) override
    {
        m_answers.asked += QStringLiteral("results");
        return m_answers.resultPaths;
    }
    QString askTableFolder(QWidget*, const QString&) override
    {
        m_answers.asked += QStringLiteral("table folder");
        return m_answers.tablePath;
    }
    QString askPicturePath(QWidget*, const QString&, const QStringList&) override
    {
        m_answers.asked += QStringLiteral("picture");
        return m_answers.picturePath;
    }
    QString askReportPath(QWidget*, const QString&, const QStringList&) override
    {
        m_answers.asked += QStringLiteral("report");
        return m_answers.picturePath;
    }

private:
    Answers& m_answers;
};

} // namespace contraflow::test
