// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/schema.h"

#include "core/io/campaign/campaign_results.h"
#include "core/io/exporters/project_export.h"
#include "core/io/exporters/table_writer.h"
#include "core/io/project/project_file.h"
#include "core/project/anonymous_names.h"
#include "core/project/blank_rows.h"
#include "core/project/consequences.h"
#include "core/project/row_formulas.h"
#include "core/project/rule_names.h"
#include "core/project/table_info.h"
#include "tests/core/project/filled_rows.h"
#include "tests/data_folders.h"

#include <QFile>
#include <QTest>

#include <set>
#include <utility>

using namespace contraflow;

namespace {

/** A project with one row, within an object of a name where its table is. */
template<typename Row>
Project projectWith(const Row& row, TableKind table)
{
    Project project;
    forEachField(project, [&](const Field& list, auto& objects) {
        if constexpr (isRows<std::decay_t<decltype(objects)>>) {
            using Object = std::decay_t<decltype(objects[0])>;
            if constexpr (std::is_same_v<Object, Row>)
                if (list.table == table)
                    objects = {row};
            Object owner;
            owner.name = "owner";
            bool isOwner = false;
            forEachField(owner, [&](const Field& field, auto& rows) {
                if constexpr (std::is_same_v<std::decay_t<decltype(rows)>, SharedRows<Row>>)
                    if (field.table == table) {
                        rows = {row};
                        isOwner = true;
                    }
            });
            if (isOwner)
                objects = {owner};
        }
    });
    return project;
}

/** The project, in which every object that can have been imported was. */
Project withProvenance(Project project)
{
    forEachField(project, [](const Field&, auto& objects) {
        if constexpr (requires { objects[0].provenance; })
            for (std::size_t i = 0; i < objects.size(); ++i) {
                auto object = objects[i];
                object.provenance.file = "network.csv";
                objects.replace(i, 1, {object});
            }
    });
    return project;
}

/** What every table that can be exported has, but for those that take long. */
std::string exportedText(const Project& project)
{
    std::string text;
    for (const ExportableTable& table : exportableTables()) {
        if (table.cost != ExportCost::usual)
            continue;
        ExportRequest request;
        request.tables = {std::string(table.name)};
        const auto writer = makeCsvTables([&text](std::string_view piece) -> Result<void> {
            text += piece;
            return {};
        });
        (void)exportTables(project, request, *writer); // some need predictions, which this cannot have
    }
    return text;
}

/** The keys of all kinds of rows, as the guide has them. */
QString keyTables()
{
    QString text;
    std::set<TableKind> seen;
    forEachKind([&](const auto& row, TableKind kind) {
        using Row = std::decay_t<decltype(row)>;
        if (!seen.insert(kind).second)
            return;
        const TableInfo& info = infoOf(kind);
        const auto text8 = [](std::string_view each) {
            return QString::fromUtf8(each.data(), static_cast<qsizetype>(each.size()));
        };
        text +=
            QStringLiteral("\n**%1**%2\n\n| key | takes | meaning |\n|---|---|---|\n")
                .arg(text8(info.key),
                     info.owner ? QStringLiteral(" of %1").arg(text8(infoOf(*info.owner).key)) : QString());
        const auto add = [&](std::string_view key, const QString& takes, std::string_view hint) {
            text += QStringLiteral("| `%1` | %2 | %3 |\n").arg(text8(key), takes, text8(hint));
        };
        std::string_view last;
        forEachField(row, [&](const Field& field, const auto& value) {
            using Value = std::decay_t<decltype(value)>;
            if (std::exchange(last, field.key) == field.key)
                return; // the other end of a link
            QString takes = QStringLiteral("text");
            if (field.choices) {
                QStringList words;
                for (const std::string& word : field.choices())
                    words.append(QStringLiteral("`%1`").arg(text8(word)));
                takes = words.join(QStringLiteral(", "));
            } else if (field.use == Use::rows) {
                takes = QStringLiteral("table");
            } else if (field.use == Use::provenance) {
                takes = QStringLiteral("map");
            } else if (field.use == Use::reference) {
                takes = QStringLiteral("name");
            } else if constexpr (std::is_same_v<Value, QuantityCell>) {
                takes =
                    text8(field.dimension == Dimension::number ? "number" : acceptedForms(field.dimension));
            } else if constexpr (std::is_same_v<Value, CountCell> || std::is_same_v<Value, std::uint64_t>) {
                takes = QStringLiteral("whole number");
            } else if constexpr (std::is_same_v<Value, PriceCell>) {
                takes = QStringLiteral("price");
            }
            add(field.key, takes, field.hint.empty() ? field.title : field.hint);
        });
        for (const KeptKey& kept : keptKeys<Row>())
            add(kept.key, kept.isText ? QStringLiteral("text") : QString(), kept.hint);
    });
    return text;
}

} // namespace

