// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/results.h"
#include "core/base/tolerance.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace contraflow;

namespace {

const TableRef kMessages{TableKind::messages, 0};

LoadedProject tableOne()
{
    LoadedProject loaded;
    loaded.project = test::tableOne();
    return loaded;
}

} // namespace

class ResultsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anEditIsPredictedAndUndoBringsEveryNumberBack();
    void whatIsRememberedChangesNoNumber();
    void theOldResultStaysUntilTheNewOneComes();
    void severalEditsInOneTurnAreOnePrediction();
    void anotherModelIsAStepThatCanBeUndone();
    void withoutAScenarioTheReasonIsGiven();
    void rowsAtFaultAreIssuesAndTheRestIsPredicted();
    void measuredTimesComeWithTheResult();

private:
    [[nodiscard]] std::vector<double> times() const
    {
        std::vector<double> list;
        if (m_results->current() && m_results->current()->prediction)
            for (const MessageTimes& t : m_results->current()->prediction->timeline.messages)
                list.push_back(t.time());
        return list;
    }
    void setSize(std::size_t row, double megabytes)
    {
        MessageRow message = m_document->project().workloads[0].messages[row];
        message.size = quantity(Dimension::size, megabytes, "MB");
        QVERIFY(m_document->submit(
            {"Change size", {ReplaceRows{kMessages, row, 1, std::vector<MessageRow>{message}}}}));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Results> m_results;
};

void ResultsTest::init()
{
    m_results.reset();
    m_selection = std::make_unique<Selection>();
    m_document = std::make_unique<Document>();
    m_document->reset(tableOne(), {});
    m_results = std::make_unique<Results>(*m_document, *m_selection);
    QTRY_VERIFY(!m_results->isStale());
}

void ResultsTest::anEditIsPredictedAndUndoBringsEveryNumberBack()
{
    const std::vector<double> before = times();
    QCOMPARE(before.size(), 5U);
    setSize(0, 40);
    QTRY_VERIFY(!m_results->isStale());
    QVERIFY(times()[0] > before[0]);
    QCOMPARE(m_results->current()->revision, m_document->revision());
    m_document->undoStack()->undo();
    QTRY_VERIFY(!m_results->isStale());
    QCOMPARE(times(), before);
}

void ResultsTest::whatIsRememberedChangesNoNumber()
{
    test::chooseKind(*m_document, "window");
    QTRY_VERIFY(!m_results->isStale());
    const std::vector<double> before = times();
    for (const double size : {40.0, 3.0}) {
        setSize(0, size);
        QTRY_VERIFY(!m_results->isStale());
        const Result<Prediction> fresh = predict(m_document->project(), 0, "window");
        QVERIFY(fresh.has_value());
        for (std::size_t m = 0; m < before.size(); ++m)
            QVERIFY(nearlyEqual(times()[m], fresh->timeline.messages[m].time(), 1e-8));
        QVERIFY(times() != before);
        m_document->undoStack()->undo();
        QTRY_VERIFY(!m_results->isStale());
        QCOMPARE(times(), before);
    }
}

void ResultsTest::theOldResultStaysUntilTheNewOneComes()
{
    const auto old = m_results->current();
    setSize(0, 40);
    QVERIFY(m_results->isStale());
    QCOMPARE(m_results->current(), old);
    QTRY_VERIFY(m_results->current() != old);
}

void ResultsTest::severalEditsInOneTurnAreOnePrediction()
{
    const QSignalSpy arrived(m_results.get(), &Results::changed);
    for (int size = 1; size <= 5; ++size)
        setSize(0, size);
    test::chooseKind(*m_document, "max-min");
    QTRY_VERIFY(!m_results->isStale());
    QCOMPARE(arrived.count(), 1);
    QCOMPARE(m_results->current()->prediction->kind, std::string("max-min"));
}

void ResultsTest::anotherModelIsAStepThatCanBeUndone()
{
    const std::vector<double> asymmetric = times();
    test::chooseKind(*m_document, "hockney");
    QTRY_VERIFY(!m_results->isStale());
    QVERIFY(times() != asymmetric);
    m_document->undoStack()->undo();
    QTRY_VERIFY(!m_results->isStale());
    QCOMPARE(times(), asymmetric);
}

void ResultsTest::withoutAScenarioTheReasonIsGiven()
{
    m_document->reset({}, {});
    QTRY_VERIFY(!m_results->isStale());
    QVERIFY(!m_results->current()->prediction);
    QVERIFY(m_results->current()->failure.contains(QStringLiteral("scenario")));
}

void ResultsTest::rowsAtFaultAreIssuesAndTheRestIsPredicted()
{
    MessageRow message = m_document->project().workloads[0].messages[1];
    message.size = QuantityCell::rejectedAs("20");
    QVERIFY(m_document->submit(
        {"Change size", {ReplaceRows{kMessages, 1, 1, std::vector<MessageRow>{message}}}}));
    QTRY_VERIFY(!m_results->isStale());
    QCOMPARE(times().size(), 4U);
    std::size_t found = 0;
    for (const Issue& issue : m_results->current()->issues) {
        if (issue.location.table == kMessages && issue.location.row == 1U && issue.location.column == "size")
            ++found;
    }
    QCOMPARE(found, 1U);
}

void ResultsTest::measuredTimesComeWithTheResult()
{
    Measurement measurement;
    measurement.name = "testbed";
    measurement.scenario = m_document->project().scenarios[0].name;
    TimeRow time;
    time.message = m_document->project().workloads[0].messages[2].id;
    time.mean = quantity(Dimension::duration, 0.25, "s");
    measurement.times.append(time);
    QVERIFY(m_document->submit(
        {"Measure",
         {ReplaceRows{TableRef{TableKind::measurements, 0}, 0, 0, std::vector<Measurement>{measurement}}}}));
    QTRY_VERIFY(!m_results->isStale());
    const auto result = m_results->current();
    QCOMPARE(result->measurement, std::string("testbed"));
    QCOMPARE(result->measured.size(), 5U);
    QCOMPARE(result->measured[2], 0.25);
    QVERIFY(std::isnan(result->measured[0]));
}

QTEST_GUILESS_MAIN(ResultsTest)
#include "tst_results.moc"
