// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/formula_completer.h"

#include "app/desktop/style/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScreen>
#include <QScrollBar>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

constexpr int kMostVisible = 10;
constexpr int kGap = 16; ///< between names and what they are
constexpr int kWidest = 520;

} // namespace

FormulaCompleter::FormulaCompleter(QLineEdit& line, Words words)
    : QObject(&line)
    , m_line(line)
    , m_list(new QTreeWidget(&line))
    , m_words(std::move(words))
{
    m_list->setWindowFlags(Qt::ToolTip | Qt::FramelessWindowHint);
    m_list->setAttribute(Qt::WA_ShowWithoutActivating);
    m_list->setObjectName(QStringLiteral("formulaWords"));
    m_list->setAccessibleName(tr("Names that fit the formula"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setRootIsDecorated(false);
    m_list->setHeaderHidden(true);
    m_list->setColumnCount(2);
    m_list->setUniformRowHeights(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(true);
    m_list->hide();
    m_line.installEventFilter(this);
    connect(&m_line, &QLineEdit::textEdited, this, [this] { update(Show::matching); });
    connect(m_list, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem* item) { take(m_list->indexOfTopLevelItem(item)); });
}

bool FormulaCompleter::isOpen() const
{
    return m_list->isVisible();
}

void FormulaCompleter::update(Show show)
{
    m_shown.clear();
    m_list->clear();
    const QString text = m_line.text();
    const int cursor = m_line.cursorPosition();
    const std::vector<FormulaCompletion> words =
        text.startsWith(QLatin1Char('=')) && cursor > 0 ? m_words() : std::vector<FormulaCompletion>();
    const FormulaPlace at = words.empty() ? FormulaPlace() : formulaPlaceAt(text, cursor);
    for (const FormulaCompletion& word : words) {
        const bool fits =
            at.word.isEmpty() ? show == Show::all : word.name.startsWith(at.word, Qt::CaseInsensitive);
        if (fits)
            m_shown.push_back(word);
    }
    // A name that is whole needs no list, only its form when it is a function's.
    if (m_shown.size() == 1 && m_shown.front().name == at.word && !m_shown.front().isFunction)
        m_shown.clear();
    for (const FormulaCompletion& word : m_shown) {
        auto* item = new QTreeWidgetItem(m_list, {word.form, word.detail});
        item->setForeground(1, theme().mutedText);
    }
    if (m_shown.empty() && !at.function.isEmpty())
        addHint(at.function, words);
    if (m_list->topLevelItemCount() == 0)
        m_list->hide();
    else
        place();
}

void FormulaCompleter::addHint(const QString& function, const std::vector<FormulaCompletion>& words)
{
    for (const FormulaCompletion& word : words)
        if (word.isFunction && word.name == function) {
            auto* item = new QTreeWidgetItem(m_list, {word.form, word.detail});
            item->setFlags(Qt::ItemIsEnabled); // not to be chosen
            item->setForeground(1, theme().mutedText);
        }
}

void FormulaCompleter::place()
{
    const int rows = std::min(m_list->topLevelItemCount(), kMostVisible);
    m_list->resizeColumnToContents(0);
    const int names = m_list->columnWidth(0) + kGap;
    m_list->setColumnWidth(0, names);
    int details = 0;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        details =
            std::max(details, m_list->fontMetrics().horizontalAdvance(m_list->topLevelItem(i)->text(1)));
    const int frame = 2 * m_list->frameWidth();
    const int bar = rows < m_list->topLevelItemCount() ? m_list->verticalScrollBar()->sizeHint().width() : 0;
    const int row = std::max(m_list->sizeHintForRow(0), 1);
    const QSize size(std::min(names + details + kGap + bar, kWidest) + frame, rows * row + frame);
    const QRect screen = m_line.screen()->availableGeometry();
    const QPoint below = m_line.mapToGlobal(QPoint(0, m_line.height() + 1));
    const QPoint above = m_line.mapToGlobal(QPoint(0, -1 - size.height()));
    QPoint corner = below.y() + size.height() <= screen.bottom() ? below : above;
    corner.setX(std::max(screen.left(), std::min(corner.x(), screen.right() - size.width())));
    m_list->setGeometry(QRect(corner, size));
    m_list->show();
    m_list->raise();
}

void FormulaCompleter::take(int item)
{
    if (item < 0 || item >= static_cast<int>(m_shown.size()))
        return;
    const FormulaCompletion word = m_shown[static_cast<std::size_t>(item)];
    const FormulaPlace at = formulaPlaceAt(m_line.text(), m_line.cursorPosition());
    m_list->hide();
    m_line.setSelection(at.start, static_cast<int>(at.word.size()));
    m_line.insert(word.isFunction ? word.name + QLatin1Char('(') : word.name); // says that it was edited
}

void FormulaCompleter::move(int by)
{
    const int count = static_cast<int>(m_shown.size());
    const QModelIndex current = m_list->currentIndex();
    const int from = current.isValid() ? current.row() : (by > 0 ? -1 : count);
    m_list->setCurrentItem(m_list->topLevelItem((from + by + count) % count));
}

bool FormulaCompleter::handleKey(const QKeyEvent& event)
{
    const bool isAlt = event.modifiers() == Qt::AltModifier;
    if (event.key() == Qt::Key_Down && isAlt && m_line.text().startsWith(QLatin1Char('='))) {
        update(Show::all);
        return true;
    }
    if (!isOpen() || (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    if (event.key() == Qt::Key_Escape && !m_shown.empty()) {
        m_list->hide();
        return true;
    }
    const QModelIndex current = m_list->currentIndex();
    switch (m_shown.empty() ? 0 : event.key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        move(event.key() == Qt::Key_Down ? 1 : -1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!current.isValid())
            return false; // the formula is whole as it is
        take(current.row());
        return true;
    case Qt::Key_Tab: {
        const FormulaPlace at = formulaPlaceAt(m_line.text(), m_line.cursorPosition());
        const auto isWhole = [&](const FormulaCompletion& word) { return word.name == at.word; };
        if (!current.isValid() && std::ranges::any_of(m_shown, isWhole))
            return false;
        take(current.isValid() ? current.row() : 0);
        return true;
    }
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        m_list->hide(); // the word at the cursor is another one then
        return false;
    default:
        return false;
    }
}

bool FormulaCompleter::eventFilter(QObject* object, QEvent* event)
{
    if (object == &m_line && (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide))
        m_list->hide();
    return QObject::eventFilter(object, event);
}

} // namespace contraflow
