// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/filter_popup.h"

#include "app/desktop/style/clear_button.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace contraflow {

namespace {

constexpr int kMargin = 8;
constexpr int kWidth = 300;
constexpr int kListRows = 9;
/** A longer list is no help; the condition is. */
constexpr int kMostValues = 1'000;

struct ConditionWords
{
    FilterCondition condition;
    const char* words;
};

constexpr std::array kConditions{
    ConditionWords{FilterCondition::contains, QT_TRANSLATE_NOOP("FilterPopup", "contains")},
    ConditionWords{FilterCondition::containsNot, QT_TRANSLATE_NOOP("FilterPopup", "does not contain")},
    ConditionWords{FilterCondition::equals, QT_TRANSLATE_NOOP("FilterPopup", "equals")},
    ConditionWords{FilterCondition::differs, QT_TRANSLATE_NOOP("FilterPopup", "differs from")},
    ConditionWords{FilterCondition::begins, QT_TRANSLATE_NOOP("FilterPopup", "begins with")},
    ConditionWords{FilterCondition::ends, QT_TRANSLATE_NOOP("FilterPopup", "ends with")},
    ConditionWords{FilterCondition::less, QT_TRANSLATE_NOOP("FilterPopup", "is less than")},
    ConditionWords{FilterCondition::atMost, QT_TRANSLATE_NOOP("FilterPopup", "is at most")},
    ConditionWords{FilterCondition::greater, QT_TRANSLATE_NOOP("FilterPopup", "is more than")},
    ConditionWords{FilterCondition::atLeast, QT_TRANSLATE_NOOP("FilterPopup", "is at least")},
    ConditionWords{FilterCondition::isEmpty, QT_TRANSLATE_NOOP("FilterPopup", "is empty")},
    ConditionWords{FilterCondition::isNotEmpty, QT_TRANSLATE_NOOP("FilterPopup", "is not empty")},
};

} // namespace

FilterPopup::FilterPopup(const QString& title, std::shared_ptr<const SheetCells> cells,
                         const ColumnFilter& filter, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_filter(filter)
    , m_job(tr("Listing the values of a column"), [this](const ColumnValues& values) { showValues(values); })
{
    setObjectName(QStringLiteral("filterPopup"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setFixedWidth(kWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->setSpacing(kMargin);
    layout->addWidget(new QLabel(tr("Show rows whose cell in %1").arg(title), this));

    m_condition = new QComboBox(this);
    m_condition->setAccessibleName(tr("Condition"));
    for (const ConditionWords& words : kConditions)
        m_condition->addItem(tr(words.words), static_cast<int>(words.condition));
    m_condition->setCurrentIndex(m_condition->findData(static_cast<int>(filter.condition)));
    m_text = new QLineEdit(filter.text, this);
    m_text->setObjectName(QStringLiteral("filterText"));
    m_text->setAccessibleName(tr("Text or number to compare with"));
    m_text->setPlaceholderText(tr("a text, or a number such as 10 MB"));
    addClearButton(*m_text);
    connect(m_text, &QLineEdit::returnPressed, this, &FilterPopup::accept);
    layout->addWidget(m_condition);
    layout->addWidget(m_text);

    m_values = new QListWidget(this);
    m_values->setAccessibleName(tr("Values of the column"));
    m_values->setUniformItemSizes(true);
    m_values->setFixedHeight(kListRows * fontMetrics().height());
    m_hint = new QLabel(tr("Looking for the column's values…"), this);
    m_hint->setWordWrap(true);
    auto* checks = new QHBoxLayout;
    auto* all = new QPushButton(tr("&All"), this);
    auto* none = new QPushButton(tr("N&one"), this);
    connect(all, &QPushButton::clicked, this, [this] { checkAll(Qt::Checked); });
    connect(none, &QPushButton::clicked, this, [this] { checkAll(Qt::Unchecked); });
    checks->addWidget(m_hint, 1);
    checks->addWidget(all);
    checks->addWidget(none);
    layout->addLayout(checks);
    layout->addWidget(m_values, 1);

    auto* buttons = new QHBoxLayout;
    auto* clear = new QPushButton(tr("&Clear filter"), this);
    auto* apply = new QPushButton(tr("&Filter"), this);
    apply->setObjectName(QStringLiteral("applyFilter"));
    apply->setDefault(true);
    connect(clear, &QPushButton::clicked, this, [this] {
        emit accepted(ColumnFilter{m_filter.column, FilterCondition::contains, {}, {}});
        close();
    });
    connect(apply, &QPushButton::clicked, this, &FilterPopup::accept);
    buttons->addWidget(clear);
    buttons->addStretch(1);
    buttons->addWidget(apply);
    layout->addLayout(buttons);
    m_text->setFocus();

    m_job.start([cells = std::move(cells), column = filter.column](const JobContext& context) {
        return columnValues(*cells, column, kMostValues, context);
    });
}

void FilterPopup::showValues(const ColumnValues& values)
{
    m_hasValues = !values.isCut;
    m_hint->setText(values.isCut ? tr("More than %1 different values: use the condition.").arg(kMostValues)
                                 : tr("Values to show:"));
    m_values->setEnabled(m_hasValues);
    if (!m_hasValues)
        return;
    for (const QString& text : values.texts) {
        auto* item = new QListWidgetItem(text.isEmpty() ? tr("(empty)") : text, m_values);
        item->setData(Qt::UserRole, text);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(!m_filter.values || m_filter.values->contains(text) ? Qt::Checked
                                                                                : Qt::Unchecked);
    }
}

void FilterPopup::checkAll(Qt::CheckState state)
{
    for (int i = 0; i < m_values->count(); ++i)
        m_values->item(i)->setCheckState(state);
}

void FilterPopup::accept()
{
    m_filter.condition = static_cast<FilterCondition>(m_condition->currentData().toInt());
    m_filter.text = m_text->text().trimmed();
    if (m_hasValues) {
        QSet<QString> checked;
        for (int i = 0; i < m_values->count(); ++i)
            if (m_values->item(i)->checkState() == Qt::Checked)
                checked.insert(m_values->item(i)->data(Qt::UserRole).toString());
        const bool isAll = checked.size() == m_values->count();
        m_filter.values = isAll ? std::nullopt : std::optional(std::move(checked));
    }
    emit accepted(m_filter);
    close();
}

} // namespace contraflow
