// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/selfcheck_window.h"

#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/sheet/result_table.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/base/text.h"
#include "core/io/published_file.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStandardItemModel>

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

constexpr int kMargin = 12;
constexpr int kAllTables = -1;
constexpr int kShownTitle = 52;   ///< characters of a table's title in the filter
constexpr int kWidestTitle = 200; ///< pixels of a column whose cells say the same many times

QString verdictText(const CheckedValue& value)
{
    switch (value.status) {
    case CheckStatus::agrees:
        return SelfcheckWindow::tr("agrees");
    case CheckStatus::misprint:
        return SelfcheckWindow::tr("known misprint: %1 is meant").arg(qtText(value.corrected));
    case CheckStatus::differs:
        return SelfcheckWindow::tr("differs");
    }
    return {};
}

QStandardItem* cell(const QString& text, Qt::Alignment alignment = Qt::AlignLeft)
{
    auto* item = new QStandardItem(text);
    item->setTextAlignment(alignment | Qt::AlignVCenter);
    item->setEditable(false);
    return item;
}

/** A number with few digits to read; the tooltip has all of them. */
QStandardItem* number(double value, int decimals)
{
    if (!std::isfinite(value))
        return cell(SelfcheckWindow::tr("none"), Qt::AlignRight);
    QStandardItem* item = cell(qtText(fixedText(value, decimals)), Qt::AlignRight);
    item->setToolTip(qtText(numberText(value)));
    return item;
}

QList<QStandardItem*> rowOf(const CheckedTable& table, const CheckedValue& value)
{
    const int decimals = value.unit.empty() ? 0 : 4;
    QList<QStandardItem*> row{
        cell(qtText(table.title)),
        cell(qtText(value.model)),
        cell(value.message.empty() ? SelfcheckWindow::tr("all") : qtText(value.message)),
        cell(qtText(value.quantity)),
        cell(qtText(value.printed), Qt::AlignRight),
        number(value.computed, decimals),
        number(value.difference, decimals),
        cell(qtText(value.unit)),
        cell(verdictText(value))};
    row.front()->setToolTip(qtText(table.citation));
    if (value.status != CheckStatus::agrees) {
        const bool differs = value.status == CheckStatus::differs;
        row.back()->setIcon(severityIcon(differs ? Severity::error : Severity::note));
        row.back()->setForeground(differs ? theme().error : theme().text);
    }
    return row;
}

QString countsText(std::size_t values, std::size_t agree, std::size_t misprints, std::size_t differ)
{
    return SelfcheckWindow::tr("%1 values: %2 agree, %3 known misprints, %4 differ")
        .arg(countText(values))
        .arg(countText(agree))
        .arg(countText(misprints))
        .arg(countText(differ));
}

} // namespace

