// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/find_bar.h"

#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

constexpr int kLabelWidth = 64;

QHBoxLayout* rowLayout(QWidget* row)
{
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpacing);
    return layout;
}

} // namespace

FindBar::FindBar(SheetView& view, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_job(tr("The search"), [this](Result<std::vector<FoundCell>> hits) {
        m_hits = hits ? std::move(*hits) : std::vector<FoundCell>();
        showCount();
        if (!hits)
            m_count->setText(tr("Given up"));
    })
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
    layout->setSpacing(kSpacing / 2);
    layout->addWidget(makeFindRow());
    layout->addWidget(makeOptionRow());
    m_replaceRow = makeReplaceRow();
    layout->addWidget(m_replaceRow);
    setTabOrder(m_text, m_replacement);
    hide();

    const QAbstractItemModel* sheet = &m_view.sheet();
    connect(sheet, &QAbstractItemModel::dataChanged, this, &FindBar::search);
    connect(sheet, &QAbstractItemModel::rowsInserted, this, &FindBar::search);
    connect(sheet, &QAbstractItemModel::rowsRemoved, this, &FindBar::search);
    connect(sheet, &QAbstractItemModel::modelReset, this, &FindBar::search);
    connect(m_view.selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (m_scope->currentIndex() == static_cast<int>(Scope::column))
            search();
        else
            showCount();
    });
}

QWidget* FindBar::makeFindRow()
{
    auto* row = new QWidget(this);
    auto* layout = rowLayout(row);
    auto* label = new QLabel(tr("F&ind"), row);
    label->setMinimumWidth(kLabelWidth);
    m_text = new QLineEdit(row);
    m_text->setObjectName(QStringLiteral("findText"));
    m_text->setAccessibleName(tr("Text to find"));
    addClearButton(*m_text);
    m_text->installEventFilter(this);
    label->setBuddy(m_text);
    m_count = new QLabel(row);
    m_count->setObjectName(QStringLiteral("findCount"));
    m_count->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("1000 of 1000")));
    const auto button = [row](const char* icon, const QString& name, const QString& toolTip) {
        auto* tool = new QToolButton(row);
        tool->setIcon(themedIcon(QLatin1String(icon)));
        tool->setAccessibleName(name);
        tool->setToolTip(toolTip);
        tool->setFocusPolicy(Qt::StrongFocus);
        tool->setProperty("flat", true);
        return tool;
    };
    auto* previous = button("go-up", tr("Previous hit"), tr("Go to the hit before (Shift+F3)"));
    auto* next = button("go-down", tr("Next hit"), tr("Go to the next hit (F3 or Enter)"));
    auto* closing = button("message-close", tr("Close the search"), tr("Close the search (Esc)"));
    connect(m_text, &QLineEdit::textChanged, this, &FindBar::searchAnew);
    connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(closing, &QToolButton::clicked, this, &FindBar::dismiss);
    layout->addWidget(label);
    layout->addWidget(m_text, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_count, previous, next, closing})
        layout->addWidget(widget);
    return row;
}

QWidget* FindBar::makeOptionRow()
{
    auto* row = new QWidget(this);
    auto* layout = rowLayout(row);
    const auto option = [row, this](const QString& name, const QString& text, const QString& toolTip) {
        auto* box = new QCheckBox(text, row);
        box->setObjectName(name);
        box->setAccessibleName(QString(text).remove(QLatin1Char('&')));
        box->setToolTip(toolTip);
        connect(box, &QCheckBox::toggled, this, &FindBar::searchAnew);
        return box;
    };
    m_case = option(QStringLiteral("matchCase"), tr("Matc&h case"), tr("X1 is not x1"));
    m_whole = option(QStringLiteral("wholeCell"), tr("&Whole cells"), tr("X1 is not found in X12"));
    m_expression = option(QStringLiteral("regularExpression"), tr("Regular e&xpression"),
                          tr("X[0-9]+ finds X1 and X12; in the replacement \\1 is the first group"));
    m_scope = new QComboBox(row);
    m_scope->setObjectName(QStringLiteral("findScope"));
    m_scope->addItems({tr("All columns"), tr("This column"), tr("Selection")});
    m_scope->setAccessibleName(tr("Where to search"));
    m_scope->setToolTip(tr("Where to search"));
    connect(m_scope, &QComboBox::currentIndexChanged, this, [this] {
        m_selection = m_view.selected().rect().value_or(CellRect{});
        searchAnew();
    });
    for (QWidget* widget : std::initializer_list<QWidget*>{m_case, m_whole, m_expression, m_scope})
        layout->addWidget(widget);
    layout->addStretch(1);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    row->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_optionWidth = layout->sizeHint().width();
    return row;
}

