// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/results.h"
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "app/desktop/style/language.h"
#include "app/desktop/style/text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/project/project_file.h"
#include "core/sharing/kind_title.h"
#include "tests/app/desktop/open_project.h"
#include "tests/data_folders.h"
#include "tests/support/builders.h"

#include <QTest>

#include <cmath>
#include <cstdint>
#include <memory>
#include <set>

using namespace contraflow;

class SheetModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { installLanguage("en"); }
    void cellsShowFewDigitsAndEditAll();
    void aBlankRowFollowsTheDataAndTypingThereMakesARow();
    void aRejectedCellKeepsItsTextAndSaysWhy();
    void issuesOfTheProjectMarkTheirCell();
    void marksMoveWithTheirRows();
    void stepsAreNamedAfterWhatTheyDo();
    void writingWhatIsThereAlreadyIsNoStep();
    void manyCellsAreOneStepAndAddRows();
    void renamingANodeRenamesItWhereverItIsNamed();
    void deletingNodesTakesTheirMessagesInOneStep();
    void theSheetsFollowTheScenario();
    void aMissingTableCanBeMade();
    void resultsHaveARateForEveryStepOfTableOne();
    void measuredTimesBringAnErrorColumn();
    void resultsAreRowsOfTheMessageTable();
    void furtherColumnsOfTheFileAreShown();
    void everyKindOfTheCatalogueIsOfferedForAModel();
    void renamingAModelRenamesItInTheScenarios();
    void parametersOfAModelAreOneCell();
    void theModelOfTheScenarioHasASheetOfItsParameters();
    void aPolicyIsNamedAsInTheFile();
    void whatACellCannotKeepIsRefusedWithAReason();
    void aPlatformHasItsRoutingAndPrice();
    void workloadsAndMeasurementsAreListed();
    void whatIsShownCanBeTyped_data();
    void whatIsShownCanBeTyped();

private:
    [[nodiscard]] std::unique_ptr<SheetModel> make(const char* key)
    {
        return sheetInfo(key).make({*m_document, *m_selection, *m_results});
    }
    [[nodiscard]] static QString text(const SheetModel& sheet, int row, const char* key,
                                      int role = Qt::DisplayRole)
    {
        return sheet.index(row, sheet.columnOf(key)).data(role).toString();
    }
    static bool type(SheetModel& sheet, int row, const char* key, const char* text)
    {
        return sheet.setData(sheet.index(row, sheet.columnOf(key)), QString::fromUtf8(text), Qt::EditRole);
    }
    [[nodiscard]] const MessageRow& message(std::size_t row) const
    {
        return m_document->project().workloads[0].messages[row];
    }
    [[nodiscard]] QString lastStep() const { return m_document->undoStack()->undoText(); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Results> m_results;
};

void SheetModelsTest::init()
{
    m_results.reset();
    m_selection = std::make_unique<Selection>();
    m_document = std::make_unique<Document>();
    test::openProject(*m_document, test::tableOne());
    m_results = std::make_unique<Results>(*m_document, *m_selection);
    QTRY_VERIFY(!m_results->isStale());
}

void SheetModelsTest::cellsShowFewDigitsAndEditAll()
{
    const auto sheet = make("messages");
    QVERIFY(type(*sheet, 0, "start", "0.26255319148 s"));
    QCOMPARE(text(*sheet, 0, "start"), QStringLiteral("0.2626 s"));
    QCOMPARE(text(*sheet, 0, "start", Qt::EditRole), QStringLiteral("0.26255319148 s"));
    QCOMPARE(text(*sheet, 0, "start", SheetModel::FullTextRole), QStringLiteral("0.26255319148 s"));
    QVERIFY(type(*sheet, 0, "size", "123456 B"));
    QCOMPARE(text(*sheet, 0, "size"), QStringLiteral("123\u00a0456 B"));
    QCOMPARE(text(*sheet, 0, "size", Qt::EditRole), QStringLiteral("123456 B"));
}

