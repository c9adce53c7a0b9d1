// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QPointer>

#include <vector>

class QAction;
class QLineEdit;
class QListWidget;
class QMenu;

namespace contraflow {

/**
 * How well `typed` matches `text`: every typed word must begin somewhere in the text; -1 when one does not.
 * Matches at the beginning of words count more. Case does not matter.
 */
[[nodiscard]] int matchScore(const QString& typed, const QString& text);

/** Finds every action of the window by name and runs it. */
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    struct Entry
    {
        QString name; ///< with the menu it is in: "File › Save as"
        QPointer<QAction> action;
        QString description = {}; ///< words by which it is found behind those that are called so
    };

    /** Every action of the menus and their submenus, in their order. */
    [[nodiscard]] static std::vector<Entry> entriesOf(const QList<const QMenu*>& menus);

    CommandPalette(std::vector<Entry> entries, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& typed);
    void run();

    std::vector<Entry> m_entries;
    QLineEdit* m_input = nullptr;
    QListWidget* m_list = nullptr;
};

} // namespace contraflow
