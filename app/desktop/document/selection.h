// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "core/base/issue.h"
#include "core/project/edit.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <set>
#include <tuple>

namespace contraflow {

/** A selected thing: a row of a table of the project. For a node row that is a host list, `member` picks one
 * host. */
struct SelectedItem
{
    static constexpr std::size_t kWholeRow = static_cast<std::size_t>(-1);

    TableRef table;
    std::size_t row = 0;
    std::size_t member = kWholeRow;

    bool operator==(const SelectedItem&) const = default;
    bool operator<(const SelectedItem& other) const
    {
        return std::tuple(table.kind, table.owner, row, member) <
               std::tuple(other.table.kind, other.table.owner, other.row, other.member);
    }
};

/**
 * What all views of a window look at: the scenario, the step, and the selected things. Views set it and
 * follow its signals; none keeps a selection of its own.
 */
class Selection : public QObject
{
    Q_OBJECT

public:
    explicit Selection(QObject* parent = nullptr);

    [[nodiscard]] std::size_t scenario() const { return m_scenario; }
    void setScenario(std::size_t scenario);

    /** The models to compare with the scenario's own: names of models, or kinds of the catalogue. Those that
     * a project does not have are passed over; the choice outlives the project. */
    [[nodiscard]] const QStringList& comparedModels() const { return m_comparedModels; }
    void setComparedModels(const QStringList& models);

    /** 0-based step that canvas and explanation show. */
    [[nodiscard]] std::size_t step() const { return m_step; }
    void setStep(std::size_t step);

    [[nodiscard]] const std::set<SelectedItem>& items() const { return m_items; }
    [[nodiscard]] bool contains(const SelectedItem& item) const { return m_items.count(item) != 0; }
    void setItems(std::set<SelectedItem> items);
    /** Selected rows of one table, ascending. */
    [[nodiscard]] std::set<std::size_t> rowsOf(TableRef table) const;

    /**
     * Keeps scenario, items and compared models on the same things while edits move rows of the document and
     * rename models; what is removed leaves the selection. A reset document starts with its first scenario
     * and nothing selected. May be called more than once.
     */
    void follow(const Document& document);

signals:
    void scenarioChanged(std::size_t scenario);
    void comparedModelsChanged(const QStringList& models);
    void stepChanged(std::size_t step);
    void itemsChanged();

private:
    void onAboutToChange(const contraflow::Change& change);
    void onChanged(const contraflow::Change& change);
    void onReset();

    std::size_t m_scenario = 0;
    std::size_t m_step = 0;
    QStringList m_comparedModels;
    QPointer<const Document> m_document;
    std::set<SelectedItem> m_items;
};

} // namespace contraflow
