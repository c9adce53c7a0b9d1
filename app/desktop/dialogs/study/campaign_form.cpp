// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/campaign_form.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/option_form.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/io/campaign/campaign_file.h"
#include "core/sharing/catalog.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>

namespace contraflow {
namespace {

constexpr int kPlanRow = Qt::UserRole; ///< in its list of the plan
constexpr int kWorkloadSection = 1;    ///< networks, workloads, models

const RecipeOption kNodeLists{
    .option = "nodes",
    .label = QT_TRANSLATE_NOOP("Core", "Nodes that take part"),
    .hint =
        QT_TRANSLATE_NOOP("Core", "One or more numbers, such as 8, 16 or 10..20; empty: all of a network"),
    .unset = QT_TRANSLATE_NOOP("Core", "all"),
};
const RecipeOption kDegreeLists{
    .option = "degrees",
    .label = QT_TRANSLATE_NOOP("Core", "Degrees"),
    .hint = QT_TRANSLATE_NOOP("Core", "How many messages a node may send: one or more numbers, such as 1..3"),
};
const RecipeOption kSeedLists{
    .option = "seeds",
    .label = QT_TRANSLATE_NOOP("Core", "Seeds"),
    .hint = QT_TRANSLATE_NOOP("Core", "One or more numbers, such as 1..5: each draws the pattern anew"),
};

QString planModelText(const ModelInCampaign& row)
{
    const ModelInfo* info =
        row.project.empty() && row.model.name == row.model.kind ? findModelInfo(row.model.kind) : nullptr;
    return info ? coreText(info->title) : qtText(row.model.name);
}

QTreeWidgetItem* addPlanSection(QTreeWidget* tree, const QString& title)
{
    auto* section = new QTreeWidgetItem(tree, {title});
    section->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    section->setExpanded(true);
    return section;
}

void addPlanRow(QTreeWidgetItem* section, const QString& text, std::size_t row, bool isChosen)
{
    auto* item = new QTreeWidgetItem(section, {text});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(0, isChosen ? Qt::Checked : Qt::Unchecked);
    item->setData(0, kPlanRow, static_cast<qulonglong>(row));
    item->setToolTip(0, tipText(text));
}

} // namespace

CampaignForm::CampaignForm(QWidget* parent) : QWidget(parent)
{
    m_rows = new QTreeWidget(this);
    m_rows->setHeaderHidden(true);
    m_rows->setTextElideMode(Qt::ElideMiddle);
    m_rows->setAccessibleName(tr("What the campaign works out"));
    m_rows->setMinimumHeight(120);
    m_add = new QPushButton(tr("&Add pattern"), this);
    m_add->setToolTip(tr("Add messages by a recipe, on all networks"));
    m_add->setAutoDefault(false);
    auto* patterns = new QMenu(m_add);
    for (const PatternInfo& info : patternCatalog())
        patterns->addAction(coreText(info.title), this, [this, &info] { addPattern(info.pattern); })
            ->setToolTip(coreText(info.summary));
    patterns->setToolTipsVisible(true);
    m_add->setMenu(patterns);
    m_options = new OptionForm(this);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidget(m_options);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_work = mutedLabel("campaignWork", this);
    m_work->setMinimumHeight(2 * m_work->fontMetrics().lineSpacing());
    m_work->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* layout = bareLayout<QVBoxLayout>(this, kSpacing);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_work);
    m_scroll->hide();
    connect(m_rows, &QTreeWidget::itemChanged, this, &CampaignForm::takeCheck);
    connect(m_rows, &QTreeWidget::currentItemChanged, this, &CampaignForm::showPattern);
    connect(m_options, &OptionForm::changed, this, &CampaignForm::takePattern);
}

int CampaignForm::widthOfNames() const
{
    const QAbstractItemView& rows = *m_rows;
    return rows.sizeHintForColumn(0) + m_rows->verticalScrollBar()->sizeHint().width() +
           2 * m_rows->frameWidth();
}

void CampaignForm::setChoice(CampaignChoice choice)
{
    m_choice = std::move(choice);
    fill();
}

