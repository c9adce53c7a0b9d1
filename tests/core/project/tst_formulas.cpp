// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/engine/prediction.h"
#include "core/io/project/project_file.h"
#include "core/project/formulas.h"
#include "core/project/row_formulas.h"
#include "core/project/validate.h"

#include <QTest>

#include <algorithm>

using namespace contraflow;

namespace {

Project read(const std::string& text)
{
    Result<LoadedProject> loaded = parseProject("contraflow: 1\n" + text);
    if (!loaded)
        qFatal("%s", loaded.error().message.c_str());
    return std::move(loaded->project);
}

/** A project with these lines of the message table behind its header. */
Project withMessages(const std::string& parameters, const std::string& columns,
                     const std::vector<std::string>& rows)
{
    std::string text = "parameters: {" + parameters +
                       "}\nworkloads:\n  - name: w\n    messages: |\n      id,source,destination," + columns +
                       "\n";
    for (const std::string& row : rows)
        text += "      e,a,b," + row + "\n";
    return read(text);
}

const MessageRow& messageOf(const Project& project, std::size_t row = 0)
{
    return project.workloads[0].messages[row];
}

template<typename Value>
QString textOf(const Cell<Value>& cell)
{
    if (cell.isRejected())
        return QString::fromStdString(cell.formulaProblem());
    if constexpr (std::is_same_v<Value, Quantity>)
        return QString::fromStdString(cell.isEmpty() ? "empty" : quantityText(cell.value()));
    else
        return cell.isEmpty() ? QStringLiteral("empty") : QString::number(cell.value());
}

QString sizeOf(const Project& project, std::size_t row = 0)
{
    return textOf(messageOf(project, row).size);
}

QString parameterOf(const Project& project, std::size_t row)
{
    const ParameterRow& parameter = project.parameters[row];
    return QString::fromStdString(parameter.problem.empty() ? parameter.valueText() : parameter.problem);
}

/** Applies an edit with what it means for formulas, and returns what takes all of it back. */
Edit submit(Project& project, const Edit& edit)
{
    const Project before = project;
    Result<Edit> inverse = applyEdit(project, edit);
    if (!inverse)
        qFatal("%s", inverse.error().message.c_str());
    std::vector<Change> all = recalculate(before, project);
    all.insert(all.end(), inverse->changes.begin(), inverse->changes.end());
    return {edit.label, std::move(all)};
}

Edit setParameter(std::size_t row, const ParameterRow& parameter)
{
    return {"set", {ReplaceRows{{TableKind::parameters, 0}, row, 1, std::vector<ParameterRow>{parameter}}}};
}

Edit setMessage(std::size_t row, const MessageRow& message)
{
    return {"set", {ReplaceRows{{TableKind::messages, 0}, row, 1, std::vector<MessageRow>{message}}}};
}

const std::string kPlatform = R"yaml(
platforms:
  - name: p
    switches: [s]
    nodes:
      - {name: "X[1-4]", switch: s, cores: "=P/4", bandwidth: "=rate", latency: "=1 B / bandwidth"}
    links:
      - {name: l, between: [s, s], bandwidth: "=2*rate", latency: "=if(bandwidth > rate, 1 us, 0)"}
    local_bandwidth: "=8*rate"
measurements:
  - name: m
    scenario: s
    times: |
      message,mean,ci95,repetitions
      e1,=P/16 * 1 ms,=mean/10,=P+1
)yaml";

} // namespace

class TstFormulas : public QObject
{
    Q_OBJECT

private slots:
    void cellsGetTheValueOfTheirFormula()
    {
        const Project project =
            withMessages("N: 20500, P: 16, block: 4 MB", "size,start",
                         {"=2*N*8 B,", "=block/P,=size / (1 GB/s)", "=row * 1 kB,0 s", "10 MB,=0"});
        QCOMPARE(sizeOf(project, 0), QStringLiteral("328 kB"));
        QVERIFY(messageOf(project, 0).size.isFormula());
        QCOMPARE(messageOf(project, 0).size.formulaText(), std::string("=2*N*8 B"));
        QCOMPARE(sizeOf(project, 1), QStringLiteral("250 kB"));
        QCOMPARE(textOf(messageOf(project, 1).start), QStringLiteral("250 us"));
        QCOMPARE(sizeOf(project, 2), QStringLiteral("3 kB"));
        QCOMPARE(textOf(messageOf(project, 3).start), QStringLiteral("0 s"));
    }

