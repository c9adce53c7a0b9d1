// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/live/results.h"
#include "app/desktop/sheet/model/sheet_table.h"
#include "app/desktop/sheet/view/sheet_catalog.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QWidget>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

class QAction;
class QTabWidget;

// This room: the spreadsheet. SheetTabs show the sheets of the catalogue (SheetInfo), a SheetPage is one of
// them with its header and find bar, a SheetView its grid; CellCommands are what keys and menus do to cells,
// and a CellDelegate is the editor.
//
//     tabs.showSheet("messages"); // by its key in the catalogue

namespace contraflow {

class SheetPage;

/**
 * The sheets of the project as tabs in three groups. Shows and edits the document and the selection, and
 * reports to nobody. A handful of sheets of each group have tabs; the group's name, which stands before them,
 * opens any of it. A sheet and its parts share a tab, and a row of buttons above them says which one is
 * shown.
 */
class SheetTabs : public QWidget
{
    Q_OBJECT

public:
    SheetTabs(Document& document, Selection& selection, Results& results, QWidget* parent = nullptr);
    ~SheetTabs() override;

    [[nodiscard]] const SheetInfo& currentSheet() const;
    /** What is shown of the sheet in front: its columns, and its rows in their order. */
    [[nodiscard]] Table currentTable(SheetContent content) const;
    /** Brings a sheet of the catalog to the front and gives it the keyboard. */
    void showSheet(std::string_view key) { showPage(pageOf(sheetInfo(key))); }

    /** Shows the list of such objects. */
    void showListOf(TableKind list);

    /**
     * Brings the cell that an issue is about to the front and makes it the current cell; moves the selection
     * to a scenario that shows its table when the present one does not. What has no sheet is shown at the
     * object it belongs to; other locations outside the sheets are ignored.
     */
    void showIssue(const Location& location);

    /** Widths, units and hidden columns of all sheets, as people set them: how projects begin that are new.
     */
    [[nodiscard]] QByteArray columnSettings() const;
    /** Takes what columnSettings() gave in place of what is set; without any it is as at a first start. */
    void setColumnSettings(const QByteArray& settings);
    /** Besides columns also how rows are sorted and filtered, and which sheet is in front. */
    [[nodiscard]] QJsonObject projectSettings() const;
    /** Takes what projectSettings() gave in place of what is set. */
    void setProjectSettings(const QJsonObject& settings);

    /** Adds the table of the clipboard to the end of a sheet of the catalog, which comes to the front. */
    void pasteInto(std::string_view key);
    /** Puts the clipboard's cells into the sheet in front, whatever they are called. */
    void pasteHere();

    /** Writes what is being typed into its cell, if anything is. */
    void finishTyping();

    // Searching the sheet in front.
    void find();
    void findAndReplace();
    void findNext();
    void findPrevious();
    /** What the selected cells of the sheet in front add up to, or empty. */
    [[nodiscard]] QString statistics() const;

    /**
     * The table of sheet commands on the sheet in front, for the window's Edit menu. Owned by the tabs;
     * separators are among them. The property "iconName" names an action's icon, "isRare" says that the
     * palette is enough for it.
     */
    [[nodiscard]] const QList<QAction*>& editActions() const { return m_editActions; }

signals:
    void activityChanged(const QString& text); ///< of SheetView and EditJob
    void noticed(const QString& text);         ///< of SheetView
    /** A table that was to be pasted has the columns of this sheet; nothing was written. */
    void foreignTablePasted(const SheetInfo& sheet, const QStringList& header);
    void statisticsChanged(const QString& text);
    void importRequested();                  ///< of measured times
    void exportRequested();                  ///< of the sheet in front
    void actionRequested(const QString& id); ///< of SheetPage

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeActions();
    void makeGroups();
    void makeParts();
    /** Shows the tabs of the scenario's kind when that is another one now; the program comes to the front in
     * place of messages, or the other way round. */
    void followScenario();
    /** What has a tab, in order: the names of groups, and pages. */
    [[nodiscard]] std::vector<QWidget*> wantedTabs() const;
    [[nodiscard]] TabUse useOf(const SheetInfo& sheet) const;
    /** The page in the tab of a sheet: its own, or the part that was shown last. */
    [[nodiscard]] SheetPage& shownPartOf(const SheetInfo& sheet) const;
    void bringToFront(SheetPage& page);
    void showPage(SheetPage& page);
    void followWork(Results& results);
    /** Says so where the columns of a pasted table are better known to another sheet. */
    [[nodiscard]] bool belongsElsewhere(const QStringList& header, const SheetPage& page);
    /** Shows what undo or redo changed. */
    void showReplayed(const Edit& made, const Edit& inverse);
    /** The sheet of a table, which shows it then; null: none can. */
    [[nodiscard]] SheetPage* pageShowing(const TableRef& table);
    void showCell(SheetPage& page, std::optional<std::size_t> row, const std::string& column);
    [[nodiscard]] SheetPage& front() const;
    [[nodiscard]] std::size_t positionOf(const SheetPage& page) const; ///< in the catalog
    [[nodiscard]] SheetPage& pageOf(const SheetInfo& info) const;

    Document& m_document;
    Selection& m_selection;
    QTabWidget* m_tabs = nullptr;
    bool m_isOfApplications = false;         ///< the scenario that the tabs follow
    std::vector<SheetPage*> m_pages;         ///< in the order of the catalog, as are the tabs of those shown
    std::map<SheetGroup, QWidget*> m_groups; ///< hold the places of their names
    std::map<SheetGroup, const SheetInfo*> m_opened;    ///< the sheets that have a tab on call
    std::map<const SheetInfo*, SheetPage*> m_shownPart; ///< of each sheet with parts that showed another one
    QList<QAction*> m_editActions;
};

} // namespace contraflow
