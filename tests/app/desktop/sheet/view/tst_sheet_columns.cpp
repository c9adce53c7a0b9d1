// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/open_project.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include "app/desktop/sheet/view/cell_delegate.h"
#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/column_layout.h"

#include <QCompleter>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QMenu>

using namespace contraflow;

/** Sort, filter, units and width of columns, and what is shown of a selection. */
class SheetColumnsTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        setUp();
        m_before = m_document->project();
        view().sheet().apply(WriteCells{{{0, kSize, QStringLiteral("3 MB")},
                                         {1, kSize, QStringLiteral("20 kB")},
                                         {2, kSize, QStringLiteral("1 GB")},
                                         {3, kSize, QStringLiteral("2 MB")},
                                         {4, kSize, QString()}},
                                        QStringLiteral("Sizes")});
    }
    void cleanup() { tearDown(); }

    void sortingLeavesTheDocumentAlone();
    void theOrderCanBeAppliedToTheDocument();
    void aCellIsEditedWhereItIsShown();
    void rowNumbersAreThoseOfTheDocument();
    void aFilterShowsSomeRows();
    void aFilteredSheetSaysHowManyRowsItShows();
    void aFilterThatLetsNothingPassCanBeTakenAway();
    void aMarkedColumnKeepsItsTitle();
    void titlesFitWhereTheyAreBold();
    void pastingOnAFilteredSheetGoesToShownRows();
    void theSelectionSurvivesSorting();
    void theHeaderOpensTheMenu();
    void theFilterPopupAsksForACondition();
    void aColumnIsShownInAnotherUnit();
    void columnsAreHiddenAndShown();
    void columnSettingsComeBack();
    void settingsThatFitNothingAreLeftOut();
    void anIssueInAHiddenRowShowsIt();
    void selectedCellsAreSummedUp();
    void namesAreCompleted();
    void whatIsTypedIsJudgedAtOnce();

private:
    void sort(Qt::SortOrder order = Qt::AscendingOrder)
    {
        view().columns().sort(kSize, order);
        QTRY_VERIFY(!view().sheet().isOrdering());
    }
    void filter(const ColumnFilter& filter)
    {
        view().columns().setFilter(filter);
        QTRY_VERIFY(!view().sheet().isOrdering());
    }
    /** What a cell looks like: the text that the delegate draws. */
    [[nodiscard]] QString drawn(int row, int column) const
    {
        QStyleOptionViewItem option;
        const QModelIndex index = view().model()->index(row, column);
        qobject_cast<CellDelegate*>(view().itemDelegate())->initStyleOption(&option, index);
        return option.text;
    }

    Project m_before;
};

void SheetColumnsTest::sortingLeavesTheDocumentAlone()
{
    const int steps = undoSteps();
    sort();
    QCOMPARE(column(kId), QStringLiteral("e2 e4 e1 e3 e5"));
    sort(Qt::DescendingOrder);
    QCOMPARE(column(kId), QStringLiteral("e3 e1 e4 e2 e5"));
    QCOMPARE(undoSteps(), steps);
    QCOMPARE(messages()[0].id, std::string("e1"));
    view().columns().clearSort();
    QTRY_COMPARE(column(kId), QStringLiteral("e1 e2 e3 e4 e5"));
}

void SheetColumnsTest::theOrderCanBeAppliedToTheDocument()
{
    sort();
    view().columns().applyOrder();
    QCOMPARE(messages()[0].id, std::string("e2"));
    QCOMPARE(messages()[4].id, std::string("e5"));
    QVERIFY(view().sheet().sort().empty());
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Order 5 messages"));
    undo();
    undo();
    QVERIFY(m_document->project() == m_before);
}

void SheetColumnsTest::aCellIsEditedWhereItIsShown()
{
    sort();
    click(0, kId);
    type(QStringLiteral("smallest"));
    press(Qt::Key_Return);
    QCOMPARE(messages()[1].id, std::string("smallest"));
    // Edited rows stay until they are sorted again.
    click(0, kSize);
    type(QStringLiteral("5 GB"));
    press(Qt::Key_Return);
    QCOMPARE(cell(0, kId), QStringLiteral("smallest"));
    view().columns().refresh();
    QTRY_COMPARE(cell(3, kId), QStringLiteral("smallest"));
}

