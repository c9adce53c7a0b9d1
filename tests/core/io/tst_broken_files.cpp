// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_file.h"
#include "tests/data_folders.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <fstream>
#include <set>

using namespace contraflow;
namespace fs = std::filesystem;

namespace {

const fs::path kFolder = fs::path(CONTRAFLOW_TEST_DATA) / "broken";

struct Case
{
    const char* file;
    int line; ///< 0: the message names none
    const char* part;
};

const std::vector<Case> kCases{
    {"billion-laughs.yaml", 7, "aliases expand the text by more than"},
    {"cyclic-alias.yaml", 10, "the alias stands for a list or map that contains it"},
    {"deep-nesting.yaml", 4, "nested deeper than 64 levels"},
    {"duplicate-key.yaml", 9, "the key 'nodes' twice"},
    {"empty.yaml", 1, "the file is empty"},
    {"latin-1.yaml", 2, "the text is not UTF-8 (byte 0xE4)"},
    {"map-for-list.yaml", 5, "'switches' of platform 'copper' must be a list and is a map"},
    {"merge-key.yaml", 3, "the merge key '<<', which is not supported"},
    {"missing-column.yaml", 14,
     "lacks the column 'size'; its first line should be id,source,destination,size,start"},
    {"missing-mean.yaml", 25,
     "lacks the column 'mean'; its first line should be message,mean,ci95,repetitions"},
    {"missing-unit.yaml", 16, "the unit is missing"},
    {"misspelt-key.yaml", 7, "did you mean 'bandwidth'?"},
    {"negative-size.yaml", 16, "'-20 MB' is not a size: it is negative"},
    {"newer-version.yaml", 1, "written by a newer Contraflow"},
    {"no-table-header.yaml", 13, "does not begin with a line that names its columns"},
    {"no-version.yaml", 1, "is missing; a project begins with contraflow: 1"},
    {"not-a-number.yaml", 16, "'twenty' is not a size"},
    {"one-end.yaml", 10, "must name two switches"},
    {"open-quote-in-table.yaml", 15, "is never closed, so the rest of the table was read as one cell"},
    {"open-quote.yaml", 7, "a text in quotes that begins in line 2 ends here"},
    {"other-format.yaml", 1, "this is not a Contraflow project"},
    {"plain-text.yaml", 1, "this is not a Contraflow project"},
    {"program.yaml", 0, "this is not a text file"},
    {"tab-indentation.yaml", 6, "a tab is used as indentation"},
    {"too-many-fields.yaml", 15, "has 7 fields where the header"},
    {"truncated.yaml", 10, "the bracket or brace that opens in this line is never closed"},
    {"two-documents.yaml", 21, "a second document begins here"},
    {"unknown-key.yaml", 7, "the unknown key 'colour'; it is kept but not used"},
    {"unknown-node.yaml", 16, "'Z9' is not a node"},
    {"utf-16.yaml", 0, "encoded as UTF-16"},
    {"version-word.yaml", 1, "the format version 'one' is not a whole number"},
    {"version-zero.yaml", 1, "there is no format version 0"},
    {"wrong-unit.yaml", 16, "'s' is a unit of time"},
};

/** What the user is told first: the error of reading, or the first issue, as "line: text". */
std::string firstMessage(const fs::path& path)
{
    const auto loaded = readProject(path);
    if (!loaded)
        return loaded.error().message;
    const IssueList issues = allIssues(*loaded);
    if (issues.empty())
        return {};
    return path.string() + ":" + std::to_string(issues.front().location.line) + ": " +
           severityText(issues.front().severity) + ": " + issues.front().text;
}

} // namespace

class TestBrokenFiles : public QObject
{
    Q_OBJECT
private slots:
    void theUnbrokenFileHasNoIssue();
    void eachFileGetsItsOwnMessage_data();
    void eachFileGetsItsOwnMessage();
    void everyFileIsListedHere();
    void noTwoFilesGetTheSameMessage();
    void readingABrokenFileAndSavingItLosesNothing();
    void aGigabyteOfNestingIsRefusedAtOnce_data();
    void aGigabyteOfNestingIsRefusedAtOnce();
    void aFileBeyondTheLimitIsRefused();
    void aHugeFileOfBracketsIsRefusedForItsNesting();
    void aFolderIsRefused();
    void aMissingFileIsNotFound();
};

void TestBrokenFiles::theUnbrokenFileHasNoIssue()
{
    QCOMPARE(firstMessage(kFolder / "valid.yaml"), std::string());
}

void TestBrokenFiles::eachFileGetsItsOwnMessage_data()
{
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("part");
    for (const Case& item : kCases)
        QTest::newRow(item.file) << item.line << QByteArray(item.part);
}

