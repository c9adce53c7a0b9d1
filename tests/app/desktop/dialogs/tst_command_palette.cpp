// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/command_palette.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace contraflow;

class TestCommandPalette : public QObject
{
    Q_OBJECT

private slots:
    void everyTypedWordMustMatch()
    {
        const QString text = QStringLiteral("File › Save as…");
        QVERIFY(matchScore(QStringLiteral("save as"), text) > 0);
        QVERIFY(matchScore(QStringLiteral("AS file"), text) > 0);
        QCOMPARE(matchScore(QStringLiteral("save open"), text), -1);
        QCOMPARE(matchScore(QString(), text), 0);
    }

    void beginningsOfWordsCountMore()
    {
        QVERIFY(matchScore(QStringLiteral("ope"), QStringLiteral("File › Open")) >
                matchScore(QStringLiteral("ope"), QStringLiteral("Scope")));
    }

    void commandsStandBeforeFiles()
    {
        QAction recent(QStringLiteral("measured.yaml"), nullptr);
        QAction add(QStringLiteral("Add measurement"), nullptr);
        QAction measure(QStringLiteral("Measure on the cluster…"), nullptr);
        const QPointer<CommandPalette> palette =
            new CommandPalette({{QStringLiteral("File › Open recent › measured.yaml"), &recent},
                                {QStringLiteral("Project › Add measurement"), &add},
                                {QStringLiteral("Project › Measure on the cluster…"), &measure}},
                               nullptr);
        palette->show();
        QTest::keyClicks(palette->findChild<QLineEdit*>(), QStringLiteral("measure"));
        const auto* list = palette->findChild<QListWidget*>();
        QStringList names;
        for (int i = 0; i < list->count(); ++i)
            names += list->item(i)->text().section(QStringLiteral(" › "), -1);
        QCOMPARE(names, (QStringList{measure.text(), add.text(), recent.text()}));
        delete palette;
    }

    void whatIsOnlyDescribedSoComesLast()
    {
        QAction compare(QStringLiteral("Compare"), nullptr);
        QAction offer(QStringLiteral("Print offers"), nullptr);
        CommandPalette palette(
            {{QStringLiteral("Sheets › Compare"), &compare, QStringLiteral("Candidates and offers")},
             {QStringLiteral("File › Print offers"), &offer}},
            nullptr);
        palette.setAttribute(Qt::WA_DeleteOnClose, false);
        auto* input = palette.findChild<QLineEdit*>();
        const auto* list = palette.findChild<QListWidget*>();
        input->setText(QStringLiteral("offers"));
        QCOMPARE(list->count(), 2);
        QVERIFY(list->item(0)->text().endsWith(offer.text()));
        input->setText(QStringLiteral("candidates"));
        QCOMPARE(list->count(), 1);
        QVERIFY(list->item(0)->text().endsWith(compare.text()));
        input->setText(QStringLiteral("di")); // a few letters are in nearly every description
        QVERIFY(!list->item(0)->text().endsWith(compare.text()));
    }

    void returnRunsTheBestMatch()
    {
        QAction open(QStringLiteral("Open"), nullptr);
        QAction save(QStringLiteral("Save"), nullptr);
        QSignalSpy opened(&open, &QAction::triggered);
        QSignalSpy saved(&save, &QAction::triggered);
        QPointer<CommandPalette> palette =
            new CommandPalette({{open.text(), &open}, {save.text(), &save}}, nullptr);
        palette->show();
        auto* input = palette->findChild<QLineEdit*>();
        QTest::keyClicks(input, QStringLiteral("sav"));
        QCOMPARE(palette->findChild<QListWidget*>()->count(), 1);
        QTest::keyClick(input, Qt::Key_Return);
        QTRY_COMPARE(saved.size(), qsizetype(1));
        QCOMPARE(opened.size(), qsizetype(0));
        QTRY_VERIFY(!palette);
    }

    void thatNothingIsFoundIsSaid()
    {
        QAction open(QStringLiteral("Open"), nullptr);
        QSignalSpy opened(&open, &QAction::triggered);
        CommandPalette palette({{open.text(), &open}}, nullptr);
        palette.setAttribute(Qt::WA_DeleteOnClose, false);
        palette.show();
        auto* input = palette.findChild<QLineEdit*>();
        const auto* list = palette.findChild<QListWidget*>();
        QTest::keyClicks(input, QStringLiteral("zebra"));
        QCOMPARE(list->count(), 1);
        QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Nothing is called so")));
        QTest::keyClick(input, Qt::Key_Down);
        QTest::keyClick(input, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(opened.size(), qsizetype(0));
        QVERIFY(palette.isVisible());
        input->clear();
        QCOMPARE(list->item(0)->text(), open.text());
    }
};

QTEST_MAIN(TestCommandPalette)
#include "tst_command_palette.moc"
