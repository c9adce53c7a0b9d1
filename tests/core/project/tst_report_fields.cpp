// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_file.h"
#include "core/project/report_fields.h"

#include <QTest>

using namespace contraflow;

namespace {

ReportFields someFields()
{
    ReportFields fields;
    fields.title = "Offer 17";
    fields.customer = "yes: the \"customer\"";
    fields.author = "2026";
    fields.sections = {"summary", "appendix"};
    fields.scenarios = {"copper", "12"};
    fields.isAnonymous = true;
    return fields;
}

} // namespace

class TestReportFields : public QObject
{
    Q_OBJECT

private slots:
    void fieldsSurviveTheFile()
    {
        Project project;
        QVERIFY(applyEdit(project, setReportFields(someFields())));
        const auto loaded = parseProject(projectText(project));
        QVERIFY(loaded);
        QVERIFY(loaded->issues.empty());
        QVERIFY(reportFieldsOf(loaded->project) == someFields());
        QCOMPARE(projectText(loaded->project), projectText(project));
    }

    void undoPutsTheKeyBackWhereItWas()
    {
        const auto loaded = parseProject("contraflow: 1\nreport: {author: A, other: [1, 2]}\nmine: 3\n");
        QVERIFY(loaded);
        Project project = loaded->project;
        const auto inverse = applyEdit(project, setReportFields({}));
        QVERIFY(inverse);
        QVERIFY(reportFieldsOf(project) == ReportFields());
        QVERIFY(applyEdit(project, *inverse));
        QVERIFY(project == loaded->project);
    }

    void unknownKeysOfTheReportAreKept()
    {
        const auto loaded = parseProject("contraflow: 1\nreport: {author: A, logo: [1, 2]}\n");
        QVERIFY(loaded);
        Project project = loaded->project;
        ReportFields fields = reportFieldsOf(project);
        fields.author = "B";
        QVERIFY(applyEdit(project, setReportFields(fields)));
        QVERIFY(projectText(project).find("logo: [1, 2]") != std::string::npos);
    }

    void unreadableFieldsAreReportedAndKept_data()
    {
        QTest::addColumn<QByteArray>("value");
        for (const char* value : {"text", "[a, b]", "{sections: summary}", "{anonymous: perhaps}",
                                  "{title: [a]}", "{scenarios: [{name: a}]}"})
            QTest::newRow(value) << QByteArray(value);
    }

    void unreadableFieldsAreReportedAndKept()
    {
        QFETCH(QByteArray, value);
        const auto loaded = parseProject("contraflow: 1\nreport: " + value.toStdString() + "\n");
        QVERIFY(loaded);
        QCOMPARE(loaded->issues.size(), std::size_t{1});
        QVERIFY(reportFieldsOf(loaded->project) == ReportFields());
        QCOMPARE(loaded->project.extras.size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestReportFields)
#include "tst_report_fields.moc"