    void everyNumericColumnMayBeAFormula()
    {
        const Project project = read("parameters: {P: 16, rate: 940 Mbit/s}" + kPlatform);
        const Platform& platform = project.platforms[0];
        QCOMPARE(textOf(platform.nodes[0].cores), QStringLiteral("4"));
        QCOMPARE(textOf(platform.nodes[0].bandwidth), QStringLiteral("940 Mbit/s"));
        QVERIFY(platform.nodes[0].latency.hasValue());
        QCOMPARE(textOf(platform.links[0].bandwidth), QStringLiteral("1.88 Gbit/s"));
        QCOMPARE(textOf(platform.links[0].latency), QStringLiteral("1 us"));
        QCOMPARE(textOf(platform.localBandwidth), QStringLiteral("7.52 Gbit/s"));
        const TimeRow& time = project.measurements[0].times[0];
        QCOMPARE(textOf(time.mean), QStringLiteral("1 ms"));
        QCOMPARE(textOf(time.ci95), QStringLiteral("0.0001 s"));
        QCOMPARE(textOf(time.repetitions), QStringLiteral("17"));
    }

    void aParameterMayBeAFormulaOverOthersInAnyOrder()
    {
        const Project project =
            withMessages("A: =B*2, B: =C + 1, C: 4, D: =A * 1 MB, E: =D/2 s", "size", {"=D"});
        QCOMPARE(parameterOf(project, 0), QStringLiteral("10"));
        QCOMPARE(parameterOf(project, 1), QStringLiteral("5"));
        QCOMPARE(parameterOf(project, 3), QStringLiteral("10 MB"));
        QCOMPARE(parameterOf(project, 4), QStringLiteral("40 Mbit/s"));
        QCOMPARE(sizeOf(project), QStringLiteral("10 MB"));
    }

    void modelParametersMayBeFormulas()
    {
        const Project project =
            read("parameters: {e: 0.1}\nmodels:\n"
                 "  - {name: m, kind: cross-traffic, parameters: {epsilon: =e/2, x: =y}}\n");
        const auto& parameters = project.models[0].parameters;
        QCOMPARE(parameters[0].valueText(), std::string("0.05"));
        QCOMPARE(parameters[0].value, std::string("=e/2"));
        QVERIFY(parameters[1].problem.find("there is no parameter or column 'y'") != std::string::npos);
    }

    void columnsGoBeforeParametersAndConstantsComeLast()
    {
        const Project project =
            withMessages("size: 1 MB, m: 5, pi: 3", "size,start,m,panel",
                         {"=m*1 B,,7,", "=pi * 1 B,,,", "10 B,=size/(1 B/s),,", "=panel/2,,,3 kB"});
        QCOMPARE(sizeOf(project, 0), QStringLiteral("7 B"));
        QCOMPARE(sizeOf(project, 1), QStringLiteral("3 B"));
        QCOMPARE(textOf(messageOf(project, 2).start), QStringLiteral("10 s"));
        QCOMPARE(sizeOf(project, 3), QStringLiteral("1.5 kB"));
        const Project round = withMessages("N: 1", "size", {"=2*pi*1 kB"});
        QVERIFY(messageOf(round).size.hasValue());
    }

    void emptyCellsCountAsWhatTheyMean()
    {
        const Project project =
            withMessages("N: 1", "size,start", {"=1 kB + start * (1 B/s),", "=start*1 kB/1 s,"});
        QCOMPARE(sizeOf(project, 0), QStringLiteral("1 kB"));
        QCOMPARE(sizeOf(project, 1), QStringLiteral("0 B"));
    }

