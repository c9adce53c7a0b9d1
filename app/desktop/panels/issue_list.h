// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/live/results.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QTableView;

namespace contraflow {

/** Where an issue is, in words: "messages of table-1, row 3, size", or "line 12". */
[[nodiscard]] QString locationText(const Location& location, const Project& project);

/** The issues of the newest result, of running programs for a while and of reading the file, errors first,
 * otherwise in the order of the file.
 */
class IssueModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        textColumn,
        placeColumn,
        columns
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setIssues(IssueList issues, const Project& project);
    [[nodiscard]] const Issue& issue(int row) const { return m_issues[static_cast<std::size_t>(row)]; }
    [[nodiscard]] std::size_t count(Severity severity) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    IssueList m_issues;
    Project m_project; ///< for the names in places; sharing its tables costs nothing
};

/** The issue list: one line an issue; a click or Return leads to the cell. */
class IssueListView : public QWidget
{
    Q_OBJECT

public:
    IssueListView(Document& document, Results& results, QWidget* parent = nullptr);

    [[nodiscard]] const IssueModel& model() const { return m_model; }
    [[nodiscard]] QTableView* view() const { return m_view; }

signals:
    void issueActivated(const contraflow::Location& location);
    void countsChanged(std::size_t errors, std::size_t warnings, std::size_t notes);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void copySelected() const;

    Document& m_document;
    Results& m_results;
    IssueModel m_model;
    quint64 m_firstRevision = 0; ///< of the present document
    QTableView* m_view = nullptr;
    QLabel* m_empty = nullptr;
};

} // namespace contraflow
