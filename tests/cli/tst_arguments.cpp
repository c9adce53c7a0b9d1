// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "app/cli/command_line.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace contraflow;
using namespace contraflow::cli;

namespace {

const Command& testCommand()
{
    static const Command command{
        .name = "test",
        .operands = {"FILE", 1, 2},
        .options =
            {
                {.name = "--name",
                 .value = "NAME",
                 .help = "",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--output", .value = "FILE", .help = "", .shortName = 'o'},
                {.name = "--quick", .value = "", .help = "", .shortName = 'q'},
                {.name = "--format", .value = "FORMAT", .help = "", .choices = {"csv", "json"}},
            },
        .run = nullptr,
    };
    return command;
}

Result<Arguments> parse(const std::vector<std::string>& words)
{
    return Arguments::parse(testCommand(), words);
}

bool opensCommandLine(std::vector<std::string> words)
{
    words.insert(words.begin(), "contraflow");
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    return isCommandLine(static_cast<int>(pointers.size()), pointers.data());
}

} // namespace

class TestArguments : public QObject
{
    Q_OBJECT

private slots:
    void valuesMayStandBehindOrBeGlued();
    void optionsMayStandAnywhere();
    void twoDashesEndTheOptions();
    void aSingleDashIsAnOperand();
    void wrongArgumentsAreRefusedWithTheReason_data();
    void wrongArgumentsAreRefusedWithTheReason();
    void countsAreWholeNumbers();
    void helpIsFoundBeforeTwoDashesOnly();
    void commandsAndHelpDoNotOpenTheWindow();
    void filesAndNothingOpenTheWindow();
    void aFileNamedLikeACommandNeedsItsPath();
};

void TestArguments::valuesMayStandBehindOrBeGlued()
{
    for (const std::vector<std::string>& words : {std::vector<std::string>{"f", "--output", "x y"},
                                                  {"f", "--output=x y"},
                                                  {"f", "-o", "x y"},
                                                  {"f", "-ox y"}}) {
        const auto arguments = parse(words);
        QVERIFY(arguments);
        QCOMPARE(arguments->value("--output").value_or("none"), std::string("x y"));
    }
    QCOMPARE(parse({"f", "--output="})->value("--output").value_or("none"), std::string());
}

void TestArguments::optionsMayStandAnywhere()
{
    const auto arguments = parse({"--name", "a", "f", "--quick", "g", "--name=b"});
    QVERIFY(arguments);
    QCOMPARE(arguments->operands(), (std::vector<std::string>{"f", "g"}));
    QCOMPARE(arguments->values("--name"), (std::vector<std::string>{"a", "b"}));
    QVERIFY(arguments->has("--quick"));
    QVERIFY(!arguments->has("--output"));
    QVERIFY(!arguments->value("--output"));
}

void TestArguments::twoDashesEndTheOptions()
{
    const auto arguments = parse({"--", "--quick"});
    QVERIFY(arguments);
    QCOMPARE(arguments->operands(), (std::vector<std::string>{"--quick"}));
    QVERIFY(!arguments->has("--quick"));
}

void TestArguments::aSingleDashIsAnOperand()
{
    QCOMPARE(parse({"-"})->operands(), (std::vector<std::string>{"-"}));
    QCOMPARE(parse({"f", "-o", "-"})->value("--output").value_or(""), std::string("-"));
}

void TestArguments::wrongArgumentsAreRefusedWithTheReason_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no operand") << QStringList{} << "the FILE is missing";
    QTest::newRow("one too many") << QStringList{"a", "b", "c"} << "there is also 'c'";
    QTest::newRow("unknown") << QStringList{"f", "--nmae", "x"}
                             << "unknown option '--nmae'; did you mean '--name'";
    QTest::newRow("unknown short") << QStringList{"f", "-x"} << "unknown option '-x'";
    QTest::newRow("no value") << QStringList{"f", "--output"} << "--output needs a value";
    QTest::newRow("unwanted value") << QStringList{"f", "--quick=yes"} << "--quick takes no value";
    QTest::newRow("twice") << QStringList{"f", "-o", "a", "--output", "b"} << "--output is given twice";
    QTest::newRow("no choice") << QStringList{"f", "--format", "cvs"}
                               << "--format takes csv or json, not 'cvs'";
}

void TestArguments::wrongArgumentsAreRefusedWithTheReason()
{
    QFETCH(QStringList, words);
    QFETCH(QString, reason);
    std::vector<std::string> given;
    for (const QString& word : words)
        given.push_back(word.toStdString());
    const auto arguments = parse(given);
    QVERIFY(!arguments);
    const QString message = QString::fromStdString(arguments.error().message);
    QVERIFY2(message.contains(reason), qPrintable(message));
}

void TestArguments::countsAreWholeNumbers()
{
    QCOMPARE(*parse({"f"})->count("--output", 7), 7U);
    QCOMPARE(*parse({"f", "-o", "12"})->count("--output", 7), 12U);
    for (const char* text : {"", "-1", "1.5", "1e3", "12x", "99999999999999999999999"})
        QVERIFY2(!parse({"f", "-o", text})->count("--output", 7), text);
}

void TestArguments::helpIsFoundBeforeTwoDashesOnly()
{
    const std::vector<std::string> asked{"f", "--bad", "--help"};
    const std::vector<std::string> notAsked{"f", "--", "--help"};
    QVERIFY(asksForHelp(asked));
    QVERIFY(!asksForHelp(notAsked));
}

void TestArguments::commandsAndHelpDoNotOpenTheWindow()
{
    for (const char* word : {"predict", "explain", "validate", "generate", "selfcheck", "help", "--help",
                             "-h", "--version", "--hlep", "predcit", ""})
        QVERIFY2(opensCommandLine({word}), word);
    QVERIFY(opensCommandLine({"predict", "file.yaml"}));
}

void TestArguments::filesAndNothingOpenTheWindow()
{
    QVERIFY(!opensCommandLine({}));
    for (const char* word : {"project.yaml", "./predict", "/no/such/project", "folder/predict", "-platform",
                             "--style=x", "--", "file:///tmp/project.yaml"})
        QVERIFY2(!opensCommandLine({word}), word);
}

void TestArguments::aFileNamedLikeACommandNeedsItsPath()
{
    QTemporaryDir folder;
    const QString old = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    for (const char* name : {"predict", "project"}) {
        QFile file(QString::fromLatin1(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const bool isCommand = opensCommandLine({"predict"});
    const bool isFile = !opensCommandLine({"project"});
    QDir::setCurrent(old);
    QVERIFY(isCommand);
    QVERIFY(isFile);
}

QTEST_GUILESS_MAIN(TestArguments)
#include "tst_arguments.moc"
