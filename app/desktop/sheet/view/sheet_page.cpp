// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_page.h"

#include "app/desktop/sheet/view/cell_cursor.h"
#include "app/desktop/sheet/view/cell_delegate.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/find_bar.h"
#include "app/desktop/sheet/view/formula_completer.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

constexpr int kLeastText = 120; ///< what stands beside it is cut short before

void setColor(QLabel& label, const QColor& color)
{
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, color);
    label.setPalette(palette);
}

} // namespace

/** The current cell in full above its sheet: where it is, all its digits, and what is wrong with it. */
class FormulaBar : public QWidget
{
public:
    explicit FormulaBar(SheetView& view, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_view(view)
        , m_place(new ElidedLabel(this, QStringLiteral("message-001  Destination")))
        , m_text(new QLineEdit(this))
        , m_reason(new ElidedLabel(this))
        , m_owner(new ElidedLabel(this))
    {
        m_text->setMinimumWidth(kLeastText);
        m_reason->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        m_text->setAccessibleName(tr("Content of the current cell"));
        m_text->setObjectName(QStringLiteral("formulaText"));
        m_reason->setObjectName(QStringLiteral("formulaReason"));
        m_text->setToolTip(tr("The current cell with all its digits, or its formula, such as =2*N*8 B"));
        m_formula = new FormulaCompleter(
            *m_text, [this] { return m_view.sheet().formulaWords(m_view.currentIndex()); });
        m_text->installEventFilter(this);

        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
        layout->setSpacing(kSpacing);
        layout->addWidget(m_place);
        layout->addWidget(m_text, 2);
        layout->addWidget(m_reason, 3);
        layout->addWidget(m_owner);

        connect(m_text, &QLineEdit::returnPressed, this, [this] {
            if (m_text->completer() && m_text->completer()->popup()->isVisible()) {
                m_text->setModified(true); // with a name of the list
                m_text->completer()->popup()->hide();
            }
            commit();
            m_view.cursor().moveBy(1, 0);
            m_view.setFocus(Qt::OtherFocusReason);
        });
        connect(m_text, &QLineEdit::editingFinished, this, &FormulaBar::commit);
        connect(m_view.selectionModel(), &QItemSelectionModel::currentChanged, this,
                &FormulaBar::showCurrent);
        const SheetModel* sheet = &m_view.sheet();
        connect(sheet, &QAbstractItemModel::dataChanged, this,
                [this](const QModelIndex& first, const QModelIndex& last) {
                    const int row = m_view.currentIndex().row();
                    if (first.row() <= row && row <= last.row())
                        showCurrent();
                });
        connect(sheet, &QAbstractItemModel::modelReset, this, &FormulaBar::showCurrent);
        connect(sheet, &QAbstractItemModel::rowsInserted, this, &FormulaBar::showCurrent);
        connect(sheet, &QAbstractItemModel::rowsRemoved, this, &FormulaBar::showCurrent);
        // What is typed in the cell stands here too, and what is typed here is evaluated as in the cell.
        connect(&m_view, &SheetView::typed, m_text, &QLineEdit::setText);
        connect(&m_view, &SheetView::objectionChanged, this, &FormulaBar::showObjection);
        connect(&m_view, &SheetView::editorClosed, this, &FormulaBar::showCurrent);
        connect(m_text, &QLineEdit::textEdited, this, [this](const QString& text) {
            showObjection(m_view.sheet().objectionTo(m_view.currentIndex(), text));
            offerChoices();
        });
        showCurrent();
    }

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (object != m_text || event->type() != QEvent::KeyPress)
            return QWidget::eventFilter(object, event);
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (m_formula->handleKey(key))
            return true;
        if (key.key() == Qt::Key_Escape) {
            m_text->setModified(false);
            showCurrent();
            m_view.setFocus(Qt::OtherFocusReason);
            return true;
        }
        return QWidget::eventFilter(object, event);
    }

private:
    void showCurrent()
    {
        const SheetModel& sheet = m_view.sheet();
        const QModelIndex current = m_view.currentIndex();
        m_owner->setText(sheet.ownerText());
        m_owner->setToolTip(tipText(sheet.ownerText()));
        setColor(*m_owner, theme().mutedText);
        if (m_text->isModified() && m_text->hasFocus())
            return; // what is being typed stays
        const bool isEditable = current.isValid() && sheet.flags(current).testFlag(Qt::ItemIsEditable);
        forgetChoices();
        m_text->setReadOnly(!isEditable);
        m_text->setEnabled(current.isValid());
        m_text->setText(current.data(Qt::EditRole).toString());
        m_text->setCursorPosition(0);
        if (current.isValid()) {
            const QString row = current.row() < sheet.dataRowCount()
                                    ? sheet.index(current.row(), 0).data(SheetModel::FullTextRole).toString()
                                    : tr("new row");
            m_place->setText(
                tr("%1  %2").arg(row, sheet.headerData(current.column(), Qt::Horizontal).toString()));
        } else {
            m_place->clear();
        }
        showReason(current.data(SheetModel::ReasonRole).toString());
    }