void SheetColumnsTest::rowNumbersAreThoseOfTheDocument()
{
    sort();
    QStringList numbers;
    for (int row = 0; row < 6; ++row)
        numbers.append(view().model()->headerData(row, Qt::Vertical).toString());
    QCOMPARE(numbers.join(QLatin1Char(' ')), QStringLiteral("2 4 1 3 5 *"));
}

void SheetColumnsTest::aFilterShowsSomeRows()
{
    filter({kSize, FilterCondition::atLeast, QStringLiteral("2 MB"), {}});
    QCOMPARE(column(kId), QStringLiteral("e1 e3 e4"));
    filter({kId, FilterCondition::differs, QStringLiteral("e3"), {}});
    QCOMPARE(column(kId), QStringLiteral("e1 e4"));
    QVERIFY(view().columns().markOf(kId).isFiltered);
    view().columns().clearFilters();
    QTRY_COMPARE(column(kId), QStringLiteral("e1 e2 e3 e4 e5"));
    click(2, kId);
    view().columns().filterByCurrentCell();
    QTRY_COMPARE(column(kId), QStringLiteral("e3"));
}

void SheetColumnsTest::aFilteredSheetSaysHowManyRowsItShows()
{
    auto* clear = part<QPushButton>("clearFilters");
    QVERIFY(!clear->isVisible());
    filter({kSource, FilterCondition::equals, QStringLiteral("X1"), {}});
    const int passing = view().sheet().dataRowCount();
    QVERIFY(passing > 0 && passing < 5);
    QCOMPARE(part<QLabel>("filterCount")->text(), QStringLiteral("%1 of 5 rows").arg(passing));
    QVERIFY(clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    QTRY_COMPARE(view().sheet().dataRowCount(), 5);
    QVERIFY(!clear->isVisible());
    QVERIFY(view().hasFocus());
}

void SheetColumnsTest::aFilterThatLetsNothingPassCanBeTakenAway()
{
    filter({kSource, FilterCondition::equals, QStringLiteral("nobody"), {}});
    QCOMPARE(view().sheet().dataRowCount(), 0);
    for (QPushButton* button : view().viewport()->findChildren<QPushButton*>())
        if (button->text() == QLatin1String("Show all rows"))
            QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(view().sheet().dataRowCount(), 5);
    QCOMPARE(messages().size(), std::size_t(5));
}

void SheetColumnsTest::aMarkedColumnKeepsItsTitle()
{
    QHeaderView& header = *view().horizontalHeader();
    /** Pixels of the title's colour left of where marks stand. */
    const auto ink = [&] {
        const QRect section(header.sectionViewportPosition(kSize), 0, header.sectionSize(kSize),
                            header.height());
        const QImage picture = header.viewport()->grab(section).toImage();
        const QColor text = header.palette().color(QPalette::ButtonText);
        int pixels = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                pixels += std::abs(picture.pixelColor(x, y).lightness() - text.lightness()) < 90 ? 1 : 0;
        return pixels;
    };
    view().setCurrentIndex({});
    const int before = ink();
    QVERIFY(before > 10);
    sort();
    filter({kSize, FilterCondition::isNotEmpty, {}, {}});
    QTRY_VERIFY(header.sectionSize(kSize) > 0);
    const int width =
        header.fontMetrics().horizontalAdvance(view().model()->headerData(kSize, Qt::Horizontal).toString());
    QVERIFY(header.sectionSize(kSize) >= width + view().columns().markOf(kSize).width());
    QVERIFY2(ink() >= before, qPrintable(QStringLiteral("%1 before, %2 now").arg(before).arg(ink())));
}

void SheetColumnsTest::titlesFitWhereTheyAreBold()
{
    for (const char* sheet : {"nodes", "platforms", "results"}) {
        const QHeaderView& header = *viewOf(sheet).horizontalHeader();
        QFont bold = header.font();
        bold.setBold(true);
        for (int column = 0; column < header.count(); ++column) {
            const QString title = header.model()->headerData(column, Qt::Horizontal).toString();
            const int margins = 2 * header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
            if (!header.isSectionHidden(column))
                QVERIFY2(header.sectionSize(column) >= QFontMetrics(bold).horizontalAdvance(title) + margins,
                         qPrintable(title));
        }
    }
}

void SheetColumnsTest::pastingOnAFilteredSheetGoesToShownRows()
{
    filter({kSize, FilterCondition::atLeast, QStringLiteral("2 MB"), {}});
    QGuiApplication::clipboard()->setText(QStringLiteral("7 MB\n8 MB\n9 MB\n10 MB\n"));
    click(0, kSize);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(messages().size(), 6U);
    QCOMPARE(messages()[0].size.value().value, 7e6);
    QCOMPARE(messages()[1].size.value().value, 20e3);
    QCOMPARE(messages()[2].size.value().value, 8e6);
    QCOMPARE(messages()[3].size.value().value, 9e6);
    QCOMPARE(messages()[5].size.value().value, 10e6);
}

void SheetColumnsTest::theSelectionSurvivesSorting()
{
    click(2, kSize);
    QTRY_COMPARE(m_selection->rowsOf({TableKind::messages, 0}), (std::set<std::size_t>{2}));
    sort(Qt::DescendingOrder);
    QTRY_VERIFY(view().selectionModel()->isRowSelected(0));
    QCOMPARE(view().currentIndex().row(), 0);
    QCOMPARE(m_selection->rowsOf({TableKind::messages, 0}), (std::set<std::size_t>{2}));
}

void SheetColumnsTest::theHeaderOpensTheMenu()
{
    auto* header = view().findChild<SheetHeader*>();
    QVERIFY(header);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, header->menuButton(kSize).center());
    auto* menu = view().findChild<QMenu*>(QStringLiteral("columnMenu"));
    QVERIFY(menu && menu->isVisible());
    menu->actions().at(0)->trigger();
    menu->close();
    QTRY_COMPARE(column(kId), QStringLiteral("e2 e4 e1 e3 e5"));
}

