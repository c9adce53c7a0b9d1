// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/loading.h"
#include "core/io/text/text_file.h"

#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <fstream>
#include <optional>
#include <thread>

using namespace contraflow;
using namespace contraflow::cli;
namespace fs = std::filesystem;

class TestFileClaim : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void whatIsLeftAloneIsUnchanged();
    void aFileThatWasReplacedIsNoticed();
    void aFileThatWasWrittenToIsNoticed();
    void aFileThatWasRemovedIsNoticed();
    void theNextClaimWaitsAndHasTheNewFile();
    void claimsThroughLinksMeet();
    void whatIsNotThereIsSaid();

private:
    [[nodiscard]] static Result<FileClaim> claim(const fs::path& path)
    {
        return FileClaim::take(path, [] { qFatal("nobody else has the file"); });
    }
    std::optional<QTemporaryDir> m_folder;
    fs::path m_file;
};

void TestFileClaim::init()
{
    m_folder.emplace();
    m_file = fs::path(m_folder->path().toStdString()) / "p.yaml";
    QVERIFY(writeTextFile(m_file, "one"));
}

void TestFileClaim::whatIsLeftAloneIsUnchanged()
{
    const Result<FileClaim> taken = claim(m_file);
    QVERIFY(taken);
    QVERIFY(taken->checkUnchanged());
}

void TestFileClaim::aFileThatWasReplacedIsNoticed()
{
    const Result<FileClaim> taken = claim(m_file);
    QVERIFY(writeTextFile(m_file, "two"));
    const Result<void> check = taken->checkUnchanged();
    QVERIFY(!check);
    QCOMPARE(QString::fromStdString(check.error().message),
             QString::fromStdString(
                 m_file.string() + ": another program has changed the file since it was read, so it was left "
                                   "as it is; run the command again"));
}

void TestFileClaim::aFileThatWasWrittenToIsNoticed()
{
    const Result<FileClaim> taken = claim(m_file);
    std::ofstream(m_file, std::ios::app) << "# by an editor";
    QVERIFY(!taken->checkUnchanged());
}

void TestFileClaim::aFileThatWasRemovedIsNoticed()
{
    const Result<FileClaim> taken = claim(m_file);
    fs::remove(m_file);
    QVERIFY(!taken->checkUnchanged());
}

void TestFileClaim::theNextClaimWaitsAndHasTheNewFile()
{
    std::optional<FileClaim> first(claim(m_file).value());
    std::atomic<bool> isWaiting = false;
    std::atomic<bool> isUnchanged = false;
    std::jthread second([&] {
        const Result<FileClaim> taken = FileClaim::take(m_file, [&] { isWaiting = true; });
        isUnchanged = taken && taken->checkUnchanged();
    });
    QTRY_VERIFY(isWaiting);
    // The first puts another file there, on which the second then has its claim.
    QVERIFY(writeTextFile(m_file, "two"));
    first.reset();
    second.join();
    QVERIFY(isUnchanged);
}

void TestFileClaim::claimsThroughLinksMeet()
{
    const fs::path link = m_file.parent_path() / "link.yaml";
    fs::create_symlink(m_file.filename(), link);
    std::optional<FileClaim> first(claim(m_file).value());
    std::atomic<bool> isWaiting = false;
    std::jthread second([&] { (void)FileClaim::take(link, [&] { isWaiting = true; }); });
    QTRY_VERIFY(isWaiting);
    first.reset();
}

void TestFileClaim::whatIsNotThereIsSaid()
{
    QCOMPARE(claim(m_file.parent_path() / "absent").error().code, ErrorCode::notFound);
}

QTEST_GUILESS_MAIN(TestFileClaim)
#include "tst_file_claim.moc"
