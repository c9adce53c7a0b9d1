// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/io/yaml_reader.h"

#include <QtTest>

using namespace contraflow;

namespace {

using Outcome = std::variant<YamlTree, TextFailure>;

Outcome read(std::string_view text, const ReadLimits& limits = {}, BlockReading blocks = BlockReading::direct)
{
    YamlSource source(limits);
    if (const auto failure = source.append(text))
        return *failure;
    if (const auto failure = source.finish())
        return *failure;
    return readYaml(source, limits, blocks);
}

/** The tree of a text that must be readable. */
DataNode tree(std::string_view text)
{
    Outcome outcome = read(text);
    if (const auto* failure = std::get_if<TextFailure>(&outcome))
        qFatal("line %zu: %s", failure->line, failure->text.c_str());
    return std::get<YamlTree>(outcome).root;
}

std::string failureText(const Outcome& outcome)
{
    const auto* failure = std::get_if<TextFailure>(&outcome);
    return failure == nullptr ? std::string() : std::to_string(failure->line) + ": " + failure->text;
}

std::string repeated(std::string_view part, std::size_t times)
{
    std::string text;
    for (std::size_t i = 0; i < times; ++i)
        text += part;
    return text;
}

/** How many literal blocks are found without the parser. */
std::size_t directBlocks(std::string_view text)
{
    YamlSource source{ReadLimits{}};
    if (source.append(text) || source.finish())
        return 0;
    return source.outline().blocks().size();
}

} // namespace

class TestYamlReader : public QObject
{
    Q_OBJECT
private slots:
    void scalarsListsAndMapsBecomeNodes();
    void linesAreThoseOfKeysAndEntries();
    void linesBelowALiteralBlockAreRight();
    void literalBlocksMeanWhatYamlSays_data();
    void literalBlocksMeanWhatYamlSays();
    void ordinaryTablesAreReadDirectly();
    void whatOnlyLooksLikeABlockIsNone_data();
    void whatOnlyLooksLikeABlockIsNone();
    void directReadingAgreesWithTheParserOnRandomText();
    void aliasesAreExpanded();
    void aByteOrderMarkAndOtherLineEndsAreAccepted();
    void brokenTextIsRefusedWithLineAndReason_data();
    void brokenTextIsRefusedWithLineAndReason();
    void nestingIsRefusedBeforeTheTextIsComplete_data();
    void nestingIsRefusedBeforeTheTextIsComplete();
    void nestingWithinTheLimitIsRead();
    void manyKeysAreRead();
    void theNumberOfValuesIsBounded();
    void textOutsideOfTablesIsBounded();
    void piecesOfAnySizeGiveTheSameTree();
};

void TestYamlReader::scalarsListsAndMapsBecomeNodes()
{
    const DataNode root = tree("a: 1\nb: \"1\"\nc: [x, 'y', null, ~]\nd: {e: {}}\nf:\n");
    QCOMPARE(root.keys, (std::vector<std::string>{"a", "b", "c", "d", "f"}));
    QVERIFY(root.children[0].kind == DataNode::Kind::scalar && !root.children[0].isQuoted);
    QVERIFY(root.children[1].scalar == "1" && root.children[1].isQuoted);
    const DataNode& list = root.children[2];
    QCOMPARE(list.children.size(), std::size_t{4});
    QVERIFY(!list.children[0].isQuoted && list.children[1].isQuoted);
    QVERIFY(list.children[2].kind == DataNode::Kind::null && list.children[3].kind == DataNode::Kind::null);
    QVERIFY(root.find("d")->find("e")->kind == DataNode::Kind::map);
    QVERIFY(root.find("f")->kind == DataNode::Kind::null);
    QVERIFY(tree("").kind == DataNode::Kind::null);
    QCOMPARE(tree("null: 1\n").keys.front(), std::string("null"));
}

void TestYamlReader::linesAreThoseOfKeysAndEntries()
{
    const DataNode root = tree("# comment\na:\n  - {b: 1}\n\n  - c: 2\n    d:\n      - 3\n");
    QCOMPARE(root.children[0].line, std::size_t{2});
    QCOMPARE(root.children[0].children[0].line, std::size_t{3});
    QCOMPARE(root.children[0].children[1].line, std::size_t{5});
    QCOMPARE(root.children[0].children[1].find("d")->line, std::size_t{6});
    QCOMPARE(root.children[0].children[1].find("d")->children[0].line, std::size_t{7});
}

