// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/candidates.h"
#include "app/desktop/live/collectives.h"
#include "app/desktop/live/comparison.h"
#include "app/desktop/live/errors.h"
#include "app/desktop/live/result_items.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "core/io/project/project_file.h"
#include "tests/app/desktop/held_jobs.h"
#include "tests/app/desktop/open_project.h"
#include "tests/app/desktop/sheet/view/sheet_hands.h"
#include "tests/data_folders.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>

#include <optional>

using namespace contraflow;

namespace {

/** A sheet that has come to the front before anything is worked out for it. */
class NewSheet : public test::SheetHands
{
public:
    NewSheet(const Project& project, const char* key, int width) : m_held(std::in_place)
    {
        test::openProject(m_document, project);
        m_tabs.resize(width, 500);
        m_tabs.show();
        (void)viewOf(key);
        settle();
    }

    [[nodiscard]] SheetTabs& tabs() const override { return m_tabs; }
    [[nodiscard]] Document& document() { return m_document; }
    /** Where the table begins, in the window. */
    [[nodiscard]] int top() const { return view().mapTo(&m_tabs, QPoint()).y(); }

    /** Works out all that the sheet wants. */
    void workOut()
    {
        m_held.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!m_results.isStale(), test::kPatience);
        const std::initializer_list<LiveJob*> jobs{&m_results.errors(),
                                                   &m_results.comparison(),
                                                   &m_results.pathCost(),
                                                   &m_results.collectives(),
                                                   &m_results.candidates().comparison(),
                                                   &m_results.candidates().whatIf()};
        for (const LiveJob* job : jobs)
            QTRY_VERIFY_WITH_TIMEOUT(!job->isRunning(), test::kPatience);
        settle();
    }

private:
    static void settle()
    {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    }

    std::optional<test::HeldJobs> m_held;
    Document m_document;
    Selection m_selection;
    Results m_results{m_document, m_selection};
    mutable SheetTabs m_tabs{m_document, m_selection, m_results};
};

} // namespace

/** What is said above the rows of a sheet comes late, and moves no row. */
class TestRowsStay : public QObject
{
    Q_OBJECT

private slots:
    void noRowMovesWhenSomethingArrives_data();
    void noRowMovesWhenSomethingArrives();
};

void TestRowsStay::noRowMovesWhenSomethingArrives_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<int>("width");
    const auto add = [](const char* sample, int width) {
        QTest::addRow("%s, %d pixels", sample, width) << QString::fromLatin1(sample) << width;
    };
    for (const char* sample : {"two-racks-copper", "halo-two-networks", "all-to-all-measured", "shared-gpus"})
        for (const int width : {1000, 640})
            add(sample, width);
    add("tender-128", 640); // the longest sentences, in the narrowest window
}

void TestRowsStay::noRowMovesWhenSomethingArrives()
{
    QFETCH(const QString, sample);
    QFETCH(const int, width);
    QFile file(QStringLiteral(CONTRAFLOW_SAMPLES "/%1.yaml").arg(sample));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Project project = parseProject(file.readAll().toStdString()).value().project;
    QStringList moved;
    for (const SheetInfo& info : sheetCatalog()) {
        NewSheet sheet(project, info.key, width);
        const int before = sheet.top();
        sheet.workOut();
        if (sheet.top() != before)
            moved += QStringLiteral("%1: %2 to %3").arg(QLatin1String(info.key)).arg(before).arg(sheet.top());
    }
    QVERIFY2(moved.isEmpty(), qPrintable(moved.join(QStringLiteral("; "))));
}

QTEST_MAIN(TestRowsStay)
#include "tst_rows_stay.moc"