    /** To what is being typed. */
    void showObjection(const QString& reason)
    {
        showReason(reason);
        // A line that changed its width with every key would be hard to read.
        if (m_text->text().startsWith(QLatin1Char('=')))
            m_reason->setVisible(true);
    }

    void showReason(const QString& reason)
    {
        // The formula stands beside it, so that its text needs no room here.
        QString line = reason.section(QLatin1Char('\n'), 0, 0);
        const QString formula = QStringLiteral("'%1' ").arg(m_text->text());
        if (const qsizetype at = line.indexOf(formula); at >= 0)
            line.remove(0, at + formula.size());
        m_reason->setText(line);
        m_reason->setToolTip(tipText(reason));
        m_reason->setVisible(!reason.isEmpty()); // formulas get its room
        setColor(*m_reason, theme().error);
    }

    void offerChoices()
    {
        if (m_text->completer())
            return;
        const QStringList choices = m_view.currentIndex().data(SheetModel::ChoicesRole).toStringList();
        if (choices.isEmpty())
            return;
        QCompleter* completer = makeChoiceCompleter(choices, *m_text);
        // The line takes names as if the program had set them.
        const auto edited = [this] { m_text->setModified(true); };
        connect(completer, qOverload<const QString&>(&QCompleter::activated), this, edited,
                Qt::QueuedConnection);
        connect(completer, qOverload<const QString&>(&QCompleter::highlighted), this, edited,
                Qt::QueuedConnection);
        m_text->setCompleter(completer);
        completer->setCompletionPrefix(m_text->text());
        completer->complete();
    }

    void forgetChoices()
    {
        QCompleter* completer = m_text->completer();
        if (!completer)
            return;
        // It may be on its route here with what was chosen: the line must not delete it at once.
        completer->setParent(this);
        m_text->setCompleter(nullptr);
        completer->deleteLater();
    }

    void commit()
    {
        const QModelIndex current = m_view.currentIndex();
        if (!m_text->isModified() || !current.isValid())
            return;
        m_text->setModified(false);
        const int row = current.row();
        const int column = current.column();
        m_view.sheet().setData(current, m_text->text(), Qt::EditRole);
        // A text in the blank row inserts a row, which moves the current cell on.
        m_view.setCurrentIndex(m_view.sheet().index(row, column));
    }

    SheetView& m_view;
    QLabel* m_place = nullptr;
    QLineEdit* m_text = nullptr;
    FormulaCompleter* m_formula = nullptr;
    QLabel* m_reason = nullptr;
    QLabel* m_owner = nullptr;
};

namespace {

constexpr int kHintWidth = 460;
constexpr int kMargin = 12;

/** Below a filtered sheet: how many of its rows are shown, and a button that shows all of them again. */
QWidget* makeFilterBar(SheetView& view, QWidget* parent)
{
    auto* bar = new QWidget(parent);
    auto* count = new QLabel(bar);
    count->setObjectName(QStringLiteral("filterCount"));
    auto* all = new QPushButton(tr("Show all rows"), bar);
    all->setObjectName(QStringLiteral("clearFilters"));
    all->setToolTip(tr("Take the filters of all columns away"));
    all->setAutoDefault(false);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
    row->setSpacing(kSpacing);
    row->addWidget(count);
    row->addWidget(all);
    row->addStretch(1);
    QObject::connect(all, &QPushButton::clicked, bar, [&view] {
        view.columns().clearFilters();
        view.setFocus(Qt::OtherFocusReason);
    });
    const OrderedSheet& sheet = view.sheet();
    const auto show = [bar, count, &sheet] {
        bar->setVisible(sheet.isFiltered());
        count->setText(tr("%1 of %2 rows")
                           .arg(countText(sheet.dataRowCount()))
                           .arg(countText(sheet.sheet().dataRowCount())));
    };
    QObject::connect(&sheet, &OrderedSheet::orderChanged, bar, show);
    QObject::connect(&sheet, &QAbstractItemModel::modelReset, bar, show);
    QObject::connect(&sheet, &QAbstractItemModel::rowsInserted, bar, show);
    QObject::connect(&sheet, &QAbstractItemModel::rowsRemoved, bar, show);
    show();
    return bar;
}

} // namespace

