// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/follow_silences.h"

#include <QtTest>

using namespace contraflow;
using namespace std::chrono_literals;
using cli::Silences;
using Outcome = RunFollower::Outcome;

namespace {

/** What is said of a file when it is looked at so long after the beginning. */
class Looks
{
public:
    QString at(std::chrono::milliseconds time, Outcome outcome, const std::string& problem = {},
               std::optional<std::chrono::seconds> unwritten = 1s)
    {
        QStringList lines;
        for (const std::string& line :
             m_silences.toTell(outcome, problem, unwritten, Silences::Time() + time))
            lines += QString::fromStdString(line);
        return lines.join(QLatin1Char('\n'));
    }

private:
    Silences m_silences{"m.json"};
};

} // namespace

/** What following a file says while nothing comes in, by a time that the test gives. */
class TestFollowSilences : public QObject
{
    Q_OBJECT

private slots:
    void aCopyThatStaysCutOffIsSaidAfterTenSeconds()
    {
        Looks looks;
        QCOMPARE(looks.at(0s, Outcome::notWhole, "line 7"), QString());
        QCOMPARE(looks.at(9500ms, Outcome::unchanged, "line 7"), QString());
        QCOMPARE(looks.at(10s, Outcome::unchanged, "line 7"),
                 QStringLiteral("m.json: the file is not whole, and the rest is waited for: line 7"));
        QCOMPARE(looks.at(30s, Outcome::unchanged, "line 7"), QString()); // once
    }

    void aCopyThatBecameWholeBeginsAnew()
    {
        Looks looks;
        QCOMPARE(looks.at(0s, Outcome::notWhole, "line 7"), QString());
        QCOMPARE(looks.at(6s, Outcome::news), QString());
        QCOMPARE(looks.at(7s, Outcome::notWhole, "line 9"), QString());
        QCOMPARE(looks.at(12s, Outcome::notWhole, "line 9"), QString());
        QVERIFY(looks.at(17s, Outcome::notWhole, "line 9").contains(QStringLiteral("line 9")));
        QCOMPARE(looks.at(18s, Outcome::news), QString());
        QCOMPARE(looks.at(19s, Outcome::notWhole, "line 11"), QString());
        QVERIFY(looks.at(29s, Outcome::notWhole, "line 11").contains(QStringLiteral("line 11")));
    }

    void aFileThatIsNotThereIsSaidOnce()
    {
        Looks looks;
        QVERIFY(looks.at(0s, Outcome::missing, {}, {}).contains(QStringLiteral("waiting for the file")));
        QCOMPARE(looks.at(60s, Outcome::missing, {}, {}), QString());
    }

    void aFileThatNobodyWritesIsSaidAfterTenMinutes()
    {
        Looks looks;
        QCOMPARE(looks.at(0s, Outcome::unchanged, {}, 599s), QString());
        QVERIFY(
            looks.at(1s, Outcome::unchanged, {}, 600s).contains(QStringLiteral("last written 10 min ago")));
        QCOMPARE(looks.at(2s, Outcome::unchanged, {}, 601s), QString());
        QCOMPARE(looks.at(3s, Outcome::news, {}, 1s), QString());
        QVERIFY(looks.at(4s, Outcome::unchanged, {}, 7300s).contains(QStringLiteral("last written 2 h ago")));
    }
};

QTEST_GUILESS_MAIN(TestFollowSilences)
#include "tst_follow_silences.moc"
