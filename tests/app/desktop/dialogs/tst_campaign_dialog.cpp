// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/campaign_dialog.h"

#include "app/desktop/plots/plot_view.h"
#include "app/desktop/sheet/view/result_table.h"
#include "app/desktop/window/actions.h"
#include "core/io/text/text_file.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

using namespace contraflow;

namespace {

const char* const kCampaign =
    "campaign: 1\n"
    "title: Two networks\n"
    "networks:\n"
    "  - {name: copper, topology: racks, racks: 2, nodes: 12, uplink: 940 Mbit/s, price: 100 EUR}\n"
    "  - {name: optical, topology: racks, racks: 2, nodes: 12, price: 150 EUR, replaces: copper}\n"
    "workloads:\n"
    "  - {name: random, pattern: random, nodes: [6, 12], degree: 1..3, seeds: 1..4, size: 10 MB}\n"
    "models: [max-min, window]\n"
    "reference: window\n";

/** A window without a project, and the dialog that its menu opens. */
struct Fixture : test::WindowFixture
{
    Fixture()
    {
        window.show();
        window.actions().find(QStringLiteral("file.campaign"))->trigger();
        dialog = window.findChild<CampaignDialog*>();
        if (!dialog)
            qFatal("no dialog");
    }

    void openFile(const QString& path)
    {
        answers.openPath = path;
        button("Open campaign…")->click();
        wait();
    }
    void wait() { QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), test::kPatience); }
    [[nodiscard]] QPushButton* button(const char* text) const
    {
        for (QPushButton* candidate : dialog->findChildren<QPushButton*>())
            if (candidate->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
                return candidate;
        qFatal("no button %s", text);
    }
    template<typename Input>
    [[nodiscard]] Input* named(const char* name) const
    {
        for (Input* input : dialog->findChildren<Input*>())
            if (input->accessibleName() == QLatin1String(name))
                return input;
        qFatal("nothing is called %s", name);
    }
    [[nodiscard]] QString status() const
    {
        return dialog->findChild<QLabel*>(QStringLiteral("campaignStatus"))->text();
    }
    [[nodiscard]] int rows(int view) const
    {
        named<QComboBox>("Table")->setCurrentIndex(view);
        return named<ResultTable>("Results of the campaign")->model()->rowCount();
    }
    [[nodiscard]] const PlotContent& picture(int kind) const
    {
        named<QComboBox>("Picture")->setCurrentIndex(kind);
        return dialog->findChild<PlotView*>()->content();
    }

    CampaignDialog* dialog = nullptr;
};

} // namespace

class TestCampaignDialog : public QObject
{
    Q_OBJECT

private slots:
    void aCampaignIsWorkedOutAndDrawn()
    {
        Fixture fixture;
        QVERIFY(!fixture.button("Work it out")->isEnabled());
        QVERIFY(!fixture.button("New from project…")->isEnabled());
        QVERIFY(!fixture.picture(0).hint.isEmpty());
        fixture.openFile(fixture.write("c.yaml", kCampaign));
        QCOMPARE(fixture.status(), QStringLiteral("Tasks: 96, networks: 2, models: 2."));
        fixture.button("Work it out")->click();
        fixture.wait();
        QTRY_COMPARE(fixture.status(), QStringLiteral("All 96 tasks have results."));
        QCOMPARE(fixture.rows(0), 2 * 2 * 3 * 2);
        QCOMPARE(fixture.rows(1), 14);
        QCOMPARE(fixture.rows(2), 4);
        QCOMPARE(fixture.rows(3), 2);
        for (const int kind : {0, 1, 2, 3, 4})
            QVERIFY(fixture.picture(kind).hint.isEmpty() && fixture.picture(kind).elementCount() > 0);
        fixture.answers.picturePath = fixture.path("errors.svg");
        emit fixture.dialog->findChild<PlotView*>()->saveRequested();
        QFile picture(fixture.path("errors.svg"));
        QVERIFY(picture.open(QIODevice::ReadOnly) && picture.readAll().contains("<svg"));
        QCOMPARE(fixture.named<QProgressBar>("How much of the campaign is worked out")->value(), 1000);
        QVERIFY(QFile::exists(fixture.folder.filePath(QStringLiteral("c.results.csv"))));
    }

