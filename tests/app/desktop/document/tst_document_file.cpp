// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/document_file.h"
#include "core/io/project/project_file.h"
#include "tests/app/desktop/document/killed_program.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <string_view>

using namespace contraflow;

namespace {

void reset(Document& document)
{
    test::openProject(document, test::tableOne());
}

Edit renamedTitle()
{
    return {"Change the title", {SetTitle{"another title"}}};
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** For a program of its own: edits and saves until it is killed, and says which edit the file has. */
int saveUntilKilled(const QString& path)
{
    Document document;
    DocumentFile file(document);
    reset(document);
    QSignalSpy saved(&file, &DocumentFile::saved);
    for (int number = 1;; ++number) {
        document.submit({"Change the title", {SetTitle{"edit " + std::to_string(number)}}});
        if (number == 1)
            file.saveAs(path);
        else
            file.save();
        if (!saved.wait(30'000))
            return 1;
        test::sayDone(number);
    }
}

} // namespace

class DocumentFileTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSavedOpensAgain();
    void savingWithoutAFileAsksForOne();
    void aFileThatIsNoProjectLeavesTheDocumentAlone();
    void aFileChangedByOthersIsNotOverwrittenBySave();
    void theFormerContentIsKeptOnce();
    void anotherNameOfTheFileIsSaid();
    void editsMadeWhileSavingLeaveTheDocumentModified();
    void aKilledProgramLosesNothingThatWasSaved();
    void aTemplateHasNoFileOfItsOwn();
    void aNewProjectHasSomethingToFill();

private:
    QString pathOf(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void DocumentFileTest::whatIsSavedOpensAgain()
{
    Document document;
    DocumentFile file(document);
    reset(document);
    document.submit(renamedTitle());
    QSignalSpy saved(&file, &DocumentFile::saved);
    file.saveAs(pathOf(QStringLiteral("round trip")));
    QVERIFY(saved.wait());
    const QString path = pathOf(QStringLiteral("round trip.yaml"));
    QCOMPARE(document.filePath(), path);
    QVERIFY(!document.isModified());

    Document other;
    DocumentFile otherFile(other);
    QSignalSpy opened(&otherFile, &DocumentFile::opened);
    otherFile.open(path);
    QVERIFY(otherFile.isBusy());
    QVERIFY(opened.wait());
    QVERIFY(!otherFile.isBusy());
    QVERIFY(other.project() == document.project());
    QCOMPARE(other.filePath(), path);
}

void DocumentFileTest::savingWithoutAFileAsksForOne()
{
    Document document;
    DocumentFile file(document);
    reset(document);
    const QSignalSpy failed(&file, &DocumentFile::failed);
    file.save();
    QCOMPARE(failed.count(), 1);
    QVERIFY(!file.isBusy());
}

void DocumentFileTest::aFileThatIsNoProjectLeavesTheDocumentAlone()
{
    const QString path = pathOf(QStringLiteral("broken.yaml"));
    QFile broken(path);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("contraflow: 999\n");
    broken.close();
    Document document;
    DocumentFile file(document);
    reset(document);
    const Project before = document.project();
    QSignalSpy failed(&file, &DocumentFile::failed);
    file.open(path);
    QVERIFY(failed.wait());
    QVERIFY(failed[0][0].toString().contains(QStringLiteral("broken.yaml")));
    QVERIFY(document.project() == before);
    QVERIFY(!file.isBusy());
}

void DocumentFileTest::aFileChangedByOthersIsNotOverwrittenBySave()
{
    const QString path = pathOf(QStringLiteral("shared.yaml"));
    Document document;
    DocumentFile file(document);
    reset(document);
    QSignalSpy saved(&file, &DocumentFile::saved);
    file.saveAs(path);
    QVERIFY(saved.wait());
    QFile other(path);
    QVERIFY(other.open(QIODevice::Append));
    other.write("# a colleague was here\n");
    other.close();
    const QByteArray theirs = contentOf(path);

    document.submit(renamedTitle());
    const QSignalSpy changed(&file, &DocumentFile::changedOnDisk);
    file.save();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(contentOf(path), theirs);
    QVERIFY(document.isModified());
    file.saveAs(path);
    QVERIFY(saved.wait());
    QVERIFY(contentOf(path).contains("another title"));
}

void DocumentFileTest::theFormerContentIsKeptOnce()
{
    const QString path = pathOf(QStringLiteral("kept.yaml"));
    {
        Document document;
        DocumentFile file(document);
        reset(document);
        QSignalSpy saved(&file, &DocumentFile::saved);
        file.saveAs(path);
        QVERIFY(saved.wait());
    }
    const QByteArray former = contentOf(path);
    Document document;
    DocumentFile file(document);
    QSignalSpy opened(&file, &DocumentFile::opened);
    file.open(path);
    QVERIFY(opened.wait());
    QSignalSpy saved(&file, &DocumentFile::saved);
    for (const char* title : {"first", "second"}) {
        document.submit({"Change the title", {SetTitle{title}}});
        file.save();
        QVERIFY(saved.wait());
    }
    QVERIFY(contentOf(path).contains("second"));
    QCOMPARE(contentOf(path + QLatin1Char('~')), former);
}

void DocumentFileTest::anotherNameOfTheFileIsSaid()
{
    Document document;
    DocumentFile file(document);
    reset(document);
    QSignalSpy saved(&file, &DocumentFile::saved);
    QSignalSpy left(&file, &DocumentFile::otherNameLeft);
    const QString path = pathOf(QStringLiteral("linked.yaml"));
    file.saveAs(path);
    QVERIFY(saved.wait());
    QCOMPARE(left.count(), 0);
    std::filesystem::create_hard_link(path.toStdString(), (path + QStringLiteral("-too")).toStdString());
    document.submit(renamedTitle());
    file.save();
    QVERIFY(left.wait());
    QCOMPARE(left.first().first().toString(), path);
    QVERIFY(contentOf(path).contains("another title"));
    QVERIFY(!contentOf(path + QStringLiteral("-too")).contains("another title"));
    document.submit({"Change the title", {SetTitle{"a third title"}}});
    file.save();
    QVERIFY(saved.wait());
    QCOMPARE(left.count(), 1);
}

void DocumentFileTest::editsMadeWhileSavingLeaveTheDocumentModified()
{
    Document document;
    DocumentFile file(document);
    reset(document);
    QSignalSpy saved(&file, &DocumentFile::saved);
    file.saveAs(pathOf(QStringLiteral("busy.yaml")));
    document.submit(renamedTitle());
    QVERIFY(saved.wait());
    QVERIFY(document.isModified());
    QVERIFY(!contentOf(document.filePath()).contains("another title"));
}

void DocumentFileTest::aKilledProgramLosesNothingThatWasSaved()
{
    const QString path = pathOf(QStringLiteral("killed.yaml"));
    test::killAtRandomMoments({QStringLiteral("--save-until-killed"), path}, [&path](int last) {
        const auto project = readProject(path.toStdString());
        QVERIFY2(project, project ? "" : project.error().message.c_str());
        const QString title = QString::fromStdString(project->project.title);
        QVERIFY2(title.section(QLatin1Char(' '), 1).toInt() >= last, qPrintable(title));
    });
}

void DocumentFileTest::aTemplateHasNoFileOfItsOwn()
{
    const QString path = pathOf(QStringLiteral("template.yaml"));
    Document document;
    DocumentFile file(document);
    reset(document);
    QSignalSpy saved(&file, &DocumentFile::saved);
    file.saveAs(path);
    QVERIFY(saved.wait());
    QSignalSpy opened(&file, &DocumentFile::opened);
    file.openCopy(path);
    QVERIFY(opened.wait());
    QVERIFY(document.filePath().isEmpty());
    QVERIFY(!document.project().scenarios.empty());
}

void DocumentFileTest::aNewProjectHasSomethingToFill()
{
    Document document;
    DocumentFile file(document);
    file.makeNew();
    QCOMPARE(document.project().scenarios.size(), 1U);
    QVERIFY(findByName(document.project().platforms, document.project().scenarios[0].platform));
    QVERIFY(findByName(document.project().workloads, document.project().scenarios[0].workload));
    QVERIFY(!document.isModified());
}

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    if (argc == 3 && std::string_view(argv[1]) == "--save-until-killed")
        return saveUntilKilled(QString::fromLocal8Bit(argv[2]));
    DocumentFileTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_document_file.moc"
