// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/errors.h"
#include "app/desktop/panels/explanation_panel.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/comparison_header.h"
#include "app/desktop/sheet/view/live_progress.h"
#include "core/io/project/project_file.h"
#include "core/project/edits.h"
#include "tests/app/desktop/held_jobs.h"
#include "tests/app/desktop/open_project.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"
#include "tests/data_folders.h"

#include <QLabel>
#include <QToolButton>

#include <algorithm>

using namespace contraflow;

/** What the views say while a prediction is under way. */
class WhilePredictingTest : public QObject, public test::SheetHands
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theFirstPredictionOfAProjectIsNeverNothing();
    void theLastResultIsGreyedAndTheNewOneNamed();
    void aStoppedPredictionSaysSo();
    void noRowMovesWhileItIsPredicted_data();
    void noRowMovesWhileItIsPredicted();

private:
    [[nodiscard]] SheetTabs& tabs() const override { return *m_tabs; }
    [[nodiscard]] QString sheetHint() const
    {
        for (const QLabel* label : view().viewport()->findChildren<QLabel*>())
            if (label->isVisibleTo(&view()))
                return label->text();
        return {};
    }
    [[nodiscard]] QString plotHint() const { return m_plots->view("times")->content().hint; }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Results> m_results;
    std::unique_ptr<SheetTabs> m_tabs;
    std::unique_ptr<PlotsPanel> m_plots;
    std::unique_ptr<ExplanationPanel> m_explanation;
};

void WhilePredictingTest::init()
{
    m_document = std::make_unique<Document>();
    m_selection = std::make_unique<Selection>();
    m_results = std::make_unique<Results>(*m_document, *m_selection);
    m_tabs = std::make_unique<SheetTabs>(*m_document, *m_selection, *m_results);
    m_plots = std::make_unique<PlotsPanel>(*m_selection, *m_results);
    m_explanation = std::make_unique<ExplanationPanel>(*m_selection, *m_results);
    m_tabs->showSheet("results");
    m_tabs->show();
    m_plots->show();
    m_explanation->show();
    QTRY_VERIFY(!m_results->isStale());
    QVERIFY(m_explanation->toPlainText().contains(QStringLiteral("no scenario")));
}

void WhilePredictingTest::cleanup()
{
    m_explanation.reset();
    m_plots.reset();
    m_tabs.reset();
    m_results.reset();
}

void WhilePredictingTest::theFirstPredictionOfAProjectIsNeverNothing()
{
    {
        const test::HeldJobs held;
        test::openProject(*m_document, test::tableOne());
        const QString work = QStringLiteral("Predicting scenario ") +
                             QString::fromStdString(test::tableOne().scenarios[0].name);
        for (const QString& text : {m_explanation->toPlainText(), plotHint(), sheetHint()})
            QVERIFY2(text.startsWith(work), qPrintable(text));
        m_tabs->showSheet("errors");
        QVERIFY2(sheetHint().startsWith(work), qPrintable(sheetHint()));
        emit m_results->progressChanged(0.42);
        for (const QString& text : {m_explanation->toPlainText(), plotHint(), sheetHint()})
            QVERIFY2(text.contains(QStringLiteral("42 %")), qPrintable(text));
    }
    QTRY_VERIFY(plotHint().isEmpty());
    QTRY_VERIFY(m_explanation->toPlainText().contains(QStringLiteral("finishes last")));
    QVERIFY(m_results->pendingText().isEmpty());
}

void WhilePredictingTest::theLastResultIsGreyedAndTheNewOneNamed()
{
    test::openProject(*m_document, test::tableOne());
    QTRY_VERIFY(m_explanation->toPlainText().contains(QStringLiteral("finishes last")));
    const QLabel* pending = m_explanation->findChild<QLabel*>(QStringLiteral("pendingPrediction"));
    QVERIFY(pending->isHidden());
    const QString before = m_explanation->toHtml();
    {
        const test::HeldJobs held;
        test::chooseKind(*m_document, "max-min");
        QTRY_VERIFY(!pending->isHidden());
        QVERIFY2(pending->toolTip().contains(QStringLiteral("max-min")), qPrintable(pending->toolTip()));
        QVERIFY(m_explanation->toPlainText().contains(QStringLiteral("finishes last")));
        QVERIFY(m_explanation->toHtml() != before);
        QVERIFY(view().model()->rowCount() > 0);
        QTRY_VERIFY(view().model()->index(0, 0).data(SheetModel::StaleRole).toBool());
    }
    QTRY_VERIFY(pending->isHidden());
}

void WhilePredictingTest::aStoppedPredictionSaysSo()
{
    const test::HeldJobs held;
    test::openProject(*m_document, test::tableOne());
    m_results->cancel();
    for (const QString& text : {m_explanation->toPlainText(), plotHint(), sheetHint()})
        QVERIFY2(text.contains(QStringLiteral("stopped")), qPrintable(text));
}

void WhilePredictingTest::noRowMovesWhileItIsPredicted_data()
{
    QTest::addColumn<QString>("sheet");
    for (const char* sheet : {"results", "errors"})
        QTest::newRow(sheet) << QString::fromLatin1(sheet);
}

void WhilePredictingTest::noRowMovesWhileItIsPredicted()
{
    QFETCH(const QString, sheet);
    m_tabs->resize(900, 500);
    test::openProject(*m_document, readProject(CONTRAFLOW_SAMPLES "/two-racks-copper.yaml").value().project);
    m_selection->setComparedModels({QStringLiteral("fair")});
    const SheetView& cells = viewOf(sheet.toLatin1());
    const auto* page = m_tabs->findChild<QTabWidget*>()->currentWidget();
    const auto isProgressShown = [page] {
        const auto all = page->findChildren<LiveProgress*>();
        return std::any_of(all.begin(), all.end(), [](const LiveProgress* progress) {
            return progress->findChild<QToolButton*>()->isVisible();
        });
    };
    LiveJob& job = sheet == QLatin1String("results") ? static_cast<LiveJob&>(m_results->comparison())
                                                     : static_cast<LiveJob&>(m_results->errors());
    const auto* summary = page->findChild<ComparisonHeader*>();
    const auto top = [&] {
        QCoreApplication::processEvents(); // layouts are made anew
        return cells.viewport()->mapTo(page, QPoint()).y();
    };
    QTRY_VERIFY(!m_results->isStale() && !job.isRunning() && !isProgressShown() &&
                cells.sheet().dataRowCount() > 0 && (!summary || summary->isVisible()));
    const int before = top();
    connect(&job, &LiveJob::stateChanged, this, [&job] { job.stop(); });
    test::chooseKind(*m_document, "window");
    QTRY_VERIFY(job.isStopped() && isProgressShown());
    job.disconnect(this);
    QCOMPARE(top(), before);
}

QTEST_MAIN(WhilePredictingTest)
#include "tst_while_predicting.moc"
