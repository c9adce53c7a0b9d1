// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/io/project/project_file.h"
#include "core/io/text/text_file.h"

#include <QtTest>

using namespace contraflow;

namespace {

const std::string kFile = R"(contraflow: 1
title: "Two racks: copper"
parameters: {N: 20500}
platforms:
  - name: copper
    switches: [torX, {name: torY, ports: 48}]
    nodes: &all
      - {name: "X[1-3]", switch: torX, cores: 12, bandwidth: 940 Mbit/s, latency: 0 s}
      - {name: 'Y[1-3]', switch: torY, cores: 12, bandwidth: 940 Mbit/s, latency: 0 s}
    links:
      - {name: backbone, between: [torX, torY], bandwidth: 940 Mbit/s, latency: 0 s}
    copy: *all
workloads:
  - name: table-1
    messages: |
      id,source,destination,size,start,note
      e1,a1,b1,10 MB,0 s,"a ""b"", c"
      e2,a2,b2,20 MB,0 s,
  - name: maps
    messages:
      - id: e1
        size: 1 MB
mappings:
  - {name: paper, place: {a1: X1, b1: Y1}, policy: random, seed: 3}
models:
  - {name: tcp, kind: asymmetric, parameters: {}}
scenarios:
  - {name: copper-tcp, platform: copper, workload: table-1, mapping: paper, model: tcp}
measurements:
  - name: testbed
    scenario: copper-tcp
    times: |
      message,mean,ci95,repetitions
      e1,0.252 s,,
notes: >
  folded
  text
)";

/** One small damage of the kind that editors, mails and disks do. */
void damage(std::string& text, Random& random)
{
    static const std::string odd =
        "\n\t \"'[]{}:,-?|>&*!#%@`\\~\0\x04\xFF\xC3\r" + std::string(1, '\0') + "0a9";
    const std::size_t at = random.below(text.size());
    switch (random.below(7)) {
    case 0:
        text[at] = odd[random.below(odd.size())];
        break;
    case 1:
        text.insert(at, 1, odd[random.below(odd.size())]);
        break;
    case 2:
        text.erase(at, 1 + random.below(3));
        break;
    case 3:
        text[at] = static_cast<char>(random.below(256));
        break;
    case 4:
        text.resize(at + 1);
        break;
    case 5:
        text.insert(at, text.substr(random.below(text.size()), 1 + random.below(40)));
        break;
    default:
        text.erase(at, random.below(60));
        break;
    }
}

} // namespace

class TestProjectMutations : public QObject
{
    Q_OBJECT
private slots:
    void theFileItselfIsRead();
    void everyDamagedFileGivesAProjectOrAMessage();
};

void TestProjectMutations::theFileItselfIsRead()
{
    const auto loaded = parseProject(kFile);
    QVERIFY2(loaded.has_value(), loaded ? "" : loaded.error().message.c_str());
}

void TestProjectMutations::everyDamagedFileGivesAProjectOrAMessage()
{
    Random random(4711);
    int readable = 0;
    int refused = 0;
    for (int round = 0; round < 6000; ++round) {
        std::string text = kFile;
        for (std::uint64_t n = 1 + random.below(4); n > 0 && !text.empty(); --n)
            damage(text, random);
        const auto loaded = parseProject(text);
        if (!loaded) {
            ++refused;
            QVERIFY(loaded.error().message.size() > 30);
            QCOMPARE(findInvalidUtf8(loaded.error().message), std::string_view::npos);
            continue;
        }
        ++readable;
        for (const Issue& issue : allIssues(*loaded))
            QVERIFY(!issue.text.empty());
        // What was read can be saved and is then read again without loss.
        const std::string saved = projectText(loaded->project);
        const auto again = parseProject(saved);
        QVERIFY2(again.has_value(), (text + "\n=>\n" + saved).c_str());
        QVERIFY2(again->project == loaded->project,
                 (text + "\n=>\n" + saved + "\n=>\n" + projectText(again->project)).c_str());
        QVERIFY2(projectText(again->project) == saved, saved.c_str());
    }
    QVERIFY(readable > 1000);
    QVERIFY(refused > 1000);
}

QTEST_GUILESS_MAIN(TestProjectMutations)
#include "tst_project_mutations.moc"
