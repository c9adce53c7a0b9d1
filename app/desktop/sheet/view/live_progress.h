// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/live_value.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace contraflow {

/** How far a job is, with a button that stops it and begins again; shows nothing while there is nothing to
 * wait for. */
class LiveProgress : public QWidget
{
    Q_OBJECT

public:
    /** `doing` says what is done at present; empty: it predicts. */
    explicit LiveProgress(LiveJob& job, std::function<QString()> doing = {}, QWidget* parent = nullptr);

private:
    void showState();

    LiveJob& m_job;
    std::function<QString()> m_doing;
    double m_fraction = 0;
    QLabel* m_text = nullptr;
    QToolButton* m_stop = nullptr;
    QTimer m_moment; ///< until progress is worth showing
};

} // namespace contraflow
