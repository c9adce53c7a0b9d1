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
    const QString file = QDir::tempPath() + QStringLiteral("/a.svg");
    QSet<QString> titles;
    constexpr int count = static_cast<int>(PathUse::saveReport) + 1;
    for (int use = 0; use < count; ++use)
        titles.insert(titleOf([&] {
            (void)feedback.askPaths(nullptr, static_cast<PathUse>(use), file,
                                    {QStringLiteral("SVG picture (*.svg)")});
        }));
    QVERIFY(!titles.contains(QString()));
    QCOMPARE(titles.size(), qsizetype(count));
}

QTEST_MAIN(TestFeedback)
#include "tst_feedback.moc"
