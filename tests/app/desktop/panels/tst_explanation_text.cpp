// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/explanation_text.h"
#include "core/engine/prediction.h"
#include "tests/support/builders.h"

#include <QTest>
#include <QTextDocument>

using namespace contraflow;

namespace {

/** Table I predicted, with one message of it explained. */
struct Fixture
{
    explicit Fixture(std::uint32_t message, const std::string& kind = "asymmetric")
        : project(test::tableOne(kind))
        , prediction(predict(project, 0).value())
        , explanation(explain(prediction, project, message))
    {}

    using Rows = ExplanationView::Rows;
    [[nodiscard]] QString html(std::size_t step, Rows rows = Rows::single) const
    {
        return explanationHtml({prediction, project, explanation, step, rows}, theme());
    }
    [[nodiscard]] QString plain(std::size_t step) const
    {
        QTextDocument document;
        document.setHtml(html(step));
        return document.toPlainText();
    }

    Project project;
    Prediction prediction;
    Explanation explanation;
};

} // namespace

class TestExplanationText : public QObject
{
    Q_OBJECT

private slots:
    void namesTimeRateAndLimit()
    {
        const Fixture f(0);
        const QString text = f.plain(0);
        QVERIFY(text.contains(QStringLiteral("e1")));
        QVERIFY(text.contains(QStringLiteral("X1")));
        QVERIFY(text.contains(QStringLiteral("0.2553 s")));
        QVERIFY(text.contains(QStringLiteral("313.3 Mbit/s")));
        QVERIFY(text.contains(QStringLiteral("limits")));
    }

    void saysWhenTheMessageIsNotActive()
    {
        // e1 ends with the first of two steps.
        const Fixture f(0);
        QVERIFY(f.plain(1).contains(QStringLiteral("Not active in step 2")));
        QVERIFY(!f.plain(0).contains(QStringLiteral("Not active")));
    }

    void whatLimitsAStepIsToldInBothForms()
    {
        const Fixture f(0);
        QTextDocument document;
        document.setHtml(f.html(0, ExplanationView::Rows::twofold));
        QVERIFY(document.toPlainText().contains(QStringLiteral("limited by backbone torX → torY")));
        QVERIFY(f.plain(0).contains(QStringLiteral("Limited by")));
    }

    void namesAreLinksToWhatTheyName()
    {
        const Fixture f(4);
        QVERIFY(f.html(0).contains(QStringLiteral("href=\"message:4\"")));
        const ExplanationTarget message =
            resolveLink(QUrl(QStringLiteral("message:4")), f.prediction, f.project);
        QVERIFY(message.item && *message.item == (SelectedItem{TableRef{TableKind::messages, 0}, 4}));
        const ExplanationTarget step = resolveLink(QUrl(QStringLiteral("step:1")), f.prediction, f.project);
        QVERIFY(step.step && *step.step == 1);
        QVERIFY(!resolveLink(QUrl(QStringLiteral("channel:99999")), f.prediction, f.project).item);
        QVERIFY(!resolveLink(QUrl(QStringLiteral("message:x")), f.prediction, f.project).item);
    }

    void aNicLeadsToItsHostInTheNodeRow()
    {
        const Fixture f(0);
        const Network& network = *f.prediction.placed.network;
        const NodeId x3 = *network.findNode("X3");
        const std::size_t channel = 2 * network.node(x3).nic->index();
        const ExplanationTarget target =
            resolveLink(QUrl(QStringLiteral("channel:%1").arg(channel)), f.prediction, f.project);
        QVERIFY(target.item && *target.item == (SelectedItem{TableRef{TableKind::nodes, 0}, 0, 2}));
    }

    void figuresOfTheModelComeWithFormulaNumbersAndMembers()
    {
        const Fixture f(0, "gige-penalty"); // e1 and e2 leave X1
        const QString text = f.plain(0);
        QVERIFY(text.contains(QStringLiteral("How %1 comes to its rate in step 1")
                                  .arg(QString::fromStdString(f.prediction.model))));
        QVERIFY(text.contains(QStringLiteral("Do = 2, out of X1: e1, e2")));
        QVERIFY(text.contains(QStringLiteral("po = 1.5, strongly slow")));
        QVERIFY(
            text.contains(QStringLiteral("= Do·β·(1 + γo·(Do − |Cmo|)) = 2 · 0.75 · (1 + 0.115·(2 − 2))")));
        QVERIFY(text.contains(QStringLiteral("= max(po, pi) = max(1.5, 1)")));
        QVERIFY(!text.contains(QStringLiteral("gamma_o"))); // for programs
        const Fixture window(4, "window");
        QVERIFY(window.plain(0).contains(QStringLiteral("share of torY → Y2 = 98.7 %")));
    }

    void namesFromTheProjectAreNotMarkup()
    {
        Fixture f(0);
        Workload workload = f.project.workloads[0];
        MessageRow row = workload.messages[0];
        row.id = "<b>e1</b>";
        workload.messages.replace(0, 1, {row});
        f.project.workloads.replace(0, 1, {workload});
        QVERIFY(!f.html(0).contains(QStringLiteral("<b>e1</b>")));
    }
};

QTEST_MAIN(TestExplanationText)
#include "tst_explanation_text.moc"
