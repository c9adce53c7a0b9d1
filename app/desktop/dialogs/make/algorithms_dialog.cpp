// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/make/algorithms_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/document/document.h"
#include "app/desktop/style/text.h"
#include "core/application/algorithm_rules.h"
#include "core/base/clamped.h"
#include "core/project/program_keys.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace contraflow {

namespace {

/** A column and the key that it writes. */
struct RuleColumn
{
    const char* key;
    const char* title;
    const char* toolTip;
};

constexpr std::array kRuleColumns{
    RuleColumn{"collective", QT_TRANSLATE_NOOP("AlgorithmsDialog", "Collective"), ""},
    RuleColumn{"from_size", QT_TRANSLATE_NOOP("AlgorithmsDialog", "From size"),
               QT_TRANSLATE_NOOP("AlgorithmsDialog",
                                 "The rule is for this size and larger ones, as events have it; empty: any")},
    RuleColumn{"below_size", QT_TRANSLATE_NOOP("AlgorithmsDialog", "Below size"),
               QT_TRANSLATE_NOOP("AlgorithmsDialog", "The rule is for smaller sizes than this; empty: any")},
    RuleColumn{"from_processes", QT_TRANSLATE_NOOP("AlgorithmsDialog", "From processes"),
               QT_TRANSLATE_NOOP("AlgorithmsDialog",
                                 "The rule is for groups of so many processes and more; empty: any")},
    RuleColumn{
        "below_processes", QT_TRANSLATE_NOOP("AlgorithmsDialog", "Below processes"),
        QT_TRANSLATE_NOOP("AlgorithmsDialog", "The rule is for groups of fewer processes; empty: any")},
    RuleColumn{"from_servers", QT_TRANSLATE_NOOP("AlgorithmsDialog", "From servers"),
               QT_TRANSLATE_NOOP("AlgorithmsDialog",
                                 "The rule is for groups on so many servers and more; empty: any")},
    RuleColumn{"below_servers", QT_TRANSLATE_NOOP("AlgorithmsDialog", "Below servers"),
               QT_TRANSLATE_NOOP("AlgorithmsDialog", "The rule is for groups on fewer servers; empty: any")},
    RuleColumn{"algorithm", QT_TRANSLATE_NOOP("AlgorithmsDialog", "Algorithm"), ""},
    RuleColumn{"segment", QT_TRANSLATE_NOOP("AlgorithmsDialog", "Segment"),
               QT_TRANSLATE_NOOP("AlgorithmsDialog",
                                 "Size of each segment, of algorithms that send in segments; empty: one")},
    RuleColumn{"channels", QT_TRANSLATE_NOOP("AlgorithmsDialog", "Channels"),
               QT_TRANSLATE_NOOP("AlgorithmsDialog",
                                 "Rings or trees at once; empty: one for each rail of the servers in use")},
};
constexpr std::size_t kCollectiveColumn = 0;
constexpr std::size_t kAlgorithmColumn = 7;

/** Text of a key of a rule; empty when it has none. */
QString textOf(const DataNode& rule, const std::string& key)
{
    const DataNode* value = rule.find(key);
    return value ? qtText(value->scalar) : QString();
}

QStringList collectives()
{
    QStringList names;
    for (const EventInfo& event : eventCatalog())
        if (isCollective(event.kind))
            names.append(qtText(event.name));
    return names;
}

QStringList algorithmsOf(const QString& collective)
{
    QStringList names;
    const EventInfo* event = findEvent(collective.toStdString());
    if (event && isCollective(event->kind))
        for (const std::string& name : algorithmNames(*event))
            names.append(qtText(name));
    return names;
}

/** A list that also has what stands in the file, though nobody knows it. */
QComboBox* choiceBox(const QStringList& known, const QString& chosen, const QString& name)
{
    auto* box = new QComboBox;
    box->addItems(known);
    if (!known.contains(chosen))
        box->insertItem(0, chosen);
    box->setCurrentText(chosen);
    box->setAccessibleName(name);
    box->setFrame(false);
    return box;
}

} // namespace