void SheetModelsTest::aBlankRowFollowsTheDataAndTypingThereMakesARow()
{
    const auto sheet = make("messages");
    QCOMPARE(sheet->rowCount(), 6);
    QCOMPARE(sheet->dataRowCount(), 5);
    QVERIFY(type(*sheet, 5, "size", ""));
    QCOMPARE(sheet->dataRowCount(), 5);
    QVERIFY(type(*sheet, 5, "id", " e6 "));
    QCOMPARE(sheet->rowCount(), 7);
    QCOMPARE(message(5).id, std::string("e6"));
    QCOMPARE(text(*sheet, 6, "id"), QString());
    QCOMPARE(lastStep(), QStringLiteral("Insert message"));
}

void SheetModelsTest::aRejectedCellKeepsItsTextAndSaysWhy()
{
    const auto sheet = make("messages");
    QVERIFY(type(*sheet, 0, "size", "12 parsecs"));
    QCOMPARE(text(*sheet, 0, "size"), QStringLiteral("12 parsecs"));
    const QModelIndex cell = sheet->index(0, sheet->columnOf("size"));
    QVERIFY(cell.data(SheetModel::RejectedRole).toBool());
    QCOMPARE(cell.data(SheetModel::SeverityRole).toInt(), static_cast<int>(Severity::error));
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("parsecs")));
    QVERIFY(type(*sheet, 0, "size", "12 MB"));
    QVERIFY(!cell.data(SheetModel::RejectedRole).toBool());
    QVERIFY(!cell.data(SheetModel::SeverityRole).isValid());
}

void SheetModelsTest::issuesOfTheProjectMarkTheirCell()
{
    const auto sheet = make("messages");
    QVERIFY(type(*sheet, 2, "destination", "nowhere"));
    const QModelIndex cell = sheet->index(2, sheet->columnOf("destination"));
    QTRY_COMPARE(cell.data(SheetModel::SeverityRole), QVariant(static_cast<int>(Severity::error)));
    QVERIFY(cell.data(SheetModel::ReasonRole).toString().contains(QStringLiteral("nowhere")));
    QVERIFY(!cell.data(SheetModel::RejectedRole).toBool());
    m_document->undoStack()->undo();
    QTRY_VERIFY(!cell.data(SheetModel::SeverityRole).isValid());
}

void SheetModelsTest::marksMoveWithTheirRows()
{
    const auto sheet = make("messages");
    QVERIFY(type(*sheet, 2, "destination", "nowhere"));
    QTRY_VERIFY(!m_results->isStale());
    QVERIFY(sheet->apply(InsertRows{{0, 2}}));
    // At once, before new issues are known.
    QVERIFY(m_results->isStale());
    QVERIFY(sheet->index(4, sheet->columnOf("destination")).data(SheetModel::SeverityRole).isValid());
    QVERIFY(!sheet->index(2, sheet->columnOf("destination")).data(SheetModel::SeverityRole).isValid());
}

void SheetModelsTest::stepsAreNamedAfterWhatTheyDo()
{
    const auto sheet = make("messages");
    type(*sheet, 0, "size", "40 MB");
    QCOMPARE(lastStep(), QStringLiteral("Change Size of e1"));
    sheet->apply(InsertRows{{1, 3}});
    QCOMPARE(lastStep(), QStringLiteral("Insert 3 messages"));
    sheet->apply(DeleteRows{{{1, 3}}});
    QCOMPARE(lastStep(), QStringLiteral("Delete 3 messages"));
    sheet->apply(DeleteRows{{{1, 1}}});
    QCOMPARE(lastStep(), QStringLiteral("Delete message e2"));
    type(*sheet, 0, "id", "first");
    QCOMPARE(lastStep(), QStringLiteral("Rename message e1 to first"));
}

void SheetModelsTest::writingWhatIsThereAlreadyIsNoStep()
{
    const auto sheet = make("messages");
    QVERIFY(type(*sheet, 0, "id", "e1"));
    QVERIFY(!m_document->undoStack()->canUndo());
}

