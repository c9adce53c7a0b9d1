// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import/follow_dialog.h"

#include "app/desktop/window/actions.h"
#include "core/io/measuring/measuring_files.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QDateTime>
#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

using namespace contraflow;

namespace {

/** What a job has written of two patterns of the cluster of Table I. */
QByteArray resultAfter(std::size_t patterns)
{
    const Project project = test::tableOne();
    MeasuredRun run;
    run.platform = project.platforms[0].name;
    run.planned = 2;
    run.session.started = "2026-11-24T08:00:00Z";
    run.isFinished = patterns == 2;
    for (std::size_t i = 0; i < patterns; ++i) {
        RepeatedPattern pattern;
        pattern.scenario = i == 0 ? project.scenarios[0].name : std::string("lost");
        pattern.repetitions = 10;
        pattern.wasQuiet = i == 0;
        for (const MessageRow& message : project.workloads[0].messages) {
            RepetitionSummary times;
            times.mean = {10, 0.5, 0.01};
            times.smallest = 0.4;
            times.largest = 0.6;
            const auto bytes = static_cast<std::uint64_t>(message.size.value().value);
            pattern.messages.push_back({message.id, message.source, message.destination, bytes, 0, times});
        }
        run.patterns.push_back(pattern);
    }
    return QByteArray::fromStdString(runText(run));
}

/** A window on Table I with the dialog for a result. */
struct Fixture : test::WindowFixture
{
    explicit Fixture(const QByteArray& content)
    {
        window.show();
        open(writeProject("a.yaml", test::tableOne()));
        answers.importPath = write("m.json", content);
        window.actions().find(QStringLiteral("project.follow"))->trigger();
        dialog = window.findChild<FollowDialog*>();
        if (!dialog)
            qFatal("no dialog");
        QTRY_VERIFY(!dialog->isBusy());
    }

    [[nodiscard]] QPushButton* import() const
    {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Import"))
                return button;
        qFatal("no button");
    }
    [[nodiscard]] const Project& project() { return window.document().project(); }
    [[nodiscard]] QTreeWidget* tree() const { return dialog->findChild<QTreeWidget*>(); }
    [[nodiscard]] QString status() const
    {
        return dialog->findChild<QLabel*>(QStringLiteral("followStatus"))->text();
    }

    FollowDialog* dialog = nullptr;
};

} // namespace

class TestFollowDialog : public QObject
{
    Q_OBJECT

private slots:
    void patternsAreShownAsTheyComeIn()
    {
        Fixture f(resultAfter(0));
        QTRY_COMPARE(f.status(), QStringLiteral("0 of 2 measured. The job goes on."));
        QVERIFY(!f.import()->isEnabled());
        (void)f.write("m.json", resultAfter(1));
        QTRY_COMPARE(f.tree()->topLevelItemCount(), 1);
        const QTreeWidgetItem* pattern = f.tree()->topLevelItem(0);
        QCOMPARE(pattern->childCount(), 5);
        QVERIFY(pattern->isExpanded());
        QCOMPARE(pattern->child(0)->text(1), QStringLiteral("0.5 s"));
        QVERIFY(pattern->child(0)->text(4).endsWith(QStringLiteral(" %")));
        QVERIFY(pattern->text(4).endsWith(QStringLiteral(" %")));
        QVERIFY(f.import()->isEnabled());
        QCOMPARE(f.dialog->findChild<QProgressBar*>()->value(), 1);

        (void)f.write("m.json", resultAfter(2));
        QTRY_COMPARE(f.tree()->topLevelItemCount(), 2);
        QCOMPARE(f.status(), QStringLiteral("2 of 2 measured. The job is finished."));
        QVERIFY(f.tree()->topLevelItem(1)->text(0).contains(QStringLiteral("not quiet")));
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<FollowDialog*>());
        QCOMPARE(f.project().measurements.size(), std::size_t{2});
        f.window.document().undoStack()->undo();
        QVERIFY(f.project().measurements.empty());
    }

    void aJobThatSaysNothingForLongMayBeOver()
    {
        Fixture f(resultAfter(1));
        QTRY_COMPARE(f.status(), QStringLiteral("1 of 2 measured. The job goes on."));
        QFile file(f.path("m.json"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-3 * 3600),
                                 QFileDevice::FileModificationTime));
        file.close();
        QTRY_COMPARE(f.status(),
                     QStringLiteral("1 of 2 measured. The file was last written 3 h ago: is the job over?"));
    }

    void whatToKnowOfAPatternStandsBesideIt()
    {
        MeasuredRun run = parseRun(resultAfter(1).toStdString()).value();
        run.session.isPlacedAsPlanned = false;
        run.patterns[0].attempts = 2;
        run.patterns[0].messages[0].times.drift = 0.1;
        run.patterns[0].messages[1].times.levels = TwoLevels{0.4, 0.6, 0.5};
        Fixture f(QByteArray::fromStdString(runText(run)));
        QTRY_COMPARE(f.tree()->topLevelItemCount(), 1);
        for (const char* words : {"attempt 2", "ranks were not where the plan has them", "drifting times: 1",
                                  "times at one of two levels: 1"})
            QVERIFY2(f.tree()->topLevelItem(0)->text(0).contains(QLatin1String(words)), words);
    }

    void predictionsFollowTheProject()
    {
        Fixture f(resultAfter(1));
        QTRY_COMPARE(f.tree()->topLevelItemCount(), 1);
        const QString before = f.tree()->topLevelItem(0)->text(4);
        QVERIFY(before.endsWith(QStringLiteral(" %")));
        Model model = f.project().models[0];
        model.kind = "hockney";
        QVERIFY(f.window.document().submit(Edit{
            "Other model", {ReplaceRows{TableRef{TableKind::models, 0}, 0, 1, std::vector<Model>{model}}}}));
        QTRY_VERIFY(f.tree()->topLevelItem(0)->text(4) != before);
    }

    void anotherFileIsRefusedAndAMissingOneWaitedFor()
    {
        Fixture other("contraflow: 1\n");
        QTRY_COMPARE(other.status(),
                     QStringLiteral("Only a result of contraflow-run can be followed, and this is none."));
        Fixture missing(resultAfter(1));
        QTRY_COMPARE(missing.tree()->topLevelItemCount(), 1);
        QVERIFY(QFile::remove(missing.path("m.json")));
        QTRY_COMPARE(missing.status(), QStringLiteral("The file is not there yet."));
        QCOMPARE(missing.tree()->topLevelItemCount(), 1); // what was there is kept
    }
};

QTEST_MAIN(TestFollowDialog)
#include "tst_follow_dialog.moc"
