// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/results.h"
#include "app/desktop/sheet/model/column_filter.h"
#include "app/desktop/sheet/model/ordered_sheet.h"
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "core/base/random.h"
#include "tests/app/desktop/every_table.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace contraflow;

namespace {

/** A model's cells as a view would remember them: built from the announcements alone. */
class Mirror
{
public:
    explicit Mirror(SheetModel& model) : m_model(model)
    {
        reload();
        QObject::connect(&model, &QAbstractItemModel::modelReset, &m_context, [this] { reload(); });
        QObject::connect(&model, &QAbstractItemModel::rowsInserted, &m_context,
                         [this](const QModelIndex&, int first, int last) {
                             m_rows.insert(m_rows.begin() + first, static_cast<std::size_t>(last - first + 1),
                                           {});
                             for (int row = first; row <= last; ++row)
                                 read(row);
                         });
        QObject::connect(&model, &QAbstractItemModel::rowsRemoved, &m_context,
                         [this](const QModelIndex&, int first, int last) {
                             m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
                         });
        QObject::connect(&model, &QAbstractItemModel::dataChanged, &m_context,
                         [this](const QModelIndex& first, const QModelIndex& last) {
                             for (int row = first.row(); row <= last.row(); ++row)
                                 read(row);
                         });
    }

    /** Whether nothing changed without being announced. */
    [[nodiscard]] bool isExact() const
    {
        if (static_cast<int>(m_rows.size()) != m_model.rowCount())
            return false;
        for (int row = 0; row < m_model.rowCount(); ++row)
            if (m_rows[static_cast<std::size_t>(row)] != textsOf(row))
                return false;
        return true;
    }

private:
    [[nodiscard]] QStringList textsOf(int row) const
    {
        QStringList texts;
        for (int column = 0; column < m_model.columnCount(); ++column)
            texts.append(m_model.index(row, column).data(SheetModel::FullTextRole).toString());
        return texts;
    }
    void read(int row) { m_rows[static_cast<std::size_t>(row)] = textsOf(row); }
    void reload()
    {
        m_rows.assign(static_cast<std::size_t>(m_model.rowCount()), {});
        for (int row = 0; row < m_model.rowCount(); ++row)
            read(row);
    }

    SheetModel& m_model;
    std::vector<QStringList> m_rows;
    QObject m_context;
};

/** Random edits as people make them: through the sheets, on the lists of objects, and back and forth in time.
 */
class Walker
{
public:
    Walker(std::uint64_t seed, Document& document, Selection& selection,
           const std::vector<std::unique_ptr<OrderedSheet>>& sheets)
        : m_random(seed)
        , m_document(document)
        , m_selection(selection)
        , m_sheets(sheets)
    {}

    void step()
    {
        switch (m_random.below(10)) {
        case 0:
            m_document.undoStack()->undo();
            break;
        case 1:
            m_document.undoStack()->redo();
            break;
        case 2:
            m_selection.setScenario(below(3));
            break;
        case 3:
            changeObjects();
            break;
        case 4:
            changeOrder(*m_sheets[below(m_sheets.size())]);
            break;
        default:
            changeSheet(*m_sheets[below(m_sheets.size())]);
        }
    }

private:
    [[nodiscard]] std::size_t below(std::size_t bound) { return m_random.below(bound); }
    [[nodiscard]] int row(const SheetModel& sheet)
    {
        return static_cast<int>(below(static_cast<std::size_t>(sheet.rowCount())));
    }

    /** Sorts and filters, or gives that up; rows arrive in another order whenever they are ready. */
    void changeOrder(OrderedSheet& sheet)
    {
        if (sheet.columnCount() == 0)
            return; // nothing is compared yet
        const auto column = static_cast<int>(below(static_cast<std::size_t>(sheet.columnCount())));
        switch (below(4)) {
        case 0:
            sheet.setSort({{column, below(2) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder}});
            break;
        case 1:
            sheet.setFilter(rowFilter({{.column = column,
                                        .text = below(2) == 0 ? QStringLiteral("1") : QStringLiteral("e")}})
                                .value());
            break;
        case 2:
            sheet.refresh();
            break;
        default:
            sheet.clearOrder();
        }
    }

    void changeRows(OrderedSheet& sheet, RowRange rows)
    {
        switch (below(4)) {
        case 0:
            (void)sheet.apply(DuplicateRows{{rows}});
            break;
        case 2:
            (void)sheet.apply(MoveRowsTo{{rows}, row(sheet)});
            break;
        case 1:
            (void)sheet.apply(MoveRows{{rows}, below(2) == 0 ? 1 : -1});
            break;
        default: {
            ReorderRows order;
            for (int row = sheet.sheet().dataRowCount(); row > 0; --row)
                order.order.push_back(row - 1);
            (void)sheet.apply(std::move(order));
        }
        }
    }

