// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/picture_export.h"

#include "app/desktop/style/theme.h"
#include "core/recipes/project_recipe.h"
#include "tests/app/desktop/canvas/drawing_bench.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace contraflow;
using test::Bench;

namespace {

Project largeProject()
{
    ProjectRecipe recipe;
    recipe.platform.topology = FatTreeTopology{14};
    recipe.workload = WorkloadRecipe();
    recipe.modelKind = "hockney";
    return *makeProject(recipe);
}

/** What a saver told. */
struct Heard
{
    QSignalSpy progressed;
    QSignalSpy saved;
    QSignalSpy failed;
    QSignalSpy cancelled;

    explicit Heard(PictureSaver& saver)
        : progressed(&saver, &PictureSaver::progressed)
        , saved(&saver, &PictureSaver::saved)
        , failed(&saver, &PictureSaver::failed)
        , cancelled(&saver, &PictureSaver::cancelled)
    {}
};

} // namespace

class TestPictureSaver : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLook({ColorScheme::light}); }

    void aSmallPictureIsThereAtOnce()
    {
        Bench bench(test::tableOne());
        QTRY_VERIFY(bench.isReady());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("net.svg"));
        Heard heard(bench.view.saver());
        bench.view.savePicture(path);
        QCOMPARE(heard.saved.count(), 1);
        QCOMPARE(heard.progressed.count(), 0);
        QVERIFY(QFile::exists(path));
    }

    void aLargePictureIsSavedWhileTheWindowGoesOn()
    {
        Bench bench(largeProject());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isReady(), test::kPatience);
        QTemporaryDir folder;
        Heard heard(bench.view.saver());
        const auto written = [&](const char* name) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            bench.view.savePicture(path);
            // Nothing was done yet, as no event was handled since.
            if (!bench.view.saver().isBusy() || heard.progressed.isEmpty())
                return QByteArray();
            QFile file(path);
            return QTest::qWaitFor([&] { return !heard.saved.isEmpty(); }, test::kPatience) &&
                           heard.saved.takeFirst()[0] == path && file.open(QIODevice::ReadOnly)
                       ? file.readAll()
                       : QByteArray();
        };
        const QByteArray svg = written("net.svg");
        QVERIFY(svg.contains("<svg") && svg.contains("edge1-1") && svg.contains("core49"));
        QVERIFY(written("net.pdf").startsWith("%PDF"));
        QVERIFY(written("net.png").startsWith("\x89PNG"));
        QCOMPARE(heard.failed.count(), 0);
    }

    void aCancelledPictureLeavesTheFileAsItWas()
    {
        Bench bench(largeProject());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isReady(), test::kPatience);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("net.svg"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
        file.close();
        PictureSaver& saver = bench.view.saver();
        Heard heard(saver);
        bench.view.savePicture(path);
        QVERIFY(saver.isBusy());
        saver.cancel();
        QVERIFY(!saver.isBusy());
        QCOMPARE(heard.cancelled.count(), 1);
        // The next one begins when the cancelled one has ended.
        const QString next = folder.filePath(QStringLiteral("next.svg"));
        bench.view.savePicture(next);
        QTRY_COMPARE_WITH_TIMEOUT(heard.saved.count(), 1, test::kPatience);
        QCOMPARE(heard.saved[0][0].toString(), next);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("old"));
    }

    void aSecondPictureIsRefusedWhileOneIsBeingSaved()
    {
        Bench bench(largeProject());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isReady(), test::kPatience);
        QTemporaryDir folder;
        Heard heard(bench.view.saver());
        bench.view.savePicture(folder.filePath(QStringLiteral("first.svg")));
        bench.view.savePicture(folder.filePath(QStringLiteral("second.svg")));
        QCOMPARE(heard.failed.count(), 1);
        const QString problem = heard.failed[0][0].toString();
        QVERIFY(problem.contains(QStringLiteral("second.svg")) &&
                problem.contains(QStringLiteral("first.svg")));
        QTRY_COMPARE_WITH_TIMEOUT(heard.saved.count(), 1, test::kPatience);
    }

    void aPictureThatCannotBeWrittenSaysWhy_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("word");
        QTest::newRow("ending") << QStringLiteral("net.xyz") << QStringLiteral(".svg");
        QTest::newRow("folder") << QStringLiteral("/nonexistent/folder/net.svg")
                                << QStringLiteral("Choose another folder");
    }
    void aPictureThatCannotBeWrittenSaysWhy()
    {
        QFETCH(QString, path);
        QFETCH(QString, word);
        for (const Project& project : {test::tableOne(), largeProject()}) {
            Bench bench(project);
            QTRY_VERIFY_WITH_TIMEOUT(bench.isReady(), test::kPatience);
            Heard heard(bench.view.saver());
            bench.view.savePicture(path);
            QTRY_COMPARE_WITH_TIMEOUT(heard.failed.count(), 1, test::kPatience);
            const QString problem = heard.failed[0][0].toString();
            QVERIFY(problem.contains(path) && problem.contains(word));
        }
        Bench empty{Project()};
        QTRY_VERIFY(empty.isReady());
        Heard heard(empty.view.saver());
        empty.view.savePicture(QStringLiteral("net.svg"));
        QCOMPARE(heard.failed.count(), 1);
    }
};

QTEST_MAIN(TestPictureSaver)
#include "tst_picture_saver.moc"
