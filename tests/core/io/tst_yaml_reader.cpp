// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/yaml_reader.h"

#include <QtTest>

using namespace contraflow;

namespace {

using Outcome = std::variant<YamlTree, TextFailure>;

Outcome read(std::string_view text, const ReadLimits& limits = {})
{
    return readYaml(sourceOf(text), limits);
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

/** A text that goes on and on until this many bytes of it were read, and counts them. */
class Endless
{
public:
    explicit Endless(std::function<std::string(std::size_t)> part) : m_part(std::move(part)) {}

    [[nodiscard]] TextSource source()
    {
        return [this](std::span<char> room) -> std::optional<std::size_t> {
            while (m_text.size() < room.size())
                m_text += m_part(m_parts++);
            const std::size_t size = m_given < kMost ? m_text.copy(room.data(), room.size()) : 0;
            m_text.erase(0, size);
            m_given += size;
            return size;
        };
    }
    [[nodiscard]] std::size_t given() const { return m_given; }

private:
    static constexpr std::size_t kMost = 20'000'000;

    std::function<std::string(std::size_t)> m_part;
    std::string m_text;
    std::size_t m_parts = 0;
    std::size_t m_given = 0;
};

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
    void aMapThatBeginsWithALiteralBlockHasTheLineOfItsKey();
    void whatOnlyLooksLikeABlockIsNone_data();
    void whatOnlyLooksLikeABlockIsNone();
    void aliasesAreExpanded();
    void aByteOrderMarkAndOtherLineEndsAreAccepted();
    void brokenTextIsRefusedWithLineAndReason_data();
    void brokenTextIsRefusedWithLineAndReason();
    void nestingIsRefusedBeforeTheTextIsComplete_data();
    void nestingIsRefusedBeforeTheTextIsComplete();
    void nestingWithinTheLimitIsRead();
    void manyKeysAreRead();
    void theNumberOfValuesIsBounded();
    void aTextThatNeverBeginsIsRefused();
    void whatIsReadAheadIsBounded_data();
    void whatIsReadAheadIsBounded();
    void longTextsAndCommentsAreRead_data();
    void longTextsAndCommentsAreRead();
    void entriesWithoutTextHaveTheLineOfTheirDash();
    void theLineOfABadByteIsRightFarBehindTheBeginning();
    void aFailedSourceEndsTheReading();
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

void TestYamlReader::aMapThatBeginsWithALiteralBlockHasTheLineOfItsKey()
{
    const DataNode root = tree("a:\n\n  m: |\n    x\n  n: 1\nb: {}\nc: &x\n  - |\n    y\nd: *x\n");
    QCOMPARE(root.find("a")->line, std::size_t{1});
    QCOMPARE(root.find("a")->find("m")->line, std::size_t{3});
    QCOMPARE(root.find("a")->find("n")->line, std::size_t{5});
    QCOMPARE(root.find("b")->line, std::size_t{6});
    QCOMPARE(root.find("c")->line, std::size_t{7});
    QCOMPARE(root.find("c")->children[0].line, std::size_t{8});
    QCOMPARE(root.find("d")->line, std::size_t{10});
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
    QTest::newRow("tab as text") << QByteArray("a: |\n  x\n  \ty\n") << QByteArray("x\n\ty\n");
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
    const DataNode root = tree(text.toStdString());
    const DataNode* node = root.find("a");
    QVERIFY(node != nullptr);
    QCOMPARE(QByteArray::fromStdString(node->scalar), value);
    QVERIFY(node->isQuoted);
}

void TestYamlReader::whatOnlyLooksLikeABlockIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("in double quotes") << QByteArray("a: \"x\n  b: |\n    y\"\n");
    QTest::newRow("in single quotes") << QByteArray("a: 'it''s\n  b: |\n    y'\n");
    QTest::newRow("in a folded text") << QByteArray("a: >\n  b: |\n    y\n");
    QTest::newRow("in a comment") << QByteArray("a: 1 # b: |\n");
    QTest::newRow("as text") << QByteArray("a: x |\n");
}

void TestYamlReader::whatOnlyLooksLikeABlockIsNone()
{
    QFETCH(QByteArray, text);
    const Outcome outcome = read(text.toStdString());
    QVERIFY2(std::holds_alternative<YamlTree>(outcome), failureText(outcome).c_str());
    QVERIFY(std::get<YamlTree>(outcome).literalLines.empty());
    QCOMPARE(std::get<YamlTree>(outcome).root.keys, std::vector<std::string>{"a"});
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
    row("open double quote", "a: 1\nb: \"x\nc: 2\n",
        "2: the text in quotes that begins in this line is never closed");
    row("open single quote", "a: 'x\nb: 1\n",
        "1: the text in quotes that begins in this line is never closed");
    row("open bracket", "a: 1\nb: [1, [2],\n",
        "2: the bracket or brace that opens in this line is never closed");
    row("open bracket before a key", "a: 1\nb: [1, 2\nc: 3\n",
        "3: a comma or the closing bracket of the list that begins in line 2 is missing");
    row("missing comma", "a:\n  [{b: 1\n  c: 2},\n  {d: 3}]\n",
        "3: a comma or the closing brace of the map that begins in line 2 is missing");
    row("key without colon", "a: 1\nb 2\nc: 3\n", "2: the line does not fit to the map above it");
    row("text behind the bar", "a: 1\nb: | x\n", "2: text stands behind '|' or '>'");
    row("asterisk", "a: 1\nb: *\n", "2: behind '&' or '*' stands a name");
    row("text below a list in brackets", "[a]\nb\n", "2: what begins here belongs to no list or map");
    row("open brace", "a: {b: 1\n", "1: the bracket or brace that opens in this line is never closed");
    row("quote closed by another", "a: \"x\nb: \"y\"\nc: 1\n",
        "2: a text in quotes that begins in line 1 ends here");
    row("bracket without opening", "a: 1\nb: x]\nc: ]\n", "3: ");
    row("colon in a text", "a: 1\nb: c: d\n", "2: a colon stands where");
    row("open quote at the very end", "a: 1\nb: \"",
        "2: the text in quotes that begins in this line is never closed");
    row("open quote before blanks", "a: 1\nb: 'x\n  ",
        "2: the text in quotes that begins in this line is never closed");
    row("key without colon at the end", "a: 1\nb", "2: the line does not fit to the map above it");
    row("key without colon below a block", "a: |\n  x\nb\n", "3: the line does not fit to the map above it");
    row("brackets without colon", "a: 1\n[b]", "2: the line does not fit to the map above it");
    row("entry without text in a list", "a: [1, , 2]\n",
        "1: a comma, a closing bracket or a brace stands where a value");
    row("entry without text in a map", "a: {b: 1,, c: 2}\n",
        "1: a comma, a closing bracket or a brace stands");
    row("cut off in brackets", "a:\n  - {b: 1, c",
        "2: the bracket or brace that opens in this line is never closed");
    row("bracket closed by a brace", "a: [1, 2}\n",
        "1: a closing bracket or brace stands where none of its kind");
    row("question mark in brackets", "a: [b?c]\n", "1: a question mark stands in a text in brackets");
    row("percent sign at the end", "a: 1\n%b: 2\n", "2: a line that begins with '%' is a directive");
    row("percent sign in a list", "a:\n- 1\n%b\n", "3: a line that begins with '%' is a directive");
    row("percent sign at the beginning", "%a: 1\nb: 2\n", "1: a line that begins with '%' is a directive");
    row("exclamation mark before a text", "a: 1\nb: !\xC3\x9Cx\n",
        "2: the type tag '!\xC3\x9Cx' is not known here");
    row("exclamation mark before quotes", "a: !\"x\"\n", "1: the type tag '!\"x\"' is not known here");
    row("anchor with a colon", "&a: 1\n", "1: behind '&' or '*' stands a name of letters and digits");
    row("zero indentation of a block", "a: |0\n  x\n",
        "1: the number behind '|' or '>' must be one from 1 to 9");
    row("end of the text in the middle", "a: 1\nb: 2\x04\nc: 3\n", "2: the control character 0x04");
    row("control character of two bytes", "a: 1\nb: \xC2\x9B\n", "2: the control character 0x9B");
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
    QTest::addColumn<QByteArray>("reason");
    const QByteArray nested = "lists and maps are nested deeper than 64 levels";
    QTest::newRow("brackets") << QByteArray("[") << false << nested;
    QTest::newRow("braces") << QByteArray("{a: ") << false << nested;
    QTest::newRow("brackets in lines") << QByteArray("[\n") << false << nested;
    QTest::newRow("dashes") << QByteArray("- ") << false << nested;
    QTest::newRow("question marks") << QByteArray("? ") << false
                                    << QByteArray("a list or a map cannot be a key");
    QTest::newRow("indentation") << QByteArray("a:\n") << true << nested;
    QTest::newRow("indented dashes") << QByteArray("-\n") << true << nested;
}

void TestYamlReader::nestingIsRefusedBeforeTheTextIsComplete()
{
    QFETCH(QByteArray, unit);
    QFETCH(bool, isStaircase);
    QFETCH(QByteArray, reason);
    Endless text([&](std::size_t level) {
        return (isStaircase ? std::string(level, ' ') : std::string()) + unit.toStdString();
    });
    const std::string failure = failureText(readYaml(text.source(), {}));
    QVERIFY2(failure.find(": " + reason.toStdString()) != std::string::npos, failure.c_str());
    QVERIFY(text.given() < 1'000'000);
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

void TestYamlReader::aTextThatNeverBeginsIsRefused()
{
    for (const char* unit : {"# a comment\n", "%TAG !a", "\n"}) {
        const bool isTag = unit[0] == '%';
        Endless text(
            [&](std::size_t i) { return unit + (isTag ? std::to_string(i) + "! tag:\n" : std::string()); });
        const std::string failure = failureText(readYaml(text.source(), {}));
        QVERIFY2(failure.starts_with("1: nothing but comments and directives"), failure.c_str());
        QVERIFY(text.given() < 1'000'000);
    }
}

void TestYamlReader::whatIsReadAheadIsBounded_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("unit");
    // The parser knows at the end of a key what it has read of it, and nothing of these ends.
    QTest::newRow("list in brackets that might be a key") << QByteArray("a:\n  - [") << QByteArray("x, ");
    QTest::newRow("map in brackets that might be a key") << QByteArray("a:\n  {") << QByteArray("b: c,\n");
    QTest::newRow("texts in quotes") << QByteArray("a:\n  - ") << QByteArray("\"\"");
    QTest::newRow("texts in quotes that hide as comments")
        << QByteArray("a:\n  - \"") << QByteArray("\n# \" \"\" \"\" \"");
    QTest::newRow("anchors") << QByteArray("a:\n  - ") << QByteArray("&a ");
    QTest::newRow("what stands behind a line that is none")
        << QByteArray("a: 1\nb\n---\n") << QByteArray("c: 1\n");
}

void TestYamlReader::whatIsReadAheadIsBounded()
{
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, unit);
    Endless text([&](std::size_t i) { return (i == 0 ? begin : unit).toStdString(); });
    QVERIFY(!failureText(readYaml(text.source(), {})).empty());
    QVERIFY(text.given() < 1'000'000);
}