void TestYamlReader::linesBelowALiteralBlockAreRight()
{
    const std::string text = "a: |\n  1\n\n  3\nb: 1\nc:\n  - |\n    x\n    y\n  - z\nd: e: f\n";
    Outcome outcome = read("a: |\n  1\n\n  3\nb: 1\nc:\n  - |\n    x\n    y\n  - z\n");
    const YamlTree& yaml = std::get<YamlTree>(outcome);
    QCOMPARE(yaml.literalLines, (std::vector<std::size_t>{1, 7}));
    QCOMPARE(yaml.root.find("a")->line, std::size_t{1});
    QCOMPARE(yaml.root.find("b")->line, std::size_t{5});
    QCOMPARE(yaml.root.find("c")->children[0].line, std::size_t{7});
    QCOMPARE(yaml.root.find("c")->children[1].line, std::size_t{10});
    QVERIFY(failureText(read(text)).starts_with("11: "));
}

void TestYamlReader::literalBlocksMeanWhatYamlSays_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("value"); ///< of the key "a"
    QTest::newRow("clip") << QByteArray("a: |\n  x\n  y\n") << QByteArray("x\ny\n");
    QTest::newRow("clip blank lines") << QByteArray("a: |\n  x\n\n  y\n\n\nb: 1\n") << QByteArray("x\n\ny\n");
    QTest::newRow("strip") << QByteArray("a: |-\n  x\n\n") << QByteArray("x");
    QTest::newRow("keep") << QByteArray("a: |+\n  x\n\n\nb: 1\n") << QByteArray("x\n\n\n");
    QTest::newRow("no line end at the end") << QByteArray("a: |\n  x\n  y") << QByteArray("x\ny");
    QTest::newRow("more indentation") << QByteArray("a: |\n  x\n    y\n   z\n") << QByteArray("x\n  y\n z\n");
    QTest::newRow("comment behind the bar")
        << QByteArray("a: |  # text\n  x # no comment\n") << QByteArray("x # no comment\n");
    QTest::newRow("explicit indentation") << QByteArray("a: |2\n   x\n  y\n") << QByteArray(" x\ny\n");
    QTest::newRow("explicit and strip") << QByteArray("a: |-1\n  x\n") << QByteArray(" x");
    QTest::newRow("folded") << QByteArray("a: >\n  x\n  y\n") << QByteArray("x y\n");
    QTest::newRow("empty") << QByteArray("a: |\nb: 1\n") << QByteArray("");
    QTest::newRow("keys inside") << QByteArray("a: |\n  b: |\n    c\n  d: [\n")
                                 << QByteArray("b: |\n  c\nd: [\n");
    QTest::newRow("quotes inside") << QByteArray("a: |\n  x,\"y\n  z\"\nb: 1\n")
                                   << QByteArray("x,\"y\nz\"\n");
    QTest::newRow("comment-like line inside") << QByteArray("a: |\n  # x\n  y\n") << QByteArray("# x\ny\n");
    QTest::newRow("comment below") << QByteArray("a: |\n  x\n# no text\nb: 1\n") << QByteArray("x\n");
    QTest::newRow("blanks at line ends")
        << QByteArray("a: |\n  x  \n     \n  y\n") << QByteArray("x  \n   \ny\n");
    QTest::newRow("tab as text") << QByteArray("a: |\n  \tx\n") << QByteArray("\tx\n");
    QTest::newRow("CRLF") << QByteArray("a: |\r\n  x\r\n  y\r\n") << QByteArray("x\ny\n");
    QTest::newRow("key in quotes") << QByteArray("\"a\": |\n  x\n") << QByteArray("x\n");
    QTest::newRow("anchor") << QByteArray("a: &n |\n  x\nb: *n\n") << QByteArray("x\n");
    QTest::newRow("bar on its own line") << QByteArray("a:\n  |\n  x\n") << QByteArray("x\n");
    QTest::newRow("behind a document marker") << QByteArray("---\na: |\n  x\n...\n") << QByteArray("x\n");
}

void TestYamlReader::literalBlocksMeanWhatYamlSays()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, value);
    for (const BlockReading way : {BlockReading::direct, BlockReading::byParser}) {
        const Outcome outcome = read(text.toStdString(), {}, way);
        QVERIFY2(std::holds_alternative<YamlTree>(outcome), failureText(outcome).c_str());
        const DataNode* node = std::get<YamlTree>(outcome).root.find("a");
        QVERIFY(node != nullptr);
        QCOMPARE(QByteArray::fromStdString(node->scalar), value);
        QVERIFY(node->isQuoted);
    }
}

