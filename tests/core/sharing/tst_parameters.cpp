// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/catalog.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace contraflow;

namespace {

constexpr std::array<std::string_view, 2> kShares{"real", "integer"};
constexpr double kUnlimited = std::numeric_limits<double>::infinity();
const std::array kParameters{
    ParameterInfo{"epsilon", "", {}, 0.05, 0, 1},
    ParameterInfo{"window_bytes", "", Dimension::size, kUnlimited, 1, kUnlimited},
    ParameterInfo{"share", "", {}, 0, 0, 0, kShares},
};

Model modelWith(std::vector<ParameterRow> rows, const std::string& kind = "some-kind")
{
    Model model;
    model.name = "m";
    model.kind = kind;
    model.parameters = SharedRows<ParameterRow>(std::move(rows));
    return model;
}

ParameterValues values(std::vector<ParameterRow> rows)
{
    IssueList issues;
    ParameterValues read = readParameters(modelWith(std::move(rows)), kParameters, 0, issues);
    if (!issues.empty())
        qFatal("%s", issues.front().text.c_str());
    return read;
}

} // namespace

class TestParameters : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNotGivenHasItsDefault()
    {
        const ParameterValues read = values({});
        QCOMPARE(read.number("epsilon"), 0.05);
        QVERIFY(std::isinf(read.number("window_bytes")));
        QCOMPARE(read.choice("share"), std::string_view("real"));
    }

    void whatIsGivenIsRead()
    {
        const ParameterValues read =
            values({{"share", "integer"}, {"window_bytes", " 64 KiB "}, {"epsilon", "1"}});
        QCOMPARE(read.number("epsilon"), 1.0);
        QCOMPARE(read.number("window_bytes"), 65536.0);
        QCOMPARE(read.choice("share"), std::string_view("integer"));
        QVERIFY(std::isinf(values({{"window_bytes", "unlimited"}}).number("window_bytes")));
    }

    void defaultsReadBackAsThemselves()
    {
        for (const ModelInfo& info : modelCatalog())
            for (const ParameterInfo& parameter : info.parameters) {
                const Result<double> read = parseParameter(parameter, defaultText(parameter));
                QVERIFY2(read.has_value(), parameter.name.data());
                QCOMPARE(*read, parameter.defaultValue);
                QVERIFY(!parameter.description.empty());
            }
    }

    void everyKindIsMadeFromItsDefaults()
    {
        for (const ModelInfo& info : modelCatalog()) {
            QVERIFY2(makeModel(modelWith({}, std::string(info.kind))).has_value(), info.kind.data());
            QVERIFY2(!info.title.empty() && !info.description.empty() && !info.citation.empty(),
                     info.kind.data());
        }
    }

    void whatCannotBeReadIsNamedWithItsRemedy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("column");
        const auto row = [](const char* tag, const char* name, const char* value, const char* text,
                            const char* column = "value") {
            QTest::newRow(tag) << QString::fromUtf8(name) << QString::fromUtf8(value)
                               << QString::fromUtf8("model 'm': ") + QString::fromUtf8(text)
                               << QString::fromUtf8(column);
        };
        row("word for number", "epsilon", "small",
            "parameter 'epsilon': 'small' is not a number; write a number from 0 to 1");
        row("no value", "epsilon", " ", "parameter 'epsilon' has no value; write a number from 0 to 1");
        row("too great", "epsilon", "1.5",
            "parameter 'epsilon': '1.5' is out of range; write a number from 0 to 1");
        row("negative percent", "epsilon", "-5 %",
            "parameter 'epsilon': '-5 %' is out of range; write a number from 0 to 1");
        row("not finite", "epsilon", "nan",
            "parameter 'epsilon': 'nan' is not a number; write a number from 0 to 1");
        row("below the least quantity", "window_bytes", "0 B",
            "parameter 'window_bytes': '0 B' is out of range; write a number with B, kB, MB, GB, TB, PB or KiB, "
            "MiB, GiB, TiB, PiB, such as 10 MB, from 1 B on, or unlimited");
        row("another word", "share", "whole",
            "parameter 'share': 'whole' is not a choice; write real or integer");
        row("misspelt name", "epsilom", "0.1",
            "some-kind has no parameter 'epsilom'; did you mean 'epsilon'?", "name");
        row("unknown name", "temperature", "3",
            "some-kind has no parameter 'temperature'; it takes epsilon, window_bytes and share", "name");
    }

    void whatCannotBeReadIsNamedWithItsRemedy()
    {
        QFETCH(QString, name);
        QFETCH(QString, value);
        QFETCH(QString, text);
        QFETCH(QString, column);
        IssueList issues;
        const Model model = modelWith({{"share", "integer"}, {name.toStdString(), value.toStdString()}});
        if (name != QLatin1String("share")) {
            const ParameterValues read = readParameters(model, kParameters, 3, issues);
            QCOMPARE(read.number("epsilon"), 0.05); // what cannot be read keeps its default
            QCOMPARE(read.choice("share"), std::string_view("integer"));
        } else {
            (void)readParameters(modelWith({{"epsilon", "0"}, model.parameters[1]}), kParameters, 3, issues);
        }
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(issues[0].text), text);
        QCOMPARE(issues[0].severity, Severity::error);
        QVERIFY((issues[0].location ==
                 Location{TableRef{TableKind::modelParameters, 3}, 1, column.toStdString(), 0}));
    }

    void aParameterGivenTwiceIsAnError()
    {
        IssueList issues;
        (void)readParameters(modelWith({{"epsilon", "0"}, {"epsilon", "0.1"}}), kParameters, 0, issues);
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(issues[0].text, std::string("model 'm': parameter 'epsilon' is given twice; remove one"));
        QVERIFY((issues[0].location == Location{TableRef{TableKind::modelParameters, 0}, 1, "name", 0}));
    }

    void aModelWithABadParameterIsNotMade()
    {
        const auto made = makeModel(modelWith({{"epsilon", "2"}}, "cross-traffic"));
        QVERIFY(!made);
        QCOMPARE(made.error().message, std::string("model 'm': parameter 'epsilon': '2' is out of range; "
                                                   "write a number from 0 to 1"));
    }
};

QTEST_GUILESS_MAIN(TestParameters)
#include "tst_parameters.moc"
