// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

#include <cstdio>
#include <functional>

namespace contraflow::test {

/** For a program of its own: what it has brought about, told to the program that will kill it. */
inline void sayDone(int number)
{
    std::printf("%d\n", number);
    std::fflush(stdout);
}

/**
 * Starts this program with `arguments`, kills it at a random moment after it said that something is done, and
 * gives what it said last to `check`; eight times, or so many as CONTRAFLOW_KILLS says (200, for example), at
 * moments that follow from CONTRAFLOW_SEED. Stops at the first failure of the test.
 */
inline void killAtRandomMoments(const QStringList& arguments, const std::function<void(int last)>& check)
{
    bool isGiven = false;
    int kills = qEnvironmentVariableIntValue("CONTRAFLOW_KILLS", &isGiven);
    if (!isGiven)
        kills = 8;
    Random random(static_cast<std::uint64_t>(qEnvironmentVariableIntValue("CONTRAFLOW_SEED")));
    for (int kill = 0; kill < kills && !QTest::currentTestFailed(); ++kill) {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), arguments);
        QVERIFY(program.waitForReadyRead(kPatience));
        QTest::qWait(static_cast<int>(random.below(60)));
        program.kill();
        QVERIFY(program.waitForFinished(kPatience));
        check(program.readAllStandardOutput().trimmed().split('\n').last().toInt());
    }
}

} // namespace contraflow::test