class TestSchema : public QObject
{
    Q_OBJECT

private slots:
    void everyFieldIsWrittenAndReadAgain()
    {
        int count = 0;
        forEachKind([&](const auto& empty, TableKind table) {
            using Row = std::decay_t<decltype(empty)>;
            forEachField<Row>([&](const auto& field) {
                if (field.use == Use::rows)
                    return;
                Row row;
                // Rows in maps and programs have something to be found by.
                forEachField(row, [&](const Field& each, auto& value) {
                    if (each.use == Use::name)
                        fill(each, value);
                });
                fill(field, row.*field.at);
                const Project project = projectWith(row, table);
                const std::string text = projectText(project);
                const Result<LoadedProject> loaded = parseProject(text);
                QVERIFY2(loaded, nameOf(table, field));
                QVERIFY2(loaded->issues.empty(),
                         nameOf(table, field) + ": " + QByteArray::fromStdString(text));
                QVERIFY2(loaded->project == project,
                         nameOf(table, field) + ": " + QByteArray::fromStdString(text));
                ++count;
            });
        });
        QVERIFY(count > 80);
    }

    void aRowIsBlankUntilAFieldHasSomething()
    {
        forEachKind([](const auto& empty, TableKind table) {
            using Row = std::decay_t<decltype(empty)>;
            QVERIFY(isBlank(empty));
            forEachField<Row>([&](const auto& field) {
                Row row;
                fill(field, row.*field.at);
                if (field.use != Use::rows)
                    QVERIFY2(!isBlank(row), nameOf(table, field));
            });
        });
    }

    /** Tables know which of their rows have formulas, and a formula of any typed cell gets its value. */
    void everyTypedCellTakesAFormula()
    {
        int count = 0;
        forEachKind([&](const auto& empty, TableKind table) {
            using Row = std::decay_t<decltype(empty)>;
            if constexpr (Schema<Row>::takesFormulas && !std::is_same_v<Row, ParameterRow>)
                forEachField<Row>([&](const auto& field) {
                    using Value = std::decay_t<decltype(std::declval<Row&>().*field.at)>;
                    if constexpr (isTypedCell<Value>) {
                        Row row;
                        fill(field, row.*field.at);
                        const Value plain = row.*field.at;
                        std::string formula = "=2";
                        if constexpr (std::is_same_v<Value, QuantityCell>)
                            formula = "=" + quantityText(plain.value());
                        else if constexpr (std::is_same_v<Value, PriceCell>)
                            formula = "=" + plain.text();
                        row.*field.at = Value::withoutValue(SharedText({formula, {}, true}));
                        QVERIFY2(hasFormula(row), nameOf(table, field));
                        const Project project = projectWith(row, table);
                        const Row evaluated = evaluatedRow(project, {table, 0}, 0, row);
                        QVERIFY2((evaluated.*field.at).hasValue(), nameOf(table, field));
                        if constexpr (std::is_same_v<Value,
                                                     PriceCell>) // energy was counted in joules between
                            QCOMPARE(priceText((evaluated.*field.at).value()), plain.text());
                        else
                            QVERIFY2((evaluated.*field.at).value() == plain.value(), nameOf(table, field));
                        ++count;
                    }
                });
        });
        QVERIFY(count > 20);
    }

