// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/table_columns.h"
#include "tests/core/project/filled_rows.h"

#include <QTest>

using namespace contraflow;

class TestFieldColumns : public QObject
{
    Q_OBJECT

private slots:
    /** What stands in a cell for typing makes the same cell when it is typed, for every field that is one. */
    void whatACellHasCanBeTyped()
    {
        int count = 0;
        forEachKind([&](const auto& empty, TableKind table) {
            using Row = std::decay_t<decltype(empty)>;
            forEachField<Row>([&](const auto& field) {
                if constexpr (isCell<std::decay_t<decltype(std::declval<Row&>().*field.at)>>) {
                    const TableColumn<Row> column = fieldColumn(field);
                    QVERIFY2(!column.title.shown.isEmpty() && !column.sample.isEmpty(), nameOf(table, field));
                    for (const bool isSecond : {false, true}) {
                        Row row;
                        fill(field, row.*field.at, isSecond);
                        Row typed;
                        column.write(typed, column.read(row).typed().toStdString());
                        QVERIFY2(typed.*field.at == row.*field.at, nameOf(table, field));
                        QVERIFY2(!column.read(row).shown.isEmpty(), nameOf(table, field));
                        column.write(typed, "  ");
                        QVERIFY2(isEmptyField(typed.*field.at), nameOf(table, field));
                    }
                    ++count;
                }
            });
        });
        QVERIFY(count > 60);
    }

    /** What cannot be read stays as it was typed, so that nothing is lost. */
    void whatCannotBeReadStaysAsTyped()
    {
        forEachKind([](const auto& empty, TableKind table) {
            using Row = std::decay_t<decltype(empty)>;
            forEachField<Row>([&](const auto& field) {
                if constexpr (isTypedCell<std::decay_t<decltype(std::declval<Row&>().*field.at)>>) {
                    const TableColumn<Row> column = fieldColumn(field);
                    Row row;
                    column.write(row, "about 3 apples");
                    QVERIFY2(!(row.*field.at).hasValue(), nameOf(table, field));
                    QCOMPARE(column.read(row).typed(), QStringLiteral("about 3 apples"));
                }
            });
        });
    }
};

QTEST_GUILESS_MAIN(TestFieldColumns)
#include "tst_field_columns.moc"
