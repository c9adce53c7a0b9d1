// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/feedback.h"

#include <QApplication>
#include <QFileDialog>
#include <QSet>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace contraflow;

/** What the window asks for files and folders. */
class TestFeedback : public QObject
{
    Q_OBJECT

private slots:
    void everyDialogSaysWhatItsFileIsFor();

private:
    /** The title of the dialog that a question opens, which is closed. */
    static QString titleOf(const std::function<void()>& ask)
    {
        QString title;
        QTimer closing;
        QObject::connect(&closing, &QTimer::timeout, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            title = dialog->windowTitle();
            dialog->reject();
        });
        closing.start(0);
        ask();
        return title;
    }
};

void TestFeedback::everyDialogSaysWhatItsFileIsFor()
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    DialogFeedback feedback;
    const QString here = QDir::tempPath();
    const QString file = here + QStringLiteral("/a.svg");
    const QStringList filters{QStringLiteral("SVG picture (*.svg)")};
    const std::vector<std::function<void()>> questions{
        [&] { (void)feedback.askOpenPath(nullptr, here); },
        [&] { (void)feedback.askImportPaths(nullptr, here); },
        [&] { (void)feedback.askFollowPath(nullptr, here); },
        [&] { (void)feedback.askImportFolder(nullptr, here); },
        [&] { (void)feedback.askSavePath(nullptr, file); },
        [&] { (void)feedback.askPlanPath(nullptr, file); },
        [&] { (void)feedback.askTablePath(nullptr, file, filters); },
        [&] { (void)feedback.askNewCampaignPath(nullptr, file); },
        [&] { (void)feedback.askCampaignPath(nullptr, here); },
        [&] { (void)feedback.askResultPaths(nullptr, here); },
        [&] { (void)feedback.askTableFolder(nullptr, here); },
        [&] { (void)feedback.askPicturePath(nullptr, file, filters); },
        [&] { (void)feedback.askReportPath(nullptr, file, filters); },
    };
    QSet<QString> titles;
    for (const std::function<void()>& ask : questions)
        titles.insert(titleOf(ask));
    QVERIFY(!titles.contains(QString()));
    QCOMPARE(titles.size(), static_cast<qsizetype>(questions.size()));
}

QTEST_MAIN(TestFeedback)
#include "tst_feedback.moc"
