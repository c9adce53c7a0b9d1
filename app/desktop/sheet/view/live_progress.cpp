// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/live_progress.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace contraflow {

LiveProgress::LiveProgress(LiveJob& job, std::function<QString()> doing, QWidget* parent)
    : QWidget(parent)
    , m_job(job)
    , m_doing(doing ? std::move(doing) : [] { return tr("Predicting"); })
    , m_text(new QLabel(this))
    , m_stop(new QToolButton(this))
{
    constexpr int kMoment = 300; // milliseconds
    m_stop->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text);
    row->addWidget(m_stop);
    // What stands below must not move under the mouse when it comes and goes.
    QSizePolicy keepsRoom = m_stop->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_stop->setSizePolicy(keepsRoom);
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
        if (!m_job.isRunning()) {
            m_fraction = 0;
            showState();
        } else if (!m_moment.isActive()) {
            m_moment.start(); // quick ones come and go without a word
        }
    });
    connect(&job, &LiveJob::progressChanged, this, [this](double fraction) {
        m_fraction = fraction;
        m_text->setText(withProgress(m_doing(), fraction));
    });
    showState();
}

void LiveProgress::showState()
{
    const bool isRunning = m_job.isRunning();
    const bool isStopped = m_job.isStopped() && !isRunning;
    const bool isOld = isStopped && m_job.isStale();
    m_text->setText(isRunning ? withProgress(m_doing(), m_fraction)
                    : isOld   ? tr("Stopped: what is shown is older.")
                              : QString());
    m_stop->setText(isStopped ? tr("Resume") : tr("Stop"));
    m_stop->setToolTip(isStopped ? tr("Begin again") : tr("Stop; what has arrived stays"));
    m_text->setVisible(isRunning || isOld);
    m_stop->setVisible(isRunning || isStopped);
}

} // namespace contraflow