void SheetModelsTest::manyCellsAreOneStepAndAddRows()
{
    const auto sheet = make("messages");
    const Project before = m_document->project();
    std::vector<CellWrite> writes;
    for (int row = 3; row < 9; ++row) {
        writes.push_back({row, 0, QStringLiteral("p%1").arg(row)});
        writes.push_back({row, 3, QStringLiteral("%1 MB").arg(row)});
    }
    QVERIFY(sheet->apply(WriteCells{writes, QStringLiteral("Paste 12 cells")}));
    QCOMPARE(sheet->dataRowCount(), 9);
    QCOMPARE(message(3).id, std::string("p3"));
    QCOMPARE(message(8).size.value().value, 8e6);
    QCOMPARE(message(3).source, before.workloads[0].messages[3].source);
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QVERIFY(m_document->project() == before);
}

void SheetModelsTest::renamingANodeRenamesItWhereverItIsNamed()
{
    const auto sheet = make("nodes");
    const QString old = text(*sheet, 0, "name", Qt::EditRole);
    QCOMPARE(old, QStringLiteral("X[1-3]"));
    QVERIFY(type(*sheet, 0, "name", "Z[1-3]"));
    for (const MessageRow& row : m_document->project().workloads[0].messages) {
        QVERIFY(row.source.view().front() != 'X');
        QVERIFY(row.destination.view().front() != 'X');
    }
    QCOMPARE(m_document->undoStack()->count(), 1);
    QTRY_VERIFY(!m_results->isStale());
    QCOMPARE(m_results->current()->prediction->timeline.messages.size(), 5U);
}

void SheetModelsTest::deletingNodesTakesTheirMessagesInOneStep()
{
    const auto sheet = make("nodes");
    const Project before = m_document->project();
    QVERIFY(sheet->apply(DeleteRows{{{0, 1}, {1, 1}}}));
    QCOMPARE(sheet->dataRowCount(), 0);
    QVERIFY(m_document->project().workloads[0].messages.empty());
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QVERIFY(m_document->project() == before);
}

void SheetModelsTest::theSheetsFollowTheScenario()
{
    Workload other;
    other.name = "other";
    other.messages.append(test::message("only", "X1", "Y1", 1));
    Scenario scenario = m_document->project().scenarios[0];
    scenario.name = "second";
    scenario.workload = "other";
    QVERIFY(m_document->submit(
        {"Add",
         {ReplaceRows{TableRef{TableKind::workloads, 0}, 1, 0, std::vector<Workload>{other}},
          ReplaceRows{TableRef{TableKind::scenarios, 0}, 1, 0, std::vector<Scenario>{scenario}}}}));
    const auto sheet = make("messages");
    QCOMPARE(sheet->dataRowCount(), 5);
    m_selection->setScenario(1);
    QCOMPARE(sheet->dataRowCount(), 1);
    QCOMPARE(sheet->ownerText(), QStringLiteral("Workload other"));
    m_selection->setScenario(0);
    QCOMPARE(sheet->dataRowCount(), 5);
    const auto scenarios = make("scenarios");
    QVERIFY(type(*scenarios, 0, "workload", "other"));
    QCOMPARE(sheet->dataRowCount(), 1);
    m_document->undoStack()->undo();
    QCOMPARE(sheet->dataRowCount(), 5);
}

void SheetModelsTest::aMissingTableCanBeMade()
{
    const auto sheet = make("measured");
    QCOMPARE(sheet->rowCount(), 0);
    QVERIFY(!sheet->emptyText().isEmpty());
    QVERIFY(!sheet->fillText().isEmpty());
    QVERIFY(sheet->makeOwner());
    QCOMPARE(sheet->rowCount(), 1);
    QCOMPARE(m_document->undoStack()->count(), 1);
    const auto mapping = make("mapping");
    QVERIFY(mapping->makeOwner());
    QCOMPARE(m_document->project().scenarios[0].mapping, m_document->project().mappings[0].name);
    m_document->reset({}, {});
    for (const char* key : {"messages", "nodes", "mapping"}) {
        const auto empty = make(key);
        QVERIFY(empty->makeOwner());
        QCOMPARE(empty->rowCount(), 1);
    }
}

