// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"

#include <QAbstractItemModel>

#include <optional>

namespace contraflow {

/**
 * The named objects of the project under one heading per list. Mirrors the document's changes and never
 * writes but through Document::submit (renaming in place).
 */
class ProjectTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /** The object in one phrase ("5 messages"), for a second, quieter text in the row. */
    static constexpr int kDetailRole = Qt::UserRole + 1;
    /** Whether this is the scenario that the window shows. */
    static constexpr int kIsCurrentRole = Qt::UserRole + 2;

    ProjectTreeModel(Document& document, Selection& selection, QObject* parent = nullptr);

    /** The list that an index is the heading of, or lies in. */
    [[nodiscard]] static std::optional<TableKind> listOf(const QModelIndex& index);
    [[nodiscard]] static bool isObject(const QModelIndex& index)
    {
        return index.isValid() && index.internalId() != kHeading;
    }
    [[nodiscard]] QModelIndex heading(TableKind list) const;
    [[nodiscard]] QModelIndex object(TableKind list, std::size_t row) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    static constexpr quintptr kHeading = 0; ///< internal id of headings; objects carry heading row + 1

    void onAboutToChange(const Change& change);
    void onChanged(const Change& change);
    [[nodiscard]] QString detail(TableKind list, std::size_t row) const;

    Document& m_document;
    Selection& m_selection;
    bool m_isInserting = false;
    bool m_isRemoving = false;
};

} // namespace contraflow
