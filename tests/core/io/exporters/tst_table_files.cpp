// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/table_writer.h"
#include "core/io/text/text_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace contraflow;

namespace {

Table numbers(const std::string& name, int count)
{
    Table table(name, "Numbers", {{"n", "n", ColumnKind::count}});
    for (int n = 0; n < count; ++n)
        table.addRow({n});
    return table;
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

} // namespace

class TestTableFiles : public QObject
{
    Q_OBJECT

private slots:
    void aFileAppearsOnlyWhenItIsFinished();
    void aFileThatWasGivenUpIsAsItWas();
    void aFolderGetsAFileForEachTable();
    void aFolderThatIsAFileIsRefused();

private:
    QTemporaryDir m_folder;
};

void TestTableFiles::aFileAppearsOnlyWhenItIsFinished()
{
    for (const TableFormatInfo& info : kTableFormats) {
        const QString path = m_folder.filePath("new" + QString::fromUtf8(info.ending.data()));
        auto writer = makeTableFile(info.format, path.toStdString(), TableHeadings::leftOut);
        QVERIFY(writer);
        QVERIFY(writeTable(**writer, numbers("numbers", 3)));
        QVERIFY(!QFile::exists(path));
        QVERIFY((*writer)->finish());
        QVERIFY(QFile::exists(path));
    }
}

void TestTableFiles::aFileThatWasGivenUpIsAsItWas()
{
    for (const TableFormatInfo& info : kTableFormats) {
        const QString path = m_folder.filePath(QStringLiteral("old"));
        QVERIFY(writeTextFile(path.toStdString(), "precious"));
        const int files =
            static_cast<int>(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).size());
        {
            auto writer = makeTableFile(info.format, path.toStdString(), TableHeadings::leftOut);
            QVERIFY(writer);
            QVERIFY(writeTable(**writer, numbers("numbers", 3)));
        }
        QCOMPARE(readFile(path), QByteArray("precious"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).size(), files);
    }
}

void TestTableFiles::aFolderGetsAFileForEachTable()
{
    const QString folder = m_folder.filePath(QStringLiteral("some/tables"));
    auto writer = makeTableFolder(TableFormat::csv, folder.toStdString());
    QVERIFY(writer);
    QVERIFY(writeTable(**writer, numbers("first", 2)));
    QVERIFY(writeTable(**writer, numbers("second", 1)));
    QVERIFY((*writer)->finish());
    QCOMPARE(readFile(folder + "/first.csv"), QByteArray("n\n0\n1\n"));
    QCOMPARE(readFile(folder + "/second.csv"), QByteArray("n\n0\n"));
}

void TestTableFiles::aFolderThatIsAFileIsRefused()
{
    const QString path = m_folder.filePath(QStringLiteral("file"));
    QVERIFY(writeTextFile(path.toStdString(), "x"));
    const auto writer = makeTableFolder(TableFormat::csv, path.toStdString());
    QVERIFY(!writer);
    QCOMPARE(writer.error().code, ErrorCode::environment);
    QVERIFY(writer.error().message.find(path.toStdString()) == 0);
}

QTEST_GUILESS_MAIN(TestTableFiles)
#include "tst_table_files.moc"
