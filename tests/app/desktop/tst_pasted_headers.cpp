// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/paste_plan.h"
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "app/desktop/style/language.h"
#include "core/base/sentence.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include <map>
#include <string>
#include <vector>

using namespace contraflow;

/** Tables that a spreadsheet or a colleague's window has in another language than the window. */
class PastedHeadersTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { close(); }

    void everyColumnIsKnownInEveryLanguage_data() { addWindows(); }
    void everyColumnIsKnownInEveryLanguage();
    void everyTableIsOfferedToItsSheet_data() { addWindows(); }
    void everyTableIsOfferedToItsSheet();

private:
    /** What the headers of sheets say, by their keys. */
    using Headers = std::map<std::string, QStringList>;

    static void addWindows()
    {
        QTest::addColumn<QString>("window");
        for (const Language& language : kLanguages)
            QTest::newRow(language.name) << QString::fromLatin1(language.code);
    }
    void open(const QString& language)
    {
        if (m_texts.loadLanguage(language.toStdString()))
            QCoreApplication::installTranslator(&m_texts);
        setUp();
    }
    void close()
    {
        tearDown();
        QCoreApplication::removeTranslator(&m_texts);
    }
    [[nodiscard]] std::vector<ColumnNames> columnsOf(const SheetInfo& sheet)
    {
        return columnNamesOf(viewOf(sheet.key).sheet());
    }

    WindowTranslator m_texts;
    std::map<QString, Headers> m_headers; ///< in each language
};

void PastedHeadersTest::initTestCase()
{
    for (const Language& language : kLanguages) {
        const QString code = QString::fromLatin1(language.code);
        open(code);
        for (const SheetInfo& sheet : sheetCatalog())
            if (sheet.table)
                for (const ColumnNames& column : columnsOf(sheet))
                    m_headers[code][sheet.key] += column.title;
        close();
    }
    QCOMPARE(m_headers[QStringLiteral("de")]["nodes"].front(), QStringLiteral("Name"));
    QVERIFY(m_headers[QStringLiteral("de")]["nodes"] != m_headers[QStringLiteral("en")]["nodes"]);
    QVERIFY(m_headers[QStringLiteral("fr")]["nodes"] != m_headers[QStringLiteral("en")]["nodes"]);
}

void PastedHeadersTest::init()
{
    QFETCH(const QString, window);
    open(window);
}

void PastedHeadersTest::everyColumnIsKnownInEveryLanguage()
{
    for (const SheetInfo& sheet : sheetCatalog()) {
        if (!sheet.table)
            continue;
        const std::vector<ColumnNames> columns = columnsOf(sheet);
        for (const auto& [language, headers] : m_headers) {
            const QStringList& titles = headers.at(sheet.key);
            QCOMPARE(titles.size(), static_cast<qsizetype>(columns.size()));
            QStringList header;
            QStringList cells;
            QStringList wanted;
            for (qsizetype i = 0; i < titles.size(); ++i) {
                const auto dimension = columns[static_cast<std::size_t>(i)].dimension;
                const QString unit = dimension ? qtText(unitsOf(*dimension).back().symbol) : QString();
                header += dimension ? QStringLiteral("%1 (%2)").arg(titles[i], unit) : titles[i];
                cells += QString::number(i + 1);
                wanted += dimension ? cells.back() + u' ' + unit : cells.back();
            }
            const QString where = QLatin1String(sheet.key) + u' ' + header.join(u'|');
            const PastePlan plan = planPaste({header, cells}, {0, 0, 1, 1, columns});
            QVERIFY2(plan.hasHeader, qPrintable(where));
            QCOMPARE(plan.writes.size(), columns.size());
            for (const CellWrite& write : plan.writes)
                QVERIFY2(write.text == wanted[write.column],
                         qPrintable(where + QStringLiteral(": ") + write.text));
            const HeaderFit fit = headerFit(titles, columns);
            QVERIFY2(fit.named == columns.size() && fit.isItsOwn, qPrintable(where));
        }
    }
}

void PastedHeadersTest::everyTableIsOfferedToItsSheet()
{
    const SheetInfo* told = nullptr;
    connect(m_tabs.get(), &SheetTabs::foreignTablePasted, this,
            [&told](const SheetInfo& sheet) { told = &sheet; });
    for (const SheetInfo& sheet : sheetCatalog())
        for (const auto& [language, headers] : m_headers) {
            if (!sheet.table)
                continue;
            const QStringList& titles = headers.at(sheet.key);
            told = nullptr;
            QVERIFY2(viewOf("results").belongsElsewhere(titles), sheet.key);
            QVERIFY2(told && headerFit(titles, columnsOf(*told)).isItsOwn, qPrintable(titles.join(u'|')));
        }
}

QTEST_MAIN(PastedHeadersTest)
#include "tst_pasted_headers.moc"