SelfcheckWindow::SelfcheckWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_table(new QComboBox(this))
    , m_onlyOdd(new QCheckBox(tr("Only what does not &agree"), this))
    , m_summary(new QLabel(this))
    , m_citation(new QLabel(this))
    , m_copy(new QPushButton(tr("&Copy"), this))
    , m_values(new ResultTable(this))
    , m_rows(new QStandardItemModel(this))
    , m_job(
          tr("Recomputing the published tables"),
          [this](Checked checked) {
              m_checked = std::move(checked);
              showNumbers();
          },
          [this](double fraction) {
              m_summary->setText(
                  tr("Recomputing the published tables: %1 %").arg(static_cast<int>(100 * fraction)));
          })
{
    setWindowTitle(tr("Self-check"));
    setWindowIcon(applicationIcon());
    resizeOnScreen(*this, {1080, 640});
    m_table->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_table->setMinimumContentsLength(kShownTitle);
    m_table->setToolTip(tr("The published table to show"));
    m_table->setAccessibleName(tr("Published table"));
    m_onlyOdd->setToolTip(tr("Show misprints and differing values only"));
    m_copy->setToolTip(tr("Copy the selected rows, or all of them, for a spreadsheet (Ctrl+C)"));
    m_citation->setWordWrap(true);
    m_citation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_values->setModel(m_rows);
    m_values->setAccessibleName(tr("Printed and computed values"));

    auto* label = new QLabel(tr("&Table"), this);
    label->setBuddy(m_table);
    auto* top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(m_table);
    top->addWidget(m_onlyOdd);
    top->addStretch();
    top->addWidget(m_copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->addLayout(top);
    layout->addWidget(m_citation);
    layout->addWidget(m_values, 1);
    layout->addWidget(m_summary);

    connect(m_table, &QComboBox::currentIndexChanged, this, &SelfcheckWindow::fillRows);
    connect(m_onlyOdd, &QCheckBox::toggled, this, &SelfcheckWindow::fillRows);
    connect(m_copy, &QPushButton::clicked, m_values, &ResultTable::copy);
    auto* close = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    connect(close, &QShortcut::activated, this, &QWidget::close);
}

QString SelfcheckWindow::summary() const
{
    return m_summary->text();
}

void SelfcheckWindow::run()
{
    show();
    raise();
    activateWindow();
    if (!m_checked.tables.empty() || m_job.isRunning())
        return;
    m_summary->setText(tr("Recomputing the published tables…"));
    m_job.start([](const JobContext& context) {
        Checked checked;
        const Result<std::vector<PublishedTable>>& tables = publishedTables();
        if (!tables) {
            checked.failure = qtText(tables.error().message);
            return checked;
        }
        for (std::size_t i = 0; i < tables->size() && !context.stop.stop_requested(); ++i) {
            context.progress(static_cast<double>(i) / static_cast<double>(tables->size()));
            Result<CheckedTable> table = checkTable((*tables)[i]);
            if (!table) {
                checked.failure = qtText(table.error().message);
                break;
            }
            checked.tables.push_back(std::move(*table));
        }
        return checked;
    });
}

void SelfcheckWindow::showNumbers()
{
    {
        const QSignalBlocker blocker(m_table);
        m_table->clear();
        m_table->addItem(tr("All published tables"), kAllTables);
        for (std::size_t i = 0; i < m_checked.tables.size(); ++i)
            m_table->addItem(qtText(m_checked.tables[i].title), static_cast<int>(i));
    }
    fillRows();
    m_values->resizeColumnsToContents();
    m_values->setColumnWidth(0, std::min(m_values->columnWidth(0), kWidestTitle));
}

void SelfcheckWindow::fillRows()
{
    const int wanted = m_table->count() == 0 ? kAllTables : m_table->currentData().toInt();
    m_rows->clear();
    m_rows->setHorizontalHeaderLabels({tr("Table"), tr("Model"), tr("Message"), tr("Value"), tr("Printed"),
                                       tr("Computed"), tr("Difference"), tr("Unit"), tr("Verdict")});
    std::size_t values = 0;
    std::size_t agree = 0;
    std::size_t misprints = 0;
    std::size_t differ = 0;
    for (std::size_t i = 0; i < m_checked.tables.size(); ++i) {
        const CheckedTable& table = m_checked.tables[i];
        if (wanted != kAllTables && static_cast<int>(i) != wanted)
            continue;
        values += table.values.size();
        agree += table.count(CheckStatus::agrees);
        misprints += table.count(CheckStatus::misprint);
        differ += table.count(CheckStatus::differs);
        for (const CheckedValue& value : table.values)
            if (!m_onlyOdd->isChecked() || value.status != CheckStatus::agrees)
                m_rows->appendRow(rowOf(table, value));
    }
    m_citation->setText(
        wanted == kAllTables
            ? tr("Every published number that this program knows, computed anew. A value agrees "
                 "when it is less than one unit of the last printed digit away: papers round or "
                 "cut. A known misprint agrees with what the table's own other numbers give.")
            : qtText(m_checked.tables[static_cast<std::size_t>(wanted)].citation));
    m_values->setColumnHidden(0, wanted != kAllTables);
    m_values->horizontalHeader()->setStretchLastSection(true);
    m_summary->setText(m_checked.failure.isEmpty()
                           ? countsText(values, agree, misprints, differ)
                           : tr("A table could not be recomputed: %1").arg(m_checked.failure));
    m_copy->setEnabled(m_rows->rowCount() != 0);
}

} // namespace contraflow