void SheetColumnsTest::theFilterPopupAsksForACondition()
{
    click(0, kSize);
    press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    auto* popup = view().findChild<QWidget*>(QStringLiteral("filterPopup"));
    QVERIFY(popup && popup->isVisible());
    popup->findChild<QLineEdit*>(QStringLiteral("filterText"))->setText(QStringLiteral("GB"));
    QTest::mouseClick(popup->findChild<QPushButton*>(QStringLiteral("applyFilter")), Qt::LeftButton);
    QTRY_COMPARE(column(kId), QStringLiteral("e3"));
}

void SheetColumnsTest::aColumnIsShownInAnotherUnit()
{
    const int steps = undoSteps();
    QCOMPARE(drawn(0, kSize), QStringLiteral("3 MB"));
    view().columns().setUnit(kSize, findUnit(Dimension::size, "kB"));
    QCOMPARE(drawn(0, kSize), QStringLiteral("3\u00A0000 kB"));
    QCOMPARE(drawn(4, kSize), QString());
    QCOMPARE(cell(0, kSize, SheetModel::FullTextRole), QStringLiteral("3 MB"));
    QCOMPARE(undoSteps(), steps);
    view().columns().setUnit(kSize, nullptr);
    QCOMPARE(drawn(0, kSize), QStringLiteral("3 MB"));
}

void SheetColumnsTest::columnsAreHiddenAndShown()
{
    click(0, kSource);
    view().columnLayout().hide(view().selected().columns());
    QVERIFY(view().isColumnHidden(kSource));
    click(0, kId);
    press(Qt::Key_Tab);
    QCOMPARE(view().currentIndex().column(), kSource + 1);
    test::openProject(*m_document, m_before);
    QVERIFY(view().isColumnHidden(kSource));
    view().columnLayout().showAll();
    QVERIFY(!view().isColumnHidden(kSource));
    click(0, kId);
    press(Qt::Key_Space, Qt::ShiftModifier);
    view().columnLayout().hide(view().selected().columns());
    int shown = 0;
    for (int i = 0; i < view().model()->columnCount(); ++i)
        shown += view().isColumnHidden(i) ? 0 : 1;
    QCOMPARE(shown, 1);
}