void SheetModelsTest::resultsHaveARateForEveryStepOfTableOne()
{
    const auto sheet = make("results");
    QCOMPARE(sheet->rowCount(), 5);
    QVERIFY(!sheet->isEditable());
    QCOMPARE(m_results->current()->prediction->timeline.stepCount(), 2U);
    // zhu-2014, Table I: 313.3, 626.6 and 470 Mbit/s.
    const int firstRate = sheet->columnOf("rate1");
    QVERIFY(firstRate > 0);
    QVERIFY(sheet->columnOf("rate2") > 0);
    QCOMPARE(sheet->columnOf("rate3"), -1);
    QStringList rates;
    for (int row = 0; row < 5; ++row)
        rates.append(text(*sheet, row, "rate1"));
    QVERIFY2(rates.contains(QStringLiteral("313.3 Mbit/s")), qPrintable(rates.join(QStringLiteral(", "))));
    QVERIFY2(rates.contains(QStringLiteral("626.7 Mbit/s")), qPrintable(rates.join(QStringLiteral(", "))));
    QVERIFY(sheet->index(0, firstRate).data(SheetModel::ComputedRole).toBool());
}

void SheetModelsTest::measuredTimesBringAnErrorColumn()
{
    const auto results = make("results");
    QCOMPARE(results->columnOf("error_pct"), -1);
    const auto measured = make("measured");
    QVERIFY(measured->makeOwner());
    const double predicted = m_results->current()->prediction->timeline.messages[0].time();
    QVERIFY(type(*measured, 0, "message", "e1"));
    QVERIFY(type(*measured, 0, "mean", (numberText(predicted * 2) + " s").c_str()));
    QTRY_VERIFY(results->columnOf("error_pct") > 0);
    QCOMPARE(text(*results, 0, "error_pct"), QStringLiteral("-50.0 %"));
    QCOMPARE(text(*results, 1, "error_pct"), QString());
}

void SheetModelsTest::resultsAreRowsOfTheMessageTable()
{
    const auto messages = make("messages");
    const auto results = make("results");
    QVERIFY(type(*messages, 1, "size", "none"));
    QTRY_COMPARE(results->rowCount(), 4);
    QCOMPARE(text(*results, 1, "message"), QStringLiteral("e3"));
    const SelectedItem e3{TableRef{TableKind::messages, 0}, 2, SelectedItem::kWholeRow};
    QVERIFY(results->itemAt(1) == e3);
    QCOMPARE(results->rowOf(e3), 1);
    QCOMPARE(results->rowOf({TableRef{TableKind::messages, 0}, 1, SelectedItem::kWholeRow}), -1);
}

void SheetModelsTest::furtherColumnsOfTheFileAreShown()
{
    Workload workload = m_document->project().workloads[0];
    workload.extraColumns = {"note"};
    QVERIFY(m_document->submit(
        {"Add column",
         {ReplaceRows{TableRef{TableKind::workloads, 0}, 0, 1, std::vector<Workload>{workload}}}}));
    const auto sheet = make("messages");
    QVERIFY(sheet->columnOf("note") > 0);
    QVERIFY(type(*sheet, 1, "note", "halo exchange"));
    QCOMPARE(message(1).extras.all(), std::vector<std::string>{"halo exchange"});
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QCOMPARE(sheet->columnOf("note"), -1);
}

