// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/live_progress.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace contraflow {

namespace {

constexpr int kMoment = 300; // milliseconds

} // namespace

LiveProgress::LiveProgress(LiveJob& job, QWidget* parent)
    : QWidget(parent)
    , m_job(job)
    , m_text(new QLabel(this))
    , m_stop(new QToolButton(this))
{
    m_stop->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text);
    row->addWidget(m_stop);
    m_moment.setSingleShot(true);
    m_moment.setInterval(kMoment);
    connect(&m_moment, &QTimer::timeout, this, &LiveProgress::showState);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        if (m_job.isStopped())
            m_job.resume();
        else
            m_job.stop();
    });
    connect(&job, &LiveJob::stateChanged, this, [this] {
        if (!m_job.isRunning())
            showState();
        else if (!m_moment.isActive())
            m_moment.start(); // quick ones come and go without a word
    });
    connect(&job, &LiveJob::progressChanged, this, [this](double fraction) {
        m_text->setText(tr("Predicting: %1 %").arg(static_cast<int>(100 * fraction)));
    });
    showState();
}

void LiveProgress::showState()
{
    const bool isRunning = m_job.isRunning();
    const bool isStopped = m_job.isStopped() && !isRunning;
    if (!isRunning)
        m_text->setText(isStopped ? tr("Stopped: what is shown is older.") : QString());
    else if (m_text->text().isEmpty() || !m_text->isVisible())
        m_text->setText(tr("Predicting…"));
    m_stop->setText(isStopped ? tr("Resume") : tr("Stop"));
    m_stop->setToolTip(isStopped ? tr("Begin again") : tr("Stop; what has arrived stays"));
    m_text->setVisible(isRunning || isStopped);
    m_stop->setVisible(isRunning || isStopped);
}

} // namespace contraflow