void TestYamlReader::ordinaryTablesAreReadDirectly()
{
    QCOMPARE(
        directBlocks(
            "w:\n  - name: a\n    messages: |\n      id\n      e1\n  - messages: |\n      id\nm: |-\n  x\n"),
        std::size_t{3});
    QCOMPARE(directBlocks("t: >\n  folded\n  b: |\n    x\nk: {a: [1, \"]\"]} # [\nm: |\n  x\n"),
             std::size_t{1});
    QCOMPARE(directBlocks("title: it's [1] \"odd\"\nt: plain\n  goes \"on\nm: |\n  x\n"), std::size_t{1});
}

void TestYamlReader::whatOnlyLooksLikeABlockIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("in double quotes") << QByteArray("a: \"x\n  b: |\n    y\"\n");
    QTest::newRow("in single quotes") << QByteArray("a: 'it''s\n  b: |\n    y'\n");
    QTest::newRow("in a folded text") << QByteArray("a: >\n  b: |\n    y\n");
    QTest::newRow("in an indented literal") << QByteArray("a: |1\n  b: |\n    y\n");
    QTest::newRow("in a comment") << QByteArray("a: 1 # b: |\n");
    QTest::newRow("as text") << QByteArray("a: x |\n");
}

void TestYamlReader::whatOnlyLooksLikeABlockIsNone()
{
    QFETCH(QByteArray, text);
    const std::string all = text.toStdString();
    QCOMPARE(directBlocks(all), std::size_t{0});
    QVERIFY2(std::holds_alternative<YamlTree>(read(all)), failureText(read(all)).c_str());
}

void TestYamlReader::directReadingAgreesWithTheParserOnRandomText()
{
    const std::vector<std::string> parts{"a: ",
                                         "b: ",
                                         "- ",
                                         "|",
                                         "|-",
                                         "|+",
                                         "|2",
                                         ">",
                                         "\n",
                                         "\n",
                                         "\n  ",
                                         "\n  ",
                                         "\n    ",
                                         "\n  ",
                                         "\n    ",
                                         "text",
                                         "x y",
                                         "[",
                                         "]",
                                         "{",
                                         "}",
                                         ", ",
                                         "\"",
                                         "'",
                                         "#",
                                         " # c",
                                         ":",
                                         "? ",
                                         "&n ",
                                         "*n",
                                         "!!str ",
                                         "\t",
                                         "---\n",
                                         "~",
                                         "\n\n",
                                         "k: |\n    t\n",
                                         "k: |\n      t\n"};
    Random random(20260101);
    int readable = 0;
    int direct = 0;
    for (int round = 0; round < 40'000; ++round) {
        std::string text = random.coin() ? "m:\n  " : "";
        for (std::uint64_t n = 1 + random.below(14); n > 0; --n)
            text += parts[random.below(parts.size())];
        const Outcome parser = read(text, {}, BlockReading::byParser);
        const Outcome ours = read(text);
        QVERIFY2(parser.index() == ours.index(),
                 (text + "\n=> " + failureText(ours) + " / " + failureText(parser)).c_str());
        // What is refused without the parser must not be something that the parser takes. It takes open
        // quotes.
        YamlSource unfinished{ReadLimits{}};
        const bool isOpenQuote =
            failureText(ours).find("never closed; add the closing quote") != std::string::npos;
        if (!unfinished.append(text) && !isOpenQuote)
            QVERIFY2(readYaml(unfinished, {}, BlockReading::byParser).index() == ours.index(),
                     (text + "\n=> " + failureText(ours)).c_str());
        if (const auto* expected = std::get_if<YamlTree>(&parser)) {
            QVERIFY2(expected->root == std::get<YamlTree>(ours).root, text.c_str());
            ++readable;
            direct += directBlocks(text) > 0 ? 1 : 0;
        }
    }
    // Otherwise the test would compare nothing.
    QVERIFY(readable > 2000);
    QVERIFY(direct > 200);
}

void TestYamlReader::aliasesAreExpanded()
{
    const DataNode root = tree("a: &x {b: [1, 2]}\nc: *x\nd: [*x, *x]\n&k e: f\n*k : g\n");
    QVERIFY(*root.find("c") == *root.find("a"));
    QVERIFY(root.find("d")->children[1] == *root.find("a"));
    QCOMPARE(root.keys, (std::vector<std::string>{"a", "c", "d", "e", "e"}));
}

void TestYamlReader::aByteOrderMarkAndOtherLineEndsAreAccepted()
{
    QCOMPARE(tree("\xEF\xBB\xBF"
                  "a: 1\r\nb: 2\r\n")
                 .keys,
             (std::vector<std::string>{"a", "b"}));
    QCOMPARE(tree("a: 1\rb: 2\r").keys, (std::vector<std::string>{"a", "b"}));
    QVERIFY(failureText(read("a: 1\r\nb: 2\r\nc: [\r\n")).starts_with("3: "));
}

