// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/live_value.h"
#include "app/desktop/live/results.h"
#include "app/desktop/panels/issue_list.h"
#include "app/desktop/panels/status_line.h"
#include "core/io/project/project_file.h"
#include "core/project/edits.h"
#include "tests/app/desktop/held_jobs.h"
#include "tests/support/patience.h"

#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

namespace {

/** The first scenario runs; a program waits for ever, a loop counts below 0, and a workload is empty. */
const char* const kProject = R"(contraflow: 1
platforms:
  - name: p
    switches: [s]
    nodes: [{name: "n[1-4]", switch: s, bandwidth: 1 Gbit/s, latency: 1 us}]
workloads:
  - {name: two, messages: "id,source,destination,size\nm1,n1,n2,1 MB\n"}
  - {name: none, messages: "id,source,destination,size\n"}
mappings: [{name: m, policy: round-robin-per-node}]
models: [{name: mm, kind: max-min}]
scenarios:
  - {name: runs, platform: p, workload: two, model: mm}
  - {name: waits, platform: p, application: waits, mapping: m, model: mm}
  - {name: loops, platform: p, application: loops, mapping: m, model: mm}
  - {name: empty, platform: p, workload: none, model: mm}
applications:
  - name: waits
    processes: 2
    program: |
      ranks,event,peer,size
      0,recv,1,
      1,recv,0,
  - name: loops
    processes: 4
    program: |
      ranks,event,time,count,label
      all,repeat,,-1,i
      all,compute,1 ms,,
      all,end,,,
)";

LoadedProject loadedProject()
{
    Result<LoadedProject> loaded = parseProject(kProject);
    if (!loaded)
        qFatal("%s", loaded.error().message.c_str());
    return std::move(loaded).value();
}

struct Fixture
{
    Fixture() { document.reset(loadedProject(), {}); }

    [[nodiscard]] bool lists(const std::string& part) const
    {
        for (int row = 0; row < list.model().rowCount(); ++row)
            if (list.model().issue(row).text.find(part) != std::string::npos)
                return true;
        return false;
    }
    /** What was found is of the document as it is. */
    [[nodiscard]] bool isNewest() const
    {
        const auto found = results.runIssues().current();
        return found && found->base->revision == document.revision() && !results.runIssues().isRunning();
    }

    Document document;
    Selection selection;
    Results results{document, selection};
    IssueListView list{document, results};
};

} // namespace

class TestIssueList : public QObject
{
    Q_OBJECT

private slots:
    /** Also of scenarios that nobody has selected. */
    void theListSaysWhatValidateSays()
    {
        Fixture f;
        QTRY_VERIFY_WITH_TIMEOUT(f.isNewest(), kPatience);
        std::size_t errors = 0;
        std::size_t notes = 0;
        for (const Issue& issue : allIssues(loadedProject())) {
            QVERIFY2(f.lists(issue.text), issue.text.c_str());
            errors += issue.severity == Severity::error ? 1 : 0;
            notes += issue.severity == Severity::note ? 1 : 0;
        }
        QVERIFY(errors >= 3);
        // That messages are still to be made is no error where somebody makes them.
        QCOMPARE(f.list.model().count(Severity::error), errors - 1);
        QCOMPARE(f.list.model().count(Severity::note), notes + 1);
        QVERIFY(f.lists("scenario 'waits'"));
    }

    void whatIsMendedGoesAway()
    {
        Fixture f;
        QTRY_VERIFY_WITH_TIMEOUT(f.lists("scenario 'waits'"), kPatience);
        Edit edit{"Send", {}};
        EventRow row = f.document.project().applications[0].program[1];
        row.event = "send";
        row.size = "1 MB";
        edit.changes.push_back(ReplaceRows{{TableKind::events, 0}, 1, 1, std::vector<EventRow>{row}});
        f.document.submit(edit);
        QTRY_VERIFY_WITH_TIMEOUT(f.isNewest(), kPatience);
        QVERIFY(!f.lists("scenario 'waits'"));
        QVERIFY(f.lists("scenario 'loops'"));
        // Nothing of a project that was closed.
        f.document.reset(LoadedProject(), {});
        QVERIFY(!f.lists("scenario 'loops'"));
    }

    /** Also where a row was begun and left blank. */
    void messagesThatAreStillToBeMadeAreTheNextStep()
    {
        Fixture f;
        f.selection.setScenario(3);
        const auto says = [&f] {
            const auto result = f.results.current();
            return result && result->scenario == 3 && result->revision == f.document.revision() &&
                   resultSummary(*result).startsWith(QStringLiteral("No messages yet"));
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(), kPatience);
        f.document.submit(
            {"Insert", {ReplaceRows{{TableKind::messages, 1}, 0, 0, std::vector<MessageRow>(1)}}});
        QTRY_VERIFY_WITH_TIMEOUT(says(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(f.isNewest(), kPatience);
        QVERIFY(f.lists("workload 'none' has no messages yet"));
        QCOMPARE(f.list.model().count(Severity::note), 1U);
    }

    /** Programs run beside the window, which never waits for them; a change stops them. */
    void aChangeStopsTheSearchAndBeginsItAgain()
    {
        Fixture f;
        QTRY_VERIFY_WITH_TIMEOUT(f.isNewest(), kPatience);
        {
            const HeldJobs held;
            f.results.runIssues().outdate();
            QVERIFY(f.results.runIssues().isRunning());
            f.document.submit({"Set title", {SetTitle{"Other"}}});
            QVERIFY(!f.results.runIssues().isRunning());
            QVERIFY(f.lists("scenario 'waits'")); // as it was found before
        }
        QTRY_VERIFY_WITH_TIMEOUT(f.isNewest(), kPatience);
        QVERIFY(f.lists("scenario 'waits'"));
    }
};

QTEST_MAIN(TestIssueList)
#include "tst_issue_list.moc"