QWidget* FindBar::makeReplaceRow()
{
    auto* row = new QWidget(this);
    auto* layout = rowLayout(row);
    auto* label = new QLabel(tr("Rep&lace by"), row);
    label->setMinimumWidth(kLabelWidth);
    m_replacement = new QLineEdit(row);
    m_replacement->setObjectName(QStringLiteral("replaceText"));
    m_replacement->setAccessibleName(tr("Text to put in its place"));
    m_replacement->installEventFilter(this);
    label->setBuddy(m_replacement);
    auto* one = new QPushButton(tr("&Replace"), row);
    one->setToolTip(tr("Replace in the current cell and go to the next hit"));
    auto* all = new QPushButton(tr("Replace &all"), row);
    all->setObjectName(QStringLiteral("replaceAll"));
    all->setToolTip(tr("Replace in all hits, as one undo step"));
    for (QPushButton* push : {one, all})
        push->setAutoDefault(false);
    connect(one, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(all, &QPushButton::clicked, this, &FindBar::replaceAll);
    layout->addWidget(label);
    layout->addWidget(m_replacement, 1);
    layout->addWidget(one);
    layout->addWidget(all);
    return row;
}

/** In a narrow sheet the options are called as editors abbreviate them. */
void FindBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() - 2 * kSpacing < m_optionWidth;
    m_case->setText(isNarrow ? QStringLiteral("Aa") : tr("Matc&h case"));
    m_whole->setText(isNarrow ? QStringLiteral("[ab]") : tr("&Whole cells"));
    m_expression->setText(isNarrow ? QStringLiteral(".*") : tr("Regular e&xpression"));
}

void FindBar::open(Mode mode)
{
    const bool wasOpen = isVisible();
    m_replaceRow->setVisible(mode == Mode::replace && m_view.sheet().isEditable());
    show();
    // Several selected cells are where to look; in one of them is what to look for.
    const std::optional<CellRect> cells = m_view.selected().rect();
    if (cells && (cells->height() > 1 && cells->height() * cells->width() > 1)) {
        m_scope->setCurrentIndex(static_cast<int>(Scope::selection));
        m_selection = *cells;
    } else if (m_scope->currentIndex() == static_cast<int>(Scope::selection)) {
        m_scope->setCurrentIndex(static_cast<int>(Scope::allColumns));
    }
    if (!wasOpen && m_text->text().isEmpty())
        m_text->setText(m_view.currentIndex().data(SheetModel::FullTextRole).toString());
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    searchAnew();
}

void FindBar::dismiss()
{
    stopSearch();
    m_view.setFocus(Qt::OtherFocusReason);
}

void FindBar::startAnew()
{
    stopSearch();
    m_text->clear();
    m_replacement->clear();
    m_scope->setCurrentIndex(static_cast<int>(Scope::allColumns));
}

void FindBar::stopSearch()
{
    hide();
    m_job.cancel();
    m_hits.clear();
    m_view.setHighlight({});
}

CellRect FindBar::area() const
{
    const int lastRow = m_view.sheet().dataRowCount() - 1;
    const int lastColumn = m_view.sheet().columnCount() - 1;
    switch (static_cast<Scope>(m_scope->currentIndex())) {
    case Scope::column: {
        const int column = std::max(m_view.currentIndex().column(), 0);
        return {0, column, lastRow, column};
    }
    case Scope::selection:
        return m_selection;
    case Scope::allColumns:
        break;
    }
    return {0, 0, lastRow, lastColumn};
}

void FindBar::searchAnew()
{
    m_replaced = 0;
    search();
}

void FindBar::search()
{
    if (!isVisible())
        return;
    const FindOptions options{m_text->text(), m_expression->isChecked(), m_case->isChecked(),
                              m_whole->isChecked()};
    const Result<CellPattern> pattern = CellPattern::make(options);
    m_failure = pattern ? QString() : QString::fromStdString(pattern.error().message);
    m_pattern = pattern ? *pattern : CellPattern();
    m_view.setHighlight(m_pattern);
    if (m_pattern.isEmpty()) {
        m_job.cancel();
        m_hits.clear();
        showCount();
        return;
    }
    m_job.start([cells = m_view.sheet().cells(), pattern = m_pattern, area = area()](
                    const JobContext& context) { return findCells(*cells, pattern, area, context); });
    showCount();
}