    void aProjectMakesACampaignToBeginWith()
    {
        test::WindowFixture fixture;
        fixture.window.show();
        fixture.open(fixture.writeProject("p.yaml", test::tableOne()));
        fixture.window.actions().find(QStringLiteral("file.campaign"))->trigger();
        auto* dialog = fixture.window.findChild<CampaignDialog*>();
        QVERIFY(dialog);
        QPushButton* make = nullptr;
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&New from project…"))
                make = button;
        QVERIFY(make && make->isEnabled());
        const auto status = [&] {
            return dialog->findChild<QLabel*>(QStringLiteral("campaignStatus"))->text();
        };
        // What one would be of is there at once, and no file before it is wanted.
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), test::kPatience);
        QVERIFY2(status().startsWith(QStringLiteral("Tasks: 1, networks: 1, models: 1. ")) &&
                     status().contains(QStringLiteral("p-campaign.yaml")),
                 qPrintable(status()));
        const auto* work = dialog->findChild<QLabel*>(QStringLiteral("campaignWork"));
        QTRY_VERIFY2_WITH_TIMEOUT(work->text().contains(QStringLiteral("They take")),
                                  qPrintable(work->text()), test::kPatience);
        QVERIFY(!QFile::exists(fixture.path("p-campaign.yaml")));
        // The project itself is not written over.
        fixture.answers.savePath = fixture.path("p.yaml");
        QTest::mouseClick(make, Qt::LeftButton);
        QVERIFY2(status().contains(QStringLiteral("is no campaign")), qPrintable(status()));
        fixture.answers.savePath = fixture.path("c.yaml");
        QTest::mouseClick(make, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), test::kPatience);
        QVERIFY2(status().startsWith(QStringLiteral("Tasks: ")), qPrintable(status()));
        QVERIFY(fixture.answers.suggested.endsWith(QStringLiteral("p-campaign.yaml")));
        // What the project has is chosen, and nothing that it has not.
        const std::string content = readTextFile(fixture.path("c.yaml").toStdString(), 1 << 20).value();
        QVERIFY2(content.find("pattern:") == std::string::npos, content.c_str());
        // Nothing was measured and there is no reference: makespans are drawn instead of no errors.
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Work it out"))
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), test::kPatience);
        QVERIFY(dialog->findChild<PlotView*>()->content().elementCount() > 0);
    }

    void theCampaignOfAProjectGetsItsFileWhenItIsWorkedOutAndComesBack()
    {
        Fixture fixture;
        fixture.dialog->close();
        QTRY_VERIFY(!fixture.window.findChild<CampaignDialog*>());
        fixture.open(fixture.writeProject("p.yaml", test::tableOne()));
        const auto show = [&] {
            fixture.window.actions().find(QStringLiteral("file.campaign"))->trigger();
            fixture.dialog = fixture.window.findChild<CampaignDialog*>();
            fixture.wait();
        };
        show();
        fixture.button("Work it out")->click();
        fixture.wait();
        QVERIFY(QFile::exists(fixture.path("p-campaign.yaml")));
        const QString done = fixture.status();
        QVERIFY2(done.startsWith(QStringLiteral("All ")), qPrintable(done));
        fixture.dialog->close();
        QTRY_VERIFY(!fixture.window.findChild<CampaignDialog*>());
        show();
        QTRY_COMPARE(fixture.status(), done);
    }

    void whatIsChosenAndTypedIsCountedAndGoesIntoTheFile()
    {
        Fixture fixture;
        const QString path = fixture.write("c.yaml", kCampaign);
        fixture.openFile(path);
        auto* rows = fixture.named<QTreeWidget>("What the campaign works out");
        const auto work = [&] {
            return fixture.dialog->findChild<QLabel*>(QStringLiteral("campaignWork"))->text();
        };
        const auto text = [&] { return readTextFile(path.toStdString(), 1 << 20).value(); };
        QTRY_VERIFY_WITH_TIMEOUT(work().startsWith(QStringLiteral("Tasks: 96. They take")), test::kPatience);
        QTreeWidgetItem* networks = rows->topLevelItem(0);
        QCOMPARE(networks->childCount(), 2);
        networks->child(1)->setCheckState(0, Qt::Unchecked);
        fixture.wait();
        QVERIFY2(work().startsWith(QStringLiteral("Tasks: 48.")), qPrintable(work()));
        QVERIFY(text().find("optical") == std::string::npos);
        // The options of the pattern are typed below.
        rows->setCurrentItem(rows->topLevelItem(1)->child(0));
        auto* seeds = fixture.named<QLineEdit>("Seeds");
        QCOMPARE(seeds->text(), QStringLiteral("1..4"));
        seeds->selectAll();
        QTest::keyClicks(seeds, QStringLiteral("7, 9"));
        fixture.wait();
        QVERIFY2(work().startsWith(QStringLiteral("Tasks: 24.")), qPrintable(work()));
        QVERIFY2(text().find("seeds: [7, 9]") != std::string::npos, text().c_str());
        QTest::keyClicks(seeds, QStringLiteral(", 7")); // twice: nothing that could be worked out
        QVERIFY(!fixture.button("Work it out")->isEnabled());
        QVERIFY(text().find("seeds: [7, 9]") != std::string::npos);
        seeds->selectAll();
        QTest::keyClicks(seeds, QStringLiteral("7, 9"));
        fixture.wait();
        // A model of the catalogue is added by its mark.
        QTreeWidgetItem* models = rows->topLevelItem(2);
        QVERIFY(models->childCount() > 10);
        models->child(2)->setCheckState(0, Qt::Checked);
        fixture.wait();
        QVERIFY2(work().startsWith(QStringLiteral("Tasks: 36.")), qPrintable(work()));
    }

    void anEarlierRunIsShownAndGoneOnWith()
    {
        Fixture fixture;
        const QString path = fixture.write("c.yaml", kCampaign);
        fixture.openFile(path);
        fixture.button("Work it out")->click();
        fixture.wait();
        QFile results(fixture.folder.filePath(QStringLiteral("c.results.csv")));
        QVERIFY(results.open(QIODevice::ReadWrite));
        QVERIFY(results.resize(results.size() / 2));
        results.close();
        fixture.openFile(path);
        QTRY_VERIFY2(fixture.status().contains(QLatin1String("of 96 tasks are missing")),
                     qPrintable(fixture.status()));
        QVERIFY2(!fixture.status().contains(QLatin1String("--resume")), qPrintable(fixture.status()));
        QVERIFY(fixture.rows(0) > 0);
        fixture.button("Work it out")->click();
        fixture.wait();
        QTRY_COMPARE(fixture.status(), QStringLiteral("All 96 tasks have results."));
    }

    void whatIsWrongIsSaidWithItsLine()
    {
        Fixture fixture;
        QByteArray text = kCampaign;
        fixture.openFile(fixture.write("typo.yaml", text.replace("seeds:", "seed:")));
        QVERIFY2(fixture.status().startsWith(
                     QLatin1String("Line 7: workload 'random' has the unknown key 'seed'")),
                 qPrintable(fixture.status()));
        QVERIFY(!fixture.button("Work it out")->isEnabled());
        fixture.openFile(fixture.write("none.yaml", "contraflow: 1\n"));
        QVERIFY2(fixture.status().contains(QLatin1String("this is a project and no campaign")),
                 qPrintable(fixture.status()));
        fixture.openFile(fixture.folder.filePath(QStringLiteral("missing.yaml")));
        QVERIFY2(fixture.status().contains(QLatin1String("missing.yaml")), qPrintable(fixture.status()));
    }

    void jobsComeBackWhenThereAreTasksForThem()
    {
        Fixture fixture;
        auto* jobs = fixture.named<QSpinBox>("Jobs of the array");
        fixture.openFile(fixture.write("few.yaml", QByteArray(kCampaign)
                                                       .replace("nodes: [6, 12]", "nodes: [6]")
                                                       .replace("degree: 1..3, seeds: 1..4", "degree: 1")));
        QVERIFY2(jobs->value() < 5, qPrintable(fixture.status()));
        fixture.openFile(fixture.write("c.yaml", kCampaign));
        QCOMPARE(jobs->value(), 16);
    }

    void jobsAreWrittenAndTheirResultsOpened()
    {
        Fixture fixture;
        fixture.openFile(fixture.write("c.yaml", kCampaign));
        fixture.button("Write jobs")->click();
        fixture.wait();
        QTRY_VERIFY2(fixture.status().contains(QLatin1String("c.array.slurm and c.merge.slurm were written")),
                     qPrintable(fixture.status()));
        QVERIFY(QFile::exists(fixture.folder.filePath(QStringLiteral("c.array.slurm"))));
        fixture.button("Work it out")->click();
        fixture.wait();
        const QString back = fixture.folder.filePath(QStringLiteral("back.csv"));
        QVERIFY(QFile::rename(fixture.folder.filePath(QStringLiteral("c.results.csv")), back));
        fixture.openFile(fixture.folder.filePath(QStringLiteral("c.yaml")));
        QCOMPARE(fixture.rows(0), 0);
        fixture.answers.resultPaths = {back};
        fixture.button("Open results…")->click();
        fixture.wait();
        QTRY_COMPARE(fixture.status(), QStringLiteral("All 96 tasks have results."));
        QCOMPARE(fixture.rows(0), 24);
        fixture.answers.resultPaths = {fixture.write("x.csv", "a,b\n1,2\n")};
        fixture.button("Open results…")->click();
        fixture.wait();
        QVERIFY2(fixture.status().contains(QLatin1String("has other columns than results of this campaign")),
                 qPrintable(fixture.status()));
        // Nothing of what was open before stands beside that.
        QCOMPARE(fixture.rows(0), 0);
        QCOMPARE(fixture.named<QProgressBar>("How much of the campaign is worked out")->value(), 0);
    }

    /** The summary that a run leaves is of all its results, also where one was being made when it ended. */
    void theLastResultsAreSummedUp()
    {
        Fixture fixture;
        const QString path = fixture.write("c.yaml", kCampaign);
        fixture.openFile(path);
        fixture.button("Work it out")->click();
        fixture.wait();
        const QString whole = fixture.folder.filePath(QStringLiteral("c.results.csv"));
        QFile results(whole);
        QVERIFY(results.open(QIODevice::ReadOnly));
        const QByteArray part = results.readAll().left(3000);
        const QString some = fixture.write("some.csv", part.left(part.lastIndexOf('\n') + 1));
        fixture.dialog->openResults({some});
        fixture.dialog->openResults({whole}); // while the first is being summed up
        fixture.wait();
        QTRY_COMPARE(fixture.status(), QStringLiteral("All 96 tasks have results."));
        QCOMPARE(fixture.rows(0), 24);
    }

    void escapeDoesNotEndARunAndThereIsOneDialog()
    {
        Fixture fixture;
        QByteArray text = kCampaign;
        fixture.openFile(fixture.write("long.yaml", text.replace("1..4", "1..4000")));
        fixture.button("Work it out")->click();
        QTest::keyClick(fixture.dialog, Qt::Key_Escape);
        QVERIFY(fixture.dialog->isVisible() && fixture.dialog->isRunning());
        QVERIFY2(fixture.status().contains(QLatin1String("goes on")), qPrintable(fixture.status()));
        fixture.window.actions().find(QStringLiteral("file.campaign"))->trigger();
        QCOMPARE(fixture.window.findChildren<CampaignDialog*>().size(), 1);
        fixture.button("Stop")->click();
        fixture.wait();
        QTest::keyClick(fixture.dialog, Qt::Key_Escape);
        QTRY_VERIFY(!fixture.window.findChild<CampaignDialog*>());
    }

    void aStoppedRunAndAClosedWindowKeepWhatIsThere()
    {
        Fixture fixture;
        QByteArray text = kCampaign;
        fixture.openFile(fixture.write("long.yaml", text.replace("1..4", "1..4000")));
        fixture.button("Work it out")->click();
        QTRY_VERIFY_WITH_TIMEOUT(QFile(fixture.folder.filePath(QStringLiteral("long.results.csv"))).size() >
                                     2000,
                                 test::kPatience);
        QVERIFY(fixture.button("Stop")->isEnabled());
        fixture.button("Stop")->click();
        fixture.wait();
        QTRY_VERIFY2(fixture.status().contains(QLatin1String("tasks are missing")),
                     qPrintable(fixture.status()));
        fixture.button("Work it out")->click();
        fixture.dialog->close();
        QTRY_VERIFY(!fixture.window.findChild<CampaignDialog*>());
    }
};

QTEST_MAIN(TestCampaignDialog)
#include "tst_campaign_dialog.moc"
