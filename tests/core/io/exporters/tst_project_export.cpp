// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tolerance.h"
#include "core/io/exporters/project_export.h"
#include "core/io/project/project_file.h"
#include "tests/data_folders.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace contraflow;

namespace {

/** Keeps what is written: the cells of each table as text, row by row. */
class KeptTables : public TableWriter
{
public:
    struct Kept
    {
        std::vector<std::string> keys;
        std::vector<std::vector<TableCell>> rows;
    };

    Result<void> begin(const Table& table) override
    {
        names.push_back(table.name());
        for (const Table::Column& column : table.columns())
            tables[table.name()].keys.push_back(column.key);
        return {};
    }
    Result<void> addRows(const Table& part) override
    {
        for (std::size_t row = 0; row < part.rowCount(); ++row) {
            std::vector<TableCell>& cells = tables[names.back()].rows.emplace_back();
            for (std::size_t column = 0; column < part.columns().size(); ++column)
                cells.push_back(part.cell(row, column));
        }
        return {};
    }
    Result<void> endTable(const std::vector<std::string>&) override { return {}; }
    Result<void> finish() override
    {
        isFinished = true;
        return {};
    }

    std::vector<std::string> names;
    std::map<std::string, Kept> tables;
    bool isFinished = false;
};

Project sample(const char* name)
{
    const auto loaded = readProject(std::string(CONTRAFLOW_SAMPLES "/") + name);
    return loaded ? loaded->project : Project();
}

bool has(const std::vector<std::string>& names, const char* name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

class TestProjectExport : public QObject
{
    Q_OBJECT

private slots:
    void allTablesWithARowAreWritten()
    {
        KeptTables kept;
        const auto outcome = exportTables(sample("two-racks-copper.yaml"), {}, kept);
        QVERIFY(outcome);
        QVERIFY(kept.isFinished);
        for (const char* name : {"scenarios", "results", "bounds", "errors", "nodes", "mapping", "measured"})
            QVERIFY2(has(kept.names, name), name);
        QVERIFY(!has(kept.names, "benchmarks")); // there are none
        QVERIFY(!has(kept.names, "what-if"));    // it takes many predictions
        for (const auto& [name, table] : kept.tables)
            QVERIFY2(!table.rows.empty(), name.c_str());
        QCOMPARE(outcome->tables.size(), kept.names.size());
    }

    void resultsOfAllScenariosAreOneTable()
    {
        KeptTables kept;
        QVERIFY(exportTables(sample("two-racks-copper.yaml"), {.tables = {"results"}}, kept));
        const auto& rows = kept.tables["results"].rows;
        QCOMPARE(rows.size(), std::size_t{15});
        QCOMPARE(*rows.front().front().text(), std::string("copper-tcp"));
        QCOMPARE(*rows.back().front().text(), std::string("copper-fair"));
    }

    void aScenarioBringsOnlyWhatItNames()
    {
        const Project project = sample("tender-128.yaml");
        const std::size_t scenario = indexOfName(project.scenarios, std::string("optical-halo"));
        KeptTables kept;
        QVERIFY(exportTables(
            project, {.tables = {"nodes", "messages", "mapping", "models"}, .scenarios = {scenario}}, kept));
        QCOMPARE(kept.tables["nodes"].rows.size(), std::size_t{8});
        for (const auto& row : kept.tables["nodes"].rows)
            QCOMPARE(*row.front().text(), std::string("optical"));
        QCOMPARE(kept.tables["messages"].rows.size(), std::size_t{608});
        QCOMPARE(kept.tables["mapping"].rows.size(), std::size_t{128});
        QCOMPARE(kept.tables["models"].rows.size(), std::size_t{1});
    }

    void chosenColumnsComeInTheirOrder()
    {
        KeptTables kept;
        QVERIFY(exportTables(sample("two-racks-copper.yaml"),
                             {.tables = {"results"}, .columns = {"time_s", "message"}}, kept));
        const std::vector<std::string> keys{"time_s", "message"};
        QVERIFY(kept.tables["results"].keys == keys);
        QCOMPARE(*kept.tables["results"].rows.front()[1].text(), std::string("e1"));
        QVERIFY(kept.tables["results"].rows.front()[0].number());
    }

    void aColumnThatIsNotThereIsNamed()
    {
        KeptTables kept;
        const auto outcome = exportTables(sample("two-racks-copper.yaml"),
                                          {.tables = {"results"}, .columns = {"tims_s"}}, kept);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::notFound);
        QVERIFY(outcome.error().message.find("did you mean 'time_s'?") != std::string::npos);
        QVERIFY(!kept.isFinished);
    }

    void anExportThatIsCancelledIsNotFinished()
    {
        std::stop_source stop;
        stop.request_stop();
        ExportRequest request;
        request.run.stop = stop.get_token();
        KeptTables kept;
        const auto outcome = exportTables(sample("two-racks-copper.yaml"), request, kept);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::cancelled);
        QVERIFY(!kept.isFinished);
    }