void TestYamlReader::brokenTextIsRefusedWithLineAndReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const std::string& text, const char* message) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(message);
    };
    row("tab as indentation", "a:\n\tb: 1\n", "2: a tab is used as indentation");
    row("tab before a block's text", "a: |\n\tx\n", "2: a tab is used as indentation");
    row("bad escape", "a: 1\nb: \"\\q\"\n", "2: a backslash in double quotes");
    row("open double quote", "a: 1\nb: \"x\nc: 2\n", "2: the text that begins with \" is never closed");
    row("open single quote", "a: 'x\nb: 1\n", "1: the text that begins with ' is never closed");
    row("open bracket", "a: 1\nb: [1, 2\nc: 3\n",
        "2: the bracket or brace that opens in this line is never closed");
    row("open brace", "a: {b: 1\n", "1: the bracket or brace that opens in this line is never closed");
    row("quote closed by another", "a: \"x\nb: \"y\"\nc: 1\n",
        "2: a text in quotes that begins in line 1 ends here");
    row("bracket without opening", "a: 1\nb: x]\nc: ]\n", "3: ");
    row("colon in a text", "a: 1\nb: c: d\n", "2: a colon stands where");
    row("wrong indentation", "a:\n  b: 1\n c: 2\n", "3: ");
    row("at sign", "a: @x\n", "1: a character stands where");
    row("second document", "a: 1\n---\nb: 2\n", "2: a second document");
    row("undefined alias", "a: 1\nb: *no\n", "2: the alias names no anchor");
    row("cyclic alias", "a: 1\nb: &x\n  c: *x\n", "3: the alias stands for a list or map that contains it");
    row("cyclic alias in brackets", "a: &x [1, [*x]]\n",
        "1: the alias stands for a list or map that contains it");
    row("list as key", "a: 1\n[b]: 2\n", "2: a list or a map cannot be a key");
    row("map as key", "? {a: 1}\n: 2\n", "1: a list or a map cannot be a key");
    row("unknown tag", "a: 1\nb: !python/object x\n", "2: the type tag '!python/object'");
    row("zero byte", std::string("aaaa: 1\nb: \0\n", 13), "0: there are zero bytes");
    row("control character", "a: 1\nb: \x04\nc: 2\n", "2: the control character 0x04");
    row("Latin-1",
        "a: 1\nb: R\xE4"
        "der\n",
        "2: the text is not UTF-8 (byte 0xE4)");
    row("cut off character", "a: 1\nb: \xE2\x82", "2: the text is not UTF-8");
    row("UTF-16 with mark",
        std::string("\xFF\xFE"
                    "a\0:\0",
                    6),
        "0: the text is encoded as UTF-16");
    row("UTF-16 without mark", std::string("a\0:\0", 4), "0: the text is encoded as UTF-16");
    row("billion laughs",
        "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
        "b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\n"
        "c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\n"
        "d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]\n"
        "e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]\n"
        "f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]\n"
        "g: &g [*f, *f, *f, *f, *f, *f, *f, *f, *f, *f]\n",
        "6: anchors and aliases expand the text by more than");
    row("many copies of a long text",
        "a: &a " + std::string(1'000'000, 'x') + "\nb: [" + repeated("*a, ", 100) + "]\n",
        "2: anchors and aliases expand the text by more than");
    row("many aliases", "a: &a [" + repeated("x, ", 1000) + "]\nb: [" + repeated("*a, ", 6000) + "]\n",
        "2: ");
    std::string towers = "a0: &a0 []\n";
    for (int i = 1; i < 70; ++i)
        towers +=
            "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [*a" + std::to_string(i - 1) + "]\n";
    row("depth through aliases", towers, "64: lists and maps are nested deeper");
}

void TestYamlReader::brokenTextIsRefusedWithLineAndReason()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    const std::string failure = failureText(read(text.toStdString()));
    QVERIFY2(failure.starts_with(message.toStdString()), failure.c_str());
    QVERIFY(failure.size() > 30);
}

void TestYamlReader::nestingIsRefusedBeforeTheTextIsComplete_data()
{
    QTest::addColumn<QByteArray>("unit");
    QTest::addColumn<bool>("isStaircase");
    QTest::newRow("brackets") << QByteArray("[") << false;
    QTest::newRow("braces") << QByteArray("{a: ") << false;
    QTest::newRow("brackets in lines") << QByteArray("[\n") << false;
    QTest::newRow("dashes") << QByteArray("- ") << false;
    QTest::newRow("question marks") << QByteArray("? ") << false;
    QTest::newRow("indentation") << QByteArray("a:\n") << true;
    QTest::newRow("indented dashes") << QByteArray("-\n") << true;
}