SheetPage::SheetPage(std::unique_ptr<SheetModel> sheet, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , m_model(std::make_unique<OrderedSheet>(std::move(sheet)))
    , m_view(new SheetView(*m_model, selection, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight);
    m_parts->setSpacing(0);
    m_bars = new QBoxLayout(QBoxLayout::LeftToRight);
    m_bars->setSpacing(0);
    m_bars->addLayout(m_parts);
    m_formulaBar = new FormulaBar(*m_view, this);
    m_bars->addWidget(m_formulaBar, 1);
    layout->addLayout(m_bars);
    layout->addWidget(m_view, 1);
    layout->addWidget(makeFilterBar(*m_view, this));
    m_findBar = new FindBar(*m_view, this);
    layout->addWidget(m_findBar);
    setFocusProxy(m_view);

    m_hint = new QWidget(m_view->viewport());
    m_hintText = new QLabel(m_hint);
    m_hintText->setWordWrap(true);
    m_hintText->setAlignment(Qt::AlignCenter);
    m_hintAction = new QPushButton(m_hint);
    auto* hintLayout = new QVBoxLayout(m_hint);
    hintLayout->setSpacing(kMargin);
    hintLayout->addWidget(m_hintText);
    m_hintActions = new QBoxLayout(QBoxLayout::LeftToRight);
    m_hintActions->setSpacing(kSpacing);
    m_hintActions->addStretch(1);
    m_hintActions->addWidget(m_hintAction);
    m_hintActions->addStretch(1);
    hintLayout->addLayout(m_hintActions);
    connect(m_hintAction, &QPushButton::clicked, this, [this] {
        if (m_model->hidesAllRows())
            m_view->columns().clearFilters();
        else
            m_view->beginNewRow();
    });

    m_view->viewport()->installEventFilter(this);
    const QAbstractItemModel* shown = m_model.get();
    connect(shown, &QAbstractItemModel::modelReset, this, &SheetPage::updateHint);
    connect(shown, &QAbstractItemModel::rowsInserted, this, &SheetPage::updateHint);
    connect(shown, &QAbstractItemModel::rowsRemoved, this, &SheetPage::updateHint);
    updateHint();
}

SheetPage::~SheetPage()
{
    // The view is a child and would outlive the model, which is a member.
    delete m_findBar;
    delete m_view;
}

void SheetPage::setHeader(QWidget* header)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, new HeaderArea(header, this));
}

void SheetPage::addPart(QWidget* button)
{
    m_parts->addWidget(button);
    setMinimumWidth(std::max(m_parts->minimumSize().width(), m_formulaBar->minimumSizeHint().width()));
}

void SheetPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int needed = m_parts->minimumSize().width() + m_formulaBar->minimumSizeHint().width();
    m_bars->setDirection(needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void SheetPage::startAnew()
{
    m_findBar->startAnew();
    m_model->clearOrder();
    m_view->startAnew();
}

void SheetPage::setPending(const QString& text)
{
    if (std::exchange(m_pending, text) != text)
        updateHint();
}

void SheetPage::updateHint()
{
    const bool isEmpty = m_model->dataRowCount() == 0;
    m_hint->setVisible(isEmpty);
    if (!isEmpty)
        return;
    const bool isPending = !m_pending.isEmpty() && !m_model->hidesAllRows();
    m_hintText->setText(isPending ? m_pending : m_model->emptyText());
    QPalette palette = m_hintText->palette();
    palette.setColor(m_hintText->foregroundRole(), theme().mutedText);
    m_hintText->setPalette(palette);
    m_hintAction->setText(m_model->fillText());
    m_hintAction->setVisible(!isPending && !m_model->fillText().isEmpty());
    showOffers(isPending ? QList<SheetOffer>() : m_model->offers());
    placeHint();
}

void SheetPage::showOffers(const QList<SheetOffer>& offers)
{
    for (QPushButton* button : std::exchange(m_offers, {}))
        delete button;
    int place = 1; // behind the stretch
    for (const SheetOffer& offer : offers) {
        auto* button = new QPushButton(offer.text, m_hint);
        connect(
            button, &QPushButton::clicked, this, [this, id = offer.id] { emit actionRequested(id); },
            Qt::QueuedConnection); // the button may be gone when the command has run
        m_hintActions->insertWidget(place++, button);
        button->show();
        m_offers += button;
    }
}

void SheetPage::placeHint()
{
    const QRect area = m_view->viewport()->rect();
    const int width = std::min(kHintWidth, area.width() - 2 * kMargin);
    if (width <= 0)
        return;
    // Side by side, or below one another where that is too wide.
    m_hintActions->setDirection(QBoxLayout::LeftToRight);
    if (m_hintActions->sizeHint().width() > width)
        m_hintActions->setDirection(QBoxLayout::TopToBottom);
    // Below the blank row, which must stay free to type in.
    const int top = m_model->rowCount() * m_view->verticalHeader()->defaultSectionSize();
    const int needed = m_hint->layout()->heightForWidth(width);
    const int height = std::max(needed, m_hint->sizeHint().height());
    const int y = top + std::max(0, (area.height() - top - height) / 2);
    m_hint->setGeometry((area.width() - width) / 2, y, width, height);
}

bool SheetPage::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize && m_hint->isVisibleTo(m_view))
        placeHint();
    return QWidget::eventFilter(object, event);
}

} // namespace contraflow
