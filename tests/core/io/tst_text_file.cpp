// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/file_replacement.h"
#include "core/io/text/text_file.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <chrono>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <vector>

using namespace contraflow;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

bool mentions(const Error& error, const std::string& text)
{
    return error.message.find(text) != std::string::npos;
}

std::size_t entriesIn(const fs::path& folder)
{
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

} // namespace

class TestTextFile : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void whatIsWrittenReadsBack();
    void aNewFileGetsThePermissionsOfTheUmask();
    void permissionsAreKept();
    void attributesAreKept();
    void linksAreFollowed();
    void aDanglingLinkMakesItsTarget();
    void aLinkToItselfIsRefused();
    void aWriteProtectedFileIsLeftAlone();
    void aFolderThatTakesNoFileIsTheEnvironmentsFault();
    void aMissingFolderIsTheEnvironmentsFault();
    void aFailedWriteKeepsTheOldFile();
    void aNewFileTakesNoOthersPlace();
    void whatAKilledWriterLeftIsRemoved();
    void whatAnotherWriterHoldsStays();
    void aMissingFileIsNotFound();
    void foldersPipesAndDevicesAreRefused();
    void tooBigFilesAreRefused();
    void whatIsNoTextIsRefusedByItsBeginning();
    void aFileOfExactlyTheLimitIsRead();
    void aFileComesInPieces();
    void theBeginningOfATooBigFileCanBeRead();
    void invalidUtf8IsFoundWhereItBegins_data();
    void invalidUtf8IsFoundWhereItBegins();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_path;
};

void TestTextFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_path = fs::path(m_folder->path().toStdString()) / "file.yaml";
}

void TestTextFile::whatIsWrittenReadsBack()
{
    std::string text;
    for (int i = 0; i < 1'000'000; ++i)
        text += std::to_string(i) + '\n';
    QVERIFY(writeTextFile(m_path, text).has_value());
    const auto read = readTextFile(m_path, text.size());
    QVERIFY(read.has_value());
    QVERIFY(*read == text);
    QVERIFY(writeTextFile(m_path, "").has_value());
    QCOMPARE(contentOf(m_path), std::string());
    QCOMPARE(entriesIn(m_path.parent_path()), std::size_t{1});
}

void TestTextFile::aNewFileGetsThePermissionsOfTheUmask()
{
    const mode_t old = ::umask(027);
    const bool isWritten = writeTextFile(m_path, "x").has_value();
    ::umask(old);
    QVERIFY(isWritten);
    QCOMPARE(fs::status(m_path).permissions(), fs::perms(0640));
}

void TestTextFile::permissionsAreKept()
{
    for (const unsigned mode : {0600U, 0664U, 0755U}) {
        QVERIFY(writeTextFile(m_path, "old").has_value());
        fs::permissions(m_path, fs::perms(mode));
        QVERIFY(writeTextFile(m_path, "new").has_value());
        QCOMPARE(fs::status(m_path).permissions(), fs::perms(mode));
        QCOMPARE(contentOf(m_path), std::string("new"));
    }
}

void TestTextFile::attributesAreKept()
{
    QVERIFY(writeTextFile(m_path, "old"));
    const std::string note = "measured on Tuesday";
    if (::setxattr(m_path.c_str(), "user.note", note.data(), note.size(), 0) != 0)
        QSKIP("the file system keeps no attributes");
    QVERIFY(writeTextFile(m_path, "new"));
    std::array<char, 64> kept{};
    QCOMPARE(::getxattr(m_path.c_str(), "user.note", kept.data(), kept.size()), ssize_t(note.size()));
    QCOMPARE(std::string(kept.data()), note);
}

void TestTextFile::linksAreFollowed()
{
    const fs::path folder = m_path.parent_path() / "elsewhere";
    fs::create_directory(folder);
    QVERIFY(writeTextFile(folder / "real.yaml", "old").has_value());
    fs::create_symlink("elsewhere/real.yaml", m_path);
    fs::create_symlink(m_path, m_path.parent_path() / "second");
    QVERIFY(writeTextFile(m_path.parent_path() / "second", "new").has_value());
    QVERIFY(fs::is_symlink(m_path));
    QVERIFY(fs::is_symlink(m_path.parent_path() / "second"));
    QCOMPARE(contentOf(folder / "real.yaml"), std::string("new"));
}

void TestTextFile::aDanglingLinkMakesItsTarget()
{
    fs::create_symlink("target.yaml", m_path);
    QVERIFY(writeTextFile(m_path, "x").has_value());
    QVERIFY(fs::is_symlink(m_path));
    QCOMPARE(contentOf(m_path.parent_path() / "target.yaml"), std::string("x"));
}

void TestTextFile::aLinkToItselfIsRefused()
{
    fs::create_symlink("file.yaml", m_path);
    const auto written = writeTextFile(m_path, "x");
    QVERIFY(!written);
    QVERIFY(mentions(written.error(), "back to itself"));
    QVERIFY(!readTextFile(m_path, 10));
}