    void changeSheet(OrderedSheet& sheet)
    {
        if (sheet.rowCount() == 0) {
            (void)sheet.makeOwner();
            return;
        }
        const QStringList texts{QStringLiteral("X1"),         QStringLiteral("12 MB"),
                                QStringLiteral("940 Mbit/s"), QStringLiteral("bad cell"),
                                QStringLiteral("3"),          QStringLiteral("=N*1 MB"),
                                QStringLiteral("N"),          QString()};
        const int first = row(sheet);
        const int count = 1 + static_cast<int>(below(4));
        switch (below(6)) {
        case 2:
            changeRows(sheet, {first, count});
            break;
        case 0:
            (void)sheet.apply(InsertRows{{first, count}});
            break;
        case 1:
            (void)sheet.apply(DeleteRows{{{first, count}, {first + count + 1, 2}}});
            break;
        default: {
            std::vector<CellWrite> writes;
            for (int i = 0; i < count; ++i)
                writes.push_back({first + static_cast<int>(below(5)),
                                  static_cast<int>(below(static_cast<std::size_t>(sheet.columnCount()))),
                                  texts[static_cast<qsizetype>(below(8))]});
            (void)sheet.apply(WriteCells{writes, QStringLiteral("Change")});
        }
        }
    }

    template<typename Row>
    void changeList(TableKind list, const SharedRows<Row>& rows)
    {
        const TableRef table{list, 0};
        const std::size_t first = below(rows.size() + 1);
        if (below(2) == 0 && first < rows.size())
            m_document.submit({"Remove object", {ReplaceRows{table, first, 1, std::vector<Row>{}}}});
        else
            m_document.submit({"Add object", {ReplaceRows{table, first, 0, std::vector<Row>(1 + below(2))}}});
    }

    void changeObjects()
    {
        const Project& project = m_document.project();
        switch (below(6)) {
        case 4:
            changeList(TableKind::models, project.models);
            break;
        case 5:
            changeList(TableKind::mappings, project.mappings);
            break;
        case 0:
            changeList(TableKind::platforms, project.platforms);
            break;
        case 1:
            changeList(TableKind::workloads, project.workloads);
            break;
        case 2:
            changeList(TableKind::measurements, project.measurements);
            break;
        default:
            changeList(TableKind::scenarios, project.scenarios);
        }
    }

    Random m_random;
    Document& m_document;
    Selection& m_selection;
    const std::vector<std::unique_ptr<OrderedSheet>>& m_sheets;
};

} // namespace

class SheetWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void modelsAnnounceEveryChangeExactly_data();
    void modelsAnnounceEveryChangeExactly();
};

void SheetWalkTest::modelsAnnounceEveryChangeExactly_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 10; ++seed)
        QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
}

void SheetWalkTest::modelsAnnounceEveryChangeExactly()
{
    QFETCH(const quint64, seed);
    Document document;
    Selection selection;
    test::openProject(document, test::everyTable());
    Results results(document, selection);
    std::vector<std::unique_ptr<OrderedSheet>> sheets;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    std::vector<std::unique_ptr<Mirror>> mirrors;
    for (const SheetInfo& info : sheetCatalog()) {
        sheets.push_back(std::make_unique<OrderedSheet>(info.make({document, selection, results})));
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            sheets.back().get(), QAbstractItemModelTester::FailureReportingMode::Fatal));
        mirrors.push_back(std::make_unique<Mirror>(*sheets.back()));
    }
    const Project start = document.project();
    Walker walker(seed, document, selection, sheets);
    constexpr int kSteps = 1'000;
    constexpr int kStepsBetweenLooks = 5; // reading all sheets again takes most of the time
    for (int i = 0; i < kSteps; ++i) {
        walker.step();
        QCoreApplication::processEvents();
        if (i % kStepsBetweenLooks == 0)
            for (const auto& mirror : mirrors)
                QVERIFY(mirror->isExact());
    }
    const Project end = document.project();
    document.undoStack()->setIndex(0);
    QVERIFY(document.project() == start);
    document.undoStack()->setIndex(document.undoStack()->count());
    for (const auto& mirror : mirrors)
        QVERIFY(mirror->isExact());
    QTRY_VERIFY(!results.isStale());
    for (const auto& mirror : mirrors)
        QVERIFY(mirror->isExact());
}

QTEST_GUILESS_MAIN(SheetWalkTest)
#include "tst_sheet_walk.moc"