FoundCell FindBar::current() const
{
    return {m_view.currentIndex().row(), m_view.currentIndex().column()};
}

bool FindBar::isHit(const FoundCell& cell) const
{
    return m_pattern.matches(
        m_view.sheet().index(cell.row, cell.column).data(SheetModel::FullTextRole).toString());
}

void FindBar::showCount()
{
    QString text;
    if (!m_failure.isEmpty()) {
        text = tr("Not readable");
    } else if (m_text->text().isEmpty()) {
        text = QString();
    } else if (m_job.isRunning()) {
        text = tr("Searching…");
    } else if (m_hits.empty()) {
        text = m_replaced == 0   ? tr("Not found")
               : m_replaced == 1 ? tr("1 cell replaced")
                                 : tr("%1 cells replaced").arg(countText(m_replaced));
    } else {
        const auto at = std::ranges::lower_bound(m_hits, current());
        text = at != m_hits.end() && *at == current()
                   ? tr("%1 of %2").arg(countText(at - m_hits.begin() + 1)).arg(countText(m_hits.size()))
               : m_hits.size() == 1 ? tr("1 hit")
                                    : tr("%1 hits").arg(countText(m_hits.size()));
    }
    m_count->setText(text);
    m_count->setToolTip(tipText(m_failure));
    QPalette colors = m_count->palette();
    colors.setColor(QPalette::WindowText, m_failure.isEmpty() ? theme().mutedText : theme().error);
    m_count->setPalette(colors);
}

void FindBar::go(int direction)
{
    if (m_hits.empty())
        return;
    const auto count = static_cast<std::ptrdiff_t>(m_hits.size());
    std::ptrdiff_t at = direction > 0 ? std::ranges::upper_bound(m_hits, current()) - m_hits.begin()
                                      : std::ranges::lower_bound(m_hits, current()) - m_hits.begin() - 1;
    constexpr int kGoneHits = 1'000; // that an edit may have left behind before the next search arrives
    for (int i = 0; i < std::min<std::ptrdiff_t>(count, kGoneHits); ++i, at += direction) {
        const FoundCell cell = m_hits[static_cast<std::size_t>(((at % count) + count) % count)];
        if (!isHit(cell))
            continue;
        const QModelIndex index = m_view.sheet().index(cell.row, cell.column);
        m_view.selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        m_view.scrollTo(index);
        return;
    }
}

void FindBar::findNext()
{
    if (!isVisible())
        open(Mode::find);
    go(1);
}

void FindBar::findPrevious()
{
    if (!isVisible())
        open(Mode::find);
    go(-1);
}

void FindBar::replaceOne()
{
    const FoundCell cell = current();
    if (isHit(cell)) {
        const QString text = m_view.currentIndex().data(Qt::EditRole).toString();
        const QString with = m_pattern.replaced(text, m_replacement->text());
        m_view.sheet().apply(WriteCells{{{cell.row, cell.column, with}}, tr("Replace 1 cell")});
    }
    go(1);
}

void FindBar::replaceAll()
{
    if (m_job.isRunning())
        return; // not all of them are known yet
    if (m_hits.empty())
        return;
    const std::size_t count = m_hits.size();
    const QString label = count == 1 ? tr("Replace 1 cell") : tr("Replace %1 cells").arg(countText(count));
    m_view.apply({count,
                  [cells = m_view.sheet().cells(), hits = m_hits, pattern = m_pattern,
                   with = m_replacement->text(), label](const JobContext& context) {
                      std::vector<CellWrite> writes;
                      writes.reserve(hits.size());
                      for (const FoundCell& cell : hits) {
                          if (context.stop.stop_requested())
                              break;
                          // Rows may have gone since they were found.
                          if (const auto row = static_cast<std::size_t>(cell.row); row < cells->rowCount())
                              writes.push_back({cell.row, cell.column,
                                                pattern.replaced(cells->typedText(row, cell.column), with)});
                      }
                      return SheetChange(WriteCells{std::move(writes), label});
                  },
                  tr("Replacing %1 cells…").arg(countText(count)),
                  [this, count] {
                      m_replaced = count;
                      showCount();
                  }});
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    // From its buttons and boxes too.
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QWidget::keyPressEvent(event);
}

bool FindBar::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(object, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Escape:
        dismiss();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (object == m_replacement)
            replaceOne();
        else
            go(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return true;
    default:
        return QWidget::eventFilter(object, event);
    }
}

void FindBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_count)
        QMetaObject::invokeMethod(this, &FindBar::showCount, Qt::QueuedConnection);
}

} // namespace contraflow