void SheetModelsTest::everyKindOfTheCatalogueIsOfferedForAModel()
{
    const auto sheet = make("models");
    QCOMPARE(sheet->dataRowCount(), 1);
    const QModelIndex cell = sheet->index(0, sheet->columnOf("kind"));
    const QStringList titles = cell.data(SheetModel::ChoicesRole).toStringList();
    QCOMPARE(titles.size(), static_cast<qsizetype>(modelCatalog().size()));
    for (const ModelInfo& info : modelCatalog()) {
        const QString title = qtText(kindTitle(info.kind));
        QVERIFY2(titles.contains(title), qPrintable(title));
        for (const QByteArray& typed : {qtText(info.kind).toUtf8(), title.toUtf8()}) {
            type(*sheet, 0, "kind", "no such kind");
            QVERIFY(type(*sheet, 0, "kind", typed));
            QCOMPARE(m_document->project().models[0].kind, std::string(info.kind));
            QCOMPARE(text(*sheet, 0, "kind"), title);
            QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(qtText(info.kind)));
        }
    }
    QVERIFY(type(*sheet, 0, "kind", "asymmetric"));
    QVERIFY(type(*sheet, 0, "kind", "no such kind"));
    QTRY_COMPARE(cell.data(SheetModel::SeverityRole), QVariant(static_cast<int>(Severity::error)));
    QVERIFY(cell.data(SheetModel::ReasonRole).toString().contains(QStringLiteral("no such kind")));
    m_document->undoStack()->undo();
    QCOMPARE(m_document->project().models[0].kind, std::string("asymmetric"));
    QTRY_VERIFY(!cell.data(SheetModel::SeverityRole).isValid());
}

void SheetModelsTest::renamingAModelRenamesItInTheScenarios()
{
    const auto sheet = make("models");
    const std::string before = m_document->project().scenarios[0].model;
    QVERIFY(type(*sheet, 0, "name", "other"));
    QCOMPARE(m_document->project().models[0].name, std::string("other"));
    QCOMPARE(m_document->project().scenarios[0].model, std::string("other"));
    m_document->undoStack()->undo();
    QCOMPARE(m_document->project().scenarios[0].model, before);
}

void SheetModelsTest::parametersOfAModelAreOneCell()
{
    const auto sheet = make("models");
    QVERIFY(type(*sheet, 0, "parameters", "alpha=0.5 ;beta = 2 MB; ;gamma"));
    const auto& rows = m_document->project().models[0].parameters;
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[0].name, std::string("alpha"));
    QCOMPARE(rows[0].value, std::string("0.5"));
    QCOMPARE(rows[1].value, std::string("2 MB"));
    QCOMPARE(rows[2].value, std::string());
    QCOMPARE(text(*sheet, 0, "parameters"), QStringLiteral("alpha = 0.5; beta = 2 MB; gamma"));
    QVERIFY(type(*sheet, 0, "parameters", ""));
    QVERIFY(m_document->project().models[0].parameters.empty());
}

void SheetModelsTest::theModelOfTheScenarioHasASheetOfItsParameters()
{
    const auto models = make("models");
    const auto sheet = make("modelParameters");
    for (const ModelInfo& info : modelCatalog()) {
        QVERIFY(type(*models, 0, "kind", std::string(info.kind).c_str()));
        const QStringList offered =
            sheet->index(0, sheet->columnOf("name")).data(SheetModel::ChoicesRole).toStringList();
        QCOMPARE(static_cast<std::size_t>(offered.size()), info.parameters.size());
    }
    QVERIFY(type(*sheet, 0, "name", "no such parameter"));
    QCOMPARE(m_document->project().models[0].parameters[0].name, std::string("no such parameter"));
    QCOMPARE(text(*models, 0, "parameters"), QStringLiteral("no such parameter"));
    const QModelIndex cell = sheet->index(0, sheet->columnOf("name"));
    QTRY_COMPARE(cell.data(SheetModel::SeverityRole), QVariant(static_cast<int>(Severity::error)));
    QVERIFY(sheet->apply(DeleteRows{{{0, 1}}}));
    QVERIFY(m_document->project().models[0].parameters.empty());
}

