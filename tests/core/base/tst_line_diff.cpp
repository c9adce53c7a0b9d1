// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/line_diff.h"

#include "core/base/random.h"

#include <QTest>

#include <string>

using namespace contraflow;
using Kind = DiffLine::Kind;

namespace {

constexpr std::size_t kAll = 1000;

std::string lines(const std::vector<std::string>& of)
{
    std::string text;
    for (const std::string& line : of)
        text += line + '\n';
    return text;
}

/** The one text (`leftOut` added) or the other (`leftOut` removed) as the differences tell it. */
std::string side(const std::vector<DiffLine>& diff, Kind leftOut)
{
    std::string text;
    for (const DiffLine& line : diff)
        if (line.kind != leftOut)
            text += std::string(line.text) + '\n';
    return text;
}

std::size_t changes(const std::vector<DiffLine>& diff)
{
    return static_cast<std::size_t>(std::count_if(
        diff.begin(), diff.end(), [](const DiffLine& line) { return line.kind != Kind::kept; }));
}

/** Lines that are not in a longest common subsequence, by the table of all pairs. */
std::size_t fewestChanges(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    std::vector<std::vector<std::size_t>> common(a.size() + 1, std::vector<std::size_t>(b.size() + 1, 0));
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j)
            common[i][j] = a[i - 1] == b[j - 1] ? common[i - 1][j - 1] + 1
                                                : std::max(common[i - 1][j], common[i][j - 1]);
    return a.size() + b.size() - 2 * common[a.size()][b.size()];
}

} // namespace

class TestLineDiff : public QObject
{
    Q_OBJECT

private slots:
    void aChangedLineIsRemovedAndAdded()
    {
        const auto diff = diffLines("a\nb\nc\n", "a\nx\nc\n", kAll, kAll);
        QVERIFY(diff);
        QVERIFY(*diff ==
                std::vector<DiffLine>(
                    {{Kind::kept, "a"}, {Kind::removed, "b"}, {Kind::added, "x"}, {Kind::kept, "c"}}));
    }

    void linesFarFromDifferencesAreLeftOut()
    {
        const auto diff = diffLines("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\n5\n", 1, kAll);
        QVERIFY(diff);
        QVERIFY(*diff ==
                std::vector<DiffLine>({{Kind::skipped, ""}, {Kind::kept, "5"}, {Kind::removed, "6"}}));
    }

    void randomTextsHaveTheFewestDifferences()
    {
        Random random(1);
        for (int round = 0; round < 300; ++round) {
            std::vector<std::string> texts[2];
            for (auto& text : texts)
                for (std::uint64_t i = random.below(12); i > 0; --i)
                    text.push_back(std::string(1, static_cast<char>('a' + random.below(4))));
            const std::string before = lines(texts[0]);
            const std::string after = lines(texts[1]);
            const auto diff = diffLines(before, after, kAll, kAll);
            QVERIFY(diff);
            QCOMPARE(diff->empty(), before == after);
            if (diff->empty())
                continue;
            QCOMPARE(side(*diff, Kind::added), before);
            QCOMPARE(side(*diff, Kind::removed), after);
            QCOMPARE(changes(*diff), fewestChanges(texts[0], texts[1]));
        }
    }

    void tooManyDifferencesAndAStopGiveNothing()
    {
        QVERIFY(!diffLines("a\nb\n", "c\nd\n", 0, 3));
        QVERIFY(diffLines("a\nb\n", "c\nd\n", 0, 4));
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!diffLines("a\n", "b\n", 0, kAll, stopped.get_token()));
    }

    void emptyTextsAreEqual()
    {
        const auto diff = diffLines("", "", 2, kAll);
        QVERIFY(diff && diff->empty());
        QCOMPARE(diffLines("", "a", 2, kAll)->size(), std::size_t{1});
    }
};

QTEST_MAIN(TestLineDiff)
#include "tst_line_diff.moc"
