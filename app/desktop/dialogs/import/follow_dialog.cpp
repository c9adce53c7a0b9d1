// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import/follow_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/document/document.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/base/units.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSet>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr std::chrono::milliseconds kBetweenLooks{500};
/** Messages of a pattern that are listed: those furthest off. */
constexpr std::size_t kListedMessages = 500;

enum FollowedColumn : int
{
    nameColumn,
    measuredColumn,
    widthColumn,
    predictedColumn,
    errorColumn,
    columnCount,
};

QString secondsText(double seconds)
{
    return qtText(displayText(Dimension::duration, seconds));
}

QString percentText(double percent)
{
    return qtText(groupedText(percent, 3)) + QStringLiteral(" %");
}

/** Gives the rows of patterns and programs the height of as many lines as their names and remarks take: trees
 * wrap text where there is room, but make none. */
void wrapNames(QTreeWidget& tree)
{
    const int margin = 2 * (tree.style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    const int width = std::max(1, tree.columnWidth(nameColumn) - tree.indentation() - margin);
    for (int i = 0; i < tree.topLevelItemCount(); ++i) {
        QTreeWidgetItem* const item = tree.topLevelItem(i);
        const QRect text = tree.fontMetrics().boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX),
                                                           Qt::TextWordWrap, item->text(nameColumn));
        item->setSizeHint(nameColumn, QSize(width, text.height()));
    }
}

} // namespace