void SheetModelsTest::aPolicyIsNamedAsInTheFile()
{
    const auto sheet = make("mappings");
    QCOMPARE(sheet->dataRowCount(), 0);
    QVERIFY(type(*sheet, 0, "name", "map"));
    QCOMPARE(text(*sheet, 0, "policy"), QStringLiteral("by-hand"));
    QCOMPARE(text(*sheet, 0, "seed"), QStringLiteral("1"));
    QVERIFY(type(*sheet, 0, "policy", "random"));
    QVERIFY(type(*sheet, 0, "seed", "18446744073709551615"));
    const auto mapping = [this]() -> const Mapping& { return m_document->project().mappings[0]; };
    QCOMPARE(mapping().policy, MappingPolicy::random);
    QCOMPARE(mapping().seed, ~std::uint64_t{0});
    QVERIFY(type(*sheet, 0, "policy", ""));
    QCOMPARE(mapping().policy, MappingPolicy::byHand);
    for (const QString& name :
         sheet->index(0, sheet->columnOf("policy")).data(SheetModel::ChoicesRole).toStringList()) {
        QVERIFY(type(*sheet, 0, "policy", name.toUtf8().constData()));
        QCOMPARE(text(*sheet, 0, "policy"), name);
    }
}

void SheetModelsTest::whatACellCannotKeepIsRefusedWithAReason()
{
    const auto sheet = make("mappings");
    QVERIFY(type(*sheet, 0, "name", "map"));
    QStringList reasons;
    connect(m_document.get(), &Document::editRefused, this,
            [&reasons](const QString& reason) { reasons.append(reason); });
    const quint64 revision = m_document->revision();
    QVERIFY(!type(*sheet, 0, "policy", "by chance"));
    QVERIFY(!type(*sheet, 0, "seed", "-3"));
    // One bad cell of a paste refuses all of it.
    QVERIFY(!sheet->apply(WriteCells{{{0, sheet->columnOf("name"), QStringLiteral("other")},
                                      {0, sheet->columnOf("seed"), QStringLiteral("x")}},
                                     QStringLiteral("Paste")}));
    QCOMPARE(m_document->revision(), revision);
    QCOMPARE(reasons.size(), 3);
    QVERIFY(reasons.at(0).contains(QStringLiteral("by chance")));
    QVERIFY(reasons.at(0).contains(QStringLiteral("round-robin-per-node")));
    QVERIFY(reasons.at(1).contains(QStringLiteral("-3")));
}

void SheetModelsTest::aPlatformHasItsRoutingAndPrice()
{
    const auto sheet = make("platforms");
    QCOMPARE(text(*sheet, 0, "routing"), QStringLiteral("shortest"));
    QVERIFY(type(*sheet, 0, "routing", "ecmp-hash"));
    QVERIFY(type(*sheet, 0, "local_bandwidth", "40 Gbit/s"));
    const Platform& platform = m_document->project().platforms[0];
    QCOMPARE(platform.routing, RoutingRule::ecmpHash);
    QCOMPARE(platform.localBandwidth.value().value, 5e9);
    QVERIFY(!platform.nodes.empty());
    QVERIFY(type(*sheet, 0, "price", "much"));
    const QModelIndex cell = sheet->index(0, sheet->columnOf("price"));
    QTRY_COMPARE(cell.data(SheetModel::SeverityRole), QVariant(static_cast<int>(Severity::error)));
    QVERIFY(type(*sheet, 0, "price", "18000 EUR"));
    QTRY_VERIFY(!cell.data(SheetModel::SeverityRole).isValid());
}

