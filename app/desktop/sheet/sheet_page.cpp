// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_page.h"

#include "app/desktop/sheet/column_controls.h"
#include "app/desktop/sheet/find_bar.h"
#include "app/desktop/sheet/formula_bar.h"
#include "app/desktop/style/header_area.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace contraflow {

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