AlgorithmsDialog::AlgorithmsDialog(Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Algorithms of collectives"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    QLabel* explanation = mutedLabel("algorithmsExplanation", this);
    explanation->setText(tr(
        "A collective whose event names no algorithm takes that of the first row that fits it, and where "
        "none fits what NCCL would take among GPUs and Open MPI elsewhere. 'contraflow replay' lists in its "
        "issues what ran."));
    layout->addWidget(explanation);

    m_table = new QTableWidget(0, static_cast<int>(kRuleColumns.size()), this);
    m_table->setObjectName(QStringLiteral("algorithmRules"));
    m_table->setAccessibleName(tr("Rules"));
    for (std::size_t column = 0; column < kRuleColumns.size(); ++column) {
        auto* title = new QTableWidgetItem(tr(kRuleColumns[column].title));
        if (*kRuleColumns[column].toolTip)
            title->setToolTip(tr(kRuleColumns[column].toolTip));
        m_table->setHorizontalHeaderItem(static_cast<int>(column), title);
    }
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(12);
    middle->addWidget(m_table, 1);
    auto* column = new QVBoxLayout;
    middle->addLayout(column);
    addButtons(column);
    layout->addLayout(middle, 1);

    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("algorithmsStatus"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Take over"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    layout->addLayout(dialogFooter(m_status, 2, buttons));
    connect(buttons, &QDialogButtonBox::accepted, this, &AlgorithmsDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::cellChanged, this, [this](int row, int at) {
        if (!m_isFilling)
            setCell(static_cast<std::size_t>(row), kRuleColumns[static_cast<std::size_t>(at)].key,
                    m_table->item(row, at)->text());
    });
    connect(m_table, &QTableWidget::currentCellChanged, this, [this] { check(); });

    if (const DataNode* node = extraOf(document.project().extras, kAlgorithmsKey))
        std::ranges::copy_if(node->children, std::back_inserter(m_rules),
                             [](const DataNode& rule) { return rule.kind == DataNode::Kind::map; });
    resizeOnScreen(*this, {980, 420});
    show(0);
}

void AlgorithmsDialog::addButtons(QBoxLayout* column)
{
    const auto add = [&](const QString& text, auto action) {
        auto* button = new QPushButton(text, this);
        button->setAutoDefault(false);
        column->addWidget(button);
        connect(button, &QPushButton::clicked, this, action);
        return button;
    };
    add(tr("&Add"), [this] { addRule(); });
    m_remove = add(tr("&Remove"), [this] { removeRule(); });
    m_up = add(tr("Move &up"), [this] { moveRule(-1); });
    m_down = add(tr("Move &down"), [this] { moveRule(1); });
    column->addStretch();
}

void AlgorithmsDialog::show(int current)
{
    m_isFilling = true;
    m_table->setRowCount(static_cast<int>(m_rules.size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        showRow(row);
    m_isFilling = false;
    if (!m_rules.empty())
        m_table->setCurrentCell(clamped(current, 0, m_table->rowCount() - 1), 0);
    m_table->resizeColumnsToContents();
    check();
}

void AlgorithmsDialog::showRow(int row)
{
    const auto at = static_cast<std::size_t>(row);
    const QString collective = textOf(m_rules[at], kRuleColumns[kCollectiveColumn].key);
    const auto addBox = [&](std::size_t column, const QStringList& known) {
        const char* key = kRuleColumns[column].key;
        QComboBox* box = choiceBox(known, textOf(m_rules[at], key),
                                   tr("%1 of rule %2").arg(tr(kRuleColumns[column].title)).arg(row + 1));
        connect(box, &QComboBox::currentTextChanged, this,
                [this, at, key](const QString& text) { setCell(at, key, text); });
        m_table->setCellWidget(row, static_cast<int>(column), box);
    };
    for (std::size_t column = 0; column < kRuleColumns.size(); ++column) {
        if (column == kCollectiveColumn)
            addBox(column, collectives());
        else if (column == kAlgorithmColumn)
            addBox(column, algorithmsOf(collective));
        else
            m_table->setItem(row, static_cast<int>(column),
                             new QTableWidgetItem(textOf(m_rules[at], kRuleColumns[column].key)));
    }
}

void AlgorithmsDialog::setCell(std::size_t row, const char* key, const QString& text)
{
    DataNode& rule = m_rules[row];
    const std::string value = text.trimmed().toStdString();
    const auto found = std::ranges::find(rule.keys, key);
    const auto place = found - rule.keys.begin();
    if (value.empty()) {
        if (found != rule.keys.end()) {
            rule.keys.erase(found);
            rule.children.erase(rule.children.begin() + place);
        }
    } else if (found != rule.keys.end()) {
        rule.children[static_cast<std::size_t>(place)] = DataNode::ofText(value);
    } else {
        rule.put(key, DataNode::ofText(value));
    }
    if (std::string_view(key) == kRuleColumns[kCollectiveColumn].key) {
        // Another collective has other algorithms: the one that is asked for, or its usual one.
        const QStringList known = algorithmsOf(text);
        const char* algorithm = kRuleColumns[kAlgorithmColumn].key;
        if (!known.isEmpty() && !known.contains(textOf(rule, algorithm)))
            setCell(row, algorithm, known.front());
        const bool wasFilling = std::exchange(m_isFilling, true);
        // Not the box that has just been used.
        auto* box = qobject_cast<QComboBox*>(
            m_table->cellWidget(static_cast<int>(row), static_cast<int>(kAlgorithmColumn)));
        const QSignalBlocker blocker(box);
        box->clear();
        box->addItems(known);
        box->setCurrentText(textOf(rule, algorithm));
        m_isFilling = wasFilling;
    }
    check();
}

void AlgorithmsDialog::addRule()
{
    DataNode rule;
    rule.put("collective", DataNode::ofText("allreduce"));
    rule.put("algorithm", DataNode::ofText("ring"));
    m_rules.push_back(std::move(rule));
    show(static_cast<int>(m_rules.size()) - 1);
    m_table->setFocus();
}

void AlgorithmsDialog::removeRule()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    m_rules.erase(m_rules.begin() + row);
    show(row);
}

void AlgorithmsDialog::moveRule(int by)
{
    const int row = m_table->currentRow();
    const int other = row + by;
    if (row < 0 || other < 0 || other >= static_cast<int>(m_rules.size()))
        return;
    std::swap(m_rules[static_cast<std::size_t>(row)], m_rules[static_cast<std::size_t>(other)]);
    show(other);
}

void AlgorithmsDialog::check()
{
    const int row = m_table->currentRow();
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_table->rowCount());
    const Result<AlgorithmRules> rules = AlgorithmRules::read(DataNode::ofList(m_rules));
    m_status->setText(!rules ? sentenceOf(rules.error().message)
                      : m_rules.empty()
                          ? tr("Without a row, all collectives run as NCCL or Open MPI would run them.")
                          : QString());
    m_apply->setEnabled(static_cast<bool>(rules));
}

void AlgorithmsDialog::apply()
{
    const std::string key(kAlgorithmsKey);
    SetExtraKey change{key, std::nullopt};
    if (!m_rules.empty())
        change.value = DataNode::ofList(m_rules);
    const DataNode* old = extraOf(m_document.project().extras, key);
    const bool isSame = old ? change.value == *old : m_rules.empty();
    if (isSame || m_document.submit({tr("Change algorithms of collectives").toStdString(), {change}}))
        accept();
}

} // namespace contraflow
