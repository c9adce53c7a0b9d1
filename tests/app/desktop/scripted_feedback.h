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
    QStringList askPaths(QWidget*, PathUse use, const QString& place, const QStringList&) override
    {
        const auto answer = [&](const char* asked, const QString& path) {
            m_answers.asked += QLatin1String(asked);
            return path.isEmpty() ? QStringList() : QStringList{path};
        };
        if (use == PathUse::savePlan || use == PathUse::saveTable || use == PathUse::newCampaign)
            m_answers.suggested = place;
        switch (use) {
        case PathUse::openProject:
            return answer("open", m_answers.openPath);
        case PathUse::saveProject:
            return answer("save", m_answers.savePath);
        case PathUse::importFiles:
            return answer("import", m_answers.importPath);
        case PathUse::importFolder:
            return answer("import folder", m_answers.importFolder);
        case PathUse::follow:
            return answer("follow", m_answers.importPath);
        case PathUse::savePlan:
            return answer("plan", m_answers.tablePath);
        case PathUse::saveTable:
            return answer("table", m_answers.tablePath);
        case PathUse::tableFolder:
            return answer("table folder", m_answers.tablePath);
        case PathUse::openCampaign:
            return answer("campaign", m_answers.openPath);
        case PathUse::newCampaign:
            return answer("new campaign", m_answers.savePath);
        case PathUse::campaignResults:
            m_answers.asked += QStringLiteral("results");
            return m_answers.resultPaths;
        case PathUse::savePicture:
            return answer("picture", m_answers.picturePath);
        case PathUse::saveReport:
            return answer("report", m_answers.picturePath);
        }
        return {};
    }

private:
    Answers& m_answers;
};

} // namespace contraflow::test