void TestTextFile::aWriteProtectedFileIsLeftAlone()
{
    if (::geteuid() == 0)
        QSKIP("the superuser may write everywhere");
    QVERIFY(writeTextFile(m_path, "old").has_value());
    fs::permissions(m_path, fs::perms(0444));
    const auto written = writeTextFile(m_path, "new");
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::environment);
    QCOMPARE(contentOf(m_path), std::string("old"));
}

void TestTextFile::aFolderThatTakesNoFileIsTheEnvironmentsFault()
{
    // Nobody, not even the superuser, can make a file there.
    const auto written = writeTextFile("/proc/contraflow.yaml", "x");
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::environment);
    QVERIFY(mentions(written.error(), "/proc"));
}

void TestTextFile::aMissingFolderIsTheEnvironmentsFault()
{
    const auto written = writeTextFile(m_path.parent_path() / "no" / "file.yaml", "x");
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::environment);
    QVERIFY(mentions(written.error(), "does not take a new file"));
}

void TestTextFile::aFailedWriteKeepsTheOldFile()
{
    // A full disk: the limit on the size of files makes the write fail halfway.
    QVERIFY(writeTextFile(m_path, "old").has_value());
    const std::string script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" --write-big \"$1\"";
    QProcess process;
    process.start(QStringLiteral("/bin/sh"),
                  {QStringLiteral("-c"), QString::fromStdString(script),
                   QCoreApplication::applicationFilePath(), QString::fromStdString(m_path.string())});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 42);
    QVERIFY(process.readAllStandardOutput().contains("was left as it was"));
    QCOMPARE(contentOf(m_path), std::string("old"));
    QCOMPARE(entriesIn(m_path.parent_path()), std::size_t{1});
}

void TestTextFile::aNewFileTakesNoOthersPlace()
{
    QVERIFY(writeNewTextFile(m_path, "mine").has_value());
    QCOMPARE(contentOf(m_path), std::string("mine"));
    const Result<void> again = writeNewTextFile(m_path, "other");
    QVERIFY(!again);
    QVERIFY2(mentions(again.error(), "left as it was"), again.error().message.c_str());
    QCOMPARE(contentOf(m_path), std::string("mine"));
    QCOMPARE(entriesIn(m_path.parent_path()), std::size_t{1});

    // Made by somebody else between opening and committing.
    fs::remove(m_path);
    Result<FileReplacement> late = FileReplacement::open(m_path);
    QVERIFY(late && late->write("late"));
    QVERIFY(writeTextFile(m_path, "first").has_value());
    QVERIFY(!late->commit(FileReplacement::Present::kept));
    QCOMPARE(contentOf(m_path), std::string("first"));
}

void TestTextFile::whatAKilledWriterLeftIsRemoved()
{
    const fs::path folder = m_path.parent_path();
    const fs::path left = folder / ".p.yaml.123-0.tmp";
    const std::array<fs::path, 4> others{folder / ".p.yaml.123-.tmp", folder / ".p.yaml.old.tmp",
                                         folder / ".q.yaml.123-0.tmp", folder / ".p.yaml.x.123-0.tmp"};
    std::ofstream(left) << "half";
    for (const fs::path& other : others)
        std::ofstream(other) << "somebody's";
    QVERIFY(writeTextFile(folder / "p.yaml", "new"));
    QVERIFY2(fs::exists(left), "it may belong to a writer that has not locked it yet");
    for (const fs::path& file : {left, others[0], others[1], others[2], others[3]})
        fs::last_write_time(file, fs::last_write_time(file) - std::chrono::minutes(1));
    QVERIFY(writeTextFile(folder / "p.yaml", "newer"));
    QVERIFY(!fs::exists(left));
    for (const fs::path& other : others)
        QVERIFY2(fs::exists(other), other.c_str());
}

void TestTextFile::whatAnotherWriterHoldsStays()
{
    Result<FileReplacement> slow = FileReplacement::open(m_path);
    QVERIFY(slow);
    QVERIFY(slow->write("slow"));
    fs::last_write_time(slow->temporary(), fs::last_write_time(slow->temporary()) - std::chrono::hours(1));
    QVERIFY(writeTextFile(m_path, "quick"));
    QVERIFY(fs::exists(slow->temporary()));
    QVERIFY(slow->commit());
    QCOMPARE(contentOf(m_path), std::string("slow"));
}

void TestTextFile::aMissingFileIsNotFound()
{
    const auto read = readTextFile(m_path, 10);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::notFound);
    QVERIFY(mentions(read.error(), m_path.string() + ": there is no such file"));
}

void TestTextFile::foldersPipesAndDevicesAreRefused()
{
    const fs::path pipe = m_path.parent_path() / "pipe";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    const std::vector<std::pair<fs::path, std::string>> cases{
        {m_path.parent_path(), "is a folder"}, {pipe, "is a pipe"}, {"/dev/zero", "is a device"}};
    for (const auto& [path, reason] : cases) {
        const auto read = readTextFile(path, 1000);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::invalidInput);
        QVERIFY2(mentions(read.error(), reason), read.error().message.c_str());
        const auto written = writeTextFile(path, "x");
        QVERIFY(!written);
        QVERIFY2(mentions(written.error(), reason), written.error().message.c_str());
    }
}