void SheetModelsTest::workloadsAndMeasurementsAreListed()
{
    const auto workloads = make("workloads");
    QVERIFY(type(*workloads, 0, "name", "panels"));
    QCOMPARE(m_document->project().scenarios[0].workload, std::string("panels"));
    QVERIFY(workloads->apply(DuplicateRows{{{0, 1}}}));
    QCOMPARE(m_document->project().workloads.size(), 2U);
    QVERIFY(m_document->project().workloads[1].name != "panels");
    QVERIFY(m_document->project().workloads[1].messages == m_document->project().workloads[0].messages);

    const auto measurements = make("measurements");
    QVERIFY(type(*measurements, 0, "name", "testbed"));
    QCOMPARE(measurements->index(0, measurements->columnOf("scenario"))
                 .data(SheetModel::ChoicesRole)
                 .toStringList(),
             QStringList{QString::fromStdString(m_document->project().scenarios[0].name)});
    QVERIFY(type(*measurements, 0, "scenario", m_document->project().scenarios[0].name.c_str()));
    const auto measured = make("measured");
    QCOMPARE(measured->table(), (TableRef{TableKind::times, 0}));
    QVERIFY(measurements->apply(DeleteRows{{{0, 1}}}));
    QVERIFY(m_document->project().measurements.empty());
}

void SheetModelsTest::whatIsShownCanBeTyped_data()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : kLanguages)
        QTest::newRow(language.code) << QString::fromLatin1(language.code);
}

/** Every cell of every sheet that can be edited. */
void SheetModelsTest::whatIsShownCanBeTyped()
{
    QFETCH(const QString, language);
    installLanguage(language.toStdString());
    test::openProject(*m_document,
                      readProject(CONTRAFLOW_TEST_DATA "/document/everything.yaml").value().project);
    const Project project = m_document->project();
    std::set<std::pair<QString, QString>> columns; // of which a value was typed
    const auto walk = [&](const SheetInfo& info) {
        const auto sheet = info.make({*m_document, *m_selection, *m_results});
        for (int i = 0; i < sheet->dataRowCount() * sheet->columnCount(); ++i) {
            const int row = i / sheet->columnCount();
            const int column = i % sheet->columnCount();
            const QPersistentModelIndex cell = sheet->index(row, column);
            const QString shown = cell.data().toString();
            if (shown.isEmpty() || cell.data(SheetModel::RejectedRole).toBool())
                continue;
            const QString title = sheet->headerData(column, Qt::Horizontal).toString();
            const QByteArray what = QStringLiteral("%1, row %2, %3: %4")
                                        .arg(QLatin1String(info.key))
                                        .arg(row)
                                        .arg(title, shown)
                                        .toUtf8();
            const auto type = [&](const QString& text) {
                return sheet->apply(WriteCells{{{row, column, {}}}, {}}) &&
                       sheet->apply(WriteCells{{{row, column, text}}, {}});
            };
            const QVariant value = cell.data(SheetModel::SortRole);
            const QString typed = cell.data(Qt::EditRole).toString();
            QVERIFY2(type(typed) && cell.data(SheetModel::SortRole) == value, what);
            QCOMPARE(cell.data(Qt::EditRole).toString(), typed);
            // What is read has the digits that are shown.
            QVERIFY2(type(shown) && !cell.data(SheetModel::RejectedRole).toBool(), what);
            QCOMPARE(cell.data().toString(), shown);
            const QVariant again = cell.data(SheetModel::SortRole);
            if (value.typeId() == QMetaType::Double)
                QVERIFY2(std::abs(again.toDouble() - value.toDouble()) <= 1e-3 * value.toDouble(), what);
            else
                QVERIFY2(again == value, what);
            columns.emplace(QString::fromLatin1(info.key), title);
            m_document->undoStack()->setIndex(0);
            QVERIFY2(m_document->project() == project, what);
        }
    };
    for (std::size_t scenario = 0; scenario < project.scenarios.size(); ++scenario) {
        m_selection->setScenario(scenario);
        for (const SheetInfo& info : sheetCatalog())
            if (info.table)
                walk(info);
    }
    QVERIFY2(columns.size() > 90, QByteArray::number(static_cast<int>(columns.size())));
}

QTEST_GUILESS_MAIN(SheetModelsTest)
#include "tst_sheet_models.moc"
