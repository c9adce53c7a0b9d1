// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/command_palette.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/widgets.h"
#include "core/base/clamped.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <tuple>

namespace contraflow {
namespace {

/** Between a menu and what is in it. */
const QString& step()
{
    static const QString text = QStringLiteral(" › ");
    return text;
}

void appendActions(std::vector<CommandPalette::Entry>& entries, const QMenu& menu, const QString& path)
{
    QString prefix = path + menu.title().remove(u'&') + step();
    for (QAction* action : menu.actions()) {
        if (action->menu())
            appendActions(entries, *action->menu(), prefix);
        else if (action->isSeparator() && !action->text().isEmpty())
            prefix = path + action->text() + step(); // a section says more than its menu
        else if (!action->isSeparator())
            entries.push_back({prefix + action->text().remove(u'&'), action, action->toolTip()});
    }
}

using Order = std::tuple<bool, bool, int, int>;

/** The smaller, the earlier: commands stand before files and other things of submenus, those that are called
 * as what was typed, or begin so, before others, and those that are only described so last. Nothing: it is
 * not meant. */
std::optional<Order> orderOf(const CommandPalette::Entry& entry, const QString& typed)
{
    constexpr qsizetype kFewestLetters = 3; // of a description; fewer are in nearly all
    const QString& name = entry.name;
    const QString own = name.section(step(), -1);
    const bool isElsewhere = name.count(step()) > 1;
    const QString wanted = typed.trimmed();
    const int unlikeness = own.compare(wanted, Qt::CaseInsensitive) == 0 ? 0
                           : own.startsWith(wanted, Qt::CaseInsensitive) ? 1
                                                                         : 2;
    if (const int score = matchScore(typed, name); score >= 0)
        return Order{false, isElsewhere, unlikeness, -score};
    const int described =
        wanted.size() < kFewestLetters ? -1 : matchScore(typed, name + u' ' + entry.description);
    return described < 0 ? std::nullopt : std::optional(Order{true, isElsewhere, 2, -described});
}

/** Takes the room of an icon. */
QIcon noIcon(const QSize& size)
{
    QPixmap blank(size);
    blank.fill(Qt::transparent);
    return QIcon(blank);
}

} // namespace

int matchScore(const QString& typed, const QString& text)
{
    int score = 0;
    for (const QString& word : typed.split(u' ', Qt::SkipEmptyParts)) {
        qsizetype best = -1;
        for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
            const bool beginsWord = at == 0 || !text.at(at - 1).isLetterOrNumber();
            best = std::max<qsizetype>(best, beginsWord ? 2 : 1);
        }
        if (best < 0)
            return -1;
        score += static_cast<int>(best);
    }
    return score;
}

std::vector<CommandPalette::Entry> CommandPalette::entriesOf(const QList<const QMenu*>& menus)
{
    std::vector<Entry> entries;
    for (const QMenu* menu : menus)
        appendActions(entries, *menu, QString());
    return entries;
}

CommandPalette::CommandPalette(std::vector<Entry> entries, QWidget* parent)
    : QDialog(parent)
    , m_entries(std::move(entries))
{
    setWindowTitle(tr("Find a command"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    resizeOnScreen(*this, {520, 380});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    m_input = new QLineEdit(this);
    m_input->setPlaceholderText(tr("Type what you want to do"));
    m_input->setAccessibleName(tr("Name of a command"));
    addClearButton(*m_input);
    m_input->installEventFilter(this);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({16, 16}); // as high as its line
    layout->addWidget(m_input);
    layout->addWidget(m_list, 1);
    connect(m_input, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_input, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    filter({});
}

void CommandPalette::filter(const QString& typed)
{
    m_list->clear();
    std::vector<std::pair<Order, std::size_t>> matches;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (const auto order = orderOf(m_entries[i], typed); order && m_entries[i].action)
            matches.emplace_back(*order, i);
    std::ranges::sort(matches);
    const QIcon blank = noIcon(m_list->iconSize());
    for (const auto& [order, index] : matches) {
        const Entry& entry = m_entries[index];
        const QString keys = entry.action->shortcut().toString(QKeySequence::NativeText);
        auto* item = new QListWidgetItem(
            entry.action->icon().isNull() ? blank : entry.action->icon(),
            keys.isEmpty() ? entry.name : QStringLiteral("%1   (%2)").arg(entry.name, keys), m_list);
        item->setData(Qt::UserRole, static_cast<qulonglong>(index));
        item->setToolTip(entry.action->toolTip());
        if (!entry.action->isEnabled())
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    if (matches.empty()) {
        auto* none = new QListWidgetItem(blank, tr("Nothing is called so. Fewer letters find more."), m_list);
        none->setFlags(Qt::NoItemFlags);
        return;
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::run()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item || !item->flags().testFlag(Qt::ItemIsEnabled))
        return;
    const QPointer<QAction> action = m_entries[item->data(Qt::UserRole).toULongLong()].action;
    if (!action || !action->isEnabled())
        return;
    accept();
    // Behind the close, so that the action finds the window's own focus.
    QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_input && event->type() == QEvent::KeyPress) {
        const int rows = m_list->count();
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Down       ? 1
                         : key == Qt::Key_Up       ? -1
                         : key == Qt::Key_PageDown ? 8
                         : key == Qt::Key_PageUp   ? -8
                                                   : 0;
        if (step != 0 && rows != 0) {
            m_list->setCurrentRow(clamped(m_list->currentRow() + step, 0, rows - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace contraflow
