// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/sha256.h"

#include <QtTest>

using namespace contraflow;

class TestSha256 : public QObject
{
    Q_OBJECT
private slots:
    void agreesWithTheExamplesOfTheStandard()
    {
        // FIPS 180-4's examples: one block, two blocks, and no byte at all.
        QCOMPARE(sha256Text("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(sha256Text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
        QCOMPARE(sha256Text(""),
                 std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
    }
};

QTEST_GUILESS_MAIN(TestSha256)
#include "tst_sha256.moc"
