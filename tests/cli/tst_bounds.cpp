// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QRegularExpression>
#include <QtTest>

using namespace contraflow::test;

namespace {

/** A shell's bound of memory; a sanitizer reserves more addresses than any machine has. */
QByteArray boundedMemory()
{
    return programIsSanitized() ? "" : "ulimit -v 2000000; ";
}

} // namespace

/** A few bytes of a stranger name numbers up to which something would be counted: they are refused, with the
 * place and the limit, before memory or a lifetime is gone. */
class TestBounds : public QObject
{
    Q_OBJECT

private slots:
    void numbersOfFilesAreBoundedBeforeAnythingIsCountedUpToThem_data();
    void numbersOfFilesAreBoundedBeforeAnythingIsCountedUpToThem();

private:
    /** The command that reads such a file, by its ending. */
    static QString commandFor(const QString& name);

    QTemporaryDir m_folder;
};

QString TestBounds::commandFor(const QString& name)
{
    if (name.startsWith(QLatin1String("campaign")))
        return QStringLiteral("campaign '%1' --dry-run");
    if (name.startsWith(QLatin1String("schedule")))
        return QStringLiteral("export '%1' --as goal -o /dev/null");
    if (name.startsWith(QLatin1String("program")))
        return QStringLiteral("replay '%1'");
    if (name.startsWith(QLatin1String("project")))
        return QStringLiteral("validate '%1'");
    if (name.startsWith(QLatin1String("trace")))
        return QStringLiteral("import '%1' --into new.yaml --new --program");
    return QStringLiteral("import '%1' --into new.yaml --new --preset infiniband-hdr");
}

void TestBounds::numbersOfFilesAreBoundedBeforeAnythingIsCountedUpToThem_data()
{
    QTest::addColumn<QString>("path");
    const QDir files(QStringLiteral(CONTRAFLOW_TEST_DATA "/bounds"));
    for (const QString& name : files.entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << files.filePath(name);
}

void TestBounds::numbersOfFilesAreBoundedBeforeAnythingIsCountedUpToThem()
{
    QFETCH(QString, path);
    // Kilobytes of memory and seconds of computing: both far above what a refusal takes.
    const ProgramRun run = runShell("rm -f new.yaml; " + boundedMemory() + "ulimit -t 40; \"$1\" " +
                                        commandFor(QFileInfo(path).fileName()).arg(path) + " 2>&1",
                                    m_folder.path());
    const QByteArray said = run.output + run.messages;
    if (run.status == 0)
        return; // some count only a little, between great numbers
    QVERIFY2(run.status == 1, said);
    static const QRegularExpression place(QStringLiteral("line \\d+|row \\d+|:\\d+: |numbers"));
    QVERIFY2(QString::fromUtf8(said).contains(place), said);
}

QTEST_APPLESS_MAIN(TestBounds)
#include "tst_bounds.moc"
