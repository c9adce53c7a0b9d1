// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/comparison.h"
#include "core/project/edits.h"
#include "core/project/references.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QSignalSpy>
#include <QTest>

using namespace contraflow;

class ComparisonTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingChosenIsNothingCompared();
    void theOwnModelComesFirstAndTheTimesAreThoseOfEachModel();
    void anEditComparesAgain();
    void anotherModelLeavesTheOthersAsTheyWere();
    void aModelThatIsChosenForTheScenarioComesFirst();
    void unknownAndRepeatedModelsArePassedOver();
    void aModelThatIsRenamedStaysCompared();
    void aModelThatCannotRunSaysWhy();
    void stoppingKeepsWhatIsThereAndResumingGoesOn();

private:
    [[nodiscard]] LiveValue<ComparisonResult>& comparison() const { return m_results->comparison(); }
    [[nodiscard]] QStringList models() const
    {
        QStringList names;
        for (const ComparedModel& model : comparison().current()->models)
            names.append(QString::fromStdString(model.model));
        return names;
    }
    [[nodiscard]] bool isComplete() const
    {
        const auto compared = comparison().current();
        return !m_results->isStale() && !comparison().isRunning() && !compared->models.empty() &&
               compared->base == m_results->current();
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Results> m_results;
};

void ComparisonTest::init()
{
    m_selection = std::make_unique<Selection>();
    m_document = std::make_unique<Document>();
    test::openProject(*m_document, test::tableOne());
    m_results = std::make_unique<Results>(*m_document, *m_selection);
    QTRY_VERIFY(!m_results->isStale());
}

void ComparisonTest::cleanup()
{
    m_results.reset();
}

void ComparisonTest::nothingChosenIsNothingCompared()
{
    const QSignalSpy changes(&comparison(), &Live::changed);
    m_document->submit({"Title", {SetTitle{"again"}}});
    QTRY_COMPARE(m_results->current()->revision, m_document->revision());
    QVERIFY(comparison().current()->models.empty());
    QVERIFY(!comparison().isRunning());
    QCOMPARE(changes.size(), 0);
}

void ComparisonTest::theOwnModelComesFirstAndTheTimesAreThoseOfEachModel()
{
    m_selection->setComparedModels({QStringLiteral("max-min"), QStringLiteral("hockney")});
    QTRY_VERIFY(isComplete());
    const auto compared = comparison().current();
    QCOMPARE(compared->models.size(), 3U);
    QCOMPARE(compared->models[0].model, m_document->project().scenarios[0].model);
    QCOMPARE(compared->reference(), compared->models[0].times.get());
    for (const ComparedModel& model : compared->models) {
        const Result<Prediction> expected = predict(m_document->project(), 0, model.model);
        QVERIFY(expected);
        QVERIFY(model.times);
        QCOMPARE(model.times->seconds, modelTimes(*expected).seconds);
        QCOMPARE(model.summary.makespan, expected->timeline.makespan());
    }
    QVERIFY(!compared->models[0].summary.largestDifference);
    QVERIFY(compared->models[2].summary.largestDifference->percent < 0);
}

void ComparisonTest::anEditComparesAgain()
{
    m_selection->setComparedModels({QStringLiteral("hockney")});
    QTRY_VERIFY(isComplete());
    const double before = comparison().current()->models[1].times->seconds[0];
    MessageRow message = m_document->project().workloads[0].messages[0];
    message.size = quantity(Dimension::size, 20, "MB");
    QVERIFY(m_document->submit(
        {"Change size",
         {ReplaceRows{TableRef{TableKind::messages, 0}, 0, 1, std::vector<MessageRow>{message}}}}));
    QVERIFY(comparison().isStale());
    QCOMPARE(comparison().current()->models[1].times->seconds[0], before);
    QTRY_VERIFY(isComplete());
    QVERIFY(!comparison().isStale());
    QCOMPARE(comparison().current()->models[1].times->seconds[0], 2 * before);
}

