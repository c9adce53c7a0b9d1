// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/status_line.h"

#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/checks.h"
#include "core/project/left_out.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

#include <chrono>

namespace contraflow {
namespace {

/** Shorter predictions show no progress: a bar that flashes tells nothing. */
constexpr std::chrono::milliseconds kProgressDelay{300};
constexpr int kProgressSteps = 1000;

QString howMany(std::size_t count, const QString& one, const QString& many)
{
    return QStringLiteral("%1 %2").arg(countText(count), count == 1 ? one : many);
}

void addBeyondCalibration(QStringList& parts, const std::vector<std::string>& outside)
{
    if (!outside.empty())
        parts += StatusLine::tr("beyond its calibration: %1").arg(qtText(joinedWords(outside)));
}

/** With what it was predicted without, which a narrow window must not cut off. */
QString makespanText(double seconds, const std::vector<std::string>& without)
{
    const QString shown = StatusLine::tr("makespan %1").arg(shownQuantity(Dimension::duration, seconds));
    return without.empty() ? shown : shown + QLatin1Char(' ') + qtText(withoutText(without));
}

QStringList countsOf(const Replay& run)
{
    return {howMany(run.processes.size(), StatusLine::tr("process"), StatusLine::tr("processes")),
            howMany(run.eventCount, StatusLine::tr("event"), StatusLine::tr("events")),
            howMany(run.messageCount, StatusLine::tr("message"), StatusLine::tr("messages"))};
}

QStringList countsOf(const Timeline& timeline)
{
    return {howMany(timeline.messages.size(), StatusLine::tr("message"), StatusLine::tr("messages")),
            howMany(timeline.stepCount(), StatusLine::tr("step"), StatusLine::tr("steps"))};
}

/** What both worlds say in the same words, behind their counts. */
template<typename Times>
QString summaryOf(const ScenarioResult& result, const Times& times, const QString& how)
{
    const ScenarioRun& run = *result.run();
    QStringList parts = countsOf(times);
    parts += {makespanText(times.makespan(), run.without), StatusLine::tr("model %1").arg(qtText(run.model)),
              how.arg(qtText(displayText(Dimension::duration, result.seconds, 2)))};
    // A model in closed form has none.
    if (times.worstResidual > 0)
        parts += StatusLine::tr("residual of the solver %1").arg(times.worstResidual, 0, 'g', 2);
    addBeyondCalibration(parts, run.outsideCalibration);
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString resultSummary(const ScenarioResult& result)
{
    if (result.replay)
        return summaryOf(result, result.replay->replay, StatusLine::tr("run in %1"));
    if (!result.prediction)
        return result.failure;
    if (noMessagesYet(result.project, result.scenario))
        return StatusLine::tr("No messages yet: make them by a pattern, import them, or type or draw them");
    return summaryOf(result, result.prediction->timeline, StatusLine::tr("predicted in %1"));
}

StatusLine::StatusLine(Results& results, QWidget* parent) : QStatusBar(parent), m_results(results)
{
    setSizeGripEnabled(false);
    setContentsMargins(8, 0, 4, 0);
    m_summary = new QLabel(this);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setAccessibleName(tr("Summary of the result"));
    // A long failure must not force the window to be wider than the screen.
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress = new QProgressBar(this);
    m_progress->setMaximum(kProgressSteps);
    m_progress->setFixedWidth(160);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the prediction"));
    m_cancel = new QToolButton(this);
    m_cancel->setProperty("flat", true);
    m_cancel->setIcon(themedIcon(QStringLiteral("process-stop")));
    m_cancel->setToolTip(tr("Stop this prediction; the last result stays"));
    m_cancel->setAccessibleName(tr("Stop the prediction"));
    m_issues = new QToolButton(this);
    m_issues->setObjectName(QStringLiteral("issueCount"));
    m_issues->setProperty("flat", true);
    m_issues->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_issues->setToolTip(tr("Show or hide the issue list"));
    m_selection = new QLabel(this);
    m_selection->setObjectName(QStringLiteral("selectionStatistics"));
    m_selection->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_selection->setAccessibleName(tr("The selected cells"));
    m_selection->hide();
    addWidget(m_summary, 1);
    addPermanentWidget(m_selection);
    addPermanentWidget(m_progress);
    addPermanentWidget(m_cancel);
    addPermanentWidget(m_issues);
    m_progress->hide();
    m_cancel->hide();
    setIssueCounts(0, 0, 0);

    m_progressDelay.setSingleShot(true);
    m_progressDelay.setInterval(kProgressDelay);
    connect(&m_progressDelay, &QTimer::timeout, this, [this] {
        m_progress->setRange(0, 0); // busy until the first figure comes
        m_progress->show();
        m_cancel->show();
        showResult();
    });
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        m_wasCancelled = true;
        m_results.cancel();
        onStaleChanged(false);
    });
    connect(m_issues, &QToolButton::clicked, this, &StatusLine::issuesRequested);
    connect(&m_results, &Results::changed, this, [this] {
        m_wasCancelled = false;
        onStaleChanged(m_results.isStale());
    });
    connect(&m_results, &Results::staleChanged, this, &StatusLine::onStaleChanged);
    connect(&m_results, &Results::progressChanged, this, [this](double fraction) {
        m_progress->setRange(0, kProgressSteps);
        m_progress->setValue(static_cast<int>(fraction * kProgressSteps));
    });
}

void StatusLine::onStaleChanged(bool isStale)
{
    if (isStale && !m_progressDelay.isActive() && m_progress->isHidden()) {
        m_wasCancelled = false;
        m_progressDelay.start();
    }
    if (!isStale) {
        m_progressDelay.stop();
        m_progress->hide();
        m_cancel->hide();
    }
    showResult();
}

void StatusLine::showResult()
{
    const auto result = m_results.current();
    QString text;
    if (!m_activity.isEmpty())
        text = m_activity;
    else if (m_wasCancelled)
        text = result && result->isLetGo
                   ? m_results.pendingText()
                   : tr("Stopped. The last result is shown; it is older than the project.");
    else if (!m_progress->isHidden())
        text = tr("Predicting…");
    else if (result)
        text = resultSummary(*result);
    m_summary->setText(text);
    m_summary->setToolTip(tipText(text));
}

void StatusLine::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showResult(); // numbers may be written in another way now
}

void StatusLine::setActivity(const QString& text)
{
    m_activity = text;
    showResult();
}

void StatusLine::setSelection(const QString& text)
{
    m_selection->setText(text);
    m_selection->setVisible(!text.isEmpty());
}

QString StatusLine::summary() const
{
    return m_summary->text();
}

void StatusLine::setIssueCounts(std::size_t errors, std::size_t warnings, std::size_t notes)
{
    QStringList parts;
    if (errors != 0)
        parts += howMany(errors, tr("error"), tr("errors"));
    if (warnings != 0)
        parts += howMany(warnings, tr("warning"), tr("warnings"));
    if (notes != 0)
        parts += howMany(notes, tr("note"), tr("notes"));
    m_issues->setText(parts.isEmpty() ? tr("No issues") : parts.join(QStringLiteral(", ")));
    const Severity worst = errors != 0 ? Severity::error : warnings != 0 ? Severity::warning : Severity::note;
    m_issues->setIcon(parts.isEmpty() ? QIcon() : severityIcon(worst));
}

} // namespace contraflow
