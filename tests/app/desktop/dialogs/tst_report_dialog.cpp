// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/report/report_dialog.h"

#include "app/desktop/dialogs/report/report_preview.h"
#include "app/desktop/document/document.h"
#include "app/desktop/window/actions.h"
#include "core/project/report_fields.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/data_folders.h"

#include <QAction>
#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

struct DialogFixture : Fixture
{
    DialogFixture() : DialogFixture(readProject(CONTRAFLOW_SAMPLES "/two-racks-copper.yaml")->project) {}
    explicit DialogFixture(const Project& project)
    {
        window.show();
        open(writeProject("offer.yaml", project));
        show();
    }

    void show()
    {
        window.actions().find(QStringLiteral("file.report"))->trigger();
        dialog = window.findChild<ReportDialog*>();
        if (!dialog)
            qFatal("no dialog");
    }

    [[nodiscard]] QWidget* named(const QString& name) const
    {
        for (QWidget* widget : dialog->findChildren<QWidget*>())
            if (widget->accessibleName() == name)
                return widget;
        return nullptr;
    }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* candidate : dialog->findChildren<QPushButton*>())
            if (candidate->text().remove(QLatin1Char('&')) == text)
                return candidate;
        return nullptr;
    }
    [[nodiscard]] QListWidget* sections() const
    {
        return qobject_cast<QListWidget*>(named(QStringLiteral("Sections, in their order")));
    }
    [[nodiscard]] QListWidget* scenarios() const
    {
        return qobject_cast<QListWidget*>(named(QStringLiteral("Scenarios")));
    }
    [[nodiscard]] QLineEdit* line(int number) const { return dialog->findChildren<QLineEdit*>().at(number); }
    [[nodiscard]] QByteArray saved(const char* name)
    {
        answers.picturePath = path(name);
        const bool isPdf = answers.picturePath.endsWith(QLatin1String(".pdf"));
        QTest::mouseClick(button(isPdf ? QStringLiteral("Save as PDF…") : QStringLiteral("Save as HTML…")),
                          Qt::LeftButton);
        [&] { QTRY_VERIFY(dialog->status().startsWith(QStringLiteral("Saved"))); }();
        QFile file(answers.picturePath);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /** Presses the space bar on a row, which changes its check mark. */
    static void toggle(QListWidget& list, int row)
    {
        list.setCurrentRow(row);
        QTest::keyClick(&list, Qt::Key_Space);
    }

    ReportDialog* dialog = nullptr;
};

} // namespace

class TestReportDialog : public QObject
{
    Q_OBJECT

private slots:
    void thePagesOfTheWholeReportAreShown()
    {
        DialogFixture f;
        QTRY_VERIFY(!f.dialog->isBusy());
        QVERIFY(f.dialog->preview().pageCount() >= 5);
        QTRY_VERIFY(!f.dialog->preview().image(0).isNull());
        QCOMPARE(f.sections()->count(), static_cast<int>(kReportSections.size()));
        QCOMPARE(f.scenarios()->count(), 3);
    }

    void aReportOfWhatIsNotWholeIsSavedOnlyWhenThatIsWanted()
    {
        Project project = readProject(CONTRAFLOW_SAMPLES "/two-racks-copper.yaml")->project;
        Workload workload = project.workloads[0];
        MessageRow first = workload.messages[0];
        first.source = "a2a3";
        workload.messages.replace(0, 1, {first});
        project.workloads.replace(0, 1, {workload});
        DialogFixture f(project);
        QTRY_VERIFY(!f.dialog->isBusy());
        f.answers.picturePath = f.path("offer.html");
        QPushButton* save = f.button(QStringLiteral("Save as HTML…"));
        QTest::mouseClick(save, Qt::LeftButton);
        QVERIFY(f.answers.asked.last().contains(QStringLiteral("without 1 of 5 messages")));
        QVERIFY(!f.dialog->isBusy() && !QFile::exists(f.answers.picturePath));
        f.answers.savesWithout = true;
        QVERIFY(f.saved("offer.html").contains("without 1 of 5 messages"));
    }

    void fieldsAreKeptAsOneUndoStepWhenTheDialogIsClosed()
    {
        DialogFixture f;
        Document& document = f.window.document();
        QTest::keyClicks(f.line(0), QStringLiteral("Offer 17"));
        QTest::keyClicks(f.line(1), QStringLiteral("Institute"));
        DialogFixture::toggle(*f.scenarios(), 2);
        QCOMPARE(document.undoStack()->count(), 0);
        QTest::keyClick(f.dialog, Qt::Key_Escape);
        QCOMPARE(document.undoStack()->count(), 1);
        const ReportFields fields = reportFieldsOf(document.project());
        QCOMPARE(fields.title, std::string("Offer 17"));
        QCOMPARE(fields.customer, std::string("Institute"));
        QVERIFY(fields.scenarios == std::vector<std::string>({"copper-tcp", "copper-algorithm-1"}));
        QVERIFY(fields.sections.empty());
        document.undoStack()->undo();
        QVERIFY(reportFieldsOf(document.project()) == ReportFields());
    }