void TestYamlReader::longTextsAndCommentsAreRead_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray row = QByteArray("  m1,n[1],\"n{2}\",10 MB\n").repeated(40'000);
    QTest::newRow("literal") << "a: |\n" + row;
    QTest::newRow("literal with anchor and tag") << "a: &x !!str |\n" + row;
    QTest::newRow("literal of a key in quotes") << "\"a\": |\n" + row;
    QTest::newRow("folded") << "a: >\n" + row;
    QTest::newRow("quoted") << "a: '" + row + "'\n";
    QTest::newRow("quoted in brackets") << "{\"b\": [1], \"a\": '" + row + "'}\n";
    QTest::newRow("plain") << "a:" + QByteArray(" x[1]").repeated(200'000) + "\n";
    QTest::newRow("rows of a list in brackets")
        << "[{a: 1}, " + QByteArray("{b: [1, 2]},\n").repeated(70'000) + "]\n";
    QTest::newRow("comments") << "a: 1\n" + QByteArray("#  m1,n[1],n{2},10 MB\n").repeated(100'000) +
                                     "b: 1\n";
}

void TestYamlReader::longTextsAndCommentsAreRead()
{
    QFETCH(QByteArray, text);
    const auto outcome = read(text.toStdString());
    QVERIFY2(std::holds_alternative<YamlTree>(outcome), failureText(outcome).c_str());
    QCOMPARE(std::get<YamlTree>(outcome).literalLines.size(),
             std::size_t(text.left(40).contains('|') ? 1 : 0));
}

void TestYamlReader::entriesWithoutTextHaveTheLineOfTheirDash()
{
    const DataNode root = tree("a:\n  -\n  # comment\n\n  -\n  - x\n  -\nb: 1\n");
    std::vector<std::size_t> lines;
    for (const DataNode& entry : root.find("a")->children)
        lines.push_back(entry.line);
    QCOMPARE(lines, (std::vector<std::size_t>{2, 5, 6, 7}));
}

void TestYamlReader::theLineOfABadByteIsRightFarBehindTheBeginning()
{
    for (const std::string lineEnd : {"\n", "\r\n", "\r"}) {
        const std::string text = "a: |" + lineEnd + repeated("  some text" + lineEnd, 100'000);
        QCOMPARE(failureText(read(text +
                                  "  R\xE4"
                                  "der" +
                                  lineEnd + "  x" + lineEnd))
                     .substr(0, 36),
                 std::string("100002: the text is not UTF-8 (byte "));
        QVERIFY(
            failureText(read(text + "  \x07" + lineEnd)).starts_with("100002: the control character 0x07"));
        QVERIFY(failureText(read(text + "\tb: 1" + lineEnd)).starts_with("100002: a tab is used"));
    }
}

void TestYamlReader::aFailedSourceEndsTheReading()
{
    int calls = 0;
    const Outcome outcome = readYaml(
        [&calls](std::span<char> /*room*/) {
            ++calls;
            return std::optional<std::size_t>();
        },
        {});
    QVERIFY(std::holds_alternative<TextFailure>(outcome));
    QCOMPARE(calls, 1);
}

void TestYamlReader::piecesOfAnySizeGiveTheSameTree()
{
    const std::string text =
        "\xEF\xBB\xBF"
        "a: \"\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80\"\r\nm: |\r\n  id\r\n  e1\r\nb: [1,\r\n  2]\r\n";
    const DataNode whole = tree(text);
    for (std::size_t size = 1; size < text.size(); ++size) {
        const TextSource all = sourceOf(text);
        const Outcome outcome =
            readYaml([&](std::span<char> room) { return all(room.first(std::min(size, room.size()))); }, {});
        QVERIFY2(std::holds_alternative<YamlTree>(outcome), failureText(outcome).c_str());
        QVERIFY(std::get<YamlTree>(outcome).root == whole);
    }
}

QTEST_GUILESS_MAIN(TestYamlReader)
#include "tst_yaml_reader.moc"