FollowDialog::FollowDialog(const QString& path, Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_path(path)
    , m_follower(std::make_shared<RunFollower>(std::filesystem::path(path.toStdString())))
    , m_looking(tr("Reading the results"), [this](Looked looked) { take(std::move(looked)); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Follow %1").arg(QFileInfo(path).fileName()));
    layOut();
    resizeOnScreen(*this, {820, 560});
    m_timer.setSingleShot(true);
    m_timer.setInterval(kBetweenLooks);
    connect(&m_timer, &QTimer::timeout, this, &FollowDialog::look);
    connect(&document, &Document::wasReset, this, &QDialog::close); // what it follows is of another project
    look();
}

void FollowDialog::layOut()
{
    m_tree = new QTreeWidget(this);
    m_tree->setObjectName(QStringLiteral("followedTimes"));
    m_tree->setAccessibleName(tr("Measured and predicted times"));
    m_tree->setHeaderLabels(
        {tr("Pattern or program"), tr("Measured"), tr("± 95 %"), tr("Predicted"), tr("Error")});
    m_tree->setWordWrap(true); // remarks are sentences
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    connect(m_tree->header(), &QHeaderView::sectionResized, m_tree, [this](int column) {
        if (column == nameColumn)
            wrapNames(*m_tree);
    });
    for (int column = measuredColumn; column < columnCount; ++column)
        m_tree->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_progress = new QProgressBar(this);
    m_progress->setAccessibleName(tr("Patterns and programs measured"));
    m_progress->setTextVisible(false);
    m_status = mutedLabel("followStatus", this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_apply = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_apply->setToolTip(tr("Take what has been measured so far into the project"));
    m_apply->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &FollowDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_progress);
    layout->addLayout(dialogFooter(m_status, 2, buttons));
}

void FollowDialog::look()
{
    const quint64 revision = m_document.revision();
    const bool isOther = m_last && m_last->revision != revision;
    m_looking.start([follower = m_follower, project = m_document.project(), revision,
                     isOther](const JobContext& context) {
        Looked looked;
        looked.outcome = follower->look(
            project, isOther ? RunFollower::Look::again : RunFollower::Look::ifWritten, context.stop);
        looked.run = follower->run();
        looked.problem = follower->problem();
        looked.revision = revision;
        looked.silence = follower->unwrittenFor();
        return looked;
    });
}

void FollowDialog::take(Looked looked)
{
    if (!looked.outcome)
        return sayState(sentenceOf(looked.outcome.error().message));
    switch (*looked.outcome) {
    case RunFollower::Outcome::missing:
        sayState(tr("The file is not there yet."));
        break;
    case RunFollower::Outcome::notWhole:
        sayState(tr("The file is not whole: %1.").arg(qtText(looked.problem)));
        break;
    case RunFollower::Outcome::unchanged:
        if (m_last)
            showState(looked.silence);
        break;
    case RunFollower::Outcome::news:
        m_last = std::move(looked);
        showRun();
        if (m_isImportWanted)
            return apply();
        break;
    }
    m_timer.start();
}

void FollowDialog::showRun()
{
    const FollowedRun& run = m_last->run;
    const auto count = static_cast<int>(run.scenarios.size());
    m_progress->setRange(0, std::max({1, count, static_cast<int>(run.planned)}));
    m_progress->setValue(count);
    QSet<QString> opened;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (m_tree->topLevelItem(i)->isExpanded())
            opened.insert(m_tree->topLevelItem(i)->text(nameColumn));
    const bool isFirst = m_tree->topLevelItemCount() == 0;
    m_tree->clear();
    for (const FollowedScenario& scenario : run.scenarios) {
        auto* item = new QTreeWidgetItem(m_tree);
        item->setText(nameColumn, qtText(scenario.name));
        fill(*item, scenario);
        item->setExpanded(opened.contains(item->text(nameColumn)));
    }
    if (isFirst && m_tree->topLevelItemCount() > 0)
        m_tree->topLevelItem(0)->setExpanded(true);
    if (m_tree->topLevelItemCount() > count - 1 && count > 0)
        m_tree->scrollToItem(m_tree->topLevelItem(count - 1));
    for (int column = measuredColumn; column < columnCount; ++column)
        m_tree->resizeColumnToContents(column);
    wrapNames(*m_tree);
    m_apply->setEnabled(run.plan.has_value() && run.plan->rowCount > 0);
    showState(m_last->silence);
}

void FollowDialog::showState(std::optional<std::chrono::seconds> silence)
{
    const FollowedRun& run = m_last->run;
    const std::size_t count = run.scenarios.size();
    const QString measured =
        (run.planned > 0 ? tr("%1 of %2 measured.").arg(countText(count)).arg(countText(run.planned))
                         : tr("%1 measured.").arg(countText(count))) +
        QLatin1Char(' ');
    if (run.isFinished)
        return sayState(measured + tr("The job is finished."));
    if (!silence || *silence < RunFollower::kLongSilence)
        return sayState(measured + tr("The job goes on."));
    sayState(measured +
             tr("The file was last written %1 ago: is the job over?").arg(qtText(silenceText(*silence))));
}

void FollowDialog::fill(QTreeWidgetItem& item, const FollowedScenario& scenario)
{
    QStringList remarks;
    for (const std::string& remark : remarksOn(scenario))
        remarks += qtText(remark);
    if (!remarks.isEmpty()) {
        item.setText(nameColumn,
                     tr("%1 (%2)").arg(qtText(scenario.name), remarks.join(QStringLiteral(", "))));
        item.setToolTip(nameColumn, tipText(item.text(nameColumn)));
    }
    if (scenario.pattern == FollowedScenario::kNone) {
        new QTreeWidgetItem(&item, {sentenceOf(scenario.problem)});
        return;
    }
    const ErrorReport& report = *m_last->run.report;
    const MeasuredPattern& pattern = report.data.patterns[scenario.pattern];
    const ModelErrors* const model =
        scenario.model == FollowedScenario::kNone ? nullptr : &report.data.models[scenario.model];
    const auto isPredicted = [model](std::size_t message) {
        return model != nullptr && !std::isnan(model->errors[message]);
    };
    if (model != nullptr) {
        item.setText(errorColumn, percentText(report.summaryOf(pattern, scenario.model).absolute.mean));
        item.setToolTip(errorColumn, tipText(tr("Mean |error| of the model %1").arg(qtText(model->model))));
        item.setTextAlignment(errorColumn, Qt::AlignRight | Qt::AlignVCenter);
    }
    std::vector<std::size_t> messages(pattern.messageCount);
    for (std::size_t i = 0; i < messages.size(); ++i)
        messages[i] = pattern.firstMessage + i;
    if (messages.size() > kListedMessages) {
        const auto miss = [&](std::size_t message) {
            return isPredicted(message) ? std::abs(model->errors[message]) : 0.0;
        };
        std::ranges::stable_sort(messages,
                                 [&miss](std::size_t a, std::size_t b) { return miss(a) > miss(b); });
        messages.resize(kListedMessages);
        item.setToolTip(nameColumn, tr("Of very many messages, those furthest off are listed"));
    }
    for (const std::size_t message : messages) {
        const MeasuredTime& measured = report.data.messages[message].measured;
        auto* row = new QTreeWidgetItem(&item);
        row->setText(nameColumn, qtText(report.row(message).id));
        row->setText(measuredColumn, secondsText(measured.mean));
        if (measured.ci95 > 0)
            row->setText(widthColumn, secondsText(measured.ci95));
        if (isPredicted(message)) {
            row->setText(predictedColumn, secondsText(model->predicted[message]));
            row->setText(errorColumn, percentText(model->errors[message]));
        }
        for (int column = measuredColumn; column < columnCount; ++column)
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void FollowDialog::sayState(const QString& text)
{
    if (m_status->text() != text)
        m_status->setText(text);
}

void FollowDialog::apply()
{
    if (!m_last || !m_last->run.plan)
        return;
    // What is imported fits the project as it was when the file was last held against it.
    m_isImportWanted = m_last->revision != m_document.revision();
    if (m_isImportWanted)
        return look();
    if (m_document.submit(m_last->run.plan->edit))
        accept();
}

} // namespace contraflow