    void sweepsAreKeptAndTheirMistakesAreInTheReport()
    {
        DialogFixture f;
        auto* sweeps = f.dialog->findChild<QLineEdit*>(QStringLiteral("reportSweeps"));
        QVERIFY(sweeps && sweeps->text().isEmpty());
        QTest::keyClicks(sweeps, QStringLiteral("nic=1 Gbit/s..10 Gbit/s/3; wheels=1..2"));
        QTRY_VERIFY(!f.dialog->isBusy());
        const QByteArray html = f.saved("swept.html");
        QVERIFY(html.contains("over the bandwidth of") || html.contains("NIC"));
        QVERIFY(html.contains("wheels"));
        QTest::keyClick(f.dialog, Qt::Key_Escape);
        const ReportFields fields = reportFieldsOf(f.window.document().project());
        QVERIFY(fields.sweeps == std::vector<std::string>({"nic=1 Gbit/s..10 Gbit/s/3", "wheels=1..2"}));
        QTRY_VERIFY(!f.window.findChild<ReportDialog*>());
        f.show();
        QCOMPARE(f.dialog->findChild<QLineEdit*>(QStringLiteral("reportSweeps"))->text(),
                 QStringLiteral("nic=1 Gbit/s..10 Gbit/s/3; wheels=1..2"));
    }

    void closingWithoutAChangeChangesNothing()
    {
        DialogFixture f;
        QTest::keyClick(f.dialog, Qt::Key_Escape);
        QCOMPARE(f.window.document().undoStack()->count(), 0);
    }

    void savedFilesHaveWhatWasChosen()
    {
        DialogFixture f;
        QTest::keyClicks(f.line(1), QStringLiteral("Institute & Sons"));
        for (int row = 1; row < f.sections()->count(); ++row)
            if (f.sections()->item(row)->checkState() == Qt::Checked)
                DialogFixture::toggle(*f.sections(), row);
        QTRY_VERIFY(!f.dialog->isBusy());
        const QByteArray html = f.saved("offer.html");
        QVERIFY(html.contains("Institute &amp; Sons"));
        QVERIFY(html.contains("<section id=\"summary\">"));
        QCOMPARE(html.count("<section "), qsizetype{1});
        QVERIFY(f.saved("offer.pdf").startsWith("%PDF-"));
        QCOMPARE(f.dialog->preview().pageCount(), 1);
    }

    void sectionsAreMovedByKeysAndButtons()
    {
        DialogFixture f;
        f.sections()->setCurrentRow(0);
        QTest::mouseClick(f.named(QStringLiteral("Move the section down (Alt+Down)")), Qt::LeftButton);
        QTRY_VERIFY(!f.dialog->isBusy());
        const QByteArray html = f.saved("offer.html");
        QVERIFY(html.indexOf("<section id=\"networks\">") < html.indexOf("<section id=\"summary\">"));
        f.dialog->reject();
        QCOMPARE(reportFieldsOf(f.window.document().project()).sections.front(), std::string("networks"));
    }

    void withoutASectionThereIsNothingToSave()
    {
        DialogFixture f;
        for (int row = 0; row < f.sections()->count(); ++row)
            if (f.sections()->item(row)->checkState() == Qt::Checked)
                DialogFixture::toggle(*f.sections(), row);
        QTRY_VERIFY(!f.dialog->isBusy());
        QCOMPARE(f.dialog->preview().pageCount(), 0);
        QVERIFY(!f.button(QStringLiteral("Save as PDF…"))->isEnabled());
        DialogFixture::toggle(*f.sections(), 0);
        QTRY_VERIFY(f.button(QStringLiteral("Save as PDF…"))->isEnabled());
    }

    void aFileThatCannotBeWrittenIsNamed()
    {
        DialogFixture f;
        QTRY_VERIFY(!f.dialog->isBusy());
        f.answers.picturePath = f.path("missing/offer.html");
        QTest::mouseClick(f.button(QStringLiteral("Save as HTML…")), Qt::LeftButton);
        QTRY_VERIFY(f.dialog->status().contains(QStringLiteral("missing/offer.html")));
    }

    void thePreviewZoomsByKeysAndButtons()
    {
        DialogFixture f;
        QTRY_VERIFY(!f.dialog->isBusy());
        ReportPreview& preview = f.dialog->preview();
        const double fitting = preview.zoom();
        QTest::mouseClick(f.named(QStringLiteral("Larger")), Qt::LeftButton);
        QVERIFY(preview.zoom() > fitting);
        QTest::keyClick(&preview, Qt::Key_Minus);
        QTest::keyClick(&preview, Qt::Key_Minus);
        QVERIFY(preview.zoom() < fitting);
        QTest::keyClick(&preview, Qt::Key_0);
        QCOMPARE(preview.zoom(), fitting);
        QTest::keyClick(&preview, Qt::Key_End);
        QCOMPARE(preview.currentPage(), preview.pageCount() - 1);
        QTRY_VERIFY(!preview.image(preview.pageCount() - 1).isNull());
    }

    void theWindowAndTheRequestOfTheCommandLineGiveTheSamePages()
    {
        DialogFixture f;
        QTRY_VERIFY(!f.dialog->isBusy());
        const QByteArray one = f.saved("one.pdf");
        f.dialog->reject();
        QTRY_VERIFY(!f.window.findChild<ReportDialog*>());
        f.show();
        QTRY_VERIFY(!f.dialog->isBusy());
        QVERIFY(one == f.saved("two.pdf"));
    }
};

QTEST_MAIN(TestReportDialog)
#include "tst_report_dialog.moc"