void TestTextFile::tooBigFilesAreRefused()
{
    QVERIFY(writeTextFile(m_path, std::string(300'000, 'a')).has_value());
    fs::resize_file(m_path, 5'000'000'001); // sparse
    const auto read = readTextFile(m_path, 5'000'000'000);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::invalidInput);
    QVERIFY2(mentions(read.error(), "bigger than 5000 MB"), read.error().message.c_str());
}

void TestTextFile::whatIsNoTextIsRefusedByItsBeginning()
{
    const std::pair<std::string, const char*> cases[] = {
        {std::string(1000, '\0'), "is no text"},
        {std::string("\x1F\x8B\x08 and what is packed"), "is a compressed file"},
        {std::string("\xFF\xFE"
                     "a\0",
                     4),
         "UTF-16"}};
    for (const auto& [content, reason] : cases) {
        QVERIFY(writeTextFile(m_path, content).has_value());
        const auto read = readTextFile(m_path, 1'000'000);
        QVERIFY(!read);
        QVERIFY2(mentions(read.error(), reason), read.error().message.c_str());
    }
    // A few zero bytes, as a full disk leaves them in a log, are none of its business.
    QVERIFY(writeTextFile(m_path, std::string(1000, 'a') + std::string(10, '\0')).has_value());
    QVERIFY(readTextFile(m_path, 1'000'000));
}

void TestTextFile::aFileOfExactlyTheLimitIsRead()
{
    QVERIFY(writeTextFile(m_path, "12345").has_value());
    QVERIFY(readTextFile(m_path, 5).has_value());
    QVERIFY(!readTextFile(m_path, 4));
}

void TestTextFile::aFileComesInPieces()
{
    QVERIFY(writeTextFile(m_path, "12345").has_value());
    auto file = FileInPieces::open(m_path, 5);
    QVERIFY(file.has_value());
    std::array<char, 3> room{};
    QCOMPARE(file->read(room).value(), std::size_t{3});
    QCOMPARE(std::string_view(room.data(), 3), std::string_view("123"));
    QCOMPARE(file->read(room).value(), std::size_t{2});
    QCOMPARE(file->read(room).value(), std::size_t{0});
}

void TestTextFile::theBeginningOfATooBigFileCanBeRead()
{
    QVERIFY(writeTextFile(m_path, "begin").has_value());
    fs::resize_file(m_path, 1'000'000'000); // sparse
    auto file = FileInPieces::open(m_path, 999'999'999);
    QVERIFY(file.has_value());
    std::vector<char> room(100'000);
    std::size_t seen = 0;
    auto got = file->read(room);
    QVERIFY(got && std::string_view(room.data()) == "begin");
    for (; got && *got > 0; got = file->read(room))
        seen += *got;
    QVERIFY(!got);
    QVERIFY2(mentions(got.error(), "bigger than 999 MB"), got.error().message.c_str());
    QVERIFY(seen < 10'000'000);
}

void TestTextFile::invalidUtf8IsFoundWhereItBegins_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::newRow("empty") << QByteArray("") << -1;
    QTest::newRow("plain text") << QByteArray("a long enough plain text") << -1;
    QTest::newRow("all lengths") << QByteArray("a\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80z") << -1;
    QTest::newRow("last character") << QByteArray("\xF4\x8F\xBF\xBF") << -1;
    QTest::newRow("Latin-1") << QByteArray("R\xE4"
                                           "der und Achsen")
                             << 1;
    QTest::newRow("behind eight bytes") << QByteArray("12345678\xFF") << 8;
    QTest::newRow("lone continuation") << QByteArray("ab\x80") << 2;
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << 0;
    QTest::newRow("overlong three") << QByteArray("\xE0\x80\xAF") << 0;
    QTest::newRow("overlong four") << QByteArray("\xF0\x80\x80\xAF") << 0;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << 0;
    QTest::newRow("beyond the last") << QByteArray("\xF4\x90\x80\x80") << 0;
    QTest::newRow("cut off") << QByteArray("abc\xE2\x82") << 3;
}

void TestTextFile::invalidUtf8IsFoundWhereItBegins()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    const std::size_t expected = offset < 0 ? std::string_view::npos : static_cast<std::size_t>(offset);
    QCOMPARE(findInvalidUtf8({text.constData(), static_cast<std::size_t>(text.size())}), expected);
}

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && std::string_view(argv[1]) == "--write-big") {
        const auto written = writeTextFile(argv[2], std::string(1'000'000, 'x'));
        if (written)
            return 0;
        std::fputs(written.error().message.c_str(), stdout);
        return 42;
    }
    TestTextFile test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_text_file.moc"