void TestBrokenFiles::eachFileGetsItsOwnMessage()
{
    QFETCH(int, line);
    QFETCH(QByteArray, part);
    const fs::path path = kFolder / QTest::currentDataTag();
    const std::string message = firstMessage(path);
    const std::string place = path.string() + ":" + (line == 0 ? "" : std::to_string(line) + ":") + " ";
    QVERIFY2(message.starts_with(place), message.c_str());
    QVERIFY2(message.find(part.toStdString()) != std::string::npos, message.c_str());
}

void TestBrokenFiles::everyFileIsListedHere()
{
    std::set<std::string> listed{"valid.yaml"};
    for (const Case& item : kCases)
        listed.insert(item.file);
    std::set<std::string> present;
    for (const auto& entry : fs::directory_iterator(kFolder))
        present.insert(entry.path().filename().string());
    QVERIFY(listed == present);
}

void TestBrokenFiles::noTwoFilesGetTheSameMessage()
{
    const std::set<std::string> alike{"other-format.yaml", "plain-text.yaml"};
    std::map<std::string, std::string> fileOf;
    for (const auto& entry : fs::directory_iterator(kFolder)) {
        const std::string name = entry.path().filename().string();
        std::string message = firstMessage(entry.path());
        message.erase(0, message.find(": ") + 1);
        if (alike.contains(name) || name == "no-version.yaml")
            continue;
        const auto [other, isNew] = fileOf.emplace(message, name);
        QVERIFY2(isNew, (name + " and " + other->second + ": " + message).c_str());
    }
}

void TestBrokenFiles::readingABrokenFileAndSavingItLosesNothing()
{
    int readable = 0;
    for (const auto& entry : fs::directory_iterator(kFolder)) {
        const auto loaded = readProject(entry.path());
        if (!loaded)
            continue;
        ++readable;
        const std::string text = projectText(loaded->project);
        const auto again = parseProject(text);
        QVERIFY2(again.has_value(), entry.path().c_str());
        QVERIFY2(again->project == loaded->project, (entry.path().string() + "\n" + text).c_str());
        QCOMPARE(QByteArray::fromStdString(projectText(again->project)), QByteArray::fromStdString(text));
    }
    QVERIFY(readable > 10);
}

void TestBrokenFiles::aGigabyteOfNestingIsRefusedAtOnce_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("unit");
    QTest::newRow("brackets") << QByteArray("contraflow: 1\nplatforms: ") << QByteArray("[");
    QTest::newRow("braces") << QByteArray("contraflow: 1\nplatforms: ") << QByteArray("{a: ");
    QTest::newRow("dashes") << QByteArray("") << QByteArray("- ");
}

void TestBrokenFiles::aGigabyteOfNestingIsRefusedAtOnce()
{
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, unit);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "nest.yaml";
    {
        std::ofstream file(path, std::ios::binary);
        file << begin.toStdString();
        for (int i = 0; i < 8; ++i)
            file << unit.repeated(1'000'000).toStdString();
    }
    // The rest is a hole of zero bytes: reading on would find another error, and the message shows that it
    // did not.
    fs::resize_file(path, 999'000'000);
    const auto loaded = readProject(path);
    QVERIFY(!loaded);
    const std::string& message = loaded.error().message;
    QVERIFY2(message.find("nested deeper than 64 levels") != std::string::npos, message.c_str());
    QVERIFY(message.starts_with(path.string() + (begin.isEmpty() ? ":1: " : ":2: ")));
}

void TestBrokenFiles::aFileBeyondTheLimitIsRefused()
{
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "big.yaml";
    // Nothing is wrong with what is read before the size is.
    const std::string comments(5'000'000, '#');
    std::ofstream(path) << "contraflow: 1\n" << comments << '\n';
    fs::resize_file(path, 1'000'000'001);
    const auto loaded = readProject(path);
    QVERIFY(!loaded);
    QCOMPARE(
        QByteArray::fromStdString(loaded.error().message),
        QByteArray::fromStdString(
            path.string() + ": is bigger than 1000 MB, the most that is read; split it into several files"));
}

void TestBrokenFiles::aHugeFileOfBracketsIsRefusedForItsNesting()
{
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "nested.yaml";
    std::ofstream(path) << std::string(5'000'000, '[');
    fs::resize_file(path, 1'100'000'000);
    const auto loaded = readProject(path);
    QVERIFY(!loaded);
    QVERIFY(loaded.error().message.find("nested deeper than 64 levels") != std::string::npos);
}

void TestBrokenFiles::aFolderIsRefused()
{
    const auto loaded = readProject(kFolder);
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, ErrorCode::invalidInput);
    QVERIFY(loaded.error().message.find("is a folder") != std::string::npos);
}

void TestBrokenFiles::aMissingFileIsNotFound()
{
    const auto loaded = readProject(kFolder / "missing.yaml");
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, ErrorCode::notFound);
    QVERIFY(loaded.error().message.find("missing.yaml: there is no such file") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestBrokenFiles)
#include "tst_broken_files.moc"