    void namedTablesWithoutARowMayBeLeftOut()
    {
        ExportRequest request;
        request.tables = {"scenarios", "benchmarks"};
        KeptTables written;
        QVERIFY(exportTables(sample("two-racks-copper.yaml"), request, written));
        QVERIFY(has(written.names, "benchmarks"));
        request.emptyTables = ExportRequest::EmptyTables::leaveOut;
        KeptTables leftOut;
        QVERIFY(exportTables(sample("two-racks-copper.yaml"), request, leftOut));
        QVERIFY(!has(leftOut.names, "benchmarks"));
    }

    void pricesAreTakenApartWithTheirCounts()
    {
        KeptTables kept;
        QVERIFY(exportTables(sample("tender-256.yaml"), {.tables = {"prices"}}, kept));
        const auto& rows = kept.tables["prices"].rows;
        // Nodes, switches, the core switch, links, three items and the energy of nodes, switches and the core
        // switch of three platforms.
        QCOMPARE(rows.size(), std::size_t{30});
        QCOMPARE(*rows[0][2].number(), 256.0);
        QCOMPARE(*rows[0][4].number(), 256 * 210.0);
        const double purchase = 256 * 210.0 + 16 * 7900 + 31000 + 16 * 1400 + 256 * 28;
        const double watts = 256 * 11.0 + 16 * 210 + 650;
        const double yearly = 17 * 180.0 + 9000 + watts / 1000 * 8760 * 1.3 * 0.28;
        QVERIFY(nearlyEqual(*rows[0][6].number(), purchase + 5 * yearly));
        double sum = 0;
        for (std::size_t row = 0; row < 10; ++row)
            sum += *rows[row][4].number();
        QVERIFY(nearlyEqual(sum, purchase + 5 * yearly));
    }

    void aPlatformWithOnePriceHasARow()
    {
        KeptTables kept;
        QVERIFY(exportTables(sample("tender-128.yaml"), {.tables = {"prices"}}, kept));
        QVERIFY(!kept.tables["prices"].rows.empty());
        Project project = sample("two-racks-copper.yaml");
        Platform platform = project.platforms[0];
        platform.price = "98000 EUR";
        project.platforms.replace(0, 1, {platform});
        KeptTables one;
        QVERIFY(exportTables(project, {.tables = {"prices"}}, one));
        QCOMPARE(one.tables["prices"].rows.size(), std::size_t{1});
        QCOMPARE(*one.tables["prices"].rows[0][6].number(), 98000.0);
    }

    void pricesAreAmountsWithTheirCurrency()
    {
        KeptTables kept;
        QVERIFY(exportTables(sample("tender-128.yaml"), {.tables = {"platforms"}}, kept));
        const auto& copper = kept.tables["platforms"].rows.front();
        QCOMPARE(*copper[6].number(), 69'120.0); // 128 nodes and 8 uplinks
        QCOMPARE(*copper[7].text(), std::string("EUR"));
    }
};

QTEST_GUILESS_MAIN(TestProjectExport)
#include "tst_project_export.moc"