void TestYamlReader::nestingIsRefusedBeforeTheTextIsComplete()
{
    QFETCH(QByteArray, unit);
    QFETCH(bool, isStaircase);
    YamlSource source{ReadLimits{}};
    std::optional<TextFailure> failure;
    std::size_t given = 0;
    for (std::size_t level = 0; !failure && given < 10'000'000; ++level) {
        std::string piece;
        for (int i = 0; i < 100; ++i)
            piece +=
                (isStaircase ? std::string(100 * level + static_cast<std::size_t>(i), ' ') : std::string()) +
                unit.toStdString();
        given += piece.size();
        failure = source.append(piece);
    }
    QVERIFY(failure.has_value());
    QVERIFY2(failure->text.starts_with("lists and maps are nested deeper than 64 levels"),
             failure->text.c_str());
    QVERIFY(given < 1'000'000);
}

void TestYamlReader::nestingWithinTheLimitIsRead()
{
    for (const std::size_t depth : {std::size_t{64}, std::size_t{65}}) {
        const bool isAllowed = depth <= ReadLimits{}.maxDepth;
        const auto isRead = [](const std::string& text) {
            return std::holds_alternative<YamlTree>(read(text));
        };
        QCOMPARE(isRead(repeated("[", depth) + repeated("]", depth)), isAllowed);
        QCOMPARE(isRead(repeated("- ", depth) + "x"), isAllowed);
        std::string stairs;
        for (std::size_t i = 0; i < depth; ++i)
            stairs += std::string(i, ' ') + "a:\n";
        QCOMPARE(isRead(stairs), isAllowed);
        // A list may stand in the column of its key, which hides half of the levels from a look at the
        // columns.
        std::string pairs;
        for (std::size_t i = 0; i < depth / 2; ++i)
            pairs += std::string(2 * i, ' ') + "a:\n" + std::string(2 * i, ' ') + "-\n";
        QVERIFY(isRead(pairs));
    }
}

void TestYamlReader::manyKeysAreRead()
{
    std::string text;
    for (int i = 0; i < 10'000; ++i)
        text += "key" + std::to_string(i) + ": value\n";
    QCOMPARE(tree(text).keys.size(), std::size_t{10'000});
    QCOMPARE(tree("a: " + std::string(5'000'000, 'x')).children[0].scalar.size(), std::size_t{5'000'000});
}

void TestYamlReader::theNumberOfValuesIsBounded()
{
    ReadLimits limits;
    limits.maxValues = 100;
    QVERIFY(std::holds_alternative<YamlTree>(read("[" + repeated("x, ", 99) + "]", limits)));
    const std::string failure = failureText(read("[" + repeated("x, ", 100) + "]", limits));
    QVERIFY2(failure.starts_with("1: there are more than 100 values"), failure.c_str());
}

void TestYamlReader::textOutsideOfTablesIsBounded()
{
    ReadLimits limits;
    limits.maxStructureBytes = 1'000'000;
    QVERIFY(std::holds_alternative<YamlTree>(read("a: |\n" + repeated("  text\n", 1'000'000), limits)));
    for (const std::string text : {"a: >\n", "a:\n", "# a\n"}) {
        const std::string failure = failureText(read(text + repeated("  text\n", 1'000'000), limits));
        QVERIFY2(failure.find("more than 1 MB outside of CSV tables") != std::string::npos, failure.c_str());
    }
    // Without a line end the text is still bounded while it comes.
    YamlSource source(limits);
    std::optional<TextFailure> failure;
    for (int i = 0; i < 100 && !failure; ++i)
        failure = source.append(std::string(100'000, 'x'));
    QVERIFY(failure.has_value());
}

void TestYamlReader::piecesOfAnySizeGiveTheSameTree()
{
    const std::string text =
        "\xEF\xBB\xBF"
        "a: \"\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80\"\r\nm: |\r\n  id\r\n  e1\r\nb: [1,\r\n  2]\r\n";
    const DataNode whole = tree(text);
    for (std::size_t size = 3; size < text.size(); ++size) {
        YamlSource source{ReadLimits{}};
        for (std::size_t at = 0; at < text.size(); at += size)
            QVERIFY(!source.append(std::string_view(text).substr(at, size)));
        QVERIFY(!source.finish());
        QVERIFY(std::get<YamlTree>(readYaml(source, {})).root == whole);
    }
}

QTEST_GUILESS_MAIN(TestYamlReader)
#include "tst_yaml_reader.moc"
