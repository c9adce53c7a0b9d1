// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "tests/cli/in_process.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QRandomGenerator>
#include <QSet>
#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

/** Takes every file that there is of what is imported through import, as it is, behind a byte order mark and
 * damaged: what comes of it can be opened again, and what is said can be read. */
class TestEveryImport : public QObject
{
    Q_OBJECT

private slots:
    void whatAnImportMakesIsValid_data();
    void whatAnImportMakesIsValid();

private:
    /** The status of an import of these bytes; fails where it breaks a promise. */
    [[nodiscard]] int statusOf(const QByteArray& bytes, const QString& options);

    QTemporaryDir m_folder;
    QSet<QByteArray> m_valid; ///< projects of the present file that were found valid, each with the file
    QByteArray m_project = readFile(QStringLiteral(CONTRAFLOW_SAMPLES "/two-racks-copper.yaml"));
};

void TestEveryImport::whatAnImportMakesIsValid_data()
{
    QTest::addColumn<QString>("path");
    for (const char* folder : {"/data/import", "/fuzz/corpus/measurements", "/fuzz/corpus/nodes",
                               "/fuzz/corpus/topology", "/fuzz/corpus/traffic", "/fuzz/corpus/trace"}) {
        const QDir files(QStringLiteral(CONTRAFLOW_TEST_DATA "/..") + QLatin1String(folder));
        for (const QString& name : files.entryList(QDir::Files))
            if (name != QLatin1String("README.md"))
                QTest::addRow("%s/%s", folder, qPrintable(name)) << files.filePath(name);
    }
}

int TestEveryImport::statusOf(const QByteArray& bytes, const QString& options)
{
    const auto write = [this](const char* name, const QByteArray& content) {
        QFile file(m_folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(content) == content.size();
    };
    if (!write("file", bytes) || !write("p.yaml", m_project))
        return -1;
    const ProgramRun taken = runHere(QStringList{"import", "file", "--into", "p.yaml"} +
                                         options.split(QLatin1Char(' '), Qt::SkipEmptyParts),
                                     m_folder.path());
    if (findInvalidUtf8(taken.messages.toStdString() + taken.output.toStdString()) != std::string::npos) {
        qWarning("%s", (taken.messages + taken.output).constData());
        return -2;
    }
    if (taken.status != 0)
        return taken.status;
    // Most ways to import a file make the same project of it.
    const QByteArray made = readFile(m_folder.filePath("p.yaml")) + bytes;
    if (m_valid.contains(made))
        return 0;
    const ProgramRun checked = runHere({"validate", "p.yaml"}, m_folder.path());
    if (checked.status != 0) {
        qWarning("%s", (checked.messages + checked.output).constData());
        return -3;
    }
    m_valid.insert(made);
    return 0;
}

void TestEveryImport::whatAnImportMakesIsValid()
{
    QFETCH(QString, path);
    m_valid.clear();
    constexpr int kDamages = 1;
    const QByteArray bytes = readFile(path);
    QRandomGenerator random(static_cast<quint32>(bytes.size()));
    for (const char* options : {"", "--platform copper", "--messages --platform copper",
                                "--program --platform copper --speed 1Gf", "--preset infiniband-hdr"}) {
        const QString words = QString::fromUtf8(options);
        const int status = statusOf(bytes, words);
        QVERIFY2(status >= 0, options);
        // A byte order mark stands before text, once.
        if (!bytes.contains('\0') && !bytes.startsWith("\xEF\xBB\xBF"))
            QCOMPARE(statusOf("\xEF\xBB\xBF" + bytes, words), status);
        for (int i = 0; i < kDamages && !bytes.isEmpty(); ++i) {
            QByteArray damaged = bytes;
            damaged[random.bounded(damaged.size())] = '\xC3';
            QVERIFY2(statusOf(damaged, words) >= 0, damaged.constData());
        }
    }
}

QTEST_APPLESS_MAIN(TestEveryImport)
#include "tst_every_import.moc"