    /** What results depend on changes the content of a platform, and nothing else does. */
    void onlyWhatCountsChangesThePlatformsContent()
    {
        const auto contentOfRow = [](const auto& row, TableKind table) {
            return projectText(contentOf(projectWith(row, table)));
        };
        forEachKind([&](const auto& empty, TableKind table) {
            using Row = std::decay_t<decltype(empty)>;
            const bool isOfPlatform =
                table == TableKind::platforms || infoOf(table).owner == TableKind::platforms;
            if (!isOfPlatform || table == TableKind::items)
                return;
            forEachField<Row>([&](const auto& field) {
                Row one;
                Row two;
                fill(field, one.*field.at);
                fill(field, two.*field.at, true);
                const bool counts =
                    field.use == Use::figure || field.use == Use::word || field.use == Use::reference;
                const bool differs = contentOfRow(one, table) != contentOfRow(two, table);
                if (field.use == Use::name || field.use == Use::rows)
                    return; // names count where something is found by them
                QVERIFY2(counts == differs, nameOf(table, field));
            });
        });
    }

    /** What was imported says so once a value is another one than the file's, and no longer when that is
     * undone; what is paid, noted or called is nobody's file's. */
    void changedValuesAreNoLongerTheFiles()
    {
        int count = 0;
        forEachKind([&](const auto& empty, TableKind table) {
            using Row = std::decay_t<decltype(empty)>;
            forEachField<Row>([&](const auto& field) {
                if (field.use == Use::rows || field.use == Use::provenance)
                    return;
                Row one;
                Row two;
                fill(field, one.*field.at);
                fill(field, two.*field.at, true);
                Project project = withProvenance(projectWith(one, table));
                const TableRef place{table, 0};
                const std::string before = projectText(project);
                if constexpr (requires { two.provenance; })
                    two.provenance.file = "network.csv";
                const Result<Edit> undo =
                    changeDocument(project, {"", {ReplaceRows{place, 0, 1, std::vector{two}}}});
                QVERIFY2(undo, nameOf(table, field));
                const bool isOfFile =
                    table != TableKind::items &&
                    (field.use == Use::figure || field.use == Use::word || field.use == Use::reference);
                const bool canSay = projectText(project).find("network.csv") != std::string::npos;
                const bool says = projectText(project).find("changed: \"yes\"") != std::string::npos;
                QVERIFY2(says == (canSay && isOfFile), nameOf(table, field));
                QVERIFY(applyEdit(project, *undo));
                QVERIFY2(projectText(project) == before, nameOf(table, field));
                count += says ? 1 : 0;
            });
        });
        QVERIFY(count > 30);
    }

    /** Notes are for those who wrote them: exported, and no part of what leaves the house. */
    void notesStayInTheHouse()
    {
        int count = 0;
        forEachKind([&](const auto& empty, TableKind table) {
            using Row = std::decay_t<decltype(empty)>;
            forEachField<Row>([&](const auto& field) {
                if constexpr (std::is_same_v<std::decay_t<decltype(std::declval<Row&>().*field.at)>,
                                             std::string>) {
                    if (field.use != Use::note)
                        return;
                    Row row;
                    if constexpr (requires { row.name; })
                        row.name = "one";
                    row.*field.at = "offer of Smith & Sons";
                    const Project project = projectWith(row, table);
                    const Project neutral = AnonymousNames(project).project(project);
                    QVERIFY2(projectText(neutral).find("Smith") == std::string::npos, nameOf(table, field));
                    QVERIFY2(exportedText(project).find("offer of Smith & Sons") != std::string::npos,
                             nameOf(table, field));
                    ++count;
                }
            });
        });
        QVERIFY(count >= 6);
    }

    void keysOfAKindAreTheirOwn()
    {
        for (const TableInfo& info : tableInfos()) {
            const std::vector<std::string> keys = info.columns();
            QCOMPARE(std::set<std::string>(keys.begin(), keys.end()).size(), keys.size());
        }
    }

    /** Written anew with CONTRAFLOW_UPDATE_GOLDEN set. */
    void theGuideListsAllKeys()
    {
        QFile file(QStringLiteral(CONTRAFLOW_SAMPLES "/../resources/help/project-file.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString guide = QString::fromUtf8(file.readAll());
        file.close();
        const QString begin = QStringLiteral("## All keys\n");
        const QString end = QStringLiteral("\n## When something is wrong");
        const auto from = guide.indexOf(begin);
        const auto to = guide.indexOf(end);
        QVERIFY(from >= 0 && to > from);
        const QString expected = guide.left(from) + begin + keyTables() + guide.mid(to);
        if (qEnvironmentVariableIsSet("CONTRAFLOW_UPDATE_GOLDEN") && expected != guide) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(expected.toUtf8());
        } else {
            QCOMPARE(guide, expected);
        }
    }
};

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
