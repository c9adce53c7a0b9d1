// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/sheet_page.h"
#include "app/desktop/sheet/sheet_tabs.h"
#include "tests/support/builders.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include <memory>

namespace contraflow::test {

/** Sheets of the cluster of Table I in a real window, with what a test needs to type, click and look. */
class SheetFixture : public QObject
{
protected:
    static constexpr int kId = 0;
    static constexpr int kSource = 1;
    static constexpr int kSize = 3;

    void setUp()
    {
        m_document = std::make_unique<Document>();
        m_selection = std::make_unique<Selection>();
        LoadedProject loaded;
        loaded.project = test::tableOne();
        m_document->reset(std::move(loaded), {});
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

    [[nodiscard]] SheetView& view() const
    {
        return qobject_cast<SheetPage*>(m_tabs->findChild<QTabWidget*>()->currentWidget())->view();
    }
    [[nodiscard]] SheetView& viewOf(SheetKind kind)
    {
        m_tabs->showSheet(kind);
        return view();
    }
    [[nodiscard]] QLineEdit* editor() const { return view().viewport()->findChild<QLineEdit*>(); }
    [[nodiscard]] QString cell(int row, int column, int role = Qt::DisplayRole) const
    {
        return view().model()->index(row, column).data(role).toString();
    }
    void click(int row, int column, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const QModelIndex index = view().model()->index(row, column);
        view().scrollTo(index);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, modifiers, view().visualRect(index).center());
    }
    /** Types into whatever has the keyboard, as a person does. */
    static void type(const QString& text)
    {
        // The first character opens the editor, which takes the others.
        for (const QChar character : text)
            QTest::keyClicks(QApplication::focusWidget(), character);
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void select(const CellRect& cells)
    {
        click(cells.top, cells.left);
        click(cells.bottom, cells.right, Qt::ShiftModifier);
    }
    [[nodiscard]] CellRect selected() const { return view().selectedRect().value_or(CellRect{}); }
    /** The texts of a column of the sheet in front, parted by blanks. */
    [[nodiscard]] QString column(int column) const
    {
        QStringList texts;
        for (int row = 0; row < view().sheet().dataRowCount(); ++row)
            texts.append(cell(row, column, SheetModel::FullTextRole));
        return texts.join(QLatin1Char(' '));
    }
    [[nodiscard]] int undoSteps() const { return m_document->undoStack()->index(); }
    void undo() { m_document->undoStack()->undo(); }
    [[nodiscard]] const SharedRows<MessageRow>& messages() const
    {
        return m_document->project().workloads[0].messages;
    }
    [[nodiscard]] QStringList resultTexts()
    {
        const SheetModel& sheet = viewOf(SheetKind::results).sheet();
        QStringList texts;
        for (int row = 0; row < sheet.rowCount(); ++row)
            for (int column = 0; column < sheet.columnCount(); ++column)
                texts.append(sheet.index(row, column).data(SheetModel::FullTextRole).toString());
        m_tabs->showSheet(SheetKind::messages);
        return texts;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Results> m_results;
    std::unique_ptr<SheetTabs> m_tabs;
};

} // namespace contraflow::test