void SheetColumnsTest::columnSettingsComeBack()
{
    view().columnLayout().hide(kSource);
    view().setColumnWidth(kId, 173);
    view().columns().setUnit(kSize, findUnit(Dimension::size, "kB"));
    const int usual = viewOf("nodes").columnWidth(0);
    view().setColumnWidth(0, 222);
    const QByteArray settings = m_tabs->columnSettings();

    m_tabs = std::make_unique<SheetTabs>(*m_document, *m_selection, *m_results);
    m_tabs->setColumnSettings(settings);
    QVERIFY(view().isColumnHidden(kSource));
    QCOMPARE(view().columnWidth(kId), 173);
    QCOMPARE(drawn(0, kSize), QStringLiteral("3\u00A0000 kB"));
    QCOMPARE(viewOf("nodes").columnWidth(0), 222);
    QCOMPARE(m_tabs->columnSettings(), settings);

    m_tabs->setColumnSettings({});
    QCOMPARE(view().columnWidth(0), usual);
    m_tabs->showSheet("messages");
    QVERIFY(!view().isColumnHidden(kSource));
    QCOMPARE(drawn(0, kSize), QStringLiteral("3 MB"));
}

void SheetColumnsTest::settingsThatFitNothingAreLeftOut()
{
    const QString size = view().columnLayout().key(kSize);
    const int width = view().columnWidth(kSize);
    m_tabs->setColumnSettings("not what was written");
    QCOMPARE(m_tabs->columnSettings(), QByteArray("{}"));
    view().setColumnSettings({{QStringLiteral("units"), QJsonObject{{size, QStringLiteral("ms")}}},
                              {QStringLiteral("widths"), QJsonObject{{size, -5}}}});
    QCOMPARE(drawn(0, kSize), QStringLiteral("3 MB"));
    QCOMPARE(view().columnWidth(kSize), width);
}

void SheetColumnsTest::anIssueInAHiddenRowShowsIt()
{
    filter({kId, FilterCondition::equals, QStringLiteral("e1"), {}});
    m_tabs->showIssue({TableRef{TableKind::messages, 0}, 4, "size", 0});
    QCOMPARE(view().currentIndex(), view().model()->index(4, kSize));
}

void SheetColumnsTest::selectedCellsAreSummedUp()
{
    select({0, kSize, 2, kSize});
    QTRY_COMPARE(m_tabs->statistics(),
                 QStringLiteral("3 cells: sum 1.003 GB, mean 334.3 MB, min 20 kB, max 1 GB"));
    select({0, kId, 4, kSize});
    QTRY_COMPARE(m_tabs->statistics(),
                 QStringLiteral("20 cells, 4 numbers: sum 1.005 GB, mean 251.3 MB, min 20 kB, max 1 GB"));
    click(0, kSize);
    QTRY_COMPARE(m_tabs->statistics(), QString());
}

void SheetColumnsTest::namesAreCompleted()
{
    click(0, kSource);
    type(QStringLiteral("y"));
    QVERIFY(editor() && editor()->completer());
    QCOMPARE(editor()->completer()->completionCount(), 3);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    (void)viewOf("scenarios");
    click(0, view().sheet().columnOf("model"));
    press(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(editor() && editor()->completer());
    QCOMPARE(editor()->completer()->completionCount(), static_cast<int>(m_document->project().models.size()));
}

void SheetColumnsTest::whatIsTypedIsJudgedAtOnce()
{
    QString reason;
    connect(&view(), &SheetView::objectionChanged, this, [&](const QString& text) { reason = text; });
    click(0, kSize);
    type(QStringLiteral("10"));
    QVERIFY(reason.contains(QStringLiteral("unit")));
    type(QStringLiteral(" MB"));
    QVERIFY(reason.isEmpty());
    press(Qt::Key_Escape);
}

QTEST_MAIN(SheetColumnsTest)
#include "tst_sheet_columns.moc"