    void problemsAreSaidAtTheCell_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* cells, const char* problem) {
            QTest::newRow(cells) << cells << problem;
        };
        row("=2*M*8 B,", "in '=2*M*8 B' at character 4: there is no parameter or column 'M'; ");
        row("=2*N,",
            "in '=2*N': the result is a number without unit where a size (B) is wanted; multiply by a unit, "
            "such as 8 B");
        row("=5 s,", "the result is a time (s) where a size (B) is wanted; check the units");
        row("=-N*1 B,", "the result -20500 B is negative");
        row("=N*8 B + 1 s,", "a size (B) and a time (s) cannot be added");
        row("=bad*1 B,", "parameter 'bad' has no value; correct it in the parameters");
        row("=size,", "the cell needs itself");
        row("=start*1 B/1 s,=size*1 s/1 B", "size and start of this row need one another");
        row("=start*1 B/1 s,soon", "'start' of this row has no value; correct it first");
        row("=2*,", "a value is missing");
        row("=text*1 B,", "parameter 'text' has no value");
        row("=mistake*1 B,", "parameter 'mistake' has no value");
    }

    void problemsAreSaidAtTheCell()
    {
        QFETCH(QString, row);
        QFETCH(QString, problem);
        const Project project = withMessages("N: 20500, bad: =N+1 B, text: hello, mistake: 1.5 Q",
                                             "size,start", {row.toStdString()});
        QVERIFY2(sizeOf(project).contains(problem), qPrintable(sizeOf(project)));
        QVERIFY(!messageOf(project).size.hasValue());
        // Validation says the same, and the text stays.
        const IssueList issues = validate(project);
        QVERIFY(std::any_of(issues.begin(), issues.end(), [&](const Issue& issue) {
            return issue.severity == Severity::error && issue.location.column == "size" &&
                   QString::fromStdString(issue.text).contains(problem);
        }));
        QCOMPARE(QString::fromStdString(messageOf(project).size.rejectedText()), row.section(',', 0, 0));
    }

    void bothColumnsOfACircleSaySo()
    {
        const Project project = withMessages("N: 1", "size,start", {"=start*1 B/1 s,=size*1 s/1 B"});
        QVERIFY(sizeOf(project).contains("size and start of this row need one another"));
        QVERIFY(textOf(messageOf(project).start).contains("size and start of this row need one another"));
    }

    void aCountMustBeWhole()
    {
        const Project project = read("parameters: {P: 17, rate: 1 MB/s}" + kPlatform);
        QVERIFY(
            textOf(project.platforms[0].nodes[0].cores)
                .contains("the result 4.25 is not a whole number from 0 to 4294967295; use ceil or floor"));
    }

    void parametersInACircleAreNamed()
    {
        const Project project =
            withMessages("A: =B+1, B: =C+1, C: =A+1, D: =A, E: =E, F: 1", "size", {"=D*1 B"});
        QVERIFY(parameterOf(project, 0).contains("it needs itself (A → B → C → A)"));
        QVERIFY(parameterOf(project, 1).contains("it needs itself (A → B → C → A)"));
        QVERIFY(parameterOf(project, 3).contains("it needs a parameter that has no value"));
        QVERIFY(parameterOf(project, 4).contains("it needs itself (E → E)"));
        QCOMPARE(parameterOf(project, 5), QStringLiteral("1"));
        QVERIFY(sizeOf(project).contains("parameter 'D' has no value"));
        const IssueList issues = validate(project);
        QCOMPARE(std::count_if(issues.begin(), issues.end(),
                               [](const Issue& issue) {
                                   return issue.location.table == TableRef{TableKind::parameters, 0} &&
                                          issue.severity == Severity::error &&
                                          issue.location.column == "value";
                               }),
                 std::ptrdiff_t(5));
    }

    void aLongChainOfParametersIsNoTrouble()
    {
        constexpr std::size_t length = 50'000;
        std::vector<ParameterRow> rows;
        for (std::size_t i = 0; i < length; ++i)
            rows.push_back({"p" + std::to_string(i), "=p" + std::to_string(i + 1) + "+1"});
        rows.push_back({"p" + std::to_string(length), "0"});
        Project project;
        project.parameters = SharedRows<ParameterRow>(rows);
        recalculate(Project(), project);
        QCOMPARE(project.parameters[0].result, std::to_string(length));
        rows.back().value = "=p0";
        project.parameters = SharedRows<ParameterRow>(rows);
        recalculate(Project(), project);
        QVERIFY(project.parameters[7].problem.find("it needs itself") != std::string::npos);
        QVERIFY(project.parameters[7].problem.size() < 200);
    }

    void parametersThatFormulasCannotUseAreWarnedOf()
    {
        const Project project = read("parameters: {a b: 1, ok: 2 MB, word: copper, open: }\n");
        std::vector<std::string> columns;
        for (const Issue& issue : validate(project)) {
            QCOMPARE(issue.severity, Severity::warning);
            columns.push_back(std::to_string(*issue.location.row) + issue.location.column);
        }
        QCOMPARE(columns, (std::vector<std::string>{"0name", "2value"}));
    }

    void aNewParameterValueReachesEveryDependentCellAndIsTakenBack()
    {
        Project project = withMessages("N: 20500, M: =2*N, K: 1", "size,start",
                                       {"=M*8 B,=size/(1 MB/s)", "=K*1 B,", "7 B,"});
        const Project before = project;
        const Edit inverse = submit(project, setParameter(0, {"N", "1000"}));
        QCOMPARE(sizeOf(project, 0), QStringLiteral("16 kB"));
        QCOMPARE(textOf(messageOf(project, 0).start), QStringLiteral("16 ms"));
        QCOMPARE(parameterOf(project, 1), QStringLiteral("2000"));
        // One row of messages was rewritten: the others do not depend on N.
        std::size_t rewritten = 0;
        for (const Change& change : inverse.changes)
            if (const auto& rows = std::get<ReplaceRows>(change); rows.table.kind == TableKind::messages)
                rewritten += rows.removed;
        QCOMPARE(rewritten, std::size_t(1));
        QVERIFY(applyEdit(project, inverse));
        QVERIFY(project == before);
    }

    void aRemovedParameterLeavesItsUsersWithoutValueUntilItIsBack()
    {
        Project project = withMessages("N: 1", "size", {"=N*1 B"});
        const Edit inverse =
            submit(project,
                   {"remove", {ReplaceRows{{TableKind::parameters, 0}, 0, 1, std::vector<ParameterRow>{}}}});
        QVERIFY(sizeOf(project).contains("there is no parameter or column 'N'"));
        submit(
            project,
            {"add", {ReplaceRows{{TableKind::parameters, 0}, 0, 0, std::vector<ParameterRow>{{"N", "5"}}}}});
        QCOMPARE(sizeOf(project), QStringLiteral("5 B"));
    }

    void anEditOfACellReachesTheOtherColumnsOfItsRow()
    {
        Project project = withMessages("N: 1", "size,start", {"1 MB,=size/(1 MB/s)"});
        MessageRow row = messageOf(project);
        row.size = quantity(Dimension::size, 3, "MB");
        submit(project, setMessage(0, row));
        QCOMPARE(textOf(messageOf(project).start), QStringLiteral("3 s"));
        row.size = QuantityCell::rejectedAs("=3*2");
        submit(project, setMessage(0, row));
        QVERIFY(textOf(messageOf(project).start).contains("'size' of this row has no value"));
    }

    void rowNumbersFollowInsertedRows()
    {
        std::vector<std::string> rows(3000, "=row*1 kB");
        Project project = withMessages("N: 1", "size", rows);
        const Project before = project;
        QCOMPARE(sizeOf(project, 2999), QStringLiteral("3 MB"));
        const Edit inverse = submit(
            project, {"insert", {ReplaceRows{{TableKind::messages, 0}, 0, 0, std::vector<MessageRow>(1)}}});
        QCOMPARE(sizeOf(project, 1), QStringLiteral("2 kB"));
        QCOMPARE(sizeOf(project, 3000), QStringLiteral("3.001 MB"));
        QVERIFY(applyEdit(project, inverse));
        QVERIFY(project == before);
    }

    void rowsWithoutFormulasAreNotLookedAt()
    {
        std::vector<MessageRow> rows(5000);
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].size = quantity(Dimension::size, 1, "MB");
        rows[4000].size = QuantityCell::rejectedAs("=N*1 B");
        const SharedRows<MessageRow> messages(rows);
        std::size_t marked = 0;
        for (std::size_t i = 0; i < messages.segmentCount(); ++i)
            marked += messages.segment(i).hasFormulas ? 1 : 0;
        QCOMPARE(marked, std::size_t(1));
        SharedRows<MessageRow> cleared = messages;
        cleared.replace(4000, 1, {rows[0]});
        for (std::size_t i = 0; i < cleared.segmentCount(); ++i)
            QVERIFY(!cleared.segment(i).hasFormulas);
    }

    void equalFormulasShareTheirText()
    {
        const Project project = withMessages("N: 1", "size", {"=row*N*1 B", "=row*N*1 B"});
        QCOMPARE(messageOf(project, 0).size.typed().get(), messageOf(project, 1).size.typed().get());
    }

    void aRandomWalkOfEditsIsTakenBackExactly()
    {
        Random random(5);
        const std::vector<std::string> formulas{"=N*1 kB", "=M*row*1 B", "=start*1 MB/1 s",        "=Q*1 B",
                                                "=2*",     "=N+1 s",     "=if(N > 10, 1 MB, 1 kB)"};
        const std::vector<std::string> values{"5", "=M+1", "=N*2", "20500", "=N", "word", "=1/0"};
        for (int round = 0; round < 30; ++round) {
            Project project =
                withMessages("N: 20500, M: =N/2", "size,start", {"=N*1 B,", "=M*1 B,1 s", "1 MB,=row*1 s"});
            std::vector<Project> states;
            std::vector<Edit> inverses;
            for (int step = 0; step < 25; ++step) {
                states.push_back(project);
                Edit edit{"step", {}};
                const std::size_t count = project.workloads[0].messages.size();
                MessageRow fresh;
                fresh.size = QuantityCell::rejectedAs(formulas[random.below(formulas.size())]);
                switch (random.below(4)) {
                case 0:
                    edit = setParameter(random.below(2), {random.below(2) == 0 ? "N" : "M",
                                                          values[random.below(values.size())]});
                    break;
                case 1:
                    edit = setMessage(random.below(count), fresh);
                    break;
                case 2:
                    edit.changes.push_back(ReplaceRows{{TableKind::messages, 0},
                                                       random.below(count + 1),
                                                       0,
                                                       std::vector<MessageRow>{fresh}});
                    break;
                default:
                    if (count > 1)
                        edit.changes.push_back(ReplaceRows{
                            {TableKind::messages, 0}, random.below(count), 1, std::vector<MessageRow>{}});
                }
                inverses.push_back(submit(project, edit));
                // What edits left is what evaluating everything anew gives, and the file as well.
                QVERIFY(recalculation(Project(), project).empty());
                const Result<LoadedProject> again = parseProject(projectText(project));
                QVERIFY(again);
                QVERIFY(again->project == project);
            }
            for (; !inverses.empty(); inverses.pop_back(), states.pop_back()) {
                QVERIFY(applyEdit(project, inverses.back()));
                QVERIFY(project == states.back());
            }
        }
    }

    void aRowIsTriedWithoutTheProject()
    {
        const Project project =
            withMessages("N: 20500", "size,start", {"1 MB,", "=row * 1 kB,=size/(1 MB/s)"});
        const Project before = project;
        const TableRef messages{TableKind::messages, 0};
        MessageRow message = messageOf(project);
        message.size = QuantityCell::rejectedAs("=2*N*8 B");
        QCOMPARE(textOf(evaluatedRow(project, messages, 0, message).size), QStringLiteral("328 kB"));
        message.size = QuantityCell::rejectedAs("=2*M*8 B");
        QVERIFY(textOf(evaluatedRow(project, messages, 0, message).size).contains("'M'"));
        message.size = QuantityCell::rejectedAs("=row * 1 kB");
        QCOMPARE(textOf(evaluatedRow(project, messages, 8, message).size), QStringLiteral("9 kB"));
        const TableRef parameters{TableKind::parameters, 0};
        QCOMPARE(evaluatedRow(project, parameters, 1, ParameterRow{"A", "=2*N"}).result,
                 std::string("41000"));
        const std::string circle = evaluatedRow(project, parameters, 0, ParameterRow{"N", "=N+1"}).problem;
        QVERIFY2(circle.find("needs itself") != std::string::npos, circle.c_str());
        QVERIFY(project == before);
    }

    void whatHasNoValueIsLeftOutOfThePrediction()
    {
        const Project project = read(R"(parameters: {N: 1000}
platforms:
  - {name: p, switches: [s], nodes: [{name: "X[1-4]", switch: s, bandwidth: 8 Mbit/s}]}
workloads:
  - name: w
    messages: |
      id,source,destination,size,start
      e1,X1,X2,=N*1 kB,
      e2,X3,X4,=M*1 kB,
models: [{name: m, kind: max-min}]
scenarios: [{name: s, platform: p, workload: w, model: m}]
)");
        const Result<Prediction> prediction = predict(project, 0, {}, {});
        QVERIFY(prediction);
        QCOMPARE(prediction->timeline.messages.size(), std::size_t(1));
        QCOMPARE(prediction->timeline.makespan(), 1.0);
    }
};

QTEST_GUILESS_MAIN(TstFormulas)
#include "tst_formulas.moc"