void ComparisonTest::anotherModelLeavesTheOthersAsTheyWere()
{
    m_selection->setComparedModels({QStringLiteral("max-min")});
    QTRY_VERIFY(isComplete());
    const auto before = comparison().current();
    m_selection->setComparedModels({QStringLiteral("max-min"), QStringLiteral("hockney")});
    QTRY_COMPARE(models().size(), 3);
    QTRY_VERIFY(isComplete());
    QCOMPARE(comparison().current()->models[1].times, before->models[1].times);
    m_selection->setComparedModels({});
    QTRY_VERIFY(models().isEmpty());
}

void ComparisonTest::aModelThatIsChosenForTheScenarioComesFirst()
{
    m_selection->setComparedModels({QStringLiteral("hockney")});
    QTRY_VERIFY(isComplete());
    test::chooseKind(*m_document, "max-min");
    QTRY_COMPARE(models(), (QStringList{QStringLiteral("max-min"), QStringLiteral("hockney")}));
    QTRY_VERIFY(isComplete());
}

void ComparisonTest::unknownAndRepeatedModelsArePassedOver()
{
    const QString own = QString::fromStdString(m_document->project().scenarios[0].model);
    m_selection->setComparedModels({QStringLiteral("of-another-project"), own, QStringLiteral("hockney")});
    QTRY_VERIFY(isComplete());
    QCOMPARE(models(), (QStringList{own, QStringLiteral("hockney")}));
}

void ComparisonTest::aModelThatIsRenamedStaysCompared()
{
    Model model;
    model.name = "fair";
    model.kind = "max-min";
    QVERIFY(m_document->submit(
        {"Add", {ReplaceRows{TableRef{TableKind::models, 0}, 1, 0, std::vector<Model>{model}}}}));
    m_selection->setComparedModels({QStringLiteral("fair")});
    QTRY_COMPARE(models().size(), 2);
    QTRY_VERIFY(isComplete());
    QVERIFY(m_document->submit(renameRow(m_document->project(), {TableKind::models, 0}, 1, "level")));
    QTRY_VERIFY(isComplete());
    QCOMPARE(models().last(), QStringLiteral("level"));
}

void ComparisonTest::aModelThatCannotRunSaysWhy()
{
    Model model;
    model.name = "wild";
    model.kind = "cross-traffic";
    model.parameters = SharedRows<ParameterRow>{ParameterRow{"epsilon", "7"}};
    QVERIFY(m_document->submit(
        {"Add", {ReplaceRows{TableRef{TableKind::models, 0}, 1, 0, std::vector<Model>{model}}}}));
    m_selection->setComparedModels({QStringLiteral("wild"), QStringLiteral("hockney")});
    QTRY_COMPARE(models().size(), 3);
    QTRY_VERIFY(isComplete());
    const auto compared = comparison().current();
    QVERIFY(!compared->models[1].times);
    QVERIFY(compared->models[1].failure.contains(QStringLiteral("epsilon")));
    QVERIFY(compared->models[2].times);
}

void ComparisonTest::stoppingKeepsWhatIsThereAndResumingGoesOn()
{
    m_selection->setComparedModels({QStringLiteral("hockney")});
    QTRY_COMPARE(models().size(), 2);
    QTRY_VERIFY(isComplete());
    // Stopped within the signal that it runs: whoever waits for the loop of events could find it done. Once,
    // since stopping is a change of state too, which would stop what is resumed.
    connect(
        &comparison(), &Live::stateChanged, this, [this] { comparison().stop(); },
        static_cast<Qt::ConnectionType>(Qt::DirectConnection | Qt::SingleShotConnection));
    m_selection->setComparedModels(
        {QStringLiteral("hockney"), QStringLiteral("max-min"), QStringLiteral("window")});
    QTRY_VERIFY(comparison().isStopped());
    QVERIFY(!comparison().isRunning());
    const auto stopped = comparison().current();
    QCOMPARE(stopped->models.size(), 4U);
    QVERIFY(stopped->models[1].times);
    QVERIFY(stopped->models[3].isPending());
    comparison().resume();
    QTRY_VERIFY(isComplete());
    QVERIFY(!comparison().isStopped());
    QVERIFY(comparison().current()->models[3].times);
}

QTEST_GUILESS_MAIN(ComparisonTest)
#include "tst_comparison.moc"
