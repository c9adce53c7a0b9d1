// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/shortcut_list.h"

#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/style/clear_button.h"
#include "app/desktop/style/spacing.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace contraflow {

ShortcutList::ShortcutList(const QMenuBar& menus, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* filter = new QLineEdit(this);
    filter->setPlaceholderText(tr("Type a command or a key"));
    filter->setAccessibleName(tr("Part of a command or key"));
    addClearButton(*filter);
    auto* list = new QTreeWidget(this);
    list->setAccessibleName(tr("Commands and their keys"));
    list->setHeaderLabels({tr("Command"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAllColumnsShowFocus(true);
    for (const CommandPalette::Entry& entry : CommandPalette::entriesOf(menus)) {
        QStringList keys;
        for (const QKeySequence& shortcut : entry.action->shortcuts())
            keys += shortcut.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            new QTreeWidgetItem(list, {entry.name, keys.join(QStringLiteral("  "))});
    }
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(filter, &QLineEdit::textChanged, list, [list](const QString& typed) {
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = list->topLevelItem(i);
            item->setHidden(matchScore(typed, item->text(0) + QLatin1Char(' ') + item->text(1)) < 0);
        }
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(kSpacing);
    layout->addWidget(filter);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {560, 560});
}

} // namespace contraflow