void CampaignForm::fill()
{
    m_options->clear();
    {
        const QSignalBlocker blocker(m_rows);
        m_rows->clear();
        const CampaignPlan& plan = m_choice.plan;
        QTreeWidgetItem* section = addPlanSection(m_rows, tr("Networks"));
        for (std::size_t i = 0; i < plan.networks.size(); ++i)
            addPlanRow(section, qtText(plan.networks[i].name), i, m_choice.networks[i]);
        section = addPlanSection(m_rows, tr("What runs on them"));
        for (std::size_t i = 0; i < plan.workloads.size(); ++i)
            addPlanRow(section, qtText(plan.workloads[i].name), i, m_choice.workloads[i]);
        section = addPlanSection(m_rows, tr("Models"));
        for (std::size_t i = 0; i < plan.models.size(); ++i)
            addPlanRow(section, planModelText(plan.models[i]), i, m_choice.models[i]);
    }
    m_isReadable = true;
    showPattern();
}

void CampaignForm::takeCheck(QTreeWidgetItem* item)
{
    if (!item->parent())
        return; // its rows are said as well
    const std::array chosen{&m_choice.networks, &m_choice.workloads, &m_choice.models};
    const int section = m_rows->indexOfTopLevelItem(item->parent());
    const auto row = static_cast<std::size_t>(item->data(0, kPlanRow).toULongLong());
    chosen.at(static_cast<std::size_t>(section))->at(row) = item->checkState(0) == Qt::Checked;
    emit changed();
}

void CampaignForm::addPattern(Pattern pattern)
{
    const PatternInfo& info = infoOf(pattern);
    CampaignWorkload row;
    row.name = freeRowName(m_choice.plan.workloads, std::string(info.name));
    row.patterns.recipe.pattern = pattern;
    row.patterns.recipe.fan = info.usualFan;
    if (takes(info, WorkloadField::degree))
        row.patterns.degrees = {row.patterns.recipe.degree};
    m_choice.plan.workloads.push_back(std::move(row));
    m_choice.workloads.push_back(true);
    fill();
    QTreeWidgetItem* section = m_rows->topLevelItem(kWorkloadSection);
    m_rows->setCurrentItem(section->child(section->childCount() - 1));
    emit changed();
}

CampaignWorkload* CampaignForm::shownPattern()
{
    const QTreeWidgetItem* item = m_rows->currentItem();
    if (!item || item->parent() != m_rows->topLevelItem(kWorkloadSection) || !item->parent())
        return nullptr;
    CampaignWorkload& row = m_choice.plan.workloads.at(item->data(0, kPlanRow).toULongLong());
    return row.kind == CampaignWorkload::Kind::patterns ? &row : nullptr;
}

void CampaignForm::showPattern()
{
    CampaignWorkload* row = shownPattern();
    m_options->clear();
    m_scroll->setVisible(row != nullptr);
    if (!row)
        return;
    CampaignPatterns& patterns = row->patterns;
    const PatternInfo& info = infoOf(patterns.recipe.pattern);
    m_lists = {numbersText(patterns.nodes), numbersText(patterns.degrees), numbersText(row->seeds)};
    m_options->add(kNodeLists, &m_lists.nodes);
    if (takes(info, WorkloadField::degree))
        m_options->add(kDegreeLists, &m_lists.degrees);
    for (const WorkloadOption& option : optionsOf(info))
        if (option.field != WorkloadField::degree && option.field != WorkloadField::seed)
            m_options->add(option, option.in(patterns.recipe));
    m_options->add(kSeedLists, &m_lists.seeds);
    m_scroll->setMinimumWidth(m_options->sizeHint().width() +
                              m_scroll->verticalScrollBar()->sizeHint().width());
}

void CampaignForm::takePattern()
{
    CampaignWorkload* row = shownPattern();
    if (!row)
        return;
    std::vector<OptionProblem> problems;
    const auto take = [&](const RecipeOption& option, const std::string& text, std::uint64_t least,
                          bool isNeeded, std::vector<std::uint64_t>& numbers) {
        Result<std::vector<std::uint64_t>> read = parseNumbers(text, least);
        if (!read)
            problems.push_back({std::string(option.option), read.error().message});
        else if (isNeeded && read->empty())
            problems.push_back(
                {std::string(option.option), tr("Type a number or a range, such as 1..5").toStdString()});
        else
            numbers = std::move(read).value();
    };
    take(kNodeLists, m_lists.nodes, 1, false, row->patterns.nodes);
    if (m_options->input(kDegreeLists.option))
        take(kDegreeLists, m_lists.degrees, 1, true, row->patterns.degrees);
    take(kSeedLists, m_lists.seeds, 0, true, row->seeds);
    m_options->say(problems);
    m_isReadable = problems.empty() && m_options->isReadable();
    emit changed();
}

void CampaignForm::sayWork(const QString& text)
{
    m_work->setText(text);
}

} // namespace contraflow
