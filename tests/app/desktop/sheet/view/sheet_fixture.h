// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/open_project.h"
#include "tests/app/desktop/sheet/view/sheet_hands.h"
#include "tests/support/builders.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

#include <memory>

namespace contraflow::test {

/** Sheets of the cluster of Table I in a real window, with what a test needs to type, click and look. */
class SheetFixture : public QObject, public SheetHands
{
protected:
    static constexpr int kId = 0;
    static constexpr int kSource = 1;
    static constexpr int kSize = 3;

    void setUp()
    {
        m_document = std::make_unique<Document>();
        m_selection = std::make_unique<Selection>();
        openProject(*m_document, test::tableOne());
        m_results = std::make_unique<Results>(*m_document, *m_selection);
        m_tabs = std::make_unique<SheetTabs>(*m_document, *m_selection, *m_results);
        m_tabs->resize(900, 400);
        m_tabs->show();
        QVERIFY(QTest::qWaitForWindowActive(m_tabs.get()));
        QTRY_VERIFY(!m_results->isStale());
        QTRY_VERIFY(view().hasFocus());
    }
    void tearDown()
    {
        m_tabs.reset();
        m_results.reset();
    }

    [[nodiscard]] SheetTabs& tabs() const override { return *m_tabs; }
    [[nodiscard]] int undoSteps() const { return m_document->undoStack()->index(); }
    void undo() { m_document->undoStack()->undo(); }
    [[nodiscard]] const SharedRows<MessageRow>& messages() const
    {
        return m_document->project().workloads[0].messages;
    }
    [[nodiscard]] QStringList resultTexts()
    {
        const SheetModel& sheet = viewOf("results").sheet();
        QStringList texts;
        for (int row = 0; row < sheet.rowCount(); ++row)
            for (int column = 0; column < sheet.columnCount(); ++column)
                texts.append(sheet.index(row, column).data(SheetModel::FullTextRole).toString());
        m_tabs->showSheet("messages");
        return texts;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Results> m_results;
    std::unique_ptr<SheetTabs> m_tabs;
};

} // namespace contraflow::test
